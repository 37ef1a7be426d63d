"""The problems of a final key as a table and as text, one a line."""

from collections.abc import Sequence

from annotally.adjudication.project.messages import KeyProblem
from annotally.reports.tables.table import Table, columns_of

COLUMNS = columns_of(("document", "object", "words", "kind", "problem", "expected", "remedy"))


def problem_table(problems: Sequence[KeyProblem]) -> Table:
    """Return problems as a table under `COLUMNS`: a row each, in the order given."""
    return Table(
        COLUMNS,
        (
            (
                problem.label,
                problem.name,
                problem.text,
                problem.kind,
                problem.finding,
                problem.expected,
                problem.remedy,
            )
            for problem in problems
        ),
    )


def problem_text(problems: Sequence[KeyProblem]) -> str:
    """Return problems as text, a line each and their number behind them; lines end with LF."""
    lines = ["; ".join(filter(None, (problem.sentence, problem.remedy))) for problem in problems]
    count = "1 problem" if len(problems) == 1 else f"{len(problems) or 'no'} problems"
    return "".join(f"{line}\n" for line in (*lines, count))
