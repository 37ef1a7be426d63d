"""Annotators of one short text who tie its words together differently: coreference to be adjudicated."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from annotally.adjudication.project.state import Description, create
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.formats.io import read
from annotally.model.chains import classes, references
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.coreference_samples import conll
from support.projects import a_clock
from support.small_inputs import sgml, write

DOCUMENT = "1"
Classes = Sequence[str]
"""Classes as their letters, which are the words of the text: ``abd``; an annotator tags no other word."""


def tagged(found: Classes, words: str, *, star: bool = False, first: int = 1) -> str:
    """Return the text with its words tagged; each points to the one before it, or all to the first."""
    pieces = []
    for number, word in enumerate(words, first):
        own = next((one for one in found if word in one), "")
        before = own[: own.index(word)] if own else ""
        target = words.index(before[0] if star else before[-1]) + first if before else 0
        ref = f' REF="{target}"' if target else ""
        pieces.append(f'<COREF ID="{number}"{ref}>{word}</COREF>' if own else word)
    return sgml(DOCUMENT, " ".join(pieces))


def columns(found: Classes, words: str) -> str:
    """Return the words as CoNLL columns."""
    number = {word: place for place, one in enumerate(found) for word in one}
    return conll([(word, f"({number[word]})" if word in number else "-") for word in words], DOCUMENT, None)


def open_session(
    folder: Path,
    first: Classes,
    second: Classes,
    *more: Classes,
    by_columns: bool = False,
    star: bool = False,
) -> AdjudicationSession:
    """Open two annotators, or more, with a new project."""
    every = (first, second, *more)
    words = "".join(sorted({word for found in every for one in found for word in one}))
    if by_columns:
        texts, suffix = [columns(found, words) for found in every], "conll"
    else:
        others = (
            tagged(found, words, star=star, first=100 * number + 1)
            for number, found in enumerate(every[1:], 1)
        )
        texts, suffix = [tagged(first, words), *others], "sgm"
    sides = tuple(
        SideInput(name, (write(folder, f"{name}.{suffix}", text),))
        for name, text in zip("ABCDEFGHI", texts, strict=False)
    )
    request = OpenRequest(as_keys(find_task("coreference")), sides, annotators=bool(more))
    workspace = open_workspace(request)
    names = tuple(side.name for side in sides)
    description = Description("coreference", (), names, key2key=True)
    return AdjudicationSession(workspace, create(str(folder / "p.annotally"), description, a_clock), a_clock)


def document(adjudicator: AdjudicationSession) -> str:
    """Return the only document."""
    (found,) = adjudicator.workspace.document_ids
    return found


def mention(adjudicator: AdjudicationSession, word: str) -> int:
    """Return the row of the mention on a word."""
    name = document(adjudicator)
    nodes, text = adjudicator.workspace.unit(name).nodes, adjudicator.workspace.document(name).text
    sides = adjudicator.workspace.sides.instances(name)
    for row, level in enumerate(nodes.level):
        for side, arrays in enumerate(nodes.sides):
            if level == Level.INSTANCE and arrays.instance[row] >= 0:
                extent = sides[side][arrays.instance[row]].extents[0]
                if text[extent.start : extent.end] == word:
                    return row
    raise LookupError(word)


def class_row(adjudicator: AdjudicationSession, side: int, found: str) -> int:
    """Return the row of a class of a side."""
    table = adjudicator.state(document(adjudicator)).table
    wanted = {mention(adjudicator, word) for word in found}
    return next(row for row, members in table.classes(side).items() if set(members) == wanted)


def final_classes(adjudicator: AdjudicationSession) -> list[str]:
    """Return the classes of the final key so far, those of one among them, as the file will tie them."""
    name = document(adjudicator)
    return tied(adjudicator, tuple(one.instance for one in adjudicator.keys.of(name).objects), name)


def written_classes(adjudicator: AdjudicationSession, path: str) -> list[str]:
    """Return the classes of a file that was written."""
    (found,) = read([path], adjudicator.workspace.options[0]).annotations.documents.values()
    return tied(adjudicator, found.instances, found.document)


def tied(adjudicator: AdjudicationSession, instances: Sequence[object], name: str) -> list[str]:
    """Return the classes of instances by their words."""
    text = adjudicator.workspace.document(document(adjudicator)).text
    words = [text[one.extents[0].start : one.extents[0].end] for one in instances]  # type: ignore[attr-defined]  # instances
    groups = classes(references(name, instances, "REF"))  # type: ignore[arg-type]  # instances
    return sorted("".join(sorted(words[one] for one in group)) for group in groups)


Make = Callable[..., AdjudicationSession]


@contextmanager
def making(folder: Path) -> Iterator[Make]:
    """Have what opens annotators as `open_session` does; their projects are closed at the end."""
    with ExitStack() as stack:

        def make(*sides: Classes, **options: bool) -> AdjudicationSession:
            adjudicator = open_session(folder, *sides, **options)
            stack.callback(adjudicator.project.close)
            return adjudicator

        yield make
