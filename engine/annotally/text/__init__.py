"""Text work: cleaning string fills, finding strings in documents."""
