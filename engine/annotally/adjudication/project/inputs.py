"""What a project is made of, as it is kept and as it is opened again; who is who, or not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import SystemRandom
from typing import NamedTuple

import msgspec.structs

from annotally.adjudication.project.input_files import InputFile, changed_inputs, input_file, located
from annotally.adjudication.project.messages import ProjectInput
from annotally.adjudication.project.state import Description
from annotally.model.diagnostics import Diagnostic
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.similarity_profile import NOTHING_ASKED, SimilarityChoice
from annotally.tasks.task_names import FILE, configuration_path, file_name

SIDES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
"""The roles of the inputs that are compared."""
TEXTS, TASK = "texts", "task"
"""The roles of the texts, and of a configuration file."""
RESPONSE_TEXTS, GLM, LEXICON = "response-texts", "glm", "lexicon"
"""The roles of the texts of the response alone, of mapping rules and of pronunciations."""


_ROLES = (TEXTS, *SIDES, TASK, RESPONSE_TEXTS, GLM, LEXICON)


class Inputs(NamedTuple):
    """What was opened, as it was asked for: see `annotally.service.server.Service.open`."""

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


def described(asked: Inputs, path: str) -> Description:
    """Return the description of a project at ``path`` of what was opened. Raises InputRefused."""
    texts = [(TEXTS, one) for one in asked.texts]
    sides = [(role, one) for role, (_, paths) in zip(SIDES, asked.sides, strict=False) for one in paths]
    configured = asked.task.startswith(FILE)
    task = [(TASK, configuration_path(asked.task))] if configured else []
    differing = asked.differing
    own = [(RESPONSE_TEXTS, one) for one in differing.response_texts]
    own += [(role, one) for role, one in ((GLM, differing.glm), (LEXICON, differing.lexicon)) if one]
    return Description(
        FILE if configured else asked.task,
        tuple(input_file(role, one, path) for role, one in (*texts, *sides, *task, *own)),
        tuple(name for name, _ in asked.sides),
        asked.encoding,
        tuple(asked.layers),
        asked.repair_lookalikes,
        asked.key2key,
        replace(asked.similarity, module=""),
        replace(differing, response_texts=(), glm="", lexicon=""),
        by_pair=asked.by_pair,
    )


def asked_of(path: str, description: Description, inputs: Iterable[InputFile], module: str) -> Inputs:
    """Return what a project at ``path`` opens; of a blind one without the names of its annotators."""
    roles = (TEXTS, TASK, *SIDES, RESPONSE_TEXTS, GLM, LEXICON)
    places: dict[str, list[str]] = {role: [] for role in roles}
    for one in inputs:
        places.setdefault(one.role, []).append(located(path, one))
    names = neutral_names(len(description.sides)) if description.blind else description.sides
    named = zip(names, SIDES, strict=False)
    return Inputs(
        file_name(places[TASK][0]) if places[TASK] else description.task,
        tuple(places[TEXTS]),
        tuple((name, tuple(places[role])) for name, role in named),
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
    )


def kept_inputs(path: str, inputs: Sequence[InputFile], moved: Mapping[int, str]) -> tuple[InputFile, ...]:
    """Return the inputs where they are now, and as they are now. Raises InputRefused for one not there."""
    places = [moved.get(number, located(path, one)) for number, one in enumerate(inputs)]
    return tuple(input_file(one.role, place, path) for one, place in zip(inputs, places, strict=True))


def input_states(path: str, inputs: Sequence[InputFile]) -> tuple[ProjectInput, ...]:
    """Return the inputs with where they are, and whether they are missing or have changed."""
    states = dict(changed_inputs(path, inputs))
    return tuple(ProjectInput(one.role, located(path, one), states.get(one, "")) for one in inputs)


# --- who is who, or not


def neutral_names(count: int) -> tuple[str, ...]:
    """Return what annotators are called in a blind project."""
    return tuple(f"annotator {number}" for number in range(1, count + 1))


_drawn: Callable[[list[int]], None] = SystemRandom().shuffle


def by_lot(description: Description, shuffle: Callable[[list[int]], None] = _drawn) -> Description:
    """Return a project with its annotators in an order that was drawn by lot: who is A is not known then."""
    order = list(range(len(description.sides)))
    shuffle(order)
    place = {SIDES[before]: SIDES[now] for now, before in enumerate(order)}
    moved = (msgspec.structs.replace(one, role=place.get(one.role, one.role)) for one in description.inputs)
    layers = description.layers
    return msgspec.structs.replace(
        description,
        sides=tuple(description.sides[before] for before in order),
        inputs=tuple(sorted(moved, key=lambda one: _ROLES.index(one.role))),
        layers=tuple(layers[before] for before in order) if len(layers) == len(order) else layers,
    )


def masked(
    warnings: Iterable[Diagnostic], files: Sequence[Sequence[str]], names: Sequence[str]
) -> tuple[Diagnostic, ...]:
    """Return messages with the names of annotators instead of the ``files`` that each of them made."""
    hidden = {file: name for own, name in zip(files, names, strict=True) for file in own}

    def said(text: str) -> str:
        for file, name in hidden.items():
            text = text.replace(file, name)
        return text

    return tuple(
        replace(one, file=hidden.get(one.file, one.file), found=said(one.found), remedy=said(one.remedy))
        for one in warnings
    )
