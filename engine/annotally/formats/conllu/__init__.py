"""CoNLL-U with entities in its last column, and the tables of Universal NER."""
