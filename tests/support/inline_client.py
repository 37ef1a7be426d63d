"""A client that asks an object of this process in place of a worker."""

import traceback
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject

from annotally.model.diagnostics import Cancelled, InputRefused
from annotally_gui.services.engine_client import Client, Request
from support.declared_requests import PATHS, answer


class InlineClient(Client):
    """Calls the methods of a service, or of objects that stand for it, at once.

    A method that yields delivers what it yields as parts and returns its result.
    """

    def __init__(self, service: object, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        try:
            value = answer(self._service, PATHS[request.name], *args)
            if isinstance(value, Iterator):
                value = self._drain(request, value)
        except InputRefused as refusal:
            self._deliver(request.number, "refused", refusal.diagnostics)
        except Cancelled:
            self._deliver(request.number, "cancelled", None)
        except Exception:  # whatever it was is reported, as the worker process does
            self._deliver(request.number, "failed", traceback.format_exc())
        else:
            self._deliver(request.number, "result", value)

    def _drain(self, request: Request, parts: Iterator[Any]) -> Any:
        while True:
            try:
                part = next(parts)
            except StopIteration as end:
                return end.value
            self._deliver(request.number, "part", part)
            if request.cancelled:
                raise Cancelled
