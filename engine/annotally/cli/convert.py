"""The command that writes annotations in another format."""

import argparse
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
    from annotally.workspace.conversion import (
        convert,
        format_of_path,
        keep_outputs,
        name_in_format,
        target_paths,
    )
    from annotally.workspace.facade import SideInput

    side = SideInput(arguments.input, (arguments.input,), arguments.source_format, arguments.layer)
    target_format = arguments.to or format_of_path(arguments.output)
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
    single = name_in_format(arguments.input, target_format)
    companion = format_named(target_format).companion
    targets = target_paths(arguments.output, converted.names, single, companion)
    keep_inputs(targets, inputs)
    if not arguments.force:
        keep_outputs(targets, Wording("choose another name, or give --force"))
    _tell_losses(converted, arguments)
    save_files(dict(zip(targets, converted.files, strict=True)))
    return DONE


def _print_file(converted: "Converted", arguments: argparse.Namespace) -> int:
    """Print the only file that a conversion made."""
    # Standard output takes one file: several would run into each other without a sign of where one ends.
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
    """Print warnings about the input, and the content left out because of ``--drop``."""
    complain(converted.warnings, arguments.warnings)
    for loss in converted.losses:
        add_note(arguments, f"left out: {loss.words()}")
