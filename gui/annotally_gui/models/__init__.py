"""Node-free item models over the arrays of the engine: what the views show."""
