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
from support.sample_desks import DESCRIPTION, DOCUMENT, TAKE_A, settled_in, two_keys


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    return two_keys()


@pytest.fixture
def desk(workspace: Workspace, tmp_path: Path) -> Iterator[AdjudicationSession]:
    with settled_in(workspace, tmp_path) as made:
        yield made


def drafts(desk: AdjudicationSession) -> RowDrafts:
    return RowDrafts(desk.workspace, desk.state(DOCUMENT).table, DOCUMENT)


def slot_rows(desk: AdjudicationSession) -> list[int]:
    nodes = desk.state(DOCUMENT).table.nodes
    return [row for row, level in enumerate(nodes.level) if level == Level.SLOT]


def first_object(desk: AdjudicationSession) -> int:
    return next(desk.state(DOCUMENT).table.objects())


def write(desk: AdjudicationSession, row: int, *lines: tuple[str, ...]) -> None:
    """Write the slot of a row."""
    draft = drafts(desk).draft(row)
    found = drafts(desk).decisions(draft.row, Written(((draft.slots[0].name, lines),)))
    desk.decide(DOCUMENT, [found.row], found.decision, "edit")


def final_slot(desk: AdjudicationSession, row: int) -> Slot | None:
    """Return the slot of a row as the final key has it."""
    owner, name = drafts(desk).object_of(row), drafts(desk).draft(row).slots[0].name
    return final_object(desk, owner).slot(name)


def final_object(desk: AdjudicationSession, owner: int) -> Instance:
    return next(one.instance for one in desk.keys.of(DOCUMENT).objects if one.row == owner)


def told(desk: AdjudicationSession, row: int) -> tuple[tuple[str, ...], ...]:
    slot = final_slot(desk, row)
    return Fills(desk.workspace, DOCUMENT).lines(slot) if slot is not None else ()


def settle_all(desk: AdjudicationSession) -> None:
    for document in desk.workspace.document_ids:
        desk.decide(document, [0], TAKE_A, "all")


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
        desk = AdjudicationSession(workspace, project, a_clock)
        settle_all(desk)
        before = desk.keys.of(DOCUMENT)
        rows = [row for row in slot_rows(desk) if drafts(desk).draft(row).row == row]
        row = data.draw(st.sampled_from(rows))
        lines = data.draw(LINES)
        write(desk, row, *lines)
        assert told(desk, row) == tuple(lines)
        write(desk, row)
        assert told(desk, row) == ()
        desk.undo()
        assert told(desk, row) == tuple(lines)
        desk.undo()
        assert desk.keys.of(DOCUMENT) == before
        desk.redo()
        assert told(desk, row) == tuple(lines)


def test_writing_what_stands_there_changes_no_byte(desk: AdjudicationSession) -> None:
    settle_all(desk)
    before = desk.keys.of(DOCUMENT).objects
    for row in slot_rows(desk):
        draft = drafts(desk).draft(row)
        write(desk, row, *draft.slots[0].lines)
    assert [one.instance for one in desk.keys.of(DOCUMENT).objects] == [one.instance for one in before]


def test_a_draft_shows_what_is_decided_and_offers_what_either_side_says(desk: AdjudicationSession) -> None:
    row = slot_rows(desk)[0]
    nodes = desk.state(DOCUMENT).table.nodes
    name = nodes.names[nodes.name[row]]
    draft = drafts(desk).draft(row)
    assert (draft.row, draft.whole, draft.title.casefold()) == (row, False, name.casefold())
    (slot,) = draft.slots
    assert {text for one in slot.lines for text in one} <= set(slot.offers)
    write(desk, row, ("The Tern House", "Quay Hall"), ("Museum",))
    assert drafts(desk).draft(row).slots[0].lines == (("The Tern House", "Quay Hall"), ("Museum",))
    assert desk.display(DOCUMENT).edited[row] == "The Tern House; Quay Hall; Museum"


