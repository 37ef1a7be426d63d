"""The task and the request that the inputs of a comparison stand for."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest

from annotally.adjudication.project.inputs import Inputs
from annotally.model.diagnostics import TaskError, error
from annotally.model.wording import Wording, sentence_of
from annotally.tasks.alignment_task import with_choice
from annotally.tasks.method_options import tolerated_realignment
from annotally.tasks.resolve import Chosen, as_keys, choose_task
from annotally.tasks.resolve_user_module import without_idle_module
from annotally.tasks.task_names import FILE, TEXT, configuration_path
from annotally.workspace.facade import OpenRequest, SideInput


def open_request(inputs: Inputs) -> OpenRequest:
    """Return the request to open inputs. Raises InputRefused for a task or a file that cannot be read."""
    chosen = chosen_task(inputs)
    with _refusing_options():
        realignment = tolerated_realignment(inputs.tolerance, inputs.encoding)
    layers, is_multiple = inputs.layers[: len(inputs.sides)], len(inputs.sides) > 2
    return OpenRequest(
        as_keys(chosen.task) if inputs.key2key or is_multiple else chosen.task,
        tuple(
            SideInput(name, paths, layer=layer, texts=inputs.differing.response_texts if number else ())
            for number, ((name, paths), layer) in enumerate(zip_longest(inputs.sides, layers))
        ),
        inputs.texts,
        encoding=inputs.encoding,
        warnings=chosen.warnings,
        outputs=chosen.outputs,
        repair_lookalikes=inputs.repair_lookalikes,
        annotators=is_multiple or (inputs.key2key and inputs.by_pair),
        tolerance=inputs.tolerance,
        realignment=realignment,
    )


def chosen_task(inputs: Inputs) -> Chosen:
    """Return the task that inputs name; a profile that its file does not have any more is refused.

    A module of methods is named in preferences, for every task: where none of them is used it is no part of
    what the scores say (C4).
    """
    name = inputs.task
    try:
        chosen = choose_task(name, inputs.encoding, inputs.similarity)
        chosen = chosen._replace(task=without_idle_module(chosen.task))
    except TaskError as problem:
        if not name.startswith((TEXT, FILE)):
            raise
        path = configuration_path(name)
        raise error(
            path, 0, 0, sentence_of(problem), Wording("a profile of the task file"), Wording("choose another")
        ) from None
    with _refusing_options():
        return chosen._replace(task=with_choice(chosen.task, inputs.differing, inputs.encoding))


@contextmanager
def _refusing_options() -> Iterator[None]:
    """Raise InputRefused in place of TaskError for options that there are not."""
    try:
        yield
    except TaskError as problem:
        raise error(
            "",
            0,
            0,
            sentence_of(problem),
            Wording("options that the task can compare with"),
            Wording("choose another option"),
        ) from None
