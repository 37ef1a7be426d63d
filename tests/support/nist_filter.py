"""Transcripts as the NIST filter makes them ready for scoring: upper case, mapping, hyphens, optional words.

Optional words stand in round brackets; every word that comes out of an optional one is optional (H5, H7).
"""

import re

from annotally.text.alignment.glm import Mapper, same_length_upper

_INNER_HYPHEN = re.compile(r"([^( ])-(?=[^) ])")
_SEVERAL = re.compile(r"(\(\s+[^()\s]+\s+)([^()\s]+)")


def filtered(transcript: str, mapper: Mapper, *, split_hyphens: bool = False, upper: bool = True) -> str:
    """Return one line of words as the filter writes it, without blanks at its ends.

    With ``split_hyphens`` hyphens inside words become blanks; at their ends they stay, for fragments.
    """
    # Blanks are put around words and inside brackets, as rules expect them; then a bracket around several
    # words is split word by word until nothing changes, and the blanks go again.
    words = " ".join(re.split(r"[ \t]+", f" {transcript} "))
    words = same_length_upper(words) if upper else words
    mapped = mapper.apply(f" {words.replace('(', '( ').replace(')', ' )')} ").text
    if split_hyphens:
        mapped = _INNER_HYPHEN.sub(r"\1 ", mapped)
    previous_text = ""
    while previous_text != mapped:
        previous_text, mapped = mapped, _SEVERAL.sub(r"\1) ( \2", mapped)
    return " ".join(re.sub(r"\s+\)", ")", re.sub(r"\(\s+", "(", mapped)).split())
