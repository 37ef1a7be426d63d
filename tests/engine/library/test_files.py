"""Reading and writing by the library: what is read, written and read again is the same."""

import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import annotally
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
KEY = SAMPLE / "entities" / "key.sgm"
TEXT = "Ada Example sailed from Fictown to Sampleton."
VALUES = st.text(string.ascii_letters + " \u00e4\U0001f600'\"<&", min_size=1).map(str.strip).filter(bool)
SPAN = st.builds(
    lambda begin, length, label, attributes: annotally.AnnotatedSpan(
        begin, min(begin + length, len(TEXT)), label, attributes
    ),
    st.integers(0, len(TEXT) - 1),
    st.integers(1, 9),
    st.sampled_from(("PERSON", "PLACE")),
    st.dictionaries(st.sampled_from(("KIND", "NOTE")), VALUES),
)


def span_shape(span: annotally.AnnotatedSpan) -> tuple[object, ...]:
    return span.begin, span.end, span.label, str(sorted(span.attributes.items()))


def shape(documents: tuple[annotally.AnnotatedText, ...]) -> list[object]:
    """Return documents without the names of their spans, in which order does not matter."""
    return [
        (document.name, document.text, sorted(map(span_shape, document.spans), key=str))
        for document in documents
    ]


@settings(max_examples=25, deadline=None)
@given(st.lists(SPAN, max_size=5))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, spans: list[annotally.AnnotatedSpan]
) -> None:
    document = annotally.AnnotatedText("voyage", TEXT, spans)
    path = tmp_path_factory.mktemp("out") / "voyage.json"
    assert annotally.write(document, path, format="mat-json").paths == (str(path),)
    assert shape(annotally.read(path).documents) == shape((document,))


def test_what_is_read_is_compared_written_and_kept(tmp_path: Path) -> None:
    key = annotally.read(KEY)
    assert key.format == "muc-sgml"
    assert len(key.documents) == 4
    first = key.documents[0].spans[0]
    assert key.documents[0].text[first.begin : first.end] == "Pellworth Balloon Post"
    assert first.attributes == {"TYPE": "ORGANIZATION"}
    assert annotally.compare(key, key, "muc7-named-entity").f1 == 1.0
    same = annotally.write(key, tmp_path / "same.sgm")
    assert Path(same.paths[0]).read_bytes() == KEY.read_bytes()


def test_losses_are_refused_unless_they_are_dropped(tmp_path: Path) -> None:
    key = annotally.read(KEY)
    with pytest.raises(annotally.InputRefused, match="alternatives"):
        annotally.write(key, tmp_path / "out", format="brat")
    written = annotally.write(key, tmp_path / "out", format="brat", drop=["all"])
    assert len(written.paths) > 1
    assert "alternatives" in written.dropped[0]
    with pytest.raises(ValueError, match="no kind 'nonsense'"):
        annotally.write(key, tmp_path / "more", format="brat", drop=["nonsense"])


def test_files_that_are_there_stay_unless_they_are_replaced(tmp_path: Path) -> None:
    document = annotally.AnnotatedText("voyage", TEXT)
    path = tmp_path / "voyage.xmi"
    path.write_text("precious")
    with pytest.raises(annotally.InputRefused, match="replace=True"):
        annotally.write(document, path, format="mat-json")
    assert path.read_text() == "precious"
    annotally.write(document, path, format="mat-json", replace=True)
    assert annotally.read(path).documents[0].text == TEXT


def test_an_input_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "key.sgm"
    path.write_bytes(KEY.read_bytes())
    with pytest.raises(annotally.InputRefused):
        annotally.write(annotally.read(path), path, replace=True)
    assert path.read_bytes() == KEY.read_bytes()


def test_a_path_without_a_formats_ending_needs_the_format(tmp_path: Path) -> None:
    with pytest.raises(annotally.TaskError, match="no format's ending"):
        annotally.write(annotally.AnnotatedText("voyage", TEXT), tmp_path / "voyage")
