"""The option --cluster: the same output as without it, and a sentence for everything that can fail."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from annotally.cli.main import main
from annotally.workspace.distribution import cluster as connection
from annotally.workspace.distribution import file_groups
from support.campaign_samples import campaign_files
from support.child_processes import child_processes
from support.columns_corpus import write_columns
from support.dask_cluster import DaskCluster, dask_cluster
from support.program import environment


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with dask_cluster(tmp_path_factory.mktemp("dask") / "cluster", workers=1) as running:
        yield running


@pytest.fixture
def score(tmp_path: Path) -> list[str]:
    write_columns(tmp_path)
    return [
        "score",
        "--task",
        "spans",
        "--key",
        str(tmp_path / "key"),
        "--response",
        str(tmp_path / "response"),
    ]


@pytest.mark.parametrize(
    "options",
    [
        ["--format", "text"],
        ["--format", "csv", "--by-document"],
        ["--format", "csv", "--task", "spans", "--match", "semeval"],
    ],
)
def test_the_output_is_that_of_one_process(
    cluster: DaskCluster,
    score: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
) -> None:
    monkeypatch.setattr(file_groups, "LEAST_FILES", 2)
    assert main([*score, *options]) == 0
    here = capsys.readouterr()
    assert main([*score, *options, "--cluster", cluster.address]) == 0
    assert capsys.readouterr() == here


def test_the_files_may_be_named_from_the_current_folder(
    cluster: DaskCluster,
    score: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del score
    monkeypatch.chdir(tmp_path)
    command = ["score", "--task", "mat", "--key", "key", "--response", "./response", "--format", "csv"]
    assert main([*command, "--cluster", cluster.address, "--out", "result.csv"]) == 0
    assert main(command) == 0
    assert (tmp_path / "result.csv").read_bytes().decode() == capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--format", "json"], "--cluster: for text and csv; --format json lists all pairs"),
        (["--jobs", "2"], "--cluster and --jobs cannot be used together; leave one out"),
        (["--details", "d.csv"], "--cluster and --details cannot be used together; leave one out"),
        (["--text", "-"], "--cluster: workers cannot read standard input; name files"),
    ],
)
def test_options_without_an_answer_are_wrong_usage(
    score: list[str], capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    assert main([*score, *options, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "", "http://127.0.0.1:1", "a:b:c"])
def test_an_address_where_nobody_answers_is_refused_soon(
    score: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(connection, "CONNECTING", 0.5)
    began = time.monotonic()
    assert main([*score, "--cluster", address]) == 1
    assert time.monotonic() - began < 20, "a busy machine included"
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{address}: no scheduler answers")
    assert "expected the address of a Dask scheduler, such as tcp://host:8786" in captured.err


def test_the_extra_is_named_where_it_is_missing(
    score: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*score, "--cluster", "tcp://127.0.0.1:1"]) == 1
    assert "Dask is not installed" in (message := capsys.readouterr().err)
    assert "pip install 'annotally[cluster]'" in message


def test_an_interrupted_comparison_leaves_nothing_behind(
    cluster: DaskCluster, score: list[str], tmp_path: Path
) -> None:
    """The worker is stopped, so that the command waits for it when Ctrl+C comes."""
    (worker,) = cluster.workers
    out = tmp_path / "result.txt"
    with contextlib.closing(Client(cluster.address, set_as_default=False)) as client:
        client.wait_for_workers(1, timeout=60)
    worker.send_signal(signal.SIGSTOP)
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "annotally", *score, "--cluster", cluster.address, "--out", str(out)],
            env=environment(tmp_path),
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        with contextlib.closing(Client(cluster.address, set_as_default=False)) as client:
            until = time.monotonic() + 60
            while not any(client.processing().values()) and process.poll() is None:
                assert time.monotonic() < until, "no part was sent"
                time.sleep(0.05)
            assert child_processes(process.pid) == []
            os.killpg(process.pid, signal.SIGINT)
            assert process.communicate(timeout=30)[1] == "interrupted\n"
            assert process.returncode == 130
            assert sorted(path.name for path in tmp_path.iterdir()) == ["key", "response"]
    finally:
        worker.send_signal(signal.SIGCONT)


def test_a_campaign_by_workers_is_that_of_this_process(
    cluster: DaskCluster,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    campaign_files(tmp_path, ann=0, bob=1, cy=5)
    monkeypatch.chdir(tmp_path)
    campaign = ["campaign", "--task", "muc6-named-entity", "key.sgm", "systems", "--by", "folder"]
    assert main([*campaign, "--format", "json"]) == 0
    here = capsys.readouterr()
    assert main([*campaign, "--format", "json", "--cluster", cluster.address]) == 0
    assert capsys.readouterr() == here
    assert main([*campaign, "--cluster", cluster.address, "--jobs", "2"]) == 2
    assert "--cluster and --jobs cannot be used together" in capsys.readouterr().err
    assert main(["campaign", "-", "systems", "--by", "folder", "--cluster", cluster.address]) == 2
    assert "--cluster: workers cannot read standard input; name files" in capsys.readouterr().err
