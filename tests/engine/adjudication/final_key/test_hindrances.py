"""Decisions that would have no effect are refused, with the reason; all others are taken."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.decisions.added_rows import added_rows
from annotally.adjudication.decisions.decision_table import CLOSED, SIDE_BY_SIDE
from annotally.adjudication.final_key.hindrances import (
    NOT_OPTIONAL,
    ONE_LABEL,
    ONE_LABEL_BELOW,
    ONE_PLACE,
    ONE_PLACE_BELOW,
)
from annotally.adjudication.final_key.key_formats import SlotHolding
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.messages import REFUSABLE, Written
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Slot
from support.decided_case import BOTH, EITHER, NEITHER, A, B
from support.format_samples import Maker, brat, brat_of_three, columns, gate, mat_json, sgml, templates
from support.project_window import Window

Slots = tuple[str, tuple[tuple[str, ...], ...]]
"""A slot as a person writes it: its alternatives, each with its fills."""


class SampleProject:
    """A project of a sample, with its rows by name."""

    def __init__(self, sample: Maker, folder: Path) -> None:
        self.folder, self.window = folder, Window.make()
        self.window.service.open(*sample(folder / "inputs"))
        self.window.ask("files.start", str(folder / "p.annotally"))
        self.window.ask("decided")
        self.session = self.window.service.adjudication.session()
        (self.document,) = self.session.workspace.document_ids

    def row(self, *path: str) -> int:
        """Return the first row of a name below the first of the name before, and so on."""
        nodes, found = self.session.state(self.document).table.nodes, 0
        for name in path:
            inside = range(found, nodes.end[found])
            found = next(row for row in inside if nodes.names[nodes.name[row]].casefold() == name.casefold())
        return found

    def decide(self, row: int, decision: Decision) -> str:
        """Decide a row; return why that was refused, empty where it was not."""
        try:
            self.session.decide(self.document, [row], decision, "decide")
        except ValueError as refused:
            return str(refused)
        return ""

    def name(self, row: int) -> str:
        """Return the name of a row."""
        nodes = self.session.state(self.document).table.nodes
        return nodes.names[nodes.name[row]]

    def caution(self, row: int) -> str:
        """Return what a window says of a decision that the format of the inputs cannot hold."""
        return str(self.window.ask("standing", self.document, row).caution)

    def refused(self, row: int) -> dict[str, str]:
        """Return what a window greys for a row."""
        found = self.window.ask("standing", self.document, row).refused
        assert isinstance(found, dict)
        return found


@pytest.fixture
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SampleProject]:
    found = SampleProject(request.param, tmp_path)
    yield found
    found.window.ask("close")


@pytest.mark.parametrize("made", [brat, brat_of_three], indirect=True)
def test_a_label_and_a_place_are_of_one_side(made: SampleProject) -> None:
    for name, reason in (("_label", ONE_LABEL), ("_span", ONE_PLACE)):
        row = made.row("PER", name)
        for decision in (BOTH, EITHER, NEITHER):
            assert made.decide(row, decision) == reason
        assert made.decide(row, A) == made.decide(row, B) == ""
        assert set(made.refused(row)) == {"both", "either", "neither", "optional"}


@pytest.mark.parametrize("made", [sgml], indirect=True)
def test_the_words_of_an_entity_are_of_one_side_or_of_either(made: SampleProject) -> None:
    row = made.row("enamex", "TEXT")
    assert made.decide(row, NEITHER) == made.decide(row, BOTH) == ONE_PLACE
    assert made.decide(row, EITHER) == made.decide(row, B) == ""


@pytest.mark.parametrize("made", [templates], indirect=True)
def test_below_two_side_by_side_nothing_is_decided_apart(made: SampleProject) -> None:
    firm, kind = made.row("FIRM"), made.row("FIRM", "KIND")
    made.decide(firm, BOTH)
    assert made.decide(kind, A) == SIDE_BY_SIDE
    assert made.refused(kind) == dict.fromkeys(REFUSABLE, SIDE_BY_SIDE)
    made.decide(firm, EITHER)
    assert made.decide(kind, A) == ""
    made.decide(firm, NEITHER)
    assert made.decide(kind, A) == CLOSED
    assert made.refused(kind) == dict.fromkeys(REFUSABLE, CLOSED)
    made.decide(0, BOTH)
    assert made.decide(kind, A) == SIDE_BY_SIDE
    assert made.decide(firm, A) == made.decide(kind, A) == ""
    alone = made.row("FIRM", "STAFF")
    assert made.refused(alone) == {}


@pytest.mark.parametrize("made", [templates], indirect=True)
def test_what_one_side_alone_has_is_decided_in_parts_though_both_are_taken(made: SampleProject) -> None:
    nodes = made.session.state(made.document).table.nodes
    (alone,) = (
        row
        for row in made.session.state(made.document).table.objects()
        if nodes.sides[0].instance[row] < 0 <= nodes.sides[1].instance[row]
    )
    made.decide(0, BOTH)
    assert made.decide(alone + 1, NEITHER) == ""


@pytest.mark.parametrize("made", [templates], indirect=True)
def test_what_was_written_as_a_whole_is_written_on(made: SampleProject) -> None:
    firm, kind = made.row("FIRM"), made.row("FIRM", "KIND")
    whole = made.session.workspace.sides.instances(made.document)[0][2]
    made.decide(firm, Decision(Choice.EDITED, edited=Edited(instance=whole)))
    assert set(made.refused(kind)) == set(REFUSABLE) - {"edited"}


@pytest.mark.parametrize("made", [brat], indirect=True)
def test_either_of_two_labels_or_places_says_nothing(made: SampleProject) -> None:
    assert made.decide(made.row("LOC"), EITHER) == ONE_LABEL_BELOW
    assert made.decide(0, EITHER) == ONE_LABEL_BELOW
    assert made.decide(made.row("Meet"), EITHER) == ""
    assert made.refused(made.row("LOC")) == {"either": ONE_LABEL_BELOW}


@pytest.mark.parametrize("made", [columns], indirect=True)
def test_either_of_two_places_says_nothing_and_a_rule_for_what_is_open_neither(made: SampleProject) -> None:
    assert made.decide(made.row("PER"), EITHER) == ONE_PLACE_BELOW
    kinds = made.window.ask("key.types")
    made.window.ask("key.fill_open", dict.fromkeys(kinds, ("either", (0, 1))), "open")
    with pytest.raises(InputRefused, match=r"objects are still open: .*; by type LOC \(1\), PER \(2\)"):
        made.window.ask("key.export", str(made.folder / "final"), None, 0)


@pytest.mark.parametrize("made", [templates], indirect=True)
def test_one_fill_is_never_optional_by_itself(made: SampleProject) -> None:
    firm = made.row("FIRM")
    made.decide(firm, A)
    fill = made.row("FIRM", "ALIAS") + 1
    with pytest.raises(InputRefused, match=NOT_OPTIONAL):
        made.window.ask("toggle_optional", made.document, [fill], "not required")
    made.window.ask("toggle_optional", made.document, [fill - 1], "not required")
    (found,) = (one for one in made.session.keys.of(made.document).objects if one.row == firm)
    slot = found.instance.slot("ALIAS")
    assert isinstance(slot, Slot)
    assert slot.optional


@pytest.mark.parametrize("made", [brat], indirect=True)
def test_many_places_at_once_leave_out_those_without_effect(made: SampleProject) -> None:
    rows = [(made.document, made.row("PER", "_label")), (made.document, made.row("PER", "Sex"))]
    changed, left = made.window.service.concordance.decide(rows, "neither", [], "neither")
    assert (changed.count, left) == (1, 1)


@pytest.mark.parametrize("made", [brat], indirect=True)
def test_the_arguments_of_a_relation_are_decided_one_by_one_and_together(made: SampleProject) -> None:
    """A7 pools them: the row of all gathers a row for each, and what it is decided to be they are."""
    relation = made.row("Knows")
    gathered = made.row("Knows", "_annotation_attribute_remainder")

    def arguments() -> list[str]:
        final = made.session.keys.of(made.document)
        words = {one.instance.name: next(one.instance.readings()).text for one in final.objects}
        (found,) = (one.instance for one in final.objects if one.row == relation)
        return [words[str(one.target).rpartition("-")[2]] for one in found.readings()]

    made.decide(0, A)
    assert arguments() == ["Ada", "Bo"]
    made.decide(gathered, B)
    assert arguments() == ["Bo", "Ada"]
    made.decide(made.row("Knows", "Arg1"), A)
    assert arguments() == ["Ada", "Ada"]


@pytest.mark.parametrize("made", [brat, brat_of_three], indirect=True)
def test_brat_holds_both_values_of_an_attribute_and_no_alternatives(made: SampleProject) -> None:
    sex = made.row("PER", "Sex")
    assert made.decide(sex, EITHER) == (
        "brat stand-off holds no alternatives of Sex: take what one side has, or write one value"
    )
    assert made.decide(made.row("PER"), EITHER) == made.decide(sex, EITHER)
    assert set(made.refused(sex)) == {"either"}
    assert made.decide(sex, BOTH) == made.caution(sex) == ""


@pytest.mark.parametrize("made", [brat], indirect=True)
def test_an_end_of_a_relation_is_decided_for_both_with_a_word_of_the_format_that_holds_it(
    made: SampleProject,
) -> None:
    knows = made.row("Knows")
    end = next(row for row in range(knows, made.row("Meet")) if made.name(row) == "Arg1")
    assert made.caution(end) == ""
    assert made.decide(end, BOTH) == ""
    assert made.caution(end) == made.caution(knows) == made.caution(0)
    assert (
        made.caution(end) == "brat stand-off holds one value of Arg1: the key has to be written as MAT JSON"
    )
    assert made.decide(end, A) == made.caution(end) == ""


@pytest.mark.parametrize("made", [mat_json], indirect=True)
def test_mat_documents_hold_several_values_where_they_are_declared(made: SampleProject) -> None:
    age, alias = made.row("PERSON", "age"), made.row("PERSON", "alias")
    assert made.decide(alias, BOTH) == ""
    assert made.decide(age, BOTH) == (
        "MAT JSON holds one value of age: take what one side has, or write one value"
    )
    assert set(made.refused(age)) == {"both", "either"}
    assert set(made.refused(alias)) == {"either"}


def _end_for_both(made: SampleProject) -> tuple[int, int]:
    """Decide an end of a tie for both sides, which point to one place; return the row of that and the end."""
    place, end = made.row("PLACE"), made.row("TIE", "where")
    made.decide(0, A)
    assert made.decide(end, BOTH) == ""
    return place, end


TWO_PLACES = "TIE #4 points to each side's PLACE q1, and MAT JSON holds one value of where: decide that first"


@pytest.mark.parametrize("made", [mat_json], indirect=True)
def test_what_a_full_slot_points_to_is_not_taken_twice(made: SampleProject) -> None:
    place, end = _end_for_both(made)
    assert made.decide(place, BOTH) == TWO_PLACES
    assert made.refused(place) == {"both": TWO_PLACES}
    assert made.decide(place, B) == ""
    assert made.decide(end, A) == made.decide(place, BOTH) == ""
    assert made.decide(end, BOTH).startswith("MAT JSON holds one value of where")


@pytest.mark.parametrize("made", [mat_json], indirect=True)
def test_undeciding_is_refused_where_what_holds_then_cannot_be_written(made: SampleProject) -> None:
    place, end = made.row("PLACE"), made.row("TIE", "where")
    made.decide(0, BOTH)
    assert made.decide(place, A) == made.decide(made.row("TIE"), A) == made.decide(end, BOTH) == ""
    with pytest.raises(ValueError, match="TIE #4 points to each side's PLACE q1"):
        made.session.decide(made.document, [place], None, "undecide")
    made.session.decide(made.document, [place, end], None, "undecide")


@pytest.mark.parametrize("made", [mat_json], indirect=True)
def test_decisions_of_one_step_are_held_against_one_another(made: SampleProject) -> None:
    place, end = made.row("PLACE"), made.row("TIE", "where")
    made.decide(0, A)
    with pytest.raises(ValueError, match="one value of where: take what one side has"):
        made.session.decide_each(made.document, {place: BOTH, end: BOTH}, "both")
    places = [(made.document, place), (made.document, end)]
    changed, left = made.window.service.concordance.decide(places, "take", [0, 1], "both")
    assert (changed.count, left) == (1, 1)


@pytest.mark.parametrize("made", [brat], indirect=True)
def test_what_the_end_of_a_relation_points_to_is_taken_twice_with_a_word_of_the_format(
    made: SampleProject,
) -> None:
    person, end = made.row("PER"), made.row("In", "Arg2")
    place = made.row("LOC")
    made.decide(0, A)
    assert made.decide(end, BOTH) == made.caution(end) == made.caution(place) == ""
    assert made.decide(place, BOTH) == ""
    assert "holds one value of Arg2: the key has to be written as MAT JSON" in made.caution(place)
    assert made.caution(end) == made.caution(place)
    assert made.caution(person) == ""


def brat_in_pieces(folder: Path) -> Inputs:
    """Return the sample of brat with an annotation in two pieces, behind others of its label."""
    opened = brat(folder)
    with (folder / "ben" / "d.ann").open("a", encoding="utf-8") as file:
        file.write("T9\tPER 0 3;8 10\tAda Bo\n")
    return opened


@pytest.mark.parametrize("made", [brat_in_pieces], indirect=True)
def test_a_format_that_cannot_hold_all_that_a_side_has_is_not_named(made: SampleProject) -> None:
    end = next(row for row in range(made.row("Knows"), made.row("Meet")) if made.name(row) == "Arg1")
    assert made.decide(end, BOTH) == (
        "brat stand-off holds one value of Arg1: take what one side has, or write one value"
    )


@pytest.mark.parametrize("made", [columns], indirect=True)
def test_annotations_on_one_token_are_told_of(made: SampleProject) -> None:
    person, words = made.row("PER"), "token columns (CoNLL) holds one annotation of a token"
    assert made.decide(person, BOTH) == ""
    assert made.caution(person) == (
        f"{words}: the key has to be written as brat stand-off or GATE XML or MAT JSON or WebAnno TSV"
    )
    assert made.decide(person, A) == made.caution(person) == ""


@pytest.mark.parametrize("made", [columns], indirect=True)
def test_annotations_on_one_token_are_refused_where_no_format_holds_them(
    made: SampleProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SlotHolding, "_others", ())
    person, words = made.row("PER"), "token columns (CoNLL) holds one annotation of a token"
    assert made.decide(person, BOTH).startswith(words)
    assert made.refused(person)["both"].startswith(words)


def _added(made: SampleProject, kind: str, place: tuple[int, int], *slots: Slots) -> str:
    """Write an annotation by hand; return why that was refused, empty where it was not."""
    try:
        made.window.ask("editing.add", made.document, Written(slots, kind, (place,)), "add")
    except InputRefused as refused:
        return refused.diagnostics[0].found
    return ""


@pytest.mark.parametrize("made", [mat_json], indirect=True)
def test_what_is_written_by_hand_is_asked_for_what_no_format_holds(made: SampleProject) -> None:
    reason = "MAT JSON holds no alternatives of alias: write it otherwise"
    assert _added(made, "PERSON", (4, 7), ("alias", (("met",), ("Met",)))) == reason
    assert _added(made, "PERSON", (4, 7), ("age", (("7", "8"),))).startswith(
        "MAT JSON holds one value of age"
    )
    assert _added(made, "PERSON", (4, 7), ("alias", (("met", "Met"),))) == ""
    (added,) = made.window.decided[made.document].added
    again = Written((("alias", (("met",), ("Met",))),), "PERSON", ((4, 7),))
    with pytest.raises(InputRefused, match=reason):
        made.window.ask("editing.rewrite", made.document, added.name, again, "write")
    row = len(made.session.state(made.document).table.nodes)
    with pytest.raises(InputRefused, match=reason):
        made.window.ask("editing.write", made.document, row, again, "write")


@pytest.mark.parametrize("made", [columns], indirect=True)
def test_what_is_written_by_hand_on_a_tagged_token_is_told_of(made: SampleProject) -> None:
    made.decide(0, A)
    free, taken = made.row("PER"), len(made.session.state(made.document).table.nodes)
    assert _added(made, "PER", (10, 13)) == made.caution(taken) == ""
    assert _added(made, "ORG", (4, 9)) == ""
    assert made.caution(free).startswith("token columns (CoNLL) holds one annotation of a token: the key has")
    added = made.window.decided[made.document].added
    tops = [row for row, line in enumerate(added_rows(added), taken) if line.parent < 0]
    assert [bool(made.caution(row)) for row in tops] == [True, False]


@pytest.mark.parametrize("made", [gate], indirect=True)
def test_a_rule_for_what_is_open_leaves_open_what_no_format_holds(made: SampleProject) -> None:
    kinds = made.window.ask("key.types")
    made.window.ask("key.fill_open", dict.fromkeys(kinds, ("either", (0, 1))), "open")
    with pytest.raises(InputRefused, match=r"objects are still open: .*Person \(2\)"):
        made.window.ask("key.export", str(made.folder / "final"), None, 0)
