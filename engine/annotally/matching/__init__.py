"""Alignment of objects: candidate pairs, greedy choice, optimal assignment."""
