"""The language of the window: how it is chosen, and what a catalogue changes."""

import dataclasses
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from catalogues import FOLDER, Message, collect_messages, compile_catalogue, make_catalogue, read_translations
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from annotally.model import wording
from annotally.model.wording import Wording
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.languages import LANGUAGES, SYSTEM, choose_language, install_catalogue
from annotally_gui.services.settings import Preferences


@pytest.mark.parametrize(
    ("choice", "preferred", "language"),
    [
        ("de", ["en-GB"], "de"),
        (SYSTEM, ["de-AT", "en"], "de"),
        (SYSTEM, ["nl_NL", "de_DE"], "de"),
        (SYSTEM, ["nl", "fr"], "en"),
        (SYSTEM, [], "en"),
    ],
)
def test_the_language_is_the_one_chosen_or_that_of_the_system(
    choice: str, preferred: list[str], language: str
) -> None:
    assert choose_language(choice, preferred) == language


def test_every_language_can_be_chosen() -> None:
    (setting,) = (field for field in dataclasses.fields(Preferences) if field.name == "language")
    assert set(setting.metadata["declaration"].choices) == {SYSTEM, *LANGUAGES}


MESSAGES = [
    Message("Open", "", ("a.py",)),
    Message("{count} files of {name}", "{count} file of {name}", ("a.py", "b.py")),
    Message("Not translated", "", ("a.py",)),
    Message("{why}, so {name!r} is skipped", "", ("a.py",)),
]
TRANSLATIONS = {
    ("Open", False): ("Öffnen",),
    ("{count} files of {name}", True): ("{count} Datei von {name}", "{count} Dateien von {name}"),
    ("{why}, so {name!r} is skipped", False): ("{name!r} wird übergangen: {why}",),
}


@pytest.fixture
def german(qapp: QApplication, tmp_path: Path) -> Iterator[QTranslator]:
    path = tmp_path / "words_de.ts"
    path.write_bytes(make_catalogue(MESSAGES, "de", TRANSLATIONS))
    translator = install_catalogue(qapp, compile_catalogue(path).read_bytes())
    yield translator
    QCoreApplication.removeTranslator(translator)
    translator.deleteLater()


@pytest.mark.usefixtures("german")
def test_a_catalogue_has_its_own_forms_for_numbers() -> None:
    assert tr("Open") == "Öffnen"
    counted = ("{count} file of {name}", "{count} files of {name}")
    assert plural(*counted, 1, name="Ada") == "1 Datei von Ada"
    assert plural(*counted, 3, name="Ada") == "3 Dateien von Ada"


@pytest.mark.usefixtures("german")
def test_sentences_of_the_engine_are_made_again_of_their_arguments() -> None:
    counted = wording.plural("{count} file of {name}", "{count} files of {name}", 3, name="Ada")
    sentence = Wording("{why}, so {name!r} is skipped", why=counted, name="a.txt")
    assert sentence == "3 files of Ada, so 'a.txt' is skipped"
    assert translate(sentence) == "'a.txt' wird übergangen: 3 Dateien von Ada"
    assert translate(wording.plural("{count} file of {name}", "{count} files of {name}", 1, name="{}")) == (
        "1 Datei von {}"
    )
    assert translate(Wording("Not translated")) == "Not translated"
    assert translate("Open") == "Open", "data, which no language has other words for"


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_stays_english() -> None:
    assert tr("Not translated") == "Not translated"
    assert plural("{count} row", "{count} rows", 1) == "1 row"


def test_a_damaged_catalogue_is_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="no catalogue"):
        install_catalogue(qapp, b"not at all")


def test_translations_are_kept_when_a_catalogue_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "words_de.ts"
    path.write_bytes(make_catalogue(MESSAGES, "de", TRANSLATIONS))
    assert read_translations(path) == TRANSLATIONS
    path.write_bytes(make_catalogue(MESSAGES[:1], "de", read_translations(path)))
    assert read_translations(path) == {("Open", False): ("Öffnen",)}


@cache
def messages_of_the_program() -> list[Message]:
    """Return the messages as `collect_messages` does, which goes through all modules, once."""
    return collect_messages()


def fields(text: str) -> list[tuple[str | None, str | None]]:
    try:
        pieces = list(string.Formatter().parse(text))
    except ValueError:  # a sentence about a brace, which is never filled in
        return [(brace, None) for brace in text if brace in "{}"]
    return sorted((name, form) for _, name, form, _ in pieces if name is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_hold_all_messages_and_translations_their_values(language: str) -> None:
    """`make catalogues` brings them up to date."""
    path, messages = FOLDER / f"annotally_{language}.ts", messages_of_the_program()
    translations = read_translations(path)
    assert path.read_bytes() == make_catalogue(messages, language, translations)
    for message in messages:
        for form in translations.get((message.text, bool(message.singular)), ()):
            assert fields(form) == fields(message.text) or (
                message.singular and fields(form) == fields(message.singular)
            ), message.text
            assert form.replace("&&", "").count("&") == message.text.replace("&&", "").count("&"), (
                message.text
            )


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_the_compiled_catalogue_is_that_of_its_source(qapp: QApplication, language: str) -> None:
    path = FOLDER / f"annotally_{language}.ts"
    translator = install_catalogue(qapp, path.with_suffix(".qm").read_bytes())
    try:
        for (text, numerus), forms in read_translations(path).items():
            assert QCoreApplication.translate("annotally", text, "", 1 if numerus else -1) == forms[0]
    finally:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()


def test_no_wording_that_was_given_up_comes_back() -> None:
    texts = {text for message in messages_of_the_program() for text in (message.text, message.singular)}
    header, *lines = (FOLDER / "wordings.tsv").read_text("utf-8").splitlines()
    assert header == "before\tafter"
    wordings = dict(line.split("\t") for line in lines)
    assert texts.isdisjoint(wordings), "a wording of the column before"
    assert texts >= set(wordings.values()), "the column after has what the window says"
