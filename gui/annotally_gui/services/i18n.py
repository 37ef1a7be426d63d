"""Translation: the one way for strings a person sees.

Without a translator installed, the English text itself is shown. A test walks the window's source and finds
every string literal that goes past these functions.
"""

from PySide6.QtCore import QCoreApplication

_CONTEXT = "annotally"


def mark(text: str) -> str:
    """Return ``text`` unchanged: marks a string kept as data, to be translated where it is shown."""
    return text


def tr(text: str, **values: object) -> str:
    """Return ``text`` in the user's language, with ``{name}`` replaced by the value of that name."""
    translated = QCoreApplication.translate(_CONTEXT, text)
    return translated.format(**values) if values else translated


def plural(one: str, many: str, count: int, **values: object) -> str:
    """Return the form for ``count`` things; ``{count}`` stands for the number."""
    return tr(one if count == 1 else many, count=count, **values)
