"""Significance of the difference of two runs on one key: paired tests of the scores of both.

The unit that is exchanged and sampled is the document (Chinchor 1992). The figures are those of a campaign of
these two systems.
"""

from annotally.reports.tables.campaign import Campaign, SignificanceChoice
from annotally.workspace.campaign import CampaignRequest, check_row, measures_of, tabulate_system
from annotally.workspace.facade import Workspace


def measure_significance(
    request: CampaignRequest,
    workspaces: tuple[Workspace, Workspace],
    choice: SignificanceChoice = SignificanceChoice(),  # noqa: B008  # frozen
    *,
    releases: bool = True,
) -> Campaign:
    """Return the scores of both systems of a request, which are open already.

    If it ``releases``, their units are given up.

    The systems stand in the order of the request, so that a difference is the first less the second. Raises
    InputRefused for a row or a measure that there is not, and for a run without a document of the key.
    """
    # Amounts by document are made once; each measure then costs one pass over the shuffles and samples.
    systems = tuple(
        tabulate_system(request, system, workspace, releases=releases)
        for system, workspace in zip(request.systems, workspaces, strict=True)
    )
    measures = measures_of(request, systems[0])
    check_row(request, systems)
    return Campaign(
        request.key.task.name,
        str(request.key.task.title),
        request.row or "",
        measures,
        systems,
        choice,
        common_only=request.key.skip_incomplete,
    )
