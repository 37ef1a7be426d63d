import os
from pathlib import Path

import pytest

from annotally_gui.services.settings import RECENT_LIMIT, Preferences, Settings, declarations


def again(settings: Settings) -> Settings:
    settings.save()
    return Settings(settings.path)


def test_every_setting_is_declared_once_with_a_meaning() -> None:
    keys = [declaration.key for declaration in declarations().values()]
    assert len(keys) == len(set(keys))
    assert all(declaration.doc and "/" in declaration.key for declaration in declarations().values())


def test_every_default_lies_in_its_range() -> None:
    for name, declaration in declarations().items():
        assert declaration.admits(getattr(Preferences(), name)), name


def test_what_is_set_is_there_after_a_restart(settings: Settings) -> None:
    changes = {
        "theme": "dark",
        "zoom": 150,
        "reading_style": "sans",
        "reading_family": "Gentium, “Plus”; %41",
        "reading_size": 14,
        "texts_turned": True,
        "reflowed": True,
        "annotator_colors": False,
        "shown_sides": "final",
        "shown_labels": "all",
        "reasons_open": True,
        "restore_session": False,
        "language": "de",
        "advance": False,
        "queue_order": "agreement",
        "dimension_methods": "ä b/methods.py",
        "open_folder": "/tmp/ä b/東",
        "recent": ("a", "b\n[x]=1"),
        "shortcuts": {"go.next_disagreement": ["F7"]},
        "geometry": bytes(range(256)),
        "docks": b"\0\1",
        "guide_zoom": 130,
        "guide_geometry": b"\1\0",
        "guide_side": 240,
        "session": {"document": "1", "scroll": 4},
    }
    assert set(changes) == set(declarations())
    settings.change(**changes)
    restarted = again(settings)
    assert restarted.problem == ""
    assert {name: getattr(restarted.values, name) for name in changes} == changes


def test_only_what_changed_is_announced(settings: Settings) -> None:
    heard: list[frozenset[str]] = []
    settings.changed.connect(heard.append)
    settings.change(zoom=110, theme="system")
    settings.change(zoom=110)
    assert heard == [frozenset({"zoom"})]


@pytest.mark.parametrize("change", [{"zoom": 49}, {"zoom": 301}, {"theme": "sepia"}, {"reading_size": 0}])
def test_a_value_outside_its_range_is_refused(settings: Settings, change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="outside its range"):
        settings.change(**change)
    assert settings.values == Preferences()


@pytest.mark.parametrize(
    "content",
    [b"\0\0\xff\xfe garbage", b"[look]\nzoom=110\nno equals sign here\n\x00"],
    ids=["bytes", "torn"],
)
def test_a_corrupt_file_is_kept_aside_and_defaults_are_used(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "annotally.ini"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.values == Preferences()
    aside = tmp_path / "annotally.ini.damaged"
    assert str(aside) in settings.problem
    assert aside.read_bytes() == content
    settings.change(zoom=120)
    assert again(settings).values.zoom == 120


@pytest.mark.parametrize("value", ["900", '"wide"', "{", "1.5", "true", "[1]"])
def test_a_damaged_value_has_its_default_and_the_others_stay(tmp_path: Path, value: str) -> None:
    path = tmp_path / "annotally.ini"
    settings = Settings(path)
    settings.change(zoom=120, reading_size=14)
    settings.save()
    written = path.read_text("utf-8")
    assert "zoom=120" in written
    path.write_text(written.replace("zoom=120", f"zoom={value}"), "utf-8")
    os.utime(path, (0, 0))  # Qt reads a file of the same size and time once
    restarted = Settings(path)
    assert (restarted.values.zoom, restarted.values.reading_size) == (100, 14)
    assert "look/zoom" in restarted.problem
    assert (tmp_path / "annotally.ini.damaged").exists()
    assert again(restarted).problem == ""


def test_a_file_that_may_not_be_read_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "annotally.ini"
    path.write_text("[look]\nzoom=120\n", "utf-8")
    monkeypatch.setattr(os, "access", lambda *_args: False)
    settings = Settings(path)
    settings.change(zoom=130)
    settings.save()
    assert settings.values.zoom == 130
    assert str(path) in settings.problem
    assert path.read_text("utf-8") == "[look]\nzoom=120\n"


def test_recent_comparisons_are_few_unique_and_newest_first(settings: Settings) -> None:
    for number in range(RECENT_LIMIT + 5):
        settings.remember(str(number))
    settings.remember("9")
    assert settings.values.recent[:2] == ("9", "14")
    assert len(settings.values.recent) == RECENT_LIMIT == len(set(settings.values.recent))
    settings.forget("9")
    assert settings.values.recent[0] == "14"
