import io
import stat
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats import archives
from annotally.formats.archives import ArchivePath, archive_path, is_archive, is_in_archive, members_below
from annotally.formats.base import ReadOptions
from annotally.formats.io import expand, read
from annotally.formats.regular_files import content_of
from annotally.model.diagnostics import InputRefused
from support.outcomes import outcome_of

BRAT = ("T1\tName 0 3\tTam\n", "Tam left.\n")


def _packed(members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return target.getvalue()


def _saved(folder: Path, members: dict[str, bytes], name: str = "corpus.zip") -> str:
    path = folder / name
    path.write_bytes(_packed(members))
    return str(path)


def test_a_path_leads_through_an_archive_to_a_member(tmp_path: Path) -> None:
    archive = _saved(tmp_path, {"anna/tale.txt": b"Tam left.", "anna/tale.ann": b""})
    assert archive_path(f"{archive}/anna/tale.txt") == ArchivePath(archive, "anna/tale.txt")
    assert archive_path(archive) is None
    assert archive_path(str(tmp_path / "none.zip" / "tale.txt")) is None
    assert content_of(f"{archive}/anna/tale.txt") == b"Tam left."
    assert is_archive(archive)
    assert is_in_archive(f"{archive}/anna")
    assert not is_in_archive(f"{archive}/bert")


def test_a_folder_that_is_called_like_an_archive_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "corpus.zip").mkdir()
    (tmp_path / "corpus.zip" / "tale.txt").write_text("Tam left.")
    assert [path.name for path in expand([tmp_path / "corpus.zip"])] == ["tale.txt"]


def test_other_formats_are_read_from_folders_in_archives(tmp_path: Path) -> None:
    annotations, text = (content.encode() for content in BRAT)
    members = {
        f"{user}/tale.{end}": c
        for user in ("anna", "bert")
        for end, c in (("ann", annotations), ("txt", text))
    }
    archive = _saved(tmp_path, members)
    result = read([f"{archive}/bert"], ReadOptions())
    assert result.annotations.format == "brat"
    assert [source.path for source in result.annotations.sources] == [
        f"{archive}/bert/tale.ann",
        f"{archive}/bert/tale.txt",
    ]


def test_archives_in_archives_are_gone_through(tmp_path: Path) -> None:
    inner = _packed({"tale.txt": b"Tam left."})
    archive = _saved(
        tmp_path, {"one/deep.zip": inner, "two.txt": b"x", "__MACOSX/._two.txt": b"y", ".hidden": b"z"}
    )
    assert members_below(archive) == (f"{archive}/one/deep.zip/tale.txt", f"{archive}/two.txt")
    assert content_of(f"{archive}/one/deep.zip/tale.txt") == b"Tam left."
    assert members_below(archive, "one") == (f"{archive}/one/deep.zip/tale.txt",)


def test_archives_in_archives_without_end_are_refused(tmp_path: Path) -> None:
    content = _packed({"tale.txt": b"x"})
    for _ in range(archives.DEEPEST):
        content = _packed({"deep.zip": content})
    archive = tmp_path / "corpus.zip"
    archive.write_bytes(content)
    with pytest.raises(InputRefused, match="archives nested too deep"):
        members_below(str(archive))


@pytest.mark.parametrize(
    "name", ["../tale.txt", "a/../../tale.txt", "/etc/tale.txt", "C:/tale.txt", "a\\..\\tale.txt"]
)
def test_a_name_that_leads_out_of_the_archive_refuses_it(name: str, tmp_path: Path) -> None:
    archive = _saved(tmp_path, {"fine.txt": b"x", name: b"y"})
    with pytest.raises(InputRefused, match="which leads out of the archive"):
        expand([archive])


def test_a_link_in_an_archive_refuses_it(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("tale.txt")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "corpus.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(InputRefused, match=r"'tale\.txt', a link; expected files"):
        expand([tmp_path / "corpus.zip"])


def test_what_unpacks_to_too_much_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ten files of a megabyte each pack to ten kilobytes.
    archive = _saved(tmp_path, {f"{number}.txt": b"0" * 2**20 for number in range(10)})
    monkeypatch.setattr(archives, "MOST_UNPACKED", 2**23)
    with pytest.raises(InputRefused, match="10,485,760 bytes once unpacked; expected at most 8,388,608"):
        expand([archive])


def test_a_member_too_large_and_too_many_members_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = _saved(tmp_path, {"a.txt": b"0" * 5000, "b.txt": b"1"})
    monkeypatch.setattr(archives, "LARGEST_MEMBER", 4096)
    with pytest.raises(InputRefused, match=r"a\.txt: 5,000 bytes once unpacked"):
        expand([archive])
    monkeypatch.setattr(archives, "MOST_MEMBERS", 1)
    other = _saved(tmp_path, {"a.txt": b"0", "b.txt": b"1"}, "other.zip")
    with pytest.raises(InputRefused, match="an archive of 2 files; expected at most 1"):
        expand([other])


def test_a_bomb_that_lies_about_its_sizes_is_damage(tmp_path: Path) -> None:
    # The size in the directory of the archive is made one byte; what is packed goes on.
    content = bytearray(_packed({"tale.txt": b"0" * 100_000}))
    entry = content.rindex(b"PK\x01\x02")
    content[entry + 24 : entry + 28] = (1).to_bytes(4, "little")
    (tmp_path / "corpus.zip").write_bytes(content)
    with pytest.raises(InputRefused, match="a ZIP archive that cannot be read"):
        content_of(tmp_path / "corpus.zip" / "tale.txt")


def test_a_member_that_is_not_there_is_named(tmp_path: Path) -> None:
    archive = _saved(tmp_path, {"tale.txt": b"x"})
    with pytest.raises(InputRefused, match=r"corpus.zip/tail.txt: no such file in the archive"):
        content_of(f"{archive}/tail.txt")


def test_an_archive_that_changed_is_read_anew(tmp_path: Path) -> None:
    archive = _saved(tmp_path, {"tale.txt": b"before"})
    assert content_of(f"{archive}/tale.txt") == b"before"
    _saved(tmp_path, {"tale.txt": b"afterwards"})
    assert content_of(f"{archive}/tale.txt") == b"afterwards"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive", b"PK\x05\x06" + bytes(17)])
def test_what_is_no_archive_is_one_message(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "corpus.zip").write_bytes(content)
    with pytest.raises(InputRefused, match="a ZIP archive that cannot be read"):
        expand([tmp_path / "corpus.zip"])


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_change_of_an_archive_is_read_or_refused(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    content = bytearray(_packed({"anna/tale.txt": b"Tam left.", "in.zip": _packed({"one.txt": b"x"})}))
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("zip") / "corpus.zip"
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    contents, refusal = outcome_of(lambda: {content_of(member) for member in expand([path])})
    if contents is None:
        assert all("corpus.zip" in finding.file for finding in refusal)
    else:
        # A checksum guards what is packed: contents are those of the archive; names may have changed.
        assert contents <= {b"Tam left.", b"x"}
