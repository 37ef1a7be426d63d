"""The schemas among the resources: RELAX NG of files, JSON Schema of results."""

from annotally_resources import resource


def read_schema(name: str) -> bytes:
    """Return the content of a schema."""
    return resource("schemas", name).read_bytes()
