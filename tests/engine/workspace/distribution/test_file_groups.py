"""Files of one name belong together, where folders agree on the names."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from annotally.tasks.catalogue import find_task
from annotally.workspace.distribution.file_groups import (
    LEAST_FILES,
    MOST_FILES,
    divide_groups,
    file_groups,
    with_files,
)
from annotally.workspace.request import OpenRequest, SideInput


def request_of(folder: Path, *names: str) -> OpenRequest:
    """Write files of these names, ``SIDE/NAME``; return the request to compare key and response."""
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).touch()
    sides = tuple(SideInput(side, (str(folder / side),)) for side in ("key", "response"))
    return OpenRequest(find_task("mat"), sides)


def test_files_of_one_name_are_a_group(tmp_path: Path) -> None:
    names = ("key/b.ann", "key/b.txt", "key/a.ann", "key/annotation.conf", "response/a.xml", "response/b.xml")
    request = request_of(tmp_path, *names)
    groups = file_groups(request)
    assert groups is not None
    relative = [[[os.path.relpath(path, tmp_path) for path in files] for files in group] for group in groups]
    assert relative == [
        [["key/a.ann"], ["response/a.xml"]],
        [["key/b.ann", "key/b.txt"], ["response/b.xml"]],
    ]
    part = with_files(request, groups[1])
    assert part.sides[0].paths == (str(tmp_path / "key/b.ann"), str(tmp_path / "key/b.txt"))
    assert part.texts == ()


def test_texts_are_a_folder_too(tmp_path: Path) -> None:
    request = request_of(tmp_path, "key/a.x", "key/b.x", "response/a.y", "response/b.y", "t/a.txt", "t/b.txt")
    request = replace(request, texts=(str(tmp_path / "t"),))
    groups = file_groups(request)
    assert groups is not None
    assert with_files(request, groups[0]).texts == (str(tmp_path / "t/a.txt"),)


@pytest.mark.parametrize(
    "change",
    [
        lambda request: replace(request, annotators=True),
        lambda request: replace(request, encoding="latin-1"),
        lambda request: replace(request, tokens=("tokens",)),
        lambda request: replace(request, texts=("a.txt", "b.txt")),
        lambda request: replace(request, sides=request.sides[:1]),
        lambda request: replace(request, sides=(request.sides[0], replace(request.sides[1], paths=("x",)))),
        lambda request: replace(request, sides=(request.sides[0], replace(request.sides[1], texts=("t",)))),
    ],
)
def test_other_requests_have_no_groups(tmp_path: Path, change: Callable[[OpenRequest], OpenRequest]) -> None:
    request = request_of(tmp_path, "key/a.x", "key/b.x", "response/a.y", "response/b.y")
    assert file_groups(request) is not None
    assert file_groups(change(request)) is None


@pytest.mark.parametrize(
    "names",
    [
        ("key/a.x", "response/a.x"),
        ("key/a.x", "key/b.x", "response/a.x"),
        ("key/a.x", "key/b.x", "response/a.x", "response/c.x"),
        ("key/a.x", "key/a-b.x", "response/a", "response/a-b.x"),
    ],
)
def test_folders_without_the_same_names_in_one_order_have_no_groups(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    assert file_groups(request_of(tmp_path, *names)) is None


def test_groups_are_joined_within_the_limits_of_a_part() -> None:
    groups = [((f"k{number}",), (f"r{number}", f"r{number}.txt")) for number in range(1200)]
    for count, size in ((1, MOST_FILES), (8, 150), (1000, LEAST_FILES)):
        parts = divide_groups(groups, count)
        assert {len(part[0]) for part in parts[:-1]} == {size}
        assert [path for part in parts for path in part[0]] == [f"k{number}" for number in range(1200)]
        assert parts[0][1][:3] == ("r0", "r0.txt", "r1")
    assert divide_groups([], 4) == []
