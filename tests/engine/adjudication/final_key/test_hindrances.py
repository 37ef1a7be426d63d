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
        nodes, number = self.session.state(self.document).table.nodes, 0
        for name in path:
            inside = range(number, nodes.end[number])
            number = next(row for row in inside if nodes.names[nodes.name[row]].casefold() == name.casefold())
        return number

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
        result = self.window.ask("standing", self.document, row).refused
        assert isinstance(result, dict)
        return result


@pytest.fixture
def sample_project(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SampleProject]:
    sample_project = SampleProject(request.param, tmp_path)
    yield sample_project
    sample_project.window.ask("close")


@pytest.mark.parametrize("sample_project", [brat, brat_of_three], indirect=True)
def test_a_label_and_a_place_are_of_one_side(sample_project: SampleProject) -> None:
    for name, reason in (("_label", ONE_LABEL), ("_span", ONE_PLACE)):
        row = sample_project.row("PER", name)
        for decision in (BOTH, EITHER, NEITHER):
            assert sample_project.decide(row, decision) == reason
        assert sample_project.decide(row, A) == sample_project.decide(row, B) == ""
        assert set(sample_project.refused(row)) == {"both", "either", "neither", "optional"}


@pytest.mark.parametrize("sample_project", [sgml], indirect=True)
def test_the_words_of_an_entity_are_of_one_side_or_of_either(sample_project: SampleProject) -> None:
    row = sample_project.row("enamex", "TEXT")
    assert sample_project.decide(row, NEITHER) == sample_project.decide(row, BOTH) == ONE_PLACE
    assert sample_project.decide(row, EITHER) == sample_project.decide(row, B) == ""


@pytest.mark.parametrize("sample_project", [templates], indirect=True)
def test_below_two_side_by_side_nothing_is_decided_apart(sample_project: SampleProject) -> None:
    firm, kind = sample_project.row("FIRM"), sample_project.row("FIRM", "KIND")
    sample_project.decide(firm, BOTH)
    assert sample_project.decide(kind, A) == SIDE_BY_SIDE
    assert sample_project.refused(kind) == dict.fromkeys(REFUSABLE, SIDE_BY_SIDE)
    sample_project.decide(firm, EITHER)
    assert sample_project.decide(kind, A) == ""
    sample_project.decide(firm, NEITHER)
    assert sample_project.decide(kind, A) == CLOSED
    assert sample_project.refused(kind) == dict.fromkeys(REFUSABLE, CLOSED)
    sample_project.decide(0, BOTH)
    assert sample_project.decide(kind, A) == SIDE_BY_SIDE
    assert sample_project.decide(firm, A) == sample_project.decide(kind, A) == ""
    alone = sample_project.row("FIRM", "STAFF")
    assert sample_project.refused(alone) == {}


@pytest.mark.parametrize("sample_project", [templates], indirect=True)
def test_what_one_side_alone_has_is_decided_in_parts_though_both_are_taken(
    sample_project: SampleProject,
) -> None:
    nodes = sample_project.session.state(sample_project.document).table.nodes
    (alone,) = (
        row
        for row in sample_project.session.state(sample_project.document).table.objects()
        if nodes.sides[0].instance[row] < 0 <= nodes.sides[1].instance[row]
    )
    sample_project.decide(0, BOTH)
    assert sample_project.decide(alone + 1, NEITHER) == ""


@pytest.mark.parametrize("sample_project", [templates], indirect=True)
def test_what_was_written_as_a_whole_is_written_on(sample_project: SampleProject) -> None:
    firm, kind = sample_project.row("FIRM"), sample_project.row("FIRM", "KIND")
    whole_instance = sample_project.session.workspace.sides.instances(sample_project.document)[0][2]
    sample_project.decide(firm, Decision(Choice.EDITED, edited=Edited(instance=whole_instance)))
    assert set(sample_project.refused(kind)) == set(REFUSABLE) - {"edited"}


@pytest.mark.parametrize("sample_project", [brat], indirect=True)
def test_either_of_two_labels_or_places_says_nothing(sample_project: SampleProject) -> None:
    assert sample_project.decide(sample_project.row("LOC"), EITHER) == ONE_LABEL_BELOW
    assert sample_project.decide(0, EITHER) == ONE_LABEL_BELOW
    assert sample_project.decide(sample_project.row("Meet"), EITHER) == ""
    assert sample_project.refused(sample_project.row("LOC")) == {"either": ONE_LABEL_BELOW}


