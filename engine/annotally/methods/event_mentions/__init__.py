"""Scoring of event mentions."""
