"""Random walks through projects of a kind: of classes of mentions, of several annotators, of two texts."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import rule

from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.inputs import Inputs
from annotally.adjudication.project.messages import RuleChoice
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.chains import classes, references
from annotally.service.rules import LINKS
from support.random_deeds import MANY_ROWS, AnyDeeds, Deeds
from support.random_walk import PLACES

OF_CLASSES = ("link", "decide class", "resolve merge", "resolve apart")
OF_VOTES = ("majority", "beside", "join", "part")
OF_BOTH = (*OF_CLASSES, *OF_VOTES, "link of most", "links by rule")
"""What is done besides where mentions make classes, or several annotators vote."""
OF_TEXTS = (
    *("align", "let go", "remark", "finish", "undo", "redo", "reload", "save as", "switch document"),
    *("log", "questions", "feedback"),
)
"""What is done where texts are aligned, and there is no key."""

WORDS = st.integers(1, 3)
SOME = st.sets(st.integers(0, 2), max_size=2)
"""Some of three annotators."""


class Classes(Deeds):
    """A person who decides classes of mentions."""

    @rule(number=PLACES, rows=MANY_ROWS, sides=st.sampled_from([None, (), (0,), (1,), (2,), (0, 1), (1, 2)]))
    def link(self, number: int, rows: list[int], sides: tuple[int, ...] | None) -> None:
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        if sides is not None:
            sides = self.of_sides(("", sides))[1]
        self.do("link", "adjudication.key.link", document, places, sides, "link")

    @rule(number=PLACES, row=PLACES, sides=st.sampled_from([(0,), (1,), (2,), (0, 1)]))
    def decide_class(self, number: int, row: int, sides: tuple[int, ...]) -> None:
        document = self.document(number)
        table = self.adjudicator.state(document).table
        if rows := sorted({row for side in range(len(self.inputs.sides)) for row in table.classes(side)}):
            place = rows[row % len(rows)]
            own_of_side = self.of_sides(("", sides))[1]
            self.do("decide class", "adjudication.decide", document, [place], "take", own_of_side, "class")

    def ask_for_trouble(self, number: int, side: int) -> None:
        """Take all mentions and the classes of one side, and the links of every side."""
        document = self.document(number)
        table, side = self.adjudicator.state(document).table, side % len(self.inputs.sides)
        rows, every = list(table.objects()), tuple(range(len(self.inputs.sides)))
        self.do("decide take", "adjudication.decide", document, rows, "take", every, "all")
        own_classes = sorted(table.classes(side))
        self.do("decide class", "adjudication.decide", document, own_classes, "take", (side,), "class")
        self.do("link", "adjudication.key.link", document, rows, every, "link")

    @rule(number=PLACES, side=st.integers(0, 2), which=PLACES, merge=st.booleans())
    def resolve_classes(self, number: int, side: int, which: int, merge: bool) -> None:
        """Resolve a conflict; where there is none, do what is likely to bring some about."""
        if not self.window.ask("key.conflicts"):
            self.ask_for_trouble(number, side)
        if conflicts := self.window.ask("key.conflicts"):
            conflict = conflicts[which % len(conflicts)]
            name = "resolve merge" if merge else "resolve apart"
            if self.do(name, "adjudication.key.resolve", conflict, merge, "resolve") is not None:
                assert conflict not in self.window.ask("key.conflicts", [conflict.document])

    def alike(self, document: str, fresh: AdjudicationSession) -> None:
        """Ask besides whether mentions of the key point to each other as the accepted links tie them."""
        super().alike(document, fresh)
        final = self.adjudicator.keys.of(document)
        assert final.grouping is not None
        tied: dict[int, set[int]] = {}
        for link in final.grouping.links():
            ends = link.mention, link.antecedent
            both = {*ends}.union(*(tied.get(end, ()) for end in ends))
            tied.update(dict.fromkeys(both, both))
        mentions = [row for row in final.objects if final.grouping.stands(row.row)]
        instances = [row.instance for row in final.objects]
        slot = self.workspace.task.reading.ref_slot
        rows = [
            {final.objects[item].row for item in group}
            for group in classes(references(document, instances, slot))
        ]
        for mention in mentions:
            (own_group,) = (group for group in rows if mention.row in group)
            assert own_group - {-1} == {
                row for row in tied.get(mention.row, {mention.row}) if final.grouping.stands(row)
            }


class Votes(Deeds):
    """One of several annotators' peers: what most of them have counts."""

    @rule(number=PLACES, rows=MANY_ROWS)
    def majority(self, number: int, rows: list[int]) -> None:
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        self.do("majority", "adjudication.voting.majority", document, places, "majority")

    @rule(number=PLACES, rows=MANY_ROWS, side=PLACES)
    def beside(self, number: int, rows: list[int], side: int) -> None:
        """Add what one has as an alternative to what is taken."""
        document = self.document(number)
        places = [self.row(number, row)[1] for row in rows]
        result = side % len(self.inputs.sides)
        self.do("beside", "adjudication.voting.add", document, places, result, "beside")

    @rule(number=PLACES, row=PLACES, with_whom=PLACES, sides=SOME)
    def join(self, number: int, row: int, with_whom: int, sides: set[int]) -> None:
        """Put what some have elsewhere with what others have here."""
        document, place = self.row(number, row)
        if result := self.do("candidates", "adjudication.editing.candidates", document, place):
            other_row = result[with_whom % len(result)].row
            self.do(
                "join", "adjudication.editing.pair", document, place, other_row, "join", tuple(sorted(sides))
            )

    @rule(number=PLACES, row=PLACES, sides=SOME)
    def part_some(self, number: int, row: int, sides: set[int]) -> None:
        """Keep what some have apart from what the others have."""
        self.do("part", "adjudication.editing.split", *self.row(number, row), "part", tuple(sorted(sides)))


