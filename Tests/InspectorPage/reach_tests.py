"""Everything by keyboard, for screen readers, on paper, and without motion."""

import base64
import re
import shutil
import subprocess

from change_tests import LOG, document
from support import PageTestCase, path, render, run, write

# Roles that say nothing without a name.
NAMED_ROLES = {"button", "slider", "combobox", "searchbox", "tab", "treeitem", "img", "image", "checkbox", "dialog", "DisclosureTriangle",
               "Canvas", "group", "region", "navigation", "complementary", "main", "tree", "tablist", "option"}


def test_report(name):
    """The page of a test run in which one layout of two changed."""
    for letter in "ab":
        write(f"{name}/layouts/{letter}.json5", document())
    run("test", "layouts", "--record", "all", folder=path(name))
    for letter in "ab":
        write(f"{name}/layouts/{letter}.json5", document(left=20))
    run("test", "layouts", folder=path(name))
    return path(f"{name}/golden-report/index.html")


class AccessibilityTests(PageTestCase):
    def assert_named(self, where):
        unnamed = [role for role, name in self.accessible() if role in NAMED_ROLES - {"group", "region"} and not name.strip()]
        self.assertEqual(unnamed, [], where)

    def test_the_tree_of_a_layout(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        named = self.accessible()
        for expected in [("tree", "Views and guides"), ("treeitem", "button, UIButton"), ("tab", "default"), ("main", "Picture"),
                         ("complementary", "Details"), ("slider", "Width of the canvas"), ("heading", "button"), ("navigation", "Tree")]:
            self.assertIn(expected, named)
        self.assert_named("a layout")

    def test_rows_say_their_level_and_what_is_selected(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        nodes = [node for node in self.browser.send("Accessibility.getFullAXTree")["nodes"] if node["role"]["value"] == "treeitem"]
        said = {node["name"]["value"]: {entry["name"]: entry["value"].get("value") for entry in node["properties"]} for node in nodes}
        self.assertEqual(said["view, UIView"]["level"], 1)
        self.assertEqual(said["view, UIView"]["expanded"], True)
        self.assertEqual(said["button, UIButton"]["level"], 2)
        self.assertEqual(said["button, UIButton"]["selected"], True)
        self.assertEqual(said["third, UILayoutGuide, guide"]["selected"], False)

    def test_every_kind_of_page_has_names(self):
        run("explain", write("run.log", LOG), "-o", path("log.html"))
        self.browser.open(path("log.html"))
        self.assertIn(("tab", "1 app"), self.accessible())
        self.assert_named("a log")
        self.browser.open(test_report("named"))
        self.assertIn(("region", "All of a group"), self.accessible())
        self.assertIn(("button", "a, 2 changes"), self.accessible())
        self.assert_named("a group")
        self.browser.key("v")
        self.compare("slider before")
        self.assertIn(("slider", "How much of the new picture shows"), self.accessible())
        self.assert_named("pictures")

    def test_findings_are_announced(self):
        self.browser.open(render("findings/conflict.json5", "conflict"))
        self.browser.key("n")
        self.assertIn("status", [role for role, _ in self.accessible()])
        self.assertIn("unsatisfiable", self.text(".banner[role=status]"))


class KeyboardTests(PageTestCase):
    def focused(self):
        return self.browser.run("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.slice(0, 60) || document.activeElement.className")

    def tab_to(self, condition):
        """Tab until what is focused meets a condition, a JavaScript expression of `node`."""
        for _ in range(80):
            self.browser.key("Tab")
            if self.browser.run(f"((node) => {condition})(document.activeElement)"):
                return
        self.fail(f"Tab never came to where {condition}")

    def test_keyboard_alone(self):
        self.browser.open(render("guides/equal-spacing.json5", "spacing"))
        for _ in range(20):
            self.browser.key("Tab")
            if self.browser.run("document.activeElement.getAttribute('role')") == "treeitem":
                break
        names = self.browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
        self.browser.key("End")
        self.assertEqual(self.selected(), names[-1])
        self.browser.key("ArrowUp")
        self.assertEqual(self.selected(), names[-2])
        self.browser.key("ArrowLeft")
        self.assertEqual(self.selected(), "view")
        self.browser.key("ArrowLeft")
        self.assertEqual(self.browser.run("document.querySelectorAll('.row').length"), 1)
        self.browser.key("ArrowRight")
        self.browser.key("]")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "wide")
        self.browser.key("d")
        self.assertEqual(self.browser.run("document.querySelector('[aria-pressed=true]').textContent"), "Planes")
        self.browser.key("?")
        self.assertTrue(self.browser.run("document.querySelector('dialog').open"))
        self.browser.key("Escape")
        self.browser.key("Escape")
        self.assertEqual(self.browser.run("document.querySelectorAll('[role=treeitem][aria-selected=true]').length"), 0)
        self.assertIsNotNone(self.text(".panel.idle"))

    def test_tab_comes_to_everything_and_shows_where_it_is(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        wanted = self.browser.run("""[...document.querySelectorAll("button, input, select, summary, [tabindex='0']")].filter((node) =>
          node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }) && !node.closest("dialog")).length""")
        seen = set()
        for _ in range(wanted + 5):
            self.browser.key("Tab")
            seen.add(self.browser.run("[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
            outline = self.browser.run("document.activeElement === document.body || getComputedStyle(document.activeElement).outlineStyle !== 'none'")
            self.assertTrue(outline, self.focused())
        self.assertGreaterEqual(len(seen), wanted)

    def test_a_group_is_reviewed_without_a_mouse(self):
        self.browser.open(test_report("keys"))
        self.tab_to("node.classList.contains('card')")
        self.browser.key("Enter")
        self.assertEqual(self.text(".groups .case[aria-current=true]"), "a")
        self.tab_to("node.matches('.changes button')")
        self.browser.key("Enter")
        self.assertEqual(self.selected(), "title")
        self.browser.key("Escape")
        self.assertEqual(self.text(".panel h2"), "What changed")
        self.tab_to("node.matches('.tools select')")
        self.browser.key("v")
        self.assertIsNotNone(self.text(".review"))

    def test_a_conflict_is_read_without_a_mouse(self):
        run("explain", write("run.log", LOG), "-o", path("log.html"))
        self.browser.open(path("log.html"))
        self.tab_to("node.matches('.members .broken button')")
        self.browser.key("Enter")
        self.assertEqual(self.selected(), "Card")


class MediaTests(PageTestCase):
    def tearDown(self):
        self.browser.send("Emulation.setEmulatedMedia", media="", features=[])
        super().tearDown()

    def test_without_motion_nothing_moves_by_itself(self):
        page = test_report("motion")
        self.browser.open(page, "#tab=0&with=before+blink")
        moving = "getComputedStyle(document.querySelector('.after img')).animationName"
        self.assertEqual(self.browser.run(moving), "blink")
        self.browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.assertEqual(self.browser.run(moving), "none")
        self.assertEqual(self.browser.run("document.getAnimations().length"), 0)
        durations = "[...document.querySelectorAll('*')].flatMap((node) => [getComputedStyle(node), getComputedStyle(node, '::after')]).filter((style) => style.transitionDuration !== '0s').length"
        self.assertEqual(self.browser.run(durations), 0)

    def test_paper_has_the_picture_the_panel_and_the_findings(self):
        self.browser.size(1280, 800, dark=True)
        self.browser.open(render("findings/conflict.json5", "conflict"), "#item=a")
        self.browser.send("Emulation.setEmulatedMedia", media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        shown = "(selector) => [...document.querySelectorAll(selector)].some((node) => node.checkVisibility())"
        for selector, expected in [(".tree", False), (".tools", False), (".foot", False), (".panel", True), (".printed", True), (".picture", True)]:
            self.assertEqual(self.browser.run(f"({shown})({selector!r})"), expected, selector)
        self.assertIn("200", self.text(".printed"))
        tops = [self.browser.run(f"document.querySelector({selector!r}).getBoundingClientRect().top") for selector in (".bar", ".picture", ".panel", ".printed")]
        self.assertEqual(tops, sorted(tops), "the picture comes before what is said about it")
        printed = base64.b64decode(self.browser.send("Page.printToPDF")["data"])
        self.assertTrue(printed.startswith(b"%PDF"))
        if shutil.which("gs"):
            self.assertGreater(self.coloured(printed), 0.05)
        self.assertEqual(self.browser.run("document.documentElement.dataset.theme ?? ''"), "")

    def coloured(self, document):
        """The share of the first page of a PDF that isn't white, grey or black."""
        with open(path("printed.pdf"), "wb") as file:
            file.write(document)
        subprocess.run(["gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=ppmraw", "-r36", "-dLastPage=1", f"-sOutputFile={path('printed.ppm')}", path("printed.pdf")], check=True)
        with open(path("printed.ppm"), "rb") as file:
            data = file.read()
        width, height = [int(word) for word in re.search(rb"^P6\s+(?:#.*\s)*(\d+)\s+(\d+)\s", data).groups()]
        pixels = data[-3 * width * height:]
        return sum(max(pixels[place:place + 3]) - min(pixels[place:place + 3]) > 8 for place in range(0, len(pixels), 3)) / (width * height)

    def test_narrow_windows_need_no_sideways_scrolling(self):
        run("explain", write("run.log", LOG), "-o", path("log.html"))
        for page in [render("guides/one-third.json5", "third"), path("log.html"), test_report("narrow")]:
            for is_dark in (False, True):
                self.browser.size(390, 844, dark=is_dark)
                self.browser.open(page)
                self.assertEqual(self.browser.run("document.documentElement.scrollWidth"), 390, page)
