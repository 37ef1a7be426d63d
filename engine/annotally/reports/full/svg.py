"""Pictures of reports as SVG: matrix of counts, bars of counts, figures with intervals.

A picture needs no script and no font of its own. Each mark has a ``<title>``, the picture a title and a
description for screen readers. Colours are given as attributes, light on dark being left to the style of a
page that holds the picture; states are told by pattern and word too, never by colour alone.
"""

import unicodedata
from collections.abc import Callable, Iterable
from fractions import Fraction

from lxml import etree

from annotally.reports.full.model import (
    STATE_WORDS,
    BarChart,
    Dot,
    DotChart,
    HeatMap,
    Picture,
)
from annotally.reports.render.table_html import allowed_signs
from annotally.reports.tables.table import ratio_text
from annotally.scoring.tally import Status

SVG = "http://www.w3.org/2000/svg"
INK, MUTED, LINE, GROUND, ACCENT, ATTENTION = (
    *("#1A1F24", "#59636D", "#C8CED3"),
    *("#FFFFFF", "#0B7A75", "#9A4B00"),
)
STATE_COLOURS = {
    Status.PAR: "#3F4A00",
    Status.INC: "#7A0F5E",
    Status.MIS: "#1668C7",
    Status.SPU: "#E36F0A",
}
"""The colours of the window's light theme, which stay apart under colour-vision deficiencies."""
NEUTRAL = "#87929B"
_PLAIN_COLOURS = (ACCENT, "#9A4B00", "#473080", "#9B8124", "#0E91B1", "#5E2513", "#844569", NEUTRAL)
"""The colours of parts that are no states, in their order."""
_DARK = {
    INK: "#E3E7EA",
    MUTED: "#A3ADB6",
    LINE: "#454D55",
    GROUND: "#1E2227",
    ACCENT: "#45B5AC",
    ATTENTION: "#F0B060",
    "#3F4A00": "#D9E26B",
    "#7A0F5E": "#FFC4FA",
    "#1668C7": "#58A0FF",
    "#E36F0A": "#D8742A",
    NEUTRAL: "#6F7B85",
    "#473080": "#A168F4",
    "#9B8124": "#F6D83A",
    "#0E91B1": "#03FAF8",
    "#5E2513": "#EC2D2A",
    "#844569": "#D1368C",
}
_SIGN, _WIDE_SIGN, _LONGEST = 7.6, 13.0, 30
"""Widths of a sign of 12 pixels' size, and the signs that a label has at most."""
_ROW, _CELL, _PAD, _PLOT = 26, 46, 12, 420
"""Pixels: height of a bar or dot, size of a cell, margin, width of a scale."""
MOST_ROWS = 60
"""Documents that are drawn one by one; more of them are counted by tenths of their figure."""


def dark_style() -> str:
    """Return the rules of a style sheet that turn the colours of pictures into those for dark ground."""
    # Attributes of presentation give way to any style sheet, so that a rule by the value of one is enough.
    rules = (
        f"svg [fill='{light}']{{fill:{dark}}}svg [stroke='{light}']{{stroke:{dark}}}"
        for light, dark in _DARK.items()
    )
    return "".join(rules)


def picture_svg(picture: Picture, title: str) -> str:
    """Return a picture as a file of its own, on a ground of its own."""
    # The ground goes below all else, right behind title and description.
    root = picture_element(picture, title)
    ground = etree.Element(f"{{{SVG}}}rect", width="100%", height="100%", fill=GROUND)
    root.insert(2, ground)
    return etree.tostring(root, encoding="unicode") + "\n"


def picture_element(picture: Picture, title: str) -> etree._Element:
    """Return a picture as an element to be set into a page."""
    if isinstance(picture, HeatMap):
        return _heat_map(picture, title)
    return _bar_chart(picture, title) if isinstance(picture, BarChart) else _dot_chart(picture, title)


def description(picture: Picture) -> str:
    """Return a sentence that describes a picture."""
    if isinstance(picture, HeatMap):
        total = sum(map(sum, picture.counts))
        return (
            f"A matrix of {len(picture.rows)} by {len(picture.columns)} labels with {total} counts; rows are "
            f"of {picture.row_title}, columns of {picture.column_title}."
        )
    if isinstance(picture, BarChart):
        return f"{len(picture.bars)} bars, of {', '.join(map(_part_word, picture.parts))}."
    defined = [dot.value for dot in picture.dots if dot.value is not None]
    if not defined:
        return f"{len(picture.dots)} figures, all undefined."
    return f"{len(picture.dots)} figures from {ratio_text(min(defined))} to {ratio_text(max(defined))}."


# --- the three kinds


