"""Configuration files of the MUC scorer."""
