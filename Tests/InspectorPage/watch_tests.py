"""A page that `--watch` writes again is picked up where it is open."""

import os
import subprocess
import time

from support import PageTestCase, Shared, path, run, write

GOOD = """{ layoutDocument: 1, canvas: { size: [200, 300] },
  root: { id: "view", subviews: [{ id: "box" }, { id: "other" }] },
  constraints: ["box.leading == view.leading + 10", "box.top == view.top + TOP", "box.width == 50", "box.height == 40",
    "other.leading == box.trailing + 8", "other.top == box.top", "other.width == 50", "other.height == 40"] }
"""


class WatchTests(PageTestCase):
    def setUp(self):
        if "--watch" not in run("render", "--help").stdout:
            self.skipTest("this command has no --watch")
        super().setUp()
        write("watched.json5", GOOD.replace("TOP", "20"))
        self.process = subprocess.Popen([Shared.command, "render", "watched.json5", "-o", "watched.html", "--watch"], cwd=Shared.folder.name,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait(lambda: os.path.exists(path("watched.html")))

    def tearDown(self):
        # Where a suite runs in the background, its commands ignore interrupts.
        self.process.terminate()
        self.process.wait(timeout=20)
        os.remove(path("watched.html"))
        super().tearDown()

    def wait(self, condition):
        end = time.monotonic() + 30
        while not condition():
            self.assertLess(time.monotonic(), end, "nothing came of it")
            time.sleep(0.1)

    def look(self, script):
        """A value of the page, which may be loading."""
        try:
            return self.browser.run(script)
        except RuntimeError:
            return None

    def shows(self, words, selector=".panel"):
        return self.look(f"(document.querySelector({selector!r})?.textContent ?? '').includes({words!r})")

    def test_selection_and_position_are_kept(self):
        self.browser.open(path("watched.html"), "#item=box")
        self.assertEqual(self.numbers()[1], 20)
        for _ in range(3):
            self.browser.key("+")
        self.browser.run("document.querySelector('.overlay').focus()")
        self.browser.key("ArrowDown")
        self.browser.run("document.querySelector('[aria-label=\"Light or dark\"]').click()")
        place = self.place()
        write("watched.json5", GOOD.replace("TOP", "90"))
        self.wait(lambda: self.look("[...document.querySelectorAll('.frame dd:not(.why)')].map((node) => node.textContent)[1]") == "90")
        self.browser.settle()
        self.assertEqual(self.selected(), "box")
        # The fragment has six decimals of the zoom.
        for now, before in zip(self.place(), place):
            self.assertAlmostEqual(now, before, places=5)
        self.assertEqual(self.browser.run("document.documentElement.dataset.theme"), "dark")

    def test_changes_are_kept(self):
        self.browser.open(path("watched.html"), "#item=box&set=box.width+%3D%3D+50.constant+%3D+70")
        width = "[...document.querySelectorAll('.frame dd:not(.why)')].map((node) => node.textContent)"
        self.wait(lambda: self.look(f"{width}[2]") == "70")
        write("watched.json5", GOOD.replace("TOP", "90"))
        self.wait(lambda: self.look(f"{width}[1]") == "90")
        self.wait(lambda: self.look(f"{width}[2]") == "70")
        self.assertEqual(len(self.texts(".whatif li")), 1)

    def test_a_broken_document_keeps_the_last_picture(self):
        self.browser.open(path("watched.html"), "#item=other")
        drawn = self.pixels()
        write("watched.json5", GOOD.replace("TOP", "20").replace("canvas:", "canvas"))
        self.wait(lambda: self.shows("watched.json5:1:", ".problems"))
        self.browser.settle()
        self.assertIn("The last valid layout is shown", self.text(".problems"))
        self.assertEqual(self.selected(), "other")
        self.assertEqual(self.numbers(), [68, 20, 50, 40])
        write("watched.json5", GOOD.replace("TOP", "20"))
        self.wait(lambda: self.look("document.readyState === 'complete' && !document.querySelector('.problems')"))
        self.wait(lambda: self.look("performance.getEntriesByName('usable').length"))
        self.browser.settle()
        self.assertEqual(self.pixels(), drawn)

    def test_a_document_that_is_broken_from_the_start(self):
        with open(path("watched.html")) as file:
            valid = file.read()
        write("watched.json5", "{")
        self.wait(lambda: open(path("watched.html")).read() != valid)
        self.browser.open(path("watched.html"))
        self.wait(lambda: self.shows("watched.json5:1:", ".problems"))


class UnwatchedTests(PageTestCase):
    def test_other_pages_look_for_nothing(self):
        subprocess.run([Shared.command, "render", write("still.json5", GOOD.replace("TOP", "20")), "-o", path("still.html")], check=True)
        self.browser.open(path("still.html"))
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 1500))")
        self.assertEqual(len(self.browser.requests), 1)
