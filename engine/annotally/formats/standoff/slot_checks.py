"""Slots of statements that formats with a name and values for each slot cannot hold."""

from annotally.formats.standoff.records import Statement
from annotally.model.wording import NO_WORDS, Wording


def lacking_slot(entry: Statement, *reserved: str) -> Wording:
    """Name a slot whose name is empty, reserved or comes again, or that has an empty value; else no words."""
    names = [name for name, _ in entry.slots]
    wrong = next(
        (name for name in names if not name.strip() or name in reserved or names.count(name) > 1), None
    )
    if wrong is not None:
        return Wording("slot {slot}, which is a part of every annotation", slot=wrong or "''")
    if any(not reading.text for _, readings in entry.slots for reading in readings):
        return Wording("a slot with an empty value")
    return NO_WORDS
