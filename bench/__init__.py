"""Speed and size, each against its target and, where there is one, against a peer in the same run."""
