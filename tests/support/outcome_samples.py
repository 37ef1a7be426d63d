"""Decisions about marks for tests of the text, given by key and side."""

from collections.abc import Hashable, Mapping

from annotally_gui.text.outcomes import Grade, MarkOutcome


class FakeOutcomes:
    """Outcomes as a test names them: whether a mark is taken; marks that are not named are open."""

    def __init__(
        self,
        taken: Mapping[tuple[Hashable, int], bool],
        *,
        left_out: frozenset[Hashable] = frozenset(),
        faint: frozenset[Hashable] = frozenset(),
        doubled: frozenset[Hashable] = frozenset(),
    ) -> None:
        self._taken, self._left_out, self._faint, self._doubled = taken, left_out, faint, doubled

    def __call__(self, key: Hashable, side: int) -> MarkOutcome | None:
        """Return the outcome of a mark."""
        if (key, side) not in self._taken:
            return None
        taken = self._taken[key, side]
        return MarkOutcome(taken, key in self._left_out, key not in self._faint, key in self._doubled)

    def grades(self) -> bytes:
        """Return the grades of the keys from 0 to 1,023."""
        grades = bytearray([Grade.OPEN]) * 1024
        for key, _ in self._taken:
            if isinstance(key, int):
                grades[key] = Grade.FAINT if key in self._faint else Grade.DECIDED
        return bytes(grades)
