"""The column formats of CoNLL: tagged tokens, and coreference."""
