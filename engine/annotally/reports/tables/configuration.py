"""A MUC configuration as rows: the values in force, and their origins."""

from collections.abc import Iterator

import msgspec

from annotally.reports.tables.table import Column, Table, text_table
from annotally.tasks.muc_config.config import MucConfiguration
from annotally.tasks.muc_config.options import OPTIONS, default_of


class OptionRow(msgspec.Struct, frozen=True):
    """An option: the values in force, those without a file, and their origin."""

    name: str
    group: str
    values: tuple[str, ...]
    default: tuple[str, ...]
    origin: str
    """``file:line``, or ``default``."""
    applies: bool
    """Whether it says anything for the task."""

    @property
    def given(self) -> bool:
        """Whether a file gives it."""
        return self.origin != "default"


def option_rows(configuration: MucConfiguration) -> tuple[OptionRow, ...]:
    """Return a row for every option, in the order of their groups."""
    # Options that mean nothing for the task are rows too, and say so: a value that has no effect must be
    # visible.
    task = configuration.scoring_task
    return tuple(
        OptionRow(
            option.name,
            option.group.value,
            configuration.values(option.name),
            default_of(option, task),
            configuration.origin(option.name),
            task in option.tasks,
        )
        for option in OPTIONS
    )


def options_text(configuration: MucConfiguration, *, given_only: bool = False) -> str:
    """Return a table of the options that matter: name, values line by line, and where they come from.

    ``given_only``: those that a file gives, whether they matter or not.
    """
    rows = (
        row for row in option_rows(configuration) if (row.given if given_only else row.applies or row.given)
    )
    columns = [Column(heading=heading) for heading in ("option", "value", "from")]
    return text_table(Table(columns, (line for row in rows for line in _lines(row))))


def _lines(row: OptionRow) -> Iterator[tuple[str, str, str]]:
    origin = row.origin if row.applies else f"{row.origin}, without effect on this task"
    first, *more_values = [value or '""' for value in row.values] or ["(none)"]
    yield row.name, first, origin
    yield from (("", value, "") for value in more_values)
