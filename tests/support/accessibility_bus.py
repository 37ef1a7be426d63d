"""The accessibility bus of a desktop, with what a screen reader asks there (AT-SPI)."""

import re
import subprocess
import time
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage

_ACCESSIBLE, _TEXT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Text"
_REFERENCE = re.compile(r"\('(:[^']+)', (?:objectpath )?'([^']+)'\)")
_EXPANDABLE, _FOCUSED, _READ_ONLY = 9, 12, 43
"""Bits of a state: `ATSPI_STATE_EXPANDABLE` and so on."""
_OF_ROWS = "menu", "menu bar", "table", "tree", "tree table"
"""Roles of objects with a part for each of many rows, among which nothing is looked for."""
_PATIENCE = 30
_LINE = 3
"""`ATSPI_TEXT_GRANULARITY_LINE`."""


class Accessible(NamedTuple):
    """An object on the bus: the address of its program, and its path there."""

    program: str
    path: str


class AccessibilityBus:
    """A session bus of its own, on which programs offer themselves to assistive technology."""

    def __init__(self) -> None:
        self._daemon = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._daemon.stdout is not None
        self._session = self._daemon.stdout.readline().strip()
        answer = self._ask(self._session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self.address = _quoted(answer)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that offers itself on this bus."""
        return {"DBUS_SESSION_BUS_ADDRESS": self._session, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    def close(self) -> None:
        """End the bus; whatever hangs on it ends with it."""
        self._daemon.kill()
        self._daemon.communicate()

    # Objects

    def find(self, role: str, name: str) -> Accessible:
        """Return the object of a role whose name begins so, once there is one."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            for thing in self._everything():
                if self.name(thing).startswith(name) and self.role(thing) == role:
                    return thing
        raise AssertionError(f"no {role} called {name}")

    def _everything(self) -> Iterator[Accessible]:
        root = Accessible("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        waiting = self.children(root)
        while waiting:
            thing = waiting.pop(0)
            yield thing
            if self.role(thing) not in _OF_ROWS:
                waiting += self.children(thing)

    def children(self, thing: Accessible) -> list[Accessible]:
        """Return the objects right below one."""
        answer = self._call(thing, f"{_ACCESSIBLE}.GetChildren")
        return [Accessible(*reference) for reference in _REFERENCE.findall(answer)]

    def role(self, thing: Accessible) -> str:
        """Return the name of an object's role."""
        return _quoted(self._call(thing, f"{_ACCESSIBLE}.GetRoleName"))

    def name(self, thing: Accessible) -> str:
        """Return the name of an object."""
        return _quoted(self._property(thing, _ACCESSIBLE, "Name"))

    def is_focused(self, thing: Accessible) -> bool:
        """Tell whether an object has the keyboard."""
        return self._has(thing, _FOCUSED)

    def can_be_opened(self, thing: Accessible) -> bool:
        """Tell whether a row has others below it that can be shown."""
        return self._has(thing, _EXPANDABLE)

    def is_read_only(self, thing: Accessible) -> bool:
        """Tell whether the text of an object cannot be written."""
        return self._has(thing, _READ_ONLY)

    def _has(self, thing: Accessible, bit: int) -> bool:
        low, high = map(
            int, re.findall(r"\d+", self._call(thing, f"{_ACCESSIBLE}.GetState").split("[")[1])[-2:]
        )
        return bool((high << 32 | low) >> bit & 1)

    # Texts

    def length(self, thing: Accessible) -> int:
        """Return the number of characters of an object's text."""
        return _number(self._property(thing, _TEXT, "CharacterCount"))

    def caret(self, thing: Accessible) -> int:
        """Return the character that the caret of an object's text is before."""
        return _number(self._property(thing, _TEXT, "CaretOffset"))

    def text(self, thing: Accessible, start: int, end: int) -> str:
        """Return a part of an object's text."""
        return _quoted(self._call(thing, f"{_TEXT}.GetText", str(start), str(end)))

    def line(self, thing: Accessible, place: int) -> str:
        """Return the line of an object's text that a place is in."""
        return _quoted(self._call(thing, f"{_TEXT}.GetStringAtOffset", str(place), str(_LINE)))

    def selection(self, thing: Accessible) -> tuple[int, int]:
        """Return start and end of the first selection in an object's text."""
        start, end = re.findall(r"\d+", self._call(thing, f"{_TEXT}.GetSelection", "0"))[-2:]
        return int(start), int(end)

    def set_caret(self, thing: Accessible, place: int) -> None:
        """Put the caret of an object's text to a place."""
        self._call(thing, f"{_TEXT}.SetCaretOffset", str(place))

    # The bus

    def _property(self, thing: Accessible, interface: str, name: str) -> str:
        return self._call(thing, "org.freedesktop.DBus.Properties.Get", interface, name)

    def _call(self, thing: Accessible, method: str, *arguments: str) -> str:
        return self._ask(self.address, thing.program, thing.path, method, *arguments)

    @staticmethod
    def _ask(address: str, program: str, path: str, method: str, *arguments: str) -> str:
        where = ["--address", address, "--dest", program, "--object-path", path, "--method", method]
        done = subprocess.run(
            ["gdbus", "call", *where, "--", *arguments], capture_output=True, text=True, timeout=_PATIENCE
        )
        return done.stdout


def _quoted(answer: str) -> str:
    match = re.search(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"", answer)
    return next(filter(None, match.groups()), "") if match is not None else ""


def _number(answer: str) -> int:
    numbers = re.findall(r"-?\d+", answer)
    return int(numbers[-1]) if numbers else -1


class CaretListener(QObject):
    """A listener for carets on a bus, as a screen reader is one."""

    def __init__(self, bus: AccessibilityBus) -> None:
        super().__init__()
        self.places: list[int] = []
        """Where carets went, one after the other."""
        # The registry forgets a listener whose connection ends: this one stays. Programs say nothing before
        # somebody registered for it.
        self._name = f"carets of {id(self)}"
        connection = QDBusConnection.connectToBus(bus.address, self._name)
        assert connection.isConnected()
        interface = "org.a11y.atspi.Registry"
        call = QDBusMessage.createMethodCall(
            interface, "/org/a11y/atspi/registry", interface, "RegisterEvent"
        )
        call.setArguments(["object:text-caret-moved"])
        answer = connection.call(call)
        assert answer.type() == QDBusMessage.MessageType.ReplyMessage, answer.errorMessage()
        event = "org.a11y.atspi.Event.Object", "TextCaretMoved"
        heard = SLOT("hear(QDBusMessage)")
        assert connection.connect("", "", *event, self, heard)

    @Slot(QDBusMessage)
    def hear(self, message: QDBusMessage) -> None:
        """Keep where a caret went."""
        self.places.append(message.arguments()[1])

    def close(self) -> None:
        """Listen no longer."""
        QDBusConnection.disconnectFromBus(self._name)
