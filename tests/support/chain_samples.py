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


def tagged(actual_classes: Classes, words: str, *, star: bool = False, first: int = 1) -> str:
    """Return the text with its words tagged; each points to the one before it, or all to the first."""
    pieces = []
    for number, word in enumerate(words, first):
        own_class = next(
            (mention_class for mention_class in actual_classes if word in mention_class),
            "",
        )
        previous_text = own_class[: own_class.index(word)] if own_class else ""
        target = words.index(previous_text[0] if star else previous_text[-1]) + first if previous_text else 0
        ref = f' REF="{target}"' if target else ""
        pieces.append(f'<COREF ID="{number}"{ref}>{word}</COREF>' if own_class else word)
    return sgml(DOCUMENT, " ".join(pieces))


def columns(actual_classes: Classes, words: str) -> str:
    """Return the words as CoNLL columns."""
    number = {word: place for place, mention_class in enumerate(actual_classes) for word in mention_class}
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
    words = "".join(sorted({word for chains in every for chain in chains for word in chain}))
    if by_columns:
        texts, suffix = [columns(item, words) for item in every], "conll"
    else:
        rest = (
            tagged(item, words, star=star, first=100 * number + 1) for number, item in enumerate(every[1:], 1)
        )
        texts, suffix = [tagged(first, words), *rest], "sgm"
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
    (document_id,) = adjudicator.workspace.document_ids
    return document_id


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


def class_row(adjudicator: AdjudicationSession, side: int, text: str) -> int:
    """Return the row of a class of a side."""
    table = adjudicator.state(document(adjudicator)).table
    expected = {mention(adjudicator, word) for word in text}
    return next(row for row, members in table.classes(side).items() if set(members) == expected)


def final_classes(adjudicator: AdjudicationSession) -> list[str]:
    """Return the classes of the final key so far, those of one among them, as the file will tie them."""
    name = document(adjudicator)
    return tied(adjudicator, tuple(row.instance for row in adjudicator.keys.of(name).objects), name)


def written_classes(adjudicator: AdjudicationSession, path: str) -> list[str]:
    """Return the classes of a file that was written."""
    (actual_document,) = read([path], adjudicator.workspace.options[0]).annotations.documents.values()
    return tied(adjudicator, actual_document.instances, actual_document.document)


def tied(adjudicator: AdjudicationSession, instances: Sequence[object], name: str) -> list[str]:
    """Return the classes of instances by their words."""
    text = adjudicator.workspace.document(document(adjudicator)).text
    words = [text[instance.extents[0].start : instance.extents[0].end] for instance in instances]  # type: ignore[attr-defined]  # instances
    groups = classes(references(name, instances, "REF"))  # type: ignore[arg-type]  # instances
    return sorted("".join(sorted(words[item] for item in group)) for group in groups)


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
