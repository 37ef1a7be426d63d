"""Findings in order, of which many that are alike are made only when somebody looks at them.

Two files may differ in every token. To say so a million times took longer than to read and score them, and a
report shows the first few: `AlikeFindings` keep what their sentences are made of.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import eq
from typing import Self, overload

from annotally.model.diagnostics import Diagnostic, Severity


class _FindingSequence(Sequence[Diagnostic], ABC):
    """Findings that are counted and cut in one way, however they are kept."""

    @abstractmethod
    def between(self, first: int, behind: int) -> Sequence[Diagnostic]:
        """Return the findings from one number, from 0, up to another; none of a number that is beyond."""

    @overload
    def __getitem__(self, number: int) -> Diagnostic: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Diagnostic]: ...
    def __getitem__(self, number: int | slice) -> Diagnostic | Sequence[Diagnostic]:
        """Return the finding of a number, or those of a slice, which goes forward by one."""
        numbers = range(len(self))[number]
        if isinstance(numbers, int):
            return self.between(numbers, numbers + 1)[0]
        if numbers.step != 1:
            raise ValueError(number)
        return self.between(numbers.start, numbers.stop)


class AlikeFindings(_FindingSequence):
    """Findings of one severity; their sentences differ in numbers, names and quotations alone."""

    severity: Severity

    @abstractmethod
    def __len__(self) -> int:
        """Return how many they are."""

    @abstractmethod
    def make(self, number: int) -> Diagnostic:
        """Return the finding of that number, from 0."""

    @abstractmethod
    def example(self) -> Diagnostic:
        """Return the first of them, with or without its place."""

    def between(self, first: int, behind: int) -> Sequence[Diagnostic]:
        """Return the findings from one number up to another, made."""
        return tuple(map(self.make, range(first, min(behind, len(self)))))

    def __iter__(self) -> Iterator[Diagnostic]:
        return map(self.make, range(len(self)))

    def __reduce__(self) -> tuple[type[tuple[Diagnostic, ...]], tuple[tuple[Diagnostic, ...]]]:
        # Another process has not what they are made of.
        return (tuple, (tuple(self),))


class Findings(_FindingSequence):
    """Findings in order; those that are alike are kept as such."""

    def __init__(self, *parts: Iterable[Diagnostic]) -> None:
        self._parts: list[Sequence[Diagnostic]] = []
        for part in parts:
            self.extend(part)

    @property
    def parts(self) -> Sequence[Sequence[Diagnostic]]:
        """The findings in order, cut into those that are alike and others."""
        return self._parts

    def representatives(self) -> Iterator[tuple[Diagnostic, Sequence[Diagnostic]]]:
        """Yield, in order, every finding with itself, but of those that are alike an example with all."""
        for part in self._parts:
            if isinstance(part, AlikeFindings):
                yield part.example(), part
            else:
                yield from ((finding, (finding,)) for finding in part)

    @property
    def has_error(self) -> bool:
        """Whether any of them is an error, for which inputs are refused."""
        return any(
            part.severity is Severity.ERROR
            if isinstance(part, AlikeFindings)
            else any(finding.severity is Severity.ERROR for finding in part)
            for part in self._parts
        )

    def append(self, finding: Diagnostic) -> None:
        """Add a finding."""
        self.extend((finding,))

    def extend(self, findings: Iterable[Diagnostic]) -> None:
        """Add findings, those that are alike as such."""
        for part in findings.parts if isinstance(findings, Findings) else (findings,):
            if isinstance(part, AlikeFindings):
                if len(part):
                    self._parts.append(part)
                continue
            last = self._parts[-1] if self._parts else None
            if isinstance(last, list):
                last.extend(part)
            elif further := list(part):
                self._parts.append(further)

    def __iadd__(self, findings: Iterable[Diagnostic]) -> Self:
        self.extend(findings)
        return self

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    def __iter__(self) -> Iterator[Diagnostic]:
        return chain.from_iterable(self._parts)

    def between(self, first: int, behind: int) -> Sequence[Diagnostic]:
        """Return the findings from one number up to another. O(parts)."""
        findings: list[Diagnostic] = []
        begin = 0
        for part in self._parts:
            findings += part[max(first - begin, 0) : max(behind - begin, 0)]
            begin += len(part)
        return findings

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Findings | tuple | list):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))
