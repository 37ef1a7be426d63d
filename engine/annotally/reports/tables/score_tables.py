"""Rows of the score table and of the corpus list: every number a user sees comes from here."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from annotally.comparison.result import TEXT_FILTER, TOTAL, RowKey, UnitComparison
from annotally.model.wording import Wording
from annotally.reports.tables.matching_tables import judged_matching, matching_headings
from annotally.reports.tables.similarity_tables import similarity_headings
from annotally.reports.tables.speech_tables import COMPONENTS, by_component, speech_headings
from annotally.reports.tables.word_errors import HEADING as WORDS_HEADING
from annotally.reports.tables.word_errors import word_tally
from annotally.scoring.families import AnyTally, f1, family_of, plain
from annotally.scoring.matches import MatchTally
from annotally.scoring.mentions import MacroTally, MentionTally, macro_average
from annotally.scoring.ratios import LinkTally, RatioTally
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import Figures
from annotally.tasks.similarity.row_keys import ALL_TAGS
from annotally.tasks.span_matching import MATCHING
from annotally.tasks.speech_rules import COMPONENT_NAMES
from annotally.tasks.templette_rules import POINTER

NOTHING = Tally()
_COREFERENCE_SCORES, _MENTIONS_AND_CLASSES = Wording("coreference scores"), Wording("mentions and classes")
_SUBTASK_SCORES, _SECTION_SCORES = Wording("subtask scores"), Wording("section scores")
_OBJECT_SCORES, _SLOT_SCORES = Wording("object scores"), Wording("slot scores")
_TEXT_FILTERING, _ALL_SLOTS, _ALL_MENTIONS = (
    Wording("text filtering"),
    Wording("all slots"),
    Wording("all mentions"),
)


def counted(tally: AnyTally) -> dict[str, int | float]:
    """Return the amounts of a tally by the names of its family's cells, in the manual's order."""
    return {name: plain(amount) for name, amount in family_of(tally).cells(tally).items()}


class ScoreRow(msgspec.Struct, frozen=True):
    """A row of the score table.

    ``section`` is the heading it stands under, ``group`` the class or empty, ``name`` its name there.
    """

    key: RowKey
    section: Wording
    group: str
    name: str
    tally: AnyTally

    @property
    def path(self) -> str:
        """The name used in JSON and CSV: ``enamex/type``."""
        return f"{self.group}/{self.name}" if self.group else str(self.name)


class CorpusRow(msgspec.Struct, frozen=True):
    """A line of the corpus list. ``open`` counts the instances and classes that disagree.

    ``tally`` is that of the row the task is judged by, and ``f`` its F, exact. Of more than two annotators
    they are those of every two, summed.
    """

    document: str
    label: str
    key_count: int
    response_count: int
    open: int
    tally: AnyTally
    f: Fraction | None
    words: Tally | None = None
    """Its words, where texts are aligned."""
    more_counts: tuple[int, ...] = ()
    """Annotations of the annotators after the second."""
    alone: int = -1
    """The only side that has the document, -1 where others have it as well."""


def score_rows(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> tuple[ScoreRow, ...]:
    """Return the rows of the score report in the manual's order (M22: with groups only groups print)."""
    return tuple(
        ScoreRow(*heading, table.get(heading[0], _nothing(task, heading[0])))
        for heading in _headings(task, table)
    )


