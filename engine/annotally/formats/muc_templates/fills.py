"""A fill of a template file: quotes, minimal strings, link information, pointers, and back to text."""

import re
from typing import NamedTuple

from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

_LINK = re.compile(r"##([0-9]{1,15}#[0-9]{1,15}#(?:[0-9]{1,15}#[0-9]{1,15}#)*)([^#]*)")
_POINTER = re.compile(r"<\s*([^<>\s-]+-[^<>]*-[^<>\s-]+)\s*>")
_MINIMAL = re.compile(r"\[([^\[\]]+)\]")
_LINE_END = re.compile(r"\r\n|\n|\r")
_TWO_FILLS = {
    quote: re.compile(rf"{quote}(?:\s*+[/,;]\s*+{quote}|\s++(?:{quote}|##[0-9]))") for quote in ("'", '"')
}
_CLOSED_EARLY = re.compile(r"""'[^']*+'\s*+[/,;"<]|<[^<>]*+>\s*+[/,;"'<]""")
"""A fill in single quotes or a pointer, and another one behind it."""
_SLASH_BETWEEN = re.compile(r"""/\s*+["<]|\s/\s*+'""")
_LINKED = re.compile(r"##[0-9]+#[0-9]+#")
_BROKEN = re.compile(r"[<>\r\n]")
_NEEDS_QUOTES = re.compile(r"""["'/<]|[^\W\d][\w-]*\s*:|.*(?: / |/\s*["'<]|##|:=)""")
_WORD = re.compile(r"[^\W\d][\w-]*+(?!\S)")
_SLOT_WITHOUT_COLON = re.compile(
    r"""[A-Z][A-Z0-9_-]*+\s++(?:"[^"]*+"|'[^']*+'|<[^<>]*+>|/\s*+["'<])|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\s+\S"""
)
"""A name in capitals and a quoted fill or a pointer; or one of several words, and anything behind it."""


class ObjectName(NamedTuple):
    """The three pieces of ``<TYPE-DOCUMENT-ONEUP>``; only the document number may contain hyphens."""

    type: str
    document: str
    name: str


def identity(text: str) -> ObjectName | None:
    """Return the pieces of an identification string without its brackets, or None if it has not three."""
    kind, _, remainder = text.strip().partition("-")
    document, _, name = remainder.rpartition("-")
    if not (kind and document and name) or any(c.isspace() for c in kind + name) or _BROKEN.search(text):
        return None
    return ObjectName(kind, document, name)


def slot_like(text: str) -> tuple[str, bool]:
    """Return the word at a fill's beginning that may be a slot's name, and whether it can hardly be else.

    Empty where it begins with no word.
    """
    word = _WORD.match(text)
    return (word[0], _SLOT_WITHOUT_COLON.match(text) is not None) if word else ("", False)


def parse_fill(text: str, offset: int, complaints: Complaints) -> tuple[Reading, Extent]:
    """Return the reading of one fill and the fill's source range, link information included.

    ``text`` is the fill without surrounding blanks, ``offset`` where it stands in the source. It reads the
    same with quotes and without (manual, "Response File Format"; M26). Raises InputRefused for quotes that do
    not close, two fills on one line, offsets without a fill, and damaged link information.
    """
    # Peeled from outside to inside: link information, quotes, then angle brackets (a pointer) or minimal
    # strings.
    fill_text, link = _split(text, offset, complaints)
    whole_range = Extent(offset, offset + len(text))
    source = Extent(offset, offset + len(fill_text))
    extents, link_file = _link(link, offset + len(text) - len(link), complaints)
    extent = extents[0] if extents else None
    quote = (
        fill_text[0]
        if fill_text[:1] in ("'", '"') and len(fill_text) > 1 and fill_text[-1] == fill_text[0]
        else ""
    )
    inside = fill_text[1:-1] if quote else fill_text
    target = None
    if inside.startswith("<"):
        target = _target(inside, quote, offset, complaints)
        if target is not None:
            return Reading(inside, source, extent, (), target, "", link_file, extents[1:]), whole_range
    minimal = tuple(_MINIMAL.findall(inside))
    if not minimal:
        return Reading(inside, source, extent, (), None, quote, link_file, extents[1:]), whole_range
    plain = _MINIMAL.sub(r"\1", inside)
    return Reading(plain, source, extent, minimal, None, quote, link_file, extents[1:], inside), whole_range


