"""The sentence above the cards, for every method and for two and more annotators."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.result import Level, Sides
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.reports.tree.inspection import Card, CardLine, Inspection, SlotOutcome, inspect
from annotally.scoring.tally import Status
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.resolve import as_keys, choose_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_gui.models.difference_sentence import difference_sentence, reasons_title
from annotally_gui.services.samples import ANNOTATORS, ELEMENTS, SAMPLES, Sample
from support.builders import DOCUMENT, annotation_set, entity

FORBIDDEN = ("reference", "hypothesis", "missing", "spurious", "incorrect", "key", "response")


def of_annotators(*own: Sequence[Instance], row: int = 1) -> str:
    """Return the sentence about the first object of as many annotators."""
    sets = tuple(annotation_set(f"n{number}", {DOCUMENT: list(one)}) for number, one in enumerate(own))
    sides, task = (
        Sides(sets, {DOCUMENT: Document(DOCUMENT, DOCUMENT, TEXT)}),
        as_keys(preset("muc7-named-entity")),
    )
    unit = JointComparer(MultiComparison(task, sides, [DOCUMENT])).compare(DOCUMENT, sides)
    return difference_sentence(inspect(unit, row, DOCUMENT, sides, task)).whole


ADA = "Ada Quill of Ferro"
TEXT = f"{'-' * 10}{ADA} spoke."
PERSON, FIRM = entity(ADA, 10, "PERSON"), entity(ADA, 10, "ORGANIZATION")
SHORT = entity("Ada Quill", 10, "PERSON")


@pytest.mark.parametrize(
    ("own", "words"),
    [
        (([PERSON], [PERSON], [FIRM]), "Labels differ: PERSON (A and B) / ORGANIZATION (C)."),
        (([PERSON], [PERSON], []), "C lacks this."),
        (([PERSON], [], []), "Only A has this PERSON."),
        (([PERSON], [], [PERSON], []), "Only A and C have this."),
        (([PERSON], [PERSON], [PERSON]), "All agree."),
        # A and B are paired by way of C alone: their labels are alike all the same.
        (
            ([entity("Ada", 10, "PERSON")], [entity("Quill", 14, "PERSON")], [SHORT]),
            "PERSON: extents differ. Extents differ in three ways. Labels agree.",
        ),
        (
            ([PERSON], [SHORT], [PERSON]),
            "PERSON: extents differ. B ends two words earlier than A and C. Labels agree.",
        ),
        (
            ([PERSON], [SHORT], [PERSON], [SHORT]),
            "PERSON: extents differ. B and D end two words earlier than A and C. Labels agree.",
        ),
    ],
)
def test_three_and_more_annotators(own: Sequence[Sequence[Instance]], words: str) -> None:
    assert of_annotators(*own) == words


def object_of(outcomes: Mapping[str, Status], *cards: Card, status: Status = Status.INC) -> Inspection:
    states = tuple(SlotOutcome(name, state) for name, state in outcomes.items())
    return Inspection("d", 1, "PERSON", status, cards, (), outcomes=states, annotators=True)


def card(label: str, *lines: CardLine, placed: bool = False) -> Card:
    if not placed:
        return Card("x", f"{label} 1", lines, label)
    first = lines[0]
    return Card("x", f"{label} 1", lines, label, start=first.start, end=first.end, words=first.text)


def line(slot: str, text: str, start: int = -1) -> CardLine:
    return CardLine(slot, text, text.casefold(), (), False, start=start, end=start + len(text))


COR, INC, MIS, SPU, PAR = Status.COR, Status.INC, Status.MIS, Status.SPU, Status.PAR


@pytest.mark.parametrize(
    ("outcomes", "words"),
    [
        ({"ORG_NAME": INC, "P": COR, "Q": COR, "R": COR, "S": COR}, "ORG_NAME differs; four slots agree."),
        ({"P": INC, "Q": INC, "R": COR}, "P and Q differ; one slot agrees."),
        ({"P": INC, "Q": INC, "R": INC, "S": INC, "T": INC}, "P, Q, R and two more differ."),
        ({"P": MIS, "Q": SPU, "R": SPU}, "Only A has P; only B has Q and R."),
        ({"P": PAR, "Q": COR}, "P agrees in part; one slot agrees."),
        ({"P": Status.UNS, "Q": Status.NON}, "A and B differ."),
    ],
)
def test_slots_that_differ_are_named_and_those_that_agree_counted(
    outcomes: Mapping[str, Status], words: str
) -> None:
    lines = [line(name, "x") for name in outcomes]
    shown = object_of(outcomes, card("PERSON", *lines), card("PERSON", *lines))
    assert difference_sentence(shown).whole == words


def test_the_place_of_the_one_slot_that_differs_is_told() -> None:
    shown = object_of(
        {"NAME": INC, "P": COR},
        card("ORG", line("NAME", "Guild of Dyers", 4), line("P", "x")),
        card("ORG", line("NAME", "the Guild of Dyers", 0), line("P", "x")),
    )
    assert difference_sentence(shown).whole == (
        "NAME differs; one slot agrees. B begins one word earlier than A."
    )
    far = object_of({"NAME": INC}, card("ORG", line("NAME", "x", 4)), card("ORG", line("NAME", "y", 90)))
    assert difference_sentence(far).whole == "NAME differs."


def test_the_label_leads_and_is_not_counted_among_the_slots() -> None:
    shown = object_of(
        {"_label": INC, "_span": INC, "role": COR},
        card("PLACE", line("TEXT", "Saint Audrey's Quay", 64), line("role", "x"), placed=True),
        card("NAME", line("TEXT", "Saint Audrey", 64), placed=True),
    )
    sentence = difference_sentence(shown)
    assert sentence.lead == "Labels differ: PLACE / NAME."
    assert sentence.details == "B ends two words earlier than A."
    differing_text = Inspection(**{**as_fields(shown), "common_text": False})
    assert (
        difference_sentence(differing_text).whole
        == "Labels differ: PLACE / NAME. Extent differs; one slot agrees."
    )


def as_fields(shown: Inspection) -> dict[str, object]:
    return {name: getattr(shown, name) for name in shown.__struct_fields__}


def slot_row(name: str, status: Status, level: Level = Level.SLOT, **fields: Any) -> Inspection:
    cards = (card("ORG", line(name, "the Hall", 0)), card("ORG", line(name, "Hall", 4)))
    return Inspection("d", 2, name, status, cards, (), level=level, **fields)


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (slot_row("NAME", COR), "NAME counts as the same. B begins one word later than A."),
        (slot_row("NAME", INC), "NAME differs. B begins one word later than A."),
        (slot_row("NAME", PAR), "NAME agrees in part. B begins one word later than A."),
        (slot_row("NAME", MIS), "Only A has NAME."),
        (slot_row("type", SPU), "Only B has “type”."),
        (slot_row("who", INC), "“who” differs. B begins one word later than A."),
        (slot_row("NAME", SPU, Level.FILL), "Only B has this NAME."),
        (slot_row("NAME", Status.UNS), "NAME: Not scored."),
        (slot_row("NAME", Status.REM), "NAME: Pointer to an optional object, not counted."),
    ],
)
def test_a_slot_row_is_about_the_slot(shown: Inspection, words: str) -> None:
    assert difference_sentence(shown).whole == words


def test_what_was_added_is_of_no_side() -> None:
    shown = Inspection("d", 7, "TEXT", Status.UNS, (Card("", "ENAMEX 3", ()),), (), stateless=True)
    assert difference_sentence(shown).whole == "TEXT: added annotation. No side has this annotation."


@cache
def workspace_of(sample: Sample) -> Workspace:
    request = sample.request()
    task = choose_task(request.task).task
    sides = zip(request.names, (request.key, request.response), strict=True)
    return open_workspace(
        OpenRequest(
            as_keys(task) if request.key2key else task,
            tuple(SideInput(name, paths) for name, paths in sides),
            request.texts,
        )
    )


@pytest.mark.parametrize("sample", [ELEMENTS, *SAMPLES], ids=lambda sample: sample.title)
def test_every_row_of_every_sample_has_a_sentence_in_plain_words(sample: Sample) -> None:
    workspace = workspace_of(sample)
    for document in workspace.document_ids:
        for row in range(len(workspace.unit(document).nodes)):
            shown = workspace.inspect(document, row)
            sentence = difference_sentence(shown)
            assert sentence.lead.endswith((".", ":")), sentence
            assert not any(word in sentence.whole.split() for word in FORBIDDEN), sentence
            if Status(shown.status).disagreement and shown.level >= Level.INSTANCE:
                assert not sentence.lead.startswith(("A and B agree", "Counts as the same")), sentence
                assert "is the same" not in sentence.lead, sentence


def test_the_samples_say_what_they_are_made_to_show() -> None:
    def said(sample: Sample, document: str, row: int) -> str:
        return difference_sentence(workspace_of(sample).inspect(document, row)).whole

    titles = {sample.title: sample for sample in SAMPLES}
    assert said(ANNOTATORS, "clock-repair", 1) == (
        "PER_TITLE differs; two slots agree. B ends six words later than A."
    )
    assert said(ELEMENTS, "bicycle-workshop", 3) == "Only B has PER_TITLE; one slot agrees."
    assert said(titles["Coreference"], "0021", 1) == "Classes differ: A one, B two."
    assert said(titles["Coreference"], "0021", 5) == (
        "Counts as the same. B begins one word later than A. Labels agree."
    )
    assert said(titles["Named entities"], "0001", 28) == "Labels differ: LOCATION / PERSON."
    assert said(titles["Relations and events"], "ferry", 1) == (
        "PERSON: extents differ. B begins one word earlier than A. Labels agree."
    )
    assert said(titles["Speech"], "harbour-news", 1) == "Content differs."
    assert said(titles["Management successions"], "brass-band", 0) == (
        "brass-band. Only A calls the text relevant. Objects: A seven, B one. Rows with differences: seven."
    )


@pytest.mark.parametrize(
    ("status", "sides", "rule", "title"),
    [
        (Status.INC, 0, "", "Why this counts as incorrect"),
        (Status.INC, 0, "similarity-clash", "Why this counts as clash"),
        (Status.INC, 2, "", "Why this counts as different"),
        (Status.MIS, 2, "", "Why this counts as only A’s"),
        (Status.MIS, 3, "", "Why this counts as different"),
        (Status.OPT, 2, "", "Why this does not count"),
        (Status.COR, 3, "", "Why this counts as the same"),
    ],
)
def test_the_reasons_are_announced_in_the_words_of_the_comparison(
    status: Status, sides: int, rule: str, title: str
) -> None:
    cards = tuple(Card("x", "", ()) for _ in range(sides or 2))
    shown = Inspection("d", 1, "t", status, cards, (), rule=rule, annotators=sides > 0)
    assert reasons_title(shown) == title


def test_what_has_no_state_has_reasons_all_the_same() -> None:
    assert reasons_title(Inspection("d", 1, "t", Status.UNS, (), (), stateless=True)) == "Why"
