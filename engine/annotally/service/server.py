"""The workspace behind a pipe: the worker process of the window.

A request is ``(id, name, args)``. The name is ``Class.method``, as ``Adjudication.decide``, of a method that
is declared a request (`annotally.service.requests`); every other name fails. Replies are
``(id, kind, value)`` with the kinds ``progress`` (done, total, note), ``part``, ``result``, ``refused``
(diagnostics), ``cancelled``, ``failed`` (traceback text). Requests are answered one after the other, but
those declared as interleaved in the middle of a longer one, at its next step.

Messages to the worker itself: ``(id, "cancel", (other id,))`` stops another request at its next step;
``(id, "answer", ())`` is answered by ``(id, "heard", None)`` at the next step; ``(0, "stop", ())`` ends the
process. Before all else the worker sends ``(0, "ready", names)`` with the requests declared as opening.
"""

import os
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec.structs import replace

from annotally.adjudication.project.inputs import Inputs
from annotally.comparison.result import TallyTable, sum_tables
from annotally.formats.atomic_write import keep_inputs, save_files, save_text
from annotally.formats.io import encoded, load_source
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import Cancelled, Diagnostic, InputRefused, Severity, TaskError
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.reports.messages import (
    ConfigurationFile,
    DocumentView,
    Opened,
    Recompared,
    Repaired,
    ReportPage,
    Scored,
    SimilaritySetup,
)
from annotally.reports.render.tree_csv import rows_csv
from annotally.reports.second_text import second_text, shown_text
from annotally.reports.tables.bootstrap_table import SpreadTable, spread_table
from annotally.reports.tables.confusion import ConfusionCounts, confusion_counts
from annotally.reports.tables.score_tables import ScoreRow, average_rows, score_rows
from annotally.reports.tree.chunks import light
from annotally.reports.tree.columns import PIECE_ROWS
from annotally.reports.tree.inspection import Inspection
from annotally.reports.tree.numbering import Numbering
from annotally.service.adjudication import Adjudication
from annotally.service.agreement import AgreementRequests
from annotally.service.annotator_significance import AnnotatorSignificance
from annotally.service.batches import Batch
from annotally.service.campaign import CampaignRequests
from annotally.service.concordance import ConcordanceRequests
from annotally.service.corpus_scoring import CorpusScoring
from annotally.service.full_report import ReportRequests
from annotally.service.laboratory import LaboratoryRequests
from annotally.service.opening import chosen_task, open_request
from annotally.service.pair_matrix import Pairs
from annotally.service.project_requests import Host
from annotally.service.raw_scores import RawScoreRequests
from annotally.service.requests import declaration_of, request, requests_of
from annotally.service.review import ReviewRequests
from annotally.service.run_comparison import RunRequests
from annotally.tasks.alignment_options import NOTHING_DIFFERENT, DifferingChoice
from annotally.tasks.catalogue import TaskChoice, find_task
from annotally.tasks.derived_similarity import DerivedSimilarityTask
from annotally.tasks.mat.rules import asked_labels, saved_task
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.muc_config.task import describable
from annotally.tasks.resolve import as_keys, choose_task, configuration_source, written
from annotally.tasks.similarity.user_functions import own_methods
from annotally.tasks.similarity_profile import NOTHING_ASKED, SimilarityChoice
from annotally.tasks.task_names import TEXT, configuration_path
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, TextTolerance
from annotally.workspace.facade import (
    Workspace,
    open_workspace,
)
from annotally.workspace.moved_text import mark_moved, moved_text
from annotally.workspace.report_files import report_paths, write_reports
from annotally.workspace.token_limits import shown_boundaries

Send = Callable[[str, object], None]
_WhatIsOpen = tuple[Workspace | None, Inputs]
_NOTHING: _WhatIsOpen = (None, Inputs("", (), ()))


