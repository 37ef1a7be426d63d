"""Many alternatives and many fills: what is looked up instead of compared pair by pair comes out the same."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Level, PairNode, UnitComparison
from annotally.methods.templates import slots
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.instances import Fill, FillPart, Reading, Slot
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
)
from annotally.text.cleaning import Cleaning, Form
from engine.methods import worlds
from support.builders import (
    DOCUMENT,
    compare,
    instance,
    optional_fill,
    outcomes,
    pointer,
    rows,
    sides,
    slot,
    string,
    total,
)

SLOTS = (SlotDefinition("name", "name"), SlotDefinition("alias", "alias"))
PERSON = ClassDefinition("person", "person", SLOTS)
LEADER = SlotDefinition("leader", "leader", kind=FillKind.POINTER)
FIRM = ClassDefinition("firm", "firm", (SLOTS[0], LEADER))


def task(method: ScoringMethod = ScoringMethod.KEY2RESPONSE, **more: object) -> TaskDefinition:
    return TaskDefinition("t", "T", "templates", (PERSON, FIRM), scoring_method=method, **more)  # type: ignore[arg-type]  # fields by name


def described(*case) -> list[tuple[object, ...]]:
    result, key, response = case
    unit = TemplateComparer(result).compare(DOCUMENT, sides(key, response))
    return [(node.level, node.status, node.refs, node.rule) for node in rows(unit.nodes)]


FILLS = st.one_of(
    st.sampled_from(("a", "A", "the a", "b", "c")),
    st.sampled_from(("a", "b")).map(optional_fill),
    st.sampled_from(("a b", "b a")).map(lambda text: string(text, minimal=["a"])),
)
ALTERNATIVES = st.lists(st.lists(FILLS, min_size=1, max_size=3), min_size=1, max_size=6)


@given(
    st.sampled_from(ScoringMethod),
    st.booleans(),
    st.sampled_from((Form.NONE, Form.CLEAN)),
    ALTERNATIVES,
    ALTERNATIVES,
)
def test_m10_the_best_pair_of_alternatives_is_the_same_whether_all_are_compared_or_not(
    method, connect, partial, one, other
):
    result = task(method, connect_leftovers=connect, correct_form=Form.STRAIGHTENED, partial_form=partial)
    key, response = (
        [instance("PERSON", "1", slot("ALIAS", *alternatives), *([] if connect else [slot("NAME", "x")]))]
        for alternatives in (one, other)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slots, "FEW_PAIRS", 1000)
        every = described(result, key, response)
        patch.setattr(slots, "FEW_PAIRS", 0)
        assert described(result, key, response) == every


@given(worlds.tasks(), worlds.sides(), worlds.sides())
def test_m10_m21_in_scenarios_too(found, key, response):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slots, "FEW_PAIRS", 1000)
        every = described(found, key, response)
        patch.setattr(slots, "FEW_PAIRS", 0)
        assert described(found, key, response) == every


class TestMany:
    """In processor time, with room for a slow machine; all pairs took from six seconds to two minutes."""

    @staticmethod
    def timed(*case) -> tuple[object, float]:
        began = time.process_time()
        unit = compare(*case)
        return unit, time.process_time() - began

    @pytest.mark.parametrize("method", ScoringMethod)
    def test_four_thousand_alternatives_on_both_sides(self, method):
        key, response = (
            [instance("PERSON", "1", slot("NAME", *[f"a{n}" for n in range(first, first + 4000)]))]
            for first in (0, 3999)
        )
        unit, seconds = self.timed(task(method), key, response)
        assert total(unit).counts() == (1, 0, 0, 0, 0, 7998)
        assert seconds < 10

    def test_two_thousand_fills_in_one_slot(self):
        key, response = (
            [instance("PERSON", "1", slot("NAME", [f"a{n}" for n in range(first, first + 2000)]))]
            for first in (0, 1000)
        )
        unit, seconds = self.timed(task(), key, response)
        assert total(unit).counts() == (1000, 0, 1000, 0, 0, 0)
        assert seconds < 3

    def test_three_hundred_objects_alike_but_for_their_pointers(self):
        people = [instance("PERSON", str(n), slot("NAME", f"a{n}")) for n in range(300)]
        firms = [
            instance("FIRM", str(n), slot("NAME", "x"), slot("LEADER", pointer(f"PERSON-{n}")))
            for n in range(300)
        ]
        unit, seconds = self.timed(task(), people + firms, firms[::-1] + people)
        assert total(unit).counts() == (900, 0, 0, 0, 0, 0)
        assert seconds < 15


def places(unit, name: str) -> list[tuple[tuple[int, ...], ...]]:
    """Return where the fills of each leaf of a slot stand: slot, alternative and fill, on either side."""
    nodes = unit.nodes
    return [
        tuple(side[0].path if side else () for side in node.refs)
        for node in rows(nodes)
        if node.name == name and nodes.end[node.row] == node.row + 1
    ]


class TestPlaces:
    def test_a_line_stands_on_the_fills_it_is_about(self):
        key = instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", "X", ["Q", "R"]))
        unit = compare(
            task(), [key], [instance("PERSON", "1", slot("ALIAS", ["R", "Q"]), slot("NAME", "Ada"))]
        )
        assert places(unit, "name") == [((0, 0, 0), (1, 0, 0))]
        assert places(unit, "alias") == [
            ((1, 1, 0), (0, 0, 1)),
            ((1, 1, 1), (0, 0, 0)),
            ((1, 0, 0), ()),
        ]

    def test_a_slot_without_fills_has_no_alternative(self):
        key = instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", ["Q", "R"]))
        unit = compare(task(), [key], [instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS"))])
        (whole,) = [node for node in rows(unit.nodes) if node.name == "alias" and node.status is Status.MIS][
            :1
        ]
        assert [side[0].path for side in whole.refs] == [(1, 0), (1,)]


def test_m7_of_pairs_of_equal_f_that_with_more_correct_fills_is_taken():
    """One right and one wrong of two, or both half right: F is 50 %. Only one of the two objects is found.

    By content the half right one would come first.
    """
    result = task(correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN, cleaning=Cleaning(("a",)))
    half, right = (
        instance("PERSON", name, *slots)
        for name, slots in (
            ("1", (slot("NAME", "A Ada"), slot("ALIAS", "A Q"))),
            ("2", (slot("NAME", "Ada"), slot("ALIAS", "X"))),
        )
    )
    response = [instance("PERSON", "7", slot("NAME", "Ada"), slot("ALIAS", "Q"))]
    for key in ([half, right], [right, half]):
        assert total(compare(result, key, response)) == Tally(cor=1, inc=1, mis=2)
    many = [
        instance("PERSON", "1", slot("NAME", ["A Ada", "A Q"])),
        instance("PERSON", "2", slot("NAME", ["Ada", "X"])),
    ]
    response = [instance("PERSON", "7", slot("NAME", ["Ada", "Q"]))]
    for key in (many, many[::-1]):
        assert total(compare(result, key, response)) == Tally(cor=1, inc=1, mis=2)


@pytest.mark.parametrize("turn", [1, -1])
def test_a_required_fill_finds_its_partner_before_an_optional_one_that_says_the_same(turn):
    key = instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", [optional_fill("Q"), "Q"][::turn]))
    response = instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", "Q"))
    assert total(compare(task(), [key], [response])) == Tally(cor=2, non=1)


def test_m9_an_optional_slot_of_an_optional_object_nobody_found_is_left_out_fill_by_fill():
    """It is the object that may be left out; which alternative would have been compared still shows."""
    key = instance(
        "PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", ["Q", "R"], ["S"], optional=True), optional=True
    )
    loose, second = [(Status.OPT, "unaligned-optional")], (Status.NON, "unused-alternative")
    comparison = compare(task(), [key], [])
    assert outcomes(comparison, "alias") == [*loose * 2, second]
    assert outcomes(compare(task(ScoringMethod.KEY2KEY), [], [key]), "alias") == [*loose * 2, second]
    assert total(comparison) == Tally(non=4)


def test_among_many_alternatives_one_that_is_half_right_is_found():
    many = [f"x{number}" for number in range(2 * slots.FEW_PAIRS)]
    key = instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", *many, "the Quill"))
    result = task(correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN, cleaning=Cleaning(("the",)))
    unit = compare(result, [key], [instance("PERSON", "1", slot("NAME", "Ada"), slot("ALIAS", "Quill"))])
    assert unit.table["slot", "person", "alias"] == Tally(par=1, non=len(many))


class TestFillsOfSeveralPointers:
    """What a fill says is all its parts, and any of its readings: no single pointer stands for it."""

    PEOPLE = tuple(instance("PERSON", str(n), slot("NAME", name)) for n, name in enumerate("abc"))

    @staticmethod
    def firm(*fills: Fill):
        return instance("FIRM", "1", slot("NAME", "x"), slot("LEADER", list(fills)))

    @staticmethod
    def to(*names: int) -> FillPart:
        return FillPart(tuple(pointer(f"PERSON-{name}").parts[0].readings[0] for name in names))

    def compared(self, key: list[Fill], response: list[Fill]) -> Tally:
        unit = compare(task(), [*self.PEOPLE, self.firm(*key)], [*self.PEOPLE, self.firm(*response)])
        tally = unit.table["slot", "firm", "leader"]
        assert isinstance(tally, Tally)
        return tally

    def test_parts_behind_the_first_count(self):
        clerk, cook = (Fill((self.to(0), FillPart((Reading(word),)))) for word in ("clerk", "cook"))
        assert self.compared([clerk, cook], [cook, clerk]) == Tally(cor=2)
        assert self.compared([clerk, clerk], [cook, cook]) == Tally(inc=2)
        smith = Fill((self.to(0), FillPart((Reading("smith"),))))
        assert self.compared([clerk, cook], [cook, smith]) == Tally(cor=1, inc=1)

    def test_readings_behind_the_first_count(self):
        fill, other_fill = Fill((self.to(0, 1),)), Fill((self.to(0, 2),))
        for target in (1, 2):
            assert self.compared([fill, other_fill], [Fill((self.to(target),))]) == Tally(cor=1, mis=1)
        assert self.compared([fill, other_fill], [Fill((self.to(2),)), Fill((self.to(1),))]) == Tally(cor=2)


def test_m19_which_alternatives_of_two_keys_are_compared_does_not_hang_on_which_comes_first():
    """Either pair that shares a fill has an F of 50 % and four fills; the first written are compared."""
    name = slot("NAME", "Ada")
    first_instance = instance("PERSON", "1", name, slot("ALIAS", ["A"], ["B", "C"]))
    second_instance = instance("PERSON", "1", name, slot("ALIAS", ["A", "P", "Q"], ["B", "R"]))
    for key, response in ((first_instance, second_instance), (second_instance, first_instance)):
        nodes = rows(compare(task(ScoringMethod.KEY2KEY), [key], [response]).nodes)
        (whole_node,) = [node for node in nodes if node.name == "alias" and node.level is Level.SLOT]
        assert whole_node.chosen == (0, 0)


def firms(unit: UnitComparison) -> list[PairNode]:
    """Return the pairs of firms that are aligned."""
    actual_rows = [node for node in rows(unit.nodes) if node.level is Level.INSTANCE and node.name == "firm"]
    return [node for node in actual_rows if all(node.refs)]


class TestWhatIsWeighedOnceForAll:
    """Pairs of objects share what they are worth only where all that their slots hold is told apart."""

    PEOPLE = tuple(instance("PERSON", str(n), slot("NAME", f"a{n}")) for n in range(4))

    def taken(self, key, *responses) -> list[int]:
        actual_firms = firms(compare(task(), [*self.PEOPLE, key], [*self.PEOPLE, *responses]))
        return [node.refs[1][0].instance - len(self.PEOPLE) for node in actual_firms]

    @staticmethod
    def firm(name: str, *alternatives: list[int]):
        led = [[pointer(f"PERSON-{number}") for number in numbers] for numbers in alternatives]
        return instance("FIRM", name, slot("NAME", "x"), slot("LEADER", *led))

    def test_pointers_behind_the_first_count(self):
        key = self.firm("1", [0, 3])
        assert self.taken(key, self.firm("1", [0, 2]), self.firm("2", [0, 3])) == [1]
        assert self.taken(key, self.firm("1", [0]), self.firm("2", [0, 3])) == [1]

    def test_alternatives_behind_the_first_count(self):
        key = self.firm("1", [0], [3])
        assert self.taken(key, self.firm("1", [1]), self.firm("2", [3])) == [1]

    def test_so_does_what_may_be_left_out(self):
        """Of two firms whose leaders the response does not name the one is right whose leader is optional."""
        loose = slot("LEADER", Fill(pointer("PERSON-1").parts, optional=True))
        two = [self.firm("1", [0]), instance("FIRM", "2", slot("NAME", "x"), loose)]
        assert self.firms_taken([*self.PEOPLE, *two]) == ["2"]

    def test_so_do_pointers_that_are_removed(self):
        """M21: of two firms the one is right whose leader is an optional person nobody found."""
        nobody = instance("PERSON", "9", slot("NAME", "z"), optional=True)
        assert self.firms_taken([*self.PEOPLE, nobody, self.firm("1", [0]), self.firm("2", [9])]) == ["2"]

    def firms_taken(self, key) -> list[str]:
        """Return the names of the firms that are aligned with one that has no leader."""
        response = [*self.PEOPLE, instance("FIRM", "1", slot("NAME", "x"))]
        nodes = [node for node in rows(compare(task(), key, response).nodes) if node.level is Level.INSTANCE]
        return [
            key[node.refs[0][0].instance].name for node in nodes if node.name == "firm" and all(node.refs)
        ]

    def test_alternatives_of_both_keys_count_all(self):
        """The first alternatives say the same of both; by content the wrong one would come first."""
        key = self.firm("1", [0], [3])
        other_instances = [self.firm("1", [1], [2]), self.firm("2", [1], [3])]
        (pair,) = firms(
            compare(task(ScoringMethod.KEY2KEY), [*self.PEOPLE, key], [*self.PEOPLE, *other_instances])
        )
        assert pair.refs[1][0].instance == len(self.PEOPLE) + 1

    def test_of_several_names_a_firm_may_have_any(self):
        """By content the wrong one would come first."""
        led = slot("LEADER", pointer("PERSON-0"))
        key = instance("FIRM", "1", slot("NAME", "x", "y"), led)
        wrong, right = (instance("FIRM", name, slot("NAME", name), led) for name in ("a", "y"))
        assert self.taken(key, wrong, right) == [1]

    def test_half_right_names_are_more_than_wrong_ones(self):
        result = task(correct_form=Form.STRAIGHTENED, partial_form=Form.CLEAN, cleaning=Cleaning(("the",)))
        key, *response = (
            instance("PERSON", str(n), slot("NAME", "Ada"), slot("ALIAS", alias))
            for n, alias in enumerate(("the Quill", "A", "Quill"))
        )
        nodes = rows(compare(result, [key], response).nodes)
        (pair,) = [node for node in nodes if node.level is Level.INSTANCE and all(node.refs)]
        assert pair.refs[1][0].instance == 1


class TestWhatIsWeighedOnceForObjectsWithGaps:
    """The same where slots are missing, and stand at other places of the file."""

    PEOPLE = TestWhatIsWeighedOnceForAll.PEOPLE
    DEPUTY = SlotDefinition("deputy", "deputy", kind=FillKind.POINTER)
    TASK = TaskDefinition(
        "t", "T", "templates", (PERSON, ClassDefinition("firm", "firm", (SLOTS[0], LEADER, DEPUTY)))
    )

    def taken(self, key, *responses) -> int:
        nodes = rows(compare(self.TASK, [*self.PEOPLE, key], [*self.PEOPLE, *responses]).nodes)
        (pair,) = [
            node for node in nodes if node.name == "firm" and node.level is Level.INSTANCE and all(node.refs)
        ]
        return pair.refs[1][0].instance - len(self.PEOPLE)

    @staticmethod
    def led(**people: int) -> tuple[Slot, ...]:
        return tuple(slot(kind.upper(), pointer(f"PERSON-{number}")) for kind, number in people.items())

    def test_slots_behind_one_that_is_missing_count(self):
        """None has a name; by content the wrong deputy would come first."""
        key, wrong, right = (
            instance("FIRM", str(deputy), *self.led(leader=0, deputy=deputy)) for deputy in (3, 1, 3)
        )
        assert self.taken(key, wrong, right) == 1

    def test_a_slot_that_is_missing_is_not_one_that_is_wrong(self):
        """A wrong deputy costs more than none; something undeclared stands in its place of the file."""
        name = slot("NAME", "x")
        key = instance("FIRM", "1", name, *self.led(deputy=3, leader=0))
        wrong = instance("FIRM", "1", name, *self.led(deputy=1, leader=0))
        without = instance("FIRM", "2", name, slot("X", "x"), *self.led(leader=0))
        assert self.taken(key, wrong, without) == 1
