"""Three short texts of invented people, as three annotators see them: inputs of journeys."""

import re
from collections.abc import Iterator
from pathlib import Path

from support.small_inputs import sgml, write

TEXTS = {
    "news-01": """[PPP Ines Corvane] has steered the ferry of [OLO Brightwater] between [LLL Ostrel Bay] and
[LLL Port Ellery] since [DDD May]. On [D-D Tuesday] the [OOO Harbour Office] asked
[P-P Captain [-P- Corvane]] for a third sailing. [-PP Tobin Asquith], who sells the tickets at
[LOL Saltmere Pier], expects [MMM forty crowns] a day""",
    "news-02": """The [O-O Windle [-O- Kite Society]] met on [LOL Windle Head] on [DDD Saturday].
[PPP Odette Farrow] flew a kite as long as the [L-- field]; [POP Farrow] won [-MM twelve crowns] and a smile
from [P-- Fortune]""",
    "news-03": """The [OOO Guild of Bakers] hung a bell from [OLL Newford] over its door in
[LLL Lower Quillan]. [P-P Philippa [-P- Voss]] rings it at [-D- dawn], before [-P- the baker] is up;
[PPP Bertram Oakes] pays [MMM ninety crowns] a year for the noise""",
}
"""Texts in which each bracket begins with a letter for each annotator: a label, or - for none.

A and B agree in 12 brackets and differ about 15 objects: a bracket in a bracket is another extent of the same
object. C's is the final key.
"""
IDENTICAL, DIFFERENT = 12, 15
CHOICES = {
    **dict.fromkeys(("Brightwater", "Tuesday", "Captain Corvane", "Saltmere Pier"), "1"),
    **dict.fromkeys(("Windle Kite Society", "Windle Head", "Farrow", "Philippa Voss"), "1"),
    **dict.fromkeys(("Tobin Asquith", "twelve crowns", "Newford"), "2"),
    **dict.fromkeys(("field", "Fortune", "dawn", "the baker"), "0"),
}
"""The key that makes the final key of each difference, by the words of A, or of B where A has none."""
TAGS = {
    "P": '<ENAMEX TYPE="PERSON">',
    "O": '<ENAMEX TYPE="ORGANIZATION">',
    "L": '<ENAMEX TYPE="LOCATION">',
    "D": '<TIMEX TYPE="DATE">',
    "M": '<NUMEX TYPE="MONEY">',
}


def annotated(text: str, side: int) -> str:
    """Return a text of `TEXTS` with the tags of one annotator."""
    return "".join(_pieces(text, side))


def _pieces(text: str, side: int) -> Iterator[str]:
    ends: list[str] = []
    for piece in re.split(r"(\[[A-Z-]{3} |\])", text):
        if piece == "]":
            yield ends.pop()
        elif piece.startswith("["):
            tag = TAGS.get(piece[1 + side], "")
            ends.append(f"</{tag[1:].split()[0]}>" if tag else "")
            yield tag
        else:
            yield piece


def side_text(side: int) -> str:
    """Return the file of one annotator."""
    return "".join(sgml(name, annotated(text, side)) for name, text in TEXTS.items())


def annotator_folders(folder: Path, *names: str) -> str:
    """Write the file of each annotator into a folder of that name, and return the folder of all."""
    for side, name in enumerate(names):
        write(folder / name, "news.sgm", side_text(side))
    return str(folder)


def side_files(folder: Path, *names: str) -> list[str]:
    """Write the files of so many annotators, under these names, and return their paths."""
    return [write(folder, name, side_text(side)) for side, name in enumerate(names)]
