"""One word for one word at the scorer's costs (S6)."""

from hypothesis import given

from annotally.text.alignment.one_to_one import align
from annotally.text.alignment.segments import segments
from annotally.text.alignment.words import Words, words_of
from support.word_networks import Network, NetworkAligner, NetworkWord, WordCosts
from support.word_samples import check_cover, shown, spoken, word_lists


def aligned(ref: str, hyp: str) -> str:
    ours, theirs = words_of(ref), words_of(hyp)
    return shown(align(ours, theirs), ours, theirs)


def test_s6_the_third_hypothesis_comes_out_as_described() -> None:
    """GINGRICH is aligned to GOOD, and RICH is inserted (S1, Table 1)."""
    assert aligned("NEWT GINGRICH", "NEWT GOOD RICH") == "NEWT=NEWT | GINGRICH=GOOD | =RICH"


def test_s6_insertion_before_deletion() -> None:
    assert aligned("a b", "b a") == "=B | A=A | B="


def test_optional_words_are_left_out_first() -> None:
    assert aligned("x uh y", "x z") == "X=X | UH= | Y=Z"


def test_words_on_one_side() -> None:
    assert aligned("", "x y") == "=X | =Y"
    assert aligned("x y", "") == "X= | Y="


@given(word_lists, word_lists)
def test_blocks_cover_both_texts(ref: list[str], hyp: list[str]) -> None:
    ours, theirs = spoken(ref), spoken(hyp)
    blocks = align(ours, theirs)
    check_cover(blocks, ours, theirs)
    assert all(end - start < 2 and other_end - other < 2 for start, end, other, other_end in blocks)


@given(word_lists)
def test_equal_texts_are_aligned_word_by_word(words: list[str]) -> None:
    same = spoken(words)
    assert list(align(same, same)) == [(n, n + 1, n, n + 1) for n in range(len(words))]


def network(words: Words) -> Network:
    found = tuple(NetworkWord(form, number in words.optional) for number, form in enumerate(words.forms))
    return Network(found, tuple((number - 1,) for number in range(len(found))), (len(found) - 1,))


@given(word_lists, word_lists)
def test_inside_a_segment_it_is_the_alignment_of_networks(ref: list[str], hyp: list[str]) -> None:
    ours, theirs = spoken(ref), spoken(hyp)
    if segments(ref, hyp) != [(0, len(ref), 0, len(hyp))]:
        return
    steps = NetworkAligner(WordCosts()).align(network(ours), network(theirs))
    assert [
        (start if end > start else None, other if other_end > other else None)
        for start, end, other, other_end in align(ours, theirs)
    ] == steps
