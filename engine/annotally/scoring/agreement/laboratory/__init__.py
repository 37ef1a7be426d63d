"""The agreement laboratory: coefficients on labels of items with closed-form errors, intervals and p."""
