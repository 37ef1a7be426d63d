"""MMAX2: a project of words in one file and markables in others, a level of annotation in each."""
