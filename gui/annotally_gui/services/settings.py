"""Typed settings over one INI file in the platform's configuration folder.

Every setting is declared once, in `Preferences`: key, default, range, meaning. Nothing else in the window
touches the file. A file that cannot be read is kept aside and the defaults are used; nothing is lost.
"""

import base64
import json
import os
from collections.abc import Container, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Signal

from annotally_gui.services.i18n import mark, tr

RECENT_LIMIT = 10


@dataclass(frozen=True, slots=True)
class SettingDeclaration:
    """The declaration of a setting: its key in the file, its meaning, and the values it may have."""

    key: str
    doc: str
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    def admits(self, value: object) -> bool:
        """Tell whether ``value`` lies in the declared range or among the declared choices."""
        if self.choices:
            return value in self.choices
        if isinstance(value, int) and self.low is not None and self.high is not None:
            return self.low <= value <= self.high
        return True


def _declare(
    key: str, doc: str, low: int | None = None, high: int | None = None, choices: str = ""
) -> dict[str, SettingDeclaration]:
    return {"declaration": SettingDeclaration(key, doc, low, high, tuple(choices.split()))}


@dataclass(frozen=True)
class Preferences:
    """Every setting with its default. Frozen: `Settings.change` makes a new value."""

    theme: str = field(
        default="system",
        metadata=_declare("look/theme", mark("Light, dark, or system default"), choices="system light dark"),
    )
    language: str = field(
        default="system",
        metadata=_declare(
            "look/language", mark("Language of the window: system, en, de"), choices="system en de"
        ),
    )
    zoom: int = field(
        default=100, metadata=_declare("look/zoom", mark("Size of the text pane, in percent"), 50, 300)
    )
    reading_style: str = field(
        default="serif",
        metadata=_declare(
            "look/reading_style", mark("Font style if no family is named"), choices="serif sans"
        ),
    )
    reading_family: str = field(
        default="",
        metadata=_declare("look/reading_family", mark("Font family; empty: chosen by style")),
    )
    reading_size: int = field(
        default=12,
        metadata=_declare("look/reading_size", mark("Font size at 100 %, in points"), 8, 36),
    )
    texts_turned: bool = field(
        default=False,
        metadata=_declare("look/texts_turned", mark("Two versions of a text one above the other")),
    )
    reflowed: bool = field(
        default=False,
        metadata=_declare("look/reflowed", mark("Hard-wrapped lines joined in the text")),
    )
    annotator_colors: bool = field(
        default=True,
        metadata=_declare(
            "look/annotator_colors", mark("A colour for each annotator, unless names are hidden")
        ),
    )
    shown_sides: str = field(
        default="all",
        metadata=_declare(
            "look/shown_sides",
            mark("Shown in the text of a project: all, the annotators, or the final key"),
            choices="all sides final",
        ),
    )
    shown_labels: str = field(
        default="differing",
        metadata=_declare("look/shown_labels", mark("Labels in the text"), choices="none differing all"),
    )
    reasons_open: bool = field(
        default=False,
        metadata=_declare("look/reasons_open", mark("Reasons shown below the difference in the inspector")),
    )
    restore_session: bool = field(
        default=True,
        metadata=_declare("general/restore_session", mark("Reopen the last session at start")),
    )
    advance: bool = field(
        default=True,
        metadata=_declare("decide/advance", mark("After a decision, go to the next undecided object")),
    )
    queue_order: str = field(
        default="reading",
        metadata=_declare(
            "decide/queue_order",
            mark("Order of Next and Previous: by reading, by agreement, or by the doubts of a model"),
            choices="reading agreement model",
        ),
    )
    dimension_methods: str = field(
        default="",
        metadata=_declare(
            "similarity/dimension_methods",
            mark("Python module with your own methods for comparisons by similarity; empty: none"),
        ),
    )
    open_folder: str = field(
        default="", metadata=_declare("general/open_folder", mark("First folder of file dialogs"))
    )
    shortcuts: dict[str, Any] = field(
        default_factory=dict,
        metadata=_declare("keys/shortcuts", mark("Shortcuts other than the defaults, by action")),
    )
    recent: tuple[str, ...] = field(
        default=(), metadata=_declare("files/recent", mark("Recent comparisons, newest first"))
    )
    geometry: bytes = field(
        default=b"", metadata=_declare("window/geometry", mark("Place and size of the window"))
    )
    docks: bytes = field(default=b"", metadata=_declare("window/docks", mark("Layout of the panes")))
    guide_zoom: int = field(
        default=100, metadata=_declare("guide/zoom", mark("Size of the guide's letters, in percent"), 50, 300)
    )
    guide_geometry: bytes = field(
        default=b"", metadata=_declare("guide/geometry", mark("Place and size of the guide's window"))
    )
    guide_side: int = field(
        default=280,
        metadata=_declare("guide/side", mark("Width of the guide's contents, in pixels"), 0, 10_000),
    )
    session: dict[str, Any] = field(
        default_factory=dict,
        metadata=_declare("session/last", mark("Last session: files, task, document, selection, view")),
    )


