"""Rows and trees that every number a user sees comes from, and the forms they are printed in."""
