"""Columns of labels are read as the table that they spell."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import annotally
from annotally.formats.label_table import read_label_table
from annotally.library.label_columns import LabelValue, labels_source

LABEL = st.one_of(
    st.none(), st.integers(-3, 3), st.booleans(), st.sampled_from(["x", "a,b", 'say "so"', "two\nlines"])
)


def spelled(label: LabelValue) -> str | None:
    return label if label is None or isinstance(label, str) else str(label).lower()


@settings(max_examples=50, deadline=None)
@given(
    st.integers(0, 6).flatmap(
        lambda size: st.lists(st.lists(LABEL, min_size=size, max_size=size), min_size=2, max_size=4)
    )
)
def test_every_label_comes_back(columns: Sequence[Sequence[LabelValue]]) -> None:
    names = ["item", "label", "annotator", "document"][: len(columns)]
    by_name = dict(zip(names, columns, strict=True))
    if not columns[0]:
        with pytest.raises(annotally.InputRefused, match="expected two annotators or more"):
            annotally.agreement(annotally.LabelColumns(by_name))
        return
    table = read_label_table(labels_source(annotally.LabelColumns(by_name)))
    assert table.annotators == tuple(names)
    assert list(table.documents[""].values()) == [
        list(map(spelled, item)) for item in zip(*columns, strict=True)
    ]


def test_numbers_of_data_frames_are_the_same_labels() -> None:
    # A column with missing numbers has floats there.
    columns = annotally.LabelColumns({"Ada": [1.0, float("nan"), 2.5], "Ben": [1, 2, 2.5]})
    result = annotally.agreement(columns)
    assert (result.figure("observed_agreement"), result.entry("observed_agreement").n) == (1.0, 2)


def test_items_have_names_and_documents() -> None:
    columns = annotally.LabelColumns(
        {"Ada": ["x", "y"], "Ben": ["x", "x"]}, items=["1", "1"], documents=["first", "second"]
    )
    result = annotally.agreement(columns, measures="cohen_kappa")
    assert result.sections[0].documents == 2


def test_columns_that_are_no_table() -> None:
    for columns, problem in (
        (annotally.LabelColumns({"Ada": [1], "Ben": [1, 2]}), "'Ada' has 1 values, and the longest column 2"),
        (annotally.LabelColumns({"Ada": [1], "Ben": [1]}, items=["a", "b"]), "'items' has 2 values"),
    ):
        with pytest.raises(ValueError, match=problem):
            annotally.agreement(columns)
    with pytest.raises(TypeError, match="is no label"):
        annotally.agreement(annotally.LabelColumns({"Ada": [b"x"], "Ben": ["x"]}))  # type: ignore[list-item]  # is refused
    with pytest.raises(annotally.InputRefused, match="item 'a' by 'Ada' again"):
        annotally.agreement(annotally.LabelColumns({"Ada": [1, 1], "Ben": [1, 1]}, items=["a", "a"]))
