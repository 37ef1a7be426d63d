"""Names of edges that do not count: lists of languages, lists in files, notes of signatures."""

from pathlib import Path

import pytest

from annotally.formats.word_lists import read_word_lists
from annotally.model.diagnostics import InputRefused, TaskError
from annotally.tasks.forgiven_edges import edge_names, find_edges, normal_name, note_of


def test_every_list_has_words_in_one_form() -> None:
    for kind, languages in read_word_lists().items():
        for language, words in languages.items():
            assert words == list(dict.fromkeys(words)), f"{kind}:{language} repeats a word"
            assert all(word == word.casefold() and not word.split()[1:] for word in words)
    assert set(read_word_lists()["articles"]) == set(read_word_lists()["determiners"])


def test_english_is_meant_where_no_language_is_named() -> None:
    assert normal_name("articles") == "articles:en"
    assert find_edges(["articles"]).words == {"a", "an", "the"}


@pytest.mark.parametrize("name", ["", "article", "articles:xx", "list:", "blanks:en"])
def test_another_name_is_refused_with_all_names(name: str) -> None:
    with pytest.raises(TaskError, match="there are blanks, punctuation, articles:de"):
        normal_name(name)


def test_a_list_is_signed_by_its_words(tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    first.write_text("Dr\n\nMr\n", encoding="utf-8")
    second.write_text(" mr\nDR\n", encoding="utf-8")
    third.write_text("Mr\n", encoding="utf-8")
    assert find_edges([f"list:{first}", "blanks"]) == find_edges(["blanks", f"list:{second}"])
    notes = [note_of(["blanks", f"list:{path}"]) for path in (first, second, third)]
    assert notes[0] == notes[1] != notes[2]
    assert notes[0].startswith("edges forgiven: blanks, list:")


def test_a_list_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputRefused):
        find_edges([f"list:{tmp_path / 'none.txt'}"])


def test_all_names_are_known() -> None:
    assert all(normal_name(name) == name for name in edge_names())
