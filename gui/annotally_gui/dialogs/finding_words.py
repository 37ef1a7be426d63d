"""The words for faults of a part of a profile, and for the state of the whole profile."""

from collections.abc import Iterable

from annotally.tasks.similarity.findings import Finding, FindingKey
from annotally_gui.models.profile_draft import ProfileDraft
from annotally_gui.services.i18n import tr, translate


def finding_text(findings: Iterable[Finding], key: FindingKey = ()) -> str:
    """Return the findings at a key and below it, a line each, with the sign of a fault."""
    return "\n".join(
        f"⚠ {translate(finding.found)}; {translate(finding.remedy)}"
        for finding in findings
        if finding.key[: len(key)] == key
    )


def state_words(draft: ProfileDraft, *, faulty: bool) -> str:
    """Return the state of profiles in words: file, unsaved changes, faults that no file could hold."""
    path = draft.path
    words = tr("Saved in {path}.", path=path) if path else tr("Made from the data; not saved to a file yet.")
    if draft.unsaved:
        words = tr("Not saved; the comparison uses the values shown here.")
    if draft.changed:
        words = tr("Changed and in use; not saved to a file yet.")
    if faulty:
        words = tr("The profile has errors: the comparison does not change until they are corrected.")
    general_faults = finding_text(finding for finding in draft.findings() if not finding.key)
    return "\n".join(filter(None, (words, general_faults)))
