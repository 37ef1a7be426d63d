"""C3: what tells objects apart that say the same is whom they have to do with."""

from dataclasses import replace

import pytest

from annotally.comparison.result import Level, UnitComparison
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.ranks import Ranks
from annotally.scoring.tally import Tally
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    SlotDefinition,
    TaskDefinition,
)
from support.builders import DOCUMENT, compare, instance, optional_fill, pointer, rows, slot

PERSON = ClassDefinition("person", "person", (SlotDefinition("name", "name"),))
FIRM = ClassDefinition(
    "firm",
    "firm",
    (SlotDefinition("name", "name"), SlotDefinition("leader", "leader", kind=FillKind.POINTER)),
)
GROUP = ClassDefinition("group", "group", (SlotDefinition("head", "head", kind=FillKind.POINTER),))
TASK = TaskDefinition("t", "T", "templates", (PERSON, FIRM, GROUP))


def ada(name: str):
    return instance("PERSON", name, slot("NAME", "Ada"))


def firm(name: str, leader: str, called: str):
    return instance("FIRM", name, slot("NAME", called), slot("LEADER", pointer(f"PERSON-{leader}")))


def group(name: str, head: str):
    return instance("GROUP", name, slot("HEAD", pointer(f"FIRM-{head}")))


def taken(unit: UnitComparison, key: list, kind: str) -> list[str]:
    """Return the names of the aligned objects of a class of the key."""
    pairs = [node for node in rows(unit.nodes) if node.level is Level.INSTANCE and all(node.refs)]
    return [key[node.refs[0][0].instance].name for node in pairs if node.name == kind]


@pytest.mark.parametrize("turn", [1, -1])
def test_of_twins_the_one_is_aligned_that_is_first_by_what_points_to_it(turn):
    """Two people of one name; one leads Alder, one Birch. A response knows one of the name, and no firm."""
    key = [*[ada("1"), ada("2")][::turn], firm("7", "2", "Alder"), firm("8", "1", "Birch")]
    assert taken(compare(TASK, key, [ada("1")]), key, "person") == ["2"]


@pytest.mark.parametrize("turn", [1, -1])
def test_it_may_take_several_steps(turn):
    """The firms say the same too; only one of them heads a group."""
    key = [ada("1"), ada("2"), firm("7", "2", "Alder"), firm("8", "1", "Alder"), group("1", "7")][::turn]
    (result,) = taken(compare(TASK, key, [ada("1")]), key, "person")
    swapped = [ada("2"), ada("1"), firm("7", "1", "Alder"), firm("8", "2", "Alder"), group("1", "7")][::turn]
    (again,) = taken(compare(TASK, swapped, [ada("1")]), swapped, "person")
    assert {result, again} == {"1", "2"}


@pytest.mark.parametrize("turn", [1, -1])
def test_who_is_aligned_tells_apart_what_says_the_same(turn):
    """Two leaders of one name, one of whom was found; neither firm's pointer is right, one is taken."""

    def score(names: str):
        name, other_name = names
        people = [ada(name), ada(other_name)]
        firms = [firm("7", name, "Alder"), firm("8", other_name, "Alder"), group("1", "8"), group("2", "7")]
        response = [ada("5"), firm("6", "nobody", "Alder"), group("1", "6"), group("2", "6")]
        return compare(TASK, (people + firms)[::turn], response).table

    assert score("12") == score("21")


def test_what_nothing_tells_apart_counts_alike_whichever_is_taken():
    key = [ada("1"), ada("2"), firm("7", "1", "Alder"), firm("8", "2", "Alder")]
    response = [ada("5"), firm("6", "5", "Alder")]
    assert compare(TASK, key, response).table == compare(TASK, key[::-1], response).table


@pytest.mark.parametrize("turn", [1, -1])
def test_whose_leader_is_aligned_tells_firms_apart_in_whatever_order_they_stand(turn):
    """Neither firm's pointer is right, so they tie; a club that names firm and leader counts on who is taken.

    The firm is taken whose leader is not: it comes first.
    """
    chief = SlotDefinition("chief", "chief", kind=FillKind.POINTER)
    task = TaskDefinition("t", "T", "templates", (PERSON, FIRM, replace(GROUP, slots=(*GROUP.slots, chief))))

    def club(name: str, head: str, leader: str):
        return instance(
            "GROUP", name, slot("HEAD", pointer(f"FIRM-{head}")), slot("CHIEF", pointer(f"PERSON-{leader}"))
        )

    firms = [firm("7", "1", "Alder"), firm("8", "2", "Alder")][::turn]
    key = [ada("1"), ada("2"), *firms, club("1", "7", "1"), club("2", "8", "2")]
    unit = compare(task, key, [ada("5"), firm("6", "nobody", "Alder"), club("1", "6", "5")])
    assert taken(unit, key, "person") == ["1"]
    assert taken(unit, key, "firm") == ["8"]
    assert unit.table["total",] == Tally(cor=3, inc=2, mis=5)


