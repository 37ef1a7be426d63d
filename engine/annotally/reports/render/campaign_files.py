"""A campaign in the forms of `annotally.reports.render.table_files`: every form has the same tables."""

from collections.abc import Mapping, Sequence

from annotally.model.wording import plural
from annotally.reports.render.table_files import tables_bytes
from annotally.reports.tables.campaign import Campaign
from annotally.reports.tables.table import NamedTable

NAME = "campaign"


def campaign_title(campaign: Campaign) -> str:
    """Return the title of every form."""
    systems = plural("{count} system", "{count} systems", len(campaign.systems))
    documents = plural("{count} document", "{count} documents", len(campaign.documents))
    return f"{systems}, task {campaign.task}, {documents}"


def campaign_bytes(campaign: Campaign, tables: Sequence[NamedTable], form: str) -> bytes:
    """Return tables of a campaign in a form; of several tables CSV has the first."""
    return tables_bytes(campaign_title(campaign), tables, form, _facts(campaign))


def _facts(campaign: Campaign) -> Mapping[str, object]:
    """Return how a campaign was made, for JSON; the help page describes every key."""
    return {
        "task": campaign.task,
        "row": campaign.row or None,
        "measures": [measure.key for measure in campaign.measures],
        **facts_of_tests(campaign),
    }


def facts_of_tests(campaign: Campaign) -> Mapping[str, object]:
    """Return how differences were tested, for JSON."""
    choice = campaign.choice
    return {
        "seed": choice.seed,
        "shuffles": choice.shuffles,
        "samples": choice.samples,
        "level": float(choice.level),
    }