def _headings(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> Iterator["Heading"]:
    """Yield the rows without their tallies; where texts were aligned, word errors follow those of slots."""
    # The method's figures decide, never its name. Only slots can have word errors beside them.
    figures = task.method_spec.figures
    if figures is Figures.MATCHES:
        yield from similarity_headings(task.similarity, table)
    elif figures is Figures.MATCHINGS:
        yield from matching_headings(task.similarity, table)
    elif figures is Figures.MENTIONS:
        yield from MENTION_ROWS
    elif figures is Figures.LINKS:
        yield from COREFERENCE_ROWS
    else:
        yield from speech_headings(task, table) if by_component(task) else _slot_rows(task)
        if word_tally(table) is not None:
            yield WORDS_HEADING


Heading = tuple[RowKey, Wording, str, str]
"""A row without its tally: key, section, group, name."""

MUC_LINKS: RowKey = ("metric", "muc")
"""The row of MUC's links."""
CLASSES: RowKey = ("classes",)
"""The row of classes that are the same on both sides."""
COREFERENCE_ROWS: tuple[Heading, ...] = (
    (MUC_LINKS, _COREFERENCE_SCORES, "", "muc"),
    (("metric", "b3"), _COREFERENCE_SCORES, "", "b3"),
    (("metric", "ceaf_m"), _COREFERENCE_SCORES, "", "ceaf_m"),
    (("metric", "ceaf_e"), _COREFERENCE_SCORES, "", "ceaf_e"),
    (("metric", "blanc"), _COREFERENCE_SCORES, "", "blanc"),
    (("metric", "lea"), _COREFERENCE_SCORES, "", "lea"),
    (("mentions",), _MENTIONS_AND_CLASSES, "", "mentions"),
    (CLASSES, _MENTIONS_AND_CLASSES, "", "classes"),
)
"""Rows of coreference, which depend on no classes or slots."""

COREFERENCE_TITLES: Mapping[str, Wording] = {
    "muc": Wording("MUC"),
    "b3": Wording("B3"),
    "ceaf_m": Wording("CEAF-m"),
    "ceaf_e": Wording("CEAF-e"),
    "blanc": Wording("BLANC"),
    "lea": Wording("LEA"),
    "mentions": Wording("Mentions"),
    "classes": Wording("Same classes"),
}
"""Titles of the rows of coreference for people."""

COREFERENCE_TERMS: Mapping[str, tuple[Wording, Wording]] = {
    "muc": (
        Wording("links that are kept: mentions of a class less the parts it falls into"),
        Wording("mentions less one"),
    ),
    "b3": (
        Wording("the share of each mention's class that is in its class on the other side"),
        Wording("mentions"),
    ),
    "ceaf_m": (Wording("mentions that aligned classes have in common"), Wording("mentions")),
    "ceaf_e": (Wording("similarity of aligned classes, twice what they share of both"), Wording("classes")),
    "blanc": (Wording("pairs of mentions of one class and of two, judged alike"), Wording("such pairs")),
    "lea": (
        Wording("the size of each class times the share of its links that is kept"),
        Wording("mentions"),
    ),
    "mentions": (
        Wording("mentions that are paired"),
        Wording("mentions; optional ones not found are left out"),
    ),
    "classes": (
        Wording("classes that are the same on both sides"),
        Wording("classes of two and more mentions"),
    ),
}
"""Terms of the numerators and denominators of these rows (M15)."""


_JUDGED_ROWS: Mapping[Figures, RowKey] = {
    Figures.SLOTS: TOTAL,
    Figures.LINKS: MUC_LINKS,
    Figures.MENTIONS: TOTAL,
    Figures.MATCHES: ALL_TAGS,
}


def judged_by(task: TaskDefinition) -> RowKey:
    """Return the row a task is judged by: all slots, MUC's links, all of MAT's tags, or all spans."""
    if task.method_spec.figures is Figures.MATCHINGS:
        return judged_matching(task.similarity)
    return _JUDGED_ROWS[task.method_spec.figures]


def judged(task: TaskDefinition, table: Mapping[RowKey, AnyTally]) -> AnyTally:
    """Return the tally a task is judged by; one of nothing where nothing was counted."""
    row = judged_by(task)
    return table.get(row, _nothing(task, row))


def total_of(rows: Iterable[ScoreRow]) -> AnyTally | None:
    """Return the tally of the row a task is judged by, if it is among ``rows``."""
    judged_rows = frozenset(_JUDGED_ROWS.values())
    # Rows of a rule of matching begin with the one it is judged by.
    return next((row.tally for row in rows if row.key in judged_rows or row.key[0] == MATCHING), None)


def _nothing(task: TaskDefinition, row: RowKey) -> AnyTally:
    """Return the tally of a row that counted nothing."""
    if task.method_spec.figures is Figures.MATCHES:
        return MatchTally()
    if task.method_spec.figures is Figures.MENTIONS:
        return MentionTally()
    if row == ("metric", "blanc"):
        return LinkTally()
    return RatioTally() if row[0] in ("metric", "mentions", "classes") else NOTHING


MENTION_ROWS: tuple[Heading, ...] = ((TOTAL, _ALL_MENTIONS, "", _ALL_MENTIONS),)
"""The only row of event mentions: the document counts nothing apart."""
MACRO: RowKey = ("macro average",)
_MACRO_AVERAGE = Wording("macro average")


def average_rows(task: TaskDefinition, tables: Iterable[Mapping[RowKey, AnyTally]]) -> tuple[ScoreRow, ...]:
    """Return the rows of averages over documents, given their tables: event mentions have one (E5, E8)."""
    if task.method_spec.figures is not Figures.MENTIONS:
        return ()
    totals = (table.get(TOTAL) for table in tables)
    average = macro_average(tally for tally in totals if isinstance(tally, MentionTally))
    return (ScoreRow(MACRO, _MACRO_AVERAGE, "", _MACRO_AVERAGE, MacroTally(average=average)),)


_COMPONENT_NAMES = {**COMPONENT_NAMES, POINTER: Wording("pointer")}


def _slot_rows(task: TaskDefinition) -> Iterator[Heading]:
    if task.method_spec.fill_components:
        # Their instances have no points of their own, slots that are not scored none either (H13).
        for name in (*task.templettes.components, POINTER):
            yield ("component", name), COMPONENTS, "", _COMPONENT_NAMES[name]
        yield from _rows_of_slots(task, scored_only=True)
        return
    if task.text_filter is not None:
        yield TEXT_FILTER, _TEXT_FILTERING, "", _TEXT_FILTERING
    for subtask in task.subtasks:
        subtask_key = ("subtask", subtask.type, subtask.slot, subtask.value)
        yield subtask_key, _SUBTASK_SCORES, subtask.type, subtask.value
    sections = [group.name for group in task.section_groups] or list(task.sections)
    for name in sections:
        yield ("section", name), _SECTION_SCORES, "", name
    for definition in task.reported:
        yield ("object", definition.name), _OBJECT_SCORES, "", definition.report_name
    yield from _rows_of_slots(task)


def _rows_of_slots(task: TaskDefinition, *, scored_only: bool = False) -> Iterator[Heading]:
    for definition in task.reported:
        for slot in definition.slots:
            if slot.scored or not scored_only:
                key = ("slot", definition.name, slot.name)
                yield key, _SLOT_SCORES, definition.report_name, slot.report_name
    yield TOTAL, _ALL_SLOTS, "", _ALL_SLOTS


def corpus_row(
    task: TaskDefinition,
    unit: UnitComparison,
    label: str,
    counts: Sequence[int],
    pooled: AnyTally | None = None,
    annotated: Sequence[bool] = (),
) -> CorpusRow:
    """Return a document's line of the corpus list; ``pooled`` is the tally where the unit has none.

    ``annotated`` tells of each side whether it has the document.
    """
    tally = judged(task, unit.table) if pooled is None else pooled
    # A document that one side alone has is named by that side's number, for a window to say whose it is.
    key, response, *more = counts
    words = word_tally(unit.table)
    return CorpusRow(
        unit.document,
        label,
        key,
        response,
        unit.open_count(),
        tally,
        f1(tally),
        words,
        tuple(more),
        list(annotated).index(True) if sum(annotated) == 1 else -1,
    )
