"""The facade the window and the command line share: open inputs, check them, compare, keep the result.

Trees, historic reports and comparisons of several annotators are imported by what makes them: most commands
need none.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import (
    Comparison,
    Level,
    Nodes,
    Sides,
    UnitComparison,
    UnitTotals,
    sum_tables,
)
from annotally.formats.base import ReadOptions
from annotally.methods.registry import Comparer, OutliningComparer, ReweighingComparer, comparer_of
from annotally.model.diagnostics import Diagnostic
from annotally.model.findings import Findings
from annotally.model.text import Document
from annotally.model.wording import Wording
from annotally.reports.tables.comparability import Terms
from annotally.reports.tables.score_tables import CorpusRow, corpus_row
from annotally.tasks.catalogue import TaskChoice
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.label_features import named_labels
from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs
from annotally.text.edges import NO_EDGES, Edges
from annotally.workspace import fork as apart
from annotally.workspace.gc_pause import gc_paused
from annotally.workspace.inputs.checks import (
    outside_text,
    unscored_sides,
)
from annotally.workspace.inputs.forgiven_edges import sides_at_own_offsets
from annotally.workspace.inputs.method_checks import CheckedInputs, method_findings
from annotally.workspace.inputs.reading import ReadInputs, read_inputs
from annotally.workspace.inputs.request_checks import choose_documents, reconcile, refuse_errors
from annotally.workspace.inputs.shared_readings import SharedReadings
from annotally.workspace.inputs.task_checks import undeclared
from annotally.workspace.request import OpenRequest as OpenRequest
from annotally.workspace.request import Progress as Progress
from annotally.workspace.request import SideInput as SideInput
from annotally.workspace.request import no_progress as no_progress
from annotally.workspace.signature import Signed, sign_inputs
from annotally.workspace.uncompared.findings import nothing_scored, scores_nothing, uncompared
from annotally.workspace.uncompared.unread import unread_differences

if TYPE_CHECKING:
    from annotally.annotators.comparison import MultiComparison
    from annotally.reports.muc.files import HistoricReport
    from annotally.reports.muc.map_history import Representatives
    from annotally.reports.tables.confusion import Confusion
    from annotally.reports.tree.arcs import Arcs
    from annotally.reports.tree.classes import ClassTable
    from annotally.reports.tree.inspection import Inspection
    from annotally.reports.tree.unit_tree import Marks, TreeTable

WORTH_A_COPY = 10_000
"""Annotations that a copy of the process has to tabulate at least: it costs 20 ms and some memory."""
Tables = Mapping[str, UnitTotals]
"""Of documents by id."""


class Workspace:
    """Opened inputs and their comparison so far. Inputs are never written.

    Of more than two sides a unit holds the items that they make; scores are of two, and `among` has them.
    """

    def __init__(
        self,
        task: TaskDefinition,
        sides: Sides,
        document_ids: tuple[str, ...],
        warnings: Findings,
        signature: str,
        outputs: Outputs = DEFAULT_OUTPUTS,
        options: tuple[ReadOptions, ...] = (),
        signed: Signed | None = None,
        requested: TaskChoice | None = None,
        *,
        by_pair: bool = False,
        jobs: int | None = None,
    ) -> None:
        # Units are computed on demand and kept: those by rules alone apart from those under manual
        # constraints, so that removing constraints restores the earlier unit.
        self._jobs = jobs  # of those that look for data that is not compared; None: as many as pay
        self._by_pair = by_pair
        """Whether nothing is compared in documents that one of two sides alone has."""
        self._signed = signed
        """Makes the signature by another task."""
        self._requested = requested if requested is not None else task
        self.outputs = outputs
        self.options = options
        """How each side was read."""
        self.task = task
        self.sides = sides
        self.document_ids = document_ids
        self._warnings, self._signature = warnings, signature
        self._comparer = comparer_of(task)
        self._units: dict[str, UnitComparison] = {}
        """Units without constraints."""
        self._constraints: dict[str, Constraints] = {}
        self._constrained: dict[str, UnitComparison] = {}
        """Units of the documents that have constraints."""
        self.previous: dict[str, tuple[UnitComparison, Comparer]] = {}
        """Units by other weights, each with its comparer, of documents not compared yet."""
        self.trees: dict[str, TreeTable] | None = None
        """The trees so far; None: not kept. Their texts stay where other weights give the same rows."""
        self._rows: dict[str, CorpusRow] = {}
        """The lines of the corpus list so far."""
        self._last_tree: TreeTable | None = None
        self._last_classes: ClassTable | None = None
        """The classes of the last tree."""
        self._confusion: Confusion | None = None
        """The confusion of the whole corpus."""

    def compared_by(self, chosen: TaskChoice) -> "Workspace":
        """Return a workspace of the same annotations, compared by another task of the same method.

        Nothing is read again, and this workspace stays as it is. Raises InputRefused for what the task cannot
        work with.
        """
        task = chosen if isinstance(chosen, TaskDefinition) else chosen.complete(self.sides.sets)
        signature = self.signature if self._signed is None else self._signed.signature(task)
        inputs = (self.sides, self.document_ids, self._warnings, signature)
        options = (self.outputs, self.options, self._signed, chosen)
        workspace = Workspace(task, *inputs, *options, by_pair=self._by_pair, jobs=self._jobs)
        if task.method == self.task.method and isinstance(comparer := self._comparer, ReweighingComparer):
            workspace._comparer = comparer.followed_by(task)
            workspace.previous = self.previous | {n: (unit, comparer) for n, unit in self._units.items()}
            workspace.trees = None if self.trees is None else dict(self.trees)
        return workspace

    def at_own_offsets(self) -> "Workspace | None":
        """Return a workspace of the annotations at the offsets of their own texts, all on the text compared.

        None where no text was aligned with another one (C5).
        """
        sides = self.sides
        if not sides.moved:
            return None
        workspace = Workspace(
            self.task,
            sides_at_own_offsets(sides, self.edges),
            self.document_ids,
            self._warnings,
            self._signature,
            by_pair=self._by_pair,
            jobs=self._jobs,
        )
        workspace._comparer = self._comparer
        return workspace

    @cached_property
    def edges(self) -> Edges:
        """Return the characters that do not count at the edges of extents."""
        return self._signed.edges if self._signed is not None else NO_EDGES

    @cached_property
    def warnings(self) -> Findings:
        """The warnings about the inputs, and about data in them that the task does not compare (C10)."""
        # Worked out when they are first asked for, since the search for data that is not compared goes
        # through all annotations and files once more. That nothing is scored stands in place of the same said
        # of each side.
        sets, task = self.sides.sets, self.task
        findings = list(unscored_sides(sets, task.scored_names, task.name))
        if self.scores_nothing:
            findings = [nothing_scored(task, sets)]
        ways = self.options or (task.reading,) * len(sets)
        with gc_paused():
            left_out, differing = uncompared(task, sets, self._jobs)
        if task.method_spec.declares_slots:
            findings += [
                undeclared_finding
                for side in sets
                for undeclared_finding in undeclared(task, side, differing)
            ]
        return Findings(self._warnings, findings, left_out, unread_differences(sets, ways))

    @cached_property
    def scores_nothing(self) -> bool:
        """Whether nothing on any side is scored by the task (C10)."""
        return scores_nothing(self.task, self.sides.sets)

    @property
    def nothing_scored(self) -> Diagnostic | None:
        """Why nothing is scored, with the title of the task (C10); None: something is."""
        return nothing_scored(self.task, self.sides.sets, by_title=True) if self.scores_nothing else None

    @property
    def side_names(self) -> tuple[str, ...]:
        """The names of the sides, key first."""
        return tuple(side.name for side in self.sides.sets)

    def document(self, document_id: str) -> Document:
        """Return a document; one that no input has the text of is empty."""
        document = self.sides.documents.get(document_id)
        return document if document is not None else Document(document_id, document_id, "")

    @property
    def manual(self) -> int:
        """How many pairs people made or took apart."""
        return sum(map(len, self._constraints.values()))

    @property
    def signature(self) -> str:
        """The signature of every score of this comparison; with `manual (n)` for changed pairs (C4)."""
        return f"{self._signature} | manual ({self.manual})" if self.manual else self._signature

    @property
    def terms(self) -> Terms:
        """The terms that another result must share to be compared with this one."""
        if self._signed is None:
            return Terms(task=self.task.name)
        labels = named_labels(self.task.similarity.schema, of=self.sides.sets[0])
        return self._signed.terms(self._requested, labels)

    @property
    def is_compared(self) -> bool:
        """Whether every document has been compared."""
        return len(self._units.keys() | self._constrained.keys()) == len(self.document_ids)

    def constraints(self, document_id: str) -> Constraints:
        """Return the manual constraints on the pairs of a document."""
        return self._constraints.get(document_id, NONE)

    def with_constraints(self, document_id: str, constraints: Constraints) -> UnitComparison:
        """Compare a document anew under these constraints instead of those it has, and return the result.

        `annotally.comparison.constraints.NONE` takes them away. Raises InputRefused, and changes nothing, for
        those that contradict each other or that the method cannot follow.
        """
        # The comparison comes first: if it is refused nothing has been changed. Units under constraints are
        # kept apart from those by the rules alone, so to take constraints away costs nothing. Views made of
        # the old unit are dropped.
        if constraints == self.constraints(document_id):
            return self.unit(document_id)
        if constraints:
            with gc_paused():
                unit = self._whole.compare(document_id, self.sides, constraints)
            self._constraints[document_id], self._constrained[document_id] = constraints, unit
        else:
            del self._constraints[document_id], self._constrained[document_id]
        self._rows.pop(document_id, None)
        self._last_tree = self._last_classes = self._confusion = None
        return self.unit(document_id)

    def unit(self, document_id: str) -> UnitComparison:
        """Return the comparison of one document, computed once, under the constraints it has."""
        unit = self._constrained.get(document_id)
        return unit if unit is not None else self.plain_unit(document_id)

    def plain_unit(self, document_id: str) -> UnitComparison:
        """Return the comparison of one document as the rules alone have it, computed once."""
        unit = self._units.get(document_id)
        if unit is None:
            with gc_paused():
                unit = self._reweighed(document_id) or self._whole.compare(document_id, self.sides)
            self._units[document_id] = unit
        return unit

    def _reweighed(self, document_id: str) -> UnitComparison | None:
        comparer, previous = self._whole, self.previous.pop(document_id, None)
        if previous is None or not isinstance(comparer, ReweighingComparer):
            return None
        return comparer.reweighed(document_id, self.sides, *previous)

    def totals(self, progress: Progress = no_progress, jobs: int = 1) -> Comparison:
        """Return the comparison of the whole corpus for its tables: nodes are made when they are asked for.

        Units are as in `comparison`. For a corpus that is scored and not looked at: the nodes of a document
        cost another comparison of it. ``jobs`` is the most processes that work; the result is the same.
        """
        self._tabulate(progress, jobs)
        return self.comparison()

    def comparison(self, progress: Progress = no_progress, *, manual: bool = True) -> Comparison:
        """Return the comparison of the whole corpus; if not ``manual``, as if nobody had changed a pair."""
        total = len(self.document_ids)
        units, unit = {}, self.unit if manual else self.plain_unit
        two = len(self.sides.sets) == 2
        if two and self.task.method_spec.nodes_later and not self._units and apart.is_worth_forking(total):
            self._tabulate(progress, 2)
            progress = no_progress
        with gc_paused():
            for number, document_id in enumerate(self.document_ids):
                units[document_id] = unit(document_id)
                progress(number + 1, total, Wording("Scoring"))
        table = sum_tables([unit.table for unit in units.values()])
        signature, count = (self.signature, self.manual) if manual else (self._signature, 0)
        return Comparison(self.task.name, signature, self.side_names, units, table, count)

    def forget_units(self) -> None:
        """Give up the comparisons by the rules alone; they are made anew when they are asked for."""
        # A unit whose nodes are made on request refers to the workspace, and the collector does not visit
        # what was loaded (`gc_paused`): a workspace that nobody needs any more stays in memory otherwise.
        # Units under manual constraints have their nodes, and stay.
        for units in (self._units, self.previous):
            units.clear()
        self._last_tree = self._last_classes = self._confusion = None

    def pass_units(
        self,
        take: Callable[[UnitComparison], None],
        progress: Progress = no_progress,
        *,
        outlined: bool = False,
    ) -> Comparison:
        """Give the unit of every document to ``take``, in corpus order; return the comparison of the corpus.

        Nodes that were not there before are released afterwards, and made anew where they are asked for. If
        ``outlined``, new units have outlines, where the method has them, and make nodes only on request.
        """
        total = len(self.document_ids)
        compare: Callable[[str], UnitComparison] = self.unit
        if outlined and isinstance(self._whole, OutliningComparer):
            compare = partial(self._whole.outlined, sides=self.sides)
        with gc_paused():
            for number, document_id in enumerate(self.document_ids):
                earlier_unit = self._constrained.get(document_id) or self._units.get(document_id)
                has_nodes = earlier_unit is not None and isinstance(earlier_unit.nodes_or_maker, Nodes)
                unit = earlier_unit or compare(document_id)
                take(unit)
                if not has_nodes and document_id not in self._constrained:
                    maker = partial(self._nodes, document_id)
                    self._units[document_id] = replace(unit, nodes_or_maker=maker, outline_maker=None)
                progress(number + 1, total, Wording("Scoring"))
        return self.comparison()

    def _tabulate(self, progress: Progress, jobs: int) -> None:
        """Make the tables of all documents that are not compared yet; `_nodes` makes their nodes later."""
        # All parts but the first are tabulated in copies of this process, which share its memory (fork) and
        # send back tallies alone. The order of documents is that of the corpus, whatever the parts.
        compared_ids = self._units.keys() | self._constrained.keys()
        new_ids = [name for name in self.document_ids if name not in compared_ids]
        parts = self.divide(new_ids, jobs if apart.is_safe() else 1, WORTH_A_COPY)
        with gc_paused(), ExitStack() as copies:
            answers = [(part, copies.enter_context(self._tabulated_apart(part))) for part in parts[1:]]
            for number, document_id in enumerate(parts[0]):
                self.take_tables(self.tables([document_id]))
                progress(number + 1, len(parts[0]), Wording("Scoring"))
            for part, answer in answers:
                tables = answer(None)
                self.take_tables(tables[0] if tables else self.tables(part))

    def _tabulated_apart(
        self, part: Sequence[str]
    ) -> AbstractContextManager[Callable[[None], tuple[Tables, ...]]]:
        return apart.forked(partial(self.tables, part))

    def divide(self, document_ids: Sequence[str], count: int, least: int = 1) -> list[Sequence[str]]:
        """Return documents in at most ``count`` parts of about as many annotations each, in order.

        There are at least ``least`` annotations for each part, or there is but one part.
        """
        sizes = list(map(self.count_annotations, document_ids))
        parts: list[list[str]] = [[] for _ in range(max(1, min(count, sum(sizes) // least)))]
        so_far, share = 0, max(1, sum(sizes)) / len(parts)
        for document_id, size in zip(document_ids, sizes, strict=True):
            parts[min(int(so_far / share), len(parts) - 1)].append(document_id)
            so_far += size
        return [part for part in parts if part] or [[]]

    def count_annotations(self, document_id: str) -> int:
        """Return the number of annotations that the sides have in a document."""
        return sum(map(len, self.sides.stored_instances(document_id)))

    def keep(self, unit: UnitComparison, constraints: Constraints, row: CorpusRow, tree: "TreeTable") -> bool:
        """Keep a comparison that a copy of this process made, with its line and tree; tell if they are right.

        They are not where the document has other ``constraints`` by now.
        """
        # A unit that was compared here meanwhile stays: others may hold it, and tell it by its identity.
        document_id = unit.document
        if constraints != self.constraints(document_id):
            return False
        if not constraints:
            self._units.setdefault(document_id, unit)
        self._rows[document_id] = row
        if self.trees is not None:
            self.trees[document_id] = tree
        return True

    def tables(self, document_ids: Iterable[str]) -> Tables:
        """Return the totals of documents by the rules alone; nothing of them is kept."""
        return {name: self._whole.totals(name, self.sides) for name in document_ids}

    def take_tables(self, tables: Tables) -> None:
        """Take the totals of documents, as `tables` returns them in whatever process.

        Nodes are made when they are first asked for.
        """
        for document_id, (table, label_pairs) in tables.items():
            maker = partial(self._nodes, document_id)
            self._units[document_id] = UnitComparison(document_id, maker, table, label_pairs=label_pairs)

    def _nodes(self, document_id: str) -> Nodes:
        return self._whole.compare(document_id, self.sides).nodes

    def among(self, *, manual: bool = True) -> "MultiComparison":
        """Return the comparison of the sides as annotators; none of them is the key.

        If not ``manual``, as if nobody had changed a pair.
        """
        return (
            self._among.with_constraints(self._constraints) if manual and self._constraints else self._among
        )

    @cached_property
    def _among(self) -> "MultiComparison":
        from annotally.annotators.comparison import MultiComparison

        return MultiComparison(self.task, self.sides, self.document_ids)

    @cached_property
    def _whole(self) -> Comparer:
        """Compares all sides of a document."""
        if len(self.sides.sets) <= 2 and not self._by_pair:
            return self._comparer
        from annotally.annotators.unit import JointComparer, PairwiseComparer

        if len(self.sides.sets) > 2:
            return JointComparer(self._among)
        return PairwiseComparer(self._among, self._comparer)

    def comparer_for(self, task: TaskDefinition) -> Comparer:
        """Return a comparer of two sides for a task; for the workspace's own it is the one that it uses."""
        return self._comparer if task == self.task else comparer_of(task)

    def reports(
        self, progress: Progress = no_progress, *, manual: bool = False
    ) -> "tuple[HistoricReport, ...]":
        """Return the files that the MUC scorer would write.

        They are what gets published: manually changed pairs count only if ``manual``, and show then (C4).
        """
        # The scorer's names of equated objects are a function, called only by the report that needs them.
        from annotally.methods.templates.comparer import TemplateComparer
        from annotally.reports.muc.files import historic_reports

        comparison, comparer = self.comparison(progress, manual=manual), self._comparer
        equated: Representatives | None = None
        if self.task.equatable and isinstance(comparer, TemplateComparer):
            equated = partial(comparer.representatives, sides=self.sides)
        return historic_reports(
            self.task, comparison, self.sides, self.warnings, self.outputs, progress, equated
        )

    @property
    def input_files(self) -> tuple[str, ...]:
        """The files that were read, each once."""
        files = [source.path for side in self.sides.sets for source in side.sources]
        files += [document.file for document in self.sides.documents.values() if document.file]
        return tuple(dict.fromkeys(files))

    def corpus_row(self, document_id: str) -> CorpusRow:
        """Return a document's line of the corpus list, made once for the constraints it has."""
        if document_id not in self._rows:
            self._rows[document_id] = self._make_row(document_id)
        return self._rows[document_id]

    def _make_row(self, document_id: str) -> CorpusRow:
        counts = list(map(len, self.sides.stored_instances(document_id)))
        unit, label = self.unit(document_id), self.document(document_id).label
        pooled = self.among().pooled([document_id]) if len(counts) > 2 else None
        annotated = [document_id in side.documents for side in self.sides.sets]
        return corpus_row(self.task, unit, label, counts, pooled, annotated)

    def tree(self, document_id: str) -> "TreeTable":
        """Return a document's tree; the last one is kept, for it is often asked for twice."""
        if self._last_tree is None or self._last_tree.document != document_id:
            unit, label = self.unit(document_id), self.document(document_id).label
            from annotally.reports.tree.unit_tree import renewed_tree

            self._last_tree = renewed_tree(self.trees, unit, label, self.sides, self.task)
            self._last_classes = None
        return self._last_tree

    def classes(self, document_id: str) -> "ClassTable":
        """Return the classes of a document's mentions; kept as its tree is, for every choice asks again."""
        tree = self.tree(document_id)
        if self._last_classes is None:
            from annotally.reports.tree.classes import class_table

            self._last_classes = class_table(tree)
        return self._last_classes

    @property
    def has_confusion(self) -> bool:
        """Whether two are compared by similarity: labels may be taken for each other."""
        return self.task.method_spec.has_confusion and len(self.sides.sets) == 2

    def confusion(self, document_id: str = "") -> "Confusion | None":
        """Return how often each label was taken for each other one, in a document or in all.

        None unless two are compared by similarity.
        """
        # The matrix of the corpus needs every unit and is cached; that of a document is made anew each time.
        rules = self.task.similarity
        if not self.has_confusion:
            return None
        from annotally.reports.tables.confusion import confusion_of

        if document_id:
            return confusion_of(rules, (self.unit(document_id),), self.sides)
        if self._confusion is None:
            self._confusion = confusion_of(rules, map(self.unit, self.document_ids), self.sides)
        return self._confusion

    def marks(self, document_id: str, tree: "TreeTable") -> "Marks":
        """Return the marks that the text pane draws."""
        from annotally.reports.tree.unit_tree import marks

        return marks(tree, self.document(document_id).text, self.sides, self.task)

    def arcs(self, tree: "TreeTable") -> "Arcs":
        """Return the arcs that the text pane draws between marks."""
        from annotally.reports.tree.arcs import arcs

        return arcs(tree, self.sides)

    def inspect(self, document_id: str, row: int) -> "Inspection":
        """Return the inspector's cards for one row of a document's tree."""
        from annotally.reports.tree.classes import class_cards
        from annotally.reports.tree.inspection import inspect

        label = self.document(document_id).label
        inspection = inspect(self.unit(document_id), row, label, self.sides, self.task)
        if self.unit(document_id).nodes.level[row] in (Level.COMPONENT, Level.CLASS):
            classes, tree = self.classes(document_id), self.tree(document_id)
            return replace(inspection, cards=class_cards(classes, tree, row, self.side_names))
        return inspection

    def target(self, document_id: str, row: int) -> int:
        """Return the row of the object that the pointers of a row lead to, -1 if they lead nowhere."""
        from annotally.reports.tree.pointers import DocumentPointers

        return DocumentPointers(self.unit(document_id), self.sides).row_of(row)


