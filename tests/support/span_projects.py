"""Projects of annotators whose files a test writes: opened, decided and exported as a window does."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from annotally.model.instances import Instance
from annotally.service.adjudication import Adjudication
from annotally.service.server import Service

TEXT = "Ada met Bo in Rome."


def span_files(folder: Path, files: Mapping[str, str]) -> str:
    """Write files into a folder and return its path; line ends stay as they are given."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="")
    return str(folder)


def brat_files(folder: Path, annotations: str, text: str = TEXT) -> str:
    """Write a brat folder of one document called d and return its path."""
    return span_files(folder, {"d.txt": text, "d.ann": annotations})


def opened(
    paths: Sequence[str], project: Path, task: str = "mat", layers: tuple[str | None, ...] = ()
) -> Adjudication:
    """Return an open new project of annotators, none of whom is the key."""
    service = Service(lambda *_: None, lambda: None)
    sides = tuple((letter, (path,)) for letter, path in zip("ABCDEFGHI", paths, strict=False))
    service.open(task, (), sides, None, True, layers)
    service.adjudication.files.start(str(project))
    return service.adjudication


def rows_of(adjudication: Adjudication, holds: Callable[[Instance], bool]) -> list[int]:
    """Return the rows of the objects of document d of which any side's instance is one asked for."""
    adjudicator = adjudication.session()
    table, instances = adjudicator.state("d").table, adjudicator.workspace.sides.instances("d")
    return [
        row
        for row in table.objects()
        if any(
            number >= 0 and holds(side[number])
            for side, number in zip(
                instances, (arrays.instance[row] for arrays in table.nodes.sides), strict=True
            )
        )
    ]


def take(adjudication: Adjudication, side: int, holds: Callable[[Instance], bool] = lambda _: True) -> None:
    """Take what a side has in the rows of some objects, by itself of all."""
    adjudication.decide("d", rows_of(adjudication, holds), "take", [side], "take")
