"""The course: its notebooks, and the command that lays them out in a folder of the learner's and opens them."""
