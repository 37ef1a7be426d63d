"""Preset task definitions."""
