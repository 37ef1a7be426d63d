"""The command of undo and redo for edits of profiles."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from annotally_gui.models.profile_draft import Profiles


class ProfileChange(QUndoCommand):
    """A command that replaces profiles. Successive edits of one field are merged until it is left."""

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

    def mergeWith(self, later: QUndoCommand) -> bool:  # noqa: N802  # Qt's name
        """Take in a later change of the same field."""
        if not isinstance(later, ProfileChange) or later.field != self.field:
            return False
        self.after = later.after
        # An edit back to the old value leaves no step to undo.
        self.setObsolete(self.after == self.before)
        return True

    def redo(self) -> None:
        """Show the profiles after the change."""
        self._show(self.after)

    def undo(self) -> None:
        """Show the profiles before it."""
        self._show(self.before)
