"""Mentions of tokens get their places; ids are checked; texts and tables come together."""

from collections.abc import Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.event_mentions.mentions import TOKENS
from annotally.formats.event_mentions.reader import read
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.formats.event_mentions.token_tables import read as read_tables
from annotally.formats.plain_text import read as read_text
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Document, Source
from annotally.workspace.inputs.checks import gather, place_sets
from annotally.workspace.inputs.token_tables import place_mentions

OPTIONS = ReadOptions()
TABLE = "t0\tHe\t0\t1\nt1\twas\t3\t5\nt2\tgoing\t7\t11\nt3\taway\t13\t16\n"


def tables(name: str = "doc.tab", table: str = TABLE) -> ReadResult:
    return read_tables([Source(name, table)], OPTIONS)


def mentions(*tokens: str, document: str = "doc") -> ReadResult:
    rows = [f"sys\t{document}\tE{n}\t{ids}\tsaid\tMeet\tOther\t1\n" for n, ids in enumerate(tokens, 1)]
    text = f"#BeginOfDocument {document}\n{''.join(rows)}#EndOfDocument\n"
    return read([Source("gold.tbf", text)], OPTIONS)


def place(
    result: ReadResult, documents: dict[str, Document] | None = None, scored: Collection[str] = ("doc",)
) -> tuple[AnnotationSet, tuple[Diagnostic, ...]]:
    if documents is None:
        documents = {"doc": tables().documents[0]}
    return place_mentions(result.annotations, documents, scored)


def instances(annotations: AnnotationSet, document: str = "doc") -> tuple[Instance, ...]:
    return annotations.documents[document].instances


@pytest.mark.parametrize(
    ("tokens", "extents"),
    [
        ("t2", [(7, 12)]),
        ("t1,t2", [(3, 12)]),
        ("t0,t2,t3", [(0, 2), (7, 17)]),
        ("t3,t0,t3", [(0, 2), (13, 17)]),
    ],
)
def test_tokens_that_follow_one_another_make_one_extent(tokens: str, extents: list[tuple[int, int]]) -> None:
    (mention,) = instances(place(mentions(tokens))[0])
    assert mention.extents == tuple(Extent(*extent) for extent in extents)


def test_e6_a_token_id_that_the_table_does_not_have_is_an_error() -> None:
    """The first of each document: a wrong table would have one for every mention."""
    (diagnostic,) = place(mentions("t1", "t2,t4", "t9"))[1]
    assert diagnostic.severity is Severity.ERROR
    assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("gold.tbf", 3, 12)
    assert "token t4 in mention E2" in str(diagnostic)


def test_a_scored_document_without_table_is_an_error() -> None:
    (diagnostic,) = place(mentions("t1"), {})[1]
    assert diagnostic.severity is Severity.ERROR
    assert "no token table for document doc; expected doc.tab or doc.txt.tab" in str(diagnostic)


def test_e5_what_is_not_scored_needs_no_table() -> None:
    annotations, findings = place(mentions("t1"), {}, ())
    assert findings == ()
    assert instances(annotations)[0].extents == ()


@pytest.mark.parametrize("tokens", ["t1, t2", " t1,  t2 ", "1,2", "1, t2", "t01,t2"])
def test_e11_blanks_and_a_missing_t_are_read_past(tokens: str) -> None:
    annotations, findings = place(mentions(tokens))
    if "0" in tokens:  # differs by more than the letter
        assert [finding.severity for finding in findings] == [Severity.ERROR]
        return
    assert instances(annotations)[0].extents == (Extent(3, 12),)
    assert len(findings) == (not tokens.strip().startswith("t1"))


def test_e11_a_file_that_leaves_the_t_out_is_told_of_once_and_where() -> None:
    (diagnostic,) = place(mentions("t1", "2", "3,0"))[1]
    assert (diagnostic.severity, diagnostic.file, diagnostic.line, diagnostic.column) == (
        Severity.WARNING,
        "gold.tbf",
        3,
        12,
    )
    assert diagnostic.found == "token 2 in mention E2"
    assert diagnostic.expected == "t2, as the table of document doc spells it"


def test_e11_a_table_may_leave_the_t_out_as_well() -> None:
    bare = {"doc": tables(table=TABLE.replace("t", "")).documents[0]}
    annotations, findings = place(mentions("t1,t2"), bare)
    assert instances(annotations)[0].extents == (Extent(3, 12),)
    assert [finding.expected.partition(",")[0] for finding in findings] == ["1"]


def test_a_set_made_without_sources_is_placed_too() -> None:
    bare = mentions("1", "t1", "t8").annotations
    bare = AnnotationSet(bare.name, bare.format, bare.documents)
    _, findings = place_mentions(bare, {"doc": tables().documents[0]}, ("doc",))
    assert [(finding.file, finding.severity.value) for finding in findings] == [
        ("", "error"),
        ("", "warning"),
    ]
    _, (missing,) = place_mentions(bare, {}, ("doc",))
    assert missing.file == ""


def test_what_is_no_mention_of_tokens_has_none() -> None:
    empty = (), (Slot(TOKENS, ()),), (Slot(TOKENS, Reading("")),)
    assert ids_of([Instance("Transport", "E1", slots) for slots in empty]) == [frozenset()] * 3


@pytest.mark.parametrize(
    ("document", "table"), [("doc", "doc.tab"), ("doc", "doc.txt.tab"), ("doc.txt", "doc.txt.tab")]
)
def test_a_table_is_found_under_both_names(document: str, table: str) -> None:
    key = mentions("t1", document=document)
    documents, findings = gather([key], tables(table))
    (place_set,) = place_sets([key], documents, findings)
    assert findings == []
    assert instances(place_set, document)[0].extents == (Extent(3, 6),)


def test_a_text_takes_the_tokens_of_a_table_that_had_none() -> None:
    """In either order; what lies between the tokens is the text's."""
    text = read_text([Source("doc.txt", "He\nwas\tgoing\naway")], OPTIONS)
    for first, second in ((tables(), text), (text, tables())):
        documents, findings = gather([second], first)
        tokens = documents["doc"].tokens
        assert (findings, documents["doc"].text) == ([], "He\nwas\tgoing\naway")
        assert tokens is not None
        assert (tokens.made_text, tokens.words) == (False, {})


def test_c5_a_table_of_another_text_is_an_error() -> None:
    text = read_text([Source("doc.txt", "Quite another text than that")], OPTIONS)
    _, (diagnostic,) = gather([text], tables())
    assert diagnostic.severity is Severity.ERROR
    assert "the text of document doc differs" in str(diagnostic)


@given(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=4), min_size=1, max_size=4))
def test_extents_cover_exactly_the_characters_of_the_tokens(chosen: list[list[int]]) -> None:
    document = tables().documents[0]
    tokens = document.tokens
    assert tokens is not None
    result = mentions(*(",".join(f"t{n}" for n in numbers) for numbers in chosen))
    for mention, numbers in zip(instances(place(result)[0]), chosen, strict=True):
        covered = {
            c for e in mention.extents for c in range(e.start, e.end) if not document.text[c].isspace()
        }
        assert covered == {c for n in numbers for c in range(tokens.starts[n], tokens.ends[n])}
