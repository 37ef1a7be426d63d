"""Spelling of annotations and relations as elements of BioC, and of new collections."""

from collections.abc import Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.bioc.passages import ANNOTATION, RELATION, ROLE, TYPE
from annotally.formats.standoff.records import NewDocument, Record, Statement
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_text
from annotally.model.wording import NO_WORDS, Wording

_ROLES = (f"{ROLE}1", f"{ROLE}2")


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no element can hold: a reserved key, or a character XML lacks."""
    del record
    wrong = next((name for name, _ in entry.slots if name == TYPE or not name), None)
    if wrong is not None:
        return Wording("slot {slot}, which is a part of every annotation", slot=wrong or "''")
    values = [reading.text for _, readings in entry.slots for reading in readings]
    names = [name for name, _ in entry.slots]
    texts = (entry.instance.type, entry.identifier, entry.text, *names, *values)
    if any(find_forbidden(text) is not None for text in texts):
        return Wording("a character that XML does not have")
    if "" in values:
        return Wording("a slot with an empty value")
    return NO_WORDS


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the element of an annotation or a relation; all that the former one says is in the statement."""
    del previous, record, ascii_only
    return _relation(entry) if entry.ends else _annotation(entry)


def _annotation(entry: Statement) -> str:
    locations = "".join(f'<location offset="{start}" length="{end - start}"/>' for start, end in entry.places)
    text = f"<text>{spell_text(entry.text)}</text>"
    infons = _infons(entry, ANNOTATION, ())
    return f"<annotation id={spell_attribute(entry.identifier)}>{infons}{locations}{text}</annotation>"


def _relation(entry: Statement) -> str:
    # Both nodes have a role, as the definition of the format asks for, an empty one where there is none. The
    # slots of roles are spelled there and nowhere else.
    roles = {name: readings[0].text for name, readings in entry.slots if name in _ROLES and readings}
    nodes = "".join(
        f"<node refid={spell_attribute(end.identifier)} role={spell_attribute(roles.get(role, ''))}/>"
        for end, role in zip(entry.ends, _ROLES, strict=True)
    )
    infons = _infons(entry, RELATION, _ROLES)
    return f"<relation id={spell_attribute(entry.identifier)}>{infons}{nodes}</relation>"


def _infons(entry: Statement, usual: str, apart: Sequence[str]) -> str:
    values = [] if entry.instance.type == usual else [(TYPE, entry.instance.type)]
    values += [
        (name, reading.text) for name, readings in entry.slots if name not in apart for reading in readings
    ]
    return "".join(f"<infon key={spell_attribute(key)}>{spell_text(text)}</infon>" for key, text in values)


def new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    """Return the text of a new collection; each document is one passage."""
    pieces = [
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE collection SYSTEM "BioC.dtd">\n'
        "<collection><source></source><date></date><key></key>\n"
    ]
    # One passage holds the whole text, since nothing says where passages of other formats begin; relations
    # stand behind it, for they may join annotations of any passage.
    for document in documents:
        spans = "".join(f"{_annotation(entry)}\n" for entry in document.spans)
        relations = "".join(f"{_relation(entry)}\n" for entry in document.relations)
        pieces.append(
            f"<document><id>{spell_text(document.name)}</id>\n<passage><offset>0</offset>\n"
            f"<text>{spell_text(document.text)}</text>\n{spans}</passage>\n{relations}</document>\n"
        )
    return "".join((*pieces, "</collection>\n"))
