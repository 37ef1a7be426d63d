"""The compared texts that a project keeps, so that its entries can follow a text that was changed.

An annotation stands at offsets of its text, and entries about it are addressed by these. Once the
input is another one its text is gone: a project keeps its own, compressed, one for each document, or one for
each side where their texts may differ.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256

from annotally.adjudication.project.input_files import InputFile
from annotally.comparison.result import Sides

SHARED = -1
"""The side of a text that all sides stand on."""
LONGEST = 1 << 30
"""Bytes of a text, more than any input has; a text that claims to be longer is damaged."""
_LEVEL = 3
"""Of compression: a third of the text, at 100 MB a second."""

KeptTexts = Mapping[tuple[str, int], str]
"""Texts by document and side."""


def compared_texts(sides: Sides) -> dict[tuple[str, int], str]:
    """Return the texts that sides stand on; those that nobody has are not among them."""
    if not sides.texts:
        return {(name, SHARED): item.text for name, item in sides.documents.items() if item.text}
    return {
        (name, side): item.text
        for side, documents in enumerate(sides.texts)
        for name, item in documents.items()
        if item.text
    }


def packed(texts: KeptTexts) -> Iterator[tuple[str, int, bytes]]:
    """Yield document, side and compressed text."""
    for (document, side), text in texts.items():
        yield document, side, zlib.compress(text.encode("utf-8", "surrogatepass"), _LEVEL)


def unpacked(rows: Iterable[tuple[str, int, bytes]]) -> dict[tuple[str, int], str]:
    """Return the texts that were packed. Raises ValueError for data that `packed` does not make."""
    return {(document, side): _text(value) for document, side, value in rows}


def _text(value: bytes) -> str:
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(value, LONGEST)
    except zlib.error as problem:
        raise ValueError(f"a kept text: {problem}") from None
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("a kept text: it does not end where it should")
    return data.decode("utf-8", "surrogatepass")


def state_of(inputs: Iterable[InputFile]) -> bytes:
    """Return a digest of a project's inputs, of the role and the content of each."""
    described = "".join(f"{item.role}\0{item.digest}\n" for item in inputs)
    return sha256(described.encode(errors="surrogateescape")).hexdigest().encode()
