"""All that stands in the way of a final key, object by object, by the names of the tree."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from annotally.adjudication.editing.added_annotation import hand_at, rows_of
from annotally.adjudication.final_key.broken_relations import BrokenRelation
from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.export import conflict_findings, names_of_key, open_findings
from annotally.adjudication.final_key.key_check import KeyToWrite, Obstacle, check_key, without_instance
from annotally.adjudication.final_key.own_text import KeyOnText, put_on_own_text
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.messages import KeyLoss, KeyProblem
from annotally.adjudication.session.key_losses import (
    OF_DOCUMENTS,
    finding_of,
    key_losses,
    message_of,
    unsettled,
)
from annotally.adjudication.session.relations import lost_ends, relation_words
from annotally.comparison.result import UnitComparison
from annotally.formats.capabilities import Unheld
from annotally.formats.io import format_named
from annotally.formats.losses import Loss, LossList
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, Severity
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.model.wording import Wording, as_sentence
from annotally.workspace.facade import Progress

if TYPE_CHECKING:
    from annotally.adjudication.session.adjudication_session import AdjudicationSession

Against = Callable[[AnnotationSet, int, str], UnitComparison]


class KeyReport(NamedTuple):
    """All that stands in the way of a key, and, where nothing does, the key and its files."""

    problems: tuple[KeyProblem, ...]
    summaries: tuple[Diagnostic, ...]
    """Sentences about open objects, merged classes and lost ends, with their numbers."""
    annotations: AnnotationSet
    contents: tuple[bytes, ...] = ()
    losses: tuple[Diagnostic, ...] = ()
    """Sentences about kinds of losses that were not allowed, each annotation of which is a problem."""

    def findings(self, path: str) -> list[Diagnostic]:
        """Return the problems as findings about the place of the key.

        Sentences about all of a kind come first, those about losses last.
        """
        return [*self.summaries, *(_finding(path, problem) for problem in self.problems), *self.losses]


class KeyProblems:
    """The search for all that stands in the way of a session's final key."""

    def __init__(self, session: "AdjudicationSession", against: Against) -> None:
        """``against`` compares a set with a side in a document, as the key is scored."""
        self._session, self._workspace, self._against = session, session.workspace, against

    def report(
        self,
        path: str,
        format_name: str | None,
        side: int,
        progress: Progress,
        documents: Collection[str] | None = None,
        drop: Collection[str] = (),
    ) -> KeyReport:
        """Return everything that stands in the way, of some documents or of all; nothing is saved.

        Open objects are treated by their rules. ``path`` is the place that the findings name. ``drop`` are
        the kinds of losses that are allowed: where these are all, the key goes without them.
        """
        # Relations without an end are left out of what is written: they are told of as such. Where classes
        # are in conflict nothing is written, for it is not said which of them stand.
        finals = {
            name: self._session.keys.of(name, filled=True) for name in self._session.ids_among(documents)
        }
        relations = [relation for relation in self._session.relations.broken() if relation.document in finals]
        summaries = self._summaries(path, finals, len(relations))
        problems = [*self._open(finals), *map(self._of_relation, relations), *self._of_conflicts(finals)]
        finals |= self._without_relations(relations)
        on_text = put_on_own_text(self._workspace.sides, side, finals)
        annotations, uncarried = self._written(on_text, side)
        if any(final.conflicts for final in finals.values()):
            return KeyReport(tuple(problems), tuple(summaries), annotations)
        annotations, refused = self._fitted(annotations, format_name, side, on_text.documents, drop)
        if lost := unsettled(uncarried, drop):
            problems += self._of_lost(on_text)
            refused = [*refused, *lost]
        problems += self._of_losses(refused)
        documents, replaced = on_text.documents, on_text.replaced
        chosen = format_named(format_name or annotations.format)
        names = names_of_key(annotations, self._workspace.sides.documents, chosen)
        key = KeyToWrite(self._workspace, annotations, self._against, side, documents, replaced, names)
        checked = check_key(key, path, format_name, tuple(finals), progress)
        problems += (self._of_obstacle(finals, obstacle) for obstacle in checked.obstacles)
        return KeyReport(
            tuple(problems), tuple(summaries), annotations, checked.contents, _sentences(path, refused)
        )

    def _without_relations(self, relations: Collection[BrokenRelation]) -> dict[str, FinalDocument]:
        """Return the keys of the documents that relations without an end are in, without those."""
        without_them = {}
        for name in dict.fromkeys(relation.document for relation in relations):
            here = [relation for relation in relations if relation.document == name]
            without_them[name] = self._session.keys.of(
                name,
                filled=True,
                without={relation.row for relation in here if relation.row >= 0},
                without_added={relation.added for relation in here if relation.row < 0},
            )
        return without_them

    def _of_lost(self, on_text: KeyOnText) -> Iterator[KeyProblem]:
        """Yield a problem for each object of which the text of the files has no words (C5)."""
        finding = Wording("the text of the file does not have its words")
        expected = Wording("words that both texts have")
        remedy = Wording(
            "tick the box of annotations of such words (in a command: --drop {kinds}), or write the key on "
            "another text",
            kinds=Unheld.UNCARRIED.value,
        )
        for name, objects in on_text.lost.items():
            for item in objects:
                row = self._row_of(on_text.finals[name], item.instance)
                yield self._problem("key", name, row, finding, expected, remedy)

    def _written(self, on_text: KeyOnText, side: int) -> tuple[AnnotationSet, tuple[Loss, ...]]:
        """Return a key over the files of a side, and the loss of objects that their texts do not have."""
        annotations, losses = self._session.keys.over_side(on_text.finals, side), LossList()
        for name, objects in on_text.lost.items():
            for item in objects:
                compared = DocumentAnnotations(self._workspace.sides.label(name), (item.instance,))
                losses.add_of(Unheld.UNCARRIED, compared, item.instance)
                annotations = without_instance(annotations, name, item.instance)
        return annotations, losses.losses()

    def _fitted(
        self,
        annotations: AnnotationSet,
        format_name: str | None,
        side: int,
        documents: Mapping[str, Document],
        drop: Collection[str],
    ) -> tuple[AnnotationSet, list[Loss]]:
        """Return a key without its losses, and the losses that were not allowed.

        The key stays whole unless every kind is allowed: its check then names each annotation in the way.
        """
        fitted, losses = key_losses(self._workspace, annotations, format_name, side, documents)
        refused = unsettled(losses, drop)
        return annotations if refused else fitted, refused

    def _of_losses(self, refused: Collection[Loss]) -> Iterator[KeyProblem]:
        """Yield the problems with losses that no annotation of the key has: the check does not find them."""
        for loss in refused:
            if loss.kind in OF_DOCUMENTS:
                yield self._problem("key", "", 0, *finding_of(loss))

    def losses(self, format_name: str | None, side: int) -> tuple[KeyLoss, ...]:
        """Return the losses of a key in a format; none where classes are in conflict."""
        finals = {name: self._session.keys.of(name, filled=True) for name in self._session.ids_among(None)}
        if any(final.conflicts for final in finals.values()):
            return ()
        on_text = put_on_own_text(self._workspace.sides, side, finals)
        annotations, uncarried = self._written(on_text, side)
        _, losses = key_losses(self._workspace, annotations, format_name, side, on_text.documents)
        return tuple(map(message_of, (*losses, *uncarried)))

    def _summaries(self, path: str, finals: Mapping[str, FinalDocument], relations: int) -> list[Diagnostic]:
        label = self._workspace.sides.label
        types = self._session.keys.types_open_in(finals)
        counts = [(label(name), len(final.open)) for name, final in finals.items()]
        summaries = open_findings(path, counts, types)
        if relations:
            summaries.append(Diagnostic(Severity.ERROR, path, 0, 0, *relation_words(relations)))
        merged = [(label(name), len(final.conflicts)) for name, final in finals.items()]
        return summaries + conflict_findings(path, merged)

    # --- each problem

    def _open(self, finals: Mapping[str, FinalDocument]) -> Iterator[KeyProblem]:
        for name, final in finals.items():
            for row in final.open:
                yield self._problem(
                    "open",
                    name,
                    row,
                    Wording("undecided"),
                    Wording("a decision"),
                    Wording("decide the object"),
                )

    def _of_relation(self, relation: BrokenRelation) -> KeyProblem:
        row = relation.row
        if row < 0:
            row = self._added_row(relation.document, relation.added)
        _, expected, remedy = relation_words(1)
        return self._problem("relation", relation.document, row, lost_ends(relation), expected, remedy)

    def _of_conflicts(self, finals: Mapping[str, FinalDocument]) -> Iterator[KeyProblem]:
        for name, final in finals.items():
            for conflict in final.conflicts:
                finding = Wording("its link merges separate classes")
                expected, remedy = (
                    Wording("classes as decided"),
                    Wording("merge the classes, or decide the link in another way"),
                )
                yield self._problem("conflict", name, conflict.link.mention, finding, expected, remedy)

    def _of_obstacle(self, finals: Mapping[str, FinalDocument], obstacle: Obstacle) -> KeyProblem:
        finding, instance = obstacle.finding, obstacle.instance
        row = self._row_of(finals[obstacle.document], instance) if obstacle.document in finals else 0
        words = map(as_sentence, (finding.found, finding.expected, finding.remedy))
        problem = self._problem("key", obstacle.document, row, *words)
        if instance is not None and not problem.name:
            problem = replace(problem, name=f"{instance.type} {instance.name}".strip())
        return replace(problem, file=finding.file, line=finding.line, column=finding.column)

    def _row_of(self, final: FinalDocument, instance: Instance | None) -> int:
        """Return the row of an object of the key as a window counts, 0 for the document's."""
        by_hand = 0
        for candidate in final.objects if instance is not None else ():
            key_instance = candidate.instance
            if instance is not None and (key_instance.type, key_instance.name) == (
                instance.type,
                instance.name,
            ):
                return candidate.row if candidate.row >= 0 else self._added_row(final.document, by_hand)
            by_hand += candidate.row < 0
        return 0

    def _added_row(self, document: str, number: int) -> int:
        entries = self._session.project.ledger.of(EntryKind.ADDED, document)
        target = self._session.relations.added_target(document, number)
        (row,) = rows_of(entries, self._first_added(document), {target})
        return row

    def _first_added(self, document: str) -> int:
        return len(self._workspace.unit(document).nodes)

    def _problem(
        self, kind: str, document: str, row: int, finding: Wording, expected: Wording, remedy: Wording
    ) -> KeyProblem:
        """Return a problem with the name and the words that the tree has for its row."""
        if not document:
            return KeyProblem(kind, "", "", 0, "", "", finding, expected, remedy)
        name, text, label = "", "", self._workspace.sides.label(document)
        if row >= self._first_added(document):
            entries = self._session.project.ledger.of(EntryKind.ADDED, document)
            line = hand_at(document, entries, self._first_added(document), row)
            assert line is not None  # the row is one of these
            name, text = line.title, line.added_row.words
        elif row > 0:
            tree = self._workspace.tree(document)
            name = tree.title[row]
            text = " · ".join(dict.fromkeys(texts[row] for texts in tree.texts if texts[row]))
        return KeyProblem(kind, document, label, row, name, " ".join(text.split()), finding, expected, remedy)


def _finding(path: str, problem: KeyProblem) -> Diagnostic:
    """Return a problem as a finding about its place in a file, or else about the key."""
    place = problem.file or path, problem.line, problem.column
    return Diagnostic(Severity.ERROR, *place, problem.sentence, problem.expected, problem.remedy)


def _sentences(path: str, refused: Collection[Loss]) -> tuple[Diagnostic, ...]:
    """Return a finding for each kind of losses of annotations that was not allowed."""
    return tuple(
        Diagnostic(Severity.ERROR, path, 0, 0, *finding_of(loss))
        for loss in refused
        if loss.kind not in OF_DOCUMENTS
    )
