"""The inputs of a project, as they are stored and as they are opened again; names hidden or not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import NamedTuple

import msgspec.structs

from annotally.adjudication.project.input_files import InputFile, changed_inputs, input_file, locate
from annotally.adjudication.project.messages import ProjectInput
from annotally.adjudication.project.state import Description
from annotally.model.diagnostics import Diagnostic
from annotally.model.wording import change_data
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.similarity_profile import NOTHING_ASKED, SimilarityChoice
from annotally.tasks.task_names import FILE, configuration_path, file_name
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance

SIDES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
"""The roles of the inputs that are compared."""
TEXTS, TASK = "texts", "task"
"""The roles of the texts, and of a configuration file."""
RESPONSE_TEXTS, GLM, LEXICON = "response-texts", "glm", "lexicon"
"""The roles of the texts of the response alone, of mapping rules and of pronunciations."""
WORD_LIST = "word-list"
"""The role of a list of words that do not count at the edges of extents."""
REALIGNED_GLM, REALIGNED_LEXICON = "realignment-glm", "realignment-lexicon"
"""The roles of mapping rules and of pronunciations by which texts are brought onto one."""


_ROLES = (TEXTS, *SIDES, TASK, RESPONSE_TEXTS, GLM, LEXICON, WORD_LIST, REALIGNED_GLM, REALIGNED_LEXICON)


class Inputs(NamedTuple):
    """The inputs that were opened, as requested: see `annotally.service.server.Service.open`."""

    task: str
    texts: tuple[str, ...]
    sides: tuple[tuple[str, tuple[str, ...]], ...]
    encoding: str | None = None
    key2key: bool = False
    layers: tuple[str | None, ...] = ()
    repair_lookalikes: bool = False
    similarity: SimilarityChoice = NOTHING_ASKED
    differing: DifferingChoice = NOTHING_DIFFERENT
    by_pair: bool = False
    """Whether two annotators are compared in the documents that both have, and the others are left open."""
    tolerance: TextTolerance = USUAL_TOLERANCE
    systems: tuple[int, ...] = ()
    """The sides that are systems, not people, by number."""


def describe(request: Inputs, path: str) -> Description:
    """Return the description of a project at ``path`` with these inputs. Raises InputRefused."""
    # Every file gets the role it is read in, and its digest; the module of methods is not stored, nor are
    # the paths of option files twice.
    texts = [(TEXTS, text_path) for text_path in request.texts]
    sides = [
        (role, side_path)
        for role, (_, paths) in zip(SIDES, request.sides, strict=False)
        for side_path in paths
    ]
    configured = request.task.startswith(FILE)
    task = [(TASK, configuration_path(request.task))] if configured else []
    differing = request.differing
    extra_files = [(RESPONSE_TEXTS, text_path) for text_path in differing.response_texts]
    words = request.tolerance.words
    single_files = (
        (GLM, differing.glm),
        (LEXICON, differing.lexicon),
        (REALIGNED_GLM, words.glm),
        (REALIGNED_LEXICON, words.lexicon),
    )
    extra_files += [(role, extra_path) for role, extra_path in single_files if extra_path]
    extra_files += [(WORD_LIST, list_path) for list_path in request.tolerance.lists]
    return Description(
        FILE if configured else request.task,
        tuple(input_file(role, file_path, path) for role, file_path in (*texts, *sides, *task, *extra_files)),
        tuple(name for name, _ in request.sides),
        request.encoding,
        tuple(request.layers),
        request.repair_lookalikes,
        request.key2key,
        replace(request.similarity, module=""),
        replace(differing, response_texts=(), glm="", lexicon=""),
        by_pair=request.by_pair,
        tolerance=request.tolerance.with_files(()),
        systems=tuple(number for number in request.systems if number < len(request.sides)),
    )


def request_of(path: str, description: Description, inputs: Iterable[InputFile], module: str) -> Inputs:
    """Return the request to open a project at ``path``; without names of annotators if it is blind.

    Then nothing tells a system from a person either.
    """
    # The inverse of `describe`: files go back to their roles. The module of methods is the opener's own.
    places: dict[str, list[str]] = {role: [] for role in _ROLES}
    for file in inputs:
        places.setdefault(file.role, []).append(locate(path, file))
    names = neutral_names(len(description.sides)) if description.blind else description.sides
    side_roles = zip(names, SIDES, strict=False)
    return Inputs(
        file_name(places[TASK][0]) if places[TASK] else description.task,
        tuple(places[TEXTS]),
        tuple((name, tuple(places[role])) for name, role in side_roles),
        description.encoding,
        description.key2key,
        description.layers,
        description.repair_lookalikes,
        replace(description.similarity, module=module),
        replace(
            description.differing,
            response_texts=tuple(places[RESPONSE_TEXTS]),
            glm="".join(places[GLM][:1]),
            lexicon="".join(places[LEXICON][:1]),
        ),
        description.by_pair,
        description.tolerance.with_files(
            tuple(places[WORD_LIST]),
            "".join(places[REALIGNED_GLM][:1]),
            "".join(places[REALIGNED_LEXICON][:1]),
        ),
        () if description.blind else description.systems,
    )


def relocated_inputs(
    path: str, inputs: Sequence[InputFile], moved: Mapping[int, str]
) -> tuple[InputFile, ...]:
    """Return the inputs where they are now, and as they are now. Raises InputRefused for one not there."""
    places = [moved.get(number, locate(path, file)) for number, file in enumerate(inputs)]
    return tuple(input_file(file.role, place, path) for file, place in zip(inputs, places, strict=True))


def input_states(path: str, inputs: Sequence[InputFile]) -> tuple[ProjectInput, ...]:
    """Return the inputs with where they are, and whether they are missing or have changed."""
    states = dict(changed_inputs(path, inputs))
    return tuple(ProjectInput(file.role, locate(path, file), states.get(file, "")) for file in inputs)


# --- names of annotators, or their masks


def neutral_names(count: int) -> tuple[str, ...]:
    """Return the neutral names of annotators in a blind project."""
    return tuple(f"annotator {number}" for number in range(1, count + 1))


_drawn: Callable[[list[int]], None] = SystemRandom().shuffle


def draw_order(description: Description, shuffle: Callable[[list[int]], None] = _drawn) -> Description:
    """Return a project with its annotators in random order, so that letters do not reveal them."""
    # A random permutation is drawn once, when the project is made, and stored by being applied: roles of
    # files, names and layers are all moved by it.
    order = list(range(len(description.sides)))
    shuffle(order)
    place = {SIDES[before]: SIDES[now] for now, before in enumerate(order)}
    moved = (
        msgspec.structs.replace(file, role=place.get(file.role, file.role)) for file in description.inputs
    )
    layers = description.layers
    return msgspec.structs.replace(
        description,
        sides=tuple(description.sides[before] for before in order),
        inputs=tuple(sorted(moved, key=lambda file: _ROLES.index(file.role))),
        systems=tuple(sorted(order.index(system) for system in description.systems)),
        layers=tuple(layers[before] for before in order) if len(layers) == len(order) else layers,
    )


def mask_names(
    warnings: Iterable[Diagnostic], files: Sequence[Sequence[str]], names: Sequence[str]
) -> tuple[Diagnostic, ...]:
    """Return messages with the names of annotators instead of the ``files`` that each of them made."""
    # Each path of an annotator's file is replaced by the annotator's name, in the place and the texts of a
    # message.
    hidden = {
        file: name for annotator_files, name in zip(files, names, strict=True) for file in annotator_files
    }

    def mask(text: str) -> str:
        for file, name in hidden.items():
            text = text.replace(file, name)
        return text

    return tuple(
        replace(
            warning,
            file=hidden.get(warning.file, warning.file),
            found=change_data(warning.found, mask),
            remedy=change_data(warning.remedy, mask),
        )
        for warning in warnings
    )
