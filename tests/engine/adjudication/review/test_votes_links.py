"""The votes on links of mentions in a project, counted anew from the classes that annotators were given."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log2
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.review.votes import project_votes, votes_of_project
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.reports.tables.votes import VoteLine, VoteSource
from support.chain_samples import Classes, Make, document, final_classes, making, mention
from support.strict_schema import strict_validator

A, B, C = (Decision(Choice.TAKE, (side,)) for side in range(3))
NEITHER = Decision(Choice.NEITHER)


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with making(tmp_path) as result:
        yield result


def decide(session: AdjudicationSession, row: int, decision: Decision) -> None:
    session.decide(document(session), [row], decision, "decide", "Eve")


def link_lines(session: AdjudicationSession) -> dict[str, VoteLine]:
    """Return the lines about links by the words of both mentions, the earlier one first."""
    lines = list(project_votes(session))
    words = {line.item: line.text for line in lines if line.aspect == "label"}
    links = [line for line in lines if line.aspect == "link"]
    by_words = {f"{words[line.slot]}{line.text}": line for line in links}
    assert len(by_words) == len(links)
    return by_words


def test_links_of_all_chains_are_listed_with_who_links_them(make: Make) -> None:
    session = make(["abc", "d"], ["ac", "bd"], ["ab"])
    lines = link_lines(session)
    assert list(lines) == ["ab", "ac", "bc", "bd"]
    assert lines["ab"].votes == ("linked", "apart", "linked")
    assert lines["ac"].votes == ("linked", "linked", None)
    assert lines["bc"].votes == ("linked", "apart", None)
    assert lines["bd"].votes == ("apart", "linked", None)
    assert lines["ab"].counts == {"linked": 2, "apart": 1}
    assert lines["ab"].entropy == pytest.approx(log2(3) - 2 / 3)
    assert {(line.final, line.source) for line in lines.values()} == {(None, VoteSource.UNRESOLVED)}


def test_the_final_links_and_their_sources_are_those_of_the_decisions(make: Make) -> None:
    session = make(["abc"], ["ab", "c"], ["ab", "c"])
    decide(session, 0, B)
    lines = link_lines(session)
    assert (lines["ab"].final, lines["ab"].source) == ("linked", VoteSource.UNANIMOUS)
    assert (lines["bc"].final, lines["bc"].source) == ("apart", VoteSource.ADJUDICATED)
    session.keys.link(document(session), [mention(session, "c")], (0,), "link", "Cleo")
    line = link_lines(session)["bc"]
    assert (line.final, line.source, line.by) == ("linked", VoteSource.ADJUDICATED, "Cleo")


def test_a_rule_of_links_is_named(make: Make) -> None:
    session = make(["abc"], ["ab", "c"], ["ab", "c"])
    decide(session, 0, A)
    session.keys.link_majority("majority", "majority")
    line = link_lines(session)["bc"]
    assert (line.final, line.source, line.rule) == ("apart", VoteSource.RULE, "majority")


def test_a_mention_that_is_left_out_has_no_final_link_and_the_key_has_one_across_it(make: Make) -> None:
    session = make(["abc"], ["abc"], ["abc"])
    decide(session, 0, A)
    decide(session, mention(session, "b"), NEITHER)
    lines = link_lines(session)
    assert {pair: line.final for pair, line in lines.items()} == {"ab": None, "ac": "linked", "bc": None}
    assert lines["ac"].votes == ("linked",) * 3
    assert lines["ac"].source is VoteSource.UNANIMOUS
    assert lines["ab"].source is VoteSource.ADJUDICATED


def test_nobody_voted_on_the_link_of_an_added_mention(make: Make) -> None:
    session = make(["ab"], ["ab"], ["ab"])
    decide(session, 0, A)
    name = document(session)
    target = session.keys.of(name).objects[0].instance
    start = target.extents[0].start
    pointer = Slot("REF", Reading(target.name, target=pointer_name(name, target)))
    session.add(name, Instance("COREF", "99", (pointer,), (Extent(start, start + 3),)), "add", "Cleo")
    lines = link_lines(session)
    # In the text the added mention begins with the first and is longer, so that it comes before it.
    assert list(lines) == ["a ba", "ab"]
    added = lines["a ba"]
    assert (added.votes, added.final, added.entropy) == ((None,) * 3, "linked", None)
    assert (added.source, added.by) == (VoteSource.ADJUDICATED, "Cleo")
    assert lines["ab"].source is VoteSource.UNANIMOUS


def test_both_forms_have_the_links(make: Make) -> None:
    session = make(["abc", "d"], ["ac", "bd"], ["ab"])
    validate = strict_validator("votes")
    entries = [json.loads(line) for line in votes_of_project(session, "v.jsonl").splitlines()]
    for entry in entries:
        validate(entry)
    links = [entry for entry in entries if entry["aspect"] == "link"]
    rows = list(csv.DictReader(io.StringIO(votes_of_project(session, "v.csv", texts=False))))
    of_links = [row for row in rows if row["aspect"] == "link"]
    assert [json.loads(row["votes"]) for row in of_links] == [entry["votes"] for entry in links]
    assert [(row["item"], row["slot"]) for row in of_links] == [
        (entry["item"], entry["slot"]) for entry in links
    ]
    assert len(links) == 4


WORDS = "abcde"
SIDE = st.lists(st.sampled_from([None, 0, 1, 2]), min_size=len(WORDS), max_size=len(WORDS))


def _chains(groups: Sequence[int | None]) -> Classes:
    names = sorted({group for group in groups if group is not None})
    return [
        "".join(word for word, group in zip(WORDS, groups, strict=True) if group == name) for name in names
    ]


@settings(max_examples=30, deadline=None)
@given(st.lists(SIDE, min_size=3, max_size=4), st.lists(st.sampled_from([A, B, C, NEITHER]), max_size=5))
def test_links_of_random_projects_are_those_of_their_classes(
    groups: list[list[int | None]], decisions: list[Decision]
) -> None:
    sides = [_chains(of_side) for of_side in groups]
    if not any(sides):
        return
    with TemporaryDirectory() as folder, making(Path(folder)) as make:
        session = make(*sides)
        words = sorted({word for chains in sides for chain in chains for word in chain})
        decided = dict(zip(words, decisions, strict=False))
        for word, decision in decided.items():
            decide(session, mention(session, word), decision)
        final = final_classes(session)
        lines = link_lines(session)
    pairs = {
        first + second
        for chains in (*sides, final)
        for chain in chains
        for first, second in pairwise(sorted(chain))
    }
    assert set(lines) == pairs
    for pair, line in lines.items():
        assert line.votes == tuple(_vote(chains, pair) for chains in sides)
        assert line.final == _vote(final, pair)
        assert (line.source is VoteSource.UNRESOLVED) == (not set(pair) <= set(decided))


def _vote(chains: Classes, pair: str) -> str | None:
    if not set(pair) <= set("".join(chains)):
        return None
    return "linked" if any(set(pair) <= set(chain) for chain in chains) else "apart"