class Service:
    """One workspace, and the requests about it."""

    def __init__(self, send: Send, poll: Callable[[], None]) -> None:
        self._send = send
        self._poll = poll
        self._workspace: Workspace | None = None
        self._retired: list[Workspace] = []
        """Those that comparing anew has replaced: given up when nobody waits, for that takes its time."""
        self._inputs = Inputs("", (), ())
        """The request for the inputs that are open."""
        self._beside = -1
        """The annotator whose text is shown beside the one compared; -1: the first who has another text."""
        host = Host(self._opened, lambda: self._inputs, self._open, send, self._progress, self._compared_anew)
        self.adjudication = Adjudication(host)
        self.pairs = Pairs(host)
        self.agreement = AgreementRequests(host)
        self.laboratory = LaboratoryRequests(host, self.agreement)
        self.significance = AnnotatorSignificance(host, self.agreement, self.adjudication.scores)
        self.raw_scores = RawScoreRequests(host)
        self.concordance = ConcordanceRequests(host, self.adjudication.access)
        self.review = ReviewRequests(host, self.adjudication.access)
        self.runs = RunRequests(host, self._read, open_request)
        self.campaigns = CampaignRequests(host, open_request)
        self.full_reports = ReportRequests(host, self.adjudication.access)
        parts = self.pairs, self.agreement, self.concordance, self.review, self.runs, self.campaigns
        further = self.full_reports, self.laboratory, self.raw_scores, self.significance
        self.requests = self.adjudication.requests | requests_of(self, *parts, *further)
        """All requests there are, by name."""

    def _opened(self) -> Workspace:
        if self._workspace is None:
            raise InputRefused(_NOTHING_OPEN)
        return self._workspace

    @property
    def what_is_open(self) -> _WhatIsOpen:
        """The workspace that requests are about, and the request for it; both can be put back."""
        return self._workspace, self._inputs

    @what_is_open.setter
    def what_is_open(self, before: _WhatIsOpen) -> None:
        self._workspace, self._inputs = before
        self.adjudication.take_up()

    @property
    def is_open(self) -> bool:
        """Whether there is a workspace to ask about."""
        return self._workspace is not None

    def _progress(self, step: int, total: int, note: Wording) -> None:
        self._poll()
        self._send("progress", (step, total, note))

    @request(opening=True)
    def open(
        self,
        task: str,
        texts: tuple[str, ...],
        sides: tuple[tuple[str, tuple[str, ...]], ...],
        encoding: str | None = None,
        key2key: bool = False,
        layers: tuple[str | None, ...] = (),
        repair_lookalikes: bool = False,
        similarity: SimilarityChoice = NOTHING_ASKED,
        differing: DifferingChoice = NOTHING_DIFFERENT,
        by_pair: bool = False,
        tolerance: TextTolerance = USUAL_TOLERANCE,
        systems: tuple[int, ...] = (),
    ) -> Opened:
        """Open inputs, with ``key2key`` as two keys (M19); the workspace before stays if they are refused.

        ``layers`` are the annotations read of each side; ``similarity`` is asked of a task that compares so,
        ``differing`` of one whose texts may differ. With ``by_pair`` documents that one of two keys lacks are
        not compared (C6). ``tolerance`` says what is forgiven between texts, and at the edges of extents.
        ``systems`` are the sides that are no people.
        """
        comparison_options = similarity, differing, by_pair, tolerance, systems
        options = encoding, key2key, layers, repair_lookalikes, *comparison_options
        opened = self._open(Inputs(task, texts, sides, *options))
        self.adjudication.set_aside()
        return opened

    def _read(self, inputs: Inputs) -> Workspace:
        return open_workspace(open_request(inputs), self._progress)

    def _open(self, inputs: Inputs) -> Opened:
        request = open_request(inputs)
        workspace = open_workspace(request, self._progress)
        if workspace.task.method_spec.has_profiles:
            workspace.trees = {}  # a person may try one weight after the other
        self._workspace, self._inputs, self._beside = workspace, inputs, -1
        return Opened(
            workspace.task.name,
            workspace.task.title,
            workspace.task.object_word,
            workspace.side_names,
            tuple((d, workspace.document(d).label) for d in workspace.document_ids),
            tuple(workspace.warnings),
            workspace.signature,
            describable(workspace.task),
            workspace.task.method_spec,
            workspace.task.key2key,
            2 if workspace.sides.texts else 1,
            workspace.nothing_scored,
            inputs.tolerance,
            request.shares_text,
            inputs.systems,
            len(workspace.sides.moved_documents),
        )

    @request(interleaved=True)
    def document(self, document_id: str) -> DocumentView:
        """Return one document with its marks and arcs."""
        workspace = self._opened()
        document = workspace.document(document_id)
        tree = workspace.tree(document_id)
        rows = self._rows(workspace.unit(document_id).table)
        marks = workspace.marks(document_id, tree)
        statuses = bytes(sorted(set(tree.nodes.status)))
        classes = workspace.classes(document_id)
        arcs = workspace.arcs(tree)
        matrix = self._counts(document_id)
        second = second_text(tree, workspace.sides, workspace.task)
        if second is not None:
            second = replace(second, tokens=shown_boundaries(workspace.sides, document_id, 1))
        elif (second := moved_text(workspace, tree, self._beside)) is not None:
            marks = mark_moved(marks, second)
        return DocumentView(
            document_id,
            document.label,
            shown_text(tree, workspace.sides),
            statuses,
            marks,
            rows,
            classes,
            arcs,
            matrix,
            second,
            shown_boundaries(workspace.sides, document_id),
        )

    @request(interleaved=True)
    def show_text_of(self, side: int, document_id: str) -> DocumentView:
        """Return one document with the text of an annotator, by number, beside the one compared.

        Until other inputs are opened every document is returned so in which this annotator's text differs.
        """
        self._beside = side
        return self.document(document_id)

    def _counts(self, document_id: str = "") -> ConfusionCounts | None:
        # The counts of each document are with its comparison; the rows behind them, for which annotations
        # are looked at again, are found when a cell is asked for (`confused`).
        workspace = self._opened()
        if not workspace.has_confusion:
            return None
        ids = (document_id,) if document_id else workspace.document_ids
        return confusion_counts(workspace.task.similarity, map(workspace.unit, ids))

    @request
    def confused(
        self, reference: str, hypothesis: str, document_id: str = ""
    ) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return the rows of the trees that one cell of the confusability matrix counts, by document.

        An empty label is that of nothing: spurious, missing. ``document_id``: of that document alone.
        """
        matrix = self._opened().confusion(document_id)
        by_document: dict[str, list[int]] = {}
        for document, row in () if matrix is None else matrix.cells.get((reference, hypothesis), ()):
            by_document.setdefault(document, []).append(row)
        return tuple((document, tuple(rows)) for document, rows in by_document.items())

    @request
    def spread(self, seed: int) -> SpreadTable:
        """Return how far the scores of a comparison by similarity would move with other documents (A10)."""
        workspace = self._opened()
        units = {document: workspace.unit(document) for document in workspace.document_ids}
        rows = score_rows(workspace.task, sum_tables([unit.table for unit in units.values()]))
        return spread_table(
            units, rows, seed, lambda step, total: self._progress(step, total, Wording("Drawing samples"))
        )

    @request
    def similarity(self) -> SimilaritySetup:
        """Return how the open task compares by similarity. Raises InputRefused for a file that is gone."""
        workspace, name, choice = self._opened(), self._inputs.task, self._inputs.similarity
        source, has_matching = configuration_source(name, self._inputs.encoding), False
        if source is not None:
            read = read_mat_task(source, choice.task, own_methods=bool(choice.module))
            file, path, text = read.task, source.path, source.text
            if name.startswith(TEXT):
                path = configuration_path(name)
        else:
            # Of a task from the data the labels that are ignored belong to it all the same.
            whole, path, text = workspace.task, "", ""
            chosen = find_task(name)
            has_matching = isinstance(chosen, DerivedSimilarityTask) and chosen.spans_only
            if choice.ignored:
                with suppress(InputRefused):  # they may be ignored because they point in a circle
                    every = SimilarityChoice(labels=choice.labels)
                    whole = workspace.compared_by(choose_task(name, None, every).task).task
            file = saved_task(whole)
        methods = own_methods(choice.module)
        return SimilaritySetup(
            name, choice, file, path, text, asked_labels(file.schema), methods, has_matching
        )

    @request
    def compare_with(
        self,
        task: str,
        similarity: SimilarityChoice,
        document_id: str,
        differing: DifferingChoice = NOTHING_DIFFERENT,
    ) -> Recompared:
        """Compare the open inputs by another task of the same method; only rules and words are read again.

        Returns the document shown; `score` compares the others. The task before stays if this one is refused.
        """
        before = self._opened()
        self.adjudication.refuse_another_task()
        inputs = self._inputs._replace(task=task, similarity=similarity, differing=differing)
        chosen = chosen_task(inputs).task
        choice: TaskChoice = as_keys(chosen) if before.task.key2key else chosen
        workspace = before.compared_by(choice)
        workspace.unit(document_id)
        self._retired.append(before)
        self._workspace, self._inputs = workspace, inputs
        return self.recompared(document_id)

    @request(interleaved=True)
    def recompared(self, document_id: str) -> Recompared:
        """Return a document as it is compared now, with its tree: for a window whose trees are older."""
        workspace = self._opened()
        tree = workspace.tree(document_id)
        small = len(tree.nodes) <= PIECE_ROWS
        row = workspace.corpus_row(document_id)
        setup = self.similarity() if workspace.task.method_spec.has_profiles else None
        view, columns = self.document(document_id), light(tree) if small else None
        warnings, spec = tuple(workspace.warnings), workspace.task.method_spec
        return Recompared(view, columns, row, setup, self._inputs.differing, warnings, spec)

    def _compared_anew(self, documents: Sequence[str]) -> None:
        """Send documents that people paired otherwise, then, unless they are being counted, all scores."""
        workspace = self._opened()
        for name in documents:
            tree = workspace.tree(name)
            self._send("part", Repaired(self.document(name), light(tree), workspace.corpus_row(name)))
        if workspace.is_compared:
            self._send("part", self._scored())

    @request
    def score(self, shown_document: str = "") -> Scored:
        """Score every document.

        Parts are ScoredBatch values in corpus order; a large tree comes in TreePiece values instead. Where a
        project is open, the decisions of the documents of a part follow it, as a tuple of `Decided`; those of
        ``shown_document`` come first of all.
        """
        workspace = self._opened()
        self._retired.clear()
        if shown_document in workspace.document_ids[1:]:  # the decisions of the first come soon enough
            self.adjudication.send_decisions([shown_document])
        batch, numbering = Batch(self._send, self.adjudication.send_decisions), Numbering()
        total, reported = len(workspace.document_ids), 0.0
        scoring = CorpusScoring(workspace, self.adjudication, self._poll).documents()
        for number, (row, tree) in enumerate(scoring, 1):
            batch.add(row, numbering.numbered(light(tree)))
            if time.monotonic() - reported > 0.05:
                self._progress(number, total, Wording("Scoring"))
                reported = time.monotonic()
        batch.send()
        return self._scored()

    def _scored(self) -> Scored:
        workspace = self._opened()
        tables = [workspace.unit(document).table for document in workspace.document_ids]
        rows = self._rows(sum_tables(tables))
        rows += average_rows(workspace.task, tables) if rows else ()
        return Scored(rows, workspace.signature, self._counts())

    def _rows(self, table: TallyTable) -> tuple[ScoreRow, ...]:
        """Return the score table; none of more than two annotators, for scores are of two."""
        workspace = self._opened()
        return score_rows(workspace.task, table) if len(workspace.side_names) == 2 else ()

    @request(interleaved=True)
    def inspect(self, document_id: str, row: int) -> Inspection:
        """Return the inspector's cards for a row."""
        return self._opened().inspect(document_id, row)

    @request(interleaved=True)
    def target(self, document_id: str, row: int) -> int:
        """Return the row of the object that the pointers of a row lead to, -1 if they lead nowhere."""
        return self._opened().target(document_id, row)

    @request
    def export_rows(self, path: str, rows: Sequence[tuple[str, Sequence[int]]]) -> int:
        """Write rows of the trees, given by document, as CSV; return how many. Raises InputRefused."""
        workspace = self._opened()
        save_text(path, rows_csv((workspace.tree(document_id), numbers) for document_id, numbers in rows))
        return sum(len(numbers) for _, numbers in rows)

    @request
    def export_reports(self, folder: str) -> tuple[str, ...]:
        """Write the files of the MUC scorer into a folder; return their paths. Raises InputRefused."""
        workspace = self._opened()
        if configured := configuration_path(self._inputs.task):
            keep_inputs(report_paths(folder, workspace.outputs, workspace.task.method), [configured])
        return write_reports(workspace, folder, self._progress)

    @request
    def standing_reports(self, folder: str) -> tuple[str, ...]:
        """Return the names of files in a folder that `export_reports` would replace."""
        workspace = self._opened()
        paths = report_paths(folder, workspace.outputs, workspace.task.method)
        return tuple(Path(path).name for path in paths if os.path.lexists(path))

    @request
    def report_pages(self, limit: int) -> tuple[ReportPage, ...]:
        """Return the files of the MUC scorer to be looked at, each up to ``limit`` characters."""
        return tuple(
            ReportPage(report.kind, report.name, beginning(report.text, limit), len(report.text))
            for report in self._opened().reports(progress=self._progress)
        )

    @request
    def configuration(self) -> ConfigurationFile:
        """Return the configuration of the open task: its file as it is now, else a new one that describes it.

        Raises InputRefused for a file that cannot be read any more.
        """
        workspace = self._opened()
        title, name, encoding = workspace.task.title, self._inputs.task, self._inputs.encoding
        source, path = configuration_source(name, encoding), configuration_path(name)
        if source is None:
            return ConfigurationFile("", written(workspace.task), title)
        saved = source
        if name.startswith(TEXT):
            with suppress(InputRefused):  # the file it came from is gone: it is saved anew
                saved = load_source(path, encoding, any_content=True)
        unsaved = name.startswith(TEXT) and (saved is source or saved.text != source.text)
        return ConfigurationFile(path, source.text, title, saved.encoding, saved.bom, unsaved)

    @request
    def save_configuration(self, file: ConfigurationFile) -> str:
        """Write a configuration to its path, and return that.

        Raises InputRefused where it cannot be written, for characters its encoding does not have, and for the
        path of an open input.
        """
        if self._workspace is not None:
            keep_inputs([file.path], self._workspace.input_files)
        source = Source(file.path, file.text, file.encoding, file.bom)
        save_files({file.path: encoded(source)})
        return file.path


