"""What is wrong with a part of a profile, as it stands beside the part; the state of all of it."""

from collections.abc import Iterable

from annotally.tasks.similarity.findings import Finding, Key
from annotally_gui.models.profile_draft import ProfileDraft
from annotally_gui.services.i18n import tr


def said(findings: Iterable[Finding], key: Key = ()) -> str:
    """Return what is found at a key and below it, a line for each finding, with the sign of a fault."""
    return "\n".join(f"⚠ {one.found}; {one.remedy}" for one in findings if one.key[: len(key)] == key)


def state_words(draft: ProfileDraft, *, faulty: bool) -> str:
    """Say where profiles stand and what is compared by, and what no file could hold."""
    path = draft.path
    words = tr("As in {path}.", path=path) if path else tr("Made from the data; not in a file yet.")
    if draft.unsaved:
        words = tr("Not saved; the comparison is by what stands here.")
    if draft.changed:
        words = tr("Changed; the comparison follows. Save it to keep it for others.")
    if faulty:
        words = tr("Something is wrong: the comparison stays as it was until it is put right.")
    unsayable = said(one for one in draft.findings() if not one.key)
    return "\n".join(filter(None, (words, unsayable)))
