"""Terms that results must have in common to be compared with each other."""

from collections.abc import Sequence

import msgspec

from annotally import __version__
from annotally.model.annotation_sets import plain_identities
from annotally.model.instances import Instance
from annotally.model.text import digest

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


def content_digests(document: str, instances: Sequence[Instance]) -> list[str]:
    """Return, for each instance of a document, a digest of its StableId (C7), in whatever file it is read."""
    # The digest is of the StableId as a JSON array. Its rank, the last member, is counted by what precedes
    # it: no id is made, and its nested fills are looked through once.
    digests = []
    times: dict[bytes, int] = {}
    for plain in plain_identities(document, instances):
        beginning = msgspec.json.encode(plain)[:-1]
        rank = times.get(beginning, 0)
        times[beginning] = rank + 1
        digests.append(digest(b"%b,%d]" % (beginning, rank)))
    return digests
