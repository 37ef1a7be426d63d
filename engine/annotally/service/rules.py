"""Requests about rules that decide many rows at once."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from annotally.adjudication.decisions import rules
from annotally.adjudication.decisions.display_codes import code_of
from annotally.adjudication.decisions.third_opinion import third_opinion
from annotally.adjudication.project.entries import EntryKind, Grounds
from annotally.adjudication.project.ledger import Command
from annotally.adjudication.project.messages import Changed, Proposals, Reliability, RuleChoice, side_code
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.service.batches import SendPart
from annotally.service.project_requests import ProjectRequests
from annotally.service.requests import request
from annotally.workspace.facade import Progress

THIRD_OPINION = "third-opinion"
"""The rule that follows a model of several annotators where it is sure enough."""
LINKS = "majority-links"
"""The rule of coreference of several annotators: it accepts links of mentions, and decides no row."""


class RuleRequests(ProjectRequests):
    """Requests about rules; each can be previewed before it runs."""

    def __init__(
        self,
        session: Callable[[], AdjudicationSession],
        answer: Callable[[Command | None, int], Changed],
        send: SendPart,
        progress: Progress,
    ) -> None:
        super().__init__(session, answer)
        self._send, self._progress = send, progress

    @request
    def objects(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return the classes of the task, each with its slots, that rules of a type can be about.

        Where the task declares none they are the types that the sides have.
        """
        workspace = self._session().workspace
        declared = (
            (definition.name, tuple(slot.name for slot in definition.slots))
            for definition in workspace.task.classes
        )
        return tuple(declared) or rules.objects_of(workspace.sides.sets)

    @request
    def count(self, choices: Sequence[RuleChoice]) -> int:
        """Send the number of each rule and how many rows it would decide, as parts; return how many rules."""
        for number, choice in enumerate(choices):
            self._send("part", (number, sum(1 for _ in self._proposed(choice))))
        return len(choices)

    @request
    def preview(self, choice: RuleChoice, limit: int) -> Proposals:
        """Return the decisions that a rule would make; of the rows at most ``limit``."""
        rows, count = list[tuple[str, int, int]](), 0
        for proposal in self._proposed(choice):
            count += 1
            if count <= limit:
                rows.append(proposal)
        # Of a third opinion the probabilities are shown, for it is these that a threshold is chosen by.
        if choice.name != THIRD_OPINION:
            return Proposals(count, tuple(rows))
        opinions = self._session().opinions.of(choice.model).by_row
        shares = tuple(opinions[document, row].probability for document, row, _ in rows)
        return Proposals(count, tuple(rows), shares)

    @request
    def reliability(self, model: str) -> Reliability:
        """Return how often each annotator is right by a model."""
        estimate = self._session().opinions.of(model, self._progress).estimate
        return Reliability(estimate.reliability, len(estimate.distributions), estimate.converged)

    def _proposed(self, choice: RuleChoice) -> Iterator[tuple[str, int, int]]:
        """Yield document, row and code of the decisions of a rule; of links the code of the first side."""
        session = self._session()
        if choice.name == LINKS:
            for document, links in session.keys.majority_links(self._progress):
                for row, sides in links.items():
                    yield document, row, side_code(sides[0])
            return
        for document, row, decision in session.rules.preview(self._rule(choice), self._progress):
            yield document, row, code_of(decision)

    @request
    def run(self, choice: RuleChoice, label: str, reason: str = "", comment: str = "") -> Changed:
        """Apply a rule, as one step of undo; a reason and a comment stand with each decision.

        A link that a rule accepts has neither.
        """
        session = self._session()
        kind = EntryKind.LINK if choice.name == LINKS else EntryKind.DECISION
        if choice.name == LINKS:
            command = session.keys.link_majority(label, choice.name, session.user, self._progress)
        else:
            grounds = Grounds(reason, comment)
            command = session.rules.run(self._rule(choice), label, session.user, self._progress, grounds)
        changes = command.changes if command is not None else ()
        return replace(self._answer(command, 0), count=sum(change.key.kind is kind for change in changes))

    def _rule(self, choice: RuleChoice) -> rules.DecisionRule:
        if choice.name == THIRD_OPINION:
            return third_opinion(self._session().opinions.of(choice.model, self._progress), choice.threshold)
        return rule_of(choice, self._session().workspace.task.reading.text_slot)


def rule_of(choice: RuleChoice, text_slot: str) -> rules.DecisionRule:
    """Return the rule that a choice names; ``text_slot`` is that of the task. Raises KeyError for a name."""
    makers: dict[str, Callable[[], rules.DecisionRule]] = {
        "identical": rules.identical,
        "unanimous": rules.unanimous,
        "counted-equal": lambda: rules.counted_equal(choice.side),
        "optional-differs": lambda: rules.optional_differs(choice.side),
        "extent-differs": lambda: rules.extent_differs(
            choice.side, choice.most, tokens=choice.tokens, text_slot=text_slot
        ),
        "of-type": lambda: rules.of_type(choice.type, choice.side),
        "slot-of-type": lambda: rules.slot_of_type(choice.type, choice.slot, choice.side),
        "majority": rules.majority,
    }
    return makers[choice.name]()
