"""Readers and writers, one package or module per format; they know no task."""
