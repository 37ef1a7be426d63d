from annotally.tasks.similarity.builtin_methods import LABEL, SPAN
from annotally.tasks.similarity.row_keys import ALL
from annotally_gui.models.plain_names import plain_name


def test_names_of_the_engine_are_words_and_those_of_files_stay() -> None:
    assert [plain_name(name) for name in (LABEL, SPAN, ALL)] == ["label", "extent", "All"]
    assert plain_name("PERSON") == "PERSON"
    assert plain_name("") == ""
