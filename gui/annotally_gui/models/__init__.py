"""What the views show, ready to be shown: node-free models over the engine's arrays."""