def _heat_map(picture: HeatMap, title: str) -> etree._Element:
    # A cell's ink is its share of its row, so that rare labels show as clearly as frequent ones. Agreement,
    # on the diagonal, has another hue than confusion, and every cell has its number.
    margin = _PAD * 3 + _widest(picture.rows)
    heading = max(_widest(picture.columns) * 0.75, 20) + _PAD * 3
    cell = max(_CELL, 14 + max((len(str(count)) for row in picture.counts for count in row), default=1) * 8)
    width, height = (
        margin + cell * len(picture.columns) + heading * 0.8,
        heading + 30 * len(picture.rows) + _PAD,
    )
    root = _root(width, height, title, description(picture))
    _text(root, _PAD, _PAD + 8, f"↓ {picture.row_title}   → {picture.column_title}", fill=MUTED)
    for number, label in enumerate(picture.columns):
        x, y = margin + cell * number + cell / 2, heading - 6
        _label(root, x, y, label, transform=f"rotate(-40 {_pixels(x)} {_pixels(y)})")
    for line, (label, counts) in enumerate(zip(picture.rows, picture.counts, strict=True)):
        y = heading + 30 * line
        _label(root, margin - 8, y + 19, label, anchor="end")
        total = sum(counts) or 1
        for number, count in enumerate(counts):
            group = etree.SubElement(root, _tag("g"))
            column = picture.columns[number]
            _titled(group, f"{label} / {column}: {count}")
            hue, share = ACCENT if label == column else ATTENTION, count / total
            x = margin + cell * number
            _rect(group, x + 1, y + 1, cell - 2, 28, GROUND, stroke=LINE)
            if count:
                # At most 0.45, on which the ink of either theme keeps its contrast.
                ink = _rect(group, x + 1, y + 1, cell - 2, 28, hue)
                ink.set("fill-opacity", f"{0.06 + 0.39 * share:.2f}")
            _text(group, x + cell / 2, y + 19, str(count) if count else "·", anchor="middle", fill=INK)
    return root


def _bar_chart(picture: BarChart, title: str) -> etree._Element:
    # The longest bar has the width of the plot and all others their share of it; parts stand in their order
    # from the left, each with its colour, its pattern and a title, the sum behind the last.
    margin = _PAD * 2 + _widest(label for label, _ in picture.bars)
    top, longest = 34, max((sum(counts) for _, counts in picture.bars), default=0) or 1
    legend = [_part_word(part) for part in picture.parts]
    # As wide as its legend where that is wider than label, longest bar and sum together.
    width = max(margin + _PLOT + 70, _PAD * 2 + sum(_width(word) + 34 for word in legend))
    root = _root(width, top + _ROW * len(picture.bars) + 34, title, description(picture))
    colours = [_colour(part, number) for number, part in enumerate(picture.parts)]
    x = float(_PAD)
    for word, colour, part in zip(legend, colours, picture.parts, strict=True):
        _part(root, (x, 8, 14, 14), colour, part)
        _text(root, x + 20, 20, word)
        x += _width(word) + 34
    for line, (label, counts) in enumerate(picture.bars):
        y, x = top + _ROW * line, float(margin)
        _label(root, margin - 8, y + 17, label, anchor="end")
        for part, colour, count in zip(picture.parts, colours, counts, strict=True):
            if count:
                length = _PLOT * count / longest
                group = _part(root, (x, y + 3, length, _ROW - 7), colour, part)
                _titled(group, f"{label}, {_part_word(part)}: {count}")
                x += length
        _text(root, x + 6, y + 17, str(sum(counts)), fill=MUTED)
    _text(root, margin, top + _ROW * len(picture.bars) + 20, picture.unit, fill=MUTED)
    return root


