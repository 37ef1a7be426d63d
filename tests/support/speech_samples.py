"""Entities in transcripts for the tests: texts with tags, compared as they stand."""

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from annotally.comparison.result import Sides, UnitComparison
from annotally.formats.base import ReadOptions
from annotally.formats.sgml.reader import read
from annotally.methods.speech.comparer import SpeechComparer
from annotally.model.text import Source
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY, with_tags
from support.word_samples import FEW

TASK = with_tags(SPEECH_NAMED_ENTITY, ("P", "L"), None)
"""Entities as the paper tags them: what a tag is called is the type."""


def sides_of(*texts: str, options: ReadOptions = TASK.reading) -> Sides:
    """Return texts with tags as sides of one document, x, each on its own text."""
    results = [read([Source("x", text)], options) for text in texts]
    own_documents = tuple({document.id: document for document in result.documents} for result in results)
    return Sides(tuple(result.annotations for result in results), own_documents[0], own_documents)


def compared(ref: str, hyp: str, task: TaskDefinition = TASK) -> UnitComparison:
    """Return how a hypothesis compares with a reference."""
    return SpeechComparer(task).compare("x", sides_of(ref, hyp, options=task.reading))


def components(unit: UnitComparison) -> Mapping[str, Tally]:
    """Return the tally of each component."""
    return {key[1]: tally for key, tally in unit.table.items() if key[0] == "component"}


WORDS = st.lists(st.sampled_from([*FEW, "..."]), max_size=10)
"""Words, and what is none: a tag around it covers no word (S8)."""


def _tagged(draw: st.DrawFn, words: Sequence[str]) -> str:
    pieces: list[str] = []
    depth: list[str] = []
    for word in words:
        for tag in draw(st.lists(st.sampled_from("PL"), max_size=1 if depth else 2)):
            pieces.append(f"<{tag}>")
            depth.append(tag)
        pieces.append(word)
        while depth and draw(st.booleans()):
            pieces.append(f"</{depth.pop()}>")
    pieces += [f"</{tag}>" for tag in reversed(depth)]
    return " ".join(pieces)


@st.composite
def tagged_words(draw: st.DrawFn) -> str:
    """Return a few words, some of them in entities that may nest."""
    return _tagged(draw, draw(WORDS))


@st.composite
def tagged_twice(draw: st.DrawFn) -> tuple[str, str]:
    """Return the same words with two taggings."""
    words = draw(WORDS)
    return _tagged(draw, words), _tagged(draw, words)
