"""Scoring of speech transcripts by word errors."""
