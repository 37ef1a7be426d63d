from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from annotally_gui.services.input_problems import problem
from annotally_gui.services.input_roles import (
    FURTHER_ROLES,
    ChosenInput,
    FolderPart,
    OfferedTask,
    Recognised,
    Role,
    all_layers_of,
    annotator_letter,
    candidates,
    guess_task,
    has_tags,
    make_request,
    role_from_name,
    side_layers,
    side_name,
    side_words,
)

MARKED = Recognised("muc-sgml", "MUC SGML text", carries_text=True)
PLAIN = Recognised("plain", "Plain text", carries_text=True, carries_annotations=False)


SETS = Recognised("gate-xml", "GATE XML", carries_text=True, layers=("raw", "Consensus key", "system 2"))
COLUMNS = Recognised("token-columns", "Token columns", carries_text=True, layers=("3", "2"))


def recognise(path: str) -> Recognised | str:
    if path.endswith(".pdf"):
        return "a PDF file holds no annotations"
    if path.endswith(".xml"):
        return SETS
    if path.endswith(".conll"):
        return COLUMNS
    return PLAIN if path.endswith(".txt") else MARKED


def roles(*paths: str) -> list[Role]:
    return [row.role for row in candidates(paths, recognise)]


@pytest.mark.parametrize(
    ("path", "role"),
    [
        ("/data/key-tst3.v2", Role.KEY),
        ("/data/gold/930620083.sgm", Role.KEY),
        ("/data/doc.KEY.sgm", Role.KEY),
        ("/data/response_7.out", Role.RESPONSE),
        ("/runs/system/0001.ann", Role.RESPONSE),
        ("/data/texts/0001.sgm", Role.TEXT),
        ("/data/monkey.sgm", None),
        ("/data/0001.sgm", None),
    ],
)
def test_names_speak(path: str, role: Role | None) -> None:
    assert role_from_name(path) is role


def test_roles_come_from_name_and_content() -> None:
    assert roles("/a/key.sgm", "/a/resp.sgm", "/a/0001.txt", "/a/x.pdf") == [
        Role.KEY, Role.RESPONSE, Role.TEXT, Role.IGNORE,
    ]  # fmt: skip


def test_untelling_names_take_the_free_sides_in_order() -> None:
    assert roles("/a/one.sgm", "/a/two.sgm", "/a/three.sgm") == [Role.KEY, Role.RESPONSE, Role.THIRD]
    nine = [f"/a/{letter}.sgm" for letter in "abcdefghi"]
    assert roles(*nine) == [Role.KEY, Role.RESPONSE, *FURTHER_ROLES]
    assert roles(*nine, "/a/j.sgm") == [Role.KEY, *[Role.RESPONSE] * 9]
    assert roles("/a/gold.sgm", "/a/two.sgm", "/a/three.sgm") == [Role.KEY, Role.RESPONSE, Role.THIRD]
    assert roles("/a/one.sgm", "/a/gold.sgm") == [Role.RESPONSE, Role.KEY]
    assert roles("/a/one.sgm", "/a/system.sgm") == [Role.KEY, Role.RESPONSE]


def test_two_files_of_a_folder_are_two_sides_whatever_the_folder_is_called() -> None:
    assert roles("/gold/a.sgm", "/gold/b.sgm") == [Role.KEY, Role.RESPONSE]
    assert roles("/gold/b.sgm", "/gold/key.sgm") == [Role.RESPONSE, Role.KEY]
    assert roles("/gold/1.sgm", "/gold/2.sgm", "/gold/3.sgm") == [Role.KEY] * 3, "documents of one side"
    assert roles("/gold/1.sgm", "/system/1.sgm") == [Role.KEY, Role.RESPONSE]
    (first,) = candidates(["/gold/1.sgm"], recognise)
    added = candidates(["/gold/2.sgm"], recognise, [first])
    assert [row.role for row in added] == [Role.KEY] * 2, "what was chosen first keeps its side"


