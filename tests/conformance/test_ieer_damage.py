"""IEER against itself, whole and damaged: the tallies must be the damage, class by class and type by type.

The damage is done to the tagged files by regular expressions, so that neither reader nor writer nor scorer
can hide a mistake of its own in what is expected.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from annotally.comparison.result import RowKey, Sides, sum_tables
from annotally.formats.io import expand, read
from annotally.methods.templates.comparer import TemplateComparer
from annotally.scoring.tally import CountColumn, Tally
from annotally.tasks.presets.ready_made import preset
from conformance.data import data

pytestmark = pytest.mark.conformance
TASK = preset("ieer-named-entity")
SUBTASKS = {(s.type, s.value) for s in TASK.subtasks}
TAG = re.compile(r"<(?P<end>[be])_(?P<kind>enamex|timex|numex)(?P<attributes>[^<>]*)>")
TYPE = re.compile(r'type="([A-Z]+)"')
COR, PAR, INC, MIS, SPU, NON = CountColumn
Counts = Counter[tuple[RowKey, CountColumn]]
Edit = tuple[int, int, str]
"""A stretch of the file and what to put in its place."""


class Entity(NamedTuple):
    """A tagged entity of a file: its tags' ranges, and whether it stands alone, tagged but once."""

    file: int
    kind: str
    opening: tuple[int, int]
    closing: tuple[int, int]
    attributes: str
    text: str
    alone: bool

    @property
    def type(self) -> str:
        match = TYPE.search(self.attributes)
        assert match
        return match[1]

    @property
    def optional(self) -> bool:
        return "status=" in self.attributes

    @property
    def plain(self) -> bool:
        """Whether it is neither optional nor has an alternative."""
        return not self.optional and "alt=" not in self.attributes


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return [path.read_text("utf-8") for path in expand([data("ieer")])]


@pytest.fixture(scope="module")
def entities(texts: list[str]) -> list[Entity]:
    return [entity for number, text in enumerate(texts) for entity in tagged(number, text)]


def tagged(number: int, text: str) -> list[Entity]:
    values, stack, depth_reached = [], [], 0
    for match in TAG.finditer(text):
        if match["end"] == "b":
            stack.append(match)
            depth_reached = max(depth_reached, len(stack))
            continue
        opening = stack.pop()
        inside = text[opening.end() : match.start()]
        alone = depth_reached == 1 and not stack
        ranges = (opening.span(), match.span())
        values.append(Entity(number, opening["kind"], *ranges, opening["attributes"], inside, alone))
        depth_reached = depth_reached if stack else 0
    return values


def scored(texts: Iterable[str], damaged: Iterable[str], folder: Path) -> Mapping[RowKey, Tally]:
    """Return the summed table of the damaged files against the whole ones, read from disk."""
    sets = []
    for name, contents in (("key", texts), ("response", damaged)):
        (folder / name).mkdir()
        for number, text in enumerate(contents):
            (folder / name / f"{number}.sgm").write_text(text, "utf-8")
        sets.append(read([folder / name], TASK.reading).annotations)
    comparer = TemplateComparer(TASK)
    assert list(sets[0].documents) == list(sets[1].documents)
    sides = Sides(tuple(sets), {})
    return sum_tables([comparer.compare(document, sides).table for document in sets[0].documents])


def outcome(
    entity: Entity, column: CountColumn, type_column: CountColumn, text_column: CountColumn
) -> Counts:
    """Return what one entity adds to the table."""
    kind = entity.kind
    counts = Counter({(("object", kind), column): 1})
    counts += fill(kind, "text", text_column)
    return counts + fill(kind, "type", type_column, entity.type)


def fill(kind: str, slot: str, column: CountColumn, value: str = "") -> Counts:
    counts = Counter({(("total",), column): 1, (("slot", kind, slot), column): 1})
    if (kind, value.lower()) in SUBTASKS:
        counts[("subtask", kind, "type", value.lower()), column] += 1
    return counts


def whole(entity: Entity) -> Counts:
    """Return what an undamaged entity adds: an alternative is unused on both sides, a status unscored."""
    counts = outcome(entity, COR, COR, COR)
    for _ in range(2 if "alt=" in entity.attributes else 0):
        counts += fill(entity.kind, "text", NON)
    return counts + (fill(entity.kind, "status", NON) if entity.optional else Counter())


def check(table: Mapping[RowKey, Tally], expected: Counts) -> None:
    amounts = {
        (row, column): amount
        for row, tally in table.items()
        if row[0] != "section"
        for column, amount in zip(CountColumn, tally.counts(), strict=True)
        if amount
    }
    assert amounts == {cell: amount for cell, amount in expected.items() if amount}
    sections = sum((tally for row, tally in table.items() if row[0] == "section"), Tally())
    assert sections == table["total",]


