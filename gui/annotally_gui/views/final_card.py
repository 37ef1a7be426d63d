"""The card of the chosen row: its decision, a comment, and buttons for other decisions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import CODES, RowDraft, Standing, Written
from annotally_gui.actions.annotators import TAKES
from annotally_gui.actions.registry import ActionRegistry, plain_text
from annotally_gui.models.added_rows import ADDED_LONG
from annotally_gui.models.final_words import choice_words, rule_title
from annotally_gui.models.tree_words import local_time
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.views.card_editor import CardEditor
from annotally_gui.views.inspection_text import sentence
from annotally_gui.views.reason_lines import ReasonLines
from annotally_gui.widgets.field import Field

BUTTONS = (
    "decide.first",
    "decide.second",
    "decide.both",
    *TAKES[3:],
    "decide.majority",
    "decide.either_first",
    "decide.either_second",
    "decide.neither",
    "decide.undecide",
    "decide.optional",
    "decide.flag",
    "decide.edit",
    "decide.extent",
    "decide.split",
    "decide.pair",
)
WIDTH = 264


class CommentField(Field):
    """A field for a comment; Escape restores the old one."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape; pass other keys to Qt."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class FinalCard(QWidget):
    """A card of the final key's entry for a row, its author and time; the comment is edited in place."""

    slot_written = Signal(object, object)
    """The `RowDraft` and the `Written` slot that is to replace it."""
    commented = Signal(str)
    """A new comment about the row."""
    move_asked = Signal(int)
    """A request to move the fill of a line of the edited slot, in the text."""
    exited = Signal()
    """A request to go on in the tree: comment or slot is finished."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._sides: tuple[str, ...] = ()
        self.setAccessibleName(tr("Final"))
        self.decision = _label()
        self.origin = ReasonLines()
        self.origin.setAccessibleName(tr("Who and when"))
        self.link = _label()
        self.merges = _label()
        self.refused = ReasonLines()
        self.refused.setAccessibleName(tr("Reasons"))
        self.comment = CommentField()
        self.comment.setPlaceholderText(tr("Comment"))
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.setMinimumHeight(TARGET)
        # A comment is kept when its field is left, by whatever way; Escape restores it before.
        self.comment.editingFinished.connect(self._finish)
        self.comment.returnPressed.connect(self.exited)
        self.comment.given_up.connect(self._give_up)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addWidget(self.decision)
        column.addWidget(self.origin)
        column.addWidget(self.link)
        column.addWidget(self.merges)
        column.addWidget(self.refused)
        column.addWidget(self.comment)
        self._column = column
        self.editor: CardEditor | None = None
        """The editor of a slot, while one is open."""
        self._decisions = _Buttons(actions)
        column.addWidget(self._decisions)
        column.addStretch(1)
        self.show_standing(None)

    def set_side_names(self, sides: Sequence[str]) -> None:
        """Name the sides as everywhere."""
        self._sides = tuple(sides)
        self._decisions.flow()

    def show_standing(self, standing: Standing | None, link: str = "", conflict: str = "") -> None:
        """Show the decision about a row; None: no row is chosen.

        ``link`` names the mentions a mention is linked to, ``conflict`` describes a conflict of classes here.
        """
        # The same row is shown again after every decision: an open editor and an unfinished comment stay.
        same = standing is not None and self._standing is not None and _row(standing) == _row(self._standing)
        if not same:
            self.leave_editor()
        self._standing = standing
        if not conflict and _merges_classes(standing):
            conflict = tr("its link merges classes that were to stay apart")
        self.merges.setText(tr("! {conflict}: Decide › Loose ends resolves it.", conflict=sentence(conflict)))
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self.merges.setVisible(bool(conflict))
        self.comment.setEnabled(standing is not None)
        self.refused.set_whole(_notes(standing) if standing is not None else "")
        if standing is None:
            self.decision.setText(tr("Choose a row to decide about it."))
            self.origin.set_whole(
                tr("What agrees is open, too: Decide › Rules decides at once what is identical.")
            )
            self.comment.clear()
            return
        self.decision.setText(tr("Final: {choice}", choice=_choice_text(standing, self._sides)))
        self.origin.set_whole(_origin_text(standing, len(self._sides)))
        if not (same and self.comment.isModified()):
            self.comment.setText(standing.comment)

    def set_writable(self, on: bool) -> None:
        """Make the comment writable, or read-only."""
        self.comment.setReadOnly(not on)

    @property
    def standing(self) -> Standing | None:
        """The standing that is shown."""
        return self._standing

    def write(self, draft: RowDraft) -> None:
        """Open the editor of a slot in the place of the buttons."""
        self.leave_editor()
        self.editor = CardEditor(draft, self)
        self.editor.confirmed.connect(self._keep)
        self.editor.given_up.connect(self._leave)
        self.editor.editor.move_asked.connect(self.move_asked)
        self._column.insertWidget(self._column.indexOf(self._decisions), self.editor)
        self._decisions.hide()
        self.editor.show()
        self.editor.editor.begin()

    def leave_editor(self) -> None:
        """Close the editor of a slot, without keeping its text, and show the buttons again."""
        # Deleted later, as this may be called from a signal of the editor itself.
        if self.editor is not None:
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
            self._decisions.show()

    def _leave(self) -> None:
        self.leave_editor()
        self.exited.emit()

    def _keep(self, draft: RowDraft, slot: Written) -> None:
        self._leave()
        self.slot_written.emit(draft, slot)

    def write_comment(self) -> None:
        """Put the cursor into the comment."""
        self.comment.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.comment.selectAll()

    def _give_up(self) -> None:
        self.comment.setText(self._standing.comment if self._standing is not None else "")
        self.exited.emit()

    def _finish(self) -> None:
        # Qt emits ``editingFinished`` with Return and again when the focus leaves: only a text that differs
        # is reported, and the field counts as unmodified from then on.
        standing, text = self._standing, self.comment.text().strip()
        if standing is not None and text != standing.comment:
            self.comment.setModified(False)
            self.commented.emit(text)


def _row(standing: Standing) -> tuple[str, int]:
    return standing.document, standing.row


def _merges_classes(standing: Standing | None) -> bool:
    return standing is not None and standing.linked is not None and standing.linked.merges


def _notes(standing: Standing) -> str:
    """Return a caution about a row and the reasons of greyed decisions, a line each."""
    # That a part is never "not required" by itself is told by the button: it holds for most rows.
    reasons = dict.fromkeys(reason for name, reason in standing.refused.items() if name != "optional")
    cautions = [tr("Note: {caution}.", caution=standing.caution)] if standing.caution else []
    return "\n".join([*cautions, *(tr("Greyed: {reason}.", reason=reason) for reason in reasons)])


def _choice_text(standing: Standing, sides: Sequence[str]) -> str:
    """Return the decision about a row in words: its choice, its fills, whether it is required."""
    choice = tr(ADDED_LONG) if standing.added else choice_words(standing.code, sides, standing.sides)
    if standing.words:
        choice = tr("{choice}: {words}", choice=choice, words=standing.words)
    return tr("{choice}, not required", choice=choice) if standing.optional else choice


def _origin_text(standing: Standing, sides: int) -> str:
    if standing.code == CODES["open"]:
        return ""
    parts = [tr("said further up")] if standing.source != standing.row else []
    if standing.rule:
        parts.append(tr("by the rule: {rule}", rule=rule_title(standing.rule, sides)))
    if standing.by:
        parts.append(tr("by {person}", person=standing.by))
    if standing.at:
        parts.append(local_time(standing.at))
    if standing.reason:
        parts.append(tr("reason: {reason}", reason=standing.reason))
    return " · ".join(parts)


def _label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


class _Button(QToolButton):
    """A decision with its key."""

    def __init__(self, actions: ActionRegistry, action_id: str) -> None:
        super().__init__()
        self._actions, self._id = actions, action_id
        self.setDefaultAction(actions.action(action_id))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        actions.shortcuts_changed.connect(self._name)
        self._name()

    def actionEvent(self, event: QActionEvent) -> None:
        """Keep the key beside the text, which Qt takes from the action whenever that changes."""
        super().actionEvent(event)
        self._name()

    def _name(self) -> None:
        action = self._actions.action(self._id)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(tr("{action}  {keys}", action=plain_text(action.text()), keys=keys).rstrip())


class _Buttons(QWidget):
    """The decisions as buttons, three in a line; each names its key."""

    def __init__(self, actions: ActionRegistry) -> None:
        super().__init__()
        self._actions = actions
        self._grid = QGridLayout(self)
        self._grid.setSpacing(GAP // 2)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._buttons: list[tuple[str, _Button]] = []
        for action_id in BUTTONS:
            button = _Button(actions, action_id)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setMinimumHeight(TARGET)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._buttons.append((action_id, button))
        self.flow()

    def flow(self) -> None:
        """Lay out the buttons of the actions that are visible here, three in a line."""
        place = 0
        for action_id, button in self._buttons:
            visible = self._actions.action(action_id).isVisible()
            button.setParent(self)
            # Hidden buttons leave the grid, so that the visible ones stand without gaps.
            self._grid.removeWidget(button)
            if visible:
                self._grid.addWidget(button, place // 3, place % 3)
                place += 1
            button.setVisible(visible)
