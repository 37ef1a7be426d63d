"""A corpus of token columns in two folders, a file a document, in which some tags of the response differ."""

from pathlib import Path

from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput


def write_columns(folder: Path, documents: int = 12, tokens: int = 60) -> OpenRequest:
    """Write the corpus; return the request to compare its spans."""
    sides = []
    for number, side in enumerate(("key", "response")):
        place = folder / side
        place.mkdir(parents=True)
        for document in range(documents):
            text = "".join(
                f"word{token % 30}\t{_tag(token, number * document)}\n" + "\n" * (token % 20 == 19)
                for token in range(tokens)
            )
            (place / f"d{document:04}.conll").write_text(text, encoding="utf-8")
        sides.append(SideInput(side, (str(place),)))
    return OpenRequest(find_task("spans"), tuple(sides))


def _tag(token: int, change: int) -> str:
    if token % 5 == 0:
        return "B-PER" if (token + change) % 3 else "B-LOC"
    if token % 5 == 1:
        return "I-PER" if (token - 1 + change) % 3 else "O"
    return "B-ORG" if token % 5 == 3 and not change % 4 else "O"
