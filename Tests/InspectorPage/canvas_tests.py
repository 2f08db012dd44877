"""The canvas's edges: frames at other sizes are the solver's, and what isn't right there is marked."""

import re

from support import FIRST_SCENE, PageTestCase, frames, path, render, run, write

# Two labels that grow with the canvas; the second runs into the first where there is no room for both.
CROWDED = {
    "layoutDocument": 1, "canvas": {"size": [300, 200]},
    "root": {"id": "view", "subviews": [
        {"id": "left", "class": "UIButton", "intrinsicContentSize": [120, 44]},
        {"id": "right", "class": "UIButton", "intrinsicContentSize": [120, 44]},
        {"id": "bar", "class": "UIButton", "intrinsicContentSize": [80, 44]}]},
    "constraints": [
        "left.leading == view.leading + 10", "right.trailing == view.trailing - 10", "left.top == view.top + 10",
        "right.top == view.top + 10", "bar.width >= 60", "bar.width <= 200", "bar.width == view.width / 2 @500",
        "bar.centerX == view.centerX", "bar.bottom == view.bottom - 10"]}

# As wide as phones are: the system's margins become wider between the widths of two of them.
MARGINS = {
    "layoutDocument": 1, "canvas": {"size": [390, 700]},
    "root": {"id": "view", "subviews": [{"id": "box"}]},
    "constraints": ["box.leading == view.layoutMarginsGuide.leading", "box.trailing == view.layoutMarginsGuide.trailing",
                    "box.top == view.layoutMarginsGuide.top + 8", "box.height == view.height / 4"]}


