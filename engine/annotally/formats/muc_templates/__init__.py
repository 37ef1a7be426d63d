"""Templates of MUC-5 to MUC-7."""
