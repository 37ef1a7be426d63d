"""Words that people aligned: honoured by either aligner, marked, refused where they cannot be (C4)."""

from array import array
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.constraints import NONE, Constraints, Pin
from annotally.comparison.result import WORDS as WORDS_ROW
from annotally.comparison.result import Sides, UnitComparison
from annotally.methods.speech.comparer import SpeechComparer
from annotally.methods.speech.pins import align_around
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.extents import Extent
from annotally.scoring.tally import Tally
from annotally.tasks.presets.ready_made import preset
from annotally.text.alignment import one_to_one
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.rules import Align, Aligner
from annotally.text.alignment.word_spans import WordSpan
from annotally.text.alignment.words import Words, words_of
from support.speech_samples import TASK, sides_of
from support.speech_samples import WORDS as FEW_WORDS
from support.word_samples import shown

REF = "from <L>OTTAWA</L> this is what he said"
HYP = "FROM <L>LOT OF WHAT</L> THIS IS WATT HE SET"


def pin(first: str, second: str, rank: int = 0, other_rank: int = 0) -> Pin:
    return Pin(WordSpan(first, rank), WordSpan(second, other_rank))


def compared(
    *pins: Pin, aligner: Aligner = Aligner.PHONETIC, ref: str = REF, hyp: str = HYP
) -> UnitComparison:
    task = replace(TASK, alignment=replace(TASK.alignment, aligner=aligner))
    return SpeechComparer(task).compare("x", sides_of(ref, hyp), Constraints(pinned=frozenset(pins)))


def blocks(unit: UnitComparison, ref: str, hyp: str) -> list[tuple[str, str, bool]]:
    actual_blocks = unit.blocks
    assert actual_blocks is not None
    return [
        (
            ref[slice(*actual_blocks.extent(0, n, n))],
            hyp[slice(*actual_blocks.extent(1, n, n))],
            actual_blocks.is_manual(n),
        )
        for n in range(len(actual_blocks))
    ]


def plain(text: str) -> str:
    return text.replace("<L>", "").replace("</L>", "")


@pytest.mark.parametrize("aligner", Aligner)
def test_one_word_aligned_with_several_is_one_block_with_all(aligner: Aligner) -> None:
    unit = compared(pin("OTTAWA", "LOT OF WHAT"), aligner=aligner)
    actual_blocks = blocks(unit, plain(REF), plain(HYP))
    assert ("OTTAWA", "LOT OF WHAT", True) in actual_blocks
    assert [actual_block for actual_block in actual_blocks if actual_block[2]] == [
        ("OTTAWA", "LOT OF WHAT", True)
    ]


@pytest.mark.parametrize("aligner", Aligner)
def test_no_block_reaches_over_the_ends_of_a_pin(aligner: Aligner) -> None:
    unit = compared(pin("THIS IS WHAT", "OF WHAT THIS IS WATT"), aligner=aligner)
    actual_blocks = blocks(unit, plain(REF), plain(HYP))
    manual = [actual_block for actual_block in actual_blocks if actual_block[2]]
    assert " ".join(result for result, _, _ in manual if result) == "this is what"
    assert " ".join(second for _, second, _ in manual if second) == "OF WHAT THIS IS WATT"
    assert ("OTTAWA", "LOT", False) in actual_blocks


def test_entities_are_compared_under_the_pin_and_word_errors_counted() -> None:
    free = compared(aligner=Aligner.ONE_TO_ONE)
    comparison = compared(pin("OTTAWA", "LOT OF WHAT"), aligner=Aligner.ONE_TO_ONE)
    assert free.table["component", "extent"] == Tally(inc=1) or free.table != comparison.table
    assert comparison.table["component", "extent"] == Tally(cor=1)
    words = comparison.table[WORDS_ROW]
    assert isinstance(words, Tally)
    assert words.spu >= 2


def test_a_rank_tells_equal_words_apart() -> None:
    ref, hyp = "so so so it goes", "SO IT IT GOES"
    unit = compared(pin("SO", "SO", rank=2), ref=ref, hyp=hyp)
    actual_blocks = blocks(unit, ref, hyp)
    assert ("so", "SO", True) in actual_blocks
    assert [actual_block[:2] for actual_block in actual_blocks][:3] == [("so", ""), ("so", ""), ("so", "SO")]


@pytest.mark.parametrize(
    ("pins", "message"),
    [
        ((pin("MOSCOW", "LOT"),), "“MOSCOW” no longer exists"),
        ((pin("OTTAWA", "LOT", other_rank=3),), "“LOT” no longer exists"),
        ((pin("OTTAWA", "THIS IS"), pin("THIS", "LOT")), "overlap or cross"),
        ((pin("OTTAWA THIS", "LOT"), pin("THIS IS", "THIS")), "overlap or cross"),
    ],
)
def test_what_cannot_be_followed_is_refused(pins: Sequence[Pin], message: str) -> None:
    with pytest.raises(InputRefused, match=message):
        compared(*pins)


def test_stretches_in_one_order_are_all_kept() -> None:
    unit = compared(pin("OTTAWA", "LOT OF WHAT"), pin("WHAT", "WATT"))
    manual = [(ref, hyp) for ref, hyp, is_manual in blocks(unit, plain(REF), plain(HYP)) if is_manual]
    assert manual == [("OTTAWA", "LOT OF WHAT"), ("what", "WATT")]


def refused(*pins: Pin) -> Diagnostic:
    with pytest.raises(InputRefused) as error:
        compared(*pins)
    (diagnostic,) = error.value.diagnostics
    return diagnostic


