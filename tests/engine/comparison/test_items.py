"""Items of several annotators: how links make them, and what their annotators agree on."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.items import NONE, GroupConstraints, Item, ItemLink, Member, grouped, items

Places = dict[Member, tuple[int, int]]


def link(
    member: Member, other_member: Member, score: str = "1", correct: int = 1, *, agrees: bool = True
) -> ItemLink:
    return ItemLink((member, other_member), Fraction(score), correct, agrees)


def at(places: Places) -> Callable[[Member], tuple[int, int]]:
    return places.__getitem__


def plain(*members: Member) -> Places:
    """Return places in the order given: no two begin together or say the same."""
    return {member: (number, number) for number, member in enumerate(members)}


A, B, C, D = ((annotator, 0) for annotator in range(4))
A2, B2, C2 = ((annotator, 1) for annotator in range(3))


# --- forming items


def test_pairs_that_share_an_annotation_make_one_item() -> None:
    assert grouped([A, B, C], [link(A, B), link(B, C)], at(plain(A, B, C))) == [(A, B, C)]


def test_what_nothing_is_aligned_with_stands_alone() -> None:
    assert grouped([A, B, C], [link(A, B)], at(plain(A, B, C))) == [(A, B), (C,)]


def test_an_item_holds_one_annotation_of_each_annotator() -> None:
    """A–B and B–C2 come first: A–C then would put both of C's into one item."""
    links = [link(A, C, "1/2"), link(A, B, "1"), link(B, C2, "3/4")]
    assert grouped([A, B, C, C2], links, at(plain(A, B, C, C2))) == [(A, B, C2), (C,)]


def test_of_equal_scores_the_most_correct_fills_come_first() -> None:
    links = [link(A, C, correct=1), link(A, B), link(B, C2, correct=2)]
    assert grouped([A, B, C, C2], links, at(plain(A, B, C, C2))) == [(A, B, C2), (C,)]


def test_c4_a_link_made_by_hand_comes_before_all() -> None:
    by_hand = link(A, C, "0")._replace(by_hand=True)
    links = [by_hand, link(A, B, "1"), link(B, C2, "3/4")]
    group_constraints = GroupConstraints(members=frozenset((A, C)))
    assert grouped([A, B, C, C2], links, at(plain(A, B, C, C2)), group_constraints) == [(A, B, C), (C2,)]


def test_c4_what_was_kept_apart_is_not_one_thing_by_way_of_a_third() -> None:
    """B goes with the better of the two."""
    links = [link(A, B, "1"), link(B, C, "1/2")]
    group_constraints = GroupConstraints(frozenset({frozenset((A, C))}), frozenset((A, C)))
    assert grouped([A, B, C], links, at(plain(A, B, C)), group_constraints) == [(A, B), (C,)]


def test_c4_of_links_worth_the_same_those_nobody_spoke_about_come_first() -> None:
    """C is moved by hand to the other of A: B, as good with either, stays where it was."""
    by_hand = link(A2, C)._replace(by_hand=True)
    links = [by_hand, link(B, C), link(A, B)]
    places = {A: (5, 0), A2: (1, 1), B: (5, 0), C: (5, 0)}
    group_constraints = GroupConstraints(members=frozenset((A2, C)))
    assert grouped(places, links, at(places), group_constraints) == [(C, A2)[::-1], (A, B)]
    assert grouped(places, links, at(places)) != [(A2, C), (A, B)]


def test_c4_what_was_spoken_about_is_no_copy() -> None:
    """Both of A say the same; it is the second that was paired, and the first that is left."""
    places = {A: (0, 0), A2: (0, 0), B: (0, 1), C: (0, 2)}
    links = [link(A2, B)._replace(by_hand=True), link(A, C)]
    group_constraints = GroupConstraints(members=frozenset((A2, B)))
    assert grouped(places, links, at(places), group_constraints) == [(A2, B), (A, C)]


def test_then_the_smallest_starts_then_content() -> None:
    links = [link(A, B, correct=2), link(A, C), link(B, C2)]
    starts = {A: (5, 0), B: (5, 1), C: (6, 2), C2: (4, 3)}
    assert grouped(starts, links, at(starts)) == [(A, B, C2), (C,)]
    contents = {A: (5, 0), B: (5, 1), C: (5, 2), C2: (5, 3)}
    assert grouped(contents, links, at(contents)) == [(A, B, C), (C2,)]


