"""The languages of the window, and the catalogues of their words.

Command line, written files and help are English in every language.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from annotally_resources import resource

SYSTEM = "system"
LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages with a catalogue, each with its own name for itself."""


def choose_language(choice: str, preferred: Sequence[str]) -> str:
    """Return the code of the language for a choice of `LANGUAGES`, or for `SYSTEM` the first there is.

    ``preferred`` are the languages of the system, such as ``de-AT``, the best first; of others there is none,
    so that English is taken.
    """
    if choice in LANGUAGES:
        return choice
    # ``de_AT`` and ``de-AT`` are German; a system may prefer several languages.
    codes = (language.replace("_", "-").partition("-")[0].casefold() for language in preferred)
    return next((code for code in codes if code in LANGUAGES), "en")


def install_language(app: QApplication, choice: str) -> str:
    """Let the window speak a language from now on; return its code.

    Called once, before the first widget is made. Dates and numbers follow the language, but for that of the
    system, whose own settings hold.
    """
    code = choose_language(choice, QLocale.system().uiLanguages())
    if choice in LANGUAGES:
        QLocale.setDefault(QLocale(code))
    if code != "en":
        install_catalogue(app, resource("translations", f"annotally_{code}.qm").read_bytes())
        of_qt = QTranslator(app)
        if of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(of_qt)
        right_to_left = QLocale(code).textDirection() is Qt.LayoutDirection.RightToLeft
        app.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
        )
    return code


def install_catalogue(app: QCoreApplication, catalogue: bytes) -> QTranslator:
    """Install a compiled catalogue and return it. Raises ValueError where it is none."""
    translator = QTranslator(app)
    # The bytes must live as long as the translator, which does not copy them.
    translator.setProperty("catalogue", catalogue)
    if not translator.load(translator.property("catalogue"), ""):
        raise ValueError("this is no catalogue of translations")
    app.installTranslator(translator)
    return translator
