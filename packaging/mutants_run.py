"""A pytest plugin that tries mutants instead of running the tests it collected; mutants.py calls it.

The tests are collected once and never run in this process. A first child runs them all on the code as it is,
and notes which lines each reaches and how long it takes. Then each mutant has a child of its own, which puts
the changed code in the place of the function's and runs the tests that reach the change, those that noticed
something lately and the quickest first, until one fails.
"""

import gc
import importlib
import json
import os
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType
from typing import NamedTuple, TextIO

import pytest
from coverage import Coverage
from mutants import place
from mutants_made import HOLDER, Mutant, mutants, unchanged

GRACE = 3.0
"""Seconds of the processor that a test may take beside six times what it takes on the code as it is."""
MEMORY = 3 << 30


def exchange(function: FunctionType, text: str) -> None:
    """Give a living function the code and the defaults of another text."""
    names: dict[str, object] = dict(function.__globals__)
    exec(compile(text, "<mutant>", "exec"), names)
    made = vars(names["_"])[function.__name__] if text.startswith(HOLDER) else names[function.__name__]
    function.__code__ = made.__code__
    function.__defaults__, function.__kwdefaults__ = made.__defaults__, made.__kwdefaults__


def living(files: Iterable[str]) -> dict[tuple[str, str], FunctionType]:
    """Return the functions that came from files, by their place and their qualified names."""
    modules = {file: place(Path(file)) for file in files}
    gc.unfreeze()  # the tests' own settings freeze what was imported, and nobody finds what is frozen
    functions = (value for value in gc.get_objects() if isinstance(value, FunctionType))
    return {
        (modules[function.__code__.co_filename], function.__code__.co_qualname): function
        for function in functions
        if function.__code__.co_filename in modules
    }


class Child(NamedTuple):
    """A mutant being tried."""

    mutant: Mutant
    tests: list[int]
    pipe: int
    until: float