def test_annotations_are_never_taken_for_a_text_they_do_not_carry() -> None:
    (row,) = candidates(["/texts/a.ann"], lambda _path: Recognised("templates", "Templates"))
    assert row.role is Role.KEY


def test_adding_keeps_what_a_person_chose() -> None:
    known_inputs = [ChosenInput("/a/key.sgm", Role.IGNORE, MARKED)]
    rows = candidates(["/a/key.sgm", "/a/other.sgm"], recognise, known_inputs)
    assert [(row.path, row.role) for row in rows] == [("/a/key.sgm", Role.IGNORE), ("/a/other.sgm", Role.KEY)]


def test_the_task_is_guessed_from_the_formats() -> None:
    tasks = (OfferedTask("te", "TE", ("templates",)), OfferedTask("ne", "NE", ("muc-sgml",)))
    assert guess_task(candidates(["/a/key.sgm", "/a/resp.sgm"], recognise), tasks) == "ne"
    assert guess_task([], tasks) == "te"
    assert guess_task([], ()) == ""


def test_a_file_without_content_is_a_side_and_says_nothing_of_the_task() -> None:
    """C8: its format is that of the other side."""

    def looks(path: str) -> Recognised | str:
        return Recognised("", "Nothing in it") if path.endswith(".out") else recognise(path)

    tasks = (OfferedTask("te", "TE", ("templates",)), OfferedTask("ne", "NE", ("muc-sgml",)))
    for paths in (["/a/x.sgm", "/a/system.out"], ["/a/y.out", "/a/response.sgm"]):
        rows = candidates(paths, looks)
        assert {row.role for row in rows} == {Role.KEY, Role.RESPONSE}
        assert guess_task(rows, tasks) == "ne"
        assert problem(rows, "ne") == ""


def test_the_request_holds_several_files_per_role() -> None:
    rows = candidates(["/k/key1.sgm", "/k/gold.sgm", "/r/resp.sgm", "/t/a.txt", "/x.pdf"], recognise)
    assert [row.role for row in rows[:3]] == [Role.THIRD, Role.KEY, Role.RESPONSE]
    rows[0] = replace(rows[0], role=Role.IGNORE)
    request = make_request(rows, "ne", ("gold", "ours"), "latin-1")
    assert request.key == ("/k/gold.sgm",)
    assert set(request.paths) <= {"/k/key1.sgm", "/k/gold.sgm", "/r/resp.sgm", "/t/a.txt"}
    assert (request.texts, request.names, request.encoding) == (("/t/a.txt",), ("gold", "ours"), "latin-1")
    assert side_name(rows, Role.RESPONSE) in {Path(path).stem for path in request.response}
    assert side_name([], Role.KEY) == "key"


def test_a_file_of_several_annotations_that_comes_alone_is_both_sides() -> None:
    rows = candidates(["/a/one.xml", "/a/one.txt"], recognise)
    assert [row.role for row in rows] == [Role.BOTH, Role.TEXT]
    assert problem(rows, "task") == ""
    request = make_request(rows, "task", ("a", "b"), None, layers=("x", "y"), repair_lookalikes=True)
    assert (request.key, request.response) == (("/a/one.xml",), ("/a/one.xml",))
    assert (request.layers, request.repair_lookalikes) == (("x", "y"), True)
    assert side_name(rows, Role.KEY) == side_name(rows, Role.RESPONSE) == "one"
    assert roles("/a/one.xml", "/a/two.xml") == [Role.KEY, Role.RESPONSE]
    assert roles("/a/gold.xml") == [Role.KEY]


