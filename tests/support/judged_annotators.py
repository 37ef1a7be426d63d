"""Annotators of whom some are systems: a word is an item, and each gives it a label or nothing."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from annotally.service.adjudication import Adjudication
from annotally.service.server import Service
from support.span_projects import brat_files

WORDS = 40
LABELS = {
    "anna": "AB" * 20,
    "ben": "AB" * 18 + "BA-A",
    "cleo": "AA" + "AB" * 19,
    "model": "AB" * 17 + "AAAA-B",
}
"""The labels of three people and a system by word; a dash: the word is not annotated."""


def labelled_folders(folder: Path, labels: Mapping[str, Sequence[str]] = LABELS) -> list[str]:
    """Write a brat folder of one document for each annotator, and return their paths."""
    text = " ".join(f"w{number:02}" for number in range(WORDS))
    return [
        brat_files(
            folder / name,
            "".join(
                f"T{number}\t{label} {4 * number} {4 * number + 3}\tw{number:02}\n"
                for number, label in enumerate(of_annotator)
                if label != "-"
            ),
            text,
        )
        for name, of_annotator in labels.items()
    ]


def project_with_systems(
    folder: Path, systems: Sequence[int], labels: Mapping[str, Sequence[str]] = LABELS
) -> tuple[Adjudication, str]:
    """Return an open new project of annotators, of whom those of these numbers are systems, and its path."""
    service = Service(lambda *_: None, lambda: None)
    sides = tuple(
        (name, (path,)) for name, path in zip(labels, labelled_folders(folder, labels), strict=True)
    )
    service.open("spans", (), sides, None, True, systems=tuple(systems))
    path = str(folder / "p.annotally")
    service.adjudication.files.start(path)
    return service.adjudication, path
