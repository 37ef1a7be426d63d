"""Scores of named entities counted by group are those of the nodes, whatever overlaps and is equal."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.comparison.share_counter import ShareCounter
from annotally.formats.sgml.reader import read
from annotally.methods.templates import entity_groups
from annotally.methods.templates.comparer import TemplateComparer
from annotally.methods.templates.entity_groups import EntityGroups, GroupOutcome, SideInstances, suits
from annotally.model.text import Source
from annotally.scoring.tally import Tally
from annotally.tasks.definition import ImplicitOptionality, ScoringMethod, Subtask, TaskDefinition, TextFilter
from annotally.tasks.presets.ready_made import preset
from annotally.text.cleaning import Cleaning, Form

NE = preset("muc6-named-entity")
WORDS = ("Ada", "the", "Ada", "Bea", "ADA", "the", "the")
TAGS = (
    "",
    *(' TYPE="PERSON"', ' TYPE="PERSON"', ' TYPE="LOCATION"', " ID=5", ' STATUS="OPT" TYPE=PERSON'),
    *(
        ' TYPE="PERSON" ALT="Ada|the Bea"',
        ' ALT="Ada Bea"',
        ' TYPE="PERSON|LOCATION"',
        ' TYPE="PERSON" MIN="Ada"',
    ),
)
Entity = tuple[int, int, str, str]
"""First and last word, name and attributes of a tag."""


@st.composite
def tasks(draw: st.DrawFn) -> TaskDefinition:
    """Draw a task of named entities."""
    classes = []
    for definition in NE.classes:
        slots = tuple(
            replace(
                slot,
                weight=draw(st.sampled_from((4, 4, 1, 0))),
                scored=slot.scored if slot.name != "text" else draw(st.integers(0, 3)) > 0,
            )
            for slot in definition.slots
            if slot.name == "text" or draw(st.integers(0, 4))
        )
        classes.append(replace(definition, slots=slots, threshold=draw(st.sampled_from((0, 0, 0, 150, 700)))))
    return replace(
        NE,
        classes=tuple(classes),
        connect_leftovers=draw(st.booleans()),
        cleaning=draw(st.sampled_from((NE.cleaning, Cleaning()))),
        correct_form=draw(st.sampled_from((Form.CLEAN, Form.STRAIGHTENED, Form.ORIG))),
        sections=draw(st.sampled_from(((), ("TEXT", "P")))),
        subtasks=(*NE.subtasks, *draw(st.sampled_from(((), (Subtask("enamex", "text", "ada"),))))),
    )


def draw_entities(chance: Random, most: int, tags: Sequence[str]) -> list[Entity]:
    result = []
    for _ in range(chance.randrange(most + 1)):
        start = chance.randrange(len(WORDS) + 1)
        end = min(start + chance.choice((0, 1, 1, 2, 2, 3, 4)), len(WORDS))
        name = chance.choice(("ENAMEX", "ENAMEX", "ENAMEX", "enamex", "TIMEX", "HAT"))
        result.append((start, end, name, chance.choice(tags)))
    return result


def write_entities(drawn: Sequence[Entity]) -> str:
    """Return a text with those of the entities that nest; of two that cross the first."""
    inside: list[Entity] = []
    for entity in sorted(drawn, key=lambda entity: (entity[0], -entity[1])):
        if all(entity[0] >= other[1] or entity[1] <= other[1] for other in inside):
            inside.append(entity)
    pieces = []
    for place in range(len(WORDS) + 1):
        for start, end, name, _ in reversed(inside):
            pieces += [f"</{name}>"] if end == place > start else []
        pieces.append(" ")
        for start, end, name, tag in inside:
            if start == place:
                pieces += [f"<{name}{tag}>", f"</{name}>" if start == end else ""]
        pieces += WORDS[place : place + 1]
    return "".join(pieces)


def draw_sides(seed: int, documents: int) -> Sides:
    """Draw documents with a paragraph each of which some entities are on both sides."""
    chance, texts = Random(seed), ["", ""]
    tags = [chance.choice(TAGS) for _ in range(3)]  # few, so that groups alike come again
    for number in range(documents):
        common = draw_entities(chance, 5, tags)
        more = "" if chance.randrange(4) else "Ada "
        place = chance.choice(("P", "P", "S"))
        for side in range(2):
            own = [entity for entity in common if chance.randrange(5)] + draw_entities(chance, 2, tags)
            if own and not chance.randrange(3):
                own[0] = (*own[0][:3], chance.choice(tags))
            body = f"{more * side}<{place}>{write_entities(own)}</{place}>"
            texts[side] += f"<DOC><DOCNO>{number}</DOCNO><TEXT>{body}</TEXT></DOC>"
    return read_sides(*texts)


def read_sides(*texts: str) -> Sides:
    options = replace(NE.reading, annotation_tags=(*NE.reading.annotation_tags, "HAT"))
    results = [read([Source(name, text)], options) for name, text in zip(("k", "r"), texts, strict=True)]
    documents = {document.id: document for document in results[0].documents}
    return Sides(tuple(result.annotations for result in results), documents)


def differing(task: TaskDefinition, sides: Sides) -> list[str]:
    """Return the documents whose totals are not those of their nodes, by one comparer for all."""
    comparer, plain_comparer = TemplateComparer(task), TemplateComparer(task)
    units = {name: plain_comparer.compare(name, sides) for name in sides.documents}
    return [name for _ in range(2) for name in units if comparer.totals(name, sides) != units[name].totals]


@settings(max_examples=150)
@given(tasks(), st.integers(0, 10**6))
def test_totals_are_those_of_the_nodes(task: TaskDefinition, seed: int) -> None:
    assert differing(task, draw_sides(seed, 30)) == []


@pytest.mark.parametrize("seed", range(30))
def test_totals_by_a_preset_are_those_of_the_nodes(seed: int) -> None:
    assert differing(NE, draw_sides(seed, 100)) == []


def test_entities_alike_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of groups of a kind the first is compared with others, the second apart, and no further one."""
    body = '<ENAMEX TYPE="PERSON">Ada</ENAMEX> <TIMEX>May <TIMEX>1</TIMEX></TIMEX> <HAT>top</HAT>'
    text = "".join(f"<DOC><DOCNO>{number}</DOCNO>{body} {number}</DOC>" for number in range(9))
    sides, judged = read_sides(text, text), []
    judge = TemplateComparer._judge

    def note_judged(comparer: TemplateComparer, instances: SideInstances) -> GroupOutcome:
        judged.append([[item.type for item in side] for side in instances])
        return judge(comparer, instances)

    monkeypatch.setattr(TemplateComparer, "_judge", note_judged)
    comparer = TemplateComparer(NE)
    tables = [comparer.totals(str(number), sides).table for number in range(9)]
    assert sorted(judged) == [[["ENAMEX"], ["ENAMEX"]], [["TIMEX"], ["TIMEX"]]]
    assert tables == [tables[0]] * 9
    assert tables[0]["total",] == Tally(cor=4)


