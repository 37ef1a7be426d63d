"""Comparisons opened before, as the settings keep them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from annotally.tasks.task_names import TEXT
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.session import SessionRequest, request_from


@dataclass(frozen=True, slots=True)
class RecentEntry:
    """One comparison that was open."""

    request: SessionRequest

    @property
    def title(self) -> str:
        """The title in a list: the sides, the folder of the response, a configuration."""
        if self.request.project:
            path = Path(self.request.project)
            return tr("{name}, project   {folder}", name=path.stem, folder=path.parent)
        key, response = self.request.names
        folder = Path(self.request.response[0]).parent if self.request.response else Path()
        template = mark("{response} against {key}   {folder}")
        if self.request.key2key:
            template = mark("{response} and {key}, two keys   {folder}")
        title = tr(template, response=response, key=key, folder=folder)
        if self.request.task.startswith(TEXT):
            return tr("{title}   changed configuration", title=title)
        if self.request.configuration:
            name = Path(self.request.configuration).name
            return tr("{title}   by {configuration}", title=title, configuration=name)
        return title

    def missing(self) -> str:
        """Return the first of its files that is no longer there; empty if all are."""
        return next((path for path in self.request.paths if not Path(path).exists()), "")


def as_entry(request: SessionRequest) -> str:
    """Return the request as it is kept in the settings."""
    return json.dumps(request.to_mapping(), sort_keys=True)


def recent_entries(texts: Iterable[str]) -> tuple[RecentEntry, ...]:
    """Return the entries of the settings, newest first, without damaged ones."""
    # Entries of another version or damaged ones are skipped here and stay in the settings.
    entries = []
    for text in texts:
        try:
            request = request_from(json.loads(text))
        except ValueError:
            continue
        if request is not None:
            entries.append(RecentEntry(request))
    return tuple(entries)
