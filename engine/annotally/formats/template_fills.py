"""One fill of a template file: quotes, minimal strings, link information, pointers, and back to text."""

import re
from typing import NamedTuple

from annotally.formats.complaints import Complaints, shown
from annotally.model.extents import Extent
from annotally.model.instances import Reading

_LINK = re.compile(r"##([0-9]{1,15}#[0-9]{1,15}#(?:[0-9]{1,15}#[0-9]{1,15}#)*)([^#]*)")
_POINTER = re.compile(r"<\s*([^<>\s-]+-[^<>]*-[^<>\s-]+)\s*>")
_MINIMAL = re.compile(r"\[([^\[\]]+)\]")
_LINE_END = re.compile(r"\r\n|\n|\r")
_TWO_FILLS = {quote: re.compile(rf"{quote}\s+{quote}") for quote in ("'", '"')}
_BROKEN = re.compile(r"[<>\r\n]")
_NEEDS_QUOTES = re.compile(r"""["'/<]|[^\W\d][\w-]*\s*:|.*:=""")


class Identity(NamedTuple):
    """The three pieces of ``<TYPE-DOCUMENT-ONEUP>``; only the document number may contain hyphens."""

    type: str
    document: str
    name: str


def identity(written: str) -> Identity | None:
    """Return the pieces of an identification string without its brackets, or None if it has not three."""
    kind, _, rest = written.strip().partition("-")
    document, _, name = rest.rpartition("-")
    if not (kind and document and name) or any(c.isspace() for c in kind + name) or _BROKEN.search(written):
        return None
    return Identity(kind, document, name)


def parse_fill(text: str, offset: int, complaints: Complaints) -> tuple[Reading, Extent]:
    """Return the reading of one fill and the fill's source range, link information included.

    ``text`` is the fill without surrounding blanks, ``offset`` where it stands in the source. Raises
    InputRefused for quotes that do not close, two fills on one line, and damaged link information.
    """
    written, link = _split(text, offset, complaints)
    whole = Extent(offset, offset + len(text))
    source = Extent(offset, offset + len(written))
    extents, link_file = _link(link, offset + len(text) - len(link), complaints)
    extent = extents[0] if extents else None
    quote = written[0] if written[:1] in ("'", '"') and len(written) > 1 and written[-1] == written[0] else ""
    if not quote:
        pointer = _POINTER.fullmatch(written)
        target = pointer[1] if pointer and identity(pointer[1]) else None
        if target is None and written.startswith("<") and written.endswith(">"):
            complaints.warn(
                offset, f"{shown(written)} is no pointer", "<TYPE-DOCUMENT-NUMBER>", "read as text"
            )
        return Reading(written, source, extent, (), target, "", link_file, extents[1:]), whole
    inside = written[1:-1]
    minimal = tuple(_MINIMAL.findall(inside))
    plain = _MINIMAL.sub(r"\1", inside)
    return Reading(plain, source, extent, minimal, None, quote, link_file, extents[1:]), whole


def _split(text: str, offset: int, complaints: Complaints) -> tuple[str, str]:
    """Return what is written and the link information behind it, which may be empty."""
    quote = text[0]
    if quote in ("'", '"'):
        end = text.rfind(quote) + 1
        link = text[end:].strip()
        if end > 1 and (not link or link.startswith("##")):
            if _TWO_FILLS[quote].search(text, 1, end - 1):
                raise complaints.refusal(
                    offset,
                    f"two fills on one line: {shown(text)}",
                    "only one fill per line",
                    "put each fill on a line of its own",
                )
            return text[:end], link
        if quote == '"':
            raise complaints.refusal(
                offset,
                f"quote without its match: {shown(text)}",
                "a fill in matching quotes, then nothing but ##start#end#file",
                "close the quotes on the same line",
            )
    at = text.rfind("##")
    if at > 0 and (text[at - 1].isspace() or _LINK.fullmatch(text, at)):
        return text[:at].rstrip(), text[at:]
    return text, ""


def _link(link: str, offset: int, complaints: Complaints) -> tuple[tuple[Extent, ...], str | None]:
    """Return the extents and the texts file of link information (M20; HUB-4, "Extent Part")."""
    if not link:
        return (), None
    match = _LINK.fullmatch(link)
    if match is None:
        raise complaints.refusal(
            offset,
            f"link information {shown(link)}",
            "##start#end#file",
            "write whole numbers, single # between",
        )
    numbers = [int(number) for number in match[1].split("#")[:-1]]
    extents = []
    for start, end in zip(numbers[::2], numbers[1::2], strict=True):
        if end < start:
            raise complaints.refusal(
                offset,
                f"end offset {end} before start offset {start}",
                "##start#end# with start first",
                "exchange the two or correct them",
            )
        extents.append(Extent(start, end))
    return tuple(extents), match[2] or None


def spell_fill(reading: Reading) -> str | None:
    """Return a reading as the text of a fill, or None if a template file cannot hold it.

    Line ends become blanks, as HUB-4, "Content Part", asks. Double quotes unless the reading came with
    others or without and can do so.
    """
    if reading.target is not None:
        written = f"<{reading.target}>" if identity(reading.target) else None
    else:
        written = _quoted(reading)
    if written is None:
        return None
    extents = (() if reading.extent is None else (reading.extent,)) + reading.minimal_extents
    if not extents:
        return written if reading.link_file is None else None
    file = reading.link_file or ""
    if re.search(r"""[#"'\r\n]""", file) or file != file.strip() or reading.extent is None:
        return None
    numbers = "".join(f"{extent.start}#{extent.end}#" for extent in extents)
    return f"{written} ##{numbers}{file}"


def _quoted(reading: Reading) -> str | None:
    text = _LINE_END.sub(" ", reading.text)
    minimal = tuple(_LINE_END.sub(" ", piece) for piece in reading.minimal)
    unquotable = not text or text != text.strip() or "##" in text or _NEEDS_QUOTES.match(text) or minimal
    if not reading.quote and not unquotable:
        return text
    bracketed = _bracketed(text, minimal)
    if bracketed is None:
        return None if unquotable else text
    quotes = [reading.quote] if reading.quote else ['"', "'"]
    fitting = [quote for quote in (*quotes, '"', "'") if quote not in bracketed]
    if fitting:
        return f"{fitting[0]}{bracketed}{fitting[0]}"
    return None if _TWO_FILLS['"'].search(bracketed) else f'"{bracketed}"'


def _bracketed(text: str, minimal: tuple[str, ...]) -> str | None:
    """Return text with each minimal string in brackets (M6), or None if they do not stand there apart."""
    if _MINIMAL.search(text):
        return None
    pieces, cursor = [], 0
    for piece in minimal:
        at = text.find(piece, cursor)
        if at < 0 or not piece or "[" in piece or "]" in piece:
            return None
        pieces += [text[cursor:at], "[", piece, "]"]
        cursor = at + len(piece)
    return "".join(pieces) + text[cursor:]
