"""Words in names of files, folders and annotations that mark them as key, response or text."""

import re
from pathlib import PurePath


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


KEY_WORDS = _words(
    "key keys gold golden ref reference truth standard transcript transcripts annotator1 annotatora a1"
)
RESPONSE_WORDS = _words(
    "response responses resp sys system hyp hypothesis recogniser recognizer asr output predicted"
    " annotator2 annotatorb a2"
)
TEXT_WORDS = _words("text texts txt source sources corpus doc docs documents raw")
"""Words of names that speak of a key, of a response, of texts."""
_WORD = re.compile(r"[a-z]+[0-9]?|[0-9]+")


def words_in(name: str) -> list[str]:
    """Return the words of a name in small letters, with one digit behind; other digits by themselves."""
    return _WORD.findall(name.casefold())


def words_of(path: str) -> list[str]:
    """Return the words of the name of a file, then those of its folder's."""
    file_path = PurePath(path)
    return [*words_in(file_path.name), *words_in(file_path.parent.name)]
