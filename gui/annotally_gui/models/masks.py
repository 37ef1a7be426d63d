"""Masks: one byte per row, 0 or 1, combined as whole numbers so that no loop of ours runs over the rows."""

from array import array
from collections.abc import Collection, Sequence
from itertools import accumulate, compress, count
from operator import add


def picking(*values: int) -> bytes:
    """Return the table for ``bytes.translate`` that maps ``values`` to 1 and everything else to 0."""
    table = bytearray(256)
    for value in values:
        table[value] = 1
    return bytes(table)


def having(codes: "array[int]", wanted: Collection[int]) -> bytes:
    """Return the rows whose code is one of ``wanted``."""
    if not wanted:
        return bytes(len(codes))
    if codes.itemsize == 1:
        return codes.tobytes().translate(picking(*wanted))
    return bytes(map(frozenset(wanted).__contains__, codes))


def both(one: bytes | bytearray, other: bytes | bytearray) -> bytes:
    """Return what is in both masks, which are equally long."""
    combined = int.from_bytes(one, "little") & int.from_bytes(other, "little")
    return combined.to_bytes(len(one), "little")


def either(one: bytes | bytearray, other: bytes | bytearray) -> bytes:
    """Return what is in one of the masks or in both; they are equally long."""
    combined = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return combined.to_bytes(len(one), "little")


_CARRIERS = bytes((255, 2, 255)).ljust(256, b"\0")
_REACHED = picking(0, 1)


def carried(chosen: bytes | bytearray, starts: bytes | bytearray) -> bytes:
    """Return ``chosen``, which are some of ``starts``, each carried on to before the next start.

    An addition does it: 255 stands in every row but the starts not chosen, so that the 1 added to a chosen
    start is carried through what follows and leaves 0 there; 2, in the starts not chosen, ends the carry.
    """
    ones = int.from_bytes(chosen, "little")
    kinds = (int.from_bytes(starts, "little") + ones).to_bytes(len(starts), "little")
    total = int.from_bytes(kinds.translate(_CARRIERS), "little") + ones
    return total.to_bytes(len(starts) + 1, "little")[:-1].translate(_REACHED)


def reached(chosen: bytes | bytearray, starts: bytes | bytearray) -> bytes:
    """Return those of ``starts`` that a row of ``chosen`` belongs to: itself or before the next start."""
    ends = starts[1:] + b"\1"
    back = carried(chosen[::-1], either(chosen, ends)[::-1])
    return both(back[::-1], starts)


def marked(mask: Sequence[int], first: int, last: int) -> list[int]:
    """Return the places of the 1s between ``first`` and ``last``, counted from ``first``."""
    return list(compress(range(last - first), mask[first:last]))


def marked_few(mask: bytes | bytearray) -> list[int]:
    """Return the places of the 1s, as `marked` does for all rows; faster where these are few."""
    gaps = mask.split(b"\1")[:-1]
    return list(map(add, accumulate(map(len, gaps)), count()))
