"""The command that lists the changes between two releases of a corpus."""

import argparse

from annotally.cli.argument_types import add_out_option, encoding_word, examples_word, format_word, task_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, USAGE, complain, notify
from annotally.model.paths import distinct_names

_EXAMPLES = (
    "annotally changes corpus-1.0 corpus-1.1 -f markdown -o CHANGES.md",
    "annotally changes old.sgm new.sgm --no-text -f csv -o changes.csv",
)


def add_changes(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    text = "list what changed between two releases of a corpus: documents, texts, annotations"
    # In the order of the help: both releases, what counts, how they are read, the result.
    changes = add_command(commands, "changes", _changes, text, _EXAMPLES)
    place = "FILE|DIR"
    changes.add_argument("old", metavar="OLD", help="the old release, a file or a folder")
    changes.add_argument("new", metavar="NEW", help="the new release")
    changes.add_argument(
        "-t", "--task", type=task_word, help="only annotations that this task compares (default: all)"
    )
    changes.add_argument(
        "--old-text", nargs="+", metavar=place, default=[], help="the old texts, if the annotations have none"
    )
    changes.add_argument(
        "--new-text", nargs="+", metavar=place, default=[], help="the new texts (default: the old ones)"
    )
    changes.add_argument("--names", metavar="NAME,NAME", help="names of the releases (default: by the files)")
    changes.add_argument(
        "--input-format", type=format_word, metavar="FORMAT", help="format of both (default: recognised)"
    )
    changes.add_argument("--layer", metavar="NAME", help="annotation set, or column of tags, to read of both")
    changes.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    changes.add_argument(
        "--no-text", action="store_true", help="leave out all text: labels and offsets alone are written"
    )
    changes.add_argument(
        "--examples",
        type=examples_word,
        default=10,
        metavar="N",
        help="changes of each kind that text and markdown show (default: 10)",
    )
    changes.add_argument(
        "-f",
        "--format",
        choices=("text", "markdown", "json", "csv"),
        default="text",
        help="output (default: text)",
    )
    add_out_option(changes)


def _changes(arguments: argparse.Namespace) -> int:
    from annotally.cli.agreement import print_result
    from annotally.formats.atomic_write import keep_inputs
    from annotally.reports.render.release_changes import (
        changes_csv,
        changes_json,
        changes_markdown,
        changes_text,
    )
    from annotally.workspace.facade import SideInput
    from annotally.workspace.release_changes import ChangesRequest, list_changes

    # Releases are called by their files unless they are named: the names stand in titles and signature.
    names = distinct_names([arguments.old, arguments.new])
    if arguments.names is not None:
        names = [name.strip() for name in arguments.names.split(",")]
        if len(names) != len(set(names)) or len(names) != 2 or not all(names):
            notify(f"annotally changes: error: --names {arguments.names}: two different names are needed")
            return USAGE
    old, new = (
        SideInput(name, (path,), arguments.input_format, arguments.layer)
        for name, path in zip(names, (arguments.old, arguments.new), strict=True)
    )
    texts = tuple(arguments.old_text), tuple(arguments.new_text or arguments.old_text)
    if arguments.out is not None:
        keep_inputs([arguments.out], [arguments.old, arguments.new, *texts[0], *texts[1]])
    request = ChangesRequest(old, new, *texts, arguments.task, arguments.encoding)
    report, sides = list_changes(request, texts=not arguments.no_text)
    if arguments.format in ("text", "markdown"):
        form = changes_text if arguments.format == "text" else changes_markdown
        result = form(report, arguments.examples)
    else:
        result = (changes_json if arguments.format == "json" else changes_csv)(report)
    complain([warning for side in sides for warning in side.warnings], arguments.warnings)
    print_result(result, arguments)
    return DONE
