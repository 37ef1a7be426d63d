"""Texts with SGML annotations, as in MUC-6 and MUC-7."""
