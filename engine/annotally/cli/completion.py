"""Completion of words in shells: argcomplete asks the parser, which knows every command and option."""

import argparse
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from annotally.cli.argument_types import format_word, task_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, print_out
from annotally.cli.shell_request import is_asked_by_shell

if TYPE_CHECKING:
    from argcomplete.completers import BaseCompleter

_SHELLS = "bash", "zsh", "fish"
_EXAMPLES = (
    'eval "$(annotally completion bash)"',
    "annotally completion zsh > _annotally",
    "annotally completion fish > annotally.fish",
)


def add_completion(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "print a script with which a shell completes commands, options, tasks and formats"
    completion = add_command(commands, "completion", _completion, text, _EXAMPLES)
    completion.add_argument("shell", metavar="SHELL", choices=_SHELLS, help=", ".join(_SHELLS))


def complete(parser: argparse.ArgumentParser) -> None:
    """Print the words that complete the typed ones, and end the process, if a shell asks for them."""
    if not is_asked_by_shell():
        return
    import argcomplete

    argcomplete.autocomplete(
        parser, always_complete_options="long", default_completer=_make_value_completer()
    )


def _make_value_completer() -> "BaseCompleter":
    """Return the completer of values without fixed choices: names of tasks and formats, else files."""
    from argcomplete.completers import BaseCompleter, FilesCompleter

    class ValueCompleter(BaseCompleter):
        def __call__(self, *, prefix: str, action: argparse.Action, **_: object) -> Collection[str]:
            names = _NAMES.get(action.type) if callable(action.type) else None
            return names() if names is not None else FilesCompleter()(prefix)

    return ValueCompleter()


def _task_names() -> Collection[str]:
    from annotally.tasks.catalogue import task_names

    return task_names()


def _format_names() -> Collection[str]:
    from annotally.formats.named import format_names

    return format_names()


# argparse converts a word by the type of its argument, and a type is all that tells a name from a file: the
# function that converts names leads to the function that lists them.
_NAMES: dict[Callable[[str], object], Callable[[], Collection[str]]] = {
    task_word: _task_names,
    format_word: _format_names,
}
"""The functions that list names, by the type of the arguments that they are for."""


def _completion(arguments: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    print_out(f"{shellcode(['annotally'], shell=arguments.shell).strip()}\n")
    return DONE
