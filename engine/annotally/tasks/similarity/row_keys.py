"""Keys of the rows of MAT's four score tables (A10, A13, A14): ``("tag", "PERSON")``.

The first word is the table. Behind it is a label, ``<all>``, the name of an aggregation, or a true label with
the values of a decomposition.
"""

LabelKey = tuple[str, ...]

TAG = "tag"
TABLES = (TAG, "token", "pseudo-token", "character")
ALL = "<all>"
"""The row of all labels together."""
ALL_TAGS: LabelKey = (TAG, ALL)
"""The row with the overall score of a comparison by similarity."""
_AGGREGATION, _SUBSET = "aggregation", "subset"


def label_row(label: str) -> LabelKey:
    """Return the row of a label, or of `ALL`, without its table."""
    return (label,)


def aggregation_row(name: str) -> LabelKey:
    """Return the row that adds several labels, without its table."""
    return (name, _AGGREGATION)


def subset_row(label: str, subset: str) -> LabelKey:
    """Return the row of a label's annotations with these values, without its table."""
    return (label, _SUBSET, subset)


def is_aggregation(key: LabelKey) -> bool:
    """Tell whether a whole key is that of an aggregation."""
    return len(key) == 3 and key[2] == _AGGREGATION


def subset_of(key: LabelKey) -> str:
    """Return the values in a whole key, empty for a row of no decomposition."""
    return key[3] if len(key) == 4 else ""
