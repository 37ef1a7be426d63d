"""The state of the window: the open comparison and the place selected in it. Holds no annotations."""

from bisect import bisect_left
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from annotally.adjudication.project.document_cache import KnownDocument
from annotally.adjudication.project.messages import Decided, ProjectState
from annotally.comparison.result import TOTAL, Level, RowKey
from annotally.reports.messages import DocumentView, Opened, Recompared, Repaired, Scored, ScoredBatch
from annotally.reports.tables.score_tables import CorpusRow, ScoreRow
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.chunks import Assembly, TreePiece
from annotally.reports.tree.unit_tree import Marks, TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.forest import Forest
from annotally_gui.models.plain_names import side_name
from annotally_gui.services.i18n import tr
from annotally_gui.services.session import SessionRequest


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a document's tree."""

    document: str
    row: int


class AppState(QObject):
    """The state of the workspace. Operations change it, views listen."""

    opened = Signal(object)
    """Opened: another comparison is open."""
    batch_came = Signal(object)
    """ScoredBatch: a few more documents are scored."""
    scored = Signal(object)
    """Scored: every document is."""
    document_shown = Signal(object)
    """DocumentView: another document is shown."""
    recompared = Signal(object)
    """Recompared: a document is compared by another task than the rest as it was scored."""
    repaired = Signal(object)
    """Repaired: a document has other rows now, because people paired annotations, or added some."""
    rescored = Signal(object)
    """ScoredBatch: every document is compared by that task now, in corpus order."""
    place_changed = Signal(object)
    """Place or None: another row is selected."""
    closed = Signal()
    project_changed = Signal(object)
    """ProjectState or None: another project is open, or none, or the next command to undo has changed."""
    known_came = Signal(object)
    """A tuple of `KnownDocument`: facts about documents that are not scored yet."""
    decisions_came = Signal(object)
    """A tuple of `Decided`: the decisions of some documents as they are now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.request: SessionRequest | None = None
        """None: the sample, or nothing."""
        self.comparison: Opened | None = None
        self.project: ProjectState | None = None
        self.forest = Forest()
        """The trees of the scored documents: the mapping pane's own, so that they are in memory once."""
        self.corpus: dict[str, CorpusRow] = {}
        self.rows: tuple[ScoreRow, ...] = ()
        self.view: DocumentView | None = None
        self.text_side = -1
        """The side whose text was chosen to be shown beside the one compared, by number; -1: none was."""
        self.place: Place | None = None
        self._assembly = Assembly()
        self.stale = False
        """Whether the corpus on screen was scored by another task than the one in force."""
        self.outdated = False
        """Whether the document shown is too large to be shown anew before everything is scored."""
        self._gathered: list[ScoredBatch] = []

    def open(self, comparison: Opened, request: SessionRequest | None) -> None:
        """Take another comparison, of which no document is scored yet."""
        # The state is emptied and filled before any signal goes out, so that every listener finds the new
        # comparison whole. A project is reported later, by `set_project`.
        self._empty()
        sides = tuple(
            tr("{name}, system", name=side_name(name)) if number in comparison.systems else side_name(name)
            for number, name in enumerate(comparison.sides)
        )
        comparison = replace(comparison, sides=sides)
        self.comparison, self.request = comparison, request
        self.opened.emit(comparison)
        self.project_changed.emit(None)

    def close(self) -> None:
        """Forget the open comparison and its project."""
        self._empty()
        self.project_changed.emit(None)
        self.closed.emit()

    def _empty(self) -> None:
        self.comparison, self.request, self.view, self.place = None, None, None, None
        self.project, self.text_side = None, -1
        self.forest, self.corpus, self.rows = Forest(), {}, ()
        self.stale, self.outdated, self._gathered, self._assembly = False, False, [], Assembly()

    def take_part(self, part: ScoredBatch | TreePiece | tuple[Decided, ...]) -> None:
        """Take scored documents, decisions about them, or a piece of a large tree, reported when complete."""
        # A large tree arrives in pieces, each worth a few milliseconds of the window's time. The last piece
        # carries the document's line of the corpus, and only then the tree is handed on, as a batch of one.
        if isinstance(part, tuple):
            self.take_decisions(part)
            return
        if isinstance(part, ScoredBatch):
            self.take_batch(part)
            return
        tree = self._assembly.add(part)
        if tree is not None and part.corpus is not None:
            self._assembly = Assembly()
            self.take_batch(ScoredBatch((part.corpus,), (tree,)))

    def take_known(self, documents: tuple[KnownDocument, ...]) -> None:
        """Report facts about documents, but for those scored already."""
        # Scores may arrive before the facts known from an earlier run: what is scored is newer and must not
        # be overwritten.
        self.known_came.emit(
            tuple(document for document in documents if document.row.document not in self.corpus)
        )

    def take_recompared(self, recompared: Recompared, request: SessionRequest | None) -> None:
        """Take a document compared by another task; later scores are gathered until there are all."""
        # The document shown is compared first and alone, so that a person sees the effect at once. All
        # other scores on screen are of the old task until `take_scores`.
        self.request = request
        if self.comparison is not None and recompared.method_spec is not None:
            self.comparison = replace(self.comparison, method_spec=recompared.method_spec)
        self.stale, self._gathered, self._assembly = True, [], Assembly()
        self.recompared.emit(recompared)

    def take_batch(self, batch: ScoredBatch) -> None:
        """Report scored documents to the listeners, which keep their trees; while `stale`, gather them."""
        # While another task is in force, the screen shows scores of the old one: batches wait until all are
        # there.
        if self.stale:
            self._gathered.append(batch)
            return
        self.corpus.update((row.document, row) for row in batch.corpus)
        self.batch_came.emit(batch)

    def take_change(self, part: tuple[Decided, ...] | Repaired | Scored) -> None:
        """Take the result of a command: changed decisions, or a document's new rows and then all scores."""
        if isinstance(part, Repaired):
            self.corpus[part.corpus.document] = part.corpus
            self.repaired.emit(part)
        elif isinstance(part, Scored):
            self.take_scores(part)
        else:
            self.take_decisions(part)

    def take_scores(self, scored: Scored) -> None:
        """Take the score table."""
        self.rows = scored.rows
        # Everything gathered since `take_recompared` replaces the old scores at once, so that no screen ever
        # mixes scores of two tasks.
        if self.stale:
            gathered, self._gathered, self.stale = self._gathered, [], False
            corpus = tuple(row for batch in gathered for row in batch.corpus)
            self.corpus.update((row.document, row) for row in corpus)
            self.rescored.emit(ScoredBatch(corpus, tuple(tree for batch in gathered for tree in batch.trees)))
        self.scored.emit(scored)

    def set_project(self, project: ProjectState | None) -> None:
        """Take the state of the open project, or of another one."""
        self.project = project
        self.project_changed.emit(project)

    def take_decisions(self, documents: tuple[Decided, ...]) -> None:
        """Report changed decisions to the listeners, which keep them."""
        self.decisions_came.emit(documents)

    def show_document(self, view: DocumentView) -> None:
        """Show a document."""
        self.view, self.outdated = view, False
        self.document_shown.emit(view)

    def select(self, place: Place | None, *, anew: bool = False) -> None:
        """Select a row, or none; ``anew``: report it even if it is selected, as its content has changed."""
        if anew or place != self.place:
            self.place = place
            self.place_changed.emit(place)

    @property
    def is_configurable(self) -> bool:
        """Whether the task can be changed: by a configuration, or by profiles of similarity."""
        opened = self.comparison
        return opened is not None and (opened.configurable or opened.method_spec.has_profiles)

    @property
    def tree(self) -> TreeTable | None:
        """The tree of the shown document, once that is scored."""
        number = self.forest.document_number(self.view.document) if self.view is not None else None
        return None if number is None else self.forest.trees[number]

    def forest_row(self) -> int:
        """Return the selected row's number in the forest, -1 if none is selected or its tree is not there."""
        if self.place is None:
            return -1
        row = self.forest.row(self.place.document, self.place.row)
        return -1 if row is None else row

    def identity(self, place: Place) -> str:
        """Return a name for a row's object by its content, which finds it again after a restart."""
        # The number of a row may be another one after a restart; what the object says stays. The unit
        # separator (0x1F) keeps the texts apart.
        row = self.forest.row(place.document, place.row)
        if row is None:
            return ""
        owner = self.forest.object_of(row)
        return "\x1f".join([self.forest.title(owner), *self.forest.texts(owner)])

    def place_of(self, document: str, identity: str) -> Place | None:
        """Return the row of that identity in a document, or None."""
        number = self.forest.document_number(document)
        if number is None or not identity:
            return None
        # O(rows of the document): identities are computed on the fly, as this happens once after a restart.
        tree = self.forest.trees[number]
        for row, level in enumerate(tree.nodes.level):
            if level in _NAMED and self.identity(Place(document, row)) == identity:
                return Place(document, row)
        return None


