"""CESU-8: UTF-8 made from UTF-16 unit by unit, so that characters beyond U+FFFF come as two halves.

Some programs write it and call it UTF-8. Halves that belong together are read as one character; a half that
stands alone, which no text can hold, is read as a private-use character of its own (U+10F800 to U+10FFFF), so
that every byte can be written back and no offset moves.
"""

import codecs
import re

NAME = "cesu-8"
_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_HALF = re.compile("[\ud800-\udfff]")
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
_SHIFT = 0x10F800 - 0xD800
LONE_HALF = re.compile("[\U0010f800-\U0010ffff]")
"""Finds the private-use characters that stand for half characters."""


def decode(data: bytes) -> str:
    """Return the text of CESU-8 bytes. Raises UnicodeDecodeError for bytes that are no UTF-8 and no half."""
    # Pairs of halves are joined first, so that only halves standing alone are shifted into the private-use
    # area. Three passes, each linear; no offset moves, for every half stays one character.
    text = data.decode("utf-8", "surrogatepass")
    text = _PAIR.sub(lambda pair: pair[0].encode("utf-16-le", "surrogatepass").decode("utf-16-le"), text)
    return _HALF.sub(lambda half: chr(ord(half[0]) + _SHIFT), text)


def encode(text: str) -> bytes:
    """Return text as CESU-8; private-use characters that stand for a half become that half."""
    return _ASTRAL.sub(_halves, text).encode("utf-8", "surrogatepass")


def _halves(character: re.Match[str]) -> str:
    if LONE_HALF.match(character[0]):
        return chr(ord(character[0]) - _SHIFT)
    units = character[0].encode("utf-16-be")
    return chr(int.from_bytes(units[:2], "big")) + chr(int.from_bytes(units[2:], "big"))


def _codec(name: str) -> codecs.CodecInfo | None:
    if name.replace("_", "-") not in (NAME, "cesu8"):
        return None
    return codecs.CodecInfo(
        lambda text, _errors="strict": (encode(text), len(text)),
        lambda data, _errors="strict": (decode(bytes(data)), len(data)),
        name=NAME,
    )


def register() -> None:
    """Make the encoding known to the interpreter under its name."""
    codecs.register(_codec)