def test_the_likelier_annotations_come_first() -> None:
    both_candidates = candidates(["/a/one.xml"], recognise)
    assert side_layers(both_candidates, Role.KEY) == ("Consensus key", "raw", "system 2")
    assert side_layers(both_candidates, Role.RESPONSE) == ("system 2", "raw", "Consensus key")
    columns = candidates(["/a/one.conll"], recognise)
    assert side_layers(columns, Role.KEY) == ("3", "2")
    assert side_layers(columns, Role.RESPONSE) == ("2", "3")
    two = candidates(["/a/one.conll", "/a/two.conll"], recognise)
    assert side_layers(two, Role.RESPONSE) == ("3", "2")
    assert side_layers(candidates(["/a/one.sgm"], recognise), Role.KEY) == ()
    assert all_layers_of(columns, Role.KEY) == ""
    nested = COLUMNS._replace(all_layers="all")
    mixed = [ChosenInput("k", Role.KEY, nested), ChosenInput("r", Role.RESPONSE, nested)]
    assert all_layers_of(mixed, Role.KEY) == all_layers_of(mixed, Role.RESPONSE) == "all"
    # Files of which one has a single column are not offered what only some have.
    assert all_layers_of([*mixed, ChosenInput("s", Role.KEY, SETS)], Role.KEY) == ""


def test_columns_of_tags_may_need_repair() -> None:
    assert has_tags(candidates(["/a/one.conll"], recognise))
    assert not has_tags(candidates(["/a/one.xml", "/a/x.pdf"], recognise))


# Texts that differ


def test_texts_rules_and_pronunciations_are_told_by_their_names() -> None:
    paths = ("/a/ref.sgm", "/a/hyp.sgm", "/texts/b.txt", "/hyp/b.txt", "/c/en.glm.txt")
    assert roles(*paths) == [Role.KEY, Role.RESPONSE, Role.TEXT, Role.RESPONSE_TEXT, Role.TEXT]

    def plain(path: str) -> Recognised:
        return PLAIN if Path(path).suffix in (".glm", ".dict") else MARKED

    rows = candidates(["/a/en.glm", "/a/cmu.dict"], plain)
    assert [row.role for row in rows] == [Role.GLM, Role.LEXICON]


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        (("/a/emerging.test.conll", "/runs/mic.txt.conll"), [Role.KEY, Role.RESPONSE]),
        (("/docs/ann.conll", "/docs/bob.conll"), [Role.KEY, Role.RESPONSE]),
        (("/docs/a.conll", "/docs/b.conll", "/docs/c.conll"), [Role.KEY, Role.RESPONSE, Role.THIRD]),
        (("/a/corpus.xml",), [Role.BOTH]),
        (("/a/text.sgm",), [Role.TEXT]),
        (("/a/key.sgm", "/a/resp.sgm", "/a/text.sgm"), [Role.KEY, Role.RESPONSE, Role.TEXT]),
        (("/a/raw.sgm", "/a/ann.sgm"), [Role.KEY, Role.RESPONSE]),
    ],
)
def test_a_name_that_speaks_of_a_text_makes_no_text_of_a_side_that_is_missing(
    paths: Sequence[str], expected: list[Role]
) -> None:
    assert roles(*paths) == expected


def test_what_texts_that_differ_need_goes_into_the_request() -> None:
    rows = [
        ChosenInput("/ref.sgm", Role.KEY, MARKED),
        ChosenInput("/hyp.sgm", Role.RESPONSE, MARKED),
        ChosenInput("/heard.txt", Role.RESPONSE_TEXT, PLAIN),
        ChosenInput("/en.glm", Role.GLM, PLAIN),
        ChosenInput("/cmu.dict", Role.LEXICON, PLAIN),
    ]
    differing = make_request(rows, "speech-named-entity", ("a", "b"), None).differing
    assert (differing.response_texts, differing.glm, differing.lexicon) == (
        ("/heard.txt",),
        "/en.glm",
        "/cmu.dict",
    )
    assert problem(rows, "speech-named-entity", differing=True) == ""


TEMPLATES = Recognised("muc-templates", "Templates")


def recognise_templates(path: str) -> Recognised | str:
    return TEMPLATES if path.endswith(".tmpl") else recognise(path)


