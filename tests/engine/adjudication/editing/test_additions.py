"""Annotations that no side has: written, numbered, placed, kept through undo, and read back from a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.editing.additions import blank, create_annotation, rows
from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.project.entries import Choice, Decision, EntryKind
from annotally.adjudication.project.messages import Written
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.extents import Extent
from support.small_sessions import entities_session

TAKE_A = Decision(Choice.TAKE, (0,))


@pytest.fixture
def session(tmp_path: Path) -> Iterator[AdjudicationSession]:
    session = entities_session(tmp_path)
    yield session
    session.project.close()


def document_of(session: AdjudicationSession) -> str:
    (document,) = session.workspace.document_ids
    return document


def drafts(session: AdjudicationSession) -> RowDrafts:
    document = document_of(session)
    return RowDrafts(session.workspace, session.state(document).table, document)


def add(session: AdjudicationSession, words: str, kind: str = "PERSON") -> Written:
    text = session.workspace.document(document_of(session)).text
    start = text.index(words)
    draft = blank(drafts(session), "", ((start, start + len(words)),))
    written = Written(
        tuple(
            (slot.name, ((kind,),) if slot.name.casefold() == "type" else slot.lines) for slot in draft.slots
        ),
        draft.type,
        draft.extents,
    )
    known = session.project.ledger.of(EntryKind.ADDED, document_of(session))
    session.add(document_of(session), create_annotation(drafts(session), written, known), "add")
    return written


def test_the_words_selected_are_what_it_says_and_its_type_is_one_of_the_task(
    session: AdjudicationSession,
) -> None:
    text = session.workspace.document(document_of(session)).text
    start = text.index("Bo")
    draft = blank(drafts(session), "", ((start, start + 2),))
    assert (draft.row, draft.type, draft.words) == (-1, "ENAMEX", "Bo")
    first = draft.slots[0]
    assert (first.name, first.lines, first.fixed) == ("TEXT", (("Bo",),), True)
    kinds = next(slot for slot in draft.slots if slot.name.casefold() == "type")
    assert kinds.offers[:2] == ("PERSON", "ORGANIZATION"), "as the files spell them"
    assert "person" not in kinds.offers
    assert "location" in kinds.offers
    assert {"alt", "min"}.isdisjoint(slot.name.casefold() for slot in draft.slots)
    assert kinds.closed
    assert blank(drafts(session), "TIMEX", ()).type == "TIMEX"
    assert blank(drafts(session), "TIMEX", ()).extents == ()


def test_what_was_added_is_in_the_file_that_is_written_and_gone_after_undo(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    document = document_of(session)
    session.decide(document, [0], TAKE_A, "all")
    add(session, "Bo")
    (path,) = session.scorer.export(str(tmp_path / "final.sgm"))
    assert '<ENAMEX TYPE="PERSON">Bo</ENAMEX>' in Path(path).read_text()
    second_instances = read([path], ReadOptions(), None, "final").annotations.documents[document].instances
    text = session.workspace.document(document).text
    assert second_instances[-1].extents == (Extent(text.index("Bo"), text.index("Bo") + 2),)
    shown_rows = session.display(document).added
    assert [(row.title, row.words) for row in shown_rows] == [("ENAMEX 3", "Bo; PERSON")]
    session.undo()
    assert session.display(document).added == ()
    assert len(session.keys.of(document).objects) == 2
    session.redo()
    assert session.display(document).added == shown_rows


def test_several_are_numbered_on_and_listed_in_reading_order(session: AdjudicationSession) -> None:
    add(session, "met")
    add(session, "Bo")
    add(session, "of")
    listed = rows(session.project.ledger.of(EntryKind.ADDED, document_of(session)))
    assert [row.words.partition(";")[0] for row in listed] == ["of", "met", "Bo"]
    assert sorted(item.title for item in listed) == ["ENAMEX 3", "ENAMEX 4", "ENAMEX 5"]


def test_one_without_a_type_is_refused(session: AdjudicationSession) -> None:
    with pytest.raises(ValueError, match="has a type"):
        create_annotation(drafts(session), Written((), " "), {})
