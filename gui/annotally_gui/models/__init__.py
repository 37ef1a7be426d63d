"""Models of the window's data, ready to be shown: node-free, over the engine's arrays."""
