"""What is forgiven between texts and at edges: the words for it, word lists apart from the rest."""

import pytest

from annotally.model.diagnostics import TaskError
from annotally.tasks.text_tolerance import (
    USUAL_TOLERANCE,
    Realigner,
    TextTolerance,
    WordAlignmentChoice,
    realigning,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", TextTolerance(0)),
        ("2.5", TextTolerance(2.5)),
        ("words", TextTolerance(realigner=Realigner.WORDS)),
        ("3,sound", TextTolerance(3, Realigner.SOUND)),
    ],
)
def test_a_percentage_an_aligner_or_both(text: str, expected: TextTolerance) -> None:
    assert realigning(text) == expected


@pytest.mark.parametrize(
    "text", ["", "101", "-1", "nan", "none", "sounds", "2,", "2,none", "words,2", ",words"]
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(TaskError, match="words, sound, or both"):
        realigning(text)


def test_word_lists_are_exchanged_and_the_other_edges_stay() -> None:
    tolerance = TextTolerance(edges=("list:/a/b.txt", "blanks"))
    assert tolerance.lists == ("/a/b.txt",)
    assert tolerance.with_lists(("/c.txt",)).edges == ("blanks", "list:/c.txt")
    assert USUAL_TOLERANCE.lists == ()


def test_all_files_are_named_and_exchanged() -> None:
    words = WordAlignmentChoice("/a/en.glm", "/a/en.dict", "letters", 2)
    tolerance = TextTolerance(edges=("list:/a/b.txt", "blanks"), words=words)
    assert tolerance.paths == ("/a/b.txt", "/a/en.glm", "/a/en.dict")
    without = tolerance.with_files(())
    assert (without.paths, without.words.sounds, without.words.spelling) == ((), "letters", 2)
    assert without.with_files(("/c.txt",), lexicon="/d.dict").paths == ("/c.txt", "/d.dict")
    assert USUAL_TOLERANCE.paths == ()