@pytest.mark.parametrize("attribute", ["ALT", "MIN"])
def test_a_pair_is_not_certain_if_another_entity_may_be_right_too(attribute: str) -> None:
    """An optional entity that begins before is paired first: it is as right by its alternative or minimum."""
    pair = '<ENAMEX TYPE="PERSON">Bea</ENAMEX>'
    around = f'<ENAMEX TYPE="PERSON" STATUS="OPT" {attribute}="Bea">Ada {pair}</ENAMEX>'
    keys, responses = [pair, pair, around], [pair, pair, f"Ada {pair}"]
    texts = [
        "".join(f"<DOC><DOCNO>{n}</DOCNO>{body}</DOC>" for n, body in enumerate(bodies))
        for bodies in (keys, responses)
    ]
    sides, comparer = read_sides(*texts), TemplateComparer(NE)
    totals = [comparer.totals(str(number), sides).table["total",] for number in range(3)]
    assert totals[:2] == [Tally(cor=2), Tally(cor=2)]
    assert (totals[2].cor, totals[2].mis) == (2, 2)
    assert differing(NE, sides) == []


def test_kinds_that_never_come_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entity_groups, "MOST_KINDS", 3)
    texts = [
        "".join(f'<DOC><DOCNO>{n}</DOCNO><ENAMEX TYPE="{n % most}">a</ENAMEX></DOC>' for n in range(12))
        for most in (4, 5)
    ]
    assert differing(NE, read_sides(*texts)) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"same_position": False},
        {"scoring_method": ScoringMethod.KEY2KEY},
        {"partial_form": Form.CLEAN},
        {"equatable": ("ENAMEX",)},
        {"gate": "content"},
        {"text_filter": TextFilter("enamex", "text")},
        {"implicit_optionality": ImplicitOptionality.RELATIONS},
    ],
)
def test_other_tasks_are_compared_whole(changes: dict[str, object]) -> None:
    assert suits(NE)
    assert not suits(replace(NE, **changes))


def test_entities_that_are_not_kept_as_columns_are_compared_whole() -> None:
    """Documents that only one side has, too: all sides are columns, or none is counted by group."""
    text = "<DOC><DOCNO>1</DOCNO><ENAMEX>a</ENAMEX></DOC>"
    sides = read_sides(text, text.replace("1", "2"))
    groups, counter = EntityGroups(NE, str.join, NotImplemented), ShareCounter({})
    assert groups.count(sides.stored_instances("1"), counter) is None
    assert counter.table() == {}
    assert differing(NE, sides) == []
