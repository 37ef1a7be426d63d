"""Words as they stand are aligned by those that global mapping makes of them (H5)."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.model.text import Source
from annotally.text.alignment import one_to_one
from annotally.text.alignment.blocks import Block
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import read_rules
from annotally.text.alignment.mapped_words import align_mapped
from annotally.text.alignment.words import words_of

RULES = ("GONNA => GOING TO", "NEW YORK => NY", "[UH ] => []", "A => B / [ ] __ [ ]")


def blocks(old: str, new: str, *rules: str) -> list[Block]:
    mapper = Mapper(read_rules(Source("rules.glm", ";;\n\n" + "\n".join(rules))))
    words = words_of(old), words_of(new)
    return list(align_mapped((old, new), words, (mapper, mapper), one_to_one.align))


def test_without_rules_the_blocks_with_words_on_both_sides_are_those_of_the_words() -> None:
    old, new = "Ada met Bo in Rome", "Ada saw Bo and Cy"
    plain = [block for block in one_to_one.align(words_of(old), words_of(new)) if all_words(block)]
    assert [block for block in blocks(old, new) if all_words(block)] == plain


def all_words(block: Block) -> bool:
    return block.ref < block.ref_end and block.hyp < block.hyp_end


def test_words_that_a_rule_makes_of_others_correspond_to_them() -> None:
    assert blocks("we are gonna go", "we are going to go", *RULES) == [
        Block(0, 1, 0, 1),
        Block(1, 2, 1, 2),
        Block(2, 3, 2, 4),
        Block(3, 4, 4, 5),
    ]


def test_words_that_a_rule_puts_together_stay_together() -> None:
    assert Block(1, 3, 1, 2) in blocks("in New York now", "in NY now", *RULES)


def test_words_that_a_rule_takes_away_correspond_to_nothing() -> None:
    first, removed, last = blocks("the uh end", "the end", *RULES)
    assert (first, removed, last) == (Block(0, 1, 0, 1), Block(1, 2, 1, 1), Block(2, 3, 1, 2))


TEXTS = st.lists(st.sampled_from(["a", "b", "gonna", "going", "to", "new", "york", "ny", "uh"]), max_size=9)


@given(TEXTS, TEXTS)
def test_blocks_cover_the_words_of_both_sides_in_order(old: list[str], new: list[str]) -> None:
    ref = hyp = 0
    for block in blocks(" ".join(old), " ".join(new), *RULES):
        assert (block.ref, block.hyp) == (ref, hyp)
        assert block.ref_end > ref or block.hyp_end > hyp
        ref, hyp = block.ref_end, block.hyp_end
    assert (ref, hyp) == (len(old), len(new))