def test_against_itself_all_is_correct(texts, entities, tmp_path):
    assert len(entities) == 5038
    assert (sum(e.optional for e in entities), sum("alt=" in e.attributes for e in entities)) == (28, 8)
    table = scored(texts, texts, tmp_path)
    check(table, sum((whole(entity) for entity in entities), Counter()))
    assert table["total",] == Tally(cor=2 * 5038, non=28 + 2 * 8)


def test_optional_entities_may_be_left_out(texts, entities, tmp_path):
    """M9: no cost; their fills are non-committal."""
    gone = [entity for entity in entities if entity.optional]
    damaged = edited(texts, [(e.file, edit) for e in gone for edit in untag(e)])
    table = scored(texts, damaged, tmp_path)
    kept_total = sum((whole(entity) for entity in entities if not entity.optional), Counter())
    free = (outcome(e, NON, NON, NON) + fill(e.kind, "status", NON) for e in gone)
    check(table, sum(free, kept_total))
    assert table["total",] == Tally(cor=2 * (5038 - 28), non=3 * 28 + 2 * 8)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_percent_of_damage_is_what_the_tallies_show(texts, entities, tmp_path, seed):
    chance = random.Random(seed)
    sound = [e for e in entities if e.plain and e.alone]
    victims = chance.sample(sound, 5038 * 5 // 100)
    expected = sum((whole(e) for e in entities), Counter())
    edits: list[tuple[int, Edit]] = []
    done: Counter[str] = Counter()
    for victim in victims:
        name = chance.choice([name for name in DAMAGES if name != "shorten" or shortened(victim)])
        edit, loss = DAMAGES[name]
        edits += [(victim.file, change) for change in edit(victim)]
        expected += loss(victim)
        expected.subtract(whole(victim))
        done[name] += 1
    for number, (place, kind, value) in spurious(texts, entities, chance, done["delete"]):
        edits.append((number, place))
        invented = Entity(number, kind, (0, 0), (0, 0), f'type="{value}"', "", True)
        expected += outcome(invented, SPU, SPU, SPU)
    table = scored(texts, edited(texts, edits), tmp_path)
    check(table, expected)
    assert table["total",].mis == table["total",].spu == 2 * done["delete"] > 0
    assert table["total",].inc == done["retype"] + done["shorten"] > done["retype"] > 0


def untag(entity: Entity) -> list[Edit]:
    return [(*entity.opening, ""), (*entity.closing, "")]


def retype(entity: Entity) -> list[Edit]:
    other_values = sorted(
        value for kind, value in SUBTASKS if kind == entity.kind and value != entity.type.lower()
    )
    tag = f'<b_{entity.kind} type="{other_values[0].upper()}">'
    return [(*entity.opening, tag)]


def shortened(entity: Entity) -> str:
    """Return the text without its last word; empty if that would not change what is compared (M5)."""
    match = re.fullmatch(r"(\w[\w\s.]*\w)\s+\w+", entity.text)
    return match[1] if match and match[1].lower() not in ("a", "an", "the") else ""


def shorten(entity: Entity) -> list[Edit]:
    end = entity.opening[1] + len(shortened(entity))
    return [(end, end, f"<e_{entity.kind}>"), (*entity.closing, "")]


Damage = tuple[Callable[[Entity], list[Edit]], Callable[[Entity], Counts]]
DAMAGES: Mapping[str, Damage] = {
    "delete": (untag, lambda e: outcome(e, MIS, MIS, MIS)),
    "retype": (retype, lambda e: outcome(e, COR, INC, COR)),
    "shorten": (shorten, lambda e: outcome(e, COR, COR, INC)),
}


def spurious(texts, entities, chance, count):
    """Yield tags for untagged words of the running text: file, edit, kind and type."""
    words = []
    for number, text in enumerate(texts):
        taken = sorted((e.opening[0], e.closing[1]) for e in entities if e.file == number)
        free = re.sub(r"<TEXT>|</TEXT>", lambda m: m[0].replace("TEXT", "text"), text)
        letters = list(free)
        for start, end in taken:
            letters[start:end] = "0" * (end - start)
        for body in re.finditer(r"<text>.*?</text>", "".join(letters), re.DOTALL):
            words += [
                (number, body.start() + word.start(), body.start() + word.end())
                for word in re.finditer(r"(?<=\s)[a-z]{4,}(?=\s)", body[0])
            ]
    for number, start, end in chance.sample(words, count):
        kind, value = chance.choice(sorted(SUBTASKS))
        tagged_word = f'<b_{kind} type="{value.upper()}">{texts[number][start:end]}<e_{kind}>'
        yield number, ((start, end, tagged_word), kind, value.upper())


def edited(texts: list[str], edits: Iterable[tuple[int, Edit]]) -> list[str]:
    """Return the texts with all edits made, from the last to the first."""
    result = list(texts)
    for number, (start, end, replacement) in sorted(edits, reverse=True):
        result[number] = result[number][:start] + replacement + result[number][end:]
    return result
