"""Transcripts with alternatives (S6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.word_networks import (
    Network,
    NetworkAligner,
    NetworkStep,
    NetworkWord,
    TimeCosts,
    WordCosts,
    WordCounts,
    network_of,
)

ALIGNER = NetworkAligner(WordCosts())


def ways(network: Network) -> set[str]:
    """Return every text a network stands for."""
    values = set()
    waiting: list[tuple[int, tuple[str, ...]]] = [(end, ()) for end in network.last]
    while waiting:
        word, behind = waiting.pop()
        if word < 0:
            values.add(" ".join(form for form in behind if form != "@"))
        else:
            spoken = (network.words[word].form, *behind)
            waiting += [(previous, spoken) for previous in network.before[word]]
    return values


@pytest.mark.parametrize(
    ("transcript", "expected"),
    [
        ("", {""}),
        ("A b", {"a b"}),
        ("a {b/c} d", {"a b d", "a c d"}),
        ("{ can not / cannot / @ } x", {"can not x", "cannot x", "x"}),
        ("a { b { c / d } / e } f", {"a b c f", "a b d f", "a e f"}),
        ("a {b / {c / d}", {"a b", "a c", "a d"}),
        ("a / b }", {"a / b }"}),
        (r"a\;b;tag1;tag2 c;;tag2", {"a;b c"}),
        (r"a\/b", {"a/b"}),
    ],
)
def test_alternatives(transcript: str, expected: set[str]) -> None:
    assert ways(network_of(transcript)) == expected
    assert ways(network_of(transcript).reversed()) == {" ".join(way.split()[::-1]) for way in expected}


def test_words_in_round_brackets_are_optional_or_letters() -> None:
    assert network_of("(Uh) ()").words == (NetworkWord("uh", optional=True), NetworkWord("()"))
    assert network_of("(Uh)", optional_words=False).words == (NetworkWord("(uh)"),)


@pytest.mark.parametrize(
    ("ref", "hyp", "equal"),
    [
        ("fi-", "find", True),
        ("find", "fi-", True),
        ("-him", "him", True),
        ("him", "-him", True),
        ("-him", "im", False),
        ("-", "x", False),
        ("fi-", "fa-", False),
    ],
)
def test_fragments_equal_words_that_begin_or_end_like_them(ref: str, hyp: str, equal: bool) -> None:
    words = NetworkWord(ref), NetworkWord(hyp)
    assert WordCosts(fragments=True).equal(*words) is equal
    assert not WordCosts().equal(*words)


def counted(ref: str, hyp: str) -> WordCounts:
    first_network, second_network = network_of(ref), network_of(hyp)
    return ALIGNER.counts(first_network, second_network, ALIGNER.align(first_network, second_network))


def test_counts() -> None:
    """From the published cases alt-2, od1-3 and od1-5 of the scorer."""
    assert counted("a { c / @ } d", "a c i d") == WordCounts(3, 0, 0, 1)
    assert counted("b (c) d", "b d e") == WordCounts(3, 0, 0, 1)
    assert counted("b (c) d", "b s i e") == WordCounts(1, 2, 0, 1)
    assert counted("b d", "b (c) d") == WordCounts(3, 0, 0, 0)


def test_s6_ties_go_from_left_to_right_or_from_the_end() -> None:
    ref, hyp = network_of("newt gingrich"), network_of("newt good rich")
    assert ALIGNER.align(ref, hyp) == [NetworkStep(0, 0), NetworkStep(1, 1), NetworkStep(None, 2)]
    assert ALIGNER.align(ref, hyp, from_the_end=True) == [
        NetworkStep(0, 0),
        NetworkStep(None, 1),
        NetworkStep(1, 2),
    ]


def test_of_equal_alternatives_the_first_written_is_taken() -> None:
    ref, hyp = network_of("{a / b} x"), network_of("c x")
    assert ALIGNER.align(ref, hyp) == [NetworkStep(0, 0), NetworkStep(2, 1)]


def test_times_decide_where_they_are_known() -> None:
    early, late = NetworkWord("a", begin=1000, duration=200), NetworkWord("b", begin=5000, duration=300)
    ref = Network((early, late), ((-1,), (0,)), (1,))
    hyp = Network((late._replace(form="a"),), ((-1,),), (0,))
    assert NetworkAligner(TimeCosts()).align(ref, hyp) == [NetworkStep(0, None), NetworkStep(1, 0)]
    assert ALIGNER.align(ref, hyp) == [NetworkStep(0, 0), NetworkStep(1, None)]
    assert TimeCosts().alone(NetworkWord("@", duration=500)) == 1


pieces = st.sampled_from(["a", "b", "c", "(d)", "{ a / b }", "{ a b / c / @ }", "{ a { b / c } / d }"])
transcripts = st.lists(pieces, max_size=4).map(" ".join)


def cost(ref: list[str], hyp: list[str], optional: frozenset[str]) -> int:
    """Return the least cost of two texts, by the textbook."""
    previous_numbers = [0]
    for second in hyp:
        previous_numbers.append(previous_numbers[-1] + (2 if second in optional else 3))
    for word in ref:
        row = [previous_numbers[0] + (2 if word in optional else 3)]
        for number, second in enumerate(hyp):
            row.append(
                min(
                    previous_numbers[number] + (0 if word == second else 4),
                    previous_numbers[number + 1] + (2 if word in optional else 3),
                    row[-1] + (2 if second in optional else 3),
                )
            )
        previous_numbers = row
    return previous_numbers[-1]


@given(transcripts, transcripts, st.booleans())
def test_the_best_of_all_ways_is_found(ref: str, hyp: str, from_the_end: bool) -> None:
    """``@`` costs a thousandth, so it never decides between whole costs."""
    first_network, second_network = network_of(ref), network_of(hyp)
    steps = ALIGNER.align(first_network, second_network, from_the_end=from_the_end)
    paid = 0
    for first, second in steps:
        left = first_network.words[first] if first is not None else None
        right = second_network.words[second] if second is not None else None
        if left and right:
            paid += 0 if left.form == right.form else 4
        else:
            alone = left or right
            assert alone
            paid += 2 if alone.optional else 3
    optional = frozenset("d")  # written in brackets wherever it stands alone
    if "{ a { b / c } / d }" not in ref + hyp:
        best = min(
            cost(a.split(), b.split(), optional) for a in ways(first_network) for b in ways(second_network)
        )
        assert paid == best
    places = [step.ref for step in steps if step.ref is not None]
    assert places == sorted(places)
