"""The request for agreement: the command line's figures, progress, and what has none."""

import time
from collections.abc import Callable
from fractions import Fraction
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from annotally.annotators.agreement import DOCUMENT, AgreementRequest, agreement_report
from annotally.model.diagnostics import Cancelled
from annotally.reports.tables.agreement_sheet import agreement_sheet
from annotally.service.agreement import SEED, throttled
from annotally.service.server import Service
from annotally_resources import resource
from support import event_samples


def opened(poll: Callable[[], None] = lambda: None) -> tuple[Service, list[tuple[str, Any]]]:
    sent: list[tuple[str, Any]] = []
    service = Service(lambda kind, value: sent.append((kind, value)), poll)
    with as_file(resource("sample")) as folder:
        sides = tuple((name, (str(folder / name),)) for name in ("key", "second-key"))
        service.open("sample-template-element", (str(folder / "texts"),), sides, key2key=True)
    return service, sent


def test_the_figures_are_those_of_the_report() -> None:
    service, sent = opened()
    workspace = service.what_is_open[0]
    assert workspace is not None
    figures = service.agreement.measure("items", (DOCUMENT,))
    report = agreement_report(
        workspace.among(), AgreementRequest("items", (DOCUMENT,), SEED), workspace.signature
    )
    assert figures == agreement_sheet(report)
    assert {value[2] for kind, value in sent if kind == "progress"} >= {"Comparing"}
    second_figures = service.agreement.measure("tokens", intervals=False)
    assert (second_figures.by, second_figures.samples) == ("tokens", 0)


def test_it_can_be_stopped_in_the_midst_of_a_measure() -> None:
    calls = 0

    def poll() -> None:
        nonlocal calls
        calls += 1
        if calls > previous_calls + 3:
            raise Cancelled

    previous_calls = 10**9
    service, _ = opened(poll)
    previous_calls = calls
    with pytest.raises(Cancelled):
        service.agreement.measure("items", (DOCUMENT,))


def test_m19_event_mentions_agree_as_two_keys(tmp_path: Path) -> None:
    """Appendix 2 one to one: 1, 1 and 2/5 of four and four mentions."""
    service, _ = opened()
    gold, system, tokens = event_samples.files(
        tmp_path, {"d": event_samples.GOLD}, {"d": event_samples.SYSTEM}
    )
    sides = (("gold", (str(gold),)), ("system", (str(system),)))
    service.open("event-mention", (str(tokens),), sides)
    sheet = service.agreement.measure("items")
    assert (sheet.documents, sheet.items, len(sheet.annotators)) == (1, 5, 2)
    score = service._opened().among().score((0, 1))
    assert score.f == Fraction(3, 5)


def test_progress_is_told_a_few_times_a_second() -> None:
    numbers: list[int] = []
    report = throttled(lambda done, _total, _note: numbers.append(done))
    for number in range(1000):
        report(number, 1000, "")
    assert numbers == [0]
    time.sleep(0.06)
    report(5, 1000, "")
    assert numbers == [0, 5]