def test_a_refusal_names_the_document_and_says_what_to_do() -> None:
    release = "remove the manual alignments"
    gone, place = "“MOSCOW” no longer exists", ("x", 0, 0)
    assert refused(pin("MOSCOW", "LOT")) == Diagnostic(
        Severity.ERROR, *place, gone, "words of the text", release
    )
    expected = "words in the same order in both texts"
    crossing = refused(pin("OTTAWA", "THIS IS"), pin("THIS", "LOT"))
    text = "the manual alignments “OTTAWA” and “THIS” overlap or cross"
    assert crossing == Diagnostic(Severity.ERROR, *place, text, expected, release)


def test_the_parts_around_pins_are_aligned_as_texts_of_their_own() -> None:
    """Their optional words are numbered from where they begin (H7)."""
    ref, hyp = words_of("uh so uh it goes uh on"), words_of("so it goes um on")
    parts: list[tuple[Words, Words]] = []

    def align(words: Words, second: Words) -> Blocks:
        parts.append((words, second))
        return one_to_one.align(words, second)

    pinned = [(Extent(9, 16), Extent(3, 10))]  # it goes
    actual_blocks = align_around(pinned, ref, hyp, align)
    assert shown(actual_blocks, ref, hyp) == "UH= | SO=SO | UH= | IT=IT | GOES=GOES | UH=UM | ON=ON"
    own_words = [words_of(text) for text in ("uh so uh", "         it goes", "                 uh on")]
    other_words = [words_of(text) for text in ("so", "   it goes", "           um on")]
    assert parts == list(zip(own_words, other_words, strict=True))


def test_a_pinned_word_that_a_rule_took_away_leaves_the_other_text_s_alone() -> None:
    ref, hyp = words_of("so    it"), words_of("so uh it")
    actual_blocks = align_around([(Extent(3, 5), Extent(3, 5))], ref, hyp, one_to_one.align)
    assert shown(actual_blocks, ref, hyp) == "SO=SO | =UH | IT=IT"
    actual_blocks = align_around([(Extent(3, 5), Extent(3, 5))], hyp, ref, one_to_one.align)
    assert shown(actual_blocks, hyp, ref) == "SO=SO | UH= | IT=IT"


def test_a_word_that_a_rule_made_of_two_pinned_ones_is_the_first_one_s() -> None:
    ref, hyp = Words(["GONNA"], array("i", [0]), array("i", [8])), words_of("going to")
    actual_blocks = align_around(
        [(Extent(0, 5), Extent(0, 5)), (Extent(6, 8), Extent(6, 8))], ref, hyp, one_to_one.align
    )
    assert shown(actual_blocks, ref, hyp) == "GONNA=GOING | =TO"


def test_where_texts_do_not_differ_nothing_is_aligned_by_hand() -> None:
    constraints = Constraints(pinned=frozenset([pin("A", "A")]))
    assert len(constraints) == 1
    same = sides_of("<P>a</P>", "<P>a</P>")
    with pytest.raises(InputRefused, match="1 manual alignments of words"):
        SpeechComparer(TASK).compare("x", same, constraints)
    always = replace(TASK, alignment=replace(TASK.alignment, align=Align.ALWAYS))
    unit = SpeechComparer(always).compare("x", same, constraints)
    assert unit.blocks is not None
    assert unit.blocks.manual == b"\1"
    with pytest.raises(InputRefused, match="texts that differ"):
        TemplateComparer(preset("muc7-named-entity")).compare(
            "x", Sides(same.sets, same.documents), constraints
        )


def test_without_pins_nothing_is_marked() -> None:
    unit = SpeechComparer(TASK).compare("x", sides_of(REF, HYP), NONE)
    assert unit.blocks is not None
    assert unit.blocks.manual == b""


@given(st.tuples(FEW_WORDS, FEW_WORDS), st.tuples(FEW_WORDS, FEW_WORDS), st.tuples(FEW_WORDS, FEW_WORDS))
def test_the_blocks_around_a_pin_are_those_of_the_parts(
    before: tuple[list[str], list[str]],
    inside: tuple[list[str], list[str]],
    after: tuple[list[str], list[str]],
) -> None:
    parts = [before, inside, after]
    texts = [" ".join(word for part in parts for word in part[side]) for side in (0, 1)]
    ref, hyp = (words_of(text) for text in texts)
    spans = []
    for side, words in enumerate((ref, hyp)):
        first = len(words_of(" ".join(parts[0][side])))
        count = len(words_of(" ".join(parts[1][side])))
        if not count:
            return
        spans.append(Extent(words.starts[first], words.ends[first + count - 1]))
    actual_blocks = align_around([(spans[0], spans[1])], ref, hyp, one_to_one.align)
    counts = []
    for ours, second in parts:
        whole_alignment = one_to_one.align(words_of(" ".join(ours)), words_of(" ".join(second)))
        counts.append(len(whole_alignment))
    lengths = len(words_of(" ".join(inside[0]))), len(words_of(" ".join(inside[1])))
    if min(lengths) == 1:
        counts[1] = 1
    assert len(actual_blocks) == sum(counts)
    assert (actual_blocks.ref_bars[-1], actual_blocks.hyp_bars[-1]) == (len(ref), len(hyp))
    bars = set(zip(actual_blocks.ref_bars, actual_blocks.hyp_bars, strict=True))
    begin = len(words_of(" ".join(before[0]))), len(words_of(" ".join(before[1])))
    assert begin in bars
    assert (begin[0] + lengths[0], begin[1] + lengths[1]) in bars
