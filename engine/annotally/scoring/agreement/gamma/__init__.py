"""Gamma: agreement on where units are and what they are, by the best alignment of all annotators' units."""
