"""Finding the strings of fills that carry no offsets, as MUC-3/4 fills, in the text they came from."""

import re

from annotally.model.extents import Extent


def locate(text: str, string: str, limit: int = 50) -> list[Extent]:
    """Return where ``string`` stands in ``text``, case and white space folded, whole words only.

    At most ``limit`` places, in order. These are finds, not annotations: a view shows them as such.
    """
    words = string.split()
    if not words:
        return []
    pattern = re.compile(
        r"(?<!\w)" + r"\s+".join(re.escape(word) for word in words) + r"(?!\w)", re.IGNORECASE
    )
    found = []
    for match in pattern.finditer(text):
        found.append(Extent(match.start(), match.end()))
        if len(found) == limit:
            break
    return found
