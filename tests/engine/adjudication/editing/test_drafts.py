"""What can be written about rows, and what it becomes: in the ledger, in the final key, in a file."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.editing.fills import Fills
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import SlotDraft, Written
from annotally.adjudication.project.state import create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.instances import Instance, Slot
from annotally.workspace.facade import Workspace
from support.projects import a_clock
from support.sample_sessions import DESCRIPTION, DOCUMENT, TAKE_A, new_session, two_keys


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    return two_keys()


@pytest.fixture
def session(workspace: Workspace, tmp_path: Path) -> Iterator[AdjudicationSession]:
    with new_session(workspace, tmp_path) as built_session:
        yield built_session


def drafts(session: AdjudicationSession) -> RowDrafts:
    return RowDrafts(session.workspace, session.state(DOCUMENT).table, DOCUMENT)


def slot_rows(session: AdjudicationSession) -> list[int]:
    nodes = session.state(DOCUMENT).table.nodes
    return [row for row, level in enumerate(nodes.level) if level == Level.SLOT]


def first_object(session: AdjudicationSession) -> int:
    return next(session.state(DOCUMENT).table.objects())


def write(session: AdjudicationSession, row: int, *lines: tuple[str, ...]) -> None:
    """Write the slot of a row."""
    draft = drafts(session).draft(row)
    decisions = drafts(session).decisions(draft.row, Written(((draft.slots[0].name, lines),)))
    session.decide(DOCUMENT, [decisions.row], decisions.decision, "edit")


def final_slot(session: AdjudicationSession, row: int) -> Slot | None:
    """Return the slot of a row as the final key has it."""
    owner, name = drafts(session).object_of(row), drafts(session).draft(row).slots[0].name
    return final_object(session, owner).slot(name)


def final_object(session: AdjudicationSession, owner: int) -> Instance:
    return next(row.instance for row in session.keys.of(DOCUMENT).objects if row.row == owner)


def told(session: AdjudicationSession, row: int) -> tuple[tuple[str, ...], ...]:
    slot = final_slot(session, row)
    return Fills(session.workspace, DOCUMENT).lines(slot) if slot is not None else ()


def decide_all(session: AdjudicationSession) -> None:
    for document in session.workspace.document_ids:
        session.decide(document, [0], TAKE_A, "all")


WORDS = st.text(st.sampled_from("abcXY 'é-"), min_size=1, max_size=8).map(str.strip).filter(bool)
LINES = st.lists(st.lists(WORDS, min_size=1, max_size=3, unique=True).map(tuple), min_size=1, max_size=3)


@given(st.data())
def test_what_is_written_stands_in_the_final_key_and_undo_leads_back(
    workspace: Workspace, data: st.DataObject
) -> None:
    with (
        TemporaryDirectory() as folder,
        closing(create(f"{folder}/p.annotally", DESCRIPTION, a_clock)) as project,
    ):
        session = AdjudicationSession(workspace, project, a_clock)
        decide_all(session)
        previous = session.keys.of(DOCUMENT)
        rows = [row for row in slot_rows(session) if drafts(session).draft(row).row == row]
        row = data.draw(st.sampled_from(rows))
        lines = data.draw(LINES)
        write(session, row, *lines)
        assert told(session, row) == tuple(lines)
        write(session, row)
        assert told(session, row) == ()
        session.undo()
        assert told(session, row) == tuple(lines)
        session.undo()
        assert session.keys.of(DOCUMENT) == previous
        session.redo()
        assert told(session, row) == tuple(lines)


def test_writing_what_stands_there_changes_no_byte(session: AdjudicationSession) -> None:
    decide_all(session)
    previous_objects = session.keys.of(DOCUMENT).objects
    for row in slot_rows(session):
        draft = drafts(session).draft(row)
        write(session, row, *draft.slots[0].lines)
    assert [row.instance for row in session.keys.of(DOCUMENT).objects] == [
        previous_row.instance for previous_row in previous_objects
    ]


def test_a_draft_shows_what_is_decided_and_offers_what_either_side_says(session: AdjudicationSession) -> None:
    row = slot_rows(session)[0]
    nodes = session.state(DOCUMENT).table.nodes
    name = nodes.names[nodes.name[row]]
    draft = drafts(session).draft(row)
    assert (draft.row, draft.whole, draft.title.casefold()) == (row, False, name.casefold())
    (slot,) = draft.slots
    assert {text for line in slot.lines for text in line} <= set(slot.offers)
    write(session, row, ("The Tern House", "Quay Hall"), ("Museum",))
    assert drafts(session).draft(row).slots[0].lines == (("The Tern House", "Quay Hall"), ("Museum",))
    assert session.display(DOCUMENT).edited[row] == "The Tern House; Quay Hall; Museum"


def test_an_object_is_written_as_a_whole_and_its_slots_after_that_in_it(session: AdjudicationSession) -> None:
    decide_all(session)
    owner, row = first_object(session), slot_rows(session)[0]
    draft = drafts(session).draft(owner)
    assert draft.whole
    assert draft.type in draft.types
    written = Written(tuple((slot.name, slot.lines) for slot in draft.slots), draft.type)
    decisions = drafts(session).decisions(owner, replace_first(written, "New Name"))
    assert decisions.row == owner
    session.decide(DOCUMENT, [owner], decisions.decision, "edit", "somebody")
    assert told(session, row) == (("New Name",),)
    second_decisions = drafts(session).decisions(row, Written(((draft.slots[0].name, (("Another",),)),)))
    assert second_decisions.row == owner
    session.decide(DOCUMENT, [owner], second_decisions.decision, "edit")
    assert told(session, row) == (("Another",),)
    other_lines = [slot.lines for slot in drafts(session).draft(owner).slots[1:]]
    assert other_lines == [slot.lines for slot in draft.slots[1:]]


def replace_first(written: Written, text: str) -> Written:
    (name, _), *rest = written.slots
    return Written(((name, ((text,),)), *rest), written.type)


def test_what_was_written_is_exported_and_read_back(session: AdjudicationSession, tmp_path: Path) -> None:
    decide_all(session)
    row = slot_rows(session)[0]
    write(session, row, ("The Tern House",), ("Tern House", "Quay Hall"))
    (path,) = session.scorer.export(str(tmp_path / "final.tmpl"))
    second_annotations = read([path], ReadOptions(), None, "final").annotations
    decided = final_object(session, first_object(session))
    name = drafts(session).draft(row).slots[0].name
    stored = next(
        instance
        for instance in second_annotations.documents[DOCUMENT].instances
        if (instance.type, instance.name) == (decided.type, decided.name)
    )
    slot = stored.slot(name)
    assert slot is not None
    assert [reading.text for reading in slot.readings()] == ["The Tern House", "Tern House", "Quay Hall"]
    assert len(slot.alternatives) == 2


def test_rows_above_annotations_cannot_be_written(session: AdjudicationSession) -> None:
    with pytest.raises(ValueError, match="not an annotation"):
        drafts(session).draft(0)


def test_what_is_left_out_is_drafted_as_the_first_side_has_it(session: AdjudicationSession) -> None:
    owner = first_object(session)
    previous_draft = drafts(session).draft(owner)
    session.decide(DOCUMENT, [owner], Decision(Choice.NEITHER), "out")
    assert drafts(session).draft(owner) == previous_draft
    decisions = drafts(session).decisions(owner, Written((), previous_draft.type))
    session.decide(DOCUMENT, [owner], decisions.decision, "edit")
    assert final_object(session, owner).type == previous_draft.type


def test_slots_without_lines_stay_away(session: AdjudicationSession) -> None:
    fills = Fills(session.workspace, DOCUMENT)
    assert fills.slot("PERSON", "PER_NAME", ((" ",), ()), None) is None
    assert SlotDraft("x", ()).offers == ()


def test_writing_its_status_says_whether_an_object_must_be_found(
    session: AdjudicationSession, tmp_path: Path
) -> None:
    """A key whose marks and whose slots disagree could be written in no format."""
    decide_all(session)
    owner = next(
        row
        for row in session.state(DOCUMENT).table.open_objects() or session.state(DOCUMENT).table.objects()
        if any(slot.name == "OBJ_STATUS" for slot in drafts(session).draft(row).slots)
        and drafts(session).now(row).optional
    )
    for text, optional in (("", False), ("OPTIONAL", True), ("", False)):
        written = Written((("OBJ_STATUS", ((text,),)),))
        decisions = drafts(session).decisions(owner, written)
        session.decide(DOCUMENT, [decisions.row], decisions.decision, "edit")
        assert final_object(session, owner).optional is optional
        assert session.scorer.export(str(tmp_path / f"final-{optional}.tmpl"))
