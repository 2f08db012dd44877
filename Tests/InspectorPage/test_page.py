#!/usr/bin/env python3
"""Opens inspector pages in Chromium and uses them as a reader does.

Run as `test_page.py PATH-OF-LAYOUT-RENDER`. Where there is no Chromium, a line says so and nothing is tested.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

from browser import Browser, find_chromium

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COMMAND = "layout-render"
ALT = 1

HOSTILE = ["</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "<!--<script>", "\u202egnp.exe",
           "a\u2028b", "${alert(1)}", "__proto__", "x" * 100_000]


def setUpModule():
    global browser, folder
    browser = Browser()
    folder = tempfile.TemporaryDirectory()


def tearDownModule():
    browser.close()
    folder.cleanup()


def render(document, name):
    """The path of the page of a document or an example."""
    source = os.path.join(ROOT, "Examples", document) if isinstance(document, str) else os.path.join(folder.name, f"{name}.json5")
    if not isinstance(document, str):
        with open(source, "w") as file:
            json.dump(document, file)
    page = os.path.join(folder.name, f"{name}.html")
    subprocess.run([COMMAND, "render", source, "-o", page], stderr=subprocess.DEVNULL, check=False)
    return page


def frames(document, *options):
    """What the command itself says of a layout's frames on the canvas."""
    done = subprocess.run([COMMAND, "frames", *options, os.path.join(ROOT, "Examples", document)], capture_output=True, check=False)
    items = json.loads(done.stdout)["scenes"][0]["items"]
    return {item["id"]: item["canvasFrame"] for item in items}


