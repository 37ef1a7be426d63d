"""Changes of a project in words for the status bar."""

from annotally.adjudication.project.messages import Changed
from annotally.comparison.result import Level
from annotally_gui.models.forest import Forest
from annotally_gui.services.i18n import plural, tr


def saved_words(changed: Changed, forest: Forest) -> str:
    """Return the step that was entered and is on disk, with its place: ``Saved: “take B” on PERX 2``."""
    if not changed.label:
        return ""
    place = _place_words(changed, forest)
    return tr("Saved: “{label}” {place}", label=changed.label, place=place).rstrip()


def reversed_words(changed: Changed, forest: Forest, *, undone: bool) -> str:
    """Return the step that was undone or redone, with its place: ``Undone: “take B” on PERX 2``."""
    if not changed.label:
        if undone:
            return tr("Nothing to undo: no step was made yet")
        return tr("Nothing to redo: no step was undone")
    place = _place_words(changed, forest)
    if undone:
        return tr("Undone: “{label}” {place}", label=changed.label, place=place).rstrip()
    return tr("Redone: “{label}” {place}", label=changed.label, place=place).rstrip()


def _place_words(changed: Changed, forest: Forest) -> str:
    # The widest scope that applies: several documents, several rows, one object, one document.
    if len(changed.documents) > 1:
        return plural("in {count} document", "in {count:,} documents", len(changed.documents))
    row = forest.row(*changed.place) if changed.place is not None else None
    if changed.count > 1:
        return plural("on {count} row", "on {count:,} rows", changed.count)
    if row is not None and forest.level[row] > Level.DOCUMENT:
        return tr("on {what}", what=forest.title(forest.object_of(row)))
    return tr("in {document}", document=changed.documents[0]) if changed.documents else ""


def done_words(document: str, open_count: int, *, is_done: bool) -> str:
    """Return that a document is done, or is not any more, and how many of its objects are still open."""
    if not is_done:
        return tr("{document} is no longer done", document=document)
    if not open_count:
        return tr("{document} is done", document=document)
    return plural(
        "{document} is done with {count} object undecided",
        "{document} is done with {count:,} objects undecided",
        open_count,
        document=document,
    )
