"""Reports on paper: every page has its part of the text, in the colours of paper, and pictures have room."""

from fractions import Fraction

from PySide6.QtCore import QByteArray, QSizeF, QUrl
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from annotally.reports.full.html import print_page
from annotally.reports.full.model import BarChart, Dot, DotChart, FullReport, ReportSection
from annotally.reports.full.svg import picture_svg
from annotally.reports.messages import PrintedReport
from annotally.reports.tables.table import Column, NamedTable, Table
from annotally_gui.services import report_printing
from annotally_gui.services.report_printing import draw_picture, make_document, make_pdf, make_png
from annotally_gui.services.theme import DARK, make_palette


def printed(rows: int = 100) -> PrintedReport:
    table = NamedTable("t", "T", Table((Column("a", "A"),), [(f"line {number}",) for number in range(rows)]))
    dots = DotChart([Dot("a very long label of a document" * 3, Fraction(1, 2))])
    bars = BarChart(("n",), (("x", (1,)),))
    sections = (
        ReportSection("first", "First", picture=dots, table=table),
        ReportSection("second", "Second", picture=bars),
    )
    report = FullReport("A title", "a signature", (), sections)
    pictures = [(name, title, picture_svg(picture, title)) for name, title, picture in report.pictures]
    return PrintedReport(report.title, print_page(report), tuple(pictures))


def paint_pages(report: PrintedReport, size: QSizeF) -> list[QImage]:
    document = make_document(report, size.width())
    document.setPageSize(QSizeF(size.width(), size.height() - 18))
    pages = []
    for number in range(document.pageCount()):
        image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        report_printing._paint_page(document, painter, number, size)
        painter.end()
        pages.append(image)
    return pages


def test_a_report_is_pdf_of_as_many_pages_as_it_needs(qtbot: QtBot) -> None:
    content = make_pdf(printed())
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert content.count(b"/Type /Page\n") > make_pdf(printed(2)).count(b"/Type /Page\n") >= 1


def test_paper_is_dark_on_light_whatever_the_theme(qtbot: QtBot) -> None:
    before = QApplication.palette()
    light = paint_pages(printed(), QSizeF(500, 400))
    QApplication.setPalette(make_palette(DARK))
    try:
        dark = paint_pages(printed(), QSizeF(500, 400))
    finally:
        QApplication.setPalette(before)
    assert len(light) == len(dark) > 3
    assert all(first == second for first, second in zip(light, dark, strict=True))
    blank = QImage(light[0].size(), QImage.Format.Format_RGB32)
    blank.fill(QColor("white"))
    assert all(page != blank for page in light)
    assert QPalette().color(QPalette.ColorRole.Text) == before.color(QPalette.ColorRole.Text)


def test_a_picture_is_no_wider_than_its_page(qtbot: QtBot) -> None:
    document: QTextDocument = make_document(printed(), 300)
    picture = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl("picture:first"))
    assert picture.deviceIndependentSize().width() <= 300
    wide = draw_picture(printed().pictures[0][2], 2)
    assert wide.deviceIndependentSize().width() > 300


def test_png_is_a_sharp_picture_on_light_ground(qtbot: QtBot) -> None:
    svg = printed().pictures[1][2]
    image = QImage.fromData(QByteArray(make_png(svg)), "PNG")  # type: ignore[call-overload]  # the stubs lack it
    assert image.width() == 3 * draw_picture(svg, 1).width()
    assert image.pixelColor(1, 1) == QColor("white")
