"""A campaign as a window shows it: the figures of its tables as texts."""

from annotally.model.wording import Wording
from annotally.reports.tables.campaign_methods import campaign_methods
from annotally.reports.tables.campaign_sheet import SHOWN, campaign_sheet
from annotally.reports.tables.campaign_tables import TABLES
from annotally.reports.tables.paper_paragraph import methods_text
from annotally.scoring.tally import Tally
from support.campaign_samples import campaign_of, scored

CAMPAIGN = campaign_of(scored("ann", *[Tally(cor=1)] * 3), scored("bob", *[Tally(inc=1)] * 3))


def test_every_cell_is_that_of_the_text() -> None:
    sheet = campaign_sheet(CAMPAIGN, "bob")
    assert (sheet.systems, sheet.opened, sheet.pairs) == (("ann", "bob"), "bob", ((0, 1),))
    for name, table in zip(SHOWN, sheet.tables, strict=True):
        named = TABLES[name](CAMPAIGN)
        columns = named.table.without("measure").columns
        assert table.headings == tuple(column.heading for column in columns)
        assert table.rows == tuple(
            tuple(column.text(cell) for column, cell in zip(columns, row, strict=True))
            for row in named.table.without("measure").rows
        )
        assert isinstance(table.title, Wording)
        assert all(isinstance(note, Wording) for note in table.notes)
    assert sheet.methods == methods_text(campaign_methods(CAMPAIGN))
