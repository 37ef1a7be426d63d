"""The workspace tells the offsets of template files in code points of the documents they belong to (C1)."""

from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task
from annotally.tasks.presets.ready_made import preset
from annotally.workspace.conversion import convert
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace

TEXTS = (
    "<DOC><DOCNO>1</DOCNO>\nTam Gribble keeps the light.\n</DOC>\n"
    "<DOC><DOCNO>2</DOCNO>\nYolande Merrow keeps Tam Gribble.\n</DOC>\n"
)


def written(folder: Path) -> tuple[Path, Path]:
    second = TEXTS.rindex("Tam Gribble")
    texts, key = folder / "texts.sgm", folder / "key.tmpl"
    texts.write_text(TEXTS, encoding="utf-8")
    key.write_text(
        f'<PERSON-2-1> :=\n  PER_NAME: "Tam Gribble"  ##{second}#{second + 11}#texts.sgm\n'
        '<PERSON-1-1> :=\n  PER_NAME: "Tam Gribble"  ##22#33#\n',
        encoding="utf-8",
    )
    return texts, key


def test_two_documents_in_one_texts_file(tmp_path: Path) -> None:
    texts, key = written(tmp_path)
    sides = (SideInput("key", (str(key),)), SideInput("response", (str(key),)))
    workspace = open_workspace(OpenRequest(preset("sample-template-element"), sides, (str(texts),)))
    assert workspace.warnings == ()
    for document_id in ("1", "2"):
        text = workspace.document(document_id).text
        marks = workspace.marks(document_id, workspace.tree(document_id))
        places = set(zip(marks.start, marks.end, strict=True))
        assert [text[start:end] for start, end in places] == ["Tam Gribble"]


def test_what_is_written_back_counts_as_its_file_does(tmp_path: Path) -> None:
    texts, key = written(tmp_path)
    converted = convert(SideInput("key", (str(key),)), "muc-templates", (str(texts),))
    assert converted.files == (key.read_bytes(),)
    (source,) = read([key], ReadOptions()).annotations.sources
    assert source.encode() == key.read_bytes()


def test_entities_past_a_shorter_text_are_placed_without_counting_lines_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every finding once looked through the whole file for its line: quadratic in a text cut short."""
    key, texts = tmp_path / "key.csv", tmp_path / "1.txt"
    lines = "".join(f"1,{place},{place + 3},PERSON\n" for place in range(0, 1200, 4))
    key.write_text(f"document,start,end,label\n{lines}", encoding="utf-8")
    texts.write_text("Tam\n", encoding="utf-8")

    def counted(source: Source, offset: int) -> tuple[int, int]:
        raise AssertionError("Source.place counts the lines of the whole file on every call")

    monkeypatch.setattr(Source, "place", counted)
    side = SideInput("key", (str(key),))
    with pytest.raises(InputRefused) as refused:
        open_workspace(OpenRequest(find_task("spans"), (side, side), (str(texts),)))
    past = [d for d in refused.value.diagnostics if "ends at" in d.found]
    assert len(past) > 500
    assert [d.line for d in past[-2:]] == [300, 301]
