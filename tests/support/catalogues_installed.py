"""A small catalogue that the window speaks from while a test runs."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from catalogues import Message, compile_catalogue, make_catalogue
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from annotally_gui.services.languages import install_catalogue


@contextmanager
def speaking_german(app: QApplication, folder: Path, translations: Mapping[str, str]) -> Iterator[None]:
    """Have the window speak from a German catalogue of ``translations``, by their English texts."""
    path = folder / "words_de.ts"
    messages = [Message(text, "", ("a.py",)) for text in translations]
    german = {(text, False): (translation,) for text, translation in translations.items()}
    path.write_bytes(make_catalogue(messages, "de", german))
    translator = install_catalogue(app, compile_catalogue(path).read_bytes())
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