def declarations() -> dict[str, SettingDeclaration]:
    """Return the declarations of settings by the names of the fields of `Preferences`."""
    return {item.name: item.metadata["declaration"] for item in fields(Preferences)}


def _encode(value: object) -> str:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    return json.dumps(value, ensure_ascii=True)


def _decode(raw: object, default: object) -> object:
    """Return the value written as ``raw``; ValueError if it is not one of the default's type."""
    if not isinstance(raw, str):
        raise ValueError(raw)
    if isinstance(default, bytes):
        return base64.b64decode(raw.encode("ascii"), validate=True)
    value = json.loads(raw)
    if isinstance(default, tuple):
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise ValueError(raw)
        return tuple(value)
    # Not isinstance: bool is a subclass of int, and true is no size.
    if type(value) is not type(default):
        raise ValueError(raw)
    return value


def default_path() -> Path:
    """Return where the settings of this user are kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(folder) / "annotally" / "annotally.ini"


class Settings(QObject):
    """The settings of one user: ``values`` to read, `change` to write."""

    changed = Signal(object)
    """Emitted with the frozenset of names that changed."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.problem = ""
        """What was wrong with the file, as a message; empty if nothing was."""
        self._writable = True
        self._store = self._open()
        self.values = self._load()

    def change(self, **changes: object) -> None:
        """Set the named settings and write them. ValueError: a value outside its declared range."""
        # Values are checked before any is set, so that a refused change leaves nothing half done; listeners
        # hear once of all of them.
        declared = declarations()
        for name, value in changes.items():
            if not declared[name].admits(value):
                raise ValueError(f"{name} = {value!r} is outside its range")
        names = frozenset(name for name, value in changes.items() if getattr(self.values, name) != value)
        if not names:
            return
        self.values = replace(self.values, **changes)  # type: ignore[arg-type]  # checked above
        if self._writable:
            for name in names:
                self._store.setValue(declared[name].key, _encode(changes[name]))
        self.changed.emit(names)

    def remember(self, entry: str, former_entries: Container[str] = ()) -> None:
        """Put ``entry`` first among the recent comparisons, in the place of ``former_entries`` about it."""
        other_entries = tuple(
            text for text in self.values.recent if text != entry and text not in former_entries
        )
        self.change(recent=(entry, *other_entries)[:RECENT_LIMIT])

    def forget(self, entry: str) -> None:
        """Take ``entry`` from the recent comparisons."""
        self.change(recent=tuple(path for path in self.values.recent if path != entry))

    def save(self) -> None:
        """Write changes that have not been written yet."""
        if self._writable:
            self._store.sync()

    def _open(self) -> QSettings:
        # Qt reports a format error only for some damage; NUL bytes pass unnoticed and are looked for here.
        # A damaged file is renamed, so that a fresh one takes its name.
        store = QSettings(str(self.path), QSettings.Format.IniFormat)
        status = store.status()
        if self.path.exists() and not os.access(self.path, os.R_OK):
            status = QSettings.Status.AccessError
        if status is QSettings.Status.FormatError or self._is_garbage(status):
            aside = self._set_aside()
            self.problem = tr(
                "The settings file could not be read, so the defaults are used. The "
                "damaged file is kept as {aside}.",
                aside=aside,
            )
            return QSettings(str(self.path), QSettings.Format.IniFormat)
        if status is QSettings.Status.AccessError:
            self._writable = False
            self.problem = tr(
                "Permission to read the settings file {path} is missing, so the defaults "
                "are used and changes are not saved. Give yourself permission to read "
                "and write the file.",
                path=self.path,
            )
        return store

    def _is_garbage(self, status: QSettings.Status) -> bool:
        """Tell whether the file holds bytes that no settings file of ours holds; Qt reads past them."""
        if status is QSettings.Status.AccessError or not self.path.is_file():
            return False
        return b"\0" in self.path.read_bytes()

    def _set_aside(self) -> Path:
        aside = self.path.with_name(self.path.name + ".damaged")
        self.path.replace(aside)
        return aside

    def _load(self) -> Preferences:
        # One damaged value costs only its own setting. The whole file is kept aside before the damaged
        # values are removed.
        defaults = Preferences()
        values: dict[str, Any] = {}
        damaged: list[str] = []
        for name, declaration in declarations().items():
            raw = self._store.value(declaration.key) if self._writable else None
            if raw is None:
                continue
            try:
                value = _decode(raw, getattr(defaults, name))
            except ValueError:
                damaged.append(declaration.key)
                continue
            if declaration.admits(value):
                values[name] = value
            else:
                damaged.append(declaration.key)
        if damaged:
            self._report(damaged)
        return replace(defaults, **values)

    def _report(self, damaged: list[str]) -> None:
        aside = self.path.with_name(self.path.name + ".damaged")
        aside.write_bytes(self.path.read_bytes())
        self.problem = tr(
            "These settings were damaged and were reset to their defaults: {names}. The "
            "damaged file is kept as {aside}.",
            names=", ".join(sorted(damaged)),
            aside=aside,
        )
        for key in damaged:
            self._store.remove(key)


def as_mapping(value: object) -> Mapping[str, Any]:
    """Return ``value``, read from a file, if it is a mapping with string keys, else an empty one."""
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return value
    return {}
