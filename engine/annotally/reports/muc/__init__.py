"""The report files of the MUC scorer."""