class Trial:
    """Tries the mutants of some modules with the tests collected."""

    def __init__(self, session: pytest.Session, asked: dict[str, object]) -> None:
        self.session, self.items = session, session.items
        self.modules: list[str] = asked["modules"]  # type: ignore[assignment]  # written by mutants.py
        self.only = {tuple(key) for key in asked["only"] or ()}  # type: ignore[attr-defined]  # as above
        self.jobs: int = asked["jobs"]  # type: ignore[assignment]  # as above
        self.longest = float(str(asked["longest"]))
        self.out = Path(str(asked["out"]))
        self.files = {str(importlib.import_module(name).__file__) for name in self.modules}
        self.lately: dict[str, list[int]] = defaultdict(list)

    def run(self) -> int:
        """Try them and write one line for each; return how many survived."""
        functions = living(self.files)
        reach, seconds = self.measured()
        if not self.only:
            self.control(functions, seconds)
        gc.freeze()
        tried = [
            one
            for file in sorted(self.files)
            for one in mutants(place(Path(file)), Path(file).read_text(encoding="utf-8"))
            if not self.only or (one.module, one.function, one.change) in self.only
        ]
        running: dict[int, Child] = {}
        survived = 0
        with self.out.open("w", encoding="utf-8") as out:
            for mutant in tried:
                reaching = {test for line in mutant.lines for test in reach.get((mutant.module, line), ())}
                tests = {test for test in reaching if seconds[test] <= self.longest}
                order = self.ordered(mutant.function, tests, seconds)
                self.start(running, mutant, functions[mutant.module, mutant.function], order, seconds)
                while len(running) >= self.jobs:
                    survived += self.ended(running, out)
            while running:
                survived += self.ended(running, out)
        return survived

    def ordered(self, function: str, tests: set[int], seconds: list[float]) -> list[int]:
        """Return tests in the order that is likely to be over soonest."""
        lately = [test for test in self.lately[function] if test in tests]
        return lately + sorted(tests.difference(lately), key=lambda test: (seconds[test], test))

    def measured(self) -> tuple[dict[tuple[str, int], list[int]], list[float]]:
        """Run all tests in a child; return which of them reach a line, and the seconds each takes."""
        note = self.out.with_suffix(".lines")
        pid = os.fork()
        if not pid:
            os._exit(self._measure(note))
        if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]):
            raise pytest.UsageError("the tests fail on the code as it is")
        told = json.loads(note.read_text(encoding="utf-8"))
        note.unlink()
        reach = {(module, line): tests for module, line, tests in told["reach"]}
        return reach, told["seconds"]

    def control(self, functions: dict[tuple[str, str], FunctionType], seconds: list[float]) -> None:
        """Try all functions at once with their own texts put in: every test must pass, in any order."""
        pid = os.fork()
        if not pid:
            for file in self.files:
                for name, text in unchanged(Path(file).read_text(encoding="utf-8")).items():
                    if (place(Path(file)), name) in functions:
                        exchange(functions[place(Path(file)), name], text)
            order = self.ordered("", set(range(len(self.items))), seconds)
            os._exit(self.noticed(order, seconds, os.open(os.devnull, os.O_WRONLY)))
        if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]):
            raise pytest.UsageError("the tests fail on functions that are exchanged for themselves")

    def _measure(self, note: Path) -> int:
        coverage = Coverage(data_file=None, config_file=False, include=sorted(self.files))
        coverage.start()
        seconds = []
        for number in range(len(self.items)):
            coverage.switch_context(str(number))
            begun = time.process_time()
            self.one(number, number + 1)
            seconds.append(time.process_time() - begun)
        coverage.stop()
        data = coverage.get_data()
        reach = [
            (place(Path(file)), line, [int(test) for test in tests if test])
            for file in data.measured_files()
            for line, tests in data.contexts_by_lineno(file).items()
        ]
        note.write_text(json.dumps({"reach": reach, "seconds": seconds}), encoding="utf-8")
        return 1 if self.session.testsfailed else 0

    def one(self, number: int, after: int) -> None:
        """Run a test as pytest does."""
        item = self.items[number]
        following = self.items[after] if after < len(self.items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def start(
        self,
        running: dict[int, Child],
        mutant: Mutant,
        function: FunctionType,
        tests: list[int],
        seconds: list[float],
    ) -> None:
        """Begin to try a mutant in a child."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            allowed = sum(seconds[test] * 6 + GRACE for test in tests) * 10 + 60
            running[pid] = Child(mutant, tests, reading, time.monotonic() + allowed)
            return
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            exchange(function, mutant.text)
            code = self.noticed(tests, seconds, writing)
        finally:  # whatever a mutant brings about, its child ends here
            os._exit(code)

    def noticed(self, tests: list[int], seconds: list[float], pipe: int) -> int:
        """Return 1 when a test fails, after telling which, 0 when none does."""
        for test, after in zip(tests, [*tests[1:], len(self.items)], strict=True):
            os.write(pipe, test.to_bytes(4, "big"))  # told ahead: it may not come back
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds[test] * 6 + GRACE)
            self.one(test, after)
            if self.session.testsfailed:
                return 1
        return 0

    def ended(self, running: dict[int, Child], out: TextIO) -> int:
        """Wait for a child, write down what came out; return 1 if its mutant survived."""
        pid, status, used = os.wait4(-1, os.WNOHANG)
        if not pid:
            time.sleep(0.002)
            for late in [one for one, child in running.items() if time.monotonic() > child.until]:
                os.kill(late, signal.SIGKILL)
            return 0
        child = running.pop(pid)
        ran = os.read(child.pipe, 4 * len(child.tests) + 4)
        os.close(child.pipe)
        survived = status == 0
        if not survived and ran:
            lately, test = self.lately[child.mutant.function], int.from_bytes(ran[-4:], "big")
            lately[:] = [test, *(one for one in lately if one != test)][:8]
        outcome = "survived" if survived else "killed" if os.WIFEXITED(status) else "out of time"
        told = (
            *child.mutant[:2],
            child.mutant.change,
            outcome,
            len(child.tests),
            round(used.ru_utime + used.ru_stime, 2),
        )
        print(json.dumps(told, ensure_ascii=False), file=out, flush=True)
        return int(survived)


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try the mutants that the environment names instead of running the tests."""
    asked = json.loads(os.environ["ANNOTALLY_MUTANTS"])
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    terminal = reporter._tw._file
    reporter._tw._file = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # as long as this lasts
    session.config.option.maxfail = 1
    try:
        Trial(session, asked).run()
    except Exception:
        reporter._tw._file = terminal  # or nobody reads what went wrong
        raise
    session.testscollected = max(session.testscollected, 1)
    return True