class PageTests(unittest.TestCase):
    def setUp(self):
        browser.size(1280, 800)
        # Away from the picture, where an earlier test may have left it.
        browser.mouse("mouseMoved", 2, 2)

    def tearDown(self):
        self.assertEqual(browser.problems, [])
        self.assertEqual([url for url in browser.requests if not url.startswith(("file:", "about:"))], [])

    def text(self, selector):
        return browser.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def selected(self):
        return browser.run("document.querySelector('[role=treeitem][aria-selected=true] .name')?.textContent ?? null")

    def at(self, frame):
        """The middle of a frame of the canvas, in the window."""
        place = browser.run("""(() => {
          const base = document.querySelector(".base"), box = base.getBoundingClientRect();
          return [box.left + Number(base.dataset.x), box.top + Number(base.dataset.y), Number(base.dataset.zoom)];
        })()""")
        return [place[axis] + place[2] * (frame[axis] + frame[2 + axis] / 2) for axis in (0, 1)]

    def pixels(self):
        """A hash of what is drawn."""
        return browser.run("""[...document.querySelectorAll("canvas")].map((canvas) => {
          const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let hash = 0;
          for (const value of data) hash = (hash * 31 + value) | 0;
          return hash;
        }).join(" ")""")

    def test_first_view_is_picture_tree_and_four_numbers(self):
        browser.open(render("guides/one-third.json5", "third"))
        self.assertEqual(self.text("h1"), "one-third.json5")
        self.assertEqual(browser.run("[...document.querySelectorAll('.numbers > *')].map((e) => e.textContent)"),
                         ["2 views", "1 guide", "4 constraints", "0 findings"])
        self.assertEqual(browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)"), ["view", "third", "button"])
        self.assertTrue(browser.run("document.querySelector('.panel').hidden"))

    def test_selecting_works_both_ways(self):
        page = render("guides/one-third.json5", "third")
        browser.open(page)
        browser.click(*self.at(frames("guides/one-third.json5")["button"]))
        self.assertEqual(self.selected(), "button")
        self.assertEqual(self.text(".panel h2"), "button")
        before = self.pixels()
        browser.run("[...document.querySelectorAll('.row')].find((row) => row.textContent.includes('third')).click()")
        browser.settle()
        self.assertEqual(self.text(".panel h2"), "third")
        self.assertNotEqual(self.pixels(), before)

    def test_panel_says_why(self):
        browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.assertEqual(browser.run("[...document.querySelectorAll('.frame dd:not(.why)')].map((e) => e.textContent)"), ["100", "200", "100", "44"])
        self.assertIn("600 / 3 = 200", self.text(".panel"))
        self.assertIn("Decides", self.text(".panel"))
        self.assertIn("button.top == third.bottom", self.text(".constraints.decides"))

    def test_search(self):
        browser.open(render("guides/one-third.json5", "third"))
        browser.key("/")
        for letter in "butt":
            browser.key(letter)
        self.assertEqual(browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)"), ["button"])
        browser.key("Enter")
        self.assertEqual(self.text(".panel h2"), "button")

    def test_keyboard_alone(self):
        browser.open(render("guides/equal-spacing.json5", "spacing"))
        for _ in range(20):
            browser.key("Tab")
            if browser.run("document.activeElement.getAttribute('role')") == "treeitem":
                break
        names = browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
        browser.key("End")
        self.assertEqual(self.selected(), names[-1])
        browser.key("ArrowUp")
        self.assertEqual(self.selected(), names[-2])
        browser.key("ArrowLeft")
        self.assertEqual(self.selected(), "view")
        browser.key("ArrowLeft")
        self.assertEqual(browser.run("document.querySelectorAll('.row').length"), 1)
        browser.key("ArrowRight")
        browser.key("]")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "wide")
        browser.key("d")
        self.assertEqual(browser.run("document.querySelector('[aria-pressed=true]').textContent"), "Planes")
        browser.key("?")
        self.assertTrue(browser.run("document.querySelector('dialog').open"))
        browser.key("Escape")
        browser.key("Escape")
        self.assertTrue(browser.run("document.querySelector('.panel').hidden"))

    def test_findings_are_stepped_through(self):
        browser.open(render("findings/conflict.json5", "conflict"))
        browser.key("n")
        self.assertIn("unsatisfiable", self.text(".banner"))
        self.assertEqual(self.text(".panel h2"), "a")
        self.assertIn("a.width == 200", self.text(".constraints.given-up"))
        self.assertEqual(browser.run("document.querySelector('.row[data-mark=error] .name').textContent"), "a")

    def test_tabs_keep_the_selection(self):
        browser.open(render("guides/one-third.json5", "third"), "#item=button")
        browser.key("]")
        self.assertEqual(self.text(".panel h2"), "button")
        expected = frames("guides/one-third.json5", "--state", "tall")["button"]
        self.assertEqual(browser.run("document.querySelectorAll('.frame dd:not(.why)')[1].textContent"), f"{expected[1]:g}")

    def test_tabs_side_by_side_and_overlaid(self):
        browser.open(render("guides/one-third.json5", "third"), "#item=button")
        alone = self.pixels()
        browser.key("o")
        overlaid = self.pixels()
        self.assertIn("y 200 → ", self.text(".panel"))
        browser.key("o")
        self.assertEqual(len({alone, overlaid, self.pixels()}), 3)
        browser.key("o")
        self.assertEqual(self.pixels(), alone)

    def test_layers(self):
        browser.open(render("guides/one-third.json5", "third"))
        shown = self.pixels()
        browser.key("g")
        self.assertNotEqual(self.pixels(), shown)
        browser.key("g")
        self.assertEqual(self.pixels(), shown)

    def test_redlines_while_alt_is_held(self):
        browser.open(render("guides/equal-spacing.json5", "spacing"), "#item=save")
        place = self.at(frames("guides/equal-spacing.json5")["clear"])
        browser.mouse("mouseMoved", *place)
        browser.settle()
        hovered = self.pixels()
        browser.mouse("mouseMoved", place[0] + 1, place[1], ALT)
        browser.settle()
        self.assertNotEqual(self.pixels(), hovered)

    def test_planes_turn(self):
        browser.open(render("guides/one-third.json5", "third"), "#planes=1")
        before = self.pixels()
        x, y = self.at([0, 0, 300, 600])
        browser.mouse("mousePressed", x, y)
        browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + 80, y=y + 20, button="left", buttons=1)
        browser.mouse("mouseReleased", x + 80, y + 20)
        browser.settle()
        self.assertNotEqual(self.pixels(), before)

    def test_dragged_canvas_has_the_solver_s_frames(self):
        document = "guides/equal-spacing.json5"
        browser.open(render(document, "spacing"))
        height = browser.run("JSON.parse(document.getElementById('data').textContent).scenes[0].canvas[1]")
        for width in range(170, 630, 23):
            browser.run(f"""(() => {{
              const range = document.querySelector("[type=range]");
              range.value = {width};
              range.dispatchEvent(new Event("input"));
            }})()""")
            for name, frame in frames(document, "--size", f"{width}x{height}").items():
                if None in frame:
                    continue
                browser.run(f"[...document.querySelectorAll('.row')].find((row) => row.querySelector('.name').textContent === {json.dumps(name)})?.click()")
                shown = browser.run("document.querySelector('.panel .quiet:last-child')?.parentElement.textContent")
                numbers = [float(text) for text in browser.run("[...document.querySelectorAll('.frame dd:not(.why)')].map((e) => e.textContent)")]
                self.assertLess(abs(numbers[2] - frame[2]) + abs(numbers[3] - frame[3]), 0.02, f"{name} at {width}: {numbers}, {frame}")
                corner = re.search(r"at (-?[\d.]+), (-?[\d.]+) on the canvas", shown or "")
                if corner:
                    self.assertLess(abs(float(corner[1]) - frame[0]) + abs(float(corner[2]) - frame[1]), 0.02, f"{name} at {width}")

    def test_fragment_leads_back(self):
        page = render("guides/one-third.json5", "third")
        browser.open(page, "#item=button&tab=1&layers=guides")
        browser.key("+")
        browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        fragment, drawn = browser.run("location.hash"), self.pixels()
        self.assertIn("item=button", fragment)
        browser.open(page, fragment)
        self.assertEqual(self.pixels(), drawn)

    def test_broken_fragments_are_harmless(self):
        page = render("guides/one-third.json5", "third")
        for fragment in ["#tab=99&item=nobody", "#view=NaN 0 0&width=-5", "#with=7 beside", "#%", "#item=%3Cb%3E"]:
            browser.open(page, fragment)
            self.assertEqual(self.text("h1"), "one-third.json5")

    def test_hostile_names_are_text(self):
        views = [{"id": name, "class": "UILabel", "text": name, "frame": [10, 10 + 40 * index, 200, 30]} for index, name in enumerate(HOSTILE)]
        page = render({"layoutDocument": 1, "canvas": {"size": [300, 400]}, "root": {"id": "view", "subviews": views}, "constraints": []}, "<img src=x onerror=alert(1)>")
        browser.open(page)
        names = browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
        self.assertEqual(len(names), 1 + len(HOSTILE))
        self.assertTrue(all(name.startswith(HOSTILE[index][:1]) for index, name in enumerate(names[1:])))
        self.assertLessEqual(max(map(len, names)), 80)
        self.assertEqual(browser.run("document.querySelectorAll('img').length"), 0)
        for index in range(len(names)):
            browser.run(f"document.querySelectorAll('.row')[{index}].click()")
        browser.settle()

    def test_accessibility_tree(self):
        browser.open(render("guides/one-third.json5", "third"), "#item=button")
        nodes = [node for node in browser.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
        named = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes]
        self.assertIn(("tree", "Views and guides"), named)
        self.assertIn(("treeitem", "button, UIButton"), named)
        self.assertIn(("tab", "default"), named)
        self.assertIn(("main", "Picture"), named)
        self.assertIn(("complementary", "Details"), named)
        unnamed = [role for role, name in named if role in ("button", "slider", "combobox", "searchbox", "tab", "treeitem", "img") and not name.strip()]
        self.assertEqual(unnamed, [])

    def test_narrow_and_dark(self):
        browser.size(390, 844, dark=True)
        browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.assertEqual(browser.run("document.documentElement.scrollWidth"), 390)
        self.assertEqual(browser.run("getComputedStyle(document.documentElement).colorScheme"), "dark")

    def test_reading_a_large_layout(self):
        rows = [{"id": f"row{row}", "frame": [0, 4 * row, 400, 4], "subviews": [
            {"id": f"cell{row}-{column}", "frame": [40 * column, 0, 38, 4]} for column in range(9)]} for row in range(500)]
        page = render({"layoutDocument": 1, "canvas": {"size": [400, 2000]}, "root": {"id": "view", "subviews": rows}, "constraints": []}, "large")
        self.assertLess(os.path.getsize(page), 5_000_000)
        browser.open(page, "#item=cell499-8")
        self.assertEqual(self.selected(), "cell499-8")
        self.assertLess(browser.run("document.querySelectorAll('.row').length"), 1000)

    def test_small_screens_have_small_pages(self):
        views = [{"id": f"v{index}", "class": "UILabel", "text": "Text", "frame": [10, 12 * index, 100, 10]} for index in range(50)]
        page = render({"layoutDocument": 1, "canvas": {"size": [390, 844]}, "root": {"id": "view", "subviews": views}, "constraints": []}, "small")
        self.assertLess(os.path.getsize(page), 250_000)


if __name__ == "__main__":
    if find_chromium() is None:
        print("Skipped the inspector's tests: there is no Chromium (Scripts/setup --tests installs it).")
        sys.exit(0)
    COMMAND = os.path.abspath(sys.argv.pop(1))
    unittest.main()
