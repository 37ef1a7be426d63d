"""The inspector's cards: the contents of each side, as written and as compared, and the reasons."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from annotally.comparison.items import NONE
from annotally.comparison.reason_codes import among_annotators
from annotally.comparison.result import (
    CAUSES,
    REASONS,
    RULES,
    Cause,
    Level,
    Loser,
    Ref,
    Sides,
    UnitComparison,
    Why,
)
from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.reports.tables.names import TaskNames
from annotally.reports.tables.similarity_details import DimensionBar, dimension_bars
from annotally.reports.tree.headlines import Headlines
from annotally.reports.tree.instance_labels import label_reader
from annotally.reports.tree.pointers import DocumentPointers
from annotally.scoring.measures import rounded
from annotally.scoring.tally import Status
from annotally.tasks.definition import FillKind, TaskDefinition
from annotally.tasks.method_specs import F_RANK, MethodSpec
from annotally.text.cleaning import CleanedRun, Cleaner, Form, straighten

CHOICE_OPEN = "each with the one of them whose words leave a choice, and not all with each other"
"""Note where all agree with one annotator and still disagree: ``x/y`` holds for x and for y (M19)."""
PAIRED_BY_THIRD = "not all of them are paired with each other"
"""Note where all say the same of an annotation, and some are of one item only by way of a third."""
CAUSES_SHOWN = 3
"""Number of pointers listed that make an object optional."""


class StringForms(msgspec.Struct, frozen=True):
    """A reading of a string fill in the forms that can be compared (M5)."""

    original: str
    straightened: str
    clean: tuple[CleanedRun, ...]
    """The straightened form, piece by piece: those not removed make up the clean form."""


class TextPlace(msgspec.Struct, frozen=True, kw_only=True):
    """The one extent of something in the text of its side, in code points (C1), and the words there."""

    start: int = -1
    """Where it begins; -1 for what has no extent, or several, or where its file does not say."""
    end: int = -1
    """Where it ends."""
    words: str = ""
    """The text of the extent, where it is known, and for a fill where it is not ``text`` to the character."""


class CardLine(TextPlace, frozen=True):
    """A fill on a card: slot, text as written, the form compared, and further notes of the file."""

    slot: str
    text: str
    compared: str
    note: str
    """Alternative number, ``optional``, minimal strings, offsets: empty if there is nothing to say."""
    current: bool
    """Whether the inspected row is about this fill."""
    forms: tuple[StringForms, ...] = ()
    """The forms of each reading, for a string fill that the inspected row is about."""
    target: int = -1
    """The row of the object that a pointer fill leads to, -1 for other fills."""


class Card(TextPlace, frozen=True):
    """A side of the inspected pair; ``heading`` is empty if the side has nothing here."""

    side: str
    heading: str
    lines: tuple[CardLine, ...]
    label: str = ""
    """The label of the instance (`label_reader`); empty for what has none."""


class SlotOutcome(msgspec.Struct, frozen=True):
    """The state of one slot, or dimension, of the inspected object."""

    name: str
    status: int


class Inspection(msgspec.Struct, frozen=True):
    """Everything the inspector shows about one row."""

    document: str
    row: int
    title: str
    status: int
    cards: tuple[Card, ...]
    why: tuple[str, ...]
    considered: tuple[str, ...] = ()
    """The nearest candidates that were not taken, and why not."""
    correct: Form = Form.CLEAN
    """The form in which string fills must be equal to be correct."""
    partial: Form = Form.NONE
    """The form in which they must be equal for partial credit; NONE: there is none."""
    target: int = -1
    """The row of the object that the row's pointers lead to, -1 if they lead nowhere."""
    stateless: bool = False
    """Whether the row is a document without a rule, as of relevance (M12): it has no state to show."""
    dimensions: tuple[DimensionBar, ...] = ()
    """The dimensions that the pair was compared by, and its similarity last (MAT)."""
    rule: str = ""
    """The code of the rule that gave the row its state."""
    level: int = Level.INSTANCE
    """The `Level` of the row."""
    outcomes: tuple[SlotOutcome, ...] = ()
    """The states of the slots of the inspected object, in the order of its rows."""
    annotators: bool = False
    """Whether the sides are annotators, of whom none is the key (M19)."""
    common_text: bool = True
    """Whether extents of all sides count the same code points."""
    counts: tuple[int, ...] = ()
    """Of a document: the number of objects on each side."""
    open_count: int = 0
    """Of a document: the number of rows that disagree or hold what does."""


