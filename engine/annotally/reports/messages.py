"""Messages to a window: an opened comparison, scored documents, a document to show."""

from array import array

import msgspec

from annotally.comparison.result import BlockTable
from annotally.model.diagnostics import Diagnostic
from annotally.model.token_boundaries import TokenBoundaries
from annotally.reports.tables.confusion import ConfusionCounts
from annotally.reports.tables.score_tables import CorpusRow, ScoreRow
from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.classes import ClassTable
from annotally.reports.tree.unit_tree import Marks, TreeTable
from annotally.scoring.tally import Tally
from annotally.tasks.alignment_options import DifferingChoice
from annotally.tasks.method_specs import METHOD_SPECS, MethodSpec
from annotally.tasks.similarity.user_functions import NO_METHODS, OwnMethods
from annotally.tasks.similarity_profile import SimilarityChoice, SimilarityTask
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance


class ObjectQueue(msgspec.Struct, frozen=True):
    """Objects in an order: for each the number of its document among ``documents``, and its row there."""

    documents: tuple[str, ...]
    numbers: "array[int]"
    rows: "array[int]"


class Opened(msgspec.Struct, frozen=True):
    """The first message: names, and every document's id and label in corpus order."""

    task: str
    title: str
    object_word: str
    sides: tuple[str, ...]
    documents: tuple[tuple[str, str], ...]
    warnings: tuple[Diagnostic, ...]
    signature: str
    configurable: bool = True
    """Whether a configuration file can describe the task."""
    method_spec: MethodSpec = METHOD_SPECS["templates"]
    """The capabilities of the method that compares it."""
    key2key: bool = False
    """Whether both sides are keys (M19)."""
    texts: int = 1
    """How many texts a document has: two where those of the sides differ and are aligned (C5)."""
    nothing_scored: Diagnostic | None = None
    """Why nothing on any side is scored by the task (C10); None: something is."""
    tolerance: TextTolerance = USUAL_TOLERANCE
    """What is forgiven between texts and at the edges of extents."""
    shares_text: bool = True
    """Whether all sides are compared on one text, so that those that differ are aligned as is tolerated."""
    systems: tuple[int, ...] = ()
    """The sides that are systems, not people, by number."""
    realigned: int = 0
    """How many documents have annotations that were moved to another text than their own."""


class SecondText(msgspec.Struct, frozen=True):
    """The text of another side where it is another one, with its marks, and how the two are aligned."""

    text: str
    marks: Marks
    blocks: BlockTable
    tokens: TokenBoundaries | None = None
    """The tokens of ``text``; None where it has none."""
    side: int = 1
    """The side whose text it is, by number."""
    is_fixed: bool = False
    """Whether people cannot align words: annotations are compared on the first text alone."""
    words: Tally | None = None
    """The words that are the same and those that are not, where they are in no row of the scores."""
    choices: tuple[int, ...] = ()
    """The sides, by number, that have a text of their own that can be shown here; ``side`` is one of them."""


class SimilaritySetup(msgspec.Struct, frozen=True):
    """How annotations are compared by similarity, to be shown and changed.

    ``name`` and ``choice`` are what was asked for; ``file`` is the task with all its profiles, as in the file
    or from the data. ``path`` and ``text`` are empty for a task from the data; ``labels`` can be ignored.
    """

    name: str
    choice: SimilarityChoice
    file: SimilarityTask
    path: str
    text: str
    labels: tuple[str, ...]
    own_methods: OwnMethods = NO_METHODS
    """The functions of the module that whoever compares has named."""
    has_matching: bool = False
    """Whether spans are compared, by a rule of matching that can be chosen."""


class ConfigurationFile(msgspec.Struct, frozen=True):
    """A configuration as text: of the open task, or to be saved. ``path`` is empty for one without a file."""

    path: str
    text: str
    title: str = ""
    encoding: str = "utf-8"
    bom: bool = False
    unsaved: bool = False
    """Whether its file, if it has one, says something else."""


class DocumentView(msgspec.Struct, frozen=True):
    """A document as shown: its text, the marks and arcs in it, its score table, its classes of mentions.

    Its tree comes when it is scored. ``statuses`` are those that occur in its tree, each once.
    """

    document: str
    label: str
    text: str
    statuses: bytes
    marks: Marks
    rows: tuple[ScoreRow, ...]
    classes: ClassTable = ClassTable()
    arcs: Arcs = Arcs()
    confusion: ConfusionCounts | None = None
    """Of a comparison by similarity: which labels were taken for which."""
    second: SecondText | None = None
    """None: both sides stand on ``text``."""
    tokens: TokenBoundaries | None = None
    """The tokens of ``text``; None where it has none."""


class Recompared(msgspec.Struct, frozen=True):
    """The document shown, compared otherwise; ``tree`` is None for one too large for a message.

    ``setup`` is that of a comparison by similarity, ``differing`` what is asked of one whose texts differ.
    """

    view: DocumentView
    tree: TreeTable | None
    corpus: CorpusRow
    setup: SimilaritySetup | None = None
    differing: DifferingChoice | None = None
    warnings: tuple[Diagnostic, ...] = ()
    """All warnings of the present task: another one leaves out other things (C10)."""
    method_spec: MethodSpec | None = None
    """The capabilities of the method that compares now; None: as before."""


class Repaired(msgspec.Struct, frozen=True):
    """A document in which people paired annotations otherwise, or added some: as it is shown now."""

    view: DocumentView
    tree: TreeTable
    corpus: CorpusRow


class ScoredBatch(msgspec.Struct, frozen=True):
    """A few documents scored: their corpus rows and trees."""

    corpus: tuple[CorpusRow, ...]
    trees: tuple[TreeTable, ...]


class Scored(msgspec.Struct, frozen=True):
    """The corpus is scored: the rows of the score table."""

    rows: tuple[ScoreRow, ...]
    signature: str
    confusion: ConfusionCounts | None = None
    """Of a comparison by similarity: which labels were taken for which."""


class ReportPage(msgspec.Struct, frozen=True):
    """A historic report to look at: its kind (a code), its file's name, its beginning.

    ``size`` is the length of the whole, in characters.
    """

    kind: str
    name: str
    text: str
    size: int


class ReportChoice(msgspec.Struct, frozen=True):
    """The parts of a report to hand on, beside scores.

    ``documents`` are names or ids of those shown with their text. Agreement takes intervals from samples by
    ``seed``.
    """

    documents: tuple[str, ...] = ()
    agreement: bool = True
    seed: int = 1


class PrintedReport(msgspec.Struct, frozen=True):
    """A report for a printer: its title, its page, and its pictures by section, each with its title."""

    title: str
    page: str
    pictures: tuple[tuple[str, str, str], ...]
    """Name of the section, title, and content as SVG; the page calls a picture ``picture:NAME``."""