class VotedClasses(Classes, Votes):
    """Classes of mentions, among several annotators."""

    @rule(number=PLACES, rows=MANY_ROWS, everywhere=st.booleans())
    def link_majority(self, number: int, rows: list[int], everywhere: bool) -> None:
        """Accept the links that most have: of some mentions, or of all."""
        if everywhere:
            self.links_by_rule()
        else:
            document = self.document(number)
            places = [self.row(number, row)[1] for row in rows]
            self.do("link of most", "adjudication.key.link_majority", document, places, "link of most")

    def links_by_rule(self) -> None:
        choice = RuleChoice(LINKS)
        expected = self.window.ask("rules.preview", choice, 0).count
        changed = self.do("links by rule", "adjudication.rules.run", choice, LINKS)
        assert changed.count == expected


class Aligning(AnyDeeds):
    """A person who aligns words of two texts: there is no key to be written."""

    def words(self, document: str, side: int, first: int, count: int) -> tuple[int, int]:
        """Return from where to where some words of a side's text stand."""
        text = self.workspace.sides.text(side, document)
        matches = list(re.finditer(r"\S+", text.text if text is not None else ""))
        at = first % len(matches)
        return matches[at].start(), matches[at : at + count][-1].end()

    @rule(number=PLACES, first=PLACES, apart=st.integers(-3, 3), counts=st.tuples(WORDS, WORDS))
    def align(self, number: int, first: int, apart: int, counts: tuple[int, int]) -> None:
        document = self.document(number)
        first_words = self.words(document, 0, first, counts[0])
        second_words = self.words(document, 1, max(0, first + apart), counts[1])
        self.do("align", "adjudication.pins.align", document, first_words, second_words, "align")

    @rule(number=PLACES, side=st.integers(0, 1), first=PLACES, count=st.sampled_from([1, 20, 9999]))
    def let_go(self, number: int, side: int, first: int, count: int) -> None:
        """Release what was aligned in some words, or in all, where something was."""
        pinned = sorted(
            {key.document for key, _ in self.adjudicator.project.ledger if key.kind is EntryKind.PIN}
        )
        document = pinned[number % len(pinned)] if pinned else self.document(number)
        where = self.words(document, side, first if count < 9999 else 0, count)
        self.do("let go", "adjudication.pins.release", document, side, *where, "let go")

    def alike(self, document: str, fresh: AdjudicationSession) -> None:
        assert self.window.decided[document] == fresh.display(document)
        assert [
            adjudicator.pairing.lost_pins.get(document, {}) for adjudicator in (self.adjudicator, fresh)
        ] == [
            {},
            {},
        ]
        own_unit, its = self.workspace.unit(document), fresh.workspace.unit(document)
        assert (own_unit.table, own_unit.blocks) == (its.table, its.blocks)

    def to_the_end(self) -> None:
        """Ask for a key: it is refused in words, and nothing is written."""
        target = self.folder / "final"
        assert self.do("export", "adjudication.key.export", str(target), None, 0) is None
        assert not target.exists()


def walking(
    item: Callable[[Path], Inputs], deeds: type[AnyDeeds] = Deeds, *, holds_all: bool
) -> type[AnyDeeds]:
    """Return the walk through a project of inputs that ``asked`` copies; see `Walk.holds_all`."""
    done, refused = Counter[str](), Counter[str]()
    values = {"asked": staticmethod(item), "holds_all": holds_all, "written": 0}
    return type("Walking", (deeds,), {**values, "done": done, "refused": refused})