def _target(inside: str, quote: str, offset: int, complaints: Complaints) -> str | None:
    """Return the target of a fill in angle brackets; None, with a warning, where it is text (M27)."""
    pointer = _POINTER.fullmatch(inside)
    target = pointer[1] if pointer and identity(pointer[1]) else None
    if quote and target is not None:
        remedy = Wording("compared as text; remove the quotes to make it a pointer")
        complaints.warn(
            offset,
            Wording("pointer {text} in quotes", text=shown(inside)),
            Wording("a pointer without quotes"),
            remedy,
        )
        return None
    if target is None and not quote and inside.endswith(">"):
        complaints.warn(
            offset,
            Wording("{text} is not a pointer", text=shown(inside)),
            Wording("<TYPE-DOCUMENT-NUMBER>"),
            Wording("read as text"),
        )
    return target


def _split(text: str, offset: int, complaints: Complaints) -> tuple[str, str]:
    """Return the fill and the link information behind it, which may be empty."""
    # A quoted fill ends at the last quote of its kind; what stands behind it must be link information. In a
    # fill without quotes ``##`` begins link information only behind white space, or where it fits as such.
    quote = text[0]
    if quote in ("'", '"'):
        end = text.rfind(quote) + 1
        link = text[end:].strip()
        if end > 1 and (not link or link.startswith("##")):
            if _TWO_FILLS[quote].search(text, 1, end - 1):
                raise _two_fills_refusal(text, offset, complaints)
            return text[:end], link
        if quote == '"':
            raise complaints.refusal(
                offset,
                Wording("quote without its match: {text}", text=shown(text)),
                Wording("a fill in matching quotes, then nothing but ##start#end#file"),
                Wording("close the quotes on the same line"),
            )
    if text.startswith("##"):
        raise complaints.refusal(
            offset,
            Wording("offsets without a fill: {text}", text=shown(text)),
            Wording("a fill, then ##start#end#file"),
            Wording("write the fill before the offsets, or put them in quotes if they are the fill"),
        )
    at = text.rfind("##")
    fill_text, link = text, ""
    if at > 0 and (text[at - 1].isspace() or _LINK.fullmatch(text, at)):
        fill_text, link = text[:at].rstrip(), text[at:]
    _check_single(fill_text, text, offset, complaints)
    return fill_text, link


def _check_single(fill_text: str, text: str, offset: int, complaints: Complaints) -> None:
    """Refuse several fills without quotes on one line ("only one fill per line"); warn of a slash in text."""
    several = _CLOSED_EARLY.match(fill_text) or ("##" in fill_text and _LINKED.search(fill_text))
    if several or ("/" in fill_text and _SLASH_BETWEEN.search(fill_text)):
        raise _two_fills_refusal(text, offset, complaints)
    if " / " in fill_text:
        expected = Wording("a slash before an alternative, as the first sign on its line")
        remedy = Wording("read as one fill; put the fill in quotes, or alternatives on lines of their own")
        complaints.warn(
            offset, Wording("slash inside a fill: {text}", text=shown(fill_text)), expected, remedy
        )


def _two_fills_refusal(text: str, offset: int, complaints: Complaints) -> InputRefused:
    return complaints.refusal(
        offset,
        Wording("two fills on one line: {text}", text=shown(text)),
        Wording("only one fill per line"),
        Wording("put each fill on a line of its own, after a slash if it is an alternative"),
    )


