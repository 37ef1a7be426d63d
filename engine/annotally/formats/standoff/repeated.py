"""Identifiers that several annotations of a document have."""

from collections import Counter
from collections.abc import Sequence

from annotally.formats.standoff.records import Draft
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording, plural


def clear_repeated(drafts: Sequence[Draft], complaints: Complaints) -> None:
    """Clear the identifiers that several drafts have and no pointer needs, with a warning.

    Those that a pointer needs stay: whoever reads the drafts refuses them.
    """
    # Tools number each kind of annotation apart and merge files without a look at numbers: an identifier
    # that comes twice is damage only where something points to it.
    counts = Counter(draft.identifier for draft in drafts)
    several = {identifier for identifier, count in counts.items() if count > 1 and identifier}
    if not several:
        return
    for draft in drafts:
        several -= {value.target for _, values in draft.slots for value in values if value.target}
    repeating = [draft for draft in drafts if draft.identifier in several]
    for draft in repeating:
        draft.identifier = ""
    if repeating:
        finding = plural(
            "{count} annotation with the identifier of another",
            "{count} annotations with the identifiers of others",
            len(repeating),
        )
        remedy = Wording("they are numbered instead")
        complaints.warn(repeating[0].source.start, finding, Wording("every identifier once"), remedy)
