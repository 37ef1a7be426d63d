"""Data frames, made by a stand-in of pandas: the library itself is no dependency of the tests."""

import sys
from collections.abc import Mapping, Sequence
from types import ModuleType

import pytest

import annotally
from support.house import ROOT

TEXT = "Ada Example sailed."


class StandInFrame:
    """The lines and columns that a data frame was made of."""

    def __init__(self, lines: Sequence[Mapping[str, object]], columns: Sequence[str] | None) -> None:
        self.lines = lines
        self.columns = (
            columns if columns is not None else list(dict.fromkeys(n for line in lines for n in line))
        )


@pytest.fixture
def pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("pandas")
    monkeypatch.setattr(module, "DataFrame", StandInFrame, raising=False)
    monkeypatch.setitem(sys.modules, "pandas", module)


def document(*extents: tuple[int, int]) -> annotally.AnnotatedText:
    return annotally.AnnotatedText(
        "voyage", TEXT, [annotally.AnnotatedSpan(*place, "NAME") for place in extents]
    )


@pytest.mark.usefixtures("pandas")
def test_frames_have_the_figures_and_the_pairs() -> None:
    result = annotally.compare(document((0, 11)), document((0, 11), (12, 18)), "spans")
    rows = result.to_frame()
    assert [line["f1"] for line in rows.lines] == [entry.f1 for entry in result.rows]
    assert rows.columns[:2] == ["section", "name"]
    assert [line["name"] for line in result.documents_frame().lines] == ["voyage"]
    pairs = result.pairs_frame()
    assert [(line["status"], line["key_begin"], line["response_begin"]) for line in pairs.lines] == [
        ("COR", 0, 0),
        ("SPU", None, 12),
    ]
    assert pairs.lines[0]["key"] == "Ada Example"


@pytest.mark.usefixtures("pandas")
def test_frames_of_agreement_keys_and_nothing() -> None:
    sides = {"Ada": document((0, 11)), "Ben": document((0, 11))}
    result = annotally.agreement(sides)
    assert [line["measure"] for line in result.to_frame().lines] == [f.measure for f in result.figures]
    assert [line["f1"] for line in result.pairs_frame().lines] == [1.0]
    key = annotally.adjudicate(sides)
    assert [(line["text"], line["begin"]) for line in key.to_frame().lines] == [("Ada Example", 0)]
    empty = annotally.adjudicate({"Ada": document(), "Ben": document()}).to_frame()
    assert (len(empty.lines), list(empty.columns)[:3]) == (0, ["document", "begin", "end"])


def test_without_pandas_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    result = annotally.compare(document((0, 11)), document(), "spans")
    with pytest.raises(annotally.MissingLibrary, match=r"pip install 'annotally\[frames\]'"):
        result.to_frame()


@pytest.mark.usefixtures("pandas")
def test_a_frame_of_annotations_has_a_line_for_each_relation() -> None:
    relations = ROOT / "resources" / "annotally_resources" / "sample" / "relations" / "key"
    frame = annotally.read(relations).to_frame()
    line = next(line for line in frame.lines if line["label"] == "WORKS_FOR")
    assert (line["begin"], line["text"], line["ends"]) == (-1, "", {"who": "p2", "whom": "n1"})
    assert set(line) == set(frame.columns)


@pytest.mark.usefixtures("pandas")
def test_frames_of_the_laboratory_have_errors_and_intervals() -> None:
    columns = annotally.LabelColumns({"Ada": ["x", "y", "y", "y"], "Ben": ["x", "y", "y", "x"]})
    frame = annotally.agreement(columns, measures="gwet_ac").to_frame()
    (line,) = frame.lines
    assert {"measure", "value", "error", "low", "high", "p", "distance", "left_out"} <= set(frame.columns)
    assert line["low"] < line["value"] < line["high"] == 1.0
    example = annotally.published_example("gwet_ac")
    assert [figure["same"] for figure in example.to_frame().lines] == [True] * len(example.figures)
