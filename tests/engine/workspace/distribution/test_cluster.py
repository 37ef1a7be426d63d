"""A cluster is entered and left without a trace, or refused in a sentence."""

import threading
from fractions import Fraction
from pathlib import Path

import pytest

from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.workspace.distribution import cluster as connection
from annotally.workspace.distribution.cluster import ClusterWorkers
from annotally.workspace.distribution.file_groups import MOST_FILES
from annotally.workspace.distribution.workers import MOST_SENDINGS, PartLoop
from annotally_resources import resource
from support import part_work
from support.dask_cluster import dask_cluster


def test_a_scheduler_without_workers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "WITHOUT_WORKERS", 0.3)
    with dask_cluster(tmp_path / "cluster", workers=0) as cluster:
        with pytest.raises(InputRefused, match=r"the scheduler has no worker; expected at least one"):
            ClusterWorkers(cluster.address)
        monkeypatch.setattr(connection, "WITHOUT_WORKERS", 30)
        cluster.add_worker()
        threads = threading.active_count()
        with ClusterWorkers(cluster.address) as workers:
            assert workers.count == 1
            with pytest.raises(InputRefused, match="the scheduler or a worker does not have this program"):
                list(PartLoop(workers, part_work.fail, [1]).answers())
            with pytest.raises(ZeroDivisionError):
                list(PartLoop(workers, Fraction(1).__truediv__, [0]).answers())
            assert "workers ended 4 times" in str(workers.refusal(MOST_SENDINGS))
        assert cluster.workers[0].poll() is None, "the workers are not ours to end"
        assert threading.active_count() <= threads + 3, "Dask keeps a few threads for the next client"


def test_the_help_page_has_the_limits_of_the_program() -> None:
    page = resource("help", "cluster.md").read_text(encoding="utf-8")
    assert f"refused after {connection.CONNECTING:g} seconds" in page
    assert f"refused after {connection.WITHOUT_WORKERS:g} seconds" in page
    assert MOST_SENDINGS == 4
    assert "its parts are sent to others, up to four times" in page
    assert f"a worker has at most {MOST_FILES} documents in memory" in page
    apart = {candidate.name for candidate in FORMATS if candidate.reads_files_apart}
    assert apart == {"token-columns", "conll-coreference", "universal-ner", "brat", "muc-sgml", "plain-text"}
    assert "token columns, CoNLL coreference, Universal NER, brat, MUC SGML\nand plain texts" in page
