"""Transcripts as the NIST filter makes them ready for scoring: upper case, mapping, hyphens, optional words.

Optional words stand in round brackets; every word that comes out of an optional one is optional (H5, H7).
"""

import re

from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.text.alignment.glm import Mapper, same_length_upper

_OPTIONAL = re.compile(r"\([^()]+\)")
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
    before = ""
    while before != mapped:
        before, mapped = mapped, _SEVERAL.sub(r"\1) ( \2", mapped)
    return " ".join(re.sub(r"\s+\)", ")", re.sub(r"\(\s+", "(", mapped)).split())


def check_optional(source: Source, start: int = 0, end: int | None = None) -> None:
    """Refuse round brackets, in a part of a source, that do not stand around whole words.

    Raises `InputRefused` with every line in which a bracket is left over.
    """
    complaints = Complaints(source)
    refusals = []
    offset = start
    for line in source.text[start:end].split("\n"):
        without_optional = _OPTIONAL.sub(lambda match: " " * len(match[0]), line)
        if bracket := re.search(r"[()]", without_optional):
            refusals.append(
                complaints.refusal(
                    offset + bracket.start(),
                    f"a bracket that is not {'closed' if bracket[0] == '(' else 'opened'} in {shown(line)!r}",
                    "( and ) around optional words",
                    "write the missing bracket or remove this one",
                )
            )
        offset += len(line) + 1
    if refusals:
        raise InputRefused(*(match for refusal in refusals for match in refusal.diagnostics))
