"""Relations and arguments of events in memory: they score, are written and come back as those of files."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import annotally
from annotally import AnnotatedRelation, AnnotatedSpan, AnnotatedText
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample" / "relations"
TEXT = "Ada Example joined Sample Works in Fictown."
SPANS = (
    AnnotatedSpan(0, 11, "PERSON", name="ada"),
    AnnotatedSpan(19, 31, "FIRM", name="works"),
    AnnotatedSpan(35, 42, "PLACE", name="town"),
)
NAMES = [span.name for span in SPANS]


def text_with(*relations: AnnotatedRelation, spans: tuple[AnnotatedSpan, ...] = SPANS) -> AnnotatedText:
    return AnnotatedText("note", TEXT, spans, relations)


@pytest.mark.parametrize("task", ["mat", "spans"])
def test_what_is_read_compares_in_memory_as_its_files(task: str) -> None:
    sides = [annotally.read(SAMPLE / side).documents for side in ("key", "response")]
    assert any(document.relations for document in sides[0])
    assert any(span.ends for document in sides[0] for span in document.spans)
    in_memory = annotally.compare(*sides, task)
    of_files = annotally.compare(SAMPLE / "key", SAMPLE / "response", task)
    assert in_memory.rows == of_files.rows
    assert [(pair.label, pair.status) for pair in in_memory.pairs] == [
        (pair.label, pair.status) for pair in of_files.pairs
    ]


def test_an_end_that_differs_is_told() -> None:
    key = text_with(AnnotatedRelation("WORKS_FOR", {"who": "ada", "whom": "works"}))
    response = text_with(AnnotatedRelation("WORKS_FOR", {"who": "ada", "whom": "town"}))
    assert annotally.compare(key, key, "mat").f1 == 1.0
    result = annotally.compare(key, response, "mat")
    (relation,) = [pair for pair in result.pairs if pair.label == "WORKS_FOR"]
    assert (relation.slots["who"], relation.slots["whom"]) == ("COR", "INC")


def test_names_do_not_matter_and_those_without_one_are_no_ends() -> None:
    renamed = tuple(
        AnnotatedSpan(span.begin, span.end, span.label, name=str(number)) for number, span in enumerate(SPANS)
    )
    unnamed = AnnotatedSpan(12, 18, "VERB")
    key = text_with(AnnotatedRelation("IN", {"a": "works", "b": "town"}), spans=(unnamed, *SPANS))
    response = text_with(AnnotatedRelation("IN", {"a": "1", "b": "2"}), spans=(unnamed, *renamed))
    assert annotally.compare(key, response, "mat").f1 == 1.0


def test_arguments_of_events_and_several_at_one_slot() -> None:
    event = AnnotatedSpan(12, 18, "EVENT", {"kind": "hiring"}, ends={"who": ("ada", "works")})
    key = text_with(spans=(*SPANS, event))
    fewer = AnnotatedSpan(12, 18, "EVENT", {"kind": "hiring"}, ends={"who": ("ada",)})
    response = text_with(spans=(*SPANS, fewer))
    (pair,) = [pair for pair in annotally.compare(key, response, "mat").pairs if pair.label == "EVENT"]
    assert (pair.slots["kind"], pair.slots["who"]) == ("COR", "INC")


ENDS = st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES))
RELATIONS = st.lists(ENDS, max_size=4, unique=True).map(
    lambda ends: tuple(AnnotatedRelation("JOINS", {"Arg1": first, "Arg2": second}) for first, second in ends)
)


@settings(max_examples=20, deadline=None)
@given(RELATIONS)
def test_written_as_brat_they_come_back(
    tmp_path_factory: pytest.TempPathFactory, relations: tuple[AnnotatedRelation, ...]
) -> None:
    folder = tmp_path_factory.mktemp("brat")
    annotally.write(text_with(*relations), folder / "note.ann", format="brat")
    (document,) = annotally.read(folder, format="brat").documents
    places = {span.name: (span.begin, span.end) for span in document.spans}
    read_back = [tuple(places[end] for end in relation.ends.values()) for relation in document.relations]
    given_places = {span.name: (span.begin, span.end) for span in SPANS}
    assert read_back == [tuple(given_places[end] for end in relation.ends.values()) for relation in relations]


WRONG = {
    "no such name": (text_with(AnnotatedRelation("IN", {"a": "nobody"})), "no annotation has that name"),
    "a name of two": (
        text_with(AnnotatedRelation("IN", {"a": "ada"}), spans=(SPANS[0], SPANS[0])),
        "several annotations have that name",
    ),
    "no ends": (text_with(AnnotatedRelation("IN", {})), "IN without ends"),
    "no label": (text_with(AnnotatedRelation("", {"a": "ada"})), "annotation 4 without a label"),
    "one slot twice": (text_with(AnnotatedRelation("IN", {"a": "ada"}, {"a": "x"})), "slot a twice"),
}


@pytest.mark.parametrize(("document", "finding"), WRONG.values(), ids=WRONG)
def test_ends_that_lead_nowhere_are_refused(document: AnnotatedText, finding: str) -> None:
    with pytest.raises(annotally.InputRefused, match=finding) as refused:
        annotally.compare(document, document, "mat")
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.file == "note"
    assert diagnostic.remedy


def test_names_that_labels_share_get_their_label() -> None:
    # Template files number the objects of each type for themselves.
    sample = SAMPLE.parent / "successions"
    documents = annotally.read(sample / "key", text=sample / "texts").documents
    names: set[str] = set()
    for document in documents:
        own_names = [annotation.name for annotation in (*document.spans, *document.relations)]
        assert len(set(own_names)) == len(own_names)
        ends = [end for relation in document.relations for end in relation.ends.values()]
        assert {name for end in ends for name in ((end,) if isinstance(end, str) else end)} <= set(own_names)
        names.update(own_names)
    assert {"ORGANIZATION-kite-works-1", "PERSON-kite-works-1"} <= names
