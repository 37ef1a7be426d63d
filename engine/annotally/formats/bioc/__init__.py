"""BioC XML: collections of documents in passages, with annotations and relations."""
