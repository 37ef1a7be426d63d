"""One small comparison by the real engine, for the tests of the panes."""

from collections.abc import Callable

from annotally.comparison.result import Level, Sides, UnitComparison
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.reports.tables.score_tables import CorpusRow, ScoreRow, corpus_row, score_rows
from annotally.reports.tree.inspection import Inspection, inspect
from annotally.scoring.measures import f_measure
from annotally.scoring.tally import Status, Tally
from annotally.tasks.presets.ready_made import preset
from annotally_gui.models.app_state import AppState, Place

TASK = preset("muc6-named-entity")


def entity(number: int, text: str, start: int, kind: str, alternatives: tuple[str, ...] = ()) -> Instance:
    extent = Extent(start, start + len(text))
    fills = [simple_fill(Reading(text, extent=extent)), *(simple_fill(Reading(a)) for a in alternatives)]
    slots = (
        Slot("TEXT", tuple(Alternative((fill,)) for fill in fills)),
        Slot("TYPE", (Alternative((simple_fill(Reading(kind)),)),)),
    )
    return Instance("ENAMEX", str(number), slots, (extent,), sections=("DOC", "TEXT"))


def side(name: str, *instances: Instance) -> AnnotationSet:
    return AnnotationSet(name, "sample", {"d": DocumentAnnotations("d", instances)})


KEY = side(
    "key",
    entity(1, "Ada Quill", 0, "PERSON", ("Quill, Ada",)),
    entity(2, "Ferro", 20, "ORGANIZATION"),
    entity(3, "the Blue Hall", 30, "ORGANIZATION"),
)
RESPONSE = side(
    "response",
    entity(1, "Quill", 4, "PERSON"),
    entity(5, "Blue Hall", 34, "LOCATION"),
    entity(9, "x", 60, "PERSON"),
)
SIDES = Sides((KEY, RESPONSE), {})


def unit() -> UnitComparison:
    return TemplateComparer(TASK).compare("d", SIDES)


def rows() -> tuple[ScoreRow, ...]:
    return score_rows(TASK, unit().table)


def row_of(compared: UnitComparison, level: Level, name: str, status: Status) -> int:
    nodes = (compared.nodes.node(number) for number in range(len(compared.nodes)))
    return next(n.row for n in nodes if (n.level, n.name.casefold(), n.status) == (level, name, status))


def inspection(level: Level, name: str, status: Status) -> Inspection:
    compared = unit()
    return inspect(compared, row_of(compared, level, name, status), "Document 1", SIDES, TASK)


def real_corpus_row(document: str = "d", label: str = "Document 1") -> CorpusRow:
    row = corpus_row(TASK, unit(), label, (3, 3))
    return CorpusRow(document, label, row.key_count, row.response_count, row.open, row.tally, row.f)


def plain_row(document: str, cor: int, inc: int) -> CorpusRow:
    tally = Tally(cor=cor, inc=inc)
    return CorpusRow(document, document, cor + inc, cor + inc, inc, tally, f_measure(tally))


class Selecting:
    """Selects at once, as `Opening` does when the document is already shown."""

    def __init__(self, app_state: AppState) -> None:
        self._app_state = app_state
        self.heading: Place | None = None

    def go(self, place: Place, then: Callable[[], None] | None = None) -> None:
        self._app_state.select(place)
        if then is not None:
            then()
