"""A button that states the tolerance for texts that differ and for the edges of extents."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from annotally.tasks.text_tolerance import LIST, USUAL_TOLERANCE, Realigner, TextTolerance
from annotally_gui.services.i18n import mark, tr
from annotally_gui.widgets.elided_button import ElidedButton

REALIGNERS = {
    Realigner.NONE: mark("are not compared"),
    Realigner.WORDS: mark("are aligned by words"),
    Realigner.SOUND: mark("are aligned by sound"),
}
LANGUAGES = {
    "en": mark("English"),
    "de": mark("German"),
    "es": mark("Spanish"),
    "fr": mark("French"),
    "it": mark("Italian"),
    "nl": mark("Dutch"),
    "pt": mark("Portuguese"),
}
KINDS = {"articles": mark("Articles"), "determiners": mark("Determiners")}
"""Words at edges that there are lists of, by language."""
MARKS = {"blanks": mark("Blanks"), "punctuation": mark("Punctuation")}


def edge_title(name: str) -> str:
    """Return the words for edges by their name in a `TextTolerance`."""
    if name.startswith(LIST):
        return tr("words of {file}", file=Path(name.removeprefix(LIST)).name)
    kind, _, language = name.partition(":")
    if language:
        return tr(
            "{kind} ({language})",
            kind=tr(KINDS.get(kind, kind)),
            language=tr(LANGUAGES.get(language, language)),
        )
    return tr(MARKS.get(kind, kind))


class ToleranceButton(ElidedButton):
    """Names the ways to compare texts that differ, and edges of extents; its window asks for others.

    Either part is left out where a task does not have it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tolerance = USUAL_TOLERANCE
        """What is shown."""
        self.has_texts = self.has_edges = True
        """Whether a task compares texts that may differ, and extents with edges."""
        self.show_tolerance(USUAL_TOLERANCE)

    def offer(self, *, texts: bool, edges: bool) -> bool:
        """Show the parts that a task has; return whether there is one."""
        self.has_texts, self.has_edges = texts, edges
        self.show_tolerance(self.tolerance)
        return texts or edges

    def show_tolerance(self, tolerance: TextTolerance) -> None:
        """Show the tolerance in force."""
        # The button has few words; its tooltip and its description for screen readers have whole sentences.
        self.tolerance = tolerance
        lines = []
        if self.has_texts:
            lines.append(
                tr(
                    "Up to {percent} % of the characters may differ; documents that differ in more {remedy}",
                    percent=f"{tolerance.percent:g}",
                    remedy=tr(REALIGNERS[tolerance.realigner]),
                )
            )
        if self.has_edges and tolerance.edges:
            edges = ", ".join(map(edge_title, tolerance.edges))
            lines.append(tr("Not counted at the edges of extents: {edges}", edges=edges))
        elif self.has_edges:
            lines.append(tr("Everything counts at the edges of extents"))
        self.set_whole(tr("{said}…", said=self._short()))
        self.setToolTip("\n".join(lines))
        self.setAccessibleDescription("; ".join(lines))

    def _short(self) -> str:
        """Return the tolerance in force in a few words."""
        tolerance, parts = self.tolerance, []
        if self.has_texts:
            percent = f"{tolerance.percent:g}"
            titles = {
                Realigner.NONE: tr("{percent} % of the text", percent=percent),
                Realigner.WORDS: tr("{percent} % of the text, then by words", percent=percent),
                Realigner.SOUND: tr("{percent} % of the text, then by sound", percent=percent),
            }
            parts.append(titles[tolerance.realigner])
        if self.has_edges and tolerance.edges:
            parts.append(tr("edges: {edges}", edges=", ".join(map(edge_title, tolerance.edges))))
        elif self.has_edges:
            parts.append(tr("every edge counts"))
        return "; ".join(parts)

    @property
    def asked(self) -> TextTolerance:
        """Return the choice for the parts that the task has; the others are as usual."""
        # A part that the task lacks is as usual: a choice made for another task does no harm.
        return TextTolerance(
            self.tolerance.percent if self.has_texts else USUAL_TOLERANCE.percent,
            self.tolerance.realigner if self.has_texts else USUAL_TOLERANCE.realigner,
            self.tolerance.edges if self.has_edges else USUAL_TOLERANCE.edges,
        )
