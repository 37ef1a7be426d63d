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
            lines += self._lines_on_words()
        if self.has_edges and tolerance.edges:
            edges = ", ".join(map(edge_title, tolerance.edges))
            lines.append(tr("Not counted at the edges of extents: {edges}", edges=edges))
        elif self.has_edges:
            lines.append(tr("Everything counts at the edges of extents"))
        texts, edges = self._short_texts(), self._short_edges()
        brief_edges = tr("not every edge counts") if edges and tolerance.edges else ""
        # Less is said in less room: edges without their names, and nothing of them where all count.
        phrases = ["; ".join(filter(None, (texts, last))) for last in (edges, brief_edges)]
        self.set_whole(*(tr("{said}…", said=phrase) for phrase in phrases if phrase), tr("Texts and edges…"))
        self.setToolTip("\n".join(lines))
        self.setAccessibleDescription("; ".join(lines))

    def _lines_on_words(self) -> list[str]:
        """Return lines on how words are aligned, where that is not the usual way."""
        words = self.tolerance.words
        parts = []
        if words.sounds:
            parts.append(tr("sounds: {name}", name=words.sounds))
        if words.spelling is not None:
            parts.append(tr("cost of another spelling: {number}", number=words.spelling))
        if words.group is not None:
            parts.append(tr("cost of each extra word in a group: {number}", number=words.group))
        if words.glm:
            parts.append(tr("mapping rules: {file}", file=Path(words.glm).name))
        if words.lexicon:
            parts.append(tr("pronunciations: {file}", file=Path(words.lexicon).name))
        return [tr("Words: {parts}", parts=", ".join(parts))] if parts else []

    def _short_texts(self) -> str:
        """Return the tolerance for texts in a few words, if there is one."""
        percent = f"{self.tolerance.percent:g}"
        titles = {
            Realigner.NONE: tr("{percent} % of the text", percent=percent),
            Realigner.WORDS: tr("{percent} % of the text, then by words", percent=percent),
            Realigner.SOUND: tr("{percent} % of the text, then by sound", percent=percent),
        }
        return titles[self.tolerance.realigner] if self.has_texts else ""

    def _short_edges(self) -> str:
        """Return the edges that do not count in a few words, if a task has edges."""
        if not self.has_edges:
            return ""
        edges = ", ".join(map(edge_title, self.tolerance.edges))
        return tr("edges: {edges}", edges=edges) if edges else tr("every edge counts")

    @property
    def asked(self) -> TextTolerance:
        """Return the choice for the parts that the task has; the others are as usual."""
        # A part that the task lacks is as usual: a choice made for another task does no harm.
        return TextTolerance(
            self.tolerance.percent if self.has_texts else USUAL_TOLERANCE.percent,
            self.tolerance.realigner if self.has_texts else USUAL_TOLERANCE.realigner,
            self.tolerance.edges if self.has_edges else USUAL_TOLERANCE.edges,
            self.tolerance.words if self.has_texts else USUAL_TOLERANCE.words,
        )
