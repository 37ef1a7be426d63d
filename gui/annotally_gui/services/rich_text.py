"""Qt's rich text, an HTML of a few tags, which no other module of the window spells. Texts are escaped."""

from collections.abc import Iterable
from html import escape


def wrapping(text: str) -> str:
    """Return a plain text as rich text with the same line ends, which Qt wraps where it is too wide."""
    lines = escape(text).replace("\n", "<br>")
    return f"<qt>{lines}</qt>"


def with_links(template: str, links: Iterable[tuple[str, str]]) -> str:
    """Return a plain text with links for its ``{links}``, from pairs of a target and a text."""
    anchors = (f'<a href="{escape(target)}">{escape(text)}</a>' for target, text in links)
    return escape(template).format(links=" · ".join(anchors))
