"""A text pane that also shows where annotations of the final key stand, and lets one be moved."""

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QPoint, QPointF

from annotally_gui.text import caret
from annotally_gui.text.pane import TextPane
from annotally_gui.text.pointer import keys_at, place_at
from annotally_gui.text.text_view import ARRIVAL

Range = tuple[int, int]
_NEAR = 6
"""Pixels from an end within which the mouse takes hold of it."""


class FinalPane(TextPane):
    """Draws extents of the final key between the words and the lower lane; one of them may be moving.

    Clicks, tooltips and navigation treat them as marks, by the key of the annotation there.
    """

    def set_final(self, extents: Sequence[tuple[Range, Hashable]]) -> None:
        """Show these extents as those of the final key, each with a key; nothing scrolls."""
        final = tuple((start, end, key) for (start, end), key in extents)
        if final != self._state.final:
            self._state.final = final
            self.viewport().update()

    def set_current(self, *keys: Hashable, outlined: bool = True, linked: Collection[Hashable] = ()) -> None:
        """Outline as `TextPane.set_current` does, and scroll to extents that only the final key has too."""
        super().set_current(*keys, outlined=outlined, linked=linked)
        start = self._start_of(keys)
        if start is not None and not self.is_visible(start):
            self._flow.show_offset(start, ARRIVAL)
            self._scrolled()

    def current_start(self) -> int | None:
        """Return where the current marks begin, in the lanes or else in the final key."""
        start = super().current_start()
        return self._start_of(self._state.current) if start is None else start

    def _start_of(self, keys: Collection[Hashable]) -> int | None:
        """Return where the first extent of the final key begins of keys that no mark has."""
        # Marks come first: if any key has one, the pane's own search finds the place to scroll to.
        if any(self.marks.of_key(key) for key in keys):
            return None
        return next((start for start, _, key in self._state.final if key in keys), None)

    def _click(self, offset: int, keys: list[Hashable]) -> None:
        super()._click(offset, self._with_final(offset, keys))

    def _keys_under(self, point: QPoint) -> list[Hashable]:
        keys = super()._keys_under(point)
        return self._with_final(keys_at(self._flow, point)[0], keys)

    def _with_final(self, offset: int, keys: list[Hashable]) -> list[Hashable]:
        """Return keys at a place with those of the final key there, innermost first."""
        # If an annotation has two extents at a place, the length of the later one counts.
        here = {key: end - start for start, end, key in self._state.final if start <= offset < end}
        fresh = [key for key in here if key not in keys]
        if not fresh:
            return keys
        # Marks and extents are sorted together by their length at this place; a key may have both.
        marks = self.marks

        def width(key: Hashable) -> int:
            covering = (i for i in marks.of_key(key) if marks.starts[i] <= offset < marks.ends[i])
            return min((marks.ends[i] - marks.starts[i] for i in covering), default=here.get(key, 0))

        return sorted([*fresh, *keys], key=width)

    def set_moving(self, extents: Sequence[Range]) -> None:
        """Show these extents as being moved; an empty sequence ends that."""
        self._state.moving = tuple(extents)
        self.viewport().update()

    @property
    def final(self) -> tuple[Range, ...]:
        """The extents of the final key that are shown."""
        return tuple((start, end) for start, end, _ in self._state.final)

    @property
    def moving(self) -> tuple[Range, ...]:
        """The extents that are being moved."""
        return self._state.moving

    def step(self, offset: int, *, right: bool, words: bool) -> int:
        """Return the next place to the right or left of ``offset``, by characters or by words."""
        return caret.sideways(self._flow, offset, right=right, words=words)

    def runs_forward(self, offset: int, *, right: bool) -> bool:
        """Tell whether a step from ``offset`` to the right, or to the left, leads on in the text."""
        return right != self._flow.block(self._flow.paragraphs.at(offset)).right_to_left

    def across(self, offset: int, *, forward: bool) -> int:
        """Return the next place behind ``offset`` in the text, or ahead of it, by characters."""
        return caret.across(self._flow, offset, forward=forward)

    def reveal(self, offset: int) -> None:
        """Scroll as little as brings a place into view."""
        self._reveal(offset)

    def place_at(self, point: QPoint | QPointF) -> int:
        """Return the place between characters nearest to a point of the viewport."""
        return place_at(self._flow, point)

    def near_place(self, point: QPoint | QPointF, offset: int) -> bool:
        """Tell whether a point of the viewport is near a place between characters."""
        spot = self._flow.spot(offset)
        inside = 0 <= point.y() - spot.y - spot.line.top <= spot.line.height
        return inside and abs(spot.line.caret_x(offset) - point.x()) <= _NEAR
