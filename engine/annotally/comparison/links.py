"""Cross links between the rows of a unit: mentions and their classes, classes and those they go with."""

from array import array

import msgspec


class Links(msgspec.Struct, frozen=True, gc=False):
    """Cross links between the nodes of a unit: parallel arrays, ``kind`` indexes `LINK_KINDS`."""

    kind: bytes = b""
    source: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    target: "array[int]" = msgspec.field(default_factory=lambda: array("i"))

    def of(self, kind: str) -> list[tuple[int, int]]:
        """Return the links of a kind as (source row, target row), in the order they were made."""
        kind_number = LINK_KINDS.index(kind)
        return [
            (source, target)
            for number, source, target in zip(self.kind, self.source, self.target, strict=True)
            if number == kind_number
        ]


LINK_KINDS = ("member", "ceaf_m", "ceaf_e")
"""From a mention to its class on either side; from a key class to the response class CEAF aligns it with."""


class LinkWriter:
    """Gathers the cross links of a unit while its rows are made."""

    def __init__(self) -> None:
        self._kind = bytearray()
        self._source = array("i")
        self._target = array("i")

    def add(self, kind: int, source: int, target: int) -> None:
        """Add a link of a kind, by its place in `LINK_KINDS`, from one row to another."""
        self._kind.append(kind)
        self._source.append(source)
        self._target.append(target)

    def links(self) -> Links:
        """Return the links in the order they were added."""
        return Links(bytes(self._kind), self._source, self._target)
