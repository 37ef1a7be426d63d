"""The card of the final key: the decision about the chosen row, a comment, buttons for other decisions."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from annotally.adjudication.project.messages import CODES, RowDraft, Standing, Written
from annotally_gui.actions.registry import ActionRegistry
from annotally_gui.models.final_words import choice_words, rule_title
from annotally_gui.models.like_decisions import LikeRows, like_words
from annotally_gui.models.number_words import sentence
from annotally_gui.models.tree_words import local_time
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.views.card_editor import CardEditor
from annotally_gui.views.decision_buttons import DecisionButtons
from annotally_gui.views.reason_lines import ReasonLines
from annotally_gui.views.take_bar import TakeBar
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.layouts import add_layout

WIDTH = 272
"""Pixels that the card has beside the others where there is room."""
LIKE_WIDTH = 18
"""Most characters of average width of the decisions about disagreements like this one."""
LEAST_COMMENT = 96
"""Pixels that the comment keeps beside buttons in one line."""


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
    """A card of the final key's entry for a row, its author and time; the comment is edited in place.

    Every part has a place of its own, which stays whatever is decided, commented or noted.
    """

    slot_written = Signal(object, object)
    """The `RowDraft` and the `Written` slot that is to replace it."""
    commented = Signal(str)
    """A new comment about the row."""
    move_asked = Signal(int)
    """A request to move the fill of a line of the edited slot, in the text."""
    exited = Signal()
    """A request to go on in the tree: comment or slot is finished."""
    decision_changed = Signal()
    """`summary` is another one."""
    like_asked = Signal(str)
    """A request to list the decided rows with this sign that are like the row."""
    editing_changed = Signal()
    """An editor was opened or closed."""

    def __init__(self, actions: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: Standing | None = None
        self._sides: tuple[str, ...] = ()
        self._compact = False
        self.summary = ""
        """The decision in words."""
        self.editor: CardEditor | None = None
        """The editor of a slot, while one is open."""
        self.setAccessibleName(tr("Final"))
        self.takes = TakeBar(actions, self)
        """The buttons of the other cards, which whoever shows those puts below them."""
        self.buttons = DecisionButtons(actions, lambda: self.takes.hidden_adds)
        self.decision, self.origin = ElidedLabel(), ElidedLabel()
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        self.decision.setFont(strong)
        self.origin.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.notes = ReasonLines()
        self.notes.setAccessibleName(tr("Notes"))
        self.comment = self._make_comment()
        self.like_menu = QMenu(self)
        self.like = self._make_like()
        """The number of decisions about disagreements like this one; its menu lists them."""
        self._stack = QStackedWidget()
        self._stack.addWidget(self._make_front())
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stack.addWidget(self._area)
        self.takes.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.show_standing(None)

    def _make_comment(self) -> CommentField:
        comment = CommentField()
        comment.setPlaceholderText(tr("Comment"))
        comment.setAccessibleName(tr("Comment"))
        comment.setMinimumHeight(TARGET)
        # A comment is kept when its field is left, by whatever way; Escape restores it before.
        comment.editingFinished.connect(self._finish)
        comment.returnPressed.connect(self.exited)
        comment.given_up.connect(self._give_up)
        return comment

    def _make_like(self) -> QToolButton:
        like = QToolButton()
        like.setAutoRaise(True)
        like.setFixedHeight(TARGET)
        like.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        like.setFixedWidth(LIKE_WIDTH * like.fontMetrics().averageCharWidth())
        like.setEnabled(False)
        # Not the button's own menu: Qt would draw an arrow where there is nothing to count.
        like.clicked.connect(lambda: self.like_menu.popup(like.mapToGlobal(like.rect().bottomLeft())))
        return like

    def show_like(self, rows: LikeRows) -> None:
        """Show how rows like this one were decided; none: nothing is shown."""
        like, menu, counts = self.like, self.like_menu, like_words(rows)
        words = tr("like this: {counts}", counts=counts) if counts else ""
        like.setEnabled(bool(words))
        like.setText(like.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, like.width() - GAP))
        # It lies over the end of the decision's line, whose words make room only for words.
        self.decision.reserve(like.width() if words else 0)
        tip = tr(
            "Decisions about disagreements with the same labels, slots and state: {counts}", counts=counts
        )
        like.setToolTip(tip if words else "")
        like.setAccessibleName(words)
        menu.clear()
        for mark in rows:
            count = sum(map(len, rows[mark].values()))
            action = menu.addAction(
                plural("List {count} decided {sign}", "List {count:,} decided {sign}", count, sign=mark)
            )
            action.triggered.connect(lambda _checked=False, mark=mark: self.like_asked.emit(mark))

    def _make_front(self) -> QWidget:
        """Return the page with decision, comment, buttons and notes, from top to bottom."""
        front = QWidget()
        self._column = QVBoxLayout(front)
        self._column.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        self._column.setSpacing(GAP // 2)
        self.decision.setFixedHeight(TARGET)
        end = QHBoxLayout(self.decision)
        end.setContentsMargins(0, 0, 0, 0)
        end.addWidget(self.like, 0, Qt.AlignmentFlag.AlignTrailing)
        self._column.addWidget(self.decision)
        self._column.addWidget(self.origin)
        self._tail = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._tail.setSpacing(GAP // 2)
        self._tail.addWidget(self.comment)
        self._tail.addWidget(self.buttons)
        add_layout(self._column, self._tail)
        self._column.addWidget(self.notes, 1)
        return front

    def set_compact(self, on: bool, *, with_takes: bool = True, with_decision: bool = False) -> None:
        """Use one line for everything, where there is little room: buttons and comment.

        ``with_takes`` puts the buttons of the other cards there, too; else they stand below those.
        ``with_decision`` has the decision in a line above.
        """
        if on and with_takes and self._tail.indexOf(self.takes) < 0:
            self._tail.addWidget(self.takes)
            self.takes.show()
        self.takes.set_in_card(on and with_takes)
        self.decision.setHidden(on and not with_decision)
        self.like.setHidden(on and not with_decision)
        if on == self._compact:
            return
        self._compact = on
        for part in (self.origin, self.notes):
            part.setHidden(on)
        self.buttons.set_in_line(on)
        # The comment stands first, and first is at the end of a line from right to left.
        direction = QBoxLayout.Direction.RightToLeft if on else QBoxLayout.Direction.TopToBottom
        self._tail.setDirection(direction)
        self._tail.setStretchFactor(self.comment, 1 if on else 0)
        self._tail.setStretchFactor(self.buttons, 2 if on else 0)
        self.comment.setMinimumWidth(LEAST_COMMENT if on else 0)

    def bar_height(self, *, with_decision: bool = False) -> int:
        """Return the height of the card while it is one line, or two ``with_decision``."""
        decision = TARGET + GAP // 2 if with_decision else 0
        return self.comment.sizeHint().height() + GAP + decision

    def full_size(self) -> QSize:
        """Return the least size at which every part is seen."""
        lines = (self.origin, self.notes)
        height = TARGET + sum(line.minimumSizeHint().height() for line in lines)
        height += self.comment.sizeHint().height()
        height += self.buttons.height_for(WIDTH - 2 * GAP)
        return QSize(WIDTH, height + 4 * (GAP // 2) + GAP)

    def set_side_names(self, sides: Sequence[str]) -> None:
        """Name the sides as everywhere."""
        self._sides = tuple(sides)
        self.takes.set_annotators(max(2, len(sides)))
        self.buttons.set_annotators(max(2, len(sides)))

    def show_standing(self, standing: Standing | None, link: str = "", conflict: str = "") -> None:
        """Show the decision about a row; None: no row is chosen.

        ``link`` names the mentions a mention is linked to, ``conflict`` describes a conflict of classes here.
        """
        # The same row is shown again after every decision: an open editor and an unfinished comment stay.
        same = standing is not None and self._standing is not None and _row(standing) == _row(self._standing)
        if not same:
            self.leave_editor()
        self._standing = standing
        self.comment.setEnabled(standing is not None)
        if standing is None:
            self.comment.clear()
            self.show_like({})
            self._describe(
                tr("Final"),
                "",
                [
                    tr(
                        "Choose a row to decide. Rows that agree are undecided, too: take "
                        "them with Decide › Rules."
                    )
                ],
            )
            return
        if not conflict and _merges_classes(standing):
            conflict = tr("its link merges separate classes")
        warning = tr("! {conflict}: resolve it in Decide › Unresolved.", conflict=sentence(conflict))
        notes = [warning] if conflict else []
        notes += [link] if link else []
        title = tr("Final · {choice}", choice=_choice_text(standing, self._sides))
        self._describe(title, _origin_text(standing, len(self._sides)), [*notes, *_notes(standing)])
        if not (same and self.comment.isModified()):
            self.comment.setText(standing.comment)

    def _describe(self, decision: str, origin: str, notes: Sequence[str]) -> None:
        """Write decision, origin and notes into their places."""
        self.decision.set_whole(decision)
        self.origin.set_whole(origin)
        self.notes.set_whole("\n".join(notes))
        summary = _choice_text(self._standing, self._sides) if self._standing is not None else ""
        self.setAccessibleDescription(". ".join(filter(None, (decision, origin, *notes))))
        if summary != self.summary:
            self.summary = summary
            self.decision_changed.emit()

    def set_writable(self, on: bool) -> None:
        """Make the comment writable, or read-only."""
        self.comment.setReadOnly(not on)

    @property
    def standing(self) -> Standing | None:
        """The standing that is shown."""
        return self._standing

    def write(self, draft: RowDraft) -> None:
        """Open the editor of a slot in the place of the card."""
        self.leave_editor()
        self.editor = CardEditor(draft)
        self.editor.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        self.editor.confirmed.connect(self._keep)
        self.editor.given_up.connect(self._leave)
        self.editor.editor.move_asked.connect(self.move_asked)
        self._area.setWidget(self.editor)
        self._stack.setCurrentWidget(self._area)
        self.editor.show()
        self.editing_changed.emit()
        self.editor.editor.begin()

    def leave_editor(self) -> None:
        """Close the editor of a slot, without keeping its text, and show the card again."""
        # Deleted later, as this may be called from a signal of the editor itself.
        if self.editor is not None:
            editor = self._area.takeWidget()
            editor.hide()
            editor.deleteLater()
            self.editor = None
            self._stack.setCurrentIndex(0)
            self.editing_changed.emit()

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


def _merges_classes(standing: Standing) -> bool:
    return standing.linked is not None and standing.linked.merges


def _notes(standing: Standing) -> list[str]:
    """Return a caution about a row and the reasons of greyed decisions."""
    # That a part is never "not required" by itself is told by the button: it holds for most rows.
    reasons = dict.fromkeys(reason for name, reason in standing.refused.items() if name != "optional")
    cautions = [tr("Note: {caution}.", caution=translate(standing.caution))] if standing.caution else []
    return [*cautions, *(tr("Not available: {reason}.", reason=translate(reason)) for reason in reasons)]


def _choice_text(standing: Standing, sides: Sequence[str]) -> str:
    """Return the decision about a row in words: its choice, its fills, whether it is required."""
    if standing.code == CODES["open"] and not standing.added:
        return tr("undecided")
    choice = tr("added") if standing.added else choice_words(standing.code, sides, standing.sides)
    if standing.words:
        choice = tr("{choice}: {words}", choice=choice, words=standing.words)
    return tr("{choice}, not required", choice=choice) if standing.optional else choice


def _origin_text(standing: Standing, sides: int) -> str:
    if standing.code == CODES["open"]:
        return ""
    parts = [tr("decided in a row above")] if standing.source != standing.row else []
    if standing.rule:
        parts.append(tr("by the rule: {rule}", rule=rule_title(standing.rule, sides)))
    if standing.by:
        parts.append(tr("by {person}", person=standing.by))
    if standing.at:
        parts.append(local_time(standing.at))
    if standing.reason:
        parts.append(tr("reason: {reason}", reason=standing.reason))
    return " · ".join(parts)
