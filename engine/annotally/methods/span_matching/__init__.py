"""Spans compared by a rule of matching: strict, exact, partial, type, overlap, and GATE's three."""
