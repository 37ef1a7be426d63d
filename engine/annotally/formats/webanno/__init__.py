"""WebAnno TSV 3 documents."""