_NAMED = frozenset({Level.COMPONENT, Level.CLASS, Level.INSTANCE})
"""Levels of the rows with an identity, by which they are found again."""
_DISAGREEING = frozenset(status for status in Status if status.disagreement)


def marked_rows(tree: TreeTable, marks: Marks, row: int) -> list[int]:
    """Return the rows with marks that stand for ``row``: itself, those below it, or its object.

    Rows that disagree come first: where a view has to scroll, it goes to the first of them.
    """
    nodes, rows, order = tree.nodes, marks.row, marks.order
    if nodes.level[row] == Level.DOCUMENT:
        return []  # the whole text: to outline every mark would point at nothing
    if nodes.level[row] == Level.CLASS:
        return _open_first(tree, [mention for mention, owner in tree.links.of("member") if owner == row])
    # ``marks.order`` sorts the marks by their rows, and the rows below ``row`` are a contiguous range of a
    # preorder, so the marks below it are found by two bisections: O(log marks + marks found).
    first = bisect_left(order, row, key=rows.__getitem__)
    after = bisect_left(order, nodes.end[row], first, key=rows.__getitem__)
    if first < after:
        below = list(dict.fromkeys(map(rows.__getitem__, order[first:after])))
        return _open_first(tree, below)
    # Nothing is marked below: climb to the nearest row with a mark of its own.
    above = nodes.parent[row]
    while above >= 0 and nodes.level[above] != Level.DOCUMENT:
        place = bisect_left(order, above, key=rows.__getitem__)
        if place < len(order) and rows[order[place]] == above:
            return [above]
        above = nodes.parent[above]
    return []


