"""The fields for a view's content and for the canvas, what the picture leaves out, and how changes are copied."""

import html
import json
import re
import urllib.parse
from xml.etree import ElementTree

from live_tests import CELL, DOCUMENT
from support import SolvedPageTestCase, path, render, run, write

ROW = {
    "layoutDocument": 1, "canvas": {"size": [320, 480], "safeAreaInsets": [20, 0, 10, 0]},
    "root": {"id": "view", "subviews": [
        {"id": "left", "intrinsicContentSize": [60, 20], "hugging": [251, 250]},
        {"id": "right", "intrinsicContentSize": [80, 30]},
        {"id": "label", "class": "UILabel", "text": "A text that takes several lines in a narrow label", "numberOfLines": 0},
        {"id": "stack", "class": "UIStackView", "distribution": "equalSpacing", "subviews": [{"id": "inner", "intrinsicContentSize": [10, 10]},
                                                                                             {"id": "second", "intrinsicContentSize": [20, 10]}]}]},
    "constraints": [
        "left.leading == view.safeAreaLayoutGuide.leading", "right.leading == left.trailing + 8", "right.trailing == view.trailing",
        {"id": "top", "constraint": "left.top == view.safeAreaLayoutGuide.top + 4"}, "right.top == left.top",
        "label.top == right.bottom", "label.leading == view.leading + 100", "label.trailing <= view.trailing - 120",
        "stack.leading == view.leading", "stack.bottom == view.safeAreaLayoutGuide.bottom", "stack.width == 200"],
}


