"""Sentences of the engine that a window can say in another language.

A `Wording` is its English text, so that command line, files and logs use it as it is. It also carries the
template and the arguments that the text was made of: the template is the code under which a catalogue holds
the translation, as in gettext.
"""

from collections.abc import Callable, Sequence
from typing import Self

_DATA_ALONE = "{text}"
"""A template without words of its own, which no catalogue has."""


class Wording(str):
    """An English sentence, with the template and the arguments it was made of.

    ``Wording("{count:,} rows of {name}", count=3, name="a.csv")`` fills the template in as `str.format` does.
    Without arguments the template is the text, whatever braces it has. Arguments that are Wordings themselves
    are translated too; other strings are data: names, paths, quotations.
    """

    __slots__ = ("arguments", "template")

    template: str
    arguments: dict[str, str | int | float]
    singular: str = ""
    """The template for one thing, where the sentence counts things; empty elsewhere."""
    number: int = -1
    """The number of things, -1 for a sentence that counts none; ``{count}`` in the templates."""

    def __new__(cls, template: str, /, **arguments: str | int | float) -> Self:
        """Make the sentence of a template and its arguments. Raises KeyError for a name that is not given."""
        # Filling in costs several times an f-string: sentences are made where something is said, never ahead.
        # Readers may make millions; `format_map` and few attributes halve the cost of one.
        self = str.__new__(cls, template.format_map(arguments) if arguments else template)
        self.template, self.arguments = template, arguments
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # Sentences travel between processes; a plain `str` subclass would arrive as its text alone.
        return (_restored, (self.template, self.arguments, self.singular, self.number))


class LinkedCount(int):
    """A number in a sentence that leads to the things it counts.

    ``key`` names these things for the part that can list them, ``title`` says in words what they are.
    """

    key: tuple[str, ...]
    title: Wording

    def __new__(cls, number: int, key: tuple[str, ...], title: Wording) -> Self:
        """Make the number of things that are listed under a title."""
        self = int.__new__(cls, number)
        self.key, self.title = key, title
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # An `int` would be restored without what it counts.
        return LinkedCount, (int(self), self.key, self.title)


class _Counted(Wording):
    """A sentence that counts things."""

    __slots__ = ("number", "singular")


def plural(singular: str, template: str, count: int, /, **arguments: str | int | float) -> Wording:
    """Return the sentence for ``count`` things, ``{count}`` in the templates; the code is that for many."""
    # As in gettext the form for many is the code; a catalogue chooses among its own forms by the number.
    text = (singular if count == 1 else template).format(count=count, **arguments)
    wording = str.__new__(_Counted, text)
    wording.template, wording.arguments = template, arguments
    wording.singular, wording.number = singular, count
    return wording


def verbatim(text: str) -> Wording:
    """Return data, such as a line of a file, as a sentence: no language has other words for it."""
    return Wording(_DATA_ALONE, text=text)


def marked(template: str) -> Wording:
    """Return the sentence of a template without arguments, which is marked for the catalogues elsewhere."""
    return Wording(template)


NO_WORDS = verbatim("")
"""The sentence where there is nothing to say."""


def join_or(names: Sequence[str]) -> Wording:
    """Return names of which one is meant, such as ``a or b or c``; of one name that name, of none nothing."""
    if len(names) < 2:
        return verbatim("".join(names))
    # Each pair is a sentence of its own, so that one template serves any number of names.
    joined = Wording("{first} or {others}", first=names[-2], others=names[-1])
    for name in reversed(names[:-2]):
        joined = Wording("{first} or {others}", first=name, others=joined)
    return joined


def join_and(names: Sequence[str]) -> Wording:
    """Return names that are all meant, such as ``a, b and c``; of one name that name, of none nothing."""
    if len(names) < 2:
        return verbatim("".join(names))
    return Wording("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])


def join_commas(parts: Sequence[str]) -> Wording:
    """Return parts with a comma between any two, each of them a sentence or data."""
    # No catalogue has the template, which has no words: its arguments are translated one by one.
    names = [f"part{number}" for number in range(len(parts))]
    return Wording(", ".join(f"{{{name}}}" for name in names), **dict(zip(names, parts, strict=True)))


def _restored(template: str, arguments: dict[str, str | int | float], singular: str, count: int) -> Wording:
    return plural(singular, template, count, **arguments) if singular else Wording(template, **arguments)


def sentence_of(problem: BaseException) -> Wording:
    """Return the sentence an exception was raised with; the text of one that has none, as data."""
    # str() of an exception gives a plain string, whatever its argument was.
    sentence = problem.args[0] if problem.args else None
    return sentence if isinstance(sentence, Wording) else verbatim(str(problem))


def change_data(sentence: str, change: Callable[[str], str]) -> Wording:
    """Return a sentence with its data, names and paths for instance, changed; its words stay.

    Text that is no `Wording` is data as a whole.
    """
    if not isinstance(sentence, Wording):
        return verbatim(change(sentence))
    arguments: dict[str, str | int | float] = {
        name: change_data(value, change) if isinstance(value, str) else value
        for name, value in sentence.arguments.items()
    }
    return _restored(sentence.template, arguments, sentence.singular, sentence.number)


def as_sentence(text: str) -> Wording:
    """Return text as a sentence: itself if it is one, else data."""
    return text if isinstance(text, Wording) else verbatim(text)
