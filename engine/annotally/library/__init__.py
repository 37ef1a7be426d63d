"""The library: comparing, reading, writing, agreement and adjudication for scripts and notebooks."""