class FieldTests(SolvedPageTestCase):
    """Compares the page with the command, which reads a changed document."""

    document, name = ROW, "row"

    def fill(self, label, text):
        self.browser.run(f"""(() => {{
          const field = document.querySelector({json.dumps(f'[aria-label="{label}"]')});
          field.focus();
          field.select();
        }})()""")
        self.browser.send("Input.insertText", text=text)
        self.browser.settle()

    def compare(self, *changes):
        self.compare_with(self.solved(*changes))

    def compare_with(self, solved):
        """Compares what is shown with the command's, except numbers that nothing determines."""
        known = [name for name, numbers in solved.items() if None not in numbers]
        self.assertGreater(len(known), 5)
        shown = self.shown()
        self.assertEqual({name: shown[name] for name in known if name in shown}, {name: solved[name] for name in known if name in shown})

    def test_content_size(self):
        self.open("#item=left")
        self.fill("content width of left", "130")
        self.compare("left.intrinsicContentSize = [130, 20]")
        self.assertEqual(self.shown()["left"][2], 130)
        self.fill("content height of left", "44.5")
        self.compare("left.intrinsicContentSize = [130, 44.5]")
        self.assertEqual(len(self.texts(".whatif li")), 1)
        self.assertIn("height 44.5 · content 44.5", " ".join(self.texts(".panel .bar")))
        self.browser.run("document.activeElement.blur()")
        self.browser.key("u")
        self.compare()

    def test_content_size_of_a_text_that_wraps(self):
        self.open("#item=label")
        self.fill("content height of label", "50")
        changed = self.shown()["label"]
        self.assertEqual(changed[3], 50)
        width = json.loads(self.run_js("document.querySelector('.whatif .edit').textContent.split('= ')[1]"))[0]
        self.compare(f"label.intrinsicContentSize = [{width}, 50]")

    def test_hugging_and_resistance(self):
        self.open("#item=left")
        # The wider view hugs less, so it is the one that is stretched, until the other hugs less.
        self.assertEqual(self.shown()["left"][2], 60)
        self.fill("width hugging of left", "240")
        self.compare("left.hugging = [240, 250]")
        self.assertEqual(self.shown()["right"][2], 80)
        self.fill("height resistance of left", "1000")
        self.fill("content width of left", "500")
        self.fill("width resistance of left", "700")
        self.compare("left.hugging = [240, 250]", "left.compressionResistance = [700, 1000]", "left.intrinsicContentSize = [500, 20]")

    def test_content_in_a_link_that_is_wrong(self):
        self.open("#set=left.hugging+%3D+5&set=left.hugging+%3D+%5B1%2C2%2C3%5D&set=stack.hugging+%3D+%5B1%2C2%5D")
        self.assertEqual(self.texts(".whatif .badge"), ["isn’t 2 numbers"] * 2 + ["can only be tried on the command line"])
        self.compare()

    def test_size_of_the_canvas(self):
        self.open()
        self.assertFalse(self.run_js("document.querySelector('.panel').hidden"))
        self.fill("width of canvas", "260")
        done = run("frames", path("row.json5"), "--size", "260x480")
        items = self.frames_of(done)
        self.compare_with(items)
        self.assertIn("260 × 480", self.text(".panel header"))

    def test_safe_area_of_the_canvas(self):
        self.open()
        self.fill("top of canvas", "59")
        self.fill("left of canvas", "12")
        self.compare_with(self.solved(document={**ROW, "canvas": {"size": [320, 480], "safeAreaInsets": [59, 12, 10, 0]}}))
        self.assertEqual(self.shown()["left"][:2], [12, 63])
        self.assertEqual(len(self.texts(".whatif li")), 1)
        self.assertIn("safeAreaInsets = [59,12,10,0]", self.text(".whatif .edit"))

    def copies(self, label):
        """What a button copies; headless, the page isn't allowed to and shows it."""
        self.browser.send("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
        self.run_js(f"[...document.querySelectorAll('.whatif button')].find((button) => button.textContent === {json.dumps(label)}).click()")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 50))")
        return self.run_js("document.querySelector('.whatif textarea')?.value ?? null")

    def test_copied_lines_of_a_document_are_those_of_the_same_layout(self):
        self.open("#set=top.constant+%3D+-9&set=stack.width+%3D%3D+200.constant+%3D+150&set=label.text+%3D+Short")
        # Python writes the document on one line.
        self.assertEqual(self.copies("edits").split("\n"), [
            'row.json5:1: { id: "top", constraint: "left.top == view.safeAreaLayoutGuide.top - 9" }',
            'row.json5:1: "stack.width == 150"', 'label: { text: "Short" }'])
        changed = json.loads(json.dumps(ROW).replace("safeAreaLayoutGuide.top + 4", "safeAreaLayoutGuide.top - 9")
                             .replace("stack.width == 200", "stack.width == 150").replace(ROW["root"]["subviews"][2]["text"], "Short"))
        self.compare_with(self.solved(document=changed))

    def test_copied_state_gives_the_same_layout(self):
        self.open("#set=top.constant+%3D+30&set=left.hugging+%3D+%5B1%2C2%5D&set=canvas.safeAreaInsets+%3D+%5B1%2C2%2C3%2C4%5D")
        state = json.loads(self.copies("state"))
        done = run("frames", write("state.json5", {**ROW, "states": [state]}), "--state", "what-if")
        self.compare_with(self.frames_of(done))

    def test_copied_attributes_of_an_interface_builder_file(self):
        write("cell.xib", CELL)
        run("render", path("cell.xib"), "-o", path("cell.html"))
        self.open_page(path("cell.html"), "#set=below.active+%3D+false")
        edits = self.copies("edits").split("\n")
        line = next(number for number, text in enumerate(CELL.split("\n"), 1) if 'id="3"' in text)
        self.assertEqual(edits, [f'constraint 3, line {line}: not installed: <variation key="default"><mask key="constraints"><exclude reference="3"/></mask></variation> in its view'])

    def test_picture_without_some_views(self):
        self.open("#item=stack")
        whole = self.pixels()
        self.browser.key("x")
        without = self.pixels()
        self.assertNotEqual(whole, without)
        self.compare()
        self.browser.key("x")
        self.assertEqual(self.pixels(), whole)
        self.browser.key("a")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        self.assertIn("alone=stack", self.run_js("location.hash"))
        # What isn't drawn can't be clicked.
        place = self.at(self.shown()["right"][:4])
        self.browser.click(*place)
        self.assertEqual(self.selected(), None)
        self.click(".zooms button:first-child")
        self.browser.click(*place)
        self.assertEqual(self.selected(), "right")

    def test_guides_of_stack_views_are_folded(self):
        self.open()
        rows = self.texts(".row .name")
        self.assertEqual([name for name in rows if name.startswith("UISV")], [])
        self.browser.key("k")
        self.assertTrue([name for name in self.texts(".row .name") if name.startswith("UISV")])
        self.browser.key("k")
        self.assertEqual(self.texts(".row .name"), rows)

    def test_selecting_does_not_move_the_picture(self):
        self.open()
        place = self.place()
        self.select("stack")
        self.browser.settle()
        self.assertEqual(self.place(), place)

    def test_content_of_a_changed_text_is_that_of_its_new_lines(self):
        self.open("#item=label&set=label.text+%3D+Short")
        width, height = [self.run_js(f"document.querySelector('[aria-label=\"content {axis} of label\"]').value") for axis in ("width", "height")]
        solved = self.solved("label.text = Short")["label"]
        self.assertEqual([float(width), float(height)], solved[2:4])
        self.fill("content height of label", "33")
        self.compare("label.text = Short", f"label.intrinsicContentSize = [{width}, 33]")

    def test_changed_constraints_are_written_as_they_are(self):
        self.open("#item=left&set=top.constant+%3D+-9&set=stack.width+%3D%3D+200.constant+%3D+-1")
        self.assertIn("left.top == view.safeAreaLayoutGuide.top - 9", self.texts(".equation"))
        self.assertIn("stack.width == -1", self.run_js("document.querySelector('.picture').layout().findings[0].message"))
        self.assertEqual(len(self.texts(".whatif li")), 2)
        self.assertEqual(self.texts(".whatif .badge"), [])


