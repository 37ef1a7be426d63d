"""Edges of extents that a person does not count, by the names that an option and a signature have for them.

``blanks``, ``punctuation``, ``articles:LANGUAGE`` and ``determiners:LANGUAGE`` (by itself English), and
``list:FILE`` with a word on each line.
"""

from collections.abc import Sequence

from annotally.formats.io import load_source
from annotally.formats.word_lists import read_word_lists
from annotally.model.diagnostics import TaskError
from annotally.model.text import digest
from annotally.model.wording import Wording
from annotally.tasks.text_tolerance import LIST
from annotally.text.edges import Edges

BLANKS, PUNCTUATION = "blanks", "punctuation"
_USUAL_LANGUAGE = "en"


def edge_names() -> tuple[str, ...]:
    """Return the names of all edges but lists in files."""
    lists = read_word_lists()
    return (BLANKS, PUNCTUATION, *(f"{kind}:{language}" for kind in lists for language in lists[kind]))


def normal_name(name: str) -> str:
    """Return a name of edges with its language. Raises TaskError for a name that is none."""
    full = f"{name}:{_USUAL_LANGUAGE}" if name in read_word_lists() else name
    if full in edge_names() or (name.startswith(LIST) and len(name) > len(LIST)):
        return full
    names = ", ".join((*edge_names(), f"{LIST}FILE"))
    raise TaskError(Wording("there are no edges {name!r}; there are {names}", name=name, names=names))


def find_edges(names: Sequence[str], encoding: str | None = None) -> Edges:
    """Return the edges of names. Raises TaskError for another name, InputRefused for an unreadable list."""
    # Lists are sets of folded words: their order, and that of the names, decides nothing.
    words: set[str] = set()
    normal = [normal_name(name) for name in names]
    for name in normal:
        kind, _, value = name.partition(":")
        if name.startswith(LIST):
            words.update(_listed_words(value, encoding))
        elif value:
            words.update(read_word_lists()[kind][value])
    return Edges(BLANKS in normal, PUNCTUATION in normal, frozenset(word.casefold() for word in words))


def note_of(names: Sequence[str], encoding: str | None = None) -> str:
    """Return how a signature names edges: lists in files by a digest of their words, in no order."""
    spelled = []
    for name in sorted({normal_name(name) for name in names}):
        if name.startswith(LIST):
            words = sorted(_listed_words(name.removeprefix(LIST), encoding))
            name = f"{LIST}{digest(chr(10).join(words).encode())}"
        spelled.append(name)
    return f"edges forgiven: {', '.join(spelled)}"


def _listed_words(path: str, encoding: str | None) -> set[str]:
    text = load_source(path, encoding, any_content=True).text
    return {line.strip().casefold() for line in text.splitlines() if line.strip()}