@pytest.mark.parametrize("sample_project", [columns], indirect=True)
def test_either_of_two_places_says_nothing_and_a_rule_for_what_is_open_neither(
    sample_project: SampleProject,
) -> None:
    assert sample_project.decide(sample_project.row("PER"), EITHER) == ONE_PLACE_BELOW
    kinds = sample_project.window.ask("key.types")
    sample_project.window.ask("key.fill_open", dict.fromkeys(kinds, ("either", (0, 1))), "open")
    with pytest.raises(InputRefused, match=r"objects are undecided: .*; by type LOC \(1\), PER \(2\)"):
        sample_project.window.ask("key.export", str(sample_project.folder / "final"), None, 0)


@pytest.mark.parametrize("sample_project", [templates], indirect=True)
def test_one_fill_is_never_optional_by_itself(sample_project: SampleProject) -> None:
    firm = sample_project.row("FIRM")
    sample_project.decide(firm, A)
    fill = sample_project.row("FIRM", "ALIAS") + 1
    with pytest.raises(InputRefused, match=NOT_OPTIONAL):
        sample_project.window.ask("toggle_optional", sample_project.document, [fill], "not required")
    sample_project.window.ask("toggle_optional", sample_project.document, [fill - 1], "not required")
    (result,) = (
        row for row in sample_project.session.keys.of(sample_project.document).objects if row.row == firm
    )
    slot = result.instance.slot("ALIAS")
    assert isinstance(slot, Slot)
    assert slot.optional


@pytest.mark.parametrize("sample_project", [brat], indirect=True)
def test_many_places_at_once_leave_out_those_without_effect(sample_project: SampleProject) -> None:
    rows = [
        (sample_project.document, sample_project.row("PER", "_label")),
        (sample_project.document, sample_project.row("PER", "Sex")),
    ]
    changed, left = sample_project.window.service.concordance.decide(rows, "neither", [], "neither")
    assert (changed.count, left) == (1, 1)


@pytest.mark.parametrize("sample_project", [brat], indirect=True)
def test_the_arguments_of_a_relation_are_decided_one_by_one_and_together(
    sample_project: SampleProject,
) -> None:
    """A7 pools them: the row of all gathers a row for each, and what it is decided to be they are."""
    relation = sample_project.row("Knows")
    gathered = sample_project.row("Knows", "_annotation_attribute_remainder")

    def arguments() -> list[str]:
        final = sample_project.session.keys.of(sample_project.document)
        words = {row.instance.name: next(row.instance.readings()).text for row in final.objects}
        (instance,) = (row.instance for row in final.objects if row.row == relation)
        return [words[str(reading.target).rpartition("-")[2]] for reading in instance.readings()]

    sample_project.decide(0, A)
    assert arguments() == ["Ada", "Bo"]
    sample_project.decide(gathered, B)
    assert arguments() == ["Bo", "Ada"]
    sample_project.decide(sample_project.row("Knows", "Arg1"), A)
    assert arguments() == ["Ada", "Ada"]


@pytest.mark.parametrize("sample_project", [brat, brat_of_three], indirect=True)
def test_brat_holds_both_values_of_an_attribute_and_no_alternatives(sample_project: SampleProject) -> None:
    sex = sample_project.row("PER", "Sex")
    assert sample_project.decide(sex, EITHER) == (
        "brat stand-off can contain no alternatives of Sex: take the value of one side, or enter one value"
    )
    assert sample_project.decide(sample_project.row("PER"), EITHER) == sample_project.decide(sex, EITHER)
    assert set(sample_project.refused(sex)) == {"either"}
    assert sample_project.decide(sex, BOTH) == sample_project.caution(sex) == ""


@pytest.mark.parametrize("sample_project", [brat], indirect=True)
def test_an_end_of_a_relation_is_decided_for_both_with_a_word_of_the_format_that_holds_it(
    sample_project: SampleProject,
) -> None:
    knows = sample_project.row("Knows")
    end = next(row for row in range(knows, sample_project.row("Meet")) if sample_project.name(row) == "Arg1")
    assert sample_project.caution(end) == ""
    assert sample_project.decide(end, BOTH) == ""
    assert sample_project.caution(end) == sample_project.caution(knows) == sample_project.caution(0)
    assert (
        sample_project.caution(end)
        == "brat stand-off can contain one value of Arg1: the key has to be written as MAT JSON"
    )
    assert sample_project.decide(end, A) == sample_project.caution(end) == ""


