"""Scoring of HUB-4 event templettes."""
