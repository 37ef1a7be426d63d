"""One word for one word at the scorer's costs (S6)."""

from hypothesis import given

from annotally.text.alignment.one_to_one import align
from annotally.text.alignment.segments import segments
from annotally.text.alignment.words import Words, words_of
from support.word_networks import Network, NetworkAligner, NetworkWord, WordCosts
from support.word_samples import check_cover, shown, spoken, word_lists


def aligned(ref: str, hyp: str) -> str:
    first_words, second_words = words_of(ref), words_of(hyp)
    return shown(align(first_words, second_words), first_words, second_words)


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
    first, second = spoken(ref), spoken(hyp)
    blocks = align(first, second)
    check_cover(blocks, first, second)
    assert all(end - start < 2 and other_end - second < 2 for start, end, second, other_end in blocks)


@given(word_lists)
def test_equal_texts_are_aligned_word_by_word(words: list[str]) -> None:
    same = spoken(words)
    assert list(align(same, same)) == [(n, n + 1, n, n + 1) for n in range(len(words))]


def network(words: Words) -> Network:
    network_words = tuple(
        NetworkWord(form, number in words.optional) for number, form in enumerate(words.forms)
    )
    return Network(
        network_words, tuple((number - 1,) for number in range(len(network_words))), (len(network_words) - 1,)
    )


@given(word_lists, word_lists)
def test_inside_a_segment_it_is_the_alignment_of_networks(ref: list[str], hyp: list[str]) -> None:
    first, second = spoken(ref), spoken(hyp)
    if segments(ref, hyp) != [(0, len(ref), 0, len(hyp))]:
        return
    steps = NetworkAligner(WordCosts()).align(network(first), network(second))
    assert [
        (start if end > start else None, second if other_end > second else None)
        for start, end, second, other_end in align(first, second)
    ] == steps
