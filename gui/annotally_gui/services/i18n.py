"""Translation: the one way for strings a person sees.

Without a translator installed, the English text itself is shown. A test walks the window's source and finds
every string literal that goes past these functions; `packaging/catalogues.py` collects those that do not.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from annotally.model.wording import Wording

CONTEXT = "annotally"
"""The context of all messages in the catalogues."""


def mark(text: str) -> str:
    """Return ``text`` unchanged: marks a string kept as data, to be translated where it is shown."""
    return text


def tr(text: str, /, **values: object) -> str:
    """Return ``text`` in the user's language, with ``{name}`` replaced by the value of that name."""
    translated = QCoreApplication.translate(CONTEXT, text)
    return translated.format(**values) if values else translated


def plural(singular: str, text: str, count: int, /, **values: object) -> str:
    """Return the form for ``count`` things; ``{count}`` stands for the number.

    A catalogue holds the message under ``text``, with as many forms as its language has.
    """
    # Qt chooses the form by the language's own rule. English has no catalogue: its two forms are here.
    translated = QCoreApplication.translate(CONTEXT, text, "", count)
    if translated == text and count == 1:  # in English, or not translated
        translated = singular
    return translated.format(count=count, **values)


def translate(sentence: str, change_number: Callable[[int | float], object] | None = None) -> str:
    """Return a sentence of the engine in the user's language; text that is no `Wording` is data and stays.

    ``change_number`` returns what stands in place of a number among its arguments.
    """
    if not isinstance(sentence, Wording):
        return sentence
    values = {
        name: translate(value, change_number)
        if isinstance(value, str)
        else value
        if change_number is None
        else change_number(value)
        for name, value in sentence.arguments.items()
    }
    if sentence.singular:
        return plural(sentence.singular, sentence.template, sentence.number, **values)
    return tr(sentence.template, **values)
