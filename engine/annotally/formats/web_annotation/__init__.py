"""W3C Web Annotation: annotations in JSON-LD, beside the texts that they annotate."""
