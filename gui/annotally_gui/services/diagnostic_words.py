"""Diagnostics of the engine in the user's language."""

from pathlib import Path

from annotally.model.diagnostics import Diagnostic
from annotally_gui.services.i18n import tr, translate


def place(diagnostic: Diagnostic, full: bool = True) -> str:
    """Return ``file:line:column`` as far as it is known; the file with its folder if ``full``."""
    parts = [diagnostic.file if full else Path(diagnostic.file).name]
    parts += [str(number) for number in (diagnostic.line, diagnostic.column) if number]
    return ":".join(parts)


def diagnostic_line(diagnostic: Diagnostic) -> str:
    """Return a diagnostic in one line: place, finding, expectation, remedy, as far as there are any."""
    parts = [f"{place(diagnostic)}: {translate(diagnostic.found)}"]
    if diagnostic.expected:
        parts.append(tr("expected {expectation}", expectation=translate(diagnostic.expected)))
    parts.append(translate(diagnostic.remedy))
    return "; ".join(filter(None, parts))


def refusal_words(diagnostic: Diagnostic) -> str:
    """Return a sentence on why a request has no effect, with the remedy."""
    words = translate(diagnostic.found)
    if diagnostic.remedy:
        words = tr("{found}: {remedy}", found=words, remedy=translate(diagnostic.remedy))
    return words[:1].upper() + words[1:]
