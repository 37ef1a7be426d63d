"""Write the manual page of ``annotally`` in the man macros of groff, from the parser: man_page.py [FILE]."""

import argparse
import sys
from pathlib import Path

from annotally import __version__
from annotally.cli.main import make_parsers

_EXIT_STATUS = """\
.SH EXIT STATUS
0: done. 1: an input was refused, or nothing was scored. 2: the command line cannot be understood.
130: interrupted. 141: whoever read the output has gone.
"""


def manual_page() -> str:
    """Return the manual page, section 1: each command as the parser has it, with examples."""
    parser, commands = make_parsers()
    lines = [
        f'.TH ANNOTALLY 1 "" "annotally {__version__}" "User Commands"',
        ".SH NAME",
        "annotally \\- compare two annotations of the same texts and score the difference",
        ".SH SYNOPSIS",
        ".B annotally\n[\\fB\\-\\-sample\\fR] [\\fIFILE\\fR ...]\n.br",
        ".B annotally\n\\fICOMMAND\\fR [\\fIOPTION\\fR ...]",
        ".SH DESCRIPTION",
        escaped(parser.description or ""),
        ".PP",
        escaped(parser.epilog or ""),
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
    ]
    for name, command in commands.choices.items():
        lines += [f'.SS "annotally {escaped(name)}"', *_command(command)]
    return "\n".join(lines) + "\n" + _EXIT_STATUS


def escaped(text: str) -> str:
    """Return ``text`` so that groff prints it as it stands, with hyphens that can be copied."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    plain = plain.replace("`", "\\(ga").replace("^", "\\(ha").replace("~", "\\(ti")
    return "\n".join(f"\\&{line}" if line.startswith(".") else line for line in plain.splitlines())


def _command(parser: argparse.ArgumentParser) -> list[str]:
    """Return the lines of one command: description, usage, options, examples."""
    usage = parser.format_usage().removeprefix("usage: ")
    lines = [escaped(parser.description or ""), ".PP", escaped(" ".join(usage.split())), *_options(parser)]
    examples = (parser.epilog or "").splitlines()[1:]
    if examples:
        lines += [".PP", "Examples:", ".PP", ".nf", *(escaped(line) for line in examples), ".fi"]
    return lines


def _options(parser: argparse.ArgumentParser) -> list[str]:
    """Return a paragraph for each option and argument that the help shows, commands apart."""
    lines = []
    formatter = argparse.HelpFormatter(prog=parser.prog)
    for action in parser._actions:
        if action.help is argparse.SUPPRESS or isinstance(action, argparse._SubParsersAction):
            continue
        heading = formatter._format_action_invocation(action)
        text = " ".join(formatter._expand_help(action).split()) if action.help else ""
        lines += [".TP", f"\\fB{escaped(heading)}\\fR", escaped(text) or "\\&"]
    return lines


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(manual_page(), encoding="utf-8")
    else:
        sys.stdout.write(manual_page())
