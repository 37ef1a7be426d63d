"""Aggregation of the labels of several annotators into a distribution over labels for each item."""
