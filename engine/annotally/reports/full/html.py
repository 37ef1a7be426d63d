"""A report as one HTML page: no script, no other file; light or dark as the reader's system; for paper."""

from collections.abc import Callable

from lxml import etree

from annotally.reports.full.model import STATE_WORDS, FullReport, LaneRun, LaneText, ReportSection
from annotally.reports.full.svg import STATE_COLOURS, dark_style, picture_element
from annotally.reports.render.table_html import add_element, add_table, allowed_signs
from annotally.scoring.tally import Status

_STYLE = """
:root { color-scheme: light dark; --ink: #1A1F24; --muted: #59636D; --line: #C8CED3; --ground: #FFFFFF;
  --accent: #0B7A75; --neutral: #87929B; --par: #3F4A00; --inc: #7A0F5E; --mis: #1668C7; --spu: #E36F0A; }
body { background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 72rem; padding: 0 1.5rem; }
h1 { font-size: 1.55rem; line-height: 1.25; margin-bottom: .3rem; }
h2 { border-top: 1px solid var(--line); font-size: 1.15rem; margin: 2.6rem 0 .5rem; padding-top: 1.1rem; }
a { color: var(--accent); }
nav ul { column-width: 16rem; list-style: none; padding: 0; }
p { color: var(--muted); margin: .35rem 0; max-width: 46rem; }
.signature { font: .8rem/1.45 ui-monospace, monospace; max-width: none; overflow-wrap: anywhere; }
.wide { overflow-x: auto; margin: .8rem 0; }
svg { display: block; max-width: none; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .7rem .25rem 0; text-align: start;
  vertical-align: top; }
thead th { color: var(--muted); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: normal; }
.right { text-align: right; white-space: nowrap; }
.text { line-height: 2.9; margin: .8rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.text span { text-decoration-line: underline; text-decoration-skip-ink: none; }
.lane0 { text-underline-offset: 4px; } .lane1 { text-underline-offset: 9px; }
.lane2 { text-underline-offset: 14px; } .lane3 { text-underline-offset: 19px; }
.cor, .opt, .non, .uns, .rem { text-decoration-color: var(--neutral); text-decoration-thickness: 2px; }
.par { text-decoration-color: var(--par); text-decoration-style: dashed; text-decoration-thickness: 3px; }
.inc { text-decoration-color: var(--inc); text-decoration-style: double; text-decoration-thickness: 2px; }
.mis { text-decoration-color: var(--mis); text-decoration-style: solid; text-decoration-thickness: 4px; }
.spu { text-decoration-color: var(--spu); text-decoration-style: dotted; text-decoration-thickness: 4px; }
.label::before { border: 1px solid var(--line); border-radius: 3px; color: var(--muted);
  content: attr(data-label); display: inline-block; font-size: .68rem; line-height: 1.3; margin: 0 .2rem;
  padding: 0 .25rem; text-decoration: none; vertical-align: .15rem; }
.key { display: flex; flex-wrap: wrap; gap: 0 1.4rem; list-style: none; padding: 0; }
.key span { text-decoration-line: underline; }
"""
_DARK = """:root { --ink: #E3E7EA; --muted: #A3ADB6; --line: #454D55; --ground: #1E2227; --accent: #45B5AC;
  --neutral: #6F7B85; --par: #D9E26B; --inc: #FFC4FA; --mis: #58A0FF; --spu: #D8742A; }
"""
_PAPER = """@page { margin: 15mm; }
@media print { body { font-size: 10pt; margin: 0; max-width: none; padding: 0; } nav { display: none; }
  .wide { overflow: visible; } svg { height: auto; max-width: 100%; } h2 { break-after: avoid; }
  tr, svg { break-inside: avoid; } thead { display: table-header-group; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""
_LANES = 4
"""Lanes that have a place of their own below the words; those of further sides share the last."""


def html_report(report: FullReport) -> str:
    """Return a report as a page that needs no other file."""
    # The page is a tree, so that no text of a cell can be taken for a tag.
    page, body = _page(report, f"{_STYLE}@media screen and (prefers-color-scheme: dark) "
                       f"{{ {_DARK}{dark_style()} }}\n{_PAPER}")  # fmt: skip
    main = etree.SubElement(body, "main")
    add_element(main, "h1", report.title)
    navigation = etree.SubElement(main, "nav")
    navigation.set("aria-label", "Sections")
    links = etree.SubElement(navigation, "ul")
    for section in report.all_sections:
        link = add_element(etree.SubElement(links, "li"), "a", section.title)
        link.set("href", f"#{section.name}")
    for section in report.all_sections:
        part = etree.SubElement(main, "section")
        heading = add_element(part, "h2", section.title)
        heading.set("id", section.name)
        part.set("aria-labelledby", section.name)
        _add_section(part, section)
    add_element(main, "p", report.signature).set("class", "signature")
    return etree.tostring(page, method="html", encoding="unicode", doctype="<!DOCTYPE html>") + "\n"


def _page(report: FullReport, style: str) -> tuple[etree._Element, etree._Element]:
    page = etree.Element("html", lang="en")
    head = etree.SubElement(page, "head")
    etree.SubElement(head, "meta", charset="utf-8")
    etree.SubElement(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    add_element(head, "title", report.title)
    add_element(head, "style", style)
    return page, etree.SubElement(page, "body")


def _add_section(part: etree._Element, section: ReportSection) -> None:
    for sentence in section.sentences:
        add_element(part, "p", sentence)
    if section.picture is not None:
        _add_wide(part, section.title).append(picture_element(section.picture, section.title))
    if section.text is not None:
        _add_text(part, section.text)
    if section.table is not None:
        add_table(_add_wide(part, section.title), section.table, row_headings=True)
        for note in section.table.notes:
            add_element(part, "p", note)


def _add_wide(part: etree._Element, title: str) -> etree._Element:
    """Add a place that scrolls by itself where it is too wide, with the keyboard as well."""
    place = etree.SubElement(part, "div")
    for name, value in (("class", "wide"), ("tabindex", "0"), ("role", "group"), ("aria-label", title)):
        place.set(name, allowed_signs(value))
    return place


def _add_text(part: etree._Element, text: LaneText) -> None:
    # The key lists only states that occur; lanes are numbered in the order in which they lie below the words.
    key = etree.SubElement(part, "ul")
    key.set("class", "key")
    for number, side in enumerate(text.sides):
        add_element(key, "li", f"Lane {number + 1}: {side}")
    occurring = {state for run in text.runs for state in run.states if state is not None}
    for state in sorted(occurring):
        add_element(etree.SubElement(key, "li"), "span", STATE_WORDS[state]).set("class", _state_class(state))
    place = etree.SubElement(part, "div")
    place.set("class", "text")
    place.set("dir", "auto")
    for run in text.runs:
        _add_run(place, run)


def _add_run(place: etree._Element, run: LaneRun) -> None:
    # Spans of the lanes are nested, one for each side, so that each draws its own line below the words; the
    # labels are content of the style sheet, which leaves the text as it is when it is copied.
    for label in run.labels:
        mark = etree.SubElement(place, "span")
        mark.set("class", "label")
        mark.set("data-label", allowed_signs(label))
    inner = place
    for number, state in enumerate(run.states):
        if state is not None:
            inner = etree.SubElement(inner, "span")
            inner.set("class", f"lane{min(number, _LANES - 1)} {_state_class(state)}")
    if inner is place:
        inner = etree.SubElement(place, "span")
        inner.set("style", "text-decoration: none")
    if run.notes:
        inner.set("title", allowed_signs("\n".join(run.notes)))
    inner.text = allowed_signs(run.text)


def _state_class(state: Status) -> str:
    return state.name.lower()


# --- the page that is printed


_PRINT_STYLE = """
body { color: #1A1F24; font-family: sans-serif; font-size: 9pt; }
h1 { font-size: 15pt; } h2 { font-size: 11.5pt; margin-top: 16px; }
p { color: #404850; margin: 2px 0; } .signature { font-family: monospace; font-size: 7pt; }
th { color: #404850; font-weight: bold; } td, th { padding: 1px 7px 1px 0; }
"""


_PRINTED_LANES = (
    "Underlined words are annotated, those in colour otherwise by the sides. A label that one side alone has "
    "names the side; the table has every annotation. Places count characters from 0."
)


def print_page(report: FullReport, place_of: Callable[[str], str] = "picture:{}".format) -> str:
    """Return a report as simple HTML for a printer of rich text, without the parts for browsers alone.

    Pictures are named by ``place_of`` their section; lanes are coloured grounds with letters ahead.
    """
    page, body = _page(report, _PRINT_STYLE)
    add_element(body, "h1", report.title)
    for section in report.all_sections:
        add_element(body, "h2", section.title)
        for sentence in (_PRINTED_LANES,) if section.text is not None else section.sentences:
            add_element(body, "p", sentence)
        if section.picture is not None:
            etree.SubElement(etree.SubElement(body, "p"), "img", src=place_of(section.name))
        if section.text is not None:
            _print_text(body, section.text)
        if section.table is not None:
            # Rich text aligns cells by attribute alone.
            table = add_table(body, section.table)
            table.set("cellspacing", "0")
            for cell in (*table.iter("th"), *table.iter("td")):
                cell.set("align", cell.get("class", "left"))
            for note in section.table.notes:
                add_element(body, "p", note)
    add_element(body, "p", report.signature).set("class", "signature")
    return etree.tostring(page, method="html", encoding="unicode") + "\n"


def _print_text(body: etree._Element, text: LaneText) -> None:
    # Rich text of Qt knows one underline and no dashes: the colour of a state is all that tells of it, so
    # that the table below, which has it in words, is never left out.
    paragraph = etree.SubElement(body, "p")
    paragraph.set("style", "white-space: pre-wrap; color: #1A1F24")
    paragraph.set("dir", "auto")
    for run in text.runs:
        for label in run.labels:
            add_element(paragraph, "sup", f"{label} ").set("style", "color: #59636D")
        states = [state for state in run.states if state is not None]
        span = add_element(paragraph, "span", run.text)
        worst = next((state for state in states if state in STATE_COLOURS), None)
        if worst is not None:
            span.set("style", f"text-decoration: underline; color: {STATE_COLOURS[worst]}")
        elif states:
            span.set("style", "text-decoration: underline")
