"""The status bar: position, progress of work, number of messages."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QStatusBar, QToolButton

from annotally.model.letters import LETTERS
from annotally_gui.context import AppContext
from annotally_gui.services.alerts import AlertChoice
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.elided_label import ElidedLabel
from annotally_gui.window.progress import ProgressPanel

_MESSAGE_TIME = 8000
"""Milliseconds a message stays."""


def ignore() -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class AdjudicationProgress:
    """The progress of a project: objects decided, those by a rule, the time of saving, and the scores."""

    decided: int = 0
    objects: int = 0
    ruled: int = 0
    saved: str = ""
    """The time, as people here write it; empty: nothing was entered yet."""
    scores: tuple[str, ...] = ()
    """Scores of A against B and of each side against the final key; empty while they are counted.

    With more than two sides the first score is that of every two.
    """
    read_only: bool = False
    by_hand: tuple[int, str] = (0, "")
    """The number of pairs that people made or kept apart, and the score of A and B with them (C4)."""
    unresolved: int = 0
    """The number of problems to be resolved before the key is whole: see Decide › Unresolved."""
    stale: bool = False
    """Whether the scores are older than the last decision: they are being counted."""
    keyless: bool = False
    """Whether nothing can be decided, because the sides have different texts."""
    counting: bool = False
    """Whether decisions are still being read; their count is left out until then."""
    documents_done: tuple[int, int] = (0, 0)
    """The number of documents that are done, and of all."""


@dataclass(frozen=True, slots=True)
class Position:
    """The position in the comparison. ``measures`` are names and values as `reports.tables` writes them."""

    disagreement: int = 0
    """The current disagreement, counted from 1; 0: none is current."""
    disagreements: int = 0
    documents: int = 0
    measures: tuple[tuple[str, str], ...] = ()
    hidden: int = 0
    """Disagreements that the filter leaves out."""
    key2key: bool = False
    """Both sides are keys (M19)."""
    adjudication: AdjudicationProgress | None = None
    """None: no project is open."""


def position_text(position: Position) -> str:
    """Return the position as one line."""
    if position.disagreement:
        walk = tr(
            "Disagreement {number:,} of {count:,}", number=position.disagreement, count=position.disagreements
        )
    else:
        walk = plural("{count} disagreement", "{count:,} disagreements", position.disagreements)
    if position.hidden:
        walk += tr(" ({count:,} more outside the filter)", count=position.hidden)
    if position.adjudication is not None:
        return " · ".join([walk, *_progress_parts(position.adjudication)])
    parts = [walk, plural("{count} document", "{count:,} documents", position.documents)]
    parts += [f"{name} {value}" for name, value in position.measures]
    parts += [tr("two keys")] if position.key2key else []
    return " · ".join(parts)


def _progress_parts(adjudication: AdjudicationProgress) -> list[str]:
    decided = tr("{count:,} of {total:,} decided", count=adjudication.decided, total=adjudication.objects)
    if adjudication.ruled:
        decided = tr("{said} ({count:,} by rule)", said=decided, count=adjudication.ruled)
    parts = [] if adjudication.keyless or adjudication.counting else [decided]
    finished, documents = adjudication.documents_done
    if finished:
        parts.append(tr("{done:,} of {count:,} documents done", done=finished, count=documents))
    if adjudication.unresolved:
        parts.append(plural("{count} unresolved", "{count:,} unresolved", adjudication.unresolved))
    if adjudication.read_only:
        parts.append(tr("read-only"))
    elif adjudication.saved:
        parts.append(tr("saved {time}", time=adjudication.saved))
    return parts + _score_parts(adjudication)


def _score_parts(adjudication: AdjudicationProgress) -> list[str]:
    # The first score is of A and B, or of every two; the others are of each side and the final key.
    is_several = len(adjudication.scores) > 3
    sides = LETTERS[: max(2, len(adjudication.scores) - 1)]
    pairs = (tr("all pairs") if is_several else tr("A–B"), *(tr("{side}–Final", side=side) for side in sides))
    scores = [f"{pair} {score}" for pair, score in zip(pairs, adjudication.scores, strict=False)]
    count, score = adjudication.by_hand
    if scores and count:
        scores[0] = tr("{plain}, manual ({count:,}) {score}", plain=scores[0], count=count, score=score)
    if adjudication.keyless:
        scores = scores[:1]
    if scores and adjudication.stale:
        scores[-1] = tr("{scores} (counting…)", scores=scores[-1])
    return scores


class StatusLine(QStatusBar):
    """Position at the left, progress and messages at the right."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.position = ElidedLabel()
        self.position.setContentsMargins(GAP, 0, GAP, 0)
        self.progress = ProgressPanel(context.engine, context.theme)
        self.messages = QToolButton()
        self.messages.setAutoRaise(True)
        self.messages.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.messages.setToolTip(tr("List the parts of the files that were skipped"))
        self.messages.clicked.connect(context.alerts.show_messages)
        self.messages.hide()
        self.choice = QToolButton()
        """What can be done about the message that is shown."""
        self.choice.setAutoRaise(True)
        self.choice.hide()
        self.choice.clicked.connect(self._choose)
        self._act: Callable[[], object] = ignore
        self._context = context
        self._message, self._where = "", (0, 0)
        self.messageChanged.connect(self._message_changed)
        self.addWidget(self.position, 1)
        self.addPermanentWidget(self.choice)
        self.addPermanentWidget(self.progress)
        self.addPermanentWidget(self.messages)
        context.alerts.messages_changed.connect(self._count)
        context.alerts.status_message.connect(self.say)
        context.alerts.announced.connect(self._speak)
        context.theme.changed.connect(self._tint)

    def show_position(self, position: Position) -> None:
        """Show the position; a message gives way if the current disagreement or a decision has changed.

        It stays where only figures have changed.
        """
        text = position_text(position)
        decided = position.adjudication.decided if position.adjudication is not None else 0
        previous, self._where = self._where, (position.disagreement, decided)
        # A message holds for a place: the current disagreement and the number of decisions tell that.
        changed = text != self.position.whole
        self.position.set_whole(text)
        if changed and self._message and previous == self._where:
            self._show_message()
        elif changed:
            self.clearMessage()

    def say(self, text: str, choice: AlertChoice | None = None) -> None:
        """Show a message before the position, for `_MESSAGE_TIME` or until the position changes.

        ``choice`` is what can be done about it: a button, and then the message stays until the position
        changes. A screen reader speaks the message.
        """
        self._message = text
        verb, self._act = choice if choice is not None else ("", ignore)
        self.choice.setText(verb)
        self.choice.setVisible(bool(verb))
        self._show_message()
        self._context.alerts.announce(text)

    def _speak(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_message(self) -> None:
        # A message of Qt's hides the label of the position, so the position is repeated behind it.
        words = " · ".join(filter(None, (self._message, self.position.whole)))
        self.showMessage(words, 0 if self.choice.text() else _MESSAGE_TIME)

    def _choose(self) -> None:
        act = self._act
        self.clearMessage()
        act()

    def _message_changed(self, message: str) -> None:
        # Qt emits this with an empty text when the time is up.
        if not message:
            self._message, self._act = "", ignore
            self.choice.setText("")
            self.choice.hide()

    def clear(self) -> None:
        """Show nothing: nothing is open."""
        self.clearMessage()
        self.position.set_whole("")

    def _count(self, count: int) -> None:
        self.messages.setVisible(count > 0)
        self.messages.setText(plural("{count} message", "{count:,} messages", count))
        self._tint()

    def _tint(self) -> None:
        if not self.messages.isHidden():
            self.messages.setIcon(self._context.icons.icon("warning", "attention"))
