"""Comparisons opened before, as settings keep them: their files, when they were open, how far they are."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from annotally.model.paths import is_there
from annotally.tasks.task_names import TEXT
from annotally_gui.services.i18n import tr
from annotally_gui.services.project_places import annotated_paths, common_name, folder_of
from annotally_gui.services.session import SessionRequest, request_from
from annotally_gui.services.settings import Settings, as_mapping

_NAMED_SIDES = 3
"""The number of annotators who are named; of more the rest is counted."""
_ABOUT = "about"
"""Key of what is kept beside the request in an entry; entries of earlier versions have none."""


@dataclass(frozen=True, slots=True)
class RecentEntry:
    """One comparison that was open, with names, day and progress of that time."""

    request: SessionRequest
    sides: tuple[str, ...] = ()
    """The names of the annotators; empty: those of the request."""
    opened: str = ""
    """The day of the last opening, as ISO 8601 writes it; empty: unknown."""
    progress: tuple[int, int] | None = None
    """The number of objects decided, and of all; None where there is no project, or nobody counted."""

    @property
    def name(self) -> str:
        """The name of the project, or the common beginning of the names of the annotations' files."""
        return Path(self.request.project).stem if self.request.project else common_name(self._annotated)

    @property
    def folder(self) -> Path:
        """The folder of the project, or that which all annotations lie in."""
        return folder_of((self.request.project,) if self.request.project else self._annotated)

    @property
    def _annotated(self) -> tuple[str, ...]:
        return annotated_paths(self.request)

    @property
    def title(self) -> str:
        """The line in a list: ``Emma – Emma_1 / Emma_2 · 12 Nov · 40 of 66 decided``."""
        return " · ".join([self._who(), *self._about()])

    def _who(self) -> str:
        request = self.request
        sides = self.sides or (() if request.project else tuple(name for name, _ in request.sides))
        names = tr(" / ").join(sides[:_NAMED_SIDES])
        if len(sides) > _NAMED_SIDES:
            names = tr("{names} and {count} more", names=names, count=len(sides) - _NAMED_SIDES)
        return tr("{name} – {sides}", name=self.name, sides=names) if names else self.name

    def _about(self) -> list[str]:
        parts = []
        if self.request.task.startswith(TEXT):
            parts.append(tr("changed configuration"))
        elif self.request.configuration:
            parts.append(tr("by {configuration}", configuration=Path(self.request.configuration).name))
        if self.opened:
            parts.append(_day(date.fromisoformat(self.opened)))
        if self.progress is not None:
            decided, objects = self.progress
            parts.append(tr("{count:,} of {total:,} decided", count=decided, total=objects))
        elif self.request.project:
            parts.append(tr("project"))
        return parts

    def missing(self) -> str:
        """Return the first of its files that is no longer there; empty if all are."""
        return next((path for path in self.request.paths if not is_there(path)), "")


def _day(day: date) -> str:
    """Return a day as people here write it in little room, with the year if that is another one."""
    pattern = "d MMM" if day.year == date.today().year else "d MMM yyyy"
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def as_entry(request: SessionRequest) -> str:
    """Return the request as it is kept in the settings."""
    return as_text(RecentEntry(request))


def as_text(entry: RecentEntry) -> str:
    """Return an entry as it is kept in the settings."""
    about: dict[str, object] = {"sides": entry.sides, "opened": entry.opened, "progress": entry.progress}
    about = {name: value for name, value in about.items() if value}
    mapping = entry.request.to_mapping()
    return json.dumps(mapping | ({_ABOUT: about} if about else {}), sort_keys=True)


def recent_entries(texts: Iterable[str]) -> tuple[RecentEntry, ...]:
    """Return the entries of the settings, newest first, without damaged ones."""
    # Entries of another version or damaged ones are skipped here and stay in the settings.
    entries = (_entry_from(text) for text in texts)
    return tuple(entry for entry in entries if entry is not None)


def recent_titles(entries: Sequence[RecentEntry]) -> list[str]:
    """Return the lines of a list of entries; where two would be the same, each says its folder too."""
    counts = Counter(entry.title for entry in entries)
    return [
        entry.title
        if counts[entry.title] == 1
        else tr("{title} · {folder}", title=entry.title, folder=entry.folder)
        for entry in entries
    ]


def remember_opened(settings: Settings, request: SessionRequest, sides: Sequence[str]) -> None:
    """Put a comparison first among the recent ones, opened today; how far it was is kept."""
    former = _former(settings, request)
    progress = next((entry.progress for entry in former.values()), None)
    entry = RecentEntry(request, tuple(sides), date.today().isoformat(), progress)
    settings.remember(as_text(entry), former)


def remember_progress(settings: Settings, request: SessionRequest, decided: int, objects: int) -> None:
    """Note how far a project is, if it is among the recent comparisons; their order stays."""
    former = _former(settings, request)
    noted = {text: as_text(replace(entry, progress=(decided, objects))) for text, entry in former.items()}
    settings.change(recent=tuple(noted.get(text, text) for text in settings.values.recent))


def forget_opened(settings: Settings, request: SessionRequest) -> None:
    """Take a comparison from the recent ones."""
    former = _former(settings, request)
    settings.change(recent=tuple(text for text in settings.values.recent if text not in former))


def _former(settings: Settings, request: SessionRequest) -> dict[str, RecentEntry]:
    """Return the entries of a request by their texts in the settings: one, unless somebody edited them."""
    entries = ((text, _entry_from(text)) for text in settings.values.recent)
    return {text: entry for text, entry in entries if entry is not None and entry.request == request}


def _entry_from(text: str) -> RecentEntry | None:
    try:
        data = json.loads(text)
    except ValueError:
        return None
    request = request_from(data)
    if request is None:
        return None
    about = as_mapping(as_mapping(data).get(_ABOUT))
    return RecentEntry(
        request, _names(about.get("sides")), _iso_day(about.get("opened")), _counts(about.get("progress"))
    )


def _names(value: object) -> tuple[str, ...]:
    return tuple(name for name in value if isinstance(name, str)) if isinstance(value, list) else ()


def _iso_day(value: object) -> str:
    try:
        return date.fromisoformat(value).isoformat() if isinstance(value, str) else ""
    except ValueError:
        return ""


def _counts(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2 or not all(type(count) is int for count in value):
        return None
    return value[0], value[1]