def test_items_stand_in_the_order_of_the_text() -> None:
    places = {A: (9, 0), B: (2, 1), C: (5, 2), A2: (5, 1)}
    assert grouped(places, [link(A, B)], at(places)) == [(A, B), (A2,), (C,)]


def naive(members: Sequence[Member], links: Sequence[ItemLink], places: Places) -> set[frozenset[Member]]:
    """Merge sets one link after the other, the best that is left each time."""
    groups = [{member} for member in members]
    left = list(links)
    while left:
        best = min(
            left,
            key=lambda item: (
                -item.score,
                -item.correct,
                sorted(places[m][0] for m in item.members),
                sorted(places[m][1] for m in item.members),
            ),
        )
        left.remove(best)
        first_group, second_group = (next(g for g in groups if member in g) for member in best.members)
        union = first_group | second_group
        if first_group is not second_group and len({annotator for annotator, _ in union}) == len(union):
            groups = [group for group in groups if group is not first_group and group is not second_group] + [
                union
            ]
    return {frozenset(group) for group in groups}


@st.composite
def worlds(draw: st.DrawFn) -> tuple[list[Member], list[ItemLink], Places]:
    """Up to five annotators; places and content differ, so that no tie is left."""
    counts = draw(st.lists(st.integers(0, 3), min_size=2, max_size=5))
    members = [(annotator, number) for annotator, count in enumerate(counts) for number in range(count)]
    ranks = draw(st.permutations(range(len(members))))
    places = {m: (draw(st.integers(0, 2)), rank) for m, rank in zip(members, ranks, strict=True)}
    possible = [pair for pair in combinations(members, 2) if pair[0][0] != pair[1][0]]
    drawn = draw(st.lists(st.sampled_from(possible), unique=True)) if possible else []
    taken: set[tuple[Member, int]] = set()
    chosen = []
    for first, second in drawn:  # what compares two annotators aligns one to one
        ends = {(first, second[0]), (second, first[0])}
        if taken.isdisjoint(ends):
            taken |= ends
            chosen.append((first, second))
    score = st.sampled_from(["1/3", "1/2", "1"])
    links = [link(*pair, draw(score), draw(st.integers(0, 2)), agrees=draw(st.booleans())) for pair in chosen]
    return members, links, places


@given(worlds(), st.integers(0, 2**32))
def test_items_are_those_of_the_naive_way_whatever_the_order(
    world: tuple[list[Member], list[ItemLink], Places], seed: int
) -> None:
    members, links, places = world
    actual_members = grouped(members, links, at(places))
    assert {frozenset(group) for group in actual_members} == naive(members, links, places)
    assert sorted(member for group in actual_members for member in group) == sorted(members)
    random = Random(seed)
    shuffled = [ItemLink((b, a) if random.random() < 0.5 else (a, b), *more) for (a, b), *more in links]
    random.shuffle(shuffled)
    assert grouped(random.sample(members, len(members)), shuffled, at(places)) == actual_members


# --- votes


def item(*links: ItemLink, members: Sequence[Member], seen: Sequence[bool] | None = None) -> Item:
    has = tuple(seen or [True] * (1 + max(annotator for annotator, _ in members)))
    (value,) = items(members, links, at(plain(*members)), has)
    return value


def test_a_vote_is_agreement_in_all_scored_slots() -> None:
    result = item(link(A, B), link(B, C, agrees=False), link(A, C, agrees=False), members=[A, B, C])
    assert (result.members, result.support) == ((0, 0, 0), (2, 2, 1))
    assert (result.having, result.votes, result.majority()) == (3, 2, 0)
    assert result.agree(1, 0)
    assert not result.agree(1, 2)


def test_who_lacks_the_item_has_no_vote_for_it() -> None:
    result = item(link(A, C), members=[A, C])
    assert (result.members, result.support, result.ranks) == ((0, NONE, 0), (2, 0, 2), (0, NONE, 1))
    assert (result.having, result.annotators, result.majority()) == (2, 3, 0)


def test_more_than_half_without_the_item_are_a_majority_for_nothing() -> None:
    assert item(members=[C]).majority() == NONE
    assert item(members=[C], seen=(False, True, True)).majority() is None
    assert item(members=[C], seen=(False, False, True)).majority() == 2


