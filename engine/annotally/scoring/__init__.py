"""Tallies and the measures computed from them."""
