"""Terms that results must have in common to be compared with each other."""

import hashlib

import msgspec

from annotally import __version__
from annotally.model.annotation_sets import StableId

PROGRAM = f"annotally {__version__}"


class Terms(msgspec.Struct, frozen=True):
    """Terms of a score: everything but the response, with the files and options.

    ``definition`` is a digest of the task as it was chosen, ``key`` one of the contents of the key's files.
    """

    program: str = PROGRAM
    task: str = ""
    definition: str = ""
    key: str = ""
    options: tuple[str, ...] = ()
    """How inputs were read and compared, each as a signature says it."""


def digest(data: bytes) -> str:
    """Return twelve hexadecimal digits that stand for bytes in results and signatures."""
    return hashlib.sha256(data).hexdigest()[:12]


def content_digest(identity: StableId) -> str:
    """Return a digest of an instance by its content (C7), in whatever file it is read."""
    return digest(msgspec.json.encode(msgspec.structs.astuple(identity)))
