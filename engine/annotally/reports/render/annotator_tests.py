"""Tests of several annotators in the forms of `annotally.reports.render.table_files`."""

from collections.abc import Mapping

from annotally.model.wording import plural
from annotally.reports.render.campaign_files import facts_of_tests
from annotally.reports.render.table_files import tables_bytes
from annotally.reports.tables.annotator_tests import (
    EVERY_TWO,
    WITH_FINAL,
    WITH_OTHERS,
    AnnotatorCampaign,
    annotator_tables,
)

_SUBJECTS: Mapping[str, str] = {
    EVERY_TWO: "every two annotators",
    WITH_OTHERS: "each annotator with all others",
    WITH_FINAL: "each annotator against the final key",
}


def annotator_tests_bytes(tested: AnnotatorCampaign, form: str, table_name: str) -> bytes:
    """Return ranks, tests and groups in a form; CSV has the table of the name ``table_name`` alone.

    Wherever a table has notes the signature of the comparison is the last one.
    """
    campaign = tested.campaign
    (measure,) = campaign.measures
    documents = plural("{count} document", "{count} documents", len(campaign.documents))
    title = f"Tests of annotators: {_SUBJECTS[tested.subject]}, {measure.title}, {documents}"
    facts = {
        "signature": tested.signature,
        "subject": tested.subject,
        "measure": measure.key,
        "documents": len(campaign.documents),
        **facts_of_tests(campaign),
    }
    tables = annotator_tables(tested)
    if form == "csv":
        tables = tuple(table for table in tables if table.name == table_name)
    return tables_bytes(title, tables, form, facts)
