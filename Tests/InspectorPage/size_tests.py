"""Canvases of other sizes, compared with the command: at breakpoints, with changes, from one address to the next."""

import os
import re

from live_tests import CELL
from support import ROOT, SolvedPageTestCase, path, render, run, write

LABELLED = {
    "layoutDocument": 1, "canvas": {"size": [390, 700]},
    "root": {"id": "view", "subviews": [{"id": "box"}, {"id": "mark"}]},
    "constraints": ["box.leading == view.leading + 8", "box.trailing == view.trailing - 8", "box.top == view.top + 8", "box.height == view.height / 4",
                    {"id": "gap", "constraint": "mark.leading == box.leading + 5"}, "mark.top == box.bottom", "mark.width == 30", "mark.height == 30"]}


def margins():
    """The example's screen, 393 by 852, with a field at the margins: they are 16 wide below a width of 400, and 20 from there on."""
    with open(os.path.join(ROOT, "Examples", "storyboards", "Main.storyboard"), encoding="utf-8") as file:
        return re.sub(r'(firstItem="email" firstAttribute="leading" secondItem=)"[^"]*" secondAttribute="leading"', r'\1"login" secondAttribute="leadingMargin"', file.read())


def rounded(items):
    """The page has the command's numbers to six decimals."""
    return {name: [round(value, 5) if isinstance(value, (int, float)) else value for value in values] for name, values in items.items()}


class SizeTests(SolvedPageTestCase):
    document, name = LABELLED, "sizes"

    def on(self, size, *options):
        return self.frames_of(run("frames", write("sizes.storyboard", margins()), "--size", size, *options))

    def open_margins(self, fragment=""):
        run("render", write("sizes.storyboard", margins()), "--scene", "Login", "-o", path("margins.html"))
        self.open_page(path("margins.html"), fragment)

    def go(self, fragment):
        """Changes the address of the open page."""
        self.run_js(f"new Promise((resolve) => {{ addEventListener('hashchange', () => setTimeout(resolve, 300), {{ once: true }}); location.hash = {fragment!r}; }})")
        self.browser.settle()

    def test_breakpoints_and_both_ends_are_solved(self):
        """The range is from half the length to twice the length."""
        for axis, lengths in (("width", [197, 399, 400, 401, 786]), ("height", [426, 1704])):
            for length in lengths:
                self.open_margins(f"#{axis}={length}")
                expected = self.on(f"{length}x852" if axis == "width" else f"393x{length}")
                self.assertEqual(self.shown(), expected, f"{axis} {length}")
                self.assertNotIn("Frames alone", self.text(".because"))
        # 20 from the margin.
        self.assertEqual([self.on(f"{width}x852")["email"][0] for width in (399, 400)], [36, 40])

    def test_the_keys_of_the_slider_come_to_solved_canvases(self):
        self.open_margins()
        for key, width in (("PageUp", 400), ("End", 786), ("PageDown", 400), ("Home", 197)):
            self.run_js("document.querySelector('.slider input').focus()")
            self.browser.key(key)
            self.assertEqual(self.shown(), self.on(f"{width}x852"), key)

    def test_an_address_without_a_size_has_the_layout_s_own(self):
        self.open_margins("#width=500")
        for fragment, width in (("#item=email", 393), ("#width=420", 420), ("#tab=0", 393)):
            self.go(fragment)
            self.assertEqual(rounded(self.shown()), rounded(self.on(f"{width}x852")), fragment)
            self.assertEqual(self.run_js("Number(document.querySelector('.slider input').value)"), width)

    def test_changes_hold_beyond_a_breakpoint(self):
        self.open_margins("#width=441&set=Logo.width+%3D%3D+120.constant+%3D+50&set=canvas.layoutDirection+%3D+rightToLeft")
        self.assertEqual(self.shown(), self.on("441x852", "--direction", "rtl", "--set", "Logo.width == 120.constant = 50"))
        # In the middle of 441, to the third of a point.
        self.assertAlmostEqual(self.shown()["logo"][0], (441 - 50) / 2, delta=0.2)
        self.assertEqual(self.texts(".whatif .badge"), [])

    def test_a_number_out_of_range_is_said_to_be(self):
        for value in ("-5", "0", "2000", "1e300"):
            self.open(f"#set=gap.priority+%3D+{value}")
            self.assertIn("above 0 and at most 1000", self.text(".whatif .badge"))
            self.assertEqual(self.shown(), self.solved())

    def test_a_cell_keeps_its_width_at_another_height(self):
        run("render", write("cell.xib", CELL), "-o", path("cell.html"))
        self.open_page(path("cell.html"))
        width, height = self.run_js("document.querySelector('.picture').layout().record.canvas")
        for size, fragment in ((f"{width}x{height + 1}", f"#height={height + 1}"), (f"{width + 10}x{height}", f"#width={width + 10}")):
            expected = list(self.frames_of(run("frames", path("cell.xib"), "--size", size)).values())
            self.open_page(path("cell.html"), fragment)
            self.run_js("document.querySelector('.row').click()")
            self.assertEqual(self.numbers(), expected[0], fragment)

    def test_the_size_shown_is_said_where_only_frames_are_known(self):
        page = render(LABELLED, "unsolved")
        script = self.browser.send("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly")
        try:
            self.open_page(page, "#width=300")
            self.assertIn("300 × 700", self.text(".panel header"))
            self.assertIn("300 by 700", self.run_js("document.querySelector('.overlay').getAttribute('aria-label')"))
        finally:
            self.browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])

    def test_a_tab_keeps_its_canvas(self):
        self.open("#width=300", {**LABELLED, "states": [{"id": "other", "canvas": {"size": [500, 700]}}]}, "tabs")
        self.browser.key("]")
        self.assertEqual(self.text(".length"), "500 pt")
        self.browser.key("[")
        self.assertEqual(self.text(".length"), "300 pt")
        self.assertEqual(self.shown()["view"], [0, 0, 300, 700])
