"""Entries follow inputs that have changed: only what really changed is to be decided again."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from annotally.adjudication.decisions import targets as addressed
from annotally.adjudication.project.entries import (
    Added,
    Choice,
    Decision,
    Edited,
    EntryKind,
    Pairing,
    Pinning,
)
from annotally.adjudication.project.state import open_project
from annotally.cli.main import main
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import stable_ids
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.service.adjudication import Adjudication
from annotally.service.server import Service
from support.span_projects import brat_files, opened, rows_of, span_files

TEXT = "Ada met Bo in Rome. Then Ada left Rome, and Bo stayed."
WORDS = ((0, 3), (8, 10), (14, 18), (25, 28), (34, 38), (44, 46))
LABELS = "PER", "PER", "LOC", "PER", "LOC", "PER"


def ann(text: str, spans: Mapping[int, tuple[int, int, str]], more: str = "") -> str:
    lines = [f"T{n} {label} {start} {end}".replace(" ", "\t", 1) for n, (start, end, label) in spans.items()]
    return (
        "".join(
            f"{line}\t{text[start:end]}\n"
            for line, (start, end, _) in zip(lines, spans.values(), strict=True)
        )
        + more
    )


ENTITIES = {n: (*span, label) for n, (span, label) in enumerate(zip(WORDS, LABELS, strict=True), 1)}
RELATIONS = "R1\tIn Arg1:T1 Arg2:T3\nR2\tLeft Arg1:T4 Arg2:T5\n"
OTHER = {**ENTITIES, 2: (8, 10, "ORG"), 5: (34, 38, "PER")}


def edited(
    text: str, spans: Mapping[int, tuple[int, int, str]], at: int, cut: int, put: str
) -> tuple[str, dict[int, tuple[int, int, str]]]:
    """Return a text with an edit, and the spans that it leaves as they are."""

    def moved(place: int) -> int:
        return place if place <= at else place + len(put) - cut

    kept = {
        number: (place(start), place(end), label)
        for number, (start, end, label) in spans.items()
        if end <= at or start >= at + cut
        for place in (lambda item, s=start: item if s < at else item + len(put) - cut,)
    }
    return text[:at] + put + text[at + cut :], kept


def make(folder: Path, sides: int = 2) -> Adjudication:
    """Return a project in which everything is decided, noted about, and added to."""
    own = [ann(TEXT, ENTITIES, RELATIONS), ann(TEXT, OTHER, RELATIONS), ann(TEXT, OTHER, RELATIONS)]
    paths = [brat_files(folder / "abc"[n], own[n], TEXT) for n in range(sides)]
    session = opened(paths, folder / "p.annotally")
    for number, row in enumerate(rows_of(session, lambda _: True)):
        session.decide("d", [row], "take", [number % sides], f"decide {number}")
        session.remark("d", row, f"remark {number}", False, "remark")
    return session


def write(folder: Path, text: str, *sides: str) -> None:
    for letter, own_side in zip("abc", sides, strict=False):
        brat_files(folder / letter, own_side, text)


def shift_inputs(folder: Path) -> None:
    """Insert five characters before everything."""
    text, spans = edited(TEXT, ENTITIES, 0, 0, "Now: ")
    rest = edited(TEXT, OTHER, 0, 0, "Now: ")[1]
    write(folder, text, ann(text, spans, RELATIONS), ann(text, rest, RELATIONS))


def again(folder: Path, *, read_only: bool = False) -> Adjudication:
    adjudication = Service(lambda *_: None, lambda: None).adjudication
    adjudication.files.open(str(folder / "p.annotally"), read_only=read_only)
    return adjudication


def told(adjudication: Adjudication) -> dict[str, tuple[object, object]]:
    """Return what is decided and noted about each object, by what it covers in A and whose number it is."""
    session = adjudication.session()
    table, text = session.state("d").table, session.workspace.document("d").text
    instances = session.workspace.sides.instances("d")
    remarks = session.display("d").remarks
    values = {}
    for row in table.objects():
        side, number = next(
            (side, candidate_side.instance[row])
            for side, candidate_side in enumerate(table.nodes.sides)
            if candidate_side.instance[row] >= 0
        )
        instance = instances[side][number]
        own_decision = table.own(row)
        words = "…".join(text[extent.start : extent.end] for extent in instance.extents)
        remark = remarks.get(row)
        values[f"{instance.name} {words}"] = (
            (own_decision.choice, own_decision.sides) if own_decision is not None else None,
            remark.comment if remark is not None else None,
        )
    return values


@pytest.mark.parametrize("put", ["Now: ", "Ada, ", "😀\n", "Ada met Bo in Rome. "])
@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("read_only", [False, True])
def test_what_is_inserted_before_everything_loses_nothing(
    tmp_path: Path, put: str, sides: int, read_only: bool
) -> None:
    project = make(tmp_path, sides)
    previous_messages = told(project)
    assert all(decision and remark for decision, remark in previous_messages.values())
    project.close()
    text, spans = edited(TEXT, ENTITIES, 0, 0, put)
    rest = edited(TEXT, OTHER, 0, 0, put)[1]
    write(tmp_path, text, ann(text, spans, RELATIONS), *[ann(text, rest, RELATIONS)] * 2)
    project = again(tmp_path, read_only=read_only)
    assert told(project) == previous_messages
    assert project.key.lost() == ()
    project.close()
    project = again(tmp_path, read_only=read_only)
    assert told(project) == previous_messages
    project.close()


def test_only_what_really_changed_is_to_be_decided_again(tmp_path: Path) -> None:
    project = make(tmp_path)
    previous_messages = told(project)
    project.close()
    text, spans = edited(TEXT, ENTITIES, 15, 2, "ous")  # Rome becomes Rouse, T3
    rest = edited(TEXT, OTHER, 15, 2, "ous")[1]
    spans[3] = rest[3] = (14, 19, "LOC")
    write(tmp_path, text, ann(text, spans, RELATIONS), ann(text, rest, RELATIONS))
    project = again(tmp_path)
    after = told(project)
    changed = {"T3 Rome", "R1 "}
    assert {
        name: item for name, item in after.items() if name in previous_messages and name not in changed
    } == {
        name: previous_message for name, previous_message in previous_messages.items() if name not in changed
    }
    assert after["T3 Rouse"] == (None, None)
    assert {(entry.kind, entry.about.split()[0]) for entry in project.key.lost()} >= {("decision", "LOC")}
    assert len(project.key.lost()) == 4
    project.close()


def test_following_is_one_step_that_can_be_undone_and_the_history_before_it_stays(tmp_path: Path) -> None:
    project = make(tmp_path)
    previous_messages, steps = told(project), project.session().project._count
    project.close()
    shift_inputs(tmp_path)
    project = again(tmp_path)
    assert told(project) == previous_messages
    assert project.undo().label == "entries follow inputs that have changed"
    assert all(message == (None, None) for message in told(project).values())
    assert len(project.key.lost()) == 2 * len(previous_messages)
    assert project.redo().label
    assert told(project) == previous_messages
    undone = 0
    while project.undo().label:
        undone += 1
    assert undone == steps + 1
    project.close()


def test_pairs_made_by_hand_and_what_was_added_follow(tmp_path: Path) -> None:
    project = make(tmp_path)
    session = project.session()
    (row,) = rows_of(project, lambda item: item.name == "T1")
    session.pairing.split("d", row, "apart")
    slots = session.workspace.sides.instances("d")[0][0].slots
    words = replace(slots[0], value=replace(next(slots[0].readings()), text="stayed", extent=Extent(47, 53)))
    session.add("d", Instance("Act", "9", (words,), (Extent(47, 53),)), "add")
    previous_messages, listed = told(project), len(project.key.lost())
    objects = len(previous_messages)
    project.close()
    shift_inputs(tmp_path)
    project = again(tmp_path)
    assert len(told(project)) == objects
    assert told(project) == previous_messages
    ledger = project.session().project.ledger
    (pair,) = ledger.of(EntryKind.PAIRING, "d").values()
    assert isinstance(pair, Pairing)
    assert project.session().workspace.manual == 1
    (added,) = ledger.of(EntryKind.ADDED, "d").values()
    assert isinstance(added, Added)
    assert added.instance.extents == (Extent(52, 58),)
    assert [reading.extent for reading in added.instance.readings()] == [Extent(52, 58)]
    assert len(project.key.lost()) == listed
    project.close()


def test_what_a_person_wrote_and_moved_follows(tmp_path: Path) -> None:
    project = make(tmp_path)
    session = project.session()
    (row,) = rows_of(project, lambda item: item.name == "T3")
    own_instance = session.workspace.sides.instances("d")[0][2]
    wider = replace(own_instance, extents=(Extent(11, 18),))
    session.decide("d", [row], Decision(Choice.EDITED, edited=Edited(instance=wider)), "edit")
    project.close()
    shift_inputs(tmp_path)
    project = again(tmp_path)
    (row,) = rows_of(project, lambda item: item.name == "T3")
    result = project.session().state("d").table.own(row)
    assert result is not None
    assert result.edited is not None
    assert result.edited.instance is not None
    assert result.edited.instance.extents == (Extent(16, 23),)
    project.close()


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize("value", [False, True])
def test_places_in_what_a_person_wrote_for_a_slot_follow(tmp_path: Path, value: bool, gone: bool) -> None:
    project = make(tmp_path)
    session = project.session()
    (row,) = rows_of(project, lambda item: item.name == "T3")
    below = next(iter(session.state("d").table.nodes.children(row)))
    reading = Reading("stayed", extent=Extent(47, 53), minimal_extents=(Extent(47, 51),))
    slot = value_slot("own", reading)
    wrote = Edited(slot=slot) if value else Edited(alternative=slot.alternatives[0])
    session.decide("d", [below], Decision(Choice.EDITED, edited=wrote), "edit")
    project.close()
    text, spans = edited(TEXT, ENTITIES, 0, 0, "Now: ")
    text = text.replace("stayed", "went") if gone else text
    rest = edited(TEXT, OTHER, 0, 0, "Now: ")[1]
    write(tmp_path, text, ann(text, spans, RELATIONS), ann(text, rest, RELATIONS))
    project = again(tmp_path)
    result = project.session().state("d").table.own(below)
    if gone:
        assert result is None
        assert [row.words for row in project.key.lost() if row.words] == ["stayed"]
    else:
        assert result is not None
        assert result.edited is not None
        contained_slot = result.edited.slot if value else Slot("", (result.edited.alternative,))  # type: ignore[arg-type]  # it is one
        assert contained_slot is not None
        (there,) = contained_slot.readings()
        assert (there.extent, there.minimal_extents) == (Extent(52, 58), (Extent(52, 56),))
    project.close()


@pytest.mark.parametrize("note", ["#1\tAnnotatorNotes T1\tsure?\n", "#1\tAnnotatorNotes R1\tsure?\n"])
@pytest.mark.parametrize("previous", [True, False])
@pytest.mark.parametrize("after", ["", "sure", "another"])
def test_a_note_in_a_file_loses_nothing(tmp_path: Path, note: str, previous: bool, after: str) -> None:
    own = [ann(TEXT, ENTITIES, RELATIONS), ann(TEXT, OTHER, RELATIONS)]
    paths = [brat_files(tmp_path / "ab"[n], own[n] + (note if previous else ""), TEXT) for n in range(2)]
    project = opened(paths, tmp_path / "p.annotally")
    for row in rows_of(project, lambda _: True):
        project.decide("d", [row], "take", [1], "decide")
        project.remark("d", row, "remark", False, "remark")
    messages = told(project)
    project.close()
    current_text = note.replace("sure?", after) if after else ""
    write(tmp_path, TEXT, own[0] + current_text, own[1] + current_text)
    project = again(tmp_path)
    assert told(project) == messages
    assert not [entry for entry in project.key.lost() if "COMMENT" not in entry.about]
    project.close()


def older(folder: Path) -> None:
    """Make the project one of a program that kept no texts and addressed objects by their notes too."""
    connection = sqlite3.connect(folder / "p.annotally")
    connection.executescript(
        "DROP TABLE texts; DELETE FROM facts WHERE name IN ('texts', 'addresses'); PRAGMA user_version = 2;"
    )
    connection.close()


def test_an_older_project_keeps_its_texts_once_it_is_opened_with_its_inputs_as_they_were(
    tmp_path: Path,
) -> None:
    project = make(tmp_path)
    previous_messages = told(project)
    project.close()
    older(tmp_path)
    again(tmp_path).close()
    kept_project = open_project(str(tmp_path / "p.annotally"), read_only=True)
    assert kept_project.texts == {("d", -1): TEXT}
    kept_project.close()
    shift_inputs(tmp_path)
    project = again(tmp_path)
    assert told(project) == previous_messages
    project.close()


def test_an_older_project_whose_inputs_have_changed_goes_by_content(tmp_path: Path) -> None:
    project = make(tmp_path)
    previous_messages = told(project)
    project.close()
    older(tmp_path)
    text, spans = edited(TEXT, ENTITIES, 20, 0, "And ")
    write(
        tmp_path,
        text,
        ann(text, spans, RELATIONS),
        ann(text, edited(TEXT, OTHER, 20, 0, "And ")[1], RELATIONS),
    )
    project = again(tmp_path)
    after = told(project)
    assert {name for name, item in after.items() if item != (None, None)} == {
        "T1 Ada",
        "T2 Bo",
        "T3 Rome",
        "R1 ",
    }
    assert all(after[text] == previous_messages[text] for text in ("T1 Ada", "T2 Bo", "T3 Rome", "R1 "))
    project.close()
    write(tmp_path, TEXT, ann(TEXT, ENTITIES, RELATIONS), ann(TEXT, OTHER, RELATIONS))
    project = again(tmp_path)
    assert told(project) == previous_messages
    project.close()


def test_an_older_project_with_notes_loses_nothing(tmp_path: Path) -> None:
    note = "#1\tAnnotatorNotes T1\tsure?\n"
    own = [ann(TEXT, ENTITIES, RELATIONS) + note, ann(TEXT, OTHER, RELATIONS)]
    paths = [brat_files(tmp_path / "ab"[n], own[n], TEXT) for n in range(2)]
    project = opened(paths, tmp_path / "p.annotally")
    session = project.session()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(addressed.RowAddresses.__init__, "__defaults__", (stable_ids,))
        for row in rows_of(project, lambda _: True):
            project.decide("d", [row], "take", [1], "decide")
        decisions = {name: decision for name, (decision, _) in told(project).items()}
    assert all(decisions.values())
    assert session is project.session()
    project.close()
    older(tmp_path)
    project = again(tmp_path)
    assert {name: decision for name, (decision, _) in told(project).items()} == decisions
    project.close()


def entered_after(
    folder: Path, edit: tuple[int, int, str]
) -> tuple[dict[str, object], dict[str, object], int]:
    """Return what was told of the objects that an edit leaves alone, before and after, and what is listed.

    Nothing is ever lost: what is about no object any more is listed.
    """
    project = make(folder)
    previous_messages = told(project)
    count = len(project.session().project.ledger)
    project.close()
    at, cut, put = edit
    text, spans = edited(TEXT, ENTITIES, at, min(cut, len(TEXT) - at), put)
    rest = edited(TEXT, OTHER, at, min(cut, len(TEXT) - at), put)[1]
    shuffled = dict(Random(at).sample(sorted(spans.items()), len(spans)))
    write(folder, text, ann(text, shuffled), ann(text, rest))
    project = again(folder)
    after = told(project)
    listed = len(project.key.lost())
    assert len(project.session().project.ledger) == count
    assert listed == count - 2 * sum(item != (None, None) for item in after.values())
    assert all(item in (previous_messages[name], (None, None)) for name, item in after.items())
    project.close()
    return {name: previous_messages[name] for name in after}, dict(after), listed


def edits(letters: str) -> st.SearchStrategy[tuple[int, int, str]]:
    """Return edits: where, how many characters go, and what comes instead."""
    return st.tuples(st.integers(0, len(TEXT)), st.integers(0, 6), st.text(letters, max_size=8))


@settings(max_examples=30, deadline=None)
@given(edit=edits("xyz#\n\U0001f600"))
def test_whatever_an_edit_leaves_alone_keeps_what_was_entered(
    tmp_path_factory: pytest.TempPathFactory, edit: tuple[int, int, str]
) -> None:
    previous_values, after, _ = entered_after(tmp_path_factory.mktemp("edit"), edit)
    assert after == previous_values


@settings(max_examples=30, deadline=None)
@given(edit=edits("AdaBo e.\n"))
def test_where_an_edit_repeats_what_stands_there_nothing_is_lost_or_told_of_others(
    tmp_path_factory: pytest.TempPathFactory, edit: tuple[int, int, str]
) -> None:
    previous_values, after, listed = entered_after(tmp_path_factory.mktemp("edit"), edit)
    assert listed >= 2 * (8 - len(previous_values))
    assert after.keys() == previous_values.keys()


def test_texts_that_differ_keep_their_remarks_and_pins(tmp_path: Path) -> None:
    sgml = "<DOC>\n<DOCNO>1</DOCNO>\n<TEXT>\n{0}\n</TEXT>\n</DOC>\n"
    entity = '<ENAMEX TYPE="PERSON">Ada</ENAMEX>'
    first_text, second_text = f"so {entity} said the word and left", f"so {entity} set a word and left"
    files = [
        span_files(tmp_path / side, {"d.sgm": sgml.format(text)})
        for side, text in (("a", first_text), ("b", second_text))
    ]
    project = opened(files, tmp_path / "p.annotally", "speech-named-entity")
    session = project.session()
    first, second = (text["1"].text for text in session.workspace.sides.texts)
    place, word = first.index("said"), second.index("word")
    project.pins.align("1", (place, place + 4), (word, word + 4), "pin")
    (row,) = list(session.state("1").table.objects())[:1]
    project.remark("1", row, "remark", False, "remark")
    assert session.pairing.lost_pins == {"1": {}}
    project.close()
    span_files(tmp_path / "a", {"d.sgm": sgml.format(f"they said it, {first_text}")})
    span_files(tmp_path / "b", {"d.sgm": sgml.format(f"a word before {second_text}")})
    project = again(tmp_path)
    session = project.session()
    assert session.pairing.lost_pins == {"1": {}}
    (pin,) = session.project.ledger.of(EntryKind.PIN, "1").values()
    assert isinstance(pin, Pinning)
    assert ((pin.first.words, pin.first.rank), (pin.second.words, pin.second.rank)) == (
        ("SAID", 1),
        ("WORD", 1),
    )
    assert [remark.comment for remark in session.display("1").remarks.values()] == ["remark"]
    project.close()


def test_the_text_of_tagged_files_too_and_the_key_is_exported_as_decided(tmp_path: Path) -> None:
    sgml = (
        '<DOC>\n<DOCNO>1</DOCNO>\n<TEXT>\n{0}<ENAMEX TYPE="{1}">Ada</ENAMEX> met '
        '<ENAMEX TYPE="PERSON">Bo</ENAMEX>.\n</TEXT>\n</DOC>\n'
    )
    kinds = "PERSON", "LOCATION"

    def files(put: str) -> list[str]:
        return [
            span_files(tmp_path / side, {"d.sgm": sgml.format(put, kind)})
            for side, kind in zip("ab", kinds, strict=True)
        ]

    project = opened(files(""), tmp_path / "p.annotally", "named-entity")
    for row in project.session().state("1").table.objects():
        project.decide("1", [row], "take", [1], "take")
    project.close()
    files("Some words before. ")
    assert main(["export", str(tmp_path / "p.annotally"), str(tmp_path / "final.sgm")]) == 0
    assert (tmp_path / "final.sgm").read_text() == sgml.format("Some words before. ", "LOCATION")
    assert main(["export", str(tmp_path / "p.annotally"), str(tmp_path / "again.sgm"), "--side", "b"]) == 0
    assert (tmp_path / "again.sgm").read_text() == sgml.format("Some words before. ", "LOCATION")


def test_documents_of_which_nothing_was_entered_are_left_alone(tmp_path: Path) -> None:
    paths = [brat_files(tmp_path / side, ann(TEXT, ENTITIES), TEXT) for side in "ab"]
    opened(paths, tmp_path / "p.annotally").close()
    text, spans = edited(TEXT, ENTITIES, 0, 0, "Now: ")
    write(tmp_path, text, ann(text, spans), ann(text, spans))
    project = again(tmp_path)
    assert project.session().project.undoable == ""
    assert project.session().project.texts == {("d", -1): text}
    project.close()
