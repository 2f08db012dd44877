#!/usr/bin/env python3
"""Makes the pictures of Documentation/Inspector.md: pages of examples in Chromium.

Run as `pictures.py PATH-OF-LAYOUT-RENDER`. Chromium's text differs between versions, so no check compares them.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests", "InspectorPage"))
from browser import Browser  # noqa: E402

LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>",
    "<NSLayoutConstraint:0x2 H:|-(20)-[App.Card:0xa]   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 App.Card:0xa.trailing == UIView:0xb.trailing - 20   (active)>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>
"""


def screen(name, leading):
    """A small screen, one of several in a test run."""
    return {"layoutDocument": 1, "canvas": {"size": [320, 240]},
            "root": {"id": "view", "subviews": [
                {"id": "title", "class": "UILabel", "text": name, "font": {"size": 22, "weight": "semibold"}},
                {"id": "icon"}, {"id": "field", "class": "UITextField"}, {"id": "save", "class": "UIButton", "text": "Save"}]},
            "constraints": [f"title.leading == view.leading + {leading}", "title.top == view.top + 28", "icon.width == 44",
                            "icon.height == 44", "icon.trailing == view.trailing - 16", "icon.centerY == title.centerY",
                            "field.leading == title.leading", "field.trailing == icon.trailing", "field.top == title.bottom + 24",
                            "field.height == 36", "save.leading == field.leading", "save.trailing == field.trailing",
                            "save.bottom == view.bottom - 20", "save.height == 44"]}


class Pictures:
    def __init__(self, command, folder):
        self.command, self.folder, self.browser = command, folder, Browser()

    def run(self, *arguments):
        subprocess.run([self.command, *arguments], cwd=self.folder, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text if isinstance(text, str) else json.dumps(text))

    def take(self, name, page, fragment="", dark=False, keys=""):
        self.browser.size(1280, 800, dark=dark)
        self.browser.open(os.path.join(self.folder, page), fragment)
        for key in keys:
            self.browser.key(key)
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        picture = base64.b64decode(self.browser.send("Page.captureScreenshot")["data"])
        with open(os.path.join(ROOT, "Documentation", "pictures", f"{name}.png"), "wb") as file:
            file.write(picture)

    def example(self, example, page):
        """Renders a copy of an example, as pages show the path that the command is given."""
        name = os.path.basename(example) + ".json5"
        shutil.copy(os.path.join(ROOT, "Examples", f"{example}.json5"), os.path.join(self.folder, name))
        self.run("render", name, "-o", page)


# The fonts of Chromium: the machine's, and the one that pages are made for.
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{folder}</dir>
</fontconfig>
"""


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FONTCONFIG_FILE"] = os.path.join(folder, "fonts.conf")
        with open(os.environ["FONTCONFIG_FILE"], "w") as file:
            file.write(FONTS.format(folder=os.path.join(ROOT, "Sources", "EmbeddedFonts", "Inter")))
        pictures = Pictures(os.path.abspath(sys.argv[1]), folder)
        pictures.example("guides/equal-spacing", "spacing.html")
        pictures.take("inspector", "spacing.html", "#item=save")
        pictures.example("guides/notch", "planes.html")
        pictures.take("inspector-planes", "planes.html", "#planes=1")
        pictures.example("findings/conflict", "conflict.html")
        pictures.take("inspector-conflict", "conflict.html", dark=True, keys="n")
        pictures.write("test-run.log", LOG)
        pictures.run("explain", "test-run.log", "-o", "log.html")
        pictures.take("inspector-log", "log.html")
        names = ["Profile", "Address", "Payment", "Sign in"]
        for name in names:
            pictures.write(f"Layouts/{name}.json5", screen(name, 16))
        pictures.run("test", "Layouts", "--record", "all")
        for name in names[:3]:
            pictures.write(f"Layouts/{name}.json5", screen(name, 24))
        pictures.run("test", "Layouts")
        pictures.take("inspector-group", "golden-report/index.html")
        pictures.take("inspector-changes", "golden-report/index.html", "#tab=1")
        pictures.browser.close()


main()
