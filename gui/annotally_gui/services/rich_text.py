"""Qt's rich text, an HTML of a few tags, which no other module of the window spells. Texts are escaped."""

import re
from collections.abc import Iterable
from html import escape

_EMPTY = frozenset({"br", "hr", "img"})
"""Elements without content, which have no end tag."""

ANCHOR_TAG = re.compile(r"""<a (?:id|name)=["']([^"']+)["']>(?:</a>)?""")
BREAK_TAG = re.compile(r"<br */?>")
"""The tags that pages of Markdown may have for what Markdown cannot say."""


class Markup(str):
    """Rich text with its texts escaped; other strings are plain text."""

    __slots__ = ()


def element(tag: str, /, *content: str, **attributes: str | int) -> Markup:
    """Return an element around its content; content other than `Markup` is plain text.

    An attribute called ``class`` is given as ``class_``; attributes without a value are left out.
    """
    named = ((key.rstrip("_"), str(value)) for key, value in attributes.items())
    values = "".join(f' {key}="{escape(value)}"' for key, value in named if value)
    end = "" if tag in _EMPTY else f"</{tag}>"
    return Markup(f"<{tag}{values}>{joined(content)}{end}")


def joined(parts: Iterable[str]) -> Markup:
    """Return parts one after the other; parts other than `Markup` are escaped."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def wrapping(text: str) -> str:
    """Return a plain text as rich text with the same line ends, which Qt wraps where it is too wide."""
    lines = escape(text).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def with_links(template: str, links: Iterable[tuple[str, str]]) -> str:
    """Return a plain text with links for its ``{links}``, from pairs of a target and a text."""
    anchors = (f'<a href="{escape(target)}">{escape(text)}</a>' for target, text in links)
    return escape(template).format(links=" · ".join(anchors))
