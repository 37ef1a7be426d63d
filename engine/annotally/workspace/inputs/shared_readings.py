"""Files that several comparisons have in common, read once: the key of many systems, its texts and tables."""

from pathlib import Path
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import FormatElsewhere, read
from annotally.formats.prefetch import TokenTables


class ReadArguments(NamedTuple):
    """The arguments of `annotally.formats.io.read` that its result depends on."""

    paths: tuple[str, ...]
    options: ReadOptions
    format: str | None
    name: str
    documents: frozenset[Path] = frozenset()


class SharedReadings:
    """A cache of results of reading. It lives as long as the comparisons that share it."""

    def __init__(self) -> None:
        self._results: dict[ReadArguments, ReadResult] = {}
        self._tables: dict[tuple[tuple[str, ...], bool], ReadResult] = {}

    def read(self, arguments: ReadArguments, elsewhere: FormatElsewhere = lambda: None) -> ReadResult:
        """Return the result of `annotally.formats.io.read`, which reads at the first call only.

        ``elsewhere`` counts at that call: of a key without content alone (C8), in which nothing is scored.
        """
        # Results are values that nobody changes, so that one may stand in many comparisons.
        if arguments not in self._results:
            self._results[arguments] = read(*arguments, elsewhere)
        return self._results[arguments]

    def has_tables(self, paths: tuple[str, ...]) -> bool:
        """Tell whether the token tables of these paths were read, so that no process need begin to."""
        return any(table_paths == paths for table_paths, _ in self._tables)

    def read_tables(self, paths: tuple[str, ...], tables: TokenTables, *, drops: bool) -> ReadResult:
        """Return the result of `TokenTables.read`, which reads at the first call only."""
        if (paths, drops) not in self._tables:
            self._tables[paths, drops] = tables.read(drops=drops)
        return self._tables[paths, drops]
