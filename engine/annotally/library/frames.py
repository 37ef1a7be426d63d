"""Data frames of pandas, an extra: it is imported where the first frame is made."""

from collections.abc import Mapping, Sequence
from typing import Any

from annotally.model.diagnostics import AnnotallyError

DataFrame = Any
"""A data frame of pandas, which is not among the dependencies and has no types here."""


class MissingLibrary(AnnotallyError, ImportError):  # noqa: N818  # reads as what happened: one is missing
    """A library that is an extra is not installed; the message says how to install it."""


def frame_of(lines: Sequence[Mapping[str, object]], columns: Sequence[str] | None = None) -> DataFrame:
    """Return lines as a data frame; without any line it has the ``columns`` all the same.

    Raises MissingLibrary where pandas is not installed.
    """
    try:
        import pandas
    except ImportError:
        raise MissingLibrary(
            "data frames need pandas, which is not installed: pip install 'annotally[frames]'"
        ) from None
    return pandas.DataFrame(list(lines), columns=list(columns) if columns is not None else None)
