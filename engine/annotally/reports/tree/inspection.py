"""The inspector's cards: the contents of each side, as written and as compared, and the reasons."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from annotally.comparison.items import NONE
from annotally.comparison.reason_codes import cause_wording, reason_wording, rule_wording
from annotally.comparison.result import (
    Cause,
    Level,
    Loser,
    Ref,
    Sides,
    UnitComparison,
    Why,
)
from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.model.wording import Wording
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

CHOICE_OPEN = Wording(
    "each agrees with an annotator who gives alternatives, but not all agree with each other"
)
"""Note where all agree with one annotator and still disagree: ``x/y`` holds for x and for y (M19)."""
PAIRED_BY_THIRD = Wording("not all are paired with each other")
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
    notes: tuple[str, ...]
    """Alternative number, ``optional``, minimal strings, offsets."""
    current: bool
    """Whether the inspected row is about this fill."""
    forms: tuple[StringForms, ...] = ()
    """The forms of each reading, for a string fill that the inspected row is about."""
    target: int = -1
    """The row of the object that a pointer fill leads to, -1 for other fills."""
    alternative: int = 0
    """Number of alternatives of its slot before its own."""


class Card(TextPlace, frozen=True):
    """A side of the inspected pair; ``heading`` is empty if the side has nothing here.

    Headings and notes are data, or sentences of the engine where they have words of their own.
    """

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
    why: tuple[Wording, ...]
    considered: tuple[Wording, ...] = ()
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
    why = _reasons(unit, row, sides, task, mapped, called)
    considered = () if mapped is None else _considered(mapped, instances, names, task.method_spec, called)
    dimensions = () if mapped is None else dimension_bars(mapped, node.name if row != owner else "")
    forms = task.correct_form, task.partial_form
    return Inspection(
        unit.document,
        row,
        label if is_document else node.name,
        node.status,
        cards,
        why,
        considered,
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
    unit: UnitComparison,
    row: int,
    sides: Sides,
    task: TaskDefinition,
    mapped: Why | None,
    called: Sequence[str],
) -> tuple[Wording, ...]:
    """Return the sentences on why a row is as it is; ``mapped`` is the mapper's record of its owner.

    ``called`` are the names of two annotators, empty where one side is the key.
    """
    # In this order: the votes, the rule of the row, the mapper's record, and the causes of optionality.
    node = unit.nodes.node(row)
    instances = sides.instances(unit.document)
    if node.level is Level.DOCUMENT:
        sentences = _document_sentences(unit, node.rule, sides, list(map(len, instances)), called)
    else:
        sentences = _sentences(unit, row, task, mapped, called)
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
        heading = self._heading(
            instance, [instances[more.instance].name for more in refs[1:]], implied=implied
        )
        label = self._label(instance)
        if len(instance.extents) != 1:
            return Card(side, heading, tuple(lines), label)
        (extent,) = instance.extents
        words = text[extent.start : extent.end]
        return Card(side, heading, tuple(lines), label, start=extent.start, end=extent.end, words=words)

    def _heading(self, instance: Instance, further: Sequence[str], *, implied: bool) -> str:
        """Return the name of an instance, marked where it is optional, and the names of further ones."""
        name = self._names.of_instance(instance)
        if instance.optional:
            name = Wording("{name} (optional)", name=name)
        elif implied:
            name = Wording("{name} (implicitly optional)", name=name)
        return Wording("{name}, {further}", name=name, further=", ".join(further)) if further else name

    def _kind(self, instance: Instance, slot: str) -> FillKind:
        declared = self._names.slot(instance.type, slot)
        return declared.kind if declared is not None else FillKind.SET

    def _line(
        self, instance: Instance, slot: Slot, number: int, fill: Fill, headlines: Headlines, document: str
    ) -> CardLine:
        # Pointers have no compared form: their targets are compared, not their text.
        notes: list[str] = []
        if number:
            notes.append(Wording("alternative {number}", number=number + 1))
        if slot.optional or fill.optional:
            notes.append(Wording("optional"))
        reading = fill.parts[0].readings[0]
        if reading.minimal:
            notes.append(Wording("minimal {strings}", strings=" | ".join(reading.minimal)))
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
        return CardLine(
            name, text, compared, tuple(notes), False, start=start, end=end, words=words, alternative=number
        )

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


_KEY_AND_RESPONSE = (Wording("key"), Wording("response"))


def _called(sides: Sides, task: TaskDefinition) -> tuple[str, ...]:
    """Return the names of two annotators, none of whom is the key; nothing for other sides."""
    if not task.key2key or len(sides.sets) != 2:
        return ()
    return tuple(side_set.name for side_set in sides.sets)


def _owner(unit: UnitComparison, row: int) -> int:
    """Return the row that says why ``row`` is as it is: of the instance or mention it is or lies in.

    -1 for a document's.
    """
    levels, parent, why = unit.nodes.level, unit.nodes.parent, unit.nodes.why
    while row >= 0 and levels[row] != Level.INSTANCE and row not in why:
        row = parent[row]
    return row


def _sentences(
    unit: UnitComparison, row: int, task: TaskDefinition, mapped: Why | None, called: Sequence[str]
) -> tuple[Wording, ...]:
    nodes = unit.nodes
    node = nodes.node(row)
    sentences: list[Wording] = []
    if node.level is not Level.INSTANCE and node.rule:
        sentences.append(_ruled(node.name, node.rule, called))
    elif node.level is Level.INSTANCE and not (mapped is not None and mapped.dimensions):
        for below in map(nodes.node, range(row + 1, nodes.end[row])):
            sentence = _ruled(below.name, below.rule, called)
            # That its object is not aligned goes without saying of each fill: the object has its own reason.
            is_redundant = below.rule == "object-unaligned" or sentence in sentences
            if below.rule and below.status.disagreement and not is_redundant:
                sentences.append(sentence)
    if mapped is not None:
        sentences.append(_mapping_sentence(mapped, task, called))
    return tuple(sentences)


def _ruled(name: str, rule: str, called: Sequence[str]) -> Wording:
    """Return the sentence on the rule behind the state of a row or a document."""
    return Wording("{name}: {rule}", name=name, rule=rule_wording(rule, called))


def _vote_sentence(
    unit: UnitComparison, row: int, instances: Sequence[Sequence[Instance]]
) -> tuple[Wording, ...]:
    """Return a sentence on the votes of several annotators on a row."""
    votes = unit.votes
    if votes is None or not votes.voters[row]:
        return ()
    # All may agree with one annotator and still not with each other (M19): the note says how.
    winner = votes.winner(row)
    outcome = Wording("a majority")
    if winner is None:
        outcome = Wording("no majority")
    elif winner == NONE:
        outcome = Wording("most do not have it")
    sentence = Wording(
        "{agreeing} of {voters} annotators agree: {outcome}",
        agreeing=votes.agreeing[row],
        voters=votes.voters[row],
        outcome=outcome,
    )
    if votes.agreeing[row] == votes.voters[row] and Status(unit.nodes.status[row]).disagreement:
        how = CHOICE_OPEN if _leaves_choice(unit, row, instances) else PAIRED_BY_THIRD
        sentence = Wording("{sentence}; {how}", sentence=sentence, how=how)
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
    unit: UnitComparison, rule: str, sides: Sides, counts: Sequence[int], called: Sequence[str]
) -> tuple[Wording, ...]:
    counted = [
        Wording("{count} in {side}", count=count, side=side.name)
        for side, count in zip(sides.sets, counts, strict=True)
    ]
    objects = counted[0]
    for further in counted[1:]:
        objects = Wording("{counts}, {further}", counts=objects, further=further)
    # Relevance first, if the task filters texts, then the numbers of objects and of disagreements.
    open_count = unit.open_count()
    agree = Wording("none of them disagrees")
    if open_count:
        agree = Wording("{count} disagree, or have parts that disagree", count=open_count)
    rule_sentence = (Wording("document: {rule}", rule=rule_wording(rule, called)),) if rule else ()
    return (*rule_sentence, Wording("objects: {counts}", counts=objects), agree)


_OBJECT_WORDS: Mapping[str, Wording] = {
    word: word
    for word in (
        Wording("annotation"),
        Wording("entity"),
        Wording("instance"),
        Wording("mention"),
        Wording("object"),
        Wording("span"),
        Wording("template"),
    )
}
"""The words that ready-made tasks have for an object; those of configured tasks are data."""
_RANKS: Mapping[str, Wording] = {
    rank: rank for rank in (Wording("F"), Wording("overlap"), Wording("similarity"))
}
"""The words of methods for the figure that candidates are ranked by (`MethodSpec.candidate_rank`)."""


def object_word(task: TaskDefinition) -> str:
    """Return the word of a task for an object: one of ours, or the data of a configured task."""
    return _OBJECT_WORDS.get(task.object_word, task.object_word)


def _mapping_sentence(why: Why, task: TaskDefinition, called: Sequence[str]) -> Wording:
    # The rule, then the figure that decided: F with weights, F alone, a similarity or an overlap.
    sentence = Wording("{name}: {rule}", name=object_word(task), rule=rule_wording(why.rule, called))
    if why.f is None:
        return sentence
    percent = _percent(why.f)
    if why.weighted is not None:
        return Wording(
            "{sentence}: F {percent} %; the weights of what matches sum to {sum:g}, over the threshold of"
            " {threshold}",
            sentence=sentence,
            percent=percent,
            sum=why.weighted,
            threshold=str(why.threshold),
        )
    rank = task.method_spec.candidate_rank
    worth = _RANKS.get(rank, rank)
    if rank == F_RANK:
        return Wording("{sentence}: {rank} {percent} %", sentence=sentence, rank=worth, percent=percent)
    exact = str(Fraction(*why.f))
    return Wording(
        "{sentence}: {rank} {exact}, {percent} %", sentence=sentence, rank=worth, exact=exact, percent=percent
    )


def _cause_sentence(cause: Cause, instances: Sequence[Sequence[Instance]], names: TaskNames) -> Wording:
    instance = instances[cause.side][cause.instance]
    reason = cause_wording(cause.reason, names.of_instance(instance), cause.slot)
    return Wording("optional though not marked so: {reason} (M17)", reason=reason)


_OUTDONE = Wording("not paired: the pair shown has precedence (M7)")
_TAKEN = ("taken", "maps-elsewhere", "similar-elsewhere", "mapped-elsewhere", "taken-by-hand")
"""Reasons that name the instance it went to."""


def _considered(
    why: Why,
    instances: Sequence[Sequence[Instance]],
    names: TaskNames,
    spec: MethodSpec,
    called: Sequence[str],
) -> tuple[Wording, ...]:
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
    called: Sequence[str] = (),
) -> Wording:
    """Return the sentence on a candidate; ``pair_similarity`` is that of the pair chosen, or None."""
    # "also considered: SIDE NAME, RANK, (difference): REASON (WINNER)", each part where it is known.
    instance = instances[loser.side][loser.instance]
    rank: str = _RANKS.get(worth, worth)
    if loser.reason == "mapped-elsewhere":
        rank = Wording("components that would be right")
    candidate = Wording(
        "also considered: {side} {name}, {rank} {percent} %",
        side=(called or _KEY_AND_RESPONSE)[loser.side],
        name=names.of_instance(instance),
        rank=rank,
        percent=_percent(loser.f),
    )
    if loser.weighted is not None:
        candidate = Wording("{candidate}, weights {sum:g}", candidate=candidate, sum=loser.weighted)
    if pair_similarity is not None:
        difference = _difference(Fraction(*loser.f) - Fraction(*pair_similarity))
        candidate = Wording("{candidate} ({difference})", candidate=candidate, difference=difference)
    reason = reason_wording(loser.reason, called)
    if loser.reason == "taken" and loser.taken_by < 0:
        reason = _OUTDONE
    elif loser.reason == "below":
        reason = Wording("{reason} of {threshold}", reason=reason, threshold=str(threshold))
    if loser.reason in _TAKEN and loser.taken_by >= 0:
        winner = names.of_instance(instances[1 - loser.side][loser.taken_by])
        reason = Wording("{reason} ({winner})", reason=reason, winner=winner)
    return Wording("{candidate}: {reason}", candidate=candidate, reason=reason)


def _difference(difference: Fraction) -> Wording:
    """Return by how many points a similarity is more or less than that of the pair chosen."""
    if not difference:
        return Wording("no less than this pair")
    points = rounded(abs(difference) * 100, 2)
    if difference > 0:
        return Wording("{points} more than this pair", points=points)
    return Wording("{points} less than this pair", points=points)


def _percent(f: tuple[int, int]) -> str:
    return rounded(Fraction(*f) * 100, 2)
