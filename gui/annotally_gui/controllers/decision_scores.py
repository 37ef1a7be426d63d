"""The scores of the sides against the decisions so far, asked for after decisions."""

import time
from math import inf

from PySide6.QtCore import QTimer, Signal

from annotally.adjudication.project.messages import ManualPairInfo
from annotally.scoring.families import AnyTally, f1
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.decisions import DecisionCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.models.corpus_model import f_text
from annotally_gui.models.requester import ignore
from annotally_gui.services.requests import DecidedScores, Editing

IDLE = 60
"""Milliseconds without a decision after which all documents are scored."""
AT_ONCE = 0.04
"""Seconds: where scoring took no longer the last time, a decision is scored at once, while it is painted."""
WITH_DECISION = 3_000
"""Rows: documents of no more are scored within some milliseconds, before the next cards are asked for."""
OVERDUE = 400
"""Milliseconds after a decision from which on older scores are marked: sooner, they would blink."""
_SCORES = "scores"


class DecisionScores(Controller):
    """Keeps the scores up with the decisions, without delaying the next one."""

    # For a small document the request for scores goes to the worker directly behind the decision, and both
    # answers are painted together. For a larger one it follows the request for the next row's cards. Where
    # scoring takes long it is asked for once nothing is decided for a moment. What was decided while the
    # worker scores is scored behind that: if decisions stopped it, who decides fast would see no scores.
    # Older figures are marked only if new ones take long: else the mark would flicker.

    changed = Signal()
    """The scores are other ones, or `is_stale` is."""

    def __init__(self, context: AppContext, state: AppState, decisions: DecisionCommands) -> None:
        super().__init__(context, state)
        self._decisions = decisions
        self.texts: tuple[str, ...] = ()
        """F of the sides against each other, then of each against the final key, as written."""
        self.by_hand = (0, "")
        """The number of pairs made by hand, and F of the sides against each other with them (C4)."""
        self._knows_by_hand = False
        """Whether `by_hand` is that of the present pairs; decisions change nothing about it."""
        self.is_stale = False
        """Whether there are decisions that the scores do not know of, and have not known for long."""
        self._asked_at, self._scoring_time = 0.0, inf
        """When scores were asked for, and how long they took the last time, in seconds."""
        self._scored = ""
        """The document that was shown when scores were asked for last."""
        self._is_overtaken = False
        """Whether scores are worked out that do not know of the last decisions."""
        self._asked_with_command = False
        """Whether scores were asked for behind the command that went to the worker last."""
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self._ask)
        self._overdue = QTimer(self, singleShot=True, interval=OVERDUE)
        self._overdue.timeout.connect(self._mark)
        for other_pairs in (state.repaired, state.scored, state.recompared):
            other_pairs.connect(self._forget_by_hand)
        decisions.sent.connect(self._ask_with_command)
        decisions.busy_changed.connect(self._ask_at_once)

    def clear(self) -> None:
        """Forget the scores: another project is open, or none."""
        self.texts, self.by_hand, self.is_stale = (), (0, ""), False
        self._scoring_time, self._asked_with_command = inf, False
        self._knows_by_hand = False
        self._overdue.stop()
        self._idle.stop()

    def ask_soon(self) -> None:
        """Ask for scores once nothing is decided for a while."""
        self._idle.start()

    def follow_decision(self) -> None:
        """Take note that a decision is made: scores of before are old."""
        self._overdue.start()
        if not self._asked_with_command:
            self._idle.start()
        self._asked_with_command = False

    def _ask_with_command(self) -> None:
        """Ask for scores behind a command, where they are worked out before its answer is painted."""
        # The worker keeps the scores of the document that was decided last by passages: however large it is,
        # the next decision in it is scored as fast.
        tree = self._state.tree
        is_fast = tree is not None and (len(tree.nodes) <= WITH_DECISION or tree.document == self._scored)
        self._asked_with_command = is_fast and self._scoring_time <= AT_ONCE
        if self._asked_with_command:
            self._ask()

    def _ask_at_once(self) -> None:
        """Ask for scores if they take milliseconds, and no command waits for the worker."""
        # Asked for behind the request for the next row's cards: the worker scores while the window paints.
        if self._idle.isActive() and self._scoring_time <= AT_ONCE and not self._decisions.is_changing:
            self._ask()

    def _ask(self) -> None:
        """Ask for the scores of all documents: of those that have changed, and their sum."""
        self._idle.stop()
        self._is_overtaken = self.is_asking(_SCORES)
        if self._state.project is not None and not self._is_overtaken:
            self._asked_at = time.monotonic()
            self._scored = self._state.tree.document if self._state.tree is not None else ""
            self.ask(
                DecidedScores.score_all,
                on_result=self._take,
                on_refused=ignore,
                kind=_SCORES,
                is_prompt=self._asked_with_command,
            )

    def _mark(self) -> None:
        self.is_stale = True
        self.changed.emit()

    def _take(self, tallies: tuple[AnyTally, ...]) -> None:
        self._scoring_time = time.monotonic() - self._asked_at
        self._overdue.stop()
        self._asked_with_command = False
        self.is_stale = self._is_overtaken
        self.texts = tuple(f_text(f1(tally)) for tally in tallies)
        self.changed.emit()
        if self._is_overtaken:
            self._idle.start()
        elif not self._knows_by_hand:
            self.ask(Editing.by_hand, on_result=self._take_by_hand, on_refused=ignore)

    def _forget_by_hand(self, _news: object) -> None:
        self._knows_by_hand = False

    def _take_by_hand(self, info: ManualPairInfo) -> None:
        """Take the score of the sides with pairs by hand, which stands beside the plain figure (C4)."""
        self._knows_by_hand = True
        self.by_hand = (info.count, f_text(f1(info.tally))) if info.count else (0, "")
        self.changed.emit()