def test_what_has_text_beside_two_templates_is_the_text() -> None:
    rows = candidates(["/a/b.tmpl", "/a/0001.sgm", "/a/c.tmpl"], recognise_templates)
    assert [row.role for row in rows] == [Role.KEY, Role.TEXT, Role.RESPONSE]
    rows = candidates(["/a/b.tmpl", "/a/0001.sgm"], recognise_templates)
    assert [row.role for row in rows] == [Role.KEY, Role.RESPONSE]


def test_a_text_that_lies_beside_two_templates_comes_with_them() -> None:
    texts: list[list[str]] = []

    def beside(paths: Sequence[str]) -> str:
        texts.append(list(paths))
        return "/a/0001.sgm"

    rows = candidates(["/a/b.tmpl", "/a/c.tmpl"], recognise_templates, text_beside=beside)
    assert [(row.path, row.role) for row in rows][2:] == [("/a/0001.sgm", Role.TEXT)]
    assert texts == [["/a/b.tmpl", "/a/c.tmpl"]]
    assert candidates([], recognise_templates, rows[:2], text_beside=beside) == rows[:2]
    named = candidates(["/a/b.tmpl", "/a/c.tmpl", "/t/x.txt"], recognise_templates, text_beside=beside)
    assert [row.path for row in named] == ["/a/b.tmpl", "/a/c.tmpl", "/t/x.txt"]
    candidates(["/a/one.sgm", "/a/two.sgm"], recognise_templates, text_beside=beside)
    assert len(texts) == 1


def test_a_folder_of_sides_stands_for_them() -> None:
    parts = (
        FolderPart("/p/*/ann.sgm", ("/p/d1/ann.sgm", "/p/d2/ann.sgm")),
        FolderPart("/p/*/bob.sgm", ("/p/d1/bob.sgm",)),
        FolderPart("/p/texts", ("/p/texts.txt",)),
    )
    rows = candidates(["/p", "/p"], recognise, parts=lambda path: parts if path == "/p" else ())
    assert [(row.path, row.role) for row in rows] == [
        ("/p/*/ann.sgm", Role.KEY),
        ("/p/*/bob.sgm", Role.RESPONSE),
        ("/p/texts", Role.TEXT),
    ]
    request = make_request(rows, "ne", (side_name(rows, Role.KEY), side_name(rows, Role.RESPONSE)), None)
    assert (request.key, request.response) == (("/p/d1/ann.sgm", "/p/d2/ann.sgm"), ("/p/d1/bob.sgm",))
    assert (request.names, request.texts) == (("ann", "bob"), ("/p/texts.txt",))


def test_annotators_in_a_folder_come_in_their_order() -> None:
    parts = tuple(FolderPart(f"/p/{name}", (f"/p/{name}",)) for name in ("A2", "D1", "T1"))
    rows = candidates(["/p"], recognise, parts=lambda _path: parts)
    assert [row.role for row in rows] == [Role.KEY, Role.RESPONSE, Role.THIRD]


def test_letters_of_annotators() -> None:
    sides = (Role.KEY, Role.RESPONSE, *FURTHER_ROLES)
    assert "".join(map(annotator_letter, sides)) == "ABCDEFGHI"


def test_columns_of_words() -> None:
    columns = COLUMNS._replace(words=(("2", "a b"), ("1", "1 2")))
    rows = [
        ChosenInput(f"/a/{number}.conll", role, columns)
        for number, role in enumerate((Role.KEY, Role.RESPONSE, Role.THIRD))
    ]
    assert side_words(rows, Role.KEY) == (("2", "a b"), ("1", "1 2"))
    assert side_words(candidates(["/a/one.sgm"], recognise), Role.KEY) == ()
    request = make_request(rows, "spans", ("a", "b"), None, layers=("3@1", None), further=["c"])
    assert request.further[0].layer == "3@1"
    rows[2] = replace(rows[2], format=COLUMNS)
    request = make_request(rows, "spans", ("a", "b"), None, layers=("3@1", None), further=["c"])
    assert request.further[0].layer == "3"
