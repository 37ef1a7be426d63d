"""Masks: one byte per row, 0 or 1, combined as whole numbers so that no loop of ours runs over the rows."""

from collections.abc import Sequence
from itertools import compress


def picking(*values: int) -> bytes:
    """Return the table for ``bytes.translate`` that maps ``values`` to 1 and everything else to 0."""
    table = bytearray(256)
    for value in values:
        table[value] = 1
    return bytes(table)


def both(one: bytes | bytearray, other: bytes | bytearray) -> bytes:
    """Return what is in both masks, which are equally long."""
    combined = int.from_bytes(one, "little") & int.from_bytes(other, "little")
    return combined.to_bytes(len(one), "little")


def either(one: bytes | bytearray, other: bytes | bytearray) -> bytes:
    """Return what is in one of the masks or in both; they are equally long."""
    combined = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return combined.to_bytes(len(one), "little")


def marked(mask: Sequence[int], first: int, last: int) -> list[int]:
    """Return the places of the 1s between ``first`` and ``last``, counted from ``first``."""
    return list(compress(range(last - first), mask[first:last]))
