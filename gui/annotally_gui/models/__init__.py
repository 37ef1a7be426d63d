"""Item models over the engine's rows and arrays."""