@pytest.mark.parametrize("sample_project", [mat_json], indirect=True)
def test_mat_documents_hold_several_values_where_they_are_declared(sample_project: SampleProject) -> None:
    age, alias = sample_project.row("PERSON", "age"), sample_project.row("PERSON", "alias")
    assert sample_project.decide(alias, BOTH) == ""
    # MAT JSON has one value of it; a CAS holds several, so that the key can still be written.
    assert sample_project.decide(age, BOTH) == ""
    assert set(sample_project.refused(age)) == {"either"}
    assert set(sample_project.refused(alias)) == {"either"}


def _end_for_both(sample_project: SampleProject) -> tuple[int, int]:
    """Decide an end of a tie for both sides, which point to one place; return the row of that and the end."""
    place, end = sample_project.row("PLACE"), sample_project.row("TIE", "where")
    sample_project.decide(0, A)
    assert sample_project.decide(end, BOTH) == ""
    return place, end


TWO_PLACES = (
    "TIE #4 points to each side's PLACE q1, and MAT JSON can contain one value of where: "
    "decide the target first"
)


@pytest.mark.parametrize("sample_project", [mat_json], indirect=True)
def test_what_a_full_slot_points_to_is_not_taken_twice(sample_project: SampleProject) -> None:
    place, end = _end_for_both(sample_project)
    assert sample_project.decide(place, BOTH) == TWO_PLACES
    assert sample_project.refused(place) == {"both": TWO_PLACES}
    assert sample_project.decide(place, B) == ""
    assert sample_project.decide(end, A) == sample_project.decide(place, BOTH) == ""
    assert sample_project.decide(end, BOTH).startswith("MAT JSON can contain one value of where")


@pytest.mark.parametrize("sample_project", [mat_json], indirect=True)
def test_undeciding_is_refused_where_what_holds_then_cannot_be_written(sample_project: SampleProject) -> None:
    place, end = sample_project.row("PLACE"), sample_project.row("TIE", "where")
    sample_project.decide(0, BOTH)
    assert (
        sample_project.decide(place, A)
        == sample_project.decide(sample_project.row("TIE"), A)
        == sample_project.decide(end, BOTH)
        == ""
    )
    with pytest.raises(ValueError, match="TIE #4 points to each side's PLACE q1"):
        sample_project.session.decide(sample_project.document, [place], None, "undecide")
    sample_project.session.decide(sample_project.document, [place, end], None, "undecide")


@pytest.mark.parametrize("sample_project", [mat_json], indirect=True)
def test_decisions_of_one_step_are_held_against_one_another(sample_project: SampleProject) -> None:
    place, end = sample_project.row("PLACE"), sample_project.row("TIE", "where")
    sample_project.decide(0, A)
    with pytest.raises(ValueError, match="one value of where: take the value of one side"):
        sample_project.session.decide_each(sample_project.document, {place: BOTH, end: BOTH}, "both")
    places = [(sample_project.document, place), (sample_project.document, end)]
    changed, left = sample_project.window.service.concordance.decide(places, "take", [0, 1], "both")
    assert (changed.count, left) == (1, 1)


@pytest.mark.parametrize("sample_project", [brat], indirect=True)
def test_what_the_end_of_a_relation_points_to_is_taken_twice_with_a_word_of_the_format(
    sample_project: SampleProject,
) -> None:
    person, end = sample_project.row("PER"), sample_project.row("In", "Arg2")
    place = sample_project.row("LOC")
    sample_project.decide(0, A)
    assert (
        sample_project.decide(end, BOTH) == sample_project.caution(end) == sample_project.caution(place) == ""
    )
    assert sample_project.decide(place, BOTH) == ""
    assert "can contain one value of Arg2: the key has to be written as MAT JSON" in sample_project.caution(
        place
    )
    assert sample_project.caution(end) == sample_project.caution(place)
    assert sample_project.caution(person) == ""


def brat_in_pieces(folder: Path) -> Inputs:
    """Return the sample of brat with an annotation in two pieces, behind others of its label."""
    opened = brat(folder)
    with (folder / "ben" / "d.ann").open("a", encoding="utf-8") as file:
        file.write("T9\tPER 0 3;8 10\tAda Bo\n")
    return opened


@pytest.mark.parametrize("sample_project", [brat_in_pieces], indirect=True)
def test_a_format_that_cannot_hold_all_that_a_side_has_is_not_named(sample_project: SampleProject) -> None:
    end = next(
        row
        for row in range(sample_project.row("Knows"), sample_project.row("Meet"))
        if sample_project.name(row) == "Arg1"
    )
    assert sample_project.decide(end, BOTH) == (
        "brat stand-off can contain one value of Arg1: take the value of one side, or enter one value"
    )


