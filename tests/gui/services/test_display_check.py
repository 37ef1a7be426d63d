import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally_gui.services.display_check import missing_display


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "w"))
        server.listen()
        yield {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path)}


@pytest.mark.parametrize("environment", [{}, {"QT_QPA_PLATFORM": "xcb"}, {"QT_QPA_PLATFORM": "wayland"}])
def test_no_display_says_what_to_do(environment: dict[str, str]) -> None:
    display_error = missing_display(environment, "linux")
    assert "DISPLAY" in display_error
    assert "annotally --help" in display_error


@pytest.mark.parametrize("display", [":9876", "unix:9876.0", "nonsense"])
def test_a_display_that_does_not_answer_is_named(display: str) -> None:
    assert display in missing_display({"DISPLAY": display}, "linux")


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600"])
def test_a_chosen_platform_needs_no_display(platform: str) -> None:
    assert missing_display({"QT_QPA_PLATFORM": platform}, "linux") == ""


def test_wayland_is_enough(wayland: dict[str, str]) -> None:
    assert missing_display(wayland, "linux") == ""
    assert missing_display({**wayland, "QT_QPA_PLATFORM": "wayland"}, "linux") == ""
    assert missing_display({**wayland, "QT_QPA_PLATFORM": "xcb"}, "linux") != ""
    assert missing_display({**wayland, "WAYLAND_DISPLAY": "gone"}, "linux") != ""


def test_another_machine_is_believed() -> None:
    assert missing_display({"DISPLAY": "far.example:0"}, "linux") == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_one(system: str) -> None:
    assert missing_display({}, system) == ""
