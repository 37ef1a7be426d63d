"""Sessions: the open comparison and the place in it, the values that survive a restart."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.similarity_profile import NOTHING_ASKED, LabelEquivalence, LabelFeature, SimilarityChoice
from annotally.tasks.task_names import FILE, configuration_path
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, Realigner, TextTolerance, WordAlignmentChoice
from annotally_gui.services.settings import as_mapping


@dataclass(frozen=True, slots=True)
class Further:
    """An annotator after the second: a name, files or folders, and which of several annotations in one."""

    name: str
    paths: tuple[str, ...]
    layer: str | None = None


@dataclass(frozen=True, slots=True)
class SessionRequest:
    """A request to open: files per role, the task, the names of the sides, the encoding (None: UTF-8).

    Paths are absolute. Several files or folders of one role are one side.
    """

    task: str
    texts: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    response: tuple[str, ...] = ()
    names: tuple[str, str] = ("key", "response")
    encoding: str | None = None
    key2key: bool = False
    """Both sides are keys, of two annotators (M19)."""
    layers: tuple[str | None, str | None] = (None, None)
    """Which of several annotations in one file each side is; None where there is one."""
    repair_lookalikes: bool = False
    """Read tags with letters that only look Latin as they look."""
    similarity: SimilarityChoice = NOTHING_ASKED
    """What is asked of a task that compares by similarity: profiles, labels that are ignored or equated."""
    project: str = ""
    """A project file, which knows all of this itself; empty: a comparison of its own."""
    read_only: bool = False
    """Open the project for reading only."""
    differing: DifferingChoice = NOTHING_DIFFERENT
    """What is asked of a task whose texts may differ: texts of the response, rules, how they are aligned."""
    further: tuple[Further, ...] = ()
    """Annotators after the second; all are keys where there are any."""
    by_pair: bool = False
    """Two keys are compared in the documents that both have, and the others are left open (C6)."""
    tolerance: TextTolerance = USUAL_TOLERANCE
    """What is forgiven between texts, and at the edges of extents."""
    systems: tuple[int, ...] = ()
    """The sides that are systems, not people, by number."""

    @property
    def configuration(self) -> str:
        """The configuration file that is the task; empty if none is, or it says something else by now."""
        return configuration_path(self.task) if self.task.startswith(FILE) else ""

    @property
    def paths(self) -> tuple[str, ...]:
        """All files and folders that are needed, texts first; of a project its file."""
        if self.project:
            return (self.project,)
        task = (self.configuration,) if self.configuration else ()
        further = (path for side in self.further for path in side.paths)
        return (
            *self.texts,
            *self.key,
            *self.response,
            *further,
            *self.differing.paths,
            *self.tolerance.paths,
            *task,
        )

    @property
    def sides(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The name and the files of every annotator."""
        first, second = self.names
        return (first, self.key), (second, self.response), *((side.name, side.paths) for side in self.further)

    def to_mapping(self) -> dict[str, Any]:
        """Return the request as plain data for a settings file."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Session:
    """The open comparison and the view of it. ``request`` is None when nothing, or the sample, was open."""

    request: SessionRequest | None = None
    sample: bool = False
    document: str = ""
    selection: str = ""
    """The identity of the selected instance, never its row."""
    filter: str = ""
    scroll: int = 0
    """First visible code point of the document."""
    text_side: int = -1
    """The side whose text was chosen to be shown beside the one compared, by number; -1: none was."""

    @property
    def empty(self) -> bool:
        """Whether nothing was open."""
        return self.request is None and not self.sample

    def to_mapping(self) -> dict[str, Any]:
        """Return the session as plain data for a settings file."""
        return asdict(self)


def _strings(value: object) -> tuple[str, ...]:
    return tuple(item for item in value if isinstance(item, str)) if isinstance(value, list | tuple) else ()


def _string(value: object) -> str:
    return value if isinstance(value, str) else ""


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(item for item in value if type(item) is int) if isinstance(value, list | tuple) else ()


def _layers(value: object) -> tuple[str | None, str | None]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None, None
    key, response = (item if isinstance(item, str) else None for item in value)
    return key, response


def _further(value: object) -> tuple[Further, ...]:
    listed = [as_mapping(entry) for entry in value] if isinstance(value, list | tuple) else []
    return tuple(
        Further(_string(entry.get("name")), _strings(entry.get("paths")), _string(entry.get("layer")) or None)
        for entry in listed
        if entry.get("name") and _strings(entry.get("paths"))
    )


def _labels_from(value: object) -> tuple[LabelFeature, ...]:
    listed = [as_mapping(entry) for entry in value] if isinstance(value, list | tuple) else []
    return tuple(
        LabelFeature(_string(entry.get("layer")), _string(entry.get("feature")))
        for entry in listed
        if _string(entry.get("layer"))
    )


def _choice_from(value: object) -> SimilarityChoice:
    data = as_mapping(value)
    listed = data.get("equivalences")
    equated = [as_mapping(entry) for entry in listed] if isinstance(listed, list | tuple) else []
    return SimilarityChoice(
        _string(data.get("task")),
        _string(data.get("similarity_profile")),
        _string(data.get("score_profile")),
        tuple(
            LabelEquivalence(_string(entry.get("name")), _strings(entry.get("labels")))
            for entry in equated
            if entry.get("name")
        ),
        _strings(data.get("ignored")),
        labels=_labels_from(data.get("labels")),
        matching=_string(data.get("matching")),
    )


def _differing_from(value: object) -> DifferingChoice:
    data = as_mapping(value)
    align, aligner, glm, lexicon, sounds = (
        _string(data.get(name)) for name in ("align", "aligner", "glm", "lexicon", "sounds")
    )
    spelling, group, tolerance = (
        _number_or_none(data.get(name)) for name in ("spelling", "group", "tolerance")
    )
    muc_mode = data.get("muc_mode")
    return DifferingChoice(
        _strings(data.get("response_texts")),
        align,
        aligner,
        glm,
        lexicon,
        sounds,
        spelling,
        group,
        tolerance,
        _string(data.get("mapping")),
        _strings(data.get("components")),
        muc_mode if isinstance(muc_mode, bool) else None,
        _string(data.get("units")),
    )


def _number_or_none(value: object) -> int | None:
    # bool is a subclass of int: true in the file is no number.
    return value if type(value) is int else None


def _tolerance_from(value: object) -> TextTolerance:
    data = as_mapping(value)
    percent, name = data.get("percent"), data.get("realigner")
    if isinstance(percent, bool) or not isinstance(percent, int | float) or not 0 <= percent <= 100:
        percent = USUAL_TOLERANCE.percent
    return TextTolerance(
        float(percent),
        Realigner(name) if isinstance(name, str) and name in set(Realigner) else Realigner.NONE,
        _strings(data.get("edges")),
        _words_from(data.get("words")),
    )


def _words_from(value: object) -> WordAlignmentChoice:
    data = as_mapping(value)
    glm, lexicon, sounds = (_string(data.get(name)) for name in ("glm", "lexicon", "sounds"))
    spelling, group = (_number_or_none(data.get(name)) for name in ("spelling", "group"))
    return WordAlignmentChoice(glm, lexicon, sounds, spelling, group)


def request_from(value: object) -> SessionRequest | None:
    """Return the request in ``value`` as a settings file brought it; None if there is none."""
    # The file may be of another version or edited by hand: each field is taken only if it has its type, and
    # the default stands for any other.
    data = as_mapping(value)
    if not isinstance(data.get("task"), str):
        return None
    names = _strings(data.get("names"))
    encoding = data.get("encoding")
    request = SessionRequest(
        data["task"],
        _strings(data.get("texts")),
        _strings(data.get("key")),
        _strings(data.get("response")),
        encoding=encoding if isinstance(encoding, str) else None,
        key2key=data.get("key2key") is True,
        layers=_layers(data.get("layers")),
        repair_lookalikes=data.get("repair_lookalikes") is True,
        similarity=_choice_from(data.get("similarity")),
        differing=_differing_from(data.get("differing")),
        project=_string(data.get("project")),
        read_only=data.get("read_only") is True,
        further=_further(data.get("further")),
        by_pair=data.get("by_pair") is True,
        tolerance=_tolerance_from(data.get("tolerance")),
        systems=_numbers(data.get("systems")),
    )
    return replace(request, names=(names[0], names[1])) if len(names) == 2 else request


def session_from(value: object) -> Session:
    """Return the session in a value of a settings file, without its damaged parts."""
    data = as_mapping(value)
    scroll, text_side = data.get("scroll"), data.get("text_side")
    return Session(
        request_from(data.get("request")),
        data.get("sample") is True,
        _string(data.get("document")),
        _string(data.get("selection")),
        _string(data.get("filter")),
        scroll if isinstance(scroll, int) and scroll >= 0 else 0,
        text_side if type(text_side) is int and text_side >= 0 else -1,
    )
