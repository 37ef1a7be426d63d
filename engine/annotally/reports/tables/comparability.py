"""Terms that results must have in common to be compared with each other."""

import msgspec

from annotally import __version__

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