def _dot_chart(picture: DotChart, title: str) -> etree._Element:
    # The scale goes from 0 to 1; where a figure or an interval lies below, from the tenth below it.
    ends = [end for dot in picture.dots for end in (dot.value, dot.low) if end is not None]
    lowest = min([Fraction(0), *ends])
    low = Fraction(lowest * 10 // 1, 10)
    margin, top = _PAD * 2 + _widest(dot.label for dot in picture.dots), 30
    bottom = top + _ROW * len(picture.dots)

    def place(value: Fraction) -> float:
        return margin + float((value - low) / (1 - low)) * _PLOT

    root = _root(margin + _PLOT + 90, bottom + 26, title, description(picture))
    for step in range(6):
        value = low + (1 - low) * Fraction(step, 5)
        _line(root, place(value), top - 4, place(value), bottom, LINE)
        _text(root, place(value), bottom + 16, ratio_text(value, 2), anchor="middle", fill=MUTED)
    if picture.rule is not None:
        label, value = picture.rule
        rule = _line(root, place(value), top - 8, place(value), bottom, ACCENT)
        rule.set("stroke-dasharray", "5 3")
        _text(root, place(value), top - 12, f"{label} {ratio_text(value)}", anchor="middle", fill=ACCENT)
    for line, dot in enumerate(picture.dots):
        _dot(root, dot, (margin, top + _ROW * line + _ROW / 2), place)
    return root


def _dot(root: etree._Element, dot: Dot, at: tuple[float, float], place: Callable[[Fraction], float]) -> None:
    # An interval is a line with a stroke at either end, the value a dot on it; the title has both in words. A
    # value that is undefined has words in place of a dot.
    margin, y = at
    group = etree.SubElement(root, _tag("g"))
    within = ""
    if dot.low is not None and dot.high is not None:
        within = f", {ratio_text(dot.low)} to {ratio_text(dot.high)}"
        _line(group, place(dot.low), y, place(dot.high), y, INK)
        for end in (dot.low, dot.high):
            _line(group, place(end), y - 4, place(end), y + 4, INK)
    _titled(group, f"{dot.label}: {ratio_text(dot.value)}{within}")
    _label(group, margin - 8, y + 4, dot.label, anchor="end")
    if dot.value is None:
        _text(group, margin + 6, y + 4, "undefined", fill=MUTED)
        return
    circle = etree.SubElement(group, _tag("circle"))
    for name, number in (("cx", place(dot.value)), ("cy", y), ("r", 5)):
        circle.set(name, _pixels(number))
    circle.set("fill", ACCENT)
    _text(group, margin + _PLOT + 14, y + 4, ratio_text(dot.value), fill=INK)


# --- elements


def _root(width: float, height: float, title: str, text: str) -> etree._Element:
    # The stubs of lxml know no default namespace, which is the one without a prefix.
    root = etree.Element(_tag("svg"), nsmap={None: SVG})  # type: ignore[dict-item]  # no default in the stubs
    root.set("width", _pixels(width))
    root.set("height", _pixels(height))
    root.set("viewBox", f"0 0 {_pixels(width)} {_pixels(height)}")
    root.set("role", "img")
    root.set("font-family", "system-ui, sans-serif")
    root.set("font-size", "12")
    for tag, content in (("title", title), ("desc", text)):
        etree.SubElement(root, _tag(tag)).text = allowed_signs(content)
    return root


def _part(
    root: etree._Element, box: tuple[float, float, float, float], colour: str, part: Status | str
) -> etree._Element:
    """Add a piece of a bar; states have a stroke of their own, so that they can be told without colours."""
    # One line through it is spurious, two are incorrect, half of it empty is partial, all of it is missing.
    x, y, width, height = box
    group = etree.SubElement(root, _tag("g"))
    _rect(group, x, y, width, height, colour)
    if part is Status.SPU:
        _line(group, x, y + height / 2, x + width, y + height / 2, GROUND)
    elif part is Status.INC:
        for share in (1, 2):
            _line(group, x, y + height * share / 3, x + width, y + height * share / 3, GROUND)
    elif part is Status.PAR:
        _rect(group, x, y + height / 2, width, height / 2, GROUND, stroke=colour)
    return group


def _rect(
    parent: etree._Element, x: float, y: float, width: float, height: float, fill: str, stroke: str = ""
) -> etree._Element:
    rect = etree.SubElement(parent, _tag("rect"))
    for name, number in (("x", x), ("y", y), ("width", width), ("height", height)):
        rect.set(name, _pixels(number))
    rect.set("fill", fill)
    if stroke:
        rect.set("stroke", stroke)
    return rect


def _line(parent: etree._Element, x1: float, y1: float, x2: float, y2: float, stroke: str) -> etree._Element:
    line = etree.SubElement(parent, _tag("line"))
    for name, number in (("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)):
        line.set(name, _pixels(number))
    line.set("stroke", stroke)
    return line


def _text(
    parent: etree._Element, x: float, y: float, content: str, *, anchor: str = "", fill: str = INK
) -> etree._Element:
    text = etree.SubElement(parent, _tag("text"), x=_pixels(x), y=_pixels(y), fill=fill)
    if anchor:
        text.set("text-anchor", anchor)
    text.text = allowed_signs(content)
    return text


def _label(
    parent: etree._Element, x: float, y: float, label: str, *, anchor: str = "", transform: str = ""
) -> None:
    """Add a label, shortened if need be; its whole text is its title then."""
    # The picture runs from left to right whatever its labels are written in, so that each keeps its place.
    element = _text(parent, x, y, _shortened(label), anchor=anchor)
    if transform:
        element.set("transform", transform)
    if len(label) > _LONGEST:
        _titled(element, label)


def _titled(element: etree._Element, title: str) -> None:
    etree.SubElement(element, _tag("title")).text = allowed_signs(title)


def _shortened(label: str) -> str:
    return label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"


# --- sizes of texts


def _widest(labels: Iterable[str]) -> float:
    return max((_width(_shortened(label)) for label in labels), default=0.0)


def _width(text: str) -> float:
    """Return about how many pixels a text takes."""
    # No font is at hand, and none is named: widths are those of a wide font, so that labels rather have room
    # to spare than run into what they name. Signs of East Asia take two places.
    return sum(_WIDE_SIGN if unicodedata.east_asian_width(sign) in "WF" else _SIGN for sign in text)


def _colour(part: Status | str, number: int) -> str:
    if isinstance(part, Status):
        return STATE_COLOURS.get(part, NEUTRAL)
    return _PLAIN_COLOURS[number % len(_PLAIN_COLOURS)]


def _part_word(part: Status | str) -> str:
    return STATE_WORDS[part] if isinstance(part, Status) else part


def _tag(name: str) -> str:
    return f"{{{SVG}}}{name}"


def _pixels(number: float) -> str:
    """Return a number of pixels with at most one decimal, the same on every machine."""
    # A tenth of a pixel is the least that can be seen; more digits would only make files longer.
    return f"{number:.1f}".removesuffix(".0")
