"""Reports on paper: rich text with pictures, for a printer, for PDF, and the pictures alone as PNG.

Qt's modules for printing and SVG are imported when a report is made, for they would hold up every start.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from annotally.reports.messages import PrintedReport
from annotally_gui.services.theme import LIGHT

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MARGIN = 12.0
"""Millimetres."""
_DOTS = 96
"""Dots per inch that the sizes of pictures and texts of a report are meant for."""
_DENSITY = 4
"""Pixels of a picture for each of these dots: enough for print."""
_PNG_DENSITY = 3


def make_document(report: PrintedReport, width: float) -> QTextDocument:
    """Return a report as rich text; ``width`` is that of a page, in pixels of 1/96 inch."""
    # Pictures are drawn large and shown small, so that paper gets them sharp; one that is wider than the page
    # is shown as wide as the page.
    document = QTextDocument()
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, report.title)
    for name, _title, svg in report.pictures:
        image = draw_picture(svg, _DENSITY)
        drawn_size = image.deviceIndependentSize()
        if drawn_size.width() > width:
            image.setDevicePixelRatio(_DENSITY * drawn_size.width() / width)
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"picture:{name}"), image)
    document.setHtml(report.page)
    return document


def draw_picture(svg: str, density: float) -> QImage:
    """Return a picture with so many pixels for each of its own."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(renderer.defaultSize() * density, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.base))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    image.setDevicePixelRatio(density)
    return image


def draw_files(report: PrintedReport, form: str) -> dict[str, bytes]:
    """Return the files of a report as ``pdf``, which is one, or as ``png``, a file for each picture."""
    if form == "pdf":
        return {"": make_pdf(report)}
    return {f"{name}.png": make_png(svg) for name, _, svg in report.pictures}


def draw_without_screen(report: PrintedReport, form: str) -> dict[str, bytes]:
    """Return the files of a report where no window is shown, for the command line."""
    # Qt paints no text without an application; one that shows nothing needs no screen.
    application = QGuiApplication.instance() or QGuiApplication(["annotally", "-platform", "offscreen"])
    files = draw_files(report, form)
    del application
    return files


def make_png(svg: str) -> bytes:
    """Return a picture as PNG, for slides and letters."""
    image = draw_picture(svg, _PNG_DENSITY)
    image.setDevicePixelRatio(1)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know no device here
    return bytes(buffer.data().data())


def make_pdf(report: PrintedReport) -> bytes:
    """Return a report as PDF, on A4 across, where wide tables have room."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(report.title)
    writer.setPageLayout(_page_layout())
    print_report(report, writer)
    del writer  # it finishes the file
    return bytes(buffer.data().data())


def make_printer() -> "QPrinter":
    """Return a printer for pages across, as `print_report` fills them."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(_page_layout())
    return printer


def print_report(report: PrintedReport, device: QPagedPaintDevice) -> None:
    """Print a report, page by page, with the number of each page."""
    # The text is laid out in dots of 1/96 inch, whatever the device, and scaled when it is painted: sizes of
    # fonts, pictures and gaps then keep their proportions on every printer.
    page = device.pageLayout().paintRect(QPageLayout.Unit.Inch)
    size = QSizeF(page.width() * _DOTS, page.height() * _DOTS)
    foot = 18.0
    document = make_document(report, size.width())
    document.setDocumentMargin(0)
    document.setPageSize(QSizeF(size.width(), size.height() - foot))
    painter = QPainter(device)
    scale = painter.device().logicalDpiX() / _DOTS
    painter.scale(scale, scale)
    for number in range(document.pageCount()):
        if number:
            device.newPage()
        _paint_page(document, painter, number, size)
    painter.end()


def _paint_page(document: QTextDocument, painter: QPainter, number: int, size: QSizeF) -> None:
    # Paper is light whatever the theme of the window, whose palette the text would else be painted with.
    height = document.pageSize().height()
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(LIGHT.text))
    context.clip = QRectF(0, number * height, size.width(), height)
    painter.save()
    painter.translate(0, -number * height)
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()
    foot = QRectF(0, height, size.width(), size.height() - height)
    painter.setPen(QColor(LIGHT.muted))
    place = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    painter.drawText(foot, place, f"{number + 1} / {document.pageCount()}")


def _page_layout() -> QPageLayout:
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    paper = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(paper, QPageLayout.Orientation.Landscape, margins, QPageLayout.Unit.Millimeter)
