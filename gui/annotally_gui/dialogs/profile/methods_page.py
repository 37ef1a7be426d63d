"""The page about the module with the user's own methods: its path and functions. It is not run here."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from annotally.tasks.similarity.user_functions import OwnFunction, OwnMethods, own_methods
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.models.profile_draft import VALUES_OF_DIMENSION, VALUES_OF_ROW
from annotally_gui.services.i18n import mark, tr, translate
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.layouts import add_layout

MODULES = mark("Python modules (*.py)")


class MethodsPage(QWidget):
    """A page with the path of a module and a list of its functions."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.path = QLineEdit(settings.values.dimension_methods)
        self.path.setAccessibleName(tr("Python module with your own methods"))
        self.path.setPlaceholderText(tr("none"))
        self.path.setMinimumHeight(TARGET)
        self.path.setClearButtonEnabled(True)
        self.choose = make_button(tr("Choose &module…"), self._choose)
        self.functions = wrapped(selectable=True)
        self.functions.setAccessibleName(tr("Functions of the module"))
        title = QLabel(tr("&Python module with your own methods"))
        title.setBuddy(self.path)
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.path, 1)
        line.addWidget(self.choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GAP, 2 * GAP, 2 * GAP, 2 * GAP)
        column.setSpacing(GAP)
        column.addWidget(
            wrapped(
                tr(
                    "Similarity profiles can use your own functions, as methods of "
                    "dimensions and for rows of the scores. Profiles name the functions; "
                    "only this setting names the module that contains them. Choose only "
                    "a module that you trust: it runs with all your permissions when a "
                    "task uses one of its functions."
                )
            )
        )
        column.addWidget(title)
        add_layout(column, line)
        column.addWidget(self.functions)
        column.addStretch(1)
        self.path.editingFinished.connect(self._take)
        # Shown with each letter, but kept in the settings only when the field is left.
        self.path.textChanged.connect(lambda text: self._show(text.strip()))
        self._show(settings.values.dimension_methods)

    def _choose(self) -> None:
        start = self.path.text() or self._settings.values.open_folder
        path, _ = QFileDialog.getOpenFileName(self, tr("Choose a Python module"), start, tr(MODULES))
        if path:
            self.path.setText(path)
            self._take()

    def _take(self) -> None:
        text = self.path.text().strip()
        self._settings.change(dimension_methods=str(Path(text).expanduser().absolute()) if text else "")

    def _show(self, path: str) -> None:
        self.functions.setText(
            _module_text(own_methods(str(Path(path).expanduser())) if path else OwnMethods())
        )


def _module_text(module: OwnMethods) -> str:
    """Return the functions of a module in words, or the reason why it has none."""
    if not module.path:
        return tr("No module: tasks that use your own functions are refused.")
    if module.problem:
        return tr("⚠ {path} {problem}", path=module.path, problem=translate(module.problem))
    kinds = (
        (tr("For dimensions"), module.taking(VALUES_OF_DIMENSION)),
        (tr("For rows of the scores"), module.taking(VALUES_OF_ROW)),
    )
    lines = [f"{kind}: {', '.join(map(_signature, functions)) or tr('none')}" for kind, functions in kinds]
    return "\n".join(lines)


def _signature(function: OwnFunction) -> str:
    options = f" ({', '.join(function.options)})" if function.options else ""
    return f"{function.name}{options}"