# A label and a plain view, with a constraint of each kind that is written in its own way.
FORM = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
<view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Hi" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="16" y="60" width="20" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Wide enough" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="o"><rect key="frame" x="50" y="60" width="20" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints><constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
<constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
<constraint firstItem="o" firstAttribute="leading" secondItem="t" secondAttribute="trailing" constant="8" id="c3"/>
<constraint firstItem="o" firstAttribute="top" secondItem="t" secondAttribute="top" id="c4"/>
<constraint firstAttribute="trailing" secondItem="o" secondAttribute="trailing" constant="16" id="c5"/>
<constraint firstItem="t" firstAttribute="width" constant="90" priority="260" id="c6"/></constraints>
</view></objects></document>"""


class CopyTests(SolvedPageTestCase):
    """What changes are copied as, tried by making those edits."""

    document, name = ROW, "row"

    def copied(self):
        self.browser.send("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
        self.run_js("[...document.querySelectorAll('.whatif button')].find((button) => button.textContent === 'edits').click()")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 50))")
        return self.run_js("document.querySelector('.whatif textarea').value").split("\n")

    def link(self, *changes):
        return "#" + "&".join(f"set={urllib.parse.quote(change)}" for change in changes)

    def test_edits_of_an_interface_builder_file_give_the_same_layout(self):
        write("form.xib", FORM)
        run("render", path("form.xib"), "-o", path("form.html"))
        self.open_page(path("form.html"))
        names = dict(self.run_js("""(() => {
          const { record, constraints } = document.querySelector(".picture").layout();
          return record.live.constraints.map(([, shown, , , name, id]) => [id, name ?? constraints[shown].text]);
        })()"""))
        changes = [f"{names['c3']}.constant = -12.5", f"{names['c6']}.priority = 1000", f"{names['c2']}.active = false",
                   't.text = "Say \\"a < b & c\\" twice, in a line that wraps"', "o.hidden = true", "t.hugging = [300, 400]", "o.compressionResistance = [740, 999]"]
        for count in range(1, len(changes) + 1):
            self.open_page(path("form.html"), self.link(*changes[:count]))
            self.assertEqual(self.texts(".whatif .badge"), [], changes[:count])
            edits = self.copied()
            self.assertEqual(len(edits), count)
            tree = ElementTree.fromstring(FORM)
            for edit in edits:
                place, attributes = re.fullmatch(r"(?:constraint|view) (\w+)(?:, line \d+)?: (.*)", edit).groups()
                element = tree.find(f".//*[@id='{place}']")
                variation = re.fullmatch(r"not installed: (<variation.*</variation>) in its view", attributes)
                if variation:
                    next(view for view in tree.iter() if element in list(view.find("constraints") or [])).append(ElementTree.fromstring(variation[1]))
                    continue
                found = re.findall(r'(\w+)="(.*?)" → "(.*?)"(?:, |$)', attributes)
                self.assertTrue(found, edit)
                for key, before, after in found:
                    # Interface Builder leaves out what is usual.
                    usual = {"priority": "1000", "constant": "0", "hidden": "NO"}.get(key, "250" if "Hugging" in key else "750")
                    self.assertEqual(element.get(key, usual), html.unescape(before), edit)
                    element.set(key, html.unescape(after))
            solved = self.frames_of(run("frames", write("edited.xib", ElementTree.tostring(tree, encoding="unicode"))))
            for name, numbers in self.shown().items():
                if None not in solved[name]:
                    self.assertEqual(numbers[4:], solved[name][4:], (name, edits))
                    for number, expected in zip(numbers[:4], solved[name][:4]):
                        self.assertAlmostEqual(number, expected, 4, (name, edits))

    def test_content_size_in_interface_builder_is_a_placeholder(self):
        write("form.xib", FORM)
        run("render", path("form.xib"), "-o", path("form.html"))
        self.open_page(path("form.html"), self.link("o.intrinsicContentSize = [70, 30]"))
        edits = self.copied()
        self.assertEqual(len(edits), 1)
        self.assertRegex(edits[0], r"^view o: the intrinsic size .* → 70 × 30, in the Size inspector as a placeholder$")

    def test_statements_for_what_code_makes(self):
        # What isn't a document or an Interface Builder file by its name is taken to come from code.
        write("row.layout", ROW)
        run("render", path("row.layout"), "--input-format", "json5", "-o", path("code.html"))
        self.open_page(path("code.html"), self.link(
            "top.constant = 12.5", "top.priority = 700", "stack.width == 200.active = false", 'label.text = "a \\"b\\""', "left.hidden = true",
            "left.hugging = [300, 250]", "right.compressionResistance = [1, 2]", "left.intrinsicContentSize = [70, 20]"))
        self.assertEqual(self.texts(".whatif .badge"), [])
        self.assertEqual(self.copied(), [
            "top.constant = 12.5", "top.priority = UILayoutPriority(700)", "constraint.isActive = false  // stack.width == 200", 'label.text = "a \\"b\\""',
            "left.isHidden = true", "left.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)",
            "right.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)",
            "right.setContentCompressionResistancePriority(UILayoutPriority(2), for: .vertical)",
            "left.intrinsicContentSize is CGSize(width: 70, height: 20) where its class overrides it"])
