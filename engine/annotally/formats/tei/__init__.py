"""TEI: texts of editions and corpora with names and other annotations inside, or beside them."""
