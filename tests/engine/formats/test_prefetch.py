"""Token tables read by two processes: what comes of it is what comes of one, whatever befalls the other."""

import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from annotally.formats import prefetch as ahead
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read
from annotally.formats.prefetch import token_tables
from annotally.model.diagnostics import InputRefused
from annotally.model.text import digest
from annotally.workspace.fork import forked
from support.event_samples import table

OPTIONS = ReadOptions()
WORDS = ("the", "meeting", "was", "held")


@pytest.fixture(autouse=True)
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MANY", 4)
    monkeypatch.setattr("os.cpu_count", lambda: 2)


def folder(place: Path, count: int = 10) -> Path:
    """Make a folder of tables, two of them with their texts, one in either part spelled otherwise."""
    for number in range(count):
        (place / f"d{number}.tab").write_text(table((*WORDS, str(number))))
    for number in (1, count - 1):
        (place / f"d{number}.txt").write_text(f"The meeting was held {number}\n")
    return place


def at_once(paths: Sequence[str]) -> ReadResult:
    files = sorted(str(candidate_path) for path in paths for candidate_path in Path(path).glob("*.tab"))
    return read(files, OPTIONS, "token-table", "token tables")


def told(result: ReadResult) -> tuple[object, ...]:
    """Return what a result says, whatever the order of its sources."""
    annotations = result.annotations
    origins = [
        (document, annotations.sources[document.source].path) for document in annotations.documents.values()
    ]
    values = [(place.document, place.instances, place.range, path) for place, path in origins]
    sources = sorted((source.path, source.text) for source in annotations.sources)
    return annotations.name, annotations.format, values, sources, result.documents, result.warnings


def test_two_processes_read_what_one_does(tmp_path: Path) -> None:
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS) as tables:
        assert tables.process is not None
        result = tables.read()
        assert tables.process.wait(10) == 0
    assert told(result) == told(at_once(paths))
    assert len(result.documents) == 10
    assert len(result.warnings) == 2


def test_an_answer_that_is_taken_is_that_of_the_other_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_here: list[str] = []
    original = ahead.read

    def noted(files: Sequence[str], options: ReadOptions, name: str, called: str) -> ReadResult:
        read_here.extend(files)
        return original(files, options, name, called)

    monkeypatch.setattr(ahead, "read", noted)
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS) as tables:
        tables.read()
    assert [Path(item).name for item in read_here] == ["d6.tab", "d7.tab", "d8.tab", "d9.tab"]


@pytest.mark.parametrize("damaged", [(2,), (8,), (3, 7), (1, 2)])
def test_what_is_refused_is_told_as_one_process_tells_it(tmp_path: Path, damaged: tuple[int, ...]) -> None:
    paths = [str(folder(tmp_path))]
    for number in damaged:
        (tmp_path / f"d{number}.tab").write_text(f"t0\tword\t{number}\tx\n")
    with pytest.raises(InputRefused) as expected:
        at_once(paths)
    with token_tables(paths, OPTIONS) as tables, pytest.raises(InputRefused) as refused:
        tables.read()
    assert refused.value.diagnostics == expected.value.diagnostics


def test_a_document_with_a_table_in_either_part_is_refused(tmp_path: Path) -> None:
    first, second = tmp_path / "one", tmp_path / "other"
    for place in (first, second):
        place.mkdir()
        folder(place)
    paths = [str(first), str(second)]
    with pytest.raises(InputRefused) as expected:
        at_once(paths)
    with token_tables(paths, OPTIONS) as tables, pytest.raises(InputRefused) as refused:
        tables.read()
    assert refused.value.diagnostics == expected.value.diagnostics


@pytest.mark.parametrize("program", ["/bin/false", "/bin/echo", "/no/such/program"])
def test_another_process_that_fails_costs_time_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS) as tables:
        assert told(tables.read()) == told(at_once(paths))


def test_another_process_that_is_killed_leaves_its_part_to_this_one(tmp_path: Path) -> None:
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS) as tables:
        assert tables.process is not None
        tables.process.kill()
        assert told(tables.read()) == told(at_once(paths))


def test_no_process_outlives_the_reading_even_if_it_is_broken_off(tmp_path: Path) -> None:
    begun = token_tables([str(folder(tmp_path))], OPTIONS)
    process = begun.__enter__().process
    assert process is not None
    assert not begun.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert process.returncode == -signal.SIGKILL


def test_a_process_nobody_listens_to_ends_by_itself(tmp_path: Path) -> None:
    """As when the one that started it was killed: what it has to say is longer than a pipe."""
    folder(tmp_path)
    (tmp_path / "d0.tab").write_text(table(["word"] * 20_000))
    with token_tables([str(tmp_path)], OPTIONS) as tables:
        process = tables.process
        assert process is not None
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(20) is not None


