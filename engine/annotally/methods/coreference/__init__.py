"""Scoring of coreference classes."""
