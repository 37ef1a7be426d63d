"""The pages of the guide that are made from the declarations: the window, the shortcuts, the options.

The repository has them in English with the shortcuts of the declarations, as ``packaging/window_pages.py``
writes them. The window makes its own, in its language and with the shortcuts in force.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from annotally.tasks.muc_config import options
from annotally.tasks.muc_config.options import Group, Option
from annotally_gui.actions.catalogue import ACTIONS, MENUS, spec
from annotally_gui.actions.help import GUIDE
from annotally_gui.actions.registry import plain_text
from annotally_gui.actions.spec import ActionSpec
from annotally_gui.dialogs.shortcuts import native
from annotally_gui.models.query import HELP as CONDITIONS
from annotally_gui.services.guide.page_markup import GLYPH
from annotally_gui.services.guide.pages import OPTIONS_PAGE, Guide
from annotally_gui.services.i18n import mark, tr, translate
from annotally_gui.services.rich_text import element
from annotally_gui.services.status_glyphs import state_title
from annotally_gui.window.guide import sections
from annotally_gui.window.guide.sections import FILTER, MEANINGS, SECTIONS, STATES, WindowSection

WINDOW, KEYS, OPTIONS = "window.md", "keys.md", OPTIONS_PAGE
"""The names of the pages."""
ShortcutSource = Callable[[str], tuple[str, ...]]
"""A function that returns the key sequences of an action by its id."""
_KEYS_INTRODUCTION = mark(
    "Every action by menu. Shortcuts of a single letter or digit work while the text, the tree or the list "
    "of documents has the focus. All of them can be changed in the preferences."
)
_OPTIONS_INTRODUCTION = mark(
    "A configuration file, as the MUC scorer has it, decides how a task is scored. These are its options. "
    "The window shows them for the open comparison, each with its value and the source of that."
)
_SPECIAL = re.compile(r"[\\`*_\[\]<>|$&~#]")


def declared_shortcuts(action_id: str) -> tuple[str, ...]:
    """Return the key sequences that an action has at first."""
    return spec(action_id).shortcuts


def window_pages(
    guide: Guide, shortcuts: ShortcutSource = declared_shortcuts, *, drawn: bool = False
) -> dict[str, str]:
    """Return the pages as Markdown by name.

    ``guide`` has the pages that they refer to. ``drawn``: states have their signs beside them, as
    pictures that only the window knows.
    """
    writer = _PageWriter(guide, shortcuts, drawn)
    pages = {KEYS: writer.keys_page(), OPTIONS: options_page()}
    writer.made = Guide(pages)
    return {WINDOW: writer.window_page(), **pages}


class _PageWriter:
    def __init__(self, guide: Guide, shortcuts: ShortcutSource, drawn: bool) -> None:
        self._guide, self._shortcuts, self._drawn = guide, shortcuts, drawn
        self.made = Guide({})
        """The other pages that are made, whose titles go before those of pages in files."""

    def window_page(self) -> str:
        """Return the page about panes, dialogs and tasks."""
        parts = [f"# {plain(tr('Panes, dialogs and tasks'))}"]
        for section in SECTIONS:
            parts += self._section(section)
        return "\n\n".join(parts) + "\n"

    def _section(self, section: WindowSection) -> Iterator[str]:
        yield f"## {element('a', id=section.id)}{plain(tr(section.title))}"
        if section.id == STATES:
            yield "\n".join(self._states())
        for text in section.texts:
            yield plain(tr(text))
        if section.id == FILTER:
            yield "\n".join(_conditions())
        actions = [spec(name) for name in section.actions]
        actions += GUIDE if section.id == sections.GUIDE else ()
        if actions:
            yield "\n".join(self._actions(actions))
        links = ", ".join(self._more(section.more))
        if links:
            yield f"{plain(tr('More'))}: {links}"

    def _more(self, targets: Iterable[str]) -> Iterator[str]:
        """Yield links to the pages that there are, by their titles."""
        # A page that is not there is not mentioned: others may write it later.
        for target in targets:
            for guide in (self.made, self._guide):
                place = guide.place_of(target)
                if place is not None:
                    yield f"[{plain(guide.title_of(place))}]({target})"
                    break

    def _states(self) -> Iterator[str]:
        sign = ("",) if self._drawn else ()
        yield from _head(*sign, tr("Short"), tr("State"), tr("Meaning"))
        for status, meaning in MEANINGS.items():
            sign = (f"![{status.name}]({GLYPH}{status.name})",) if self._drawn else ()
            yield _row(*sign, f"`{status.name}`", plain(state_title(status)), plain(tr(meaning)))

    def keys_page(self) -> str:
        """Return the page with every action by menu."""
        parts = [f"# {plain(tr('Keyboard shortcuts'))}", plain(tr(_KEYS_INTRODUCTION))]
        for key in MENUS:
            actions = [entry for entry in ACTIONS if entry.menu == key]
            if actions:
                parts += [f"## {plain(_menu_title(key))}", "\n".join(self._actions(actions))]
        parts += [f"## {plain(tr('In the guide'))}", "\n".join(self._actions(GUIDE))]
        return "\n\n".join(parts) + "\n"

    def _actions(self, actions: Sequence[ActionSpec]) -> Iterator[str]:
        yield from _head(tr("Shortcut"), tr("Action"), tr("Effect"))
        for entry in actions:
            sequences = self._shortcuts(entry.id) if entry.menu else entry.shortcuts
            keys = " ".join(_code(native((sequence,))).replace("|", "\\|") for sequence in sequences)
            yield _row(keys, plain(plain_text(tr(entry.text))), plain(tr(entry.tooltip)))


def options_page() -> str:
    """Return the page with every option of a configuration by group; each is an anchor."""
    parts = [f"# {plain(tr('Options of a configuration'))}", plain(tr(_OPTIONS_INTRODUCTION))]
    for group in Group:
        parts.append(f"## {plain(tr(group.value))}")
        for option in options.OPTIONS:
            if option.group is group:
                parts += [f"### {_code(option.name)}", plain(translate(option.summary)), _values(option)]
    return "\n\n".join(filter(None, parts)) + "\n"


def _values(option: Option) -> str:
    """Return the choices, the default and the tasks of an option as far as it has them, a line each."""
    facts = [
        (tr("Choices"), option.choices),
        (tr("Default"), tuple(filter(None, option.default or ()))),
        (tr("Tasks"), option.tasks if option.tasks != options.TASKS else ()),
    ]
    return "\n".join(f"- {plain(name)}: {', '.join(map(_code, values))}" for name, values in facts if values)


def _menu_title(key: str) -> str:
    """Return the titles of a menu and of those around it."""
    # Keys of menus name their parents: view/theme is in view.
    levels = key.split("/")
    keys = ("/".join(levels[: number + 1]) for number in range(len(levels)))
    return " › ".join(plain_text(tr(MENUS[name])) for name in keys)


def _conditions() -> Iterator[str]:
    """Yield the list of the filter's conditions, each as code with its meaning."""
    for line in tr(CONDITIONS).splitlines():
        condition, dash, meaning = line.partition(" – ")
        yield f"- {_code(condition)} – {plain(meaning)}" if dash else f"- {plain(line)}"


def _head(*titles: str) -> Iterator[str]:
    yield _row(*map(plain, titles))
    yield "|" + "---|" * len(titles)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _code(text: str) -> str:
    """Return text as code."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def plain(text: str) -> str:
    """Return plain text as Markdown that says just that."""
    return _SPECIAL.sub(r"\\\g<0>", text)
