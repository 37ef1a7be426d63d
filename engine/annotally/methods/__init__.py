"""Ways to compare, one module each."""