def inspect(unit: UnitComparison, row: int, label: str, sides: Sides, task: TaskDefinition) -> Inspection:
    """Return the cards and reasons of a row; a row below an instance shows the whole instance's cards."""
    # Cards show the instance a row belongs to; a document has none.
    node = unit.nodes.node(row)
    instances = sides.instances(unit.document)
    owner = _owner(unit, row)
    mapped = unit.nodes.why.get(owner) if owner >= 0 else None
    names = TaskNames(task)
    causes = () if mapped is None else mapped.causes
    pointers = DocumentPointers(unit, sides)
    is_document = node.level is Level.DOCUMENT
    cards: tuple[Card, ...] = ()
    if not is_document:
        cards = _cards(unit, row, sides, _CardWriter(task, unit.document, pointers), causes)
    called = _called(sides, task)
    why = _reasons(unit, row, sides, task, mapped)
    considered = () if mapped is None else _considered(mapped, instances, names, task.method_spec, called)
    dimensions = () if mapped is None else dimension_bars(mapped, node.name if row != owner else "")
    forms = task.correct_form, task.partial_form
    return Inspection(
        unit.document,
        row,
        label if is_document else node.name,
        node.status,
        cards,
        _name_annotators(why, called),
        _name_annotators(considered, called),
        *forms,
        target=pointers.row_of(row),
        stateless=is_document and not node.rule,
        dimensions=dimensions,
        rule=node.rule,
        level=node.level,
        outcomes=_outcomes(unit, owner),
        annotators=task.key2key or len(sides.sets) > 2,
        common_text=not sides.texts and not task.method_spec.aligns_texts,
        counts=tuple(map(len, instances)) if is_document else (),
        open_count=unit.open_count() if is_document else 0,
    )


def _reasons(
    unit: UnitComparison, row: int, sides: Sides, task: TaskDefinition, mapped: Why | None
) -> tuple[str, ...]:
    """Return the sentences on why a row is as it is; ``mapped`` is the mapper's record of its owner."""
    # In this order: the votes, the rule of the row, the mapper's record, and the causes of optionality.
    node = unit.nodes.node(row)
    instances = sides.instances(unit.document)
    if node.level is Level.DOCUMENT:
        sentences = _document_sentences(unit, node.rule, sides, list(map(len, instances)))
    else:
        sentences = _sentences(unit, row, task, mapped)
    causes = () if mapped is None else mapped.causes[:CAUSES_SHOWN]
    names = TaskNames(task)
    optional = (_cause_sentence(cause, instances, names) for cause in causes)
    return (*_vote_sentence(unit, row, instances), *sentences, *optional)


def _outcomes(unit: UnitComparison, owner: int) -> tuple[SlotOutcome, ...]:
    """Return the states of the slots below the row of an object; none for a document's."""
    if owner < 0:
        return ()
    slots = (node for node in map(unit.nodes.node, unit.nodes.children(owner)) if node.level is Level.SLOT)
    return tuple(SlotOutcome(slot.name, slot.status) for slot in slots)


def _cards(
    unit: UnitComparison, row: int, sides: Sides, writer: "_CardWriter", causes: Sequence[Cause]
) -> tuple[Card, ...]:
    """Return the card of each side; ``causes`` are those of an instance that is optional unmarked."""
    # One card for each side, also for one that has nothing there: its empty card shows that. A side that
    # lacks the row's slot shows the object that it lacks it in.
    documents = (sides.text(side, unit.document) for side in range(len(sides.sets)))
    texts = [document.text if document is not None else "" for document in documents]
    implied = {cause.side for cause in causes}
    refs, owner = unit.nodes.node(row).refs, _owner(unit, row)
    owner_refs = unit.nodes.node(owner).refs if owner >= 0 else refs
    return tuple(
        writer.card(
            side_set.name, refs[side] or owner_refs[side], instances, texts[side], implied=side in implied
        )
        for side, (side_set, instances) in enumerate(
            zip(sides.sets, sides.instances(unit.document), strict=True)
        )
    )


