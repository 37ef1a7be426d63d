"""Several annotators of one corpus: comparisons of two at a time, their items, their agreement."""
