"""The welcome page, shown while nothing is open."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from annotally_gui.context import AppContext
from annotally_gui.dialogs.frame import make_button, scrolled, wrapped
from annotally_gui.services.i18n import tr
from annotally_gui.services.recent_files import RecentEntry, as_entry, recent_entries, recent_titles
from annotally_gui.services.rich_text import with_links
from annotally_gui.services.samples import SAMPLES
from annotally_gui.services.theme import GAP, TARGET, heading_font
from annotally_gui.widgets.layouts import add_layout

_WIDTH = 560


class WelcomePage(QWidget):
    """A page with the ways in: files or a folder to compare or adjudicate, samples, recent comparisons."""

    reopened = Signal(object)
    """Emitted with the OpenRequest of a recent comparison."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._opening = False
        self.setAccessibleName(tr("Welcome"))
        title = QLabel(tr("Annotally"))
        title.setFont(heading_font())
        purpose = wrapped(tr("Compare two annotations of the same texts, see where they differ, and why."))
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.addStretch(1)
        column.addWidget(title)
        column.addWidget(purpose)
        column.addSpacing(GAP)
        add_layout(column, self._ways_in())
        column.addSpacing(2 * GAP)
        self.caption = QLabel(tr("&Recent"))
        self.list = self._make_list()
        self.caption.setBuddy(self.list)
        self.empty = wrapped(
            tr(
                "No recent comparisons. Open the sample to look around, or drop files or "
                "a folder on this window: a key and a response, or the files of several "
                "annotators, with their texts if you have them."
            )
        )
        column.addWidget(self.caption)
        column.addWidget(self.list, 8)
        column.addWidget(self.empty)
        column.addStretch(2)
        self._center(column)
        context.settings.changed.connect(self._settings_changed)
        self.fill()

    def fill(self) -> None:
        """List recent comparisons. Missing files are looked up after painting."""
        entries = recent_entries(self._context.settings.values.recent)
        self.list.clear()
        for entry, title in zip(entries, recent_titles(entries), strict=True):
            item = QListWidgetItem(title)
            item.setSizeHint(QSize(0, TARGET))
            item.setToolTip("\n".join(entry.request.paths))
            item.setData(Qt.ItemDataRole.UserRole, as_entry(entry.request))
            self.list.addItem(item)
        self.list.setVisible(bool(entries))
        self.list.setMaximumHeight(len(entries) * TARGET + 2 * self.list.frameWidth())
        self.caption.setVisible(bool(entries))
        self.empty.setVisible(not entries)

    def showEvent(self, event: QShowEvent) -> None:
        """Look up missing files after painting."""
        QTimer.singleShot(0, self, self.grey_missing)
        super().showEvent(event)

    def take_focus(self) -> None:
        """Focus the newest recent comparison, or the sample on a first start: Return opens it."""
        if self._entries():
            self.list.setCurrentRow(max(0, self.list.currentRow()))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.sample_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button with Return, as in a dialog."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
                return
        super().keyPressEvent(event)

    def grey_missing(self) -> None:
        """Grey comparisons with missing files, and name the file."""
        entries = self._entries()
        for row, (entry, line) in enumerate(zip(entries, recent_titles(entries), strict=True)):
            missing = entry.missing()
            item = self.list.item(row)
            flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            item.setFlags(Qt.ItemFlag.NoItemFlags if missing else flags)
            title = tr("{title} · missing: {name}", title=line, name=Path(missing).name)
            item.setText(title if missing else line)

    def _entries(self) -> tuple[RecentEntry, ...]:
        return recent_entries(self._context.settings.values.recent)

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "recent" in names:
            self.fill()
            self.grey_missing()

    def _ways_in(self) -> QGridLayout:
        """Return the ways in: files, or a folder beside them, to compare or to adjudicate; the samples."""
        action = self._context.actions.action
        self.compare_button = self._button(tr("&Compare two files or folders…"), "open", action("file.open"))
        self.compare_folder_button = self._button(tr("F&older…"), "", action("file.open_folder"))
        self.adjudicate_button = self._button(
            tr("Settle anno&tators' differences…"), "project", action("file.adjudicate")
        )
        self.adjudicate_folder_button = self._button(tr("Fo&lder…"), "", action("file.adjudicate_folder"))
        self.sample_button = self._button(tr("Open s&ample"), "sample", action("file.open_sample"))
        self.samples = self._other_samples()
        self.compare_folder_button.setAccessibleName(tr("Compare the files in a folder"))
        self.adjudicate_folder_button.setAccessibleName(tr("Settle annotators' differences in a folder"))
        grid = QGridLayout()
        grid.setSpacing(GAP)
        rows = (
            (self.compare_button, self.compare_folder_button),
            (self.adjudicate_button, self.adjudicate_folder_button),
            (self.sample_button, self.samples),
        )
        for row, widgets in enumerate(rows):
            for column, widget in enumerate(widgets):
                grid.addWidget(widget, row, column, *((1, 2) if widget is self.samples else ()))
        grid.setColumnStretch(2, 1)
        return grid

    def _button(self, text: str, icon: str, action: QAction) -> QPushButton:
        button = make_button(text, action.trigger)
        button.setToolTip(action.toolTip())
        if icon:
            button.setIcon(self._context.icons.icon(icon))
            button.setIconSize(QSize(16, 16))
        button.setMinimumHeight(32)
        return button

    def _other_samples(self) -> QLabel:
        """Return the line that opens the samples of other tasks: links, so that it wraps in little room."""
        links = ((str(number), tr(sample.title)) for number, sample in enumerate(SAMPLES))
        line = wrapped(with_links(tr("Other samples: {links}"), links))
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        line.setAccessibleName(tr("Other samples"))
        line.linkActivated.connect(lambda link: self.reopened.emit(SAMPLES[int(link)].request()))
        line.linkHovered.connect(lambda link: line.setToolTip(tr(SAMPLES[int(link)].tip) if link else ""))
        return line

    def _make_list(self) -> QListWidget:
        view = QListWidget()
        view.setAccessibleName(tr("Recent comparisons"))
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setUniformItemSizes(True)
        view.setMinimumHeight(2 * TARGET)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        view.itemActivated.connect(self._reopen)
        view.itemClicked.connect(self._reopen)
        return view

    def _reopen(self, item: QListWidgetItem) -> None:
        entries = recent_entries((str(item.data(Qt.ItemDataRole.UserRole)),))
        if self._opening or not entries or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        self._opening = True  # a double click is a click, and then an activation
        QTimer.singleShot(QGuiApplication.styleHints().mouseDoubleClickInterval(), self, self._be_ready)
        self.reopened.emit(entries[0].request)

    def _be_ready(self) -> None:
        self._opening = False

    def _center(self, column: QVBoxLayout) -> None:
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        middle.setLayout(column)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, 2 * GAP)
        row.addStretch(1)
        row.addWidget(middle, 8)
        row.addStretch(1)
        area = scrolled(page, tr("Welcome"))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page_layout = QHBoxLayout(self)
        page_layout.setContentsMargins(0, 0, 0, 0)
        page_layout.addWidget(area)
