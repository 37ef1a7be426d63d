"""The command that writes annotations in another format."""

import argparse
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from annotally.cli.argument_types import add_repair, drop_word, encoding_word, format_word
from annotally.cli.command import add_command
from annotally.cli.output import DONE, STANDARD_OUTPUT, USAGE, add_note, complain, notify, print_bytes
from annotally.model.diagnostics import error
from annotally.model.wording import Wording, plural

if TYPE_CHECKING:
    from annotally.workspace.conversion import Converted

_EXAMPLES = (
    "annotally convert key.sgm brat --to brat --drop alternatives",
    "annotally convert key.sgm - --to muc-sgml | head -n 1",
)


def add_convert(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    # In the order of the help: input and output, their formats, what the formats need, the result.
    text = "write annotations in another format"
    convert = add_command(commands, "convert", _convert, text, _EXAMPLES)
    convert.add_argument(
        "input", metavar="INPUT", help="a file, - for what is piped in, or a directory of files of one format"
    )
    convert.add_argument(
        "output", metavar="OUTPUT", help="the file to write, - to print it, or a directory for several"
    )
    convert.add_argument(
        "-t",
        "--to",
        type=format_word,
        metavar="FORMAT",
        help="format to write; annotally formats lists them (default: by the ending of OUTPUT)",
    )
    convert.add_argument(
        "-f",
        "--from",
        type=format_word,
        dest="source_format",
        metavar="FORMAT",
        help="file format (default: recognised)",
    )
    convert.add_argument(
        "--text", action="append", metavar="FILE|DIR", default=[], help="the texts, if INPUT has none"
    )
    convert.add_argument(
        "--layer",
        metavar="NAME",
        help="annotation set or column of tags to read; all, or 3+4, reads several columns as one set;"
        " TAGS@WORDS, or @WORDS, names the column of words",
    )
    add_repair(convert)
    convert.add_argument(
        "--tokens",
        action="append",
        metavar="FILE|DIR",
        default=[],
        help="token tables, needed to write tokens",
    )
    convert.add_argument("--encoding", type=encoding_word, help="encoding of all inputs (default: UTF-8)")
    convert.add_argument(
        "--drop",
        type=drop_word,
        action="extend",
        default=[],
        metavar="KIND[,KIND]",
        help="leave out what the format cannot hold of this kind (see help formats), all: of every kind",
    )
    convert.add_argument(
        "--force", action="store_true", help="replace OUTPUT if it exists; inputs are never replaced"
    )


def _convert(arguments: argparse.Namespace) -> int:
    # All files are made in memory before the first is written, and a target that exists is refused unless
    # ``--force`` is given; an input is never written over.
    from annotally.formats.atomic_write import keep_inputs, save_files
    from annotally.formats.io import format_named
    from annotally.workspace.conversion import convert
    from annotally.workspace.facade import SideInput

    side = SideInput(arguments.input, (arguments.input,), arguments.source_format, arguments.layer)
    target_format = arguments.to or _format_of(arguments.output)
    if target_format is None:
        notify(f"annotally convert: error: --to must be given, for {arguments.output} has no format's ending")
        return USAGE
    inputs = [arguments.input, *arguments.text, *arguments.tokens]
    keep_inputs([arguments.output], inputs)
    texts, tokens = tuple(arguments.text), tuple(arguments.tokens)
    repair = arguments.repair_lookalikes
    converted = convert(
        side,
        target_format,
        texts,
        arguments.encoding,
        tokens,
        repair_lookalikes=repair,
        drop=arguments.drop,
    )
    if arguments.output == STANDARD_OUTPUT:
        return _print_file(converted, arguments)
    single = _new_name(arguments.input, target_format)
    companion = format_named(target_format).companion
    targets = target_paths(arguments.output, converted.names, single, companion)
    keep_inputs(targets, inputs)
    if not arguments.force:
        _keep_outputs(targets)
    _tell_losses(converted, arguments)
    save_files(dict(zip(targets, converted.files, strict=True)))
    return DONE


def _print_file(converted: "Converted", arguments: argparse.Namespace) -> int:
    """Print the only file that a conversion made."""
    if len(converted.files) != 1:
        raise error(
            "standard output",
            0,
            0,
            plural("{count} file", "{count} files", len(converted.files)),
            Wording("one file"),
            Wording("name a folder"),
        )
    _tell_losses(converted, arguments)
    print_bytes(converted.files[0])
    return DONE


def _tell_losses(converted: "Converted", arguments: argparse.Namespace) -> None:
    """Print warnings about the input, and what was left out because of ``--drop``."""
    complain(converted.warnings, arguments.warnings)
    for loss in converted.losses:
        add_note(arguments, f"left out: {loss.words()}")


def _format_of(path: str) -> str | None:
    """Return the format that files of this ending usually have, None where none or several do."""
    from annotally.formats.registry import FORMATS

    suffix = Path(path).suffix.casefold()
    names = [
        file_format.name
        for file_format in FORMATS
        if file_format.write is not None and file_format.claims_suffixes and suffix in file_format.suffixes
    ]
    return names[0] if len(names) == 1 else None


def target_paths(path: str, names: Sequence[str], single: str, companion: str = "") -> list[str]:
    """Return the files to write: ``path`` itself, or files in it if it is a directory or they are several.

    ``single`` is what an only file without a name is called in a directory. A file and its companion go where
    ``path`` says, if it is no directory.
    """
    output = Path(path)
    if len(names) == 1:
        return [os.fspath(output / (names[0] or single))] if output.is_dir() else [path]
    if len(names) == 2 and companion and output.suffix not in ("", companion) and not output.is_dir():
        return [path, os.fspath(output.with_suffix(companion))]
    from annotally.formats.atomic_write import make_directory

    make_directory(path, plural("{count} file", "{count} files", len(names)))
    return [os.fspath(output / name) for name in names]


def _new_name(path: str, format_name: str) -> str:
    from annotally.formats.io import format_named

    suffixes = format_named(format_name).suffixes
    return Path(path).stem + (suffixes[0] if suffixes else Path(path).suffix)


def _keep_outputs(targets: Iterable[str]) -> None:
    for target in targets:
        if os.path.lexists(target):
            raise error(
                target,
                0,
                0,
                Wording("exists already"),
                Wording("a new file"),
                Wording("choose another name, or give --force"),
            )
