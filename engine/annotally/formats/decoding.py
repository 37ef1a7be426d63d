"""From bytes to text: strict UTF-8, other encodings on request, and refusals of bytes that do not fit."""

import codecs
from collections.abc import Iterator

from annotally.formats import cesu8
from annotally.model.diagnostics import Diagnostic, InputRefused, error, file_error, warning
from annotally.model.extents import line_and_column, line_starts
from annotally.model.text import Source
from annotally.model.wording import Wording, verbatim

_WIDE_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
cesu8.register()
_NOT_FOR_FILES = ("idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape")


def decode(path: str, data: bytes, encoding: str | None, looks_like: str = "") -> Source:
    """Return the bytes of a file as a Source that gives the same bytes again; line ends stay as they are.

    ``looks_like`` names the format for messages. Raises InputRefused for an empty file, NUL bytes, bytes that
    are not in the encoding, an unknown encoding, or one that would not give the same bytes again.
    """
    if not data:
        raise empty_file(path)
    if encoding is None:
        refuse_binary(path, data, looks_like)
        return _decode_utf8(path, data, looks_like)
    return _decode_as(path, data, encoding)


def empty_file(path: str) -> InputRefused:
    """Build the refusal of a file of 0 bytes, for the caller to raise."""
    return file_error(
        path,
        Wording("an empty file (0 bytes)"),
        Wording("a file with content"),
        Wording("choose another file"),
    )


def refuse_binary(path: str, data: bytes, looks_like: str = "") -> None:
    """Raise InputRefused if ``data`` begins with the mark of UTF-16 or UTF-32 or holds a NUL byte."""
    for mark, name in _WIDE_MARKS:
        if data.startswith(mark):
            raise error(
                path,
                1,
                1,
                Wording("the byte-order mark of {encoding}", encoding=name.upper()),
                Wording("UTF-8"),
                Wording("use --encoding {encoding}", encoding=name),
            )
    at = data.find(b"\0")
    if at >= 0:
        raise _nul_refusal(path, at, looks_like)


def _nul_refusal(path: str, at: int, looks_like: str) -> InputRefused:
    finding = Wording("a NUL byte at offset {offset}: a binary file", offset=at)
    if looks_like:
        finding = Wording(
            "a NUL byte at offset {offset} in a file that looks like {format}: a binary file",
            offset=at,
            format=looks_like,
        )
    return file_error(
        path, finding, Wording("a text file"), Wording("choose the text this file was made from")
    )


def _decode_utf8(path: str, data: bytes, looks_like: str) -> Source:
    bom = data.startswith(codecs.BOM_UTF8)
    try:
        text = data.decode("utf-8-sig" if bom else "utf-8")
    except UnicodeDecodeError as problem:
        # The codec that drops the mark counts behind it.
        at = problem.start + (len(codecs.BOM_UTF8) if bom else 0)
        raise _damage_refusal(path, data, at, looks_like) from None
    if bom and not text:
        raise file_error(
            path,
            Wording("nothing but a byte-order mark"),
            Wording("a file with text"),
            Wording("choose another file"),
        )
    return Source(path, text, "utf-8", bom)


def _damage_refusal(path: str, data: bytes, at: int, looks_like: str) -> InputRefused:
    # All bytes ahead of the damage are valid, so that line and column can be counted in characters.
    before = data[:at].decode("utf-8-sig")
    line, column = line_and_column(line_starts(before), len(before))
    # Halves of characters have a remedy of their own: CESU-8 is UTF-8 but for them.
    surrogate = data[at] == 0xED and data[at + 1 : at + 2] >= b"\xa0"
    if surrogate:
        octets = data[at : at + 3].hex(" ").upper()
        finding = Wording(
            "bytes {bytes} at offset {offset}: half of a surrogate pair (CESU-8)", bytes=octets, offset=at
        )
        if looks_like:
            finding = Wording(
                "bytes {bytes} at offset {offset} in a file that looks like {format}: half of a "
                "surrogate pair (CESU-8)",
                bytes=octets,
                offset=at,
                format=looks_like,
            )
        remedy = Wording(
            "read the file with --encoding {encoding}, or convert it to UTF-8", encoding=cesu8.NAME
        )
    else:
        finding = Wording("byte 0x{byte:02X} at offset {offset}: not UTF-8", byte=data[at], offset=at)
        if looks_like:
            finding = Wording(
                "byte 0x{byte:02X} at offset {offset} in a file that looks like {format}: not UTF-8",
                byte=data[at],
                offset=at,
                format=looks_like,
            )
        remedy = Wording("convert the file to UTF-8, or name its encoding, for example --encoding latin-1")
    return error(path, line, column, finding, Wording("UTF-8"), remedy)


def half_characters(source: Source) -> Iterator[Diagnostic]:
    """Warn of the halves of characters that stand alone in a CESU-8 file, once a file."""
    if source.encoding != cesu8.NAME:
        return
    halves = list(cesu8.LONE_HALF.finditer(source.text))
    if halves:
        line, column = source.place(halves[0].start())
        finding = Wording("half a character")
        if len(halves) > 1:
            finding = Wording("half a character, and {count} more", count=len(halves) - 1)
        remedy = Wording(
            "each is read as a character of private use; join the halves where the file was made"
        )
        yield warning(source.path, line, column, finding, Wording("whole characters"), remedy)


def _decode_as(path: str, data: bytes, encoding: str) -> Source:
    # The proof of faithfulness is made once for each file: what is read must give the same bytes when it is
    # written back. Codecs that are no text encodings fail with whatever their authors chose to raise.
    try:
        source = _make_source(path, data, codecs.lookup(encoding).name)
        faithful = source.encode() == data
    except UnicodeDecodeError as problem:
        finding = Wording(
            "byte 0x{byte:02X} at offset {offset}: not {encoding}",
            byte=data[problem.start],
            offset=problem.start,
            encoding=encoding,
        )
        raise file_error(
            path, finding, verbatim(encoding), Wording("choose the encoding of the file")
        ) from None
    except (LookupError, ValueError, AttributeError, TypeError):
        raise file_error(
            path,
            Wording("the encoding {encoding!r}", encoding=encoding),
            Wording("the name of a text encoding"),
            Wording("for example latin-1"),
        ) from None
    if not faithful:
        finding = Wording("bytes that {encoding} would write back differently", encoding=encoding)
        raise file_error(
            path,
            finding,
            Wording("an encoding that can write every byte back"),
            Wording("convert the file to UTF-8"),
        )
    if "\0" in source.text:
        raise _nul_refusal(path, data.find(b"\0"), "")
    return source


def _make_source(path: str, data: bytes, name: str) -> Source:
    if name in _NOT_FOR_FILES:
        raise LookupError(name)
    if name == "utf-8-sig":
        name = "utf-8"
    if name in ("utf-16", "utf-32"):
        # The mark of UTF-32 in little-endian order begins with that of UTF-16, so two bytes tell the order
        # for both. Without a mark it is big-endian, as Unicode has it.
        name += "-le" if data[:2] == codecs.BOM_UTF16_LE else "-be"
    text = data.decode(name)
    bom = text.startswith("\ufeff")
    return Source(path, text.removeprefix("\ufeff"), name, bom)
