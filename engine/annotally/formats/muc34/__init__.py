"""Templates and texts of MUC-3 and MUC-4."""
