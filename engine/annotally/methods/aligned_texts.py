"""Two versions of a text on one axis, for methods whose sides stand on texts that differ (H5, H6, S7)."""

from array import array

from msgspec import structs

from annotally.comparison import BLOCK_KINDS, BlockTable
from annotally.textual.axis import Axis, axis_of
from annotally.textual.glm import Mapper
from annotally.textual.glm_rules import RuleSet
from annotally.textual.normalised import Normalised, normalised, settled
from annotally.textual.phonetic import align
from annotally.textual.pronunciation import Pronouncer

_KINDS = (("stm", "ref"), ("ctm", "hyp"))
"""What either side is to a global mapping file: a transcript, and what a recogniser heard."""


class TextAligner:
    """Aligns texts, and makes words of strings, by one set of global mapping rules. Make one per task."""

    def __init__(self, rules: RuleSet) -> None:
        self._mappers = [Mapper(rules.for_input(*kinds)) for kinds in _KINDS]
        self._pronouncer = Pronouncer()

    def words(self, text: str, side: int) -> Normalised:
        """Return the words of a string of a side, 0 or 1, after global mapping (H5)."""
        return normalised(text, self._mappers[side])

    def axis(self, first: str, second: str) -> Axis:
        """Return the two texts on their common axis, the first as the reference."""
        ref, hyp = settled(self.words(first, 0), self.words(second, 1))
        return axis_of(align(ref, hyp, self._pronouncer), ref, hyp)


def block_table(axis: Axis) -> BlockTable:
    """Return the blocks of an axis by their extents in either text."""
    same, changed, first_only, second_only = range(len(BLOCK_KINDS))
    table = BlockTable(array("i"), array("i"), array("i"), array("i"), b"")
    kinds = bytearray()
    sides = ((axis.ref, table.a_start, table.a_end), (axis.hyp, table.b_start, table.b_end))
    for block in range(len(axis)):
        here = range(block, block + 1)
        for side, starts, ends in sides:
            extent = side.extent_of(here)
            starts.append(extent.start)
            ends.append(extent.end)
        if not axis.ref.words_of(here):
            kinds.append(second_only)
        elif not axis.hyp.words_of(here):
            kinds.append(first_only)
        else:
            kinds.append(same if axis.identical(block) else changed)
    return structs.replace(table, kind=bytes(kinds))