@pytest.mark.parametrize("sample_project", [columns], indirect=True)
def test_annotations_on_one_token_are_told_of(sample_project: SampleProject) -> None:
    person, words = (
        sample_project.row("PER"),
        "token columns (CoNLL) can contain one annotation on each token",
    )
    assert sample_project.decide(person, BOTH) == ""
    assert sample_project.caution(person) == (
        f"{words}: the key has to be written as brat stand-off or GATE XML or MAE and MedTator XML"
        " or BioC XML or TEI or MMAX2 or BioC JSON or PubTator or eHOST and Knowtator XML or Knowtator 2 XML"
        " or MAT JSON or WebAnno TSV or UIMA CAS XMI or UIMA CAS JSON"
        " or inline XML or spaCy JSON or doccano JSON Lines or Prodigy JSON Lines or Label Studio JSON"
        " or W3C Web Annotation or table of spans (CSV, TSV) or CoNLL-U"
    )
    assert sample_project.decide(person, A) == sample_project.caution(person) == ""


@pytest.mark.parametrize("sample_project", [columns], indirect=True)
def test_annotations_on_one_token_are_refused_where_no_format_holds_them(
    sample_project: SampleProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SlotHolding, "_others", ())
    person, words = (
        sample_project.row("PER"),
        "token columns (CoNLL) can contain one annotation on each token",
    )
    assert sample_project.decide(person, BOTH).startswith(words)
    assert sample_project.refused(person)["both"].startswith(words)


def _added(sample_project: SampleProject, kind: str, place: tuple[int, int], *slots: Slots) -> str:
    """Write an annotation by hand; return why that was refused, empty where it was not."""
    try:
        sample_project.window.ask(
            "editing.add", sample_project.document, Written(slots, kind, (place,)), "add"
        )
    except InputRefused as refused:
        return refused.diagnostics[0].found
    return ""


@pytest.mark.parametrize("sample_project", [mat_json], indirect=True)
def test_what_is_written_by_hand_is_asked_for_what_no_format_holds(sample_project: SampleProject) -> None:
    reason = "MAT JSON can contain no alternatives of alias: edit it"
    assert _added(sample_project, "PERSON", (4, 7), ("alias", (("met",), ("Met",)))) == reason
    assert _added(sample_project, "PERSON", (4, 7), ("alias", (("met", "Met"),))) == ""
    (added,) = sample_project.window.decided[sample_project.document].added
    second_entry = Written((("alias", (("met",), ("Met",))),), "PERSON", ((4, 7),))
    with pytest.raises(InputRefused, match=reason):
        sample_project.window.ask(
            "editing.rewrite", sample_project.document, added.name, second_entry, "write"
        )
    row = len(sample_project.session.state(sample_project.document).table.nodes)
    with pytest.raises(InputRefused, match=reason):
        sample_project.window.ask("editing.write", sample_project.document, row, second_entry, "write")


@pytest.mark.parametrize("sample_project", [columns], indirect=True)
def test_what_is_written_by_hand_on_a_tagged_token_is_told_of(sample_project: SampleProject) -> None:
    sample_project.decide(0, A)
    free, taken = (
        sample_project.row("PER"),
        len(sample_project.session.state(sample_project.document).table.nodes),
    )
    assert _added(sample_project, "PER", (10, 13)) == sample_project.caution(taken) == ""
    assert _added(sample_project, "ORG", (4, 9)) == ""
    assert sample_project.caution(free).startswith(
        "token columns (CoNLL) can contain one annotation on each token: the key has"
    )
    added = sample_project.window.decided[sample_project.document].added
    tops = [row for row, line in enumerate(added_rows(added), taken) if line.parent < 0]
    assert [bool(sample_project.caution(row)) for row in tops] == [True, False]


@pytest.mark.parametrize("sample_project", [gate], indirect=True)
def test_a_rule_for_what_is_open_leaves_open_what_no_format_holds(sample_project: SampleProject) -> None:
    kinds = sample_project.window.ask("key.types")
    sample_project.window.ask("key.fill_open", dict.fromkeys(kinds, ("either", (0, 1))), "open")
    with pytest.raises(InputRefused, match=r"objects are undecided: .*Person \(2\)"):
        sample_project.window.ask("key.export", str(sample_project.folder / "final"), None, 0)
