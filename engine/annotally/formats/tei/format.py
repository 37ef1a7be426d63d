"""TEI: the text is that of ``text``; names and other elements in it are annotations, and so are spans."""

import re
from collections.abc import Collection, Iterator, Sequence

from annotally.formats.inline_xml.choice import folded_name, local_name
from annotally.formats.inline_xml.format import inline_format
from annotally.formats.inline_xml.text import inner_elements
from annotally.formats.inline_xml.tool import ElementLabel, InlinePart, InlineRecord, InlineTool, Spelled
from annotally.formats.sniffing import XML_PROLOG, end_of_run
from annotally.formats.tei.spans import STANDOFF, annotators_of, spans_of, unread_beside
from annotally.formats.xml_places import Element
from annotally.formats.xml_spelling import spell_text
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

NAME = "tei"
_ROOT = re.compile(r"<(?:[\w.-]+:)?(?:TEI|TEI\.2|teiCorpus)[\s>]")
_DOCUMENTS = ("tei", "tei.2")
_TEXT = "text"
ELEMENTS = (
    *("persName", "placeName", "orgName", "geogName", "eventName", "objectName", "name", "rs"),
    *("date", "time", "term", "seg"),
)
"""Elements that are read where nothing is chosen."""
_TYPED = ("name", "rs")
"""Elements whose type says what they name."""
_FOLDED = frozenset(map(str.casefold, ELEMENTS))


def _parts(complaints: Complaints, root: Element) -> Sequence[InlinePart]:
    """Return the texts of a file. Raises InputRefused without any."""
    # A corpus has several documents, which may again hold some; each has a text of its own.
    documents = [element for element in (root, *inner_elements(root)) if folded_name(element) in _DOCUMENTS]
    texts = [
        (element, child) for element in documents for child in element.children if folded_name(child) == _TEXT
    ]
    if not texts:
        finding = Wording("the element {name} without a text", name=shown(root.name))
        remedy = Wording("choose the file with the text")
        raise complaints.refusal(root.start, finding, Wording("the element text in TEI"), remedy)
    # The only text of a file is named after the file, as in other formats.
    alone = len(texts) == 1
    return [
        InlinePart(element, "" if alone else element.get("xml:id") or "", text) for element, text in texts
    ]


def _usual_names(_elements: Sequence[Element]) -> Collection[str]:
    return _FOLDED


def _label_of(element: Element) -> ElementLabel:
    # Of elements for names in general the type is the label, and then no slot.
    name = local_name(element)
    kind = element.get("type") if name in _TYPED else None
    return ElementLabel(kind, frozenset({"type"})) if kind else ElementLabel(name)


def _spell_label(label: str, element: Element | None) -> Spelled:
    # A label that is an element of TEI becomes one; any other is the type of a name in general.
    if label in ELEMENTS or (element is not None and label == local_name(element)):
        return Spelled(label)
    typed = local_name(element) if element is not None else ""
    return Spelled(typed if typed in _TYPED else "rs", {"type": label})


def _new_file(name: str, text: str) -> str:
    title = spell_text(name)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0">\n'
        f"<teiHeader><fileDesc><titleStmt><title>{title}</title></titleStmt>\n"
        "<publicationStmt><p>Unpublished.</p></publicationStmt>\n"
        "<sourceDesc><p>Annotated text.</p></sourceDesc></fileDesc></teiHeader>\n"
        f"<text><body><ab>{text}</ab></body></text>\n</TEI>\n"
    )


def _beside(record: InlineRecord) -> Iterator[Element]:
    """Yield the parts of a document beside its text that are not read: its header, lists of persons."""
    # Spans and annotations are read though they stand beside the text; the rest of that part is not.
    assert record.part is not None  # it was scanned
    for element in record.part.document_element.children:
        if folded_name(element) == STANDOFF:
            yield from unread_beside(element)
        elif folded_name(element) not in (_TEXT, *_DOCUMENTS):
            yield element


def find_root(beginning: str) -> int:
    """Return where the document element stands if it is one of TEI, or -1."""
    # The element may have a prefix, and its name alone is enough of a sign.
    at = end_of_run(beginning, XML_PROLOG)
    return at if _ROOT.match(beginning, at) else -1


TOOL = InlineTool(
    name=NAME,
    title="TEI",
    parts=_parts,
    usual_names=_usual_names,
    label_of=_label_of,
    spell_label=_spell_label,
    new_file=_new_file,
    spans=spans_of,
)
FORMAT = inline_format(TOOL, (".xml", ".tei"), _beside, sign=find_root, annotators=annotators_of)