class _CardWriter:
    """Writes the cards of one inspection."""

    def __init__(self, task: TaskDefinition, document: str, pointers: DocumentPointers) -> None:
        self._task, self._document = task, document
        self._form = task.correct_form
        self._names = TaskNames(task)
        self._cleaner = Cleaner(task.cleaning, designators_first=task.method_spec.designators_first)
        self._pointers = pointers
        self._label = label_reader(task)

    def card(
        self,
        side: str,
        refs: Sequence[Ref],
        instances: Sequence[Instance],
        text: str,
        *,
        implied: bool,
    ) -> Card:
        """Return the card of a side: everything its instance says; empty where there is none.

        ``text`` is that of its document; ``implied``: the instance is optional though not marked so (M17).
        """
        # Every fill of every alternative has a line; the inspected one is marked by its path from the slot
        # down.
        if not refs:
            return Card(side, "", ())
        ref = refs[0]
        instance = instances[ref.instance]
        headlines = Headlines(self._task, self._document, instances, text)
        lines = []
        for place, slot in enumerate(instance.slots):
            for number, alternative in enumerate(slot.alternatives):
                for position, fill in enumerate(alternative.fills):
                    current = ref.path == (place, number, position)[: len(ref.path)] and bool(ref.path)
                    plain = self._line(instance, slot, number, fill, headlines, text)
                    lines.append(self._pointed(plain, ref.side, instance, fill, current=current))
        optional = " (optional)" if instance.optional else " (implicitly optional)" if implied else ""
        more_names = "".join(f", {instances[more_ref.instance].name}" for more_ref in refs[1:])
        heading = self._names.of_instance(instance) + optional + more_names
        label = self._label(instance)
        if len(instance.extents) != 1:
            return Card(side, heading, tuple(lines), label)
        (extent,) = instance.extents
        words = text[extent.start : extent.end]
        return Card(side, heading, tuple(lines), label, start=extent.start, end=extent.end, words=words)

    def _kind(self, instance: Instance, slot: str) -> FillKind:
        declared = self._names.slot(instance.type, slot)
        return declared.kind if declared is not None else FillKind.SET

    def _line(
        self, instance: Instance, slot: Slot, number: int, fill: Fill, headlines: Headlines, document: str
    ) -> CardLine:
        # Pointers have no compared form: their targets are compared, not their text.
        notes = []
        if number:
            notes.append(f"alternative {number + 1}")
        if slot.optional or fill.optional:
            notes.append("optional")
        reading = fill.parts[0].readings[0]
        if reading.minimal:
            notes.append("minimal " + " | ".join(reading.minimal))
        start = end = -1
        if reading.extent is not None:
            start, end = reading.extent.start, reading.extent.end
            notes.append(f"{start}-{end}")
        text = headlines.text(fill)
        if reading.target is not None:
            compared = ""
        elif self._kind(instance, slot.name) is FillKind.STRING:
            compared = " / ".join(self._cleaner.form(r.text, self._form) for r in _readings(fill))
        else:
            compared = straighten(text).casefold()
        name = self._names.of_slot(instance.type, slot.name)
        words = document[start:end] if start >= 0 else ""
        words = "" if words == text else words
        return CardLine(name, text, compared, ", ".join(notes), False, start=start, end=end, words=words)

    def _pointed(
        self, line: CardLine, side: int, instance: Instance, fill: Fill, *, current: bool
    ) -> CardLine:
        """Return a line with the forms of its fill, if that is inspected, and the row of its target."""
        shows_forms = current and self._kind(instance, line.slot) is FillKind.STRING
        forms = [self._forms(reading.text) for reading in _readings(fill)] if shows_forms else []
        target = self._pointers.row_of_fill(side, fill)
        return msgspec.structs.replace(line, current=current, forms=tuple(forms), target=target)

    def _forms(self, text: str) -> StringForms:
        return StringForms(text, straighten(text), self._cleaner.pieces(text))


