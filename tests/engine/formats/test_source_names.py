"""Folders in folders: which files are read, and the names of documents that several folders have."""

import zipfile
from pathlib import Path

import pytest

from annotally.formats import input_files
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import expand, file_names, format_named, read, write
from annotally.formats.registry import FORMATS
from annotally.formats.source_names import names_by_folder
from annotally.model.diagnostics import InputRefused
from support.standoff_samples import PRODIGY_SPANS
from support.uncompared_samples import FILES

OTHERS = {
    "muc34-texts": {"a.txt": "OWL-MUC4-0001 (A)\n\n     ADA LEFT.\n"},
    "token-table": {"a.tab": "t0\tAda\t0\t3\nt1\tleft\t4\t8\n"},
    "ctm": {"a.ctm": "a 1 0.00 0.50 Ada\n"},
    "stm": {"a.stm": "a 1 ada 0.00 1.00 Ada left\n"},
    "plain-text": {"a.txt": "Ada left.\n"},
}
SAMPLES = {**FILES, **OTHERS}
READ = [file_format.name for file_format in FORMATS if file_format.read is not None]


def save(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def pack(folder: Path, target: Path) -> Path:
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(folder))
    return target


def content(result: ReadResult) -> dict[str, list[tuple[object, ...]]]:
    return {
        name: [(instance.type, instance.name, instance.extents) for instance in annotated.instances]
        for name, annotated in result.annotations.documents.items()
    }


@pytest.mark.parametrize("name", READ)
def test_every_format_is_read_from_folders_in_folders_and_from_archives(name: str, tmp_path: Path) -> None:
    flat = save(tmp_path / "flat", dict(SAMPLES[name]))
    nested = save(tmp_path / "nested", {f"part1/deep/{file}": text for file, text in SAMPLES[name].items()})
    packed = pack(nested, tmp_path / "packed.zip")
    expected = read([flat], ReadOptions(), name)
    for path in (nested, packed):
        result = read([path], ReadOptions(), name)
        assert content(result) == content(expected)
        assert [document.text for document in result.documents] == [
            document.text for document in expected.documents
        ]
        if format_named(name).write is not None:
            written = write(result.annotations, {}, ReadOptions(), name)
            assert written == write(expected.annotations, {}, ReadOptions(), name)


ANN, TXT = "T1\tPER 0 3\tAda\n", "Ada left.\n"


def test_documents_of_one_name_in_several_folders(tmp_path: Path) -> None:
    files = {
        f"{part}/a.{end}": text for part in ("one", "two/x") for end, text in (("ann", ANN), ("txt", TXT))
    }
    folder = save(tmp_path / "c", {**files, "two/b.ann": ANN, "two/b.txt": TXT, "annotation.conf": "[x]\n"})
    packed = pack(folder, tmp_path / "c.zip")
    for path in (folder, packed):
        result = read([path], ReadOptions())
        assert sorted(result.annotations.documents) == ["b", "one-a", "two-x-a"]
        names = file_names(result.annotations, "brat", len(result.annotations.sources))
        assert len(set(names)) == len(names) == 6


def test_folders_that_are_documents_give_their_names(tmp_path: Path) -> None:
    folder = save(
        tmp_path / "c", {f"{part}/anna.jsonl": PRODIGY_SPANS.splitlines()[1] for part in ("x", "y")}
    )
    files = expand([folder])
    assert sorted(names_by_folder([folder], files).values()) == ["x", "y"]
    assert names_by_folder([folder / "x", folder / "y"], files) == {}
    assert names_by_folder(files, files) == {}


def test_a_folder_with_files_of_its_own_stands_for_these(tmp_path: Path) -> None:
    folder = save(tmp_path / "c", {"a.ann": ANN, "a.txt": TXT, "old/b.ann": ANN, "old/b.txt": TXT})
    assert [path.name for path in expand([folder])] == ["a.ann", "a.txt"]
    hidden = save(
        tmp_path / "d", {".git/x.txt": TXT, "in/.x.txt": TXT, "in/README.txt": TXT, "in/a.txt": TXT}
    )
    assert [path.name for path in expand([hidden])] == ["a.txt"]


def test_links_to_folders_are_not_followed(tmp_path: Path) -> None:
    folder = save(tmp_path / "c", {"in/a.txt": TXT})
    (folder / "in" / "again").symlink_to(tmp_path / "c")
    assert [path.name for path in expand([folder])] == ["a.txt"]


def test_folders_without_files_and_with_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty" / "in").mkdir(parents=True)
    with pytest.raises(InputRefused, match="a directory without files"):
        expand([tmp_path / "empty"])
    monkeypatch.setattr(input_files, "MOST_MEMBERS", 1)
    folder = save(tmp_path / "c", {"in/a.txt": TXT, "in/b.txt": TXT})
    with pytest.raises(InputRefused, match="a folder of more than 1 files"):
        expand([folder])
