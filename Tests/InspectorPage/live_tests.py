"""What is tried in the page: it solves the layout again as the command does."""

import json

from support import SolvedPageTestCase, frames, path, render, run, write

DOCUMENT = {
    "layoutDocument": 1, "canvas": {"size": [320, 480]},
    "root": {"id": "view", "subviews": [
        {"id": "title", "class": "UILabel", "text": "Hello", "numberOfLines": 0},
        {"id": "box"},
        {"id": "row", "class": "UIStackView", "subviews": [
            {"id": "one", "intrinsicContentSize": [30, 20]}, {"id": "two", "intrinsicContentSize": [40, 20]}]}]},
    "constraints": [
        "title.leading == view.leading + 20", "title.trailing <= view.trailing - 20", "title.top == view.top + 30",
        {"id": "gap", "constraint": "box.top == title.bottom + 10"}, "box.leading == view.leading + 20",
        {"id": "size", "constraint": "box.width == 100"}, "box.height == 50",
        "row.leading == view.leading", "row.bottom == view.bottom"],
}

CELL = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
<tableViewCell contentMode="scaleToFill" id="c" rowHeight="88"><rect key="frame" x="0.0" y="0.0" width="320" height="88"/>
<tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c" id="v">
<rect key="frame" x="0.0" y="0.0" width="320" height="88"/><subviews>
<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="10" y="5" width="300" height="74"/>
<constraints><constraint firstAttribute="height" constant="74" id="1"/></constraints></view></subviews>
<constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="2"/>
<constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="5" identifier="below" id="3"/>
<constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="4"/>
<constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="10" id="5"/></constraints>
</tableViewCellContentView></tableViewCell></objects></document>"""


class LiveTests(SolvedPageTestCase):
    """Tries changes and looks at what the page makes of them."""

    document, name = DOCUMENT, "live"

    def fill(self, label, text):
        """Types into a field instead of what it contains."""
        self.browser.run(f"""(() => {{
          const field = document.querySelector({json.dumps(f'[aria-label="{label}"]')});
          field.focus();
          field.select();
        }})()""")
        self.browser.send("Input.insertText", text=text)
        self.browser.settle()

    def test_a_constant_typed_moves_what_hangs_on_it(self):
        self.open("#item=box")
        self.fill("constant of gap", "42.5")
        self.assertEqual(self.shown(), self.solved("gap.constant = 42.5"))
        self.assertEqual(self.numbers()[1], self.shown()["box"][1])
        self.assertEqual(self.run_js("document.activeElement.value"), "42.5")
        self.assertIn("was 10", self.text(".whatif li"))
        self.assertIn("box y", self.text(".whatif li"))

    def test_the_written_value_is_no_change(self):
        self.open("#item=box")
        self.fill("constant of gap", "42")
        self.fill("constant of gap", "10")
        self.assertIsNone(self.text(".whatif"))
        self.assertEqual(self.shown(), self.solved())

    def test_what_is_no_number_changes_nothing(self):
        self.open("#item=box")
        self.fill("constant of gap", "4x")
        self.assertIsNone(self.text(".whatif"))
        self.assertEqual(self.run_js("document.activeElement.getAttribute('aria-invalid')"), "true")

    def test_arrow_keys_step(self):
        self.open("#item=box")
        self.run_js("document.querySelector('[aria-label=\"constant of gap\"]').focus()")
        self.browser.key("ArrowUp")
        self.browser.key("ArrowUp", modifiers=8)
        self.browser.key("ArrowDown")
        self.assertEqual(self.shown(), self.solved("gap.constant = 20"))

    def test_a_label_dragged_changes_its_number(self):
        self.open("#item=box")
        box = self.run_js("""(() => {
          const node = document.querySelector('[aria-label="constant of gap"]').parentElement.querySelector(".scrub");
          node.scrollIntoView({ block: "center" });
          const { left, top, width, height } = node.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        })()""")
        self.browser.mouse("mousePressed", *box)
        self.browser.mouse("mouseMoved", box[0] + 10, box[1])
        self.browser.mouse("mouseMoved", box[0] + 20, box[1])
        self.browser.mouse("mouseReleased", box[0] + 20, box[1])
        self.browser.settle()
        self.assertEqual(self.shown(), self.solved("gap.constant = 20"))

    def test_a_conflict_is_made_and_undone(self):
        self.open("#item=box")
        before = self.shown()
        self.browser.run("document.querySelector('.picture').change({ edits: ['size.constant = -5'] })")
        self.browser.settle()
        self.assertIn("finding", self.text(".numbers .found"))
        self.assertIn("error", self.run_js("document.querySelector('.numbers .found').className"))
        self.browser.key("u")
        self.assertEqual(self.text(".numbers .found"), None)
        self.assertEqual(self.shown(), before)

    def test_priority_and_switch(self):
        self.open("#item=box")
        self.click("[aria-label=\"on: size\"]")
        self.assertEqual(self.shown(), self.solved("size.active = false"))
        self.assertIn("ambiguous", self.text(".panel"))
        self.fill("priority of gap", "500")
        self.assertEqual(self.shown(), self.solved("size.active = false", "gap.priority = 500"))
        self.assertEqual(len(self.texts(".whatif li")), 2)
        self.click(".whatif .tools button:nth-child(2)")
        self.assertEqual(self.shown(), self.solved())

    def test_a_longer_text_wraps(self):
        self.open("#item=title")
        text = "A title that is much too long for one line, so that it breaks"
        self.fill("Text of title", text)
        self.assertEqual(self.shown(), self.solved(f"title.text = {json.dumps(text)}"))
        self.assertGreater(len(self.shown()["title"]), 5)

    def test_titles_of_buttons_and_texts_of_fields_are_measured(self):
        document = {
            "layoutDocument": 1, "canvas": {"size": [320, 200]},
            "root": {"id": "view", "subviews": [
                {"id": "save", "class": "UIButton", "text": "Save"},
                {"id": "name", "class": "UITextField", "text": "Ann", "borderStyle": "roundedRect"},
                {"id": "notes", "class": "UITextView", "text": "Notes", "scrollEnabled": False}]},
            "constraints": ["save.leading == view.leading", "save.top == view.top", "name.leading == save.trailing + 8", "name.top == view.top",
                            "notes.leading == view.leading", "notes.top == save.bottom", "notes.width <= 120"]}
        self.open_page(render(document, "controls"))
        for item, text in (("save", "Save everything"), ("name", "Annabelle"), ("notes", "Notes that take several lines here")):
            self.select(item)
            self.fill(f"Text of {item}", text)
            self.assertEqual(self.shown(), self.solved(*self.texts(".whatif .edit"), document=document), text)
        # The text view's lines break, which its height shows.
        self.assertGreater(self.shown()["notes"][3], 40)

    def test_a_hidden_view_and_one_in_a_stack_view(self):
        self.open("#item=box")
        self.click("[aria-label=\"hidden: box\"]")
        self.assertEqual(self.run_js("document.querySelector('.picture').layout().items.find(({ id }) => id === 'box').isHidden"), True)
        self.select("one")
        self.browser.settle()
        self.click("[aria-label=\"hidden: one\"]")
        self.assertEqual(self.shown(), self.solved("box.hidden = true", "one.hidden = true"))

    def drag(self, start, end):
        for kind, place in [("mouseMoved", start), ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)]:
            self.browser.mouse(kind, *place)
        self.browser.settle()

    def edge(self, item, side):
        """The middle of a side of an item in the window."""
        x, y, width, height = self.shown()[item][:4]
        left, top, zoom = self.place()
        place = {"right": (x + width, y + height / 2), "bottom": (x + width / 2, y + height), "top": (x + width / 2, y)}[side]
        return [left + zoom * place[0], top + zoom * place[1]]

    def test_a_dragged_edge_changes_what_decides_it(self):
        self.open("#item=box")
        start, zoom = self.edge("box", "right"), self.place()[2]
        self.drag(start, [start[0] + 40 * zoom, start[1]])
        # The leading edge could be moved too; the width is the constraint that moves only this view.
        self.assertEqual(self.shown(), self.solved("size.constant = 140"))
        self.assertEqual(self.texts(".choices-of-edge bdi"), ["box.width == 140", "box.leading == view.leading + 20"])
        self.click(".choices-of-edge button:nth-of-type(2)")
        self.assertEqual(self.texts(".choices-of-edge bdi"), ["box.width == 100", "box.leading == view.leading + 60"])
        self.assertEqual(self.shown(), self.solved("box.leading == view.leading + 20.constant = 60"))
        self.assertEqual(len(self.texts(".whatif li")), 1)
        self.click(".choices-of-edge .close")
        self.assertTrue(self.run_js("document.querySelector('.choices-of-edge').hidden"))

    def test_a_dragged_edge_of_what_hangs_on_others(self):
        self.open("#item=box")
        start, zoom = self.edge("box", "top"), self.place()[2]
        self.drag(start, [start[0], start[1] + 25 * zoom])
        self.assertEqual(self.shown(), self.solved("gap.constant = 35"))
        self.assertIn("title.top == view.top + 30", self.texts(".choices-of-edge bdi"))

    def test_clicks_at_one_place_go_through_what_lies_there(self):
        document = {"layoutDocument": 1, "canvas": {"size": [300, 300]}, "constraints": [], "root": {"id": "view", "subviews": [
            {"id": name, "frame": [20, 20, 200 + index, 200]} for index, name in enumerate(["below", "middle", "above"])]}}
        self.open("", document, "stacked")
        place, found = self.at([20, 20, 200, 200]), []
        for _ in range(5):
            self.browser.click(*place)
            found.append(self.selected())
        self.assertEqual(found, ["above", "middle", "below", "view", "above"])
        self.browser.click(place[0] + 20, place[1])
        self.assertEqual(self.selected(), "above")

    def test_many_scenes_are_a_list_that_opens_on_the_first_error(self):
        broken = {"constraints": {"size": {"constant": -5}}}
        document = {**DOCUMENT, "states": [{"id": f"s{index}", **(broken if index in (3, 5) else {})} for index in range(6)]}
        self.open("", document, "scenes")
        self.assertEqual(self.texts("[role=tab] bdi"), ["default", "s0", "s1", "s2", "s3", "s4", "s5"])
        self.assertEqual(self.text("[role=tab][aria-selected=true] bdi"), "s3")
        self.assertEqual(self.run_js("[...document.querySelectorAll('[role=tab]')].map((tab) => tab.querySelector('.error') !== null)"),
                         [False] * 4 + [True, False, True])
        self.run_js("document.querySelector('[role=tab][aria-selected=true]').focus()")
        self.browser.key("ArrowUp")
        self.assertEqual(self.text("[role=tab][aria-selected=true] bdi"), "s2")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        self.assertIn("tab=3", self.run_js("location.hash"))

    def test_changes_are_in_the_link(self):
        self.open("#item=box&set=gap.constant+%3D+33&set=nothing.constant+%3D+1&set=one.hidden+%3D+true")
        self.assertEqual(self.shown(), self.solved("gap.constant = 33", "one.hidden = true"))
        entries = self.texts(".whatif li")
        self.assertIn("nothing here has this name", entries[1])
        self.assertIn("was false", entries[2])
        self.fill("constant of gap", "34")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        self.assertIn("set=gap.constant+%3D+34", self.run_js("location.hash"))

    def test_a_resized_canvas_has_its_own_line_breaks(self):
        document = {**DOCUMENT, "root": {**DOCUMENT["root"], "subviews": [
            {"id": "title", "class": "UILabel", "text": "A text that takes two lines on narrow canvases", "numberOfLines": 0}, *DOCUMENT["root"]["subviews"][1:]]}}
        self.open("#width=200&item=title", document, "narrow")
        done = run("frames", path("narrow.json5"), "--size", "200x480")
        items = self.frames_of(done)
        self.assertEqual(self.shown(), items)
        self.assertGreater(len(items["title"]), 5)

    def test_both_at_once(self):
        self.open("#width=200&set=gap.constant+%3D+33")
        done = run("frames", path("live.json5"), "--size", "200x480", "--set", "gap.constant = 33")
        items = self.frames_of(done)
        self.assertEqual(self.shown(), items)

    def test_a_cell_has_its_recorded_height_where_nothing_asks_for_another(self):
        """5 above the box, 74 of it and 5 below are 84 points, not 88."""
        write("cell.xib", CELL)
        run("render", path("cell.xib"), "-o", path("cell.html"))
        for fragment, height in [("", 84), ("#set=below.active+%3D+false", 88)]:
            self.open_page(path("cell.html"), fragment)
            boxes = list(self.shown().values())
            self.assertEqual(boxes[0][3], height)
            self.assertEqual([box[1::2] for box in boxes if box[2] == 300], [[5, 74]])

    def test_without_webassembly_the_page_says_so(self):
        page = render(DOCUMENT, "without")
        script = self.browser.send("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly")
        try:
            self.browser.open(page, "#item=box&width=300")
            self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
            self.assertIn("no WebAssembly", self.text(".panel .obstacle"))
            self.assertEqual(self.texts(".panel .field"), [])
            self.assertEqual(self.numbers()[2], 100)
        finally:
            self.browser.send("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])

    def test_a_scene_that_cannot_be_solved_says_why(self):
        row = {"id": "row", "class": "UIStackView", "distribution": "fillProportionally", "subviews": [
            {"id": "one", "subviews": [{"id": "inner"}]}, {"id": "two", "intrinsicContentSize": [40, 20]}]}
        document = {**DOCUMENT, "root": {**DOCUMENT["root"], "subviews": [*DOCUMENT["root"]["subviews"][:2], row]}}
        self.browser.open(render(document, "proportional"), "#item=box")
        self.assertIn("fills proportionally", self.text(".panel .obstacle"))
        self.assertEqual(self.texts(".panel .field"), [])
