"""The options ``--jobs`` and ``--cluster``: comparisons divided among processes, here or of a cluster."""

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from annotally.cli.argument_types import job_count

if TYPE_CHECKING:
    from annotally.workspace.request import OpenRequest, Progress
    from annotally.workspace.scored_corpus import ScoredCorpus


def add_process_options(parser: "argparse._ActionsContainer", forms: str = "") -> None:
    """Add the options that say how many processes compare, and where; ``forms``: of which results."""
    parser.add_argument(
        "-j",
        "--jobs",
        type=job_count,
        metavar="N",
        help=f"{forms}most processes that compare (default: one per processor)",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"{forms}the workers of this Dask scheduler, such as tcp://host:8786, compare; they read the"
        " inputs under the same paths as this computer",
    )


def clash_with_cluster(arguments: argparse.Namespace) -> str:
    """Return a message about options that a cluster has no answer to, or nothing."""
    if arguments.cluster is None:
        return ""
    if arguments.format == "json":
        return "--cluster: for text and csv; --format json lists all pairs, which workers do not send"
    options = {
        "--jobs": arguments.jobs is not None,
        "--details": arguments.details is not None,
        "--scored-key": arguments.scored_key is not None,
        "--reports": arguments.reports is not None,
    }
    return clash_of(options, (*arguments.key, *arguments.response, *arguments.text, *arguments.tokens))


def clash_of(options: Mapping[str, bool], paths: Sequence[str]) -> str:
    """Return a message about options given beside ``--cluster``, or about standard input, or nothing."""
    names = [name for name, is_given in options.items() if is_given]
    if names:
        return f"--cluster and {', '.join(names)} cannot be used together; leave one out"
    return "--cluster: workers cannot read standard input; name files" if "-" in paths else ""


def score_on_cluster(
    arguments: argparse.Namespace, request: "OpenRequest", progress: "Progress"
) -> "ScoredCorpus":
    """Return the scores of a request by the workers of the scheduler that the arguments name."""
    from annotally.workspace.distribution.cluster import ClusterWorkers
    from annotally.workspace.distribution.remote_scores import score_by_workers

    with ClusterWorkers(arguments.cluster) as workers:
        return score_by_workers(request, workers, progress)
