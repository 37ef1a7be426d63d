"""Walks through the engine: the modules that one call enters, and its moves from module to module."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

ENGINE, WINDOW = "annotally.", "annotally_gui."


@dataclass
class Walk:
    """Modules of the engine in the order in which they were entered, and moves between them."""

    modules: list[str] = field(default_factory=list)
    calls: int = 0
    """Calls from one module into another; what lies between them outside the engine is passed over."""
    returns: int = 0
    """Returns from one module to another; a generator returns whenever it yields."""

    @property
    def moves(self) -> int:
        """Calls and returns together."""
        return self.calls + self.returns

    def __str__(self) -> str:
        return f"{len(self.modules)} modules, {self.moves} moves ({self.calls} calls): {self.modules}"


@contextmanager
def walking(module: str, function: str) -> Iterator[list[Walk]]:
    """Note the walk of each call of a function, by its module and qualified name.

    The window may run in the same process and ask for more when it is sent something: that is no part of it.
    """
    walks: list[Walk] = []
    stack: list[str] = []

    def is_start(frame: FrameType) -> bool:
        return frame.f_code.co_qualname == function and frame.f_globals.get("__name__") == module

    def note(frame: FrameType, event: str, _argument: object) -> None:
        name = frame.f_globals.get("__name__", "")
        if event not in ("call", "return") or not name.startswith((ENGINE, WINDOW)):
            return
        if event == "return":
            if stack:
                stack.pop()
                move(name, returned=True)
        elif stack or is_start(frame):
            if not stack:
                walks.append(Walk())
            move(name, returned=False)
            stack.append(name)

    def move(name: str, *, returned: bool) -> None:
        if any(module.startswith(WINDOW) for module in (*stack, name)):
            return
        walk = walks[-1]
        if stack and stack[-1] != name:
            walk.returns += returned
            walk.calls += not returned
        if name not in walk.modules:
            walk.modules.append(name)

    sys.setprofile(note)
    try:
        yield walks
    finally:
        sys.setprofile(None)