class CanvasTests(PageTestCase):
    def documents(self):
        """Examples, and a document whose margins depend on the canvas; each with its page."""
        margins = write("margins.json5", MARGINS)
        run("render", margins, "-o", "margins.html")
        return [("guides/equal-spacing.json5", render("guides/equal-spacing.json5", "spacing")),
                ("guides/one-third.json5", render("guides/one-third.json5", "third")), (margins, path("margins.html"))]

    def resize(self, axis, length):
        """Sets the slider of an axis."""
        self.browser.run(f"""(() => {{
          [...document.querySelectorAll(".choice")].find((choice) => choice.textContent.toLowerCase() === {axis!r}).click();
          const range = document.querySelector(".slider input");
          range.value = {length};
          range.dispatchEvent(new Event("input"));
        }})()""")

    def drag(self, axis, points):
        """Drags an edge of the canvas by a number of its points."""
        x, y, width, height = self.browser.run(f"""(() => {{
          const box = document.querySelector(".edge.{axis}").getBoundingClientRect();
          return [box.left, box.top, box.width, box.height];
        }})()""")
        x, y, zoom = x + width / 2, y + height / 2, self.place()[2]
        by = [points * zoom, 0] if axis == "width" else [0, points * zoom]
        self.browser.mouse("mousePressed", x, y)
        for share in (0.5, 1):
            self.browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + share * by[0], y=y + share * by[1], button="left", buttons=1)
        self.browser.mouse("mouseReleased", x + by[0], y + by[1])
        self.browser.settle()

    def assert_frames(self, document, size, where):
        """Every item's frame in the page is what the solver gives on a canvas of a size."""
        places = {item["id"]: place for place, item in enumerate(self.browser.run(FIRST_SCENE + ".items"))}
        found = frames(document, "--size", size)
        self.assertEqual(set(found), set(places))
        for name, frame in found.items():
            if None in frame:
                continue
            self.browser.run(f"document.querySelector('.row[data-item=\"{places[name]}\"]').click()")
            numbers = self.numbers()
            self.assertLess(abs(numbers[2] - frame[2]) + abs(numbers[3] - frame[3]), 0.02, f"{name} {where}: {numbers}, {frame}")
            corner = re.search(r"at (-?[\d.]+), (-?[\d.]+) on the canvas", self.text(".panel"))
            if corner:
                self.assertLess(abs(float(corner[1]) - frame[0]) + abs(float(corner[2]) - frame[1]), 0.02, f"{name} {where}")

    def test_frames_at_twenty_widths_are_the_solver_s(self):
        for document, page in self.documents():
            self.browser.open(page)
            width, height = self.browser.run(FIRST_SCENE + ".canvas")
            for step in range(20):
                length = round(width / 2 + 7 + step * (width * 1.5 - 9) / 20)
                self.resize("width", length)
                self.assert_frames(document, f"{length}x{height}", f"at a width of {length}")

    def test_frames_at_twenty_heights_are_the_solver_s(self):
        for document, page in self.documents():
            self.browser.open(page)
            width, height = self.browser.run(FIRST_SCENE + ".canvas")
            for step in range(20):
                length = round(height / 2 + 7 + step * (height * 1.5 - 9) / 20)
                self.resize("height", length)
                self.assert_frames(document, f"{width}x{length}", f"at a height of {length}")

    def test_both_edges_can_be_dragged(self):
        document = "guides/one-third.json5"
        self.browser.open(render(document, "canvas"))
        self.drag("width", 60)
        length = self.browser.run("Number(document.querySelector('.slider input').value)")
        self.assertAlmostEqual(length, 360, delta=1)
        self.assert_frames(document, f"{length}x600", "after dragging the right edge")
        # Along the other axis the canvas gets its own length again: pieces hold along one at a time.
        self.drag("height", -90)
        length = self.browser.run("Number(document.querySelector('.slider input').value)")
        self.assertAlmostEqual(length, 510, delta=1)
        self.assert_frames(document, f"300x{length}", "after dragging the bottom edge")

    def test_what_is_wrong_on_other_canvases_is_marked_and_said(self):
        self.browser.open(render(CROWDED, "crowded"))
        titles = self.browser.run("[...document.querySelectorAll('.band.warning')].map((band) => band.title)")
        collision = next((title for title in titles if title.startswith("collision: ")), None)
        self.assertIsNotNone(collision, titles)
        self.assertIn("left, right", collision)
        # Two buttons of 120 with 10 beside each meet where the canvas is 260 wide.
        self.assertIn("150…260", collision)
        self.resize("width", 250)
        self.assertIn("collision", self.text(".because"))
        self.resize("width", 290)
        self.assertNotIn("collision", self.text(".because"))

    def test_bounds_are_in_the_size_s_bar(self):
        self.browser.open(render(CROWDED, "crowded"), "#item=bar")
        bar = self.texts(".panel .bar")[0]
        self.assertIn("60 to 200", bar)
        self.assertIn("width 150", bar)
        self.assertIn("decided by bar.width == view.width / 2 @500", bar)
        places = self.browser.run("[...document.querySelectorAll('.bar:first-of-type .bound')].map((bound) => parseFloat(bound.style.left))")
        self.assertAlmostEqual(places[1] / places[0], 200 / 60, places=3)

    def test_keys_change_the_canvas(self):
        self.browser.open(render("guides/one-third.json5", "canvas"))
        for key, axis, length in [(">", "width", 301), ("<", "width", 300), (".", "height", 601), (",", "height", 600)]:
            self.browser.key(key)
            self.assertEqual(self.text(".length"), f"{length} pt", f"{axis} after {key}")
        self.browser.run("document.querySelector('.slider input').focus()")
        self.browser.key("End")
        self.assertEqual(self.text(".length"), "1200 pt")
        self.browser.key("Escape")
        self.assertEqual(self.text(".length"), "600 pt")

    def test_the_fragment_keeps_the_canvas(self):
        page = render("guides/one-third.json5", "canvas")
        self.browser.open(page, "#height=750&item=button")
        self.assertEqual(self.text(".length"), "750 pt")
        # A third of 750, where the button begins.
        self.assertEqual(self.numbers()[1], 250)
        for hash in ["#height=NaN", "#width=-4", "#height=1e999&width=x"]:
            self.browser.open(page, hash)
            self.assertEqual(self.text(".length"), "300 pt", hash)