def _readings(fill: Fill) -> list[Reading]:
    return [reading for part in fill.parts for reading in part.readings if reading.target is None]


_KEY_AND_RESPONSE = ("key", "response")


def _called(sides: Sides, task: TaskDefinition) -> tuple[str, ...]:
    """Return the names of the sides in sentences; of two annotators, none of them the key, their names."""
    if not task.key2key or len(sides.sets) != 2:
        return _KEY_AND_RESPONSE
    return tuple(side_set.name for side_set in sides.sets)


def _name_annotators(sentences: tuple[str, ...], called: tuple[str, ...]) -> tuple[str, ...]:
    """Return sentences on key and response as ones on the annotators ``called`` so, if none is the key."""
    if called == _KEY_AND_RESPONSE:
        return sentences
    return tuple(among_annotators(sentence, called) for sentence in sentences)


def _owner(unit: UnitComparison, row: int) -> int:
    """Return the row that says why ``row`` is as it is: of the instance or mention it is or lies in.

    -1 for a document's.
    """
    levels, parent, why = unit.nodes.level, unit.nodes.parent, unit.nodes.why
    while row >= 0 and levels[row] != Level.INSTANCE and row not in why:
        row = parent[row]
    return row


def _sentences(unit: UnitComparison, row: int, task: TaskDefinition, mapped: Why | None) -> tuple[str, ...]:
    nodes = unit.nodes
    node = nodes.node(row)
    sentences: list[str] = []
    if node.level is not Level.INSTANCE and node.rule:
        sentences.append(f"{node.name}: {RULES[node.rule]}")
    elif node.level is Level.INSTANCE and not (mapped is not None and mapped.dimensions):
        for below in map(nodes.node, range(row + 1, nodes.end[row])):
            sentence = f"{below.name}: {RULES[below.rule]}"
            # That its object is not aligned goes without saying of each fill: the object has its own reason.
            is_redundant = below.rule == "object-unaligned" or sentence in sentences
            if below.rule and below.status.disagreement and not is_redundant:
                sentences.append(sentence)
    if mapped is not None:
        sentences.append(_mapping_sentence(mapped, task))
    return tuple(sentences)


def _vote_sentence(
    unit: UnitComparison, row: int, instances: Sequence[Sequence[Instance]]
) -> tuple[str, ...]:
    """Return a sentence on the votes of several annotators on a row."""
    votes = unit.votes
    if votes is None or not votes.voters[row]:
        return ()
    # All may agree with one annotator and still not with each other (M19): the note says how.
    winner = votes.winner(row)
    outcome = "no majority" if winner is None else "most do not have it" if winner == NONE else "a majority"
    sentence = f"{votes.agreeing[row]} of {votes.voters[row]} annotators agree: {outcome}"
    if votes.agreeing[row] == votes.voters[row] and Status(unit.nodes.status[row]).disagreement:
        sentence += f"; {CHOICE_OPEN if _leaves_choice(unit, row, instances) else PAIRED_BY_THIRD}"
    return (sentence,)


def _leaves_choice(unit: UnitComparison, row: int, instances: Sequence[Sequence[Instance]]) -> bool:
    """Tell whether the words of a side in a row, or in all of its annotation, leave a choice."""
    for arrays, side_instances in zip(unit.nodes.sides, instances, strict=True):
        number, slot = arrays.instance[row], arrays.slot[row]
        if number >= 0:
            slots = side_instances[number].slots
            if any(map(_has_choice, slots if slot < 0 else slots[slot : slot + 1])):
                return True
    return False


def _has_choice(slot: Slot) -> bool:
    parts = (part for alternative in slot.alternatives for fill in alternative.fills for part in fill.parts)
    return len(slot.alternatives) > 1 or any(len(part.readings) > 1 for part in parts)


