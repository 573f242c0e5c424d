"""The tutor: hints that are compared by search, explained in words, and honest about what is not known."""
