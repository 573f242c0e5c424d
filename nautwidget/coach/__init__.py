"""The tutor at a board: it thinks in the background, and tells a hint step by step on a card and on the picture."""
