"""The final key scored against each side, and written once it has been read back and scores so."""

from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.export import place_of_key, save_key
from annotally.adjudication.project.messages import KeyPlace
from annotally.adjudication.session.key_problems import KeyProblems
from annotally.adjudication.session.passage_scores import (
    Division,
    IndivisibleError,
    PassageScores,
    RowTallies,
    Work,
)
from annotally.comparison.result import Sides, UnitComparison, sum_tables
from annotally.methods.registry import PassageComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused, TaskError
from annotally.model.wording import Wording
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.resolve import as_keys
from annotally.workspace.facade import Progress, no_progress

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession


class Scores(NamedTuple):
    """The scores of a document, or of all: A against B, and each side against the final key so far.

    ``between`` is as the rules alone pair, as it is published; ``manual`` is with the pairs that people made
    or took apart (C4). Of more than two sides both are those of every two, summed.
    """

    between: RowTallies
    manual: RowTallies
    against: tuple[RowTallies, ...]
    """Each side against the final key."""


class Scorer:
    """Compares the final key with every side by the project's task, two keys of which neither is gold."""

    def __init__(self, session: "AdjudicationSession") -> None:
        """Score the final keys of a session. Raises TaskError for a task without a final key."""
        self._session, self._workspace = session, session.workspace
        chosen = self._workspace.task
        if not (chosen.method_spec.has_final_key or session.keyless):
            raise TaskError(Wording("{task}: such annotations have no final key", task=chosen.name))
        task = self._workspace.task if session.keyless else as_keys(self._workspace.task)
        assert isinstance(task, TaskDefinition)  # what is complete stays complete
        # As a rule the task compares two keys already: its comparer has the sides prepared.
        self._comparer = self._workspace.comparer_for(task)
        self._passages: PassageScores | None = None
        """Those of the document that was decided last."""

    def scores(self, document: str) -> Scores:
        """Return the three scores of a document; without a final key nothing is scored against it."""
        if self._session.keyless:
            units = self._workspace.plain_unit(document), self._workspace.unit(document)
            return Scores(units[0].table, units[1].table, ({}, {}))
        return self._with_sides(document, self._against_each(document))

    def follow(
        self, document: str, run: Callable[[Work], Division | None] = lambda work: work()
    ) -> Scores | None:
        """Return the scores as `scores` does, with only those passages scored again that were decided since.

        None where the scores are not those of passages. ``run`` is as `PassageScores` takes it.
        """
        if self._session.keyless or not isinstance(self._comparer, PassageComparer):
            return None
        # Kept passages serve until something leaves its own; then the document is divided anew, and scored
        # as a whole where even that does not help.
        state, added = self._session.state(document), self._session.keys.added(document)
        with suppress(IndivisibleError):
            if self._passages is not None and self._passages.follows(state, added):
                return self._with_sides(document, self._passages.tables())
        self._passages = None
        with suppress(IndivisibleError):
            sides, keys = self._workspace.sides, self._session.keys
            passages = PassageScores(self._comparer, sides, keys, state, added, run)
            self._passages = passages
            return self._with_sides(document, passages.tables())
        return None

    def _with_sides(self, document: str, against: tuple[RowTallies, ...]) -> Scores:
        """Return the scores with the tables of the sides among themselves."""
        workspace = self._workspace
        if len(against) > 2:
            every = [
                sum_tables([among.unit(document, *pair).table for pair in among.pairs_of(document)])
                for among in (workspace.among(manual=False), workspace.among())
            ]
            return Scores(every[0], every[1], against)
        plain, manual = workspace.plain_unit(document), workspace.unit(document)
        return Scores(plain.table, manual.table, against)

    def _against_each(self, document: str) -> tuple[RowTallies, ...]:
        """Return the table of each side against the final key of a document, scored as a whole."""
        # The final key of the document is an annotation set of its own, compared with each side as two keys.
        instances = tuple(final_object.instance for final_object in self._session.keys.of(document).objects)
        final = AnnotationSet("final", "", {document: DocumentAnnotations(document, instances)})
        sides = range(len(self._workspace.side_names))
        return tuple(self._comparer.totals(document, self._beside(final, side)).table for side in sides)

    def _against(self, final: AnnotationSet, side: int, document: str) -> UnitComparison:
        return self._comparer.compare(document, self._beside(final, side))

    def _beside(self, final: AnnotationSet, side: int) -> Sides:
        sides = self._workspace.sides
        return Sides((final, sides.sets[side]), sides.documents)

    def place(self, path: str, format_name: str | None, side: int) -> KeyPlace:
        """Return the place that `export` would fill, a file or a folder of files, and the files there now."""
        documents = self._session.workspace.sides.documents
        return place_of_key(self._session.keys.over_side(self._finals(), side), documents, path, format_name)

    def _finals(self) -> dict[str, FinalDocument]:
        return {name: self._session.keys.of(name, filled=True) for name in self._workspace.document_ids}

    def export(
        self,
        path: str,
        *,
        format_name: str | None = None,
        side: int = 0,
        drop: Collection[str] = (),
        progress: Progress = no_progress,
    ) -> tuple[str, ...]:
        """Write the final key, once it has been read back and scores as it should; return the files.

        Open objects are treated by their rules. ``path`` is a file, or a folder for formats of one
        document a file, and for keys of several files. ``format_name`` is the format, by itself that of
        ``side``. ``drop`` are the kinds of losses that are allowed. Raises InputRefused, and writes nothing,
        where objects without a rule are open, a link merges classes that were to stay apart, the format
        cannot hold the key, an input would be written over, or where the key, read back, scores otherwise.
        """
        self._session.need_key()
        report = self.problems.report(path, format_name, side, progress, drop=drop)
        if report.problems:
            raise InputRefused(*report.findings(path))
        name = format_name or report.annotations.format
        return save_key(self._workspace, report.annotations, report.contents, path, name)

    @cached_property
    def problems(self) -> KeyProblems:
        """The search for all that stands in the way of the key."""
        return KeyProblems(self._session, self._against)
