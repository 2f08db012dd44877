"""What the inspector page's tests share: one browser, pages made by the command, and ways to look at them."""

import json
import os
import subprocess
import tempfile
import unittest

from browser import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ALT = 1

HOSTILE = ["</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "<!--<script>", "\u202egnp.exe",
           "a\u2028b", "${alert(1)}", "__proto__", "x" * 100_000]


class Shared:
    """Made by the runner."""

    command = "layout-render"
    browser = None
    folder = None
    # What the pages in the folder were made from.
    made = {}

    @classmethod
    def start(cls, command):
        cls.command, cls.browser, cls.folder = command, Browser(), tempfile.TemporaryDirectory()

    @classmethod
    def end(cls):
        cls.browser.close()
        cls.folder.cleanup()


# JavaScript for the first scene of a page's data, in which several scenes have their members side by side.
FIRST_SCENE = """(({ scenes, columns }) => scenes?.[0] ?? Object.fromEntries(Object.entries(columns).map(([name, [value]]) => [name, value])))(
  JSON.parse(document.getElementById("data").textContent))"""


def path(name):
    """A path in the tests' folder."""
    return os.path.join(Shared.folder.name, name)


def write(name, text):
    """Writes a file into the tests' folder: text, or a document; its path."""
    os.makedirs(os.path.dirname(path(name)), exist_ok=True)
    with open(path(name), "w") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return path(name)


def run(*arguments, folder=None):
    """Runs the command in the tests' folder."""
    return subprocess.run([Shared.command, *arguments], capture_output=True, check=False, text=True, cwd=folder or Shared.folder.name)


def render(document, name):
    """The path of the page of a document or an example, which is made once."""
    page, content = path(f"{name}.html"), json.dumps(document)
    source = os.path.join(ROOT, "Examples", document) if isinstance(document, str) else write(f"{name}.json5", document)
    if Shared.made.get(page) != content:
        run("render", source, "-o", page)
        Shared.made[page] = content
    return page


def frames(document, *options):
    """What the command itself says of a layout's frames on the canvas."""
    done = run("frames", *options, os.path.join(ROOT, "Examples", document))
    return {item["id"]: item["canvasFrame"] for item in json.loads(done.stdout)["scenes"][0]["items"]}


class PageTestCase(unittest.TestCase):
    """A test that leaves no problem in the browser and makes no request."""

    def setUp(self):
        self.browser = Shared.browser
        self.browser.size(1280, 800)
        # Away from the picture, where an earlier test may have left it.
        self.browser.mouse("mouseMoved", 2, 2)

    def tearDown(self):
        self.assertEqual(self.browser.problems, [])
        self.assertEqual([url for url in self.browser.requests if not url.startswith(("file:", "about:", "data:"))], [])

    def run_js(self, script):
        return self.browser.run(script)

    def text(self, selector):
        return self.browser.run(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def texts(self, selector):
        return self.browser.run(f"[...document.querySelectorAll({json.dumps(selector)})].map((node) => node.textContent)")

    def click(self, selector):
        """Clicks on the middle of an element, as a reader does."""
        box = self.browser.run(f"""(() => {{
          const node = document.querySelector({json.dumps(selector)});
          node.scrollIntoView({{ block: "nearest" }});
          const box = node.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")
        self.browser.click(*box)

    def selected(self):
        return self.text("[role=treeitem][aria-selected=true] .name")

    def numbers(self):
        """The four numbers of the selected item's frame."""
        return [float(text) for text in self.texts(".frame dd:not(.why)")]

    def select(self, name):
        self.browser.run(f"[...document.querySelectorAll('.row')].find((row) => row.querySelector('.name').textContent === {json.dumps(name)})?.click()")

    def compare(self, value):
        """Chooses from the menu of comparisons."""
        self.browser.run(f"""(() => {{
          const menu = document.querySelector(".tools select");
          menu.value = {json.dumps(value)};
          menu.dispatchEvent(new Event("change"));
        }})()""")
        self.browser.settle()

    def at(self, frame):
        """The middle of a frame of the canvas, in the window."""
        return self.browser.run(f"""(() => {{
          const picture = document.querySelector(".picture"), box = picture.getBoundingClientRect(), {{ x, y, width, height }} = picture.place({json.dumps(frame)});
          return [box.left + x + width / 2, box.top + y + height / 2];
        }})()""")

    def place(self):
        """Where the canvas's corner is in the window, and the zoom."""
        return self.browser.run("""(() => {
          const base = document.querySelector(".base"), box = base.getBoundingClientRect();
          return [box.left + Number(base.dataset.x), box.top + Number(base.dataset.y), Number(base.dataset.zoom)];
        })()""")

    def pixels(self):
        """A hash of what is drawn, with what is drawn when changes rest."""
        self.browser.run("void layoutPage.texts()")
        self.browser.settle()
        return self.browser.run("""[...document.querySelectorAll(".picture canvas")].map((canvas) => {
          const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let hash = 0;
          for (const value of data) hash = (hash * 31 + value) | 0;
          return hash;
        }).join(" ")""")

    def accessible(self):
        """Roles and names of all that a screen reader comes to."""
        nodes = [node for node in self.browser.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes]


class SolvedPageTestCase(PageTestCase):
    """A test of a page that solves its layout again, with what the command makes of the same changes."""

    document, name = {}, ""

    def open(self, fragment="", document=None, name=None):
        self.open_page(render(document or self.document, name or self.name), fragment)

    def open_page(self, page, fragment=""):
        """Opens a page and waits until it can solve."""
        self.browser.open(page, fragment)
        self.browser.run("""new Promise((resolve) => {
          const look = () => performance.getEntriesByName("solver").length ? resolve() : setTimeout(look, 5);
          look();
          setTimeout(resolve, 5000);
        })""")
        self.browser.settle()

    def shown(self):
        """The frames on the canvas and the lines of texts by id."""
        return self.browser.run("""Object.fromEntries(document.querySelector(".picture").layout().items
          .map((item) => [item.id, [...item.canvas, ...(item.text?.lines ?? [])]]))""")

    def solved(self, *changes, document=None):
        """What the command makes of changes."""
        options = [word for change in changes for word in ("--set", change)]
        return self.frames_of(run("frames", write(f"{self.name}.json5", document or self.document), *options))

    def frames_of(self, done):
        """The frames and lines that a run of the command printed, by id."""
        items = json.loads(done.stdout)["scenes"][0]["items"]
        return {item["id"]: item["canvasFrame"] + item.get("lines", []) for item in items}
