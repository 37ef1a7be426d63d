"""The help's page of commands with their options and examples, from the parser: command_page.py [--check].

The page stands in ``resources/annotally_resources/help/commands.md``; its part between two marks is replaced.
With ``--check`` nothing is written, and the exit code is 1 where the page is stale.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence

from help_page import HELP, anchor, bring_up_to_date, with_part

from annotally.cli.main import make_parsers

PAGE = HELP / "commands.md"
SCRIPT = "command_page.py"


def main(arguments: list[str]) -> int:
    """Bring the page up to date, or tell whether it is."""
    return bring_up_to_date(PAGE, with_commands(PAGE.read_text(encoding="utf-8")), arguments)


def with_commands(page: str) -> str:
    """Return the page with the current commands between its marks."""
    return with_part(page, SCRIPT, "\n\n".join(_parts()) + "\n")


def _parts() -> Iterator[str]:
    """Yield a table of the commands, and the parts of each."""
    parsers = make_parsers()[1].choices
    descriptions = {name: " ".join((each.description or "").split()) for name, each in parsers.items()}
    links = {name: f"[{name}](#{anchor(f'annotally {name}')})" for name in descriptions}
    yield _table(("command", "does"), [(links[name], text) for name, text in descriptions.items()])
    for name, command in parsers.items():
        yield f"## annotally {name}"
        yield f"{descriptions[name][:1].upper()}{descriptions[name][1:]}."
        yield _table(("option", "means"), list(_options(command)))
        examples = (command.epilog or "").splitlines()[1:]
        if examples:
            yield "```sh\n" + "\n".join(line.strip() for line in examples) + "\n```"


def _options(command: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Yield the options and arguments that the help of a command shows, each with its words."""
    formatter = argparse.HelpFormatter(prog=command.prog)
    for action in command._actions:
        if action.help is argparse.SUPPRESS or isinstance(action, argparse._HelpAction):
            continue
        # Versions of Python spell options with a value in different ways; this one is the same with all.
        name = action.dest.upper() if action.option_strings else action.dest
        value = formatter._format_args(action, name) if action.nargs != 0 else ""
        heading = " ".join(filter(None, (", ".join(action.option_strings), value)))
        words = " ".join(formatter._expand_help(action).split()) if action.help else ""
        yield f"`{heading}`", re.sub(r"([*_<\[\]])", r"\\\1", words)


def _table(header: tuple[str, str], rows: Sequence[tuple[str, str]]) -> str:
    escaped = ((first.replace("|", "\\|"), second.replace("|", "\\|")) for first, second in rows)
    return "\n".join(f"| {first} | {second} |" for first, second in (header, ("---", "---"), *escaped))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
