"""Requests about many systems on the key that is open."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from annotally.adjudication.project.inputs import Inputs
from annotally.formats.atomic_write import keep_inputs, save_files
from annotally.model.paths import distinct_names, is_folder
from annotally.reports.render.campaign_files import campaign_bytes
from annotally.reports.render.table_files import form_of
from annotally.reports.tables.campaign import Campaign
from annotally.reports.tables.campaign_sheet import CampaignSheet, campaign_sheet
from annotally.reports.tables.campaign_tables import campaign_tables
from annotally.reports.tree.run_changes import RunChanges, run_changes_csv, run_changes_text
from annotally.service.agreement import throttled
from annotally.service.project_requests import Host
from annotally.service.requests import request
from annotally.workspace.campaign import (
    CampaignRequest,
    SystemInput,
    compare_systems,
    inner_paths,
    run_campaign,
)
from annotally.workspace.fork import available_processors
from annotally.workspace.request import OpenRequest


class CampaignRequests:
    """Requests to score other systems against the key that is open, beside the open response."""

    def __init__(self, host: Host, open_request: Callable[[Inputs], OpenRequest]) -> None:
        self._host, self._open_request = host, open_request
        self._request: CampaignRequest | None = None
        self._campaign: Campaign | None = None
        self._changes: RunChanges | None = None

    @request
    def run(self, paths: tuple[str, ...]) -> CampaignSheet:
        """Return the tables of the open response and those at ``paths``.

        A path is a response; a single folder that has folders in it stands for these. What is open stays.
        Raises InputRefused for what `annotally.workspace.campaign.run_campaign` refuses.
        """
        inputs = self._host.inputs()
        opening = self._open_request(inputs)
        key, response = opening.sides
        own_paths = tuple(map(os.path.realpath, response.paths))
        further_paths = [path for path in _systems_of(paths) if (os.path.realpath(path),) != own_paths]
        # The texts that the open response was made on are its own.
        responses = [response, *(replace(response, paths=(path,), texts=()) for path in further_paths)]
        names = distinct_names([side.paths[0] for side in responses])
        systems = tuple(map(SystemInput, names, responses))
        campaign_request = CampaignRequest(replace(opening, sides=(key,)), systems)
        report = throttled(self._host.progress)
        campaign = run_campaign(campaign_request, progress=report, jobs=available_processors())
        self._request, self._campaign = campaign_request, campaign
        return campaign_sheet(campaign, names[0])

    @request
    def compare(self, first: str, second: str) -> RunChanges:
        """Return the instances that one of two systems of the last campaign has right and the other has not.

        Rows are those of the open response, -1 where neither system is that.
        """
        campaign_request = self._request
        assert campaign_request is not None  # only a window that shows a campaign asks
        report = throttled(self._host.progress)
        changes = compare_systems(campaign_request, (first, second), report).changes
        opened = campaign_request.systems[0].name
        if opened not in (first, second):
            rowless = (msgspec.structs.replace(change, row=-1, second_row=-1) for change in changes.changes)
            changes = msgspec.structs.replace(changes, changes=tuple(rowless))
        self._changes = msgspec.structs.replace(changes, opened=int(opened == second))
        return self._changes

    @request
    def export(self, path: str) -> str:
        """Write the last campaign in the form that the path ends with, else as text; return the path.

        Raises InputRefused where it cannot be written, and for an input.
        """
        campaign = self._campaign
        assert campaign is not None
        self._keep_inputs(path)
        save_files({path: campaign_bytes(campaign, campaign_tables(campaign), form_of(path))})
        return path

    @request
    def export_changes(self, path: str) -> str:
        """Write the changes of the last two systems as CSV where the path ends so, else as text."""
        changes = self._changes
        assert changes is not None
        self._keep_inputs(path)
        as_csv = path.casefold().endswith(".csv")
        text = run_changes_csv(changes) if as_csv else run_changes_text(changes)
        save_files({path: text.encode(errors="backslashreplace")})
        return path

    def _keep_inputs(self, path: str) -> None:
        assert self._request is not None
        response_paths = [file for system in self._request.systems for file in system.response.paths]
        keep_inputs([path], [*self._host.workspace().input_files, *response_paths])


def _systems_of(paths: tuple[str, ...]) -> list[str]:
    """Return the paths, or the folders in the only one if it has any."""
    if len(paths) == 1 and is_folder(paths[0]) and any(path.is_dir() for path in Path(paths[0]).iterdir()):
        return inner_paths(paths[0], "folder")
    return list(paths)
