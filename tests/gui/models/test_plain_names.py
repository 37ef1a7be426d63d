from pathlib import Path

from PySide6.QtWidgets import QApplication

from annotally.model.wording import Wording
from annotally.tasks.similarity.builtin_methods import (
    ANNOTATION_REMAINDER,
    LABEL,
    NONANNOTATION_REMAINDER,
    SPAN,
)
from annotally.tasks.similarity.row_keys import ALL
from annotally_gui.models.plain_names import plain_name, side_name
from support.catalogues_installed import speaking_german

GERMAN = {
    "extent": "Ausdehnung",
    "key": "Schlüssel",
    "response": "Antwort",
    "class of {count}": "Klasse ({count})",
}


def test_names_of_the_engine_are_words_and_those_of_files_stay() -> None:
    assert [plain_name(name) for name in (LABEL, SPAN, ALL)] == ["label", "extent", "All"]
    remainders = NONANNOTATION_REMAINDER, ANNOTATION_REMAINDER
    assert [plain_name(name) for name in remainders] == ["other attributes", "other pointers"]
    assert plain_name("PERSON") == "PERSON"
    assert plain_name("") == ""


def test_titles_are_translated_and_names_in_them_are_not(qapp: QApplication, tmp_path: Path) -> None:
    with speaking_german(qapp, tmp_path, GERMAN):
        assert plain_name(SPAN) == "Ausdehnung"
        assert plain_name(Wording("class of {count}", count=3)) == "Klasse (3)"
        assert plain_name("extent") == "extent", "a slot of the file"


def test_sides_that_nobody_named_are_called_in_words(qapp: QApplication, tmp_path: Path) -> None:
    assert side_name("key") == "key"
    with speaking_german(qapp, tmp_path, GERMAN):
        assert [side_name(name) for name in ("key", "response", "Ada")] == ["Schlüssel", "Antwort", "Ada"]
