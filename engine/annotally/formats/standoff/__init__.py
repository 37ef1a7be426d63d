"""The shared base of stand-off formats: spans with attributes and relations over texts."""
