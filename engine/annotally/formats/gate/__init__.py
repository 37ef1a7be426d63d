"""GATE XML documents."""