def test_few_tables_are_read_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a process for so little"))
    paths = [str(folder(tmp_path, 3))]
    with token_tables(paths, OPTIONS) as tables:
        assert told(tables.read()) == told(at_once(paths))


def test_so_are_texts_named_with_their_tables_other_encodings_and_all_where_there_is_one_core(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder(tmp_path)
    named = sorted(str(path) for path in tmp_path.iterdir())
    with token_tables(named, OPTIONS) as tables:
        assert tables.process is None
    with token_tables([str(tmp_path)], ReadOptions(encoding="latin-1")) as tables:
        assert tables.process is None
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    with token_tables([str(tmp_path)], OPTIONS) as tables:
        assert tables.process is None


def test_paths_without_tables_are_refused_when_they_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("text")
    with (
        token_tables([str(tmp_path)], OPTIONS) as tables,
        pytest.raises(InputRefused, match=r"without \.tab"),
    ):
        tables.read()


def without_texts(result: ReadResult) -> tuple[object, ...]:
    """Return what a result says, with the digests of its sources for their texts."""
    name, form, values, _, documents, warnings = told(result)
    digests = sorted(
        (source.path, source.digest or digest(source.encode())) for source in result.annotations.sources
    )
    return name, form, values, digests, documents, warnings


@pytest.mark.parametrize("in_process", [True, False])
def test_files_are_read_in_chunks_whose_texts_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, in_process: bool
) -> None:
    monkeypatch.setattr(ahead, "CHUNK", 3)
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS, in_process=in_process, drops=True) as tables:
        assert (tables.process is None) == in_process
        result = tables.read(drops=True)
    assert without_texts(result) == without_texts(at_once(paths))
    tables_read = [source for source in result.annotations.sources if source.path.endswith(".tab")]
    assert len(tables_read) == 10
    assert not any(source.text for source in tables_read)


@pytest.mark.parametrize("answers", [True, False])
def test_a_copy_of_this_process_reads_the_first_part(tmp_path: Path, answers: bool) -> None:
    parts: list[ReadResult] = []

    @contextmanager
    def fork(work: Callable[[], ReadResult]) -> Iterator[Callable[[None], tuple[ReadResult, ...]]]:
        parts.append(work())
        yield lambda _: tuple(parts) if answers else ()

    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS, drops=True, fork=fork) as tables:
        assert tables.process is None
        result = tables.read(drops=True)
    assert without_texts(result) == without_texts(at_once(paths))
    assert len(parts[0].documents) == 6
    assert (result.documents[0] is parts[0].documents[0]) == answers


def test_a_copy_sends_no_texts_and_they_are_read_from_the_file_it_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "WORTH_BATCHES", 2)
    sizes: list[int] = []

    @contextmanager
    def fork(work: Callable[[], ReadResult]) -> Iterator[Callable[[None], tuple[ReadResult, ...]]]:
        with forked(work) as wait:

            def answer(_: None) -> tuple[ReadResult, ...]:
                results = wait(None)
                sizes.extend(len(pickle.dumps(result.documents)) for result in results)
                return results

            yield answer

    for number in range(12):
        (tmp_path / f"d{number:02}.tab").write_text(table([f"{number}" * 50] * 500))
    with token_tables([str(tmp_path)], OPTIONS, drops=True, fork=fork) as tables:
        result = tables.read(drops=True)
    documents = pickle.loads(pickle.dumps(result.documents))
    assert documents == at_once([str(tmp_path)]).documents
    assert sum(sizes) < len(documents[0].text)


def test_texts_that_the_sides_turn_out_to_need_are_read_again(tmp_path: Path) -> None:
    paths = [str(folder(tmp_path))]
    with token_tables(paths, OPTIONS, drops=True) as tables:
        assert told(tables.read()) == told(at_once(paths))


@pytest.mark.parametrize("content", ["", "t0\tword\t9\tx\n"])
def test_tables_without_rows_or_with_damage_are_refused_as_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    monkeypatch.setattr(ahead, "CHUNK", 2)
    paths = [str(folder(tmp_path))]
    (tmp_path / "d5.tab").write_text(content)
    (tmp_path / "d7.tab").write_text("t0\tword\n")
    with pytest.raises(InputRefused) as expected:
        at_once(paths)
    with (
        token_tables(paths, OPTIONS, in_process=True, drops=True) as tables,
        pytest.raises(InputRefused) as refused,
    ):
        tables.read(drops=True)
    assert refused.value.diagnostics == expected.value.diagnostics
