"""Tallies: counts of how fills compared. Frozen, additive, checking themselves."""

from dataclasses import dataclass
from enum import IntEnum


class Status(IntEnum):
    """How a key and a response compare at any level (manual, "Report Summary Files"; M9, M21)."""

    COR = 0
    PAR = 1
    INC = 2
    MIS = 3
    SPU = 4
    NON = 5
    OPT = 6
    UNS = 7
    REM = 8

    @property
    def disagreement(self) -> bool:
        """Whether a person walking the disagreements stops here."""
        return self in _DISAGREEMENTS

    @property
    def column(self) -> "CountColumn":
        """The tally column such a fill counts in; the four that earn nothing count as NON."""
        # Statuses up to NON have the numbers of their columns; OPT, UNS and REM come behind it.
        return CountColumn(min(self, CountColumn.NON))


_DISAGREEMENTS = frozenset({Status.PAR, Status.INC, Status.MIS, Status.SPU})


class CountColumn(IntEnum):
    """A counted column of a slot-counting score table."""

    COR = 0
    PAR = 1
    INC = 2
    MIS = 3
    SPU = 4
    NON = 5


@dataclass(frozen=True, slots=True)
class Tally:
    """Single fills (or objects) counted by outcome (manual, "Template Element (TE) Scoring")."""

    cor: int = 0
    par: int = 0
    inc: int = 0
    mis: int = 0
    spu: int = 0
    non: int = 0

    def __post_init__(self) -> None:
        if min(self.cor, self.par, self.inc, self.mis, self.spu, self.non) < 0:
            raise ValueError(f"a count is below zero: {self}")

    @property
    def pos(self) -> int:
        """POS, possible: fills of the key that count."""
        return self.cor + self.par + self.inc + self.mis

    @property
    def act(self) -> int:
        """ACT, actual: fills of the response that count."""
        return self.cor + self.par + self.inc + self.spu

    def __add__(self, addend: "Tally") -> "Tally":
        return Tally(
            self.cor + addend.cor,
            self.par + addend.par,
            self.inc + addend.inc,
            self.mis + addend.mis,
            self.spu + addend.spu,
            self.non + addend.non,
        )

    def swapped(self) -> "Tally":
        """Return the tally with key and response exchanged: MIS and SPU change places."""
        return Tally(self.cor, self.par, self.inc, self.spu, self.mis, self.non)

    def counts(self) -> tuple[int, int, int, int, int, int]:
        """Return the six counts in `CountColumn` order."""
        return (self.cor, self.par, self.inc, self.mis, self.spu, self.non)
