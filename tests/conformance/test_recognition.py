"""Which format every file of the real corpora is recognised as."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from annotally.formats.io import beginning_of
from annotally.formats.recognition import recognised_format

pytestmark = pytest.mark.conformance

EXPECTED = (
    ("README.md", "plain-text"),
    ("btc-f/LICENSE", "plain-text"),
    ("btc-f/README.md", "plain-text"),
    ("btc-f/f.gatexml/*.xml", "gate-xml"),
    ("chemu/license.txt", "plain-text"),
    ("chemu/expected/*.txt", "plain-text"),
    ("chemu/*/annotation.conf", "plain-text"),
    ("chemu/*/tools.conf", "plain-text"),
    ("chemu/*/visual.conf", "plain-text"),
    ("chemu/*/*.ann", "brat"),
    ("chemu/*/*.txt", "plain-text"),
    ("coreference/index.json", "json"),
    ("coreference/cases/*.key", "conll-coreference"),
    ("coreference/cases/*.response", "conll-coreference"),
    ("earnings21/LICENSE.md", "plain-text"),
    ("earnings21/*.sgm", "muc-sgml"),
    ("earnings21/*.txt", "plain-text"),
    ("earnings21/scale/*.trn", "trn"),
    ("eco-collectf/LICENSE", "plain-text"),
    ("eco-collectf/README.md", "plain-text"),
    ("eco-collectf/*/results_17261178_s.ann", "brat"),
    ("eco-collectf/*.ann", "brat"),
    ("eco-collectf/*.txt", "plain-text"),
    ("hostile/*.annotally", ""),
    ("hostile/*.lock", "json"),
    ("hostile/conll_begin_hang.conll", "conll-coreference"),
    ("hostile/token_newdoc_blanks.conll", "plain-text"),
    ("hostile/muc34_digit_blanks.txt", "muc34"),
    ("hostile/*.ann", "brat"),
    ("hostile/*.glm", "plain-text"),
    ("hostile/*.txt", "plain-text"),
    ("ieer/README", "plain-text"),
    ("ieer/*", "muc-sgml"),
    ("muc34/adjudications/*.json", "json"),
    ("muc34/docs/template-doc-part2.v7", "plain-text"),  # without the slots about the message
    ("muc34/docs/template-*", "muc34"),
    ("muc34/docs/*", "plain-text"),
    ("muc34/keys/*", "muc34"),
    ("muc34/official_scores/*.json", "json"),
    ("muc34/official_scores/*.scores", "plain-text"),
    ("muc34/responses/*", "muc34"),
    ("muc34/texts/*", "muc34-texts"),
    ("novels/LICENSE", "plain-text"),
    ("novels/README.md", "plain-text"),
    ("novels/gs/*.tsv", "token-columns"),
    ("sctk/csrfilt/test.stm.in", "plain-text"),  # begins its lines with blanks, to try the filter
    ("sctk/csrfilt/test_ctm*.errors.out", "plain-text"),  # what the filter says of damage
    ("sctk/csrfilt/test_ctm*", "ctm"),
    ("sctk/csrfilt/test.stm*", "stm"),
    ("sctk/csrfilt/test*.in", "trn"),
    ("sctk/csrfilt/test*.out", "trn"),
    ("sctk/*.ctm", "ctm"),
    ("sctk/*.stm", "stm"),
    ("sctk/sclite/*.hyp", "trn"),
    ("sctk/sclite/*.ref", "trn"),
    ("sctk/*", "plain-text"),
    ("torture/*.bmes", "token-columns"),
    ("torture/*.conll", "token-columns"),
    ("torture/*.tsv", "token-columns"),
    ("torture/*.xml", "gate-xml"),
    ("webanno/*.tsv", "webanno-tsv"),
    ("wnut17/README.md", "plain-text"),
    ("wnut17/emerging.test", "plain-text"),  # the tokens alone
    ("wnut17/*", "token-columns"),
)
"""Patterns of paths below the data folder, and the format of what is there; the first that fits counts."""
EMPTY_WITH_TEXT = "brat"
"""What an empty file is that has its text beside it."""


def expected_format(name: str) -> str | None:
    return next((result for pattern, result in EXPECTED if fnmatch(name, pattern)), None)


def test_every_file_is_recognised_as_what_it_is(real_data: Path) -> None:
    """Every file of the corpora is named by a pattern, and every pattern names a file."""
    files = [path for path in sorted(real_data.rglob("*")) if path.is_file()]
    names = [path.relative_to(real_data).as_posix() for path in files]
    values = {}
    for path, name in zip(files, names, strict=True):
        if not path.stat().st_size and path.with_suffix(".txt").is_file():
            values[name] = EMPTY_WITH_TEXT  # its text, beside it, says what it is
            continue
        recognised = recognised_format(beginning_of(path))
        values[name] = recognised.name if recognised else ""
    assert len(files) > 500
    assert values == {name: expected_format(name) for name in names}
    firsts = {next((pattern for pattern, _ in EXPECTED if fnmatch(name, pattern)), "") for name in names}
    assert firsts == {pattern for pattern, _ in EXPECTED}