def test_an_object_is_written_as_a_whole_and_its_slots_after_that_in_it(desk: AdjudicationSession) -> None:
    settle_all(desk)
    owner, row = first_object(desk), slot_rows(desk)[0]
    draft = drafts(desk).draft(owner)
    assert draft.whole
    assert draft.type in draft.types
    written = Written(tuple((one.name, one.lines) for one in draft.slots), draft.type)
    found = drafts(desk).decisions(owner, replace_first(written, "New Name"))
    assert found.row == owner
    desk.decide(DOCUMENT, [owner], found.decision, "edit", "somebody")
    assert told(desk, row) == (("New Name",),)
    again = drafts(desk).decisions(row, Written(((draft.slots[0].name, (("Another",),)),)))
    assert again.row == owner
    desk.decide(DOCUMENT, [owner], again.decision, "edit")
    assert told(desk, row) == (("Another",),)
    others = [one.lines for one in drafts(desk).draft(owner).slots[1:]]
    assert others == [one.lines for one in draft.slots[1:]]


def replace_first(written: Written, text: str) -> Written:
    (name, _), *others = written.slots
    return Written(((name, ((text,),)), *others), written.type)


def test_what_was_written_is_exported_and_read_back(desk: AdjudicationSession, tmp_path: Path) -> None:
    settle_all(desk)
    row = slot_rows(desk)[0]
    write(desk, row, ("The Tern House",), ("Tern House", "Quay Hall"))
    (path,) = desk.scorer.export(str(tmp_path / "final.tmpl"))
    again = read([path], ReadOptions(), None, "final").annotations
    found = final_object(desk, first_object(desk))
    name = drafts(desk).draft(row).slots[0].name
    stored = next(
        one for one in again.documents[DOCUMENT].instances if (one.type, one.name) == (found.type, found.name)
    )
    slot = stored.slot(name)
    assert slot is not None
    assert [reading.text for reading in slot.readings()] == ["The Tern House", "Tern House", "Quay Hall"]
    assert len(slot.alternatives) == 2


def test_rows_above_annotations_cannot_be_written(desk: AdjudicationSession) -> None:
    with pytest.raises(ValueError, match="no annotation"):
        drafts(desk).draft(0)


def test_what_is_left_out_is_drafted_as_the_first_side_has_it(desk: AdjudicationSession) -> None:
    owner = first_object(desk)
    before = drafts(desk).draft(owner)
    desk.decide(DOCUMENT, [owner], Decision(Choice.NEITHER), "out")
    assert drafts(desk).draft(owner) == before
    found = drafts(desk).decisions(owner, Written((), before.type))
    desk.decide(DOCUMENT, [owner], found.decision, "edit")
    assert final_object(desk, owner).type == before.type


def test_slots_without_lines_stay_away(desk: AdjudicationSession) -> None:
    fills = Fills(desk.workspace, DOCUMENT)
    assert fills.slot("PERSON", "PER_NAME", ((" ",), ()), None) is None
    assert SlotDraft("x", ()).offers == ()


def test_writing_its_status_says_whether_an_object_must_be_found(
    desk: AdjudicationSession, tmp_path: Path
) -> None:
    """A key whose marks and whose slots disagree could be written in no format."""
    settle_all(desk)
    owner = next(
        row
        for row in desk.state(DOCUMENT).table.open_objects() or desk.state(DOCUMENT).table.objects()
        if any(one.name == "OBJ_STATUS" for one in drafts(desk).draft(row).slots)
        and drafts(desk).now(row).optional
    )
    for text, optional in (("", False), ("OPTIONAL", True), ("", False)):
        written = Written((("OBJ_STATUS", ((text,),)),))
        found = drafts(desk).decisions(owner, written)
        desk.decide(DOCUMENT, [found.row], found.decision, "edit")
        assert final_object(desk, owner).optional is optional
        assert desk.scorer.export(str(tmp_path / f"final-{optional}.tmpl"))
