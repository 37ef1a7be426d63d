"""Folders that hold all sides, found by what lies in them; and what the command line makes of them."""

import json
import os
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.formats.io import document_folders
from annotally.model.diagnostics import InputRefused
from annotally.workspace.inputs.arrangement import arrangement_of, check_key, text_beside, text_of_sides
from support.small_inputs import template, write

HEAD = "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Name|value\n\n\n"


def tsv(text: str, label: str) -> str:
    """Return a document of one word with one label, as WebAnno writes it."""
    return f"{HEAD}#Text={text}\n1-1\t0-{len(text)}\t{text}\t{label}\t\n"


def brat(folder: Path, name: str, text: str, *lines: str) -> None:
    write(folder, f"{name}.txt", text)
    write(folder, f"{name}.ann", "".join(f"{line}\n" for line in lines))


def sides(folder: Path) -> dict[str, list[str]]:
    arrangement = arrangement_of(folder)
    return (
        {
            side.name: [str(Path(path).relative_to(folder)) for path in side.paths]
            for side in arrangement.sides
        }
        if arrangement
        else {}
    )


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    """Return a folder of two documents, of which ann did both and bob the first."""
    folder = tmp_path / "annotation"
    for document, text in (("one", "Ada"), ("two", "Bo")):
        write(folder / document, "ann.tsv", tsv(text, "PER"))
        write(folder / document, "INITIAL_CAS.tsv", tsv(text, "_"))
    write(folder / "one", "bob.tsv", tsv("Ada", "LOC"))
    return folder


def test_a_folder_for_each_side(tmp_path: Path) -> None:
    for side in ("response", "key"):
        for name in ("d1", "d2"):
            brat(tmp_path / side, name, f"Ada {name}", "T1\tPER 0 3\tAda")
    write(tmp_path / "texts", "d1.txt", "Ada d1")
    write(tmp_path / ".hidden", "x.ann", "T1\tPER 0 3\tAda\n")
    write(tmp_path / "figures", "notes.md", "what was counted")
    assert list(sides(tmp_path)) == ["key", "response"]
    assert sides(tmp_path) == {"key": ["key"], "response": ["response"]}
    arrangement = arrangement_of(tmp_path)
    assert arrangement is not None
    assert arrangement.texts == (str(tmp_path / "texts"),)
    check_key(str(tmp_path), arrangement)
    assert sides(tmp_path / "key") == {}
    assert sides(tmp_path / "key" / "d1.ann") == {}
    assert sides(tmp_path / "nothing") == {}


def test_folders_in_a_folder_in_a_folder(tmp_path: Path) -> None:
    for side in ("A2", "D1", "T1"):
        brat(tmp_path / "data" / "round" / side, "d1", "Ada", "T1\tPER 0 3\tAda")
    assert list(sides(tmp_path)) == ["A2", "D1", "T1"]
    brat(tmp_path / "data" / "round" / "gold", "d1", "Ada", "T1\tPER 0 3\tAda")
    assert list(sides(tmp_path)) == ["gold", "A2", "D1", "T1"]
    with pytest.raises(InputRefused, match=r"4 annotators: gold, A2, D1, T1.*annotally agreement"):
        check_key("f", arrangement_of(tmp_path))


def test_a_folder_for_each_document(documents: Path) -> None:
    assert sides(documents) == {"ann": ["one/ann.tsv", "two/ann.tsv"], "bob": ["one/bob.tsv"]}
    (documents / "two" / "ann.tsv").unlink()
    assert sides(documents) == {"ann": ["one/ann.tsv"], "bob": ["one/bob.tsv"]}


