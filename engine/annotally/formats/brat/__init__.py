"""The standoff format of brat: a text file and its annotation file."""
