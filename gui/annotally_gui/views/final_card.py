"""The card of what is decided about the chosen row: the decision, a comment, and what can be done."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from annotally.adjudication.project.messages import CODES, Draft, Standing, Written
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
    """A comment; Escape leaves it as it was."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape; the rest is Qt's."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class FinalCard(QWidget):
    """Says what stands in the final key for a row, who said so and when; its comment is edited in place."""

    written = Signal(object, object)
    """Draft and Written: a person wrote a slot anew."""
    commented = Signal(str)
    """A person wrote another comment about the row."""
    move_asked = Signal(int)
    """A person wants to move the fill of a line of the slot that is written, in the text."""
    left = Signal()
    """A person is ready with the comment, and wants to go on."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._sides: tuple[str, ...] = ()
        self.setAccessibleName(tr("Final"))
        self.said = _label()
        self.told = ReasonLines()
        self.told.setAccessibleName(tr("Who and when"))
        self.link = _label()
        self.merges = _label()
        self.refused = ReasonLines()
        self.refused.setAccessibleName(tr("Reasons"))
        self.comment = CommentField()
        self.comment.setPlaceholderText(tr("Comment"))
        self.comment.setAccessibleName(tr("Comment"))
        self.comment.setMinimumHeight(TARGET)
        self.comment.editingFinished.connect(self._finish)
        self.comment.returnPressed.connect(self.left)
        self.comment.given_up.connect(self._give_up)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addWidget(self.said)
        column.addWidget(self.told)
        column.addWidget(self.link)
        column.addWidget(self.merges)
        column.addWidget(self.refused)
        column.addWidget(self.comment)
        self._column = column
        self.editor: CardEditor | None = None
        """Where a slot is being written."""
        self._decisions = _Buttons(actions)
        column.addWidget(self._decisions)
        column.addStretch(1)
        self.show_standing(None)

    def set_side_names(self, sides: Sequence[str]) -> None:
        """Name the sides as everywhere."""
        self._sides = tuple(sides)
        self._decisions.flow()

    def show_standing(self, standing: Standing | None, link: str = "", conflict: str = "") -> None:
        """Show what is decided about a row; None: no row is chosen.

        ``link``: what a mention goes with. ``conflict``: what is to be settled about the classes here.
        """
        same = standing is not None and self._standing is not None and _row(standing) == _row(self._standing)
        if not same:
            self.leave_editor()
        self._standing = standing
        if not conflict and standing is not None and standing.linked is not None and standing.linked.merges:
            conflict = tr("its link merges classes that were to stay apart")
        self.merges.setText(tr("! {conflict}: Decide › Loose ends settles it.", conflict=sentence(conflict)))
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self.merges.setVisible(bool(conflict))
        self.comment.setEnabled(standing is not None)
        refused = standing.refused if standing is not None else {}
        # That a part is never "not required" by itself is told by the button: it holds for most rows.
        reasons = dict.fromkeys(reason for name, reason in refused.items() if name != "optional")
        lines = [tr("Greyed: {reason}.", reason=reason) for reason in reasons]
        if standing is not None and standing.caution:
            lines.insert(0, tr("Note: {caution}.", caution=standing.caution))
        self.refused.set_whole("\n".join(lines))
        if standing is None:
            self.said.setText(tr("Choose a row to decide about it."))
            self.told.set_whole(
                tr("What agrees is open, too: Decide › Rules decides at once what is identical.")
            )
            self.comment.clear()
            return
        said = choice_words(standing.code, self._sides, standing.sides)
        if standing.added:
            said = tr(ADDED_LONG)
        if standing.words:
            said = tr("{choice}: {words}", choice=said, words=standing.words)
        if standing.optional:
            said = tr("{choice}, not required", choice=said)
        self.said.setText(tr("Final: {choice}", choice=said))
        self.told.set_whole(_told(standing, len(self._sides)))
        if not (same and self.comment.isModified()):
            self.comment.setText(standing.comment)

    def set_writable(self, on: bool) -> None:
        """Let the comment be changed, or only read."""
        self.comment.setReadOnly(not on)

    @property
    def standing(self) -> Standing | None:
        """What is shown."""
        return self._standing

    def write(self, draft: Draft) -> None:
        """Let a slot be written anew, in the place of the buttons."""
        self.leave_editor()
        self.editor = CardEditor(draft, self)
        self.editor.kept.connect(self._keep)
        self.editor.given_up.connect(self._leave)
        self.editor.editor.move_asked.connect(self.move_asked)
        self._column.insertWidget(self._column.indexOf(self._decisions), self.editor)
        self._decisions.hide()
        self.editor.show()
        self.editor.editor.begin()

    def leave_editor(self) -> None:
        """Show the decisions again; what was being written is forgotten."""
        if self.editor is not None:
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
            self._decisions.show()

    def _leave(self) -> None:
        self.leave_editor()
        self.left.emit()

    def _keep(self, draft: Draft, written: Written) -> None:
        self._leave()
        self.written.emit(draft, written)

    def write_comment(self) -> None:
        """Let the comment be written."""
        self.comment.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.comment.selectAll()

    def _give_up(self) -> None:
        self.comment.setText(self._standing.comment if self._standing is not None else "")
        self.left.emit()

    def _finish(self) -> None:
        standing, text = self._standing, self.comment.text().strip()
        if standing is not None and text != standing.comment:
            self.comment.setModified(False)
            self.commented.emit(text)


def _row(standing: Standing) -> tuple[str, int]:
    return standing.document, standing.row


def _told(standing: Standing, sides: int) -> str:
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
        self._made: list[tuple[str, _Button]] = []
        for action_id in BUTTONS:
            button = _Button(actions, action_id)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setMinimumHeight(TARGET)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._made.append((action_id, button))
        self.flow()

    def flow(self) -> None:
        """Put those decisions that have a meaning here one after the other."""
        place = 0
        for action_id, button in self._made:
            shown = self._actions.action(action_id).isVisible()
            button.setParent(self)
            self._grid.removeWidget(button)
            if shown:
                self._grid.addWidget(button, place // 3, place % 3)
                place += 1
            button.setVisible(shown)