def _document_sentences(
    unit: UnitComparison, rule: str, sides: Sides, counts: Sequence[int]
) -> tuple[str, ...]:
    counts_text = ", ".join(f"{count} in {side.name}" for side, count in zip(sides.sets, counts, strict=True))
    # Relevance first, if the task filters texts, then the numbers of objects and of disagreements.
    open_count = unit.open_count()
    agree = "none of them disagrees" if not open_count else f"{open_count} disagree or hold what does"
    rule_sentence = (f"document: {RULES[rule]}",) if rule else ()
    return (*rule_sentence, f"objects: {counts_text}", agree)


def _mapping_sentence(why: Why, task: TaskDefinition) -> str:
    # The rule, then the figure that decided: F with weights, F alone, a similarity or an overlap.
    sentence = f"{task.object_word}: {RULES[why.rule]}"
    if why.f is not None and why.weighted is not None:
        sentence += f": F {_percent(why.f)} %; the weights of what matches sum to {why.weighted:g}"
        sentence += f", over the threshold of {why.threshold}"
    elif why.f is not None:
        rank = task.method_spec.candidate_rank
        exact = "" if rank == F_RANK else f"{Fraction(*why.f)}, "
        sentence += f": {rank} {exact}{_percent(why.f)} %"
    return sentence


def _cause_sentence(cause: Cause, instances: Sequence[Sequence[Instance]], names: TaskNames) -> str:
    instance = instances[cause.side][cause.instance]
    reason = CAUSES[cause.reason].format(object=names.of_instance(instance), slot=cause.slot)
    return f"optional though not marked so: {reason} (M17)"


_OUTDONE = "stays alone, because the pair shown goes before it (M7)"
_TAKEN = ("taken", "maps-elsewhere", "similar-elsewhere", "mapped-elsewhere", "taken-by-hand")
"""Reasons that name the instance it went to."""


def _considered(
    why: Why,
    instances: Sequence[Sequence[Instance]],
    names: TaskNames,
    spec: MethodSpec,
    called: Sequence[str],
) -> tuple[str, ...]:
    """Return a sentence on each candidate that was not chosen: its rank and the reason."""
    # Candidates were kept with the pair when it was chosen (`Why.losers`); nothing is compared again here.
    pair_similarity = why.f if spec.shows_rank_gap else None
    return tuple(
        _loser_sentence(loser, instances, names, spec.candidate_rank, pair_similarity, why.threshold, called)
        for loser in why.losers
    )


def _loser_sentence(
    loser: Loser,
    instances: Sequence[Sequence[Instance]],
    names: TaskNames,
    worth: str,
    pair_similarity: tuple[int, int] | None,
    threshold: int | None,
    called: Sequence[str] = _KEY_AND_RESPONSE,
) -> str:
    """Return the sentence on a candidate; ``pair_similarity`` is that of the pair chosen, or None."""
    # "also considered: SIDE NAME, RANK, (difference): REASON (WINNER)", each part where it is known.
    instance = instances[loser.side][loser.instance]
    side = called[loser.side]
    if loser.reason == "mapped-elsewhere":
        worth = "components that would be right"
    text = f"also considered: {side} {names.of_instance(instance)}, {worth} {_percent(loser.f)} %"
    if loser.weighted is not None:
        text += f", weights {loser.weighted:g}"
    if pair_similarity is not None:
        text += f" ({_less(Fraction(*loser.f) - Fraction(*pair_similarity))} than this pair)"
    if loser.reason == "taken" and loser.taken_by < 0:
        return f"{text}: {_OUTDONE}"
    text += f": {REASONS[loser.reason]}"
    if loser.reason == "below":
        text += f" of {threshold}"
    if loser.reason in _TAKEN and loser.taken_by >= 0:
        winner = instances[1 - loser.side][loser.taken_by]
        text += f" ({names.of_instance(winner)})"
    return text


def _less(difference: Fraction) -> str:
    if not difference:
        return "no less"
    points = rounded(abs(difference) * 100, 2)
    return f"{points} more" if difference > 0 else f"{points} less"


def _percent(f: tuple[int, int]) -> str:
    return rounded(Fraction(*f) * 100, 2)
