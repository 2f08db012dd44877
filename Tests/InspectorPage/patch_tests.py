"""Changes copied as a patch of the file that a page was made from: git and patch apply it, and the command then lays out what the page shows."""

import json
import os
import re
import shutil
import subprocess

from live_tests import DOCUMENT
from page_data import page_data
from support import ROOT, SolvedPageTestCase, path, run, write

# As an author writes it, with comments, a string in single quotes, no comma at the end, and objects over several lines.
TEXT = """{
  layoutDocument: 1,
  canvas: { size: [320, 480] },  // a phone
  root: {
    id: "view",
    subviews: [
      { id: "title", class: "UILabel", text: "Hello" },
      { id: "box", hidden: false },
      {
        /* above the edge */
        id: "icon",
      },
    ],
  },
  constraints: [
    "title.leading == view.leading + 20", "title.top == view.top + 30",
    { id: "gap", constraint: 'box.top == title.bottom + 10' },
    "box.leading == view.leading",
    { id: "size", constraint: "box.width == 100 @750", active: true },
    "box.height == title.height * 2",
    "icon.leading == box.trailing - 8 @500", "icon.top == box.top",
    {
      id: "side", priority: 900,
      constraint: "icon.width == 44",
    },
    "icon.height == icon.width"
  ],
}"""
CHANGES = ["gap.constant = 24.5", "size.constant = 120", "size.priority = 1000", "side.priority = 600", "box.hidden = true", 'title.text = "Say \\"hello\\""',
           "box.leading == view.leading.constant = -7", "icon.leading == box.trailing - 8 @500.constant = 0", "title.top == view.top + 30.active = false",
           "icon.hidden = true", "box.height == title.height * 2.constant = 3"]
BUILDER = ["Logo.top == View.safeAreaLayoutGuide.top + 40.constant = 52.5", "Logo.width == 120.priority = 800", "Logo.hidden = true", "Email.hugging = [200, 250]",
           "Email.height == 44.active = false"]


# A view in Swift. The document has its constraints on the same lines.
SWIFT = """import UIKit
final class CardView: UIView {
  func setUp() {
    title.text = "Hello"
    let gap = box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: trailingAnchor,
        constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: top),
      box.widthAnchor.constraint(equalToConstant: 1_000), gap,
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    box.snp.makeConstraints { $0.trailing.equalToSuperview().inset(8) }
  }
}
"""
SWIFT_DOCUMENT = """{ layoutDocument: 1, canvas: { size: [320, 480] },
root: { id: "view", subviews: [ { id: "title", class: "UILabel", text: "Hello" }, { id: "box" } ] },
constraints: [

  { id: "gap", constraint: "box.top == title.bottom + 12" },

  "title.leading == view.leading",
  "title.trailing <= view.trailing - 16",


  "title.top == view.top + 40",
  "box.width == 1000 @750",
  "box.height == box.width * 0.5 + 5",

  "box.trailing == view.trailing - 8",
] }"""
SWIFT_CHANGES = ["gap.constant = 20.5", "title.leading == view.leading.constant = 4", "title.trailing <= view.trailing - 16.constant = -24",
                 "title.top == view.top + 40.constant = 30", "box.width == 1000 @750.constant = 90", "box.height == box.width * 0.5 + 5.constant = 0",
                 "box.trailing == view.trailing - 8.constant = -10", 'title.text = "Say \\"hello\\""', "box.width == 1000 @750.priority = 500"]


