"""Messages about a project to a window: decisions, proposals of rules, the holder of a file."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.lock import Holder
from annotally.model.wording import NO_WORDS, Wording
from annotally.scoring.families import AnyTally

CODES: Mapping[str, int] = {
    "open": 0,
    "first": 1,
    "second": 2,
    "both": 3,
    "either": 4,
    "neither": 5,
    "edited": 6,
}
"""The codes of `Decided.choice` for two sides; other sides have codes of their own (`side_code`)."""
REFUSABLE = ("take", "both", "either", "neither", "optional", "edited")
"""The choices for a row, as `Standing.refused` names them: a side, both, either, …"""
_FURTHER = 16
"""The code of a side after the second is its number plus this."""


def side_code(side: int) -> int:
    """Return the code of a decision for one side."""
    return (CODES["first"], CODES["second"])[side] if side < 2 else _FURTHER + side


def code_side(code: int) -> int:
    """Return the side that a code stands for, -1 if it stands for no single one."""
    return code - _FURTHER if code > _FURTHER else {CODES["first"]: 0, CODES["second"]: 1}.get(code, -1)


class Decided(msgspec.Struct, frozen=True):
    """The decisions of one document, by row of its tree, as a window shows them.

    Behind the rows of the comparison come those of ``added`` (`annotally.adjudication.decisions.added_rows`):
    written anew, and never open. ``objects`` and their counts are those of the comparison.
    ``choice`` holds 0 for open rows, else one of `CODES`; ``own`` is 1 where the row itself was decided,
    ``rule`` where a rule did it, and ``optional`` where the decided content need not be found. ``waits`` is 1
    for objects that are still to be decided. ``edited`` are the words that were written anew.
    """

    document: str
    choice: bytes
    own: bytes
    rule: bytes
    optional: bytes
    waits: bytes
    edited: Mapping[int, str]
    remarks: Mapping[int, Remark]
    objects: int
    open: int
    ruled: int
    """Objects that a rule decided."""
    done: bool
    lost: int
    paired: Mapping[int, bool] = {}
    """Rows of annotations with manual pairs (C4): paired, or else kept apart."""
    extents: Mapping[int, tuple[tuple[int, int], ...]] = {}
    """Where annotations stand that a person moved, or wrote as a whole."""
    reasons: Mapping[int, str] = {}
    """The reasons of rows that were decided themselves."""
    added: "tuple[AddedRow, ...]" = ()
    """Annotations that no side has, in reading order."""
    conflicts: int = 0
    """Links that merge classes of mentions which were to stay apart."""
    merging: tuple[int, ...] = ()
    """The rows of these classes, and of the mentions with the links that merge them."""
    sides: Mapping[int, tuple[int, ...]] = {}
    """Of more than two sides: those that rows with the codes of both and either are about, by row."""


class Standing(msgspec.Struct, frozen=True):
    """All about the current decision for one row: ``source`` is the row it was made about, -1 if none was.

    ``code`` is one of `CODES`. ``at`` is UTC in ISO 8601.
    """

    document: str
    row: int
    source: int
    code: int
    words: str = ""
    optional: bool = False
    by: str = ""
    at: str = ""
    rule: str = ""
    reason: str = ""
    comment: str = ""
    flagged: bool = False
    sides: tuple[int, ...] = ()
    """The sides that are taken."""
    linked: "Linked | None" = None
    """Of a mention of the final key, where its links lead."""
    added: bool = False
    """Whether the row stands for an annotation added manually: no side has it."""
    refused: Mapping[str, Wording] = {}
    """Why decisions about the row would have no effect: by `REFUSABLE`, with the reason."""
    caution: Wording = NO_WORDS
    """The formats that alone could hold the decision; empty where those of the inputs can."""


class Linked(msgspec.Struct, frozen=True):
    """The links of a mention of the final key: the sides with accepted ones, and their targets by side.

    A link that leads to -1 begins a class; `NOT_THERE` where the side has no such mention. ``decided``: a
    person decided about the link itself.
    """

    NOT_THERE: ClassVar[int] = -2

    document: str
    row: int
    sides: tuple[int, ...]
    leads: tuple[int, ...]
    decided: bool = False
    merges: bool = False
    """An accepted link of it merges classes that were to stay apart."""


class Conflict(msgspec.Struct, frozen=True):
    """Rows of classes of a side that were to stay apart, and of the link that merges them.

    It leads from ``mention`` to ``antecedent``; ``link_side`` is the side that has it, -1 where a person
    wrote it.
    """

    document: str
    side: int
    classes: tuple[int, ...]
    mention: int
    antecedent: int
    link_side: int


class OpenType(msgspec.Struct, frozen=True):
    """A type with open objects or with a rule: the number of them, and their treatment.

    ``code`` is one of `CODES`; 0: they are refused.
    """

    name: str
    count: int
    code: int = 0


class Lost(msgspec.Struct, frozen=True):
    """An orphaned entry about a row that is no longer there: a `Kind` by its value, its subject and content.

    ``code`` is one of `CODES` for decisions, 1 for manual pairs and 0 for those kept apart. ``words``
    are the words written anew, a comment, or the type of an added annotation. ``sides`` are those of a link,
    or of a pair. ``why``: the decision is about the row ``row``, which is there, and has no effect.
    """

    label: str
    kind: str
    document: str
    target: str
    about: str
    code: int = 0
    words: str = ""
    by: str = ""
    at: str = ""
    sides: tuple[int, ...] = ()
    why: Wording = NO_WORDS
    row: int = 0


class KeyFindings(msgspec.Struct, frozen=True):
    """Findings about a key before it is written: their numbers, and the first of each kind.

    ``dropped`` are pointers to objects that are not in the key: document, row, slot, target. ``renamed`` are
    objects whose name another one has: document, name before and after. ``repeated`` have the content of
    another one, as the file of a side has it: document, row, type and name.
    """

    dropped_count: int
    dropped: tuple[tuple[str, int, str, str], ...]
    renamed_count: int
    renamed: tuple[tuple[str, str, str], ...]
    repeated_count: int = 0
    repeated: tuple[tuple[str, int, str], ...] = ()


class ProjectInput(msgspec.Struct, frozen=True):
    """An input of a project: its role, where it is looked for, and ``missing``, ``changed`` or nothing."""

    role: str
    path: str
    state: str = ""


class ProjectFile(msgspec.Struct, frozen=True):
    """A project file before it is opened: its inputs, its hindrance to writing, its damage.

    ``hindrance`` and ``damage`` are empty where there is none. ``holder`` is the process that has it open, if
    that is the hindrance.
    """

    path: str
    inputs: tuple[ProjectInput, ...] = ()
    hindrance: Wording = NO_WORDS
    damage: Wording = NO_WORDS
    holder: Holder | None = None


class Rescued(msgspec.Struct, frozen=True):
    """The outcome of a rescue: the number of entries, the number of steps of the history, and the losses.

    ``lost`` are sentences without a full stop; there are none where everything was saved.
    """

    entries: int
    commands: int
    lost: tuple[Wording, ...] = ()


class ProjectState(msgspec.Struct, frozen=True):
    """An open project: its path, the labels of undo and redo (empty: nothing), the last view."""

    path: str
    read_only: bool = False
    undo: str = ""
    redo: str = ""
    view: Mapping[str, object] = {}
    blind: bool = False
    """Whether the makers of annotations are hidden."""


class Changed(msgspec.Struct, frozen=True):
    """The effect of a command: its label (empty: there was nothing to do), the number of entries, the place.

    ``place`` is the document and row of a command about one document, None where it is about more.
    """

    project: ProjectState
    label: str = ""
    count: int = 0
    documents: tuple[str, ...] = ()
    place: tuple[str, int] | None = None
    cleared: int = 0
    """The number of decisions below the decided row that were removed with it."""


class PairingCandidate(msgspec.Struct, frozen=True):
    """An annotation that another one could be paired with: its row, and the score of the two alone.

    ``points`` are in percent, as they are shown, empty where the method gives pairs none; ``together``: they
    are paired now. Of more than two sides ``sides`` are those whose annotations of that row are meant, and
    ``beside`` the others that have one there.
    """

    row: int
    points: str
    together: bool = False
    sides: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()


class Prospect(msgspec.Struct, frozen=True):
    """The effect of pairing two rows manually: ``refused`` says why it cannot be, empty where it can.

    ``stay`` and ``moved``, by side and row, would be one thing; ``freed`` would go with none of them.
    ``points``, in percent, are the score of the best two alone, empty where the method gives pairs none.
    ``together``: they are one thing now.
    """

    document: str
    row: int
    other_row: int
    stay: tuple[tuple[int, int], ...] = ()
    moved: tuple[tuple[int, int], ...] = ()
    freed: tuple[tuple[int, int], ...] = ()
    points: str = ""
    together: bool = False
    refused: Wording = NO_WORDS


class AddedSlot(msgspec.Struct, frozen=True):
    """A slot of an annotation added manually: its words in one, and by alternatives and their fills."""

    name: str
    words: str
    alternatives: tuple[tuple[str, ...], ...] = ()


class AddedRow(msgspec.Struct, frozen=True):
    """An annotation added manually: its target in the ledger, its title and words, its place."""

    name: str
    title: str
    words: str
    extents: tuple[tuple[int, int], ...] = ()
    by: str = ""
    at: str = ""
    type: str = ""
    slots: tuple[AddedSlot, ...] = ()


class SlotDraft(msgspec.Struct, frozen=True):
    """A slot to be written: its present content, by alternatives and their fills, and the offers for it.

    ``offers`` are the fills of the sides in such slots and those that the task declares; ``closed``: only
    these will do. ``fixed``: the annotation's extent says it.
    """

    name: str
    lines: tuple[tuple[str, ...], ...]
    offers: tuple[str, ...] = ()
    closed: bool = False
    fixed: bool = False
    places: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """Where the fills of ``lines`` stand, start and end; empty for those without a place of their own."""


class MovedLine(msgspec.Struct, frozen=True):
    """A fill that was moved while its slot was written: its number in the draft, and its new place.

    Both by alternative: ``before`` by its number there, the new one by its text.
    """

    slot: str
    before: tuple[int, int]
    alternative: int
    text: str
    place: tuple[int, int]


class RowDraft(msgspec.Struct, frozen=True):
    """The draft for a row: one slot, or, if ``whole``, all of an object, with its type.

    ``row`` is the one that is decided by it, -1 for an annotation that is added. ``extents`` are where the
    object stands, ``words`` what it covers.
    """

    document: str
    row: int
    title: str
    slots: tuple[SlotDraft, ...]
    whole: bool = False
    type: str = ""
    types: tuple[str, ...] = ()
    extents: tuple[tuple[int, int], ...] = ()
    words: str = ""
    placed: bool = False
    """Whether the row is about the place of the annotation: that is moved in the text."""


class Written(msgspec.Struct, frozen=True):
    """The content that a person wrote: slots by name, by alternatives and fills; the type of an object.

    A slot without lines says nothing.
    """

    slots: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]
    type: str = ""
    extents: tuple[tuple[int, int], ...] = ()
    moved: tuple[MovedLine, ...] = ()
    """Fills that stand elsewhere now."""


class ManualPairInfo(msgspec.Struct, frozen=True):
    """The number of manual pairs and separations, and the score of the sides against each other with them.

    ``tally`` is that of the row the task is judged by (C4).
    """

    count: int
    tally: AnyTally


class RuleChoice(msgspec.Struct, frozen=True):
    """A rule by its name and arguments: the side, the distance in words or characters, type and slot.

    ``model`` and ``threshold``, in percent, are those of a third opinion.
    """

    name: str
    side: int = 0
    most: int = 1
    tokens: bool = False
    type: str = ""
    slot: str = ""
    model: str = ""
    threshold: int = 0


class Proposals(msgspec.Struct, frozen=True):
    """The proposals of a rule: the number of rows, and the first of them with document, row and code.

    ``shares`` are the probabilities of these by the model of a third opinion.
    """

    count: int
    rows: tuple[tuple[str, int, int], ...]
    shares: tuple[float, ...] = ()


class Reliability(msgspec.Struct, frozen=True):
    """The reliability of annotators by a model: how often each is right, None without votes; by side.

    ``objects`` is the number of objects that it was estimated from. ``converged`` is None where the model has
    a fixed number of steps.
    """

    shares: tuple[float | None, ...]
    objects: int
    converged: bool | None


class KeyProblem(msgspec.Struct, frozen=True):
    """A reason why a final key cannot be written: its kind, its object, and the words.

    ``kind`` is ``open``, ``conflict`` (a link merges classes), ``relation`` (it lost an end), or ``key``: the
    object cannot be written. ``document`` and ``label`` are empty for the key as a whole. ``row`` is that of
    a window's tree, also for annotations added manually, and that of the document where no object is meant;
    ``name`` and ``text`` are what the tree says there.
    """

    kind: str
    document: str
    label: str
    row: int
    name: str
    text: str
    finding: Wording
    expected: Wording
    remedy: Wording
    file: str = ""
    line: int = 0
    column: int = 0

    @property
    def sentence(self) -> Wording:
        """The problem in one line, with its document and object."""
        name = f"{self.name} “{self.text}”" if self.text else self.name
        sentence = self.finding
        for subject in (name, self.label):
            if subject:
                sentence = Wording("{subject}: {finding}", subject=subject, finding=sentence)
        return sentence


class KeyFormat(msgspec.Struct, frozen=True):
    """A format a final key can be written in: name, title, ending, whether it takes a folder.

    The last depends on the side with the files that the key is written over.
    """

    name: str
    title: str
    suffix: str
    folders: tuple[bool, ...]


class KeyLoss(msgspec.Struct, frozen=True):
    """A loss of a final key in a format: its kind, how often in words, and examples on a line each."""

    kind: str
    words: str
    examples: tuple[str, ...]


class KeyPlace(msgspec.Struct, frozen=True):
    """A place that a key may be written to: whether as a folder, its files, and which of these are there.

    ``proposed`` is another place, where a folder is needed and this is a file, or would be taken for one.
    """

    folder: bool
    paths: tuple[str, ...]
    standing: tuple[str, ...] = ()
    proposed: str = ""


class VotesFile(msgspec.Struct, frozen=True):
    """A file of the votes of annotators, lines of JSON or CSV by its ending; with ``texts`` or without."""

    path: str
    texts: bool = True


class BrokenEnds(msgspec.Struct, frozen=True):
    """A relation that would stand in a key without an end: its place, and its lost ends in words.

    ``row`` is -1 for a relation added manually.
    """

    document: str
    row: int
    words: Wording
