"""Inputs held against each other and against their texts."""
