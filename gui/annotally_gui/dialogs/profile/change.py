"""One step of editing profiles, to be undone and redone."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from annotally_gui.models.profile_draft import Profiles


class ProfileChange(QUndoCommand):
    """Profiles in the place of others. Changes of one field in a row, until it is left, are one."""

    def __init__(
        self,
        words: str,
        profiles: tuple[Profiles, Profiles],
        show: Callable[[Profiles], object],
        field: tuple[object, ...] = (),
    ) -> None:
        super().__init__(words)
        self.before, self.after = profiles
        self.field = field
        self._show = show

    def id(self) -> int:
        """Return the kind of command: fields merge, all else does not."""
        return 1 if self.field else -1

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802  # Qt's name
        """Take in a later change of the same field."""
        if not isinstance(other, ProfileChange) or other.field != self.field:
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True

    def redo(self) -> None:
        """Show the profiles after the change."""
        self._show(self.after)

    def undo(self) -> None:
        """Show the profiles before it."""
        self._show(self.before)
