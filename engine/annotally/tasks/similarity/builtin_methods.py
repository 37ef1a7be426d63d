"""The built-in methods of dimensions, and the options of each.

Source: mat-scoring-and-comparison.txt, "Dimensions".
"""

LABEL = "_label"
SPAN = "_span"
NONANNOTATION_REMAINDER = "_nonannotation_attribute_remainder"
ANNOTATION_REMAINDER = "_annotation_attribute_remainder"
SPECIAL = (LABEL, SPAN, NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER)
"""Names of dimensions that are no attributes."""

LABEL_EQUALITY = "label_equality"
OVERLAP = "overlap"
EQUALITY = "equality"
SIMILARITY = "similarity"
SET_SIMILARITY = "_annotation_set_similarity"

TRUE_RESIDUE = "true_residue"
MATCH_BOUND = "overlap_match_lower_bound"
MISMATCH_BOUND = "overlap_mismatch_upper_bound"

OPTIONS: dict[str, tuple[str, ...]] = {
    LABEL_EQUALITY: (TRUE_RESIDUE,),
    OVERLAP: (MATCH_BOUND, MISMATCH_BOUND),
    EQUALITY: (),
    SIMILARITY: (),
    SET_SIMILARITY: (),
    NONANNOTATION_REMAINDER: (),
    ANNOTATION_REMAINDER: (),
}
"""Options by method; all of them are numbers between 0 and 1."""
BUILT_IN = frozenset(("", *OPTIONS))
"""Methods that need no module of the owner; empty: the default one."""

_BY_NAME = {
    LABEL: LABEL_EQUALITY,
    SPAN: OVERLAP,
    NONANNOTATION_REMAINDER: NONANNOTATION_REMAINDER,
    ANNOTATION_REMAINDER: ANNOTATION_REMAINDER,
}


def built_in(name: str, *, points: bool) -> str:
    """Return the program's only method for a dimension; ``points``: its values are annotations."""
    if "," in name:
        return SET_SIMILARITY
    return _BY_NAME.get(name) or (SIMILARITY if points else EQUALITY)