def linked_rows(tree: TreeTable, arcs: Arcs, row: int) -> list[int]:
    """Return the rows with arcs that stand for ``row``: itself and those below it, or its object."""
    nodes = tree.nodes
    # Climb until a row has arcs in its range of the preorder. O(arcs) a level; levels are few.
    while row >= 0 and nodes.level[row] not in (Level.DOCUMENT, Level.COMPONENT, Level.CLASS):
        end = nodes.end[row]
        linked = [at for at in arcs.row if row <= at < end]
        if linked:
            return linked
        row = nodes.parent[row]
    return []


def _open_first(tree: TreeTable, rows: list[int]) -> list[int]:
    return sorted(rows, key=lambda row: tree.nodes.status[row] not in _DISAGREEING)


def counted_in(tree: TreeTable, row: int) -> frozenset[RowKey]:
    """Return the score rows that ``row`` counts in; if it counts nowhere itself, those of the rows below it.

    "All slots", in which everything counts, is left out; a document has the score rows of its own row only.
    """
    nodes = tree.nodes
    # ``nodes.share`` numbers the distinct bundles of shares; reading the numbers below first and each bundle
    # once costs O(rows below), however many shares a bundle has.
    row_shares = nodes.bundles[nodes.share[row]]
    inside = () if nodes.level[row] == Level.DOCUMENT else range(row, nodes.end[row])
    below = {nodes.share[number] for number in inside}
    shares = row_shares or tuple(share for number in below for share in nodes.bundles[number])
    return frozenset(share.row for share in shares) - {TOTAL}