def open_workspace(
    request: OpenRequest, progress: Progress = no_progress, shared: SharedReadings | None = None
) -> Workspace:
    """Read all inputs and check them against each other; ``shared`` may have the key already.

    Raises InputRefused with every error found; what can be read past is in ``Workspace.warnings``.
    """
    return check_inputs(request, read_inputs(request, progress, shared), progress)


def check_inputs(
    request: OpenRequest,
    inputs: ReadInputs,
    progress: Progress = no_progress,
    completed: TaskDefinition | None = None,
) -> Workspace:
    """Check the inputs of a request against each other, as `open_workspace` does when it has read them.

    ``completed`` is the task, where the inputs are a part of those that it was completed from.
    """
    # Texts are reconciled, then all is checked: one attempt reports every error.
    versions = reconcile(request, inputs)
    chosen = request.task
    task = completed or (chosen if isinstance(chosen, TaskDefinition) else chosen.complete(versions.sets))
    # Findings keep this order: texts, names of documents, documents that some lack, extents, the method's.
    ids, own_findings = choose_documents(request, task, versions)
    for annotations, documents in versions.as_read:
        own_findings += outside_text([annotations], documents)
    findings = Findings(versions.findings, inputs.findings, own_findings)
    findings += method_findings(CheckedInputs(chosen, task, versions, ids, request.jobs), findings)
    warnings = refuse_errors(request, inputs, versions, findings)
    progress(request.steps, request.steps, Wording("Reading"))
    signed = sign_inputs(request, inputs, versions, versions.notes_by(task, ids))
    return Workspace(
        task,
        versions.sides,
        ids,
        warnings,
        signed.signature(task),
        request.outputs,
        inputs.options,
        signed,
        chosen,
        by_pair=request.annotators,
        jobs=request.jobs,
    )
