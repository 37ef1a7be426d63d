"""JSON in the shapes of spaCy: texts with entities, documents, training data."""
