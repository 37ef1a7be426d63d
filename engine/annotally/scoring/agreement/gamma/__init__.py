"""Gamma: agreement on places and labels of units, by the best alignment of all annotators' units."""