def _link(link: str, offset: int, complaints: Complaints) -> tuple[tuple[Extent, ...], str | None]:
    """Return the extents and the texts file of link information (M20; HUB-4, "Extent Part")."""
    if not link:
        return (), None
    match = _LINK.fullmatch(link)
    if match is None:
        raise complaints.refusal(
            offset,
            Wording("link information {text}", text=shown(link)),
            Wording("##start#end#file"),
            Wording("write whole numbers, single # between"),
        )
    # The expression allows pairs of numbers only, so every start has its end.
    numbers = [int(number) for number in match[1].split("#")[:-1]]
    extents = []
    for start, end in zip(numbers[::2], numbers[1::2], strict=True):
        if end < start:
            raise complaints.refusal(
                offset,
                Wording("end offset {end} before start offset {start}", end=end, start=start),
                Wording("##start#end# with start first"),
                Wording("swap or correct the offsets"),
            )
        extents.append(Extent(start, end))
    return tuple(extents), match[2] or None


def holds_brackets(reading: Reading) -> bool:
    """Tell whether brackets are a part of a reading's text that a template file would take for markup."""
    return not reading.minimal and "[" in reading.text and _MINIMAL.search(reading.text) is not None


def spell_fill(reading: Reading, *, quoted: bool = False) -> str | None:
    """Return a reading as the text of a fill, or None if a template file cannot hold it.

    Line ends become blanks, as HUB-4, "Content Part", asks. Double quotes unless the reading came with
    others or without and can do so; ``quoted``: it cannot.
    """
    # The link part ends the line and has no quoting of its own: a file name with signs that mean something
    # there cannot be written. None makes the caller refuse with the instance and slot, which are not known
    # here.
    if reading.target is not None:
        fill_text = f"<{reading.target}>" if identity(reading.target) else None
    else:
        fill_text = _quote(reading, quoted=quoted)
    if fill_text is None:
        return None
    extents = (() if reading.extent is None else (reading.extent,)) + reading.minimal_extents
    if not extents:
        return fill_text if reading.link_file is None else None
    file = reading.link_file or ""
    if re.search(r"""[#"'\r\n]""", file) or file != file.strip() or reading.extent is None:
        return None
    numbers = "".join(f"{extent.start}#{extent.end}#" for extent in extents)
    return f"{fill_text} ##{numbers}{file}"


def _quote(reading: Reading, *, quoted: bool) -> str | None:
    text = _LINE_END.sub(" ", reading.text)
    minimal = tuple(_LINE_END.sub(" ", piece) for piece in reading.minimal)
    # The reading's own quotes come first, then double, then single ones; if the text holds both kinds, double
    # quotes will still do unless the line would be read as two fills.
    bracketed = _bracket(text, minimal, _LINE_END.sub(" ", reading.bracketed))
    if bracketed is None:
        return None
    bare = bool(text) and text == text.strip() and not _NEEDS_QUOTES.match(text)
    if not reading.quote and bare and not quoted:
        return bracketed
    quotes = [reading.quote] if reading.quote else ['"', "'"]
    fitting = [quote for quote in (*quotes, '"', "'") if quote not in bracketed]
    if fitting:
        return f"{fitting[0]}{bracketed}{fitting[0]}"
    return None if _TWO_FILLS['"'].search(bracketed) else f'"{bracketed}"'


def _bracket(text: str, minimal: tuple[str, ...], source_text: str = "") -> str | None:
    """Return text with each minimal string in brackets (M6), or None if they do not stand there apart.

    ``source_text`` is the spelling of a file, which is taken where it still has this text and these strings.
    """
    if (
        source_text
        and _MINIMAL.sub(r"\1", source_text) == text
        and tuple(_MINIMAL.findall(source_text)) == minimal
    ):
        return source_text
    if not minimal:
        return text
    if _MINIMAL.search(text):
        return None
    # Minimal strings are looked for from left to right, each behind the one before: O(length of the text).
    pieces, cursor = [], 0
    for piece in minimal:
        at = text.find(piece, cursor)
        if at < 0 or not piece or "[" in piece or "]" in piece:
            return None
        pieces += [text[cursor:at], "[", piece, "]"]
        cursor = at + len(piece)
    return "".join(pieces) + text[cursor:]
