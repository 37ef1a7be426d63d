"""The JSON Schemas of results, made strict: a key that a schema does not name is an error."""

import json
from collections.abc import Callable
from typing import Any

import fastjsonschema

from annotally_resources import resource


def strict_validator(name: str) -> Callable[[object], object]:
    """Return the function that raises for a result of a command that is not as its schema says."""
    schema = json.loads(resource("schemas", f"{name}.schema.json").read_text(encoding="utf-8"))
    _close(schema)
    validate: Callable[[object], object] = fastjsonschema.compile(schema)
    return validate


def _close(part: Any) -> None:
    # Schemas leave objects open, since keys may be added later; here every key has to be one of those named.
    if isinstance(part, dict):
        if "properties" in part and "additionalProperties" not in part:
            part["additionalProperties"] = False
        for value in part.values():
            _close(value)
    elif isinstance(part, list):
        for value in part:
            _close(value)
