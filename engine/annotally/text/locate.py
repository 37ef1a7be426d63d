"""Search for the strings of fills without offsets, as MUC-3/4 fills, in the text they came from."""

import re

from annotally.model.extents import Extent


def locate(text: str, string: str, limit: int = 50) -> list[Extent]:
    """Return where ``string`` stands in ``text``, case and white space folded, whole words only.

    At most ``limit`` places, in order. These are finds, not annotations: a view shows them as such.
    """
    words = string.split()
    if not words:
        return []
    # Blanks between words match any white space, for a string may be broken over lines in the text.
    pattern = re.compile(
        r"(?<!\w)" + r"\s+".join(re.escape(word) for word in words) + r"(?!\w)", re.IGNORECASE
    )
    extents = []
    for match in pattern.finditer(text):
        extents.append(Extent(match.start(), match.end()))
        if len(extents) == limit:
            break
    return extents
