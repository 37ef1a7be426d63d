"""Scoring of filled templates, as in MUC: objects, slots and pointers."""