@pytest.mark.parametrize("turn", [1, -1])
def test_it_may_take_many_steps(turn):
    """Two of one name at the ends of two long rows of which only the other ends differ."""
    steps = ClassDefinition(
        "step",
        "step",
        (SlotDefinition("of", "of", kind=FillKind.POINTER), SlotDefinition("name", "name")),
        scored=False,
    )
    task = TaskDefinition("t", "T", "templates", (PERSON, steps))
    key = []
    for row, end in (("1", "b"), ("2", "a")):
        key.append(ada(row))
        targets = [f"PERSON-{row}", *(f"STEP-{row}{number}" for number in range(9))]
        key += [
            instance("STEP", f"{row}{n}", slot("OF", pointer(to)), slot("NAME", end if n == 9 else "x"))
            for n, to in enumerate(targets)
        ]
    key = key[::turn]
    assert taken(compare(task, key, [ada("5")]), key, "person") == ["2"]


@pytest.mark.parametrize("turn", [1, -1])
def test_which_of_its_fills_may_be_left_out_tells_an_object_apart(turn):
    aliased = replace(PERSON, slots=(*PERSON.slots, SlotDefinition("alias", "alias")))
    task = TaskDefinition("t", "T", "templates", (aliased,))
    fills = {"1": [optional_fill("Q"), "R"], "2": ["Q", optional_fill("R")]}
    key = [instance("PERSON", name, slot("NAME", "Ada"), slot("ALIAS", fill)) for name, fill in fills.items()]
    assert taken(compare(task, key[::turn], [ada("5")]), key[::turn], "person") == ["2"]


@pytest.mark.parametrize("turn", [1, -1])
def test_m17_who_may_be_left_out_because_of_others_comes_behind_who_may_not(turn):
    """An optional club has a boss of the same name; by who points to them the boss would come first."""
    club = ClassDefinition("club", "club", (SlotDefinition("boss", "boss", kind=FillKind.POINTER),))
    task = TaskDefinition(
        "t", "T", "templates", (PERSON, FIRM, club), implicit_optionality=ImplicitOptionality.POINTED_TO
    )
    own_instance = instance("CLUB", "3", slot("BOSS", pointer("PERSON-1")), optional=True)
    key = [ada("1"), ada("2"), own_instance, firm("7", "2", "Alder")][::turn]
    assert taken(compare(task, key, [ada("5")]), key, "person") == ["2"]


@pytest.mark.parametrize("turn", [1, -1])
def test_what_it_points_to_counts_where_its_slot_stands(turn):
    """Aide before note: the one whose aide is Ada comes first, though its note would be the second."""
    slots = tuple(
        SlotDefinition(name, name, kind=FillKind.POINTER if name == "aide" else FillKind.STRING)
        for name in ("name", "aide", "note")
    )
    task = TaskDefinition("t", "T", "templates", (PERSON, ClassDefinition("post", "post", slots)))
    bea = instance("PERSON", "2", slot("NAME", "Bea"))
    posts = [
        instance("POST", n, slot("NAME", "x"), slot("AIDE", pointer(f"PERSON-{aide}")), slot("NOTE", n))
        for n, aide in (("1", "2"), ("2", "1"))
    ]
    key = [ada("1"), bea, *posts][::turn]
    assert taken(compare(task, key, [instance("POST", "5", slot("NAME", "x"))]), key, "post") == ["2"]


@pytest.mark.parametrize("turn", [1, -1])
def test_by_which_slot_something_points_to_it_tells_it_apart(turn):
    both_instance = instance(
        "FIRM",
        "7",
        slot("NAME", "Alder"),
        slot("LEADER", pointer("PERSON-1")),
        slot("FOUNDER", pointer("PERSON-2")),
    )
    key = [ada("1"), ada("2"), both_instance][::turn]
    assert taken(compare(TASK, key, [ada("5")]), key, "person") == ["2"]


def test_whom_it_points_to_and_who_points_to_it_are_two_things():
    """Of two Adas one answers to Bea and has Cy below her, the other one the reverse."""

    def someone(name: str, text: str, boss: str):
        return instance("PERSON", name, slot("NAME", text), slot("BOSS", pointer(f"PERSON-{boss}")))

    side = [
        someone("1", "Ada", "4"),
        someone("2", "Ada", "3"),
        someone("3", "Bea", "1"),
        someone("4", "Cy", "2"),
    ]
    result = Ranks(DOCUMENT, [side], Pointers([Targets(DOCUMENT, side)], [frozenset()])).everything()
    assert sorted(result, key=result.__getitem__) == [(0, 1), (0, 0), (0, 2), (0, 3)]
    assert len(set(result.values())) == 4


def test_everything_is_ranked_by_content_whoever_has_it() -> None:
    """Three sides; what the second and third say of B is told apart by who points to it."""
    b, c = (instance("PERSON", n, slot("NAME", name)) for n, name in (("1", "Bea"), ("2", "Cy")))
    leader = instance("POST", "3", slot("HOLDER", pointer("PERSON-1")))
    sides = [[c, b], [b, leader], [leader, c, b]]
    targets = [Targets(DOCUMENT, side) for side in sides]
    ranks = Ranks(DOCUMENT, sides, Pointers(targets, [frozenset()] * 3)).everything()
    assert ranks[1, 0] == ranks[2, 2] != ranks[0, 1]
    assert ranks[1, 1] == ranks[2, 0]
    assert ranks[0, 0] == ranks[2, 1]
    assert max(ranks[0, 1], ranks[1, 0]) < ranks[0, 0] < ranks[1, 1]