def test_half_is_no_majority() -> None:
    links = [link(A, B), link(C, D), link(A, C, agrees=False)]
    result = item(*links, members=[A, B, C, D])
    assert (result.votes, result.leading(), result.majority()) == (2, NONE, None)


def test_what_agrees_with_two_that_differ_has_most_votes() -> None:
    """Of ``x``, ``x/y`` and ``y`` the one with both."""
    result = item(link(A, B), link(B, C), link(A, C, agrees=False), members=[A, B, C])
    assert (result.support, result.leading(), result.majority()) == ((2, 3, 2), 1, 1)


def test_of_those_who_agree_the_words_that_most_have_are_taken() -> None:
    """C and D say the very same, which ranks behind what A and B say."""
    pairs = combinations([A, B, C, D], 2)
    places = {A: (0, 1), B: (0, 2), C: (0, 3), D: (0, 3)}
    (value,) = items([A, B, C, D], [link(*pair) for pair in pairs], at(places), (True,) * 4)
    assert value.majority() == 2


def test_of_those_who_agree_the_first_by_content_is_taken() -> None:
    (value,) = items([A, B], [link(A, B)], at({A: (0, 7), B: (0, 3)}), (True, True))
    assert value.majority() == 1


@given(worlds())
def test_votes_are_those_counted_one_by_one(world: tuple[list[Member], list[ItemLink], Places]) -> None:
    members, links, places = world
    seen_flags = tuple([True] * (1 + max((annotator for annotator, _ in members), default=0)))
    agreeing = {pair for link in links if link.agrees for pair in (link.members, link.members[::-1])}
    for value in items(members, links, at(places), seen_flags):
        own = [member for member in enumerate(value.members) if member[1] != NONE]
        for annotator, support in enumerate(value.support):
            mine = (annotator, value.members[annotator])
            expected = 1 + sum((mine, second) in agreeing for second in own) if mine in own else 0
            assert support == expected
        best = value.majority()
        if best is not None and best != NONE:
            assert 2 * value.support[best] > len(seen_flags)
            assert value.support[best] == max(value.support)


# --- instances of one annotator that say the same


def test_of_instances_that_are_alike_every_comparison_may_have_taken_another() -> None:
    """C has the same twice. A was compared with the one, B with the other: they speak of the same."""
    other_numbers = (1, 1)
    places = {A: (0, 0), B: (0, 0), other_numbers: (0, 1), C: (0, 0), C2: (0, 0)}
    links = [link(A, B), link(A, C), link(B, C2), link(other_numbers, C, "1/2", agrees=False)]
    first, second = items(places, links, at(places), (True, True, True))
    assert (first.members, first.support) == ((0, 0, 0), (3, 3, 3))
    assert (second.members, second.support) == ((NONE, 1, 1), (0, 1, 1))


def test_who_says_the_same_is_not_told_apart_by_who_it_is() -> None:
    """A's and both of C's are alike; B's last is as near to A's as to C's, and the larger item gets it."""
    for a, b, c in permutations(range(3)):
        places = {
            (a, 0): (6, 0),
            (b, 0): (5, 1),
            (b, 1): (5, 2),
            (c, 0): (6, 0),
            (c, 1): (6, 0),
            (a, 1): (4, 3),
        }
        links = [link((a, 0), (c, 0)), link((a, 0), (b, 1), "1/2"), link((a, 1), (b, 0), "1/2")]
        links += [link((b, 0), (c, 0), "1/2"), link((b, 1), (c, 1), "1/2")]
        groups = {frozenset(group) for group in grouped(places, links, at(places))}
        joined = frozenset({(a, 0), (b, 1), (c, 0)})
        assert groups == {joined, frozenset({(a, 1), (b, 0)}), frozenset({(c, 1)})}


def test_what_is_said_twice_by_all_is_two_items() -> None:
    members = [A, A2, B, B2, C, C2]
    places = dict.fromkeys(members, (0, 0))
    links = [link(A, B2), link(A2, B), link(B, C2), link(B2, C), link(A, C), link(A2, C2)]
    actual_items = items(members, links, at(places), (True, True, True))
    assert [(actual_item.members, actual_item.votes) for actual_item in actual_items] == [
        ((0, 0, 0), 3),
        ((1, 1, 1), 3),
    ]