def test_folders_of_sides_and_of_documents_differ_by_their_texts(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        for name in ("x", "y"):
            write(tmp_path / "sides" / folder, f"{name}.tsv", tsv(f"text-{name}", "PER"))
            write(tmp_path / "documents" / folder, f"{name}.tsv", tsv(f"text-{folder}", "PER"))
    assert sides(tmp_path / "sides") == {"a": ["a"], "b": ["b"]}
    assert sides(tmp_path / "documents") == {"x": ["a/x.tsv", "b/x.tsv"], "y": ["a/y.tsv", "b/y.tsv"]}


def test_sides_that_lie_beside_their_text(tmp_path: Path) -> None:
    for name in ("ours.tmpl", "key.tmpl"):
        write(tmp_path, name, template("1", 'NAME: "Ada"'))
    assert sides(tmp_path) == {}
    text = write(tmp_path, "doc.txt", "Ada left")
    arrangement = arrangement_of(tmp_path)
    assert arrangement is not None
    assert [side.name for side in arrangement.sides] == ["key", "ours"]
    assert arrangement.texts == (text,)
    assert text_beside([str(tmp_path / "ours.tmpl"), str(tmp_path / "key.tmpl")]) == text
    write(tmp_path / "other", "more.tmpl", template("1", 'NAME: "Ada"'))
    assert text_beside([str(tmp_path / "ours.tmpl"), str(tmp_path / "other" / "more.tmpl")]) == ""
    write(tmp_path, "doc2.txt", "Bo left")
    assert text_beside([str(tmp_path / "ours.tmpl")]) == ""
    assert text_beside([str(tmp_path / "gone" / "ours.tmpl")]) == ""


def test_no_name_that_says_which_is_the_key(tmp_path: Path) -> None:
    for side in ("first", "second"):
        brat(tmp_path / side, "d1", "Ada", "T1\tPER 0 3\tAda")
    with pytest.raises(InputRefused, match="first and second: their names do not show which is the key"):
        check_key("f", arrangement_of(tmp_path))


def test_folders_that_are_documents() -> None:
    paths = [["one/ann.tsv", "two/ann.tsv"], ["one/bob.tsv"]]
    assert document_folders(paths) == {Path("one"), Path("two")}
    assert document_folders([["a/x.tsv", "a/y.tsv"]]) == set()
    assert document_folders([["a/x.tsv", "b/y.tsv"]]) == set()
    assert document_folders([["a/x.tsv"], ["b/x.tsv"]]) == set()


def test_score_takes_key_and_response_from_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    brat(tmp_path / "key", "d1", "Ada met Bo", "T1\tPER 0 3\tAda", "T2\tPER 8 10\tBo")
    brat(tmp_path / "response", "d1", "Ada met Bo", "T1\tPER 0 3\tAda")
    assert main(["score", "--task", "spans", "--key", str(tmp_path), "--format", "json"]) == 0
    together = json.loads(capsys.readouterr().out)
    apart = ["--key", str(tmp_path / "key"), "--response", str(tmp_path / "response")]
    assert main(["score", "--task", "spans", *apart, "--format", "json"]) == 0
    assert together["totals"] == json.loads(capsys.readouterr().out)["totals"]
    assert main(["score", "--task", "spans", "--key", str(tmp_path / "key")]) == 2
    assert "--response must be given" in capsys.readouterr().err


def test_agreement_takes_annotators_from_one_folder(
    documents: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(documents / "two", "bob.tsv", tsv("Bo", "PER"))
    assert main(["agreement", str(documents), "--format", "json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert "ann" in json.dumps(value)
    assert "bob" in json.dumps(value)
    assert main(["agreement", str(documents)]) == 0
    assert "AGREEMENT OF 2 ANNOTATORS: ann, bob\ntask spans, 2 documents" in capsys.readouterr().out
    assert main(["agreement", str(documents / "one" / "ann.tsv")]) == 2
    assert "1 annotator;" in capsys.readouterr().err


def test_an_annotator_of_one_document_is_matched_by_its_folder(
    documents: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agreement", str(documents)]) == 0
    output = capsys.readouterr()
    assert "AGREEMENT OF 2 ANNOTATORS: ann, bob\ntask spans, 1 document\n" in output.out
    assert "two" in output.err


def test_the_text_of_two_sides_without_text(tmp_path: Path) -> None:
    pair = [[write(tmp_path, f"{name}.tmpl", template("1", 'NAME: "Ada"'))] for name in ("key", "ours")]
    unknown = (None, None)
    assert text_of_sides(pair, unknown) == ""
    write(tmp_path, "score.cfg", ":scoring_task template-element\n:key_file key.tmpl\n")
    text = write(tmp_path, "doc.txt", "Ada left")
    assert text_of_sides(pair, unknown) == text_of_sides(pair, ("muc-templates", None)) == text
    assert text_of_sides(pair, unknown, [text]) == text_of_sides(pair[:1], unknown[:1]) == ""
    assert text_of_sides(pair, ("muc-sgml", None)) == ""  # one that has its text with it
    empty = [write(tmp_path, "none.tmpl", "")]
    assert text_of_sides([pair[0], empty], unknown) == text  # nothing found (C8)
    assert text_of_sides([pair[0], [str(tmp_path / "gone.tmpl")]], unknown) == ""


def test_score_and_agreement_take_the_text_and_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("key.tmpl", "ours.tmpl"):
        write(tmp_path, name, template("1", 'NAME: "Ada" ##0#3#doc.txt', document="doc"))
    score = ["score", "--task", "template-element", "--key", "key.tmpl", "--response", "ours.tmpl"]
    agreement = ["agreement", "--task", "template-element", "key.tmpl", "ours.tmpl"]
    text = write(tmp_path, "doc.txt", "Ada left")
    note = f"note: {text} lies beside the annotations and is taken as their text; --text names another"
    for command in (score, agreement):
        for written in ([], ["--out", "result.txt"], ["--out", "result.txt"]):
            assert main([*command, *written]) == 0
            assert note in capsys.readouterr().err.splitlines()
        (tmp_path / "result.txt").unlink()
        assert main([*command, "--text", "doc.txt"]) == 0
        assert "note:" not in capsys.readouterr().err
    # It is the text indeed: of offsets that are not in it people are warned.
    write(tmp_path, "doc.txt", "Ad")
    assert main(score) == 0
    assert "'Ada' at 0 to 3 lies outside document doc" in capsys.readouterr().err


@pytest.mark.parametrize("deeper", ["", "export"])
def test_an_exported_project(tmp_path: Path, capsys: pytest.CaptureFixture[str], deeper: str) -> None:
    root = tmp_path / deeper
    for user in ("ada", "bo", "INITIAL_CAS"):
        write(root / "annotation" / "one.txt", f"{user}.tsv", tsv("text", "PER"))
    write(root / "curation" / "one.txt", "CURATION_USER.tsv", tsv("text", "PER"))
    write(root / "source", "one.txt", "text")
    write(root, "exportedproject.json", "{}")
    arrangement = arrangement_of(tmp_path)
    assert arrangement is not None
    assert [side.name for side in arrangement.sides] == ["ada", "bo"]
    assert (arrangement.texts, arrangement.taken_from) == ((), str(root / "annotation"))
    assert main(["agreement", str(root)]) == 0
    assert capsys.readouterr().err.splitlines()[0] == (
        f"note: {root} is an exported project; the annotators in {root / 'annotation'} are compared, and"
        " curations left out"
    )
    assert main(["score", "--task", "spans", "--key", str(root)]) == 1
    assert "ada and bo: their names do not show which is the key" in capsys.readouterr().err


def test_a_folder_that_nobody_may_look_into_is_no_arrangement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A PermissionError ended in the crash dialog when such a folder was dropped."""
    looked_at = Path.stat

    def refuse(path: Path, **options: bool) -> os.stat_result:
        if path.parent == tmp_path:
            raise PermissionError(13, "Permission denied", str(path))
        return looked_at(path, **options)

    monkeypatch.setattr(Path, "stat", refuse)
    assert arrangement_of(tmp_path) is None
