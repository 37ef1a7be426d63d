"""Corpora of brat files whose texts differ between sides: made, damaged, with offsets that follow or stay."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

Annotations = Sequence[tuple[str, str]]
"""Labels and words; the words occur once in their text."""


def save_brat(folder: Path, texts: Mapping[str, str], annotations: Annotations) -> str:
    """Write documents with those of the annotations that their text has; return the folder."""
    places = {name: find_places(text, annotations) for name, text in texts.items()}
    return save_places(folder, texts, places)


Places = Sequence[tuple[str, int, int]]
"""Labels with the starts and ends of what they cover."""


def find_places(text: str, annotations: Annotations) -> Places:
    """Return where the annotations stand whose words a text has."""
    return [
        (label, text.index(words), text.index(words) + len(words))
        for label, words in annotations
        if words in text
    ]


def save_places(folder: Path, texts: Mapping[str, str], places: Mapping[str, Places]) -> str:
    """Write documents with annotations at these places of their texts; return the folder."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        lines = [
            f"T{number}\t{label} {start} {end}\t{text[start:end]}\n"
            for number, (label, start, end) in enumerate(places[name], 1)
        ]
        (folder / f"{name}.txt").write_bytes(text.encode())
        (folder / f"{name}.ann").write_bytes("".join(lines).encode())
    return str(folder)


def without_degrees(change: Callable[[int], bool], documents: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return weather reports, and the same where those of some numbers have lost every sign of degrees."""
    reports = {
        f"day{number}": f"At noon {number} ° in Oslo, at night {number + 3} ° in Fictown, "
        f"and {number - 2} ° by the sea at Sampleton; Ada Example of the weather service forecasts snow "
        f"for Monday, and says that {number + 20} ° are not to be expected before June in any town of the "
        "valley or on the coast, whatever the almanac of the old farmers may have promised last winter."
        for number in range(documents)
    }
    lost = {
        name: text.replace("°", "") if change(number) else text
        for number, (name, text) in enumerate(reports.items())
    }
    return reports, lost
