"""The help's page of messages and their remedies, collected from the code: messages_page.py [--check].

The page stands in ``resources/annotally_resources/help/messages.md``; its part between two marks is replaced.
With ``--check`` nothing is written, and the exit code is 1 where the page is stale.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from help_page import HELP, anchor, bring_up_to_date, with_part
from message_collection import Message, collect_messages

from annotally.formats.registry import DECLARATIONS, FORMATS

PAGE = HELP / "messages.md"
SCRIPT = "messages_page.py"
ROOT = "annotally"
GROUPS = {
    "Opening files and archives": ("formats",),
    "XML and JSON": ("formats.xml_", "formats.json_", "formats.schemas"),
    "Stand-off formats in common": ("formats.standoff",),
    "Tables of labels, distances, lists of words": (
        *("formats.label_table", "formats.label_distances", "formats.word_lists", "formats.delimited_rows"),
        *("tasks.label_", "scoring.aggregation", "scoring.laboratory"),
    ),
    "Writing and converting": (
        *("formats.span_writing", "formats.slot_limits", "formats.losses", "formats.atomic_write"),
        *("formats.durable", "formats.splicing", "workspace.conversion", "workspace.fitting"),
    ),
    "Tasks": ("tasks",),
    "Configuration files of the MUC scorer": ("tasks.muc_config",),
    "MAT task files": ("tasks.mat",),
    "Similarity profiles": ("tasks.similarity",),
    "Comparing and scoring": ("workspace", "methods", "comparison", "matching", "model"),
    "Texts that differ": ("text", "workspace.inputs.text_", "workspace.inputs.altered_tokens"),
    "Agreement and laboratory": ("annotators", "scoring"),
    "Many systems and clusters": ("workspace.distribution", "workspace.campaign"),
    "Decisions": ("adjudication",),
    "Project files": ("adjudication.project",),
    "Final key": ("adjudication.final_key",),
    "Requests of the window": ("service",),
    "Reports and pictures": ("reports",),
    "Command line": ("cli",),
    "Library and plugins": ("library", "model.plugins"),
}
"""Groups of messages by the beginnings of modules' names; the longest that fits counts."""
_NOTES = f"{ROOT}.reports.tables"
"""Modules with tables of sentences that are no messages."""
_SHARED = "Opening files and archives"
"""The group of messages that several formats have."""


def main(arguments: list[str]) -> int:
    """Bring the page up to date, or tell whether it is."""
    return bring_up_to_date(PAGE, with_messages(PAGE.read_text(encoding="utf-8")), arguments)


def with_messages(page: str) -> str:
    """Return the page with the current messages between its marks."""
    return with_part(page, SCRIPT, _sections(collect_messages()))


def _sections(messages: Iterable[Message]) -> str:
    """Return the list of groups, and each group with its messages in the order of their words."""
    groups = grouped(messages)
    contents = [f"- [{title}](#{anchor(title)}): {len(lines)}" for title, lines in groups.items()]
    sections = [f"## {title}\n\n" + "\n".join(lines) + "\n" for title, lines in groups.items()]
    return "\n".join([*contents, "", *sections])


def grouped(messages: Iterable[Message]) -> Mapping[str, Sequence[str]]:
    """Return the lines of each group that has any, formats ahead of all that follows opening."""
    titles: dict[str, set[str]] = defaultdict(set)
    prefixes = _prefixes()
    for message in messages:
        if set(message.remedy) - {"", "{…}"} and not message.module.startswith(_NOTES):
            titles[line_of(message)].add(_title(message.module, prefixes))
    groups: dict[str, list[str]] = {title: [] for title in dict.fromkeys(prefixes.values())}
    for line, areas in sorted(titles.items(), key=lambda item: _folded(item[0])):
        groups[next(iter(areas)) if len(areas) == 1 else _shared(areas)].append(line)
    return {title: lines for title, lines in groups.items() if lines}


def _prefixes() -> Mapping[str, str]:
    """Return the title of each beginning of a module's name, in the order of the page."""
    general = {prefix: title for title, names in GROUPS.items() for prefix in names}
    packages: dict[str, list[str]] = {}
    for declaration, form in zip(DECLARATIONS, FORMATS, strict=True):
        if form.read is not None:
            package = f"formats.{declaration.module.split('.')[0]}"
            packages.setdefault(package, []).append(str(form.title))
    formats = {prefix: _joined(titles) for prefix, titles in packages.items()}
    ahead = {prefix: title for prefix, title in general.items() if prefix.startswith("formats")}
    return {**ahead, **formats, **general}


def _joined(titles: Sequence[str]) -> str:
    title = ", ".join(titles)
    return title[0].upper() + title[1:] if title.split()[0] in ("token", "event", "table") else title


def _title(module: str, prefixes: Mapping[str, str]) -> str:
    name = module.removeprefix(f"{ROOT}.")
    fitting = [prefix for prefix in prefixes if name.startswith(prefix)]
    return prefixes[max(fitting, key=len)] if fitting else "Comparing and scoring"


def _shared(titles: set[str]) -> str:
    """Return the group of messages that modules of several groups have."""
    ordered = [title for title in GROUPS if title in titles]
    return ordered[0] if ordered else _SHARED


def line_of(message: Message) -> str:
    """Return a message as a line of the page: the finding in bold, the expectation, the remedy."""
    kind = " (warning)" if message.severity == "warning" else ""
    parts = [f"**{_spelled((message.found,))}**{kind}"]
    if any(message.expected):
        parts.append(f"expected {_spelled(message.expected)}")
    parts.append(f"*{_spelled(message.remedy)}*")
    return f"- {'; '.join(parts)}"


_PLACEHOLDER = re.compile(r"\{(\w+|…)(?:!(\w))?(?::[^}]*)?\}")
_MARKUP = re.compile(r"([<*_`\[\]\\])")


def _spelled(templates: Sequence[str]) -> str:
    """Return templates as text of Markdown, with a slash between several."""
    known_texts = [text for text in templates if text != "{…}"] or list(templates)
    return " / ".join(dict.fromkeys(map(_plain, known_texts)))


def _plain(template: str) -> str:
    """Return one template with short placeholders and its signs of Markdown escaped."""
    # The window finds a message here by the words of its template: placeholders keep their braces.
    short = _PLACEHOLDER.sub(lambda match: f"{{{match[1].replace('_', ' ')}}}", template)
    return _MARKUP.sub(r"\\\1", short.replace("{…}", "…").replace("{{", "{").replace("}}", "}"))


def _folded(line: str) -> tuple[str, str]:
    return "".join(sign for sign in line.casefold() if sign.isalnum() or sign == " ").strip(), line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
