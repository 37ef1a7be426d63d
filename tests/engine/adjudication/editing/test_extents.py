"""Annotations that are moved: entities in SGML, annotations of any kind, mentions, what stands nowhere."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.editing.extents import move_annotation, place_annotation, places
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import Written
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level, Sides
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.similarity_profile import TagProfile
from annotally.workspace.facade import Workspace
from support.builders import annotation_set, entity
from support.similarity_samples import attribute, dimension, note, profile, spanned, task
from support.small_sessions import entities_session, session_of

TAKE_A = Decision(Choice.TAKE, (0,))
DOCUMENT = "doc-1"
TEXT = "Ada Quill of Ferro met Bo in the Blue Hall."


@pytest.fixture
def entities(tmp_path: Path) -> Iterator[AdjudicationSession]:
    session = entities_session(tmp_path)
    yield session
    session.project.close()


def similarity(tmp_path: Path, *second: Instance, profiles: Sequence[TagProfile] = ()) -> AdjudicationSession:
    chosen = task(spanned("PERSON", attribute("kind")), spanned("PLACE"), profiles=profiles)
    first = [note("PERSON", "a", (0, 9), kind="real"), note("PERSON", "b", [(23, 25), (33, 42)])]
    sets = (annotation_set("A", {DOCUMENT: first}), annotation_set("B", {DOCUMENT: second}))
    sides = Sides(
        tuple(structs.replace(candidate_set, format="mat-json") for candidate_set in sets),
        {DOCUMENT: Document(DOCUMENT, "D", TEXT)},
    )
    return session_of(Workspace(chosen, sides, (DOCUMENT,), (), "signed"), tmp_path)


def drafts(session: AdjudicationSession) -> RowDrafts:
    (document,) = session.workspace.document_ids
    return RowDrafts(session.workspace, session.state(document).table, document)


def row_of(session: AdjudicationSession, level: Level, name: str) -> int:
    (document,) = session.workspace.document_ids
    nodes = session.state(document).table.nodes
    return next(
        row
        for row, item in enumerate(nodes.level)
        if item == level and nodes.names[nodes.name[row]].casefold() == name.casefold()
    )


def move(session: AdjudicationSession, row: int, start: int, end: int) -> int:
    (document,) = session.workspace.document_ids
    draft_decision = move_annotation(drafts(session), row, start, end)
    session.decide(document, [draft_decision.row], draft_decision.decision, "move")
    return draft_decision.row


def final(session: AdjudicationSession) -> list[Instance]:
    (document,) = session.workspace.document_ids
    return [row.instance for row in session.keys.of(document).objects]


def test_an_entity_stands_where_it_was_moved_in_the_file_that_is_written(
    entities: AdjudicationSession, tmp_path: Path
) -> None:
    (document,) = entities.workspace.document_ids
    text = entities.workspace.document(document).text
    entities.decide(document, [0], TAKE_A, "all")
    owner = row_of(entities, Level.INSTANCE, "enamex")
    (start, end) = places(drafts(entities), owner)[0]
    assert text[start:end] == "Ada Quill"
    longer = text.index(" &amp;")
    place = move(entities, owner, start, start + 3)
    assert place == row_of(entities, Level.SLOT, "text")
    shown_display = entities.display(document)
    assert shown_display.edited[place] == "Ada"
    assert shown_display.extents == {place: ((start, start + 3),)}
    (path,) = entities.scorer.export(str(tmp_path / "final.sgm"))
    second_instances = read([path], ReadOptions(), None, "final").annotations.documents[document].instances
    assert (second_instances[0].extents[0].start, second_instances[0].extents[0].end) == (start, start + 3)
    assert '<ENAMEX TYPE="PERSON">Ada</ENAMEX> Quill of' in Path(path).read_text()
    second = entities.state(document).table.nodes
    ferro = next(row for row in entities.state(document).table.objects() if row > owner)
    assert second.level[ferro] == Level.INSTANCE
    begin = places(drafts(entities), ferro)[0][0]
    move(entities, ferro, begin, longer + len(" &amp; sons"))
    (path,) = entities.scorer.export(str(tmp_path / "again.sgm"))
    assert 'ORGANIZATION">Ferro &amp; sons</ENAMEX>' in Path(path).read_text()


@given(st.data())
def test_undo_leads_back_to_every_place(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    session = similarity(tmp_path_factory.mktemp("p"), note("PERSON", "x", (4, 9), kind="real"))
    with closing(session.project):
        steps = [places(drafts(session), 1)]
        for _ in range(data.draw(st.integers(1, 4))):
            start = data.draw(st.integers(0, len(TEXT) - 1))
            end = data.draw(st.integers(start + 1, len(TEXT)))
            if ((start, end),) != steps[-1]:
                move(session, 1, start, end)
                assert places(drafts(session), 1) == ((start, end),)
                steps.append(((start, end),))
        for previous_step in reversed(steps[:-1]):
            session.undo()
            assert places(drafts(session), 1) == previous_step
        for after in steps[1:]:
            session.redo()
            assert places(drafts(session), 1) == after


def test_the_span_is_decided_apart_where_a_pair_has_a_row_for_it_and_the_rest_stays_open(
    tmp_path: Path,
) -> None:
    session = similarity(tmp_path, note("PERSON", "x", (4, 9), kind="real"))
    row = row_of(session, Level.SLOT, "_span")
    assert drafts(session).draft(row).placed
    assert move(session, row, 0, 18) == row
    assert session.display(DOCUMENT).edited == {row: "Ada Quill of Ferro"}
    session.decide(DOCUMENT, [0], TAKE_A, "all")
    move(session, row, 4, 18)
    assert final(session)[0].extents == (Extent(4, 18),)
    assert final(session)[0].slots[0].name == "kind"
    session.project.close()


def test_what_one_side_alone_has_is_moved_as_a_whole_and_of_parts_only_the_outer_ends(tmp_path: Path) -> None:
    session = similarity(tmp_path)
    row = next(
        row for row in session.state(DOCUMENT).table.objects() if len(places(drafts(session), row)) == 2
    )
    assert move(session, row, 20, 40) == row
    assert final(session)[0].extents == (Extent(20, 25), Extent(33, 40))
    assert move(session, row, 23, 42) == row
    assert final(session)[0].extents == (Extent(23, 25), Extent(33, 42))
    with pytest.raises(ValueError, match="leaves no words"):
        move_annotation(drafts(session), row, 26, 42)
    session.project.close()


def test_the_type_of_a_pair_is_written_anew_and_stays_when_it_moves(tmp_path: Path) -> None:
    session = similarity(tmp_path, note("PLACE", "x", (0, 9)))
    row = row_of(session, Level.SLOT, "_label")
    draft = drafts(session).draft(row)
    assert draft.slots[0].offers == ("PERSON", "PLACE")
    decisions = drafts(session).decisions(row, Written((("_label", (("PLACE",),)),)))
    session.decide(DOCUMENT, [decisions.row], decisions.decision, "type")
    assert session.display(DOCUMENT).edited[row] == "PLACE"
    session.decide(DOCUMENT, [0], TAKE_A, "all")
    session.decide(DOCUMENT, [decisions.row], decisions.decision, "type")
    move(session, row, 0, 3)
    assert (final(session)[0].type, final(session)[0].extents) == ("PLACE", (Extent(0, 3),))
    with pytest.raises(ValueError, match="has a type"):
        drafts(session).decisions(row, Written((("_label", ((" ",),)),)))
    session.project.close()


def test_an_attribute_is_written_as_the_sheet_of_its_annotation_has_it(tmp_path: Path) -> None:
    session = similarity(tmp_path, note("PERSON", "x", (0, 9), kind="unreal"))
    owner = row_of(session, Level.INSTANCE, "person")
    draft = drafts(session).draft(owner)
    assert [(slot.name, slot.lines) for slot in draft.slots] == [("kind", (("real",),))]
    assert set(draft.slots[0].offers) == {"real", "unreal"}
    decisions = drafts(session).decisions(owner, Written((("kind", (("fictional",),)),), "PERSON"))
    session.decide(DOCUMENT, [decisions.row], decisions.decision, "edit")
    slot = final(session)[0].slot("kind")
    assert slot is not None
    assert [reading.text for reading in slot.readings()] == ["fictional"]
    session.project.close()


def test_a_dimension_of_one_attribute_is_written_in_its_row(tmp_path: Path) -> None:
    by_kind = profile("PERSON", dimension("_label", 1), dimension("_span", 1), dimension("kind", 1))
    session = similarity(tmp_path, note("PERSON", "x", (0, 9), kind="unreal"), profiles=[by_kind])
    row = row_of(session, Level.SLOT, "kind")
    decisions = drafts(session).decisions(row, Written((("kind", (("fictional",),)),)))
    assert decisions.row == row
    session.decide(DOCUMENT, [0], TAKE_A, "all")
    session.decide(DOCUMENT, [row], decisions.decision, "edit")
    slot = final(session)[0].slot("kind")
    assert slot is not None
    assert [reading.text for reading in slot.readings()] == ["fictional"]
    session.project.close()


def test_minimal_strings_stay_as_far_as_the_words_hold_them() -> None:
    candidate_entity = entity("Ada Quill", 0, "PERSON")
    first, *rest = candidate_entity.slots
    kept_instance = place_annotation(candidate_entity, (Extent(0, 12),), TEXT, "text")
    assert next(kept_instance.slots[0].readings()).text == "Ada Quill of"
    assert kept_instance.slots[1:] == tuple(rest)
    assert first.name == kept_instance.slots[0].name


def test_what_stands_nowhere_and_what_is_made_of_tokens_is_not_moved(tmp_path: Path) -> None:
    nowhere = Instance("ENAMEX", "1", ())
    sides = Sides((annotation_set("A", {DOCUMENT: (nowhere,)}), annotation_set("B", {})), {})
    session = session_of(Workspace(preset("muc6-named-entity"), sides, (DOCUMENT,), (), "signed"), tmp_path)
    with pytest.raises(ValueError, match="no extent in the text"):
        move_annotation(drafts(session), 1, 0, 1)
    session.project.close()
    instance = Instance("event", "1", (), (Extent(0, 3),))
    texts = {DOCUMENT: Document(DOCUMENT, "D", TEXT)}
    other_workspace = Workspace(
        EVENT_MENTION,
        Sides((annotation_set("A", {DOCUMENT: (instance,)}), annotation_set("B", {})), texts),
        (DOCUMENT,),
        (),
        "",
    )
    row_drafts = RowDrafts(other_workspace, session.state(DOCUMENT).table, DOCUMENT)
    with pytest.raises(ValueError, match="consists of tokens"):
        move_annotation(row_drafts, 1, 0, 2)