def beginning(text: str, limit: int) -> str:
    """Return the first lines of a text, or of its first line so much, in at most ``limit`` characters."""
    if len(text) <= limit:
        return text
    end = text.rfind("\n", 0, limit) + 1
    return text[:end] if end else text[:limit]


_NOTHING_OPEN = Diagnostic(
    Severity.ERROR,
    "",
    0,
    0,
    Wording("nothing is open: the process that reads and scores was restarted"),
    Wording("an open comparison"),
    Wording("open the comparison again"),
)


def serve(connection: Connection) -> None:
    """Answer requests until told to stop or the other end is gone."""
    server = _Server(connection)
    try:
        with suppress(EOFError, ConnectionError, KeyboardInterrupt):
            server.run()
    finally:
        server.close()


class _Server:
    """The loop of the worker process: one request after the other, interleaved ones in between."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[tuple[int, str, tuple[object, ...]]] = []
        self._cancelled: set[int] = set()
        self._current = 0
        self._service = Service(self._send, self._poll)
        declared = [declaration_of(method) for method in self._service.requests.values()]
        requests = [declaration for declaration in declared if declaration is not None]
        self._interleaved = {declaration.name for declaration in requests if declaration.interleaved}
        self._opening = frozenset(declaration.name for declaration in requests if declaration.opening)
        self._opened: tuple[int, _WhatIsOpen] = (0, _NOTHING)
        """The request that opened what is open, until it is scored, and what was open before."""

    def run(self) -> None:
        """Serve until told to stop."""
        # Formats are imported one by one while nobody asks for anything: no request has to wait for all.
        self._send("ready", self._opening)
        formats = iter(FORMATS)
        while True:
            if not self._waiting:
                if self._connection.poll() or next(formats, None) is None:
                    self._receive()
                continue
            number, name, args = self._waiting.pop(0)
            if name == "stop":
                return
            self._answer(number, name, args)

    def close(self) -> None:
        """Let go of the project, if one is open: others may have it then."""
        self._service.adjudication.close()

    def _receive(self) -> None:
        number, name, args = self._connection.recv()
        if name == "cancel":
            self._cancel(*args)
        elif name == "answer":
            self._connection.send((number, "heard", None))
        else:
            self._waiting.append((number, name, args))

    def _cancel(self, number: int) -> None:
        """Note that a request is to stop. One done by now that opened inputs or compared is taken back.

        Whoever cancelled it has not heard that it was done, and goes on with what was open before.
        """
        opened, before = self._opened
        if number == opened and number != self._current:
            self._service.what_is_open, self._opened = before, (0, _NOTHING)
        else:
            self._cancelled.add(number)

    def _send(self, kind: str, value: object) -> None:
        self._connection.send((self._current, kind, value))

    def _poll(self) -> None:
        """Look for messages in the middle of a request: raise Cancelled, or answer interleaved ones."""
        while self._connection.poll():
            self._receive()
        if self._current in self._cancelled:
            raise Cancelled("cancelled")
        if any(name == "stop" for _, name, _ in self._waiting):
            raise EOFError
        if not self._service.is_open:
            return  # what is asked about is about to be opened: after a restart the window asks early
        interleaved = [message for message in self._waiting if message[1] in self._interleaved]
        self._waiting = [message for message in self._waiting if message[1] not in self._interleaved]
        for message in interleaved:
            self._answer(*message)

    def _answer(self, number: int, name: str, args: tuple[object, ...]) -> None:
        outer, self._current = self._current, number
        try:
            if number in self._cancelled:
                raise Cancelled("cancelled")
            method = self._service.requests.get(name)
            if method is None:
                raise TaskError(Wording("there is no request {name!r}", name=name))
            before = self._service.what_is_open
            result = method(*args)
            if method in (self._service.open, self._service.compare_with):
                self._opened = number, before
            elif method == self._service.score:
                self._opened = 0, _NOTHING
                self._service.adjudication.leave()
            self._send("result", result)
        except InputRefused as refused:
            self._send("refused", refused.diagnostics)
        except Cancelled:
            self._send("cancelled", None)
        except (EOFError, ConnectionError):
            raise
        except Exception:  # the last resort of a process: the window shows the report, nothing is lost
            self._send("failed", traceback.format_exc())
        finally:
            self._cancelled.discard(number)
            self._current = outer