class PatchTests(SolvedPageTestCase):
    def copied(self, changes):
        """The patch that the page copies."""
        self.run_js("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        self.run_js(f"document.querySelector('.picture').change({{ edits: {json.dumps(changes)} }})")
        self.browser.settle()
        self.run_js("window.copied = null; [...document.querySelectorAll('.whatif .tools button')].find((node) => node.textContent === 'patch')?.click()")
        return self.run_js("window.copied")

    def test_a_patch_of_a_swift_file(self):
        page = path("swift.html")
        self.assertEqual(run("render", "swift.json5", "-o", page, folder=os.path.dirname(write("swift.json5", SWIFT_DOCUMENT))).returncode, 0)
        # Running code takes longer than this test may: the page is told that its layout is the code's.
        with open(page) as file:
            made = file.read()
        record = page_data(made)
        self.assertEqual(record["sources"], {"swift.json5": SWIFT_DOCUMENT})
        record["sources"] = {"CardView.swift": SWIFT}
        record["scenes"][0]["input"] = "CardView.swift"
        data = json.dumps(record).replace("<", "\\u003c")
        with open(page, "w") as file:
            file.write(re.sub(r'id="data"( data-bytes="\d+")?>.*?</script>', lambda _: f'id="data">{data}</script>', made, flags=re.DOTALL))
        self.open_page(page)
        patch = self.copied(SWIFT_CHANGES)
        self.assertIn("2 changes aren’t in the patch", self.text(".whatif"))
        expected = SWIFT
        for before, after in (("constant: 12", "constant: 20.5"), ("equalTo: leadingAnchor)", "equalTo: leadingAnchor, constant: 4)"), ("-16", "-24"),
                              ("1_000", "90"), ("constant: 5)", "constant: 0)"), ("inset(8)", "inset(10)"), ('"Hello"', '"Say \\"hello\\""')):
            self.assertEqual(expected.count(before), 1, before)
            expected = expected.replace(before, after)
        for tool in (["git", "apply", "-"], ["patch", "-p1", "-s"]):
            folder = path("patched")
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            with open(os.path.join(folder, "CardView.swift"), "w") as file:
                file.write(SWIFT)
            done = subprocess.run(tool, cwd=folder, input=patch, text=True, capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            with open(os.path.join(folder, "CardView.swift")) as file:
                self.assertEqual(file.read(), expected)

    def assert_applies(self, name, text, changes, fragment=""):
        """A patch of a file with changes is applied by both, and gives the frames of the changes."""
        folder = path("patched")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        with open(os.path.join(folder, name), "w", newline="", encoding="utf-8") as file:
            file.write(text)
        run("render", name, "-o", "page.html", folder=folder)
        options = [word for change in changes for word in ("--set", change)]
        expected = self.frames_of(run("frames", name, *options, folder=folder))
        self.open_page(os.path.join(folder, "page.html"), fragment)
        patch = self.copied(changes)
        self.assertIsNotNone(patch)
        for command in (["git", "apply", "-"], ["patch", "--binary", "-p1"]):
            if shutil.which(command[0]) is None:
                continue
            with open(os.path.join(folder, name), "w", newline="", encoding="utf-8") as file:
                file.write(text)
            done = subprocess.run(command, input=patch.encode(), cwd=folder, capture_output=True, check=False)
            self.assertEqual(done.returncode, 0, (patch, done.stdout, done.stderr))
            self.assertEqual(self.frames_of(run("frames", name, folder=folder)), expected, patch)
        return patch

    def test_a_document_with_changes_of_every_kind(self):
        patch = self.assert_applies("My layout.json5", TEXT, CHANGES)
        self.assertIn("\n+    { id: \"gap\", constraint: 'box.top == title.bottom + 24.5' },\n", patch)
        self.assertIsNone(self.text(".whatif li .badge"))
        self.assertNotIn("in the patch", self.text(".whatif"))

    def test_other_ends_of_lines(self):
        self.assert_applies("lines.json5", TEXT.replace("\n", "\r\n"), CHANGES[:4])
        self.assert_applies("end.json5", TEXT.replace("\n  ],\n}", " ] }"), ["side.priority = 1000"])

    def test_an_interface_builder_file(self):
        with open(os.path.join(ROOT, "Examples", "storyboards", "Main.storyboard"), encoding="utf-8") as file:
            text = file.read()
        patch = self.assert_applies("Main.storyboard", text, BUILDER, "#tab=0")
        self.assertIn('constant="52.5"', patch)

    def test_what_the_file_does_not_write_as_one_value_is_left_out(self):
        # A format gives two constraints of which neither has its own number in the file.
        document = {**DOCUMENT, "constraints": ["V:|-30-[title]-10-[box(50)]", *DOCUMENT["constraints"][:2], *DOCUMENT["constraints"][4:6], "row.leading == view.leading", "row.bottom == view.bottom"]}
        self.open(document=document, name="visual")
        names = self.run_js("document.querySelector('.picture').layout().record.live.constraints.map(([, shown, , , name]) => name ?? document.querySelector('.picture').layout().constraints[shown].text)")
        visual = next(name for name in names if "title" in name and "leading" not in name and "trailing" not in name)
        patch = self.copied(["size.constant = 120", f"{visual}.constant = 40"])
        self.assertEqual(patch.count("\n+ "), 0)
        self.assertIn("box.width == 120", patch)
        self.assertIn("1 change isn’t in the patch", self.text(".whatif"))

    def test_a_link_writes_nothing_but_values(self):
        self.open(document=DOCUMENT, name="linked")
        patch = self.copied(['title.text = x"\n--- a/other\n+++ b/other\n@@ -1 +1 @@\n-a\n+b', "constructor.constant = 1", "canvas.constructor = 1"])
        added = [line for line in patch.split("\n") if line.startswith("+") and not line.startswith("+++ b/linked.json5")]
        self.assertEqual(len(added), 1)
        self.assertIn('"text": "x\\"\\n--- a/other', added[0])
