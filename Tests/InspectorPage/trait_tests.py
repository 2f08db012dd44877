"""The device, the text size and the direction, chosen in the panel and solved in the page."""

import json

from field_tests import ROW
from support import SolvedPageTestCase, path, run, write

# Texts that follow the text size, and distances that follow the reading direction and the system's margins.
STYLED = {
    "layoutDocument": 1, "canvas": {"device": "iPhone 15"},
    "root": {"id": "view", "subviews": [
        {"id": "title", "class": "UILabel", "text": "A headline that is long enough to wrap", "numberOfLines": 0, "font": {"textStyle": "headline"}},
        {"id": "fixed", "class": "UILabel", "text": "A text of a given size", "font": {"size": 15}},
        {"id": "button", "class": "UIButton", "intrinsicContentSize": [80, 44]}]},
    "constraints": [
        "title.top == view.safeAreaLayoutGuide.top", "title.leading == view.layoutMarginsGuide.leading", "title.width == 200",
        "fixed.leading == title.leading + 12", "fixed.top == title.bottom + 8", {"id": "end", "constraint": "button.trailing == view.trailing - 24"},
        "button.bottom == view.safeAreaLayoutGuide.bottom"]}

# On iPads another constraint is installed.
ADAPTIVE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
<view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="box"><rect key="frame" x="20" y="40" width="100" height="50"/>
<constraints><constraint firstAttribute="height" constant="50" id="h"/><constraint firstAttribute="width" constant="100" id="w"/>
<constraint firstAttribute="width" constant="300" id="wide"/></constraints>
<variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
<variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="w"/><include reference="wide"/></mask></variation></view></subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints><constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="2"/>
<constraint firstItem="b" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="4"/></constraints>
</view></objects></document>"""


# On iPads the readable width follows the text size; on phones there is none.
READABLE = {
    "layoutDocument": 1, "canvas": {"device": "iPhone 15"},
    "root": {"id": "view", "subviews": [{"id": "article"}]},
    "constraints": ["article.top == view.top", "article.height == 40", "article.leading == view.readableContentGuide.leading",
                    "article.trailing == view.readableContentGuide.trailing"]}

# The sizes of a configured button and of a field without a border are rounded to pixels, halves or thirds of a point. At the
# smallest text size, both give the button 47 × 31.
BUTTON = {
    "layoutDocument": 1, "canvas": {"device": "iPhone 11", "contentSizeCategory": "extraSmall"},
    "root": {"id": "view", "subviews": [
        {"id": "join", "class": "UIButton", "configuration": {}, "text": "join", "font": {"textStyle": "body"}},
        {"id": "name", "class": "UITextField", "borderStyle": "none", "text": "Ada", "font": {"textStyle": "body"}}]},
    "constraints": ["join.top == view.top + 100", "join.centerX == view.centerX", "name.top == join.bottom", "name.leading == view.leading"]}

# A row that shares its width equally, in a column that is centred, with a view that is hidden.
STACKS = {
    "layoutDocument": 1, "canvas": {"size": [320, 480]},
    "root": {"id": "view", "subviews": [
        {"id": "column", "class": "UIStackView", "axis": "vertical", "spacing": 8, "alignment": "center", "subviews": [
            {"id": "first", "class": "UILabel", "text": "First"}, {"id": "second", "class": "UILabel", "text": "The second one"},
            {"id": "third", "intrinsicContentSize": [30, 40], "hidden": True},
            {"id": "row", "class": "UIStackView", "distribution": "fillEqually", "spacing": 4, "subviews": [
                {"id": "left", "intrinsicContentSize": [60, 30]}, {"id": "right", "intrinsicContentSize": [20, 30]}]}]}]},
    "constraints": ["column.top == view.top + 10", "column.leading == view.leading", {"id": "wide", "constraint": "row.width == 200 @400"}]}


class StackTests(SolvedPageTestCase):
    """Compares views hidden in stack views with what the command lays out."""

    document, name = STACKS, "stacks"

    def assert_same(self, *changes):
        solved = {name: numbers for name, numbers in self.solved(*changes).items() if "UISV-" not in name}
        shown = {name: numbers for name, numbers in self.shown().items() if "UISV-" not in name}
        self.assertEqual(list(shown), list(solved))
        for name, numbers in solved.items():
            if None not in numbers:
                self.assertEqual(shown[name], numbers, name)

    def test_hiding_a_view_that_a_stack_view_arranges(self):
        self.open("#item=second")
        self.run_js("document.querySelector('[aria-label=\"hidden: second\"]').click()")
        self.assert_same("second.hidden = true")
        self.assertEqual(self.shown()["row"][1] - self.shown()["first"][1], self.shown()["first"][3] + 8)
        self.assertEqual(self.texts(".whatif li .badge"), [])
        # What is listed is what the stack view has now.
        self.select("first")
        self.assertIn("row.top == first.bottom + 8 (stack view)", self.texts(".equation"))
        self.assertNotIn("second.top == first.bottom + 8 (stack view)", self.texts(".equation"))

    def test_showing_a_view_that_a_stack_view_leaves_out(self):
        self.open("#item=third")
        self.run_js("document.querySelector('[aria-label=\"hidden: third\"]').click()")
        self.assert_same("third.hidden = false")
        self.assertEqual(self.shown()["third"][2:4], [30, 40])

    def test_hiding_one_of_two_leaves_no_gap(self):
        self.open("#set=left.hidden+%3D+true&set=wide.constant+%3D+150")
        self.assert_same("left.hidden = true", "wide.constant = 150")
        self.assertEqual(self.shown()["right"][2], 150)

    def test_two_views_of_stack_views_are_left_to_the_command(self):
        self.open("#set=left.hidden+%3D+true&set=second.hidden+%3D+true")
        self.assertEqual(self.texts(".whatif li .badge"), ["can’t be combined in the page with a change before it; the command line lays out both"])
        self.assert_same("left.hidden = true")


class TraitTests(SolvedPageTestCase):
    """Compares other traits in the page with what the command lays out for them."""

    document, name = STYLED, "styled"

    def choose(self, label, value):
        """Chooses a value in a menu of the panel."""
        self.run_js(f"""(() => {{
          const menu = document.querySelector({json.dumps(f'.traits [aria-label="{label}"]')});
          menu.value = {json.dumps(value)};
          menu.dispatchEvent(new Event("change"));
        }})()""")
        self.browser.settle()

    def values(self, label, inside="select"):
        return self.run_js(f"""[...document.querySelectorAll('.traits [aria-label="{label}"]')].flatMap((menu) => [...menu.querySelectorAll(
          {json.dumps(":scope > option" if inside == "select" else "optgroup option")})].map((option) => option.value).filter(Boolean))""")

    def laid_out(self, *options, source=None):
        return self.frames_of(run("frames", source or write(f"{self.name}.json5", self.document), *options))

    def assert_same(self, *options, source=None):
        solved = self.laid_out(*options, source=source)
        shown = self.shown()
        self.assertEqual(list(shown), list(solved))
        for name, numbers in solved.items():
            if None not in numbers:
                self.assertEqual(shown[name][4:], numbers[4:], name)
                for number, expected in zip(shown[name][:4], numbers[:4]):
                    self.assertAlmostEqual(number, expected, 5, name)

    def test_another_device_is_solved(self):
        self.open()
        for device in ("iPhone SE", "iPhone 16 Pro Max", "iPad Pro 12.9"):
            self.choose("device", device)
            self.assert_same("--device", device)
            self.assertIn(device, self.text(".panel header"))
            self.assertEqual(len(self.texts(".whatif li")), 1)
        self.assertEqual(self.run_js("document.querySelector('.panel header p').textContent.split(' points')[0]"), "1024 × 1366")
        self.assertEqual(self.texts(".command"), [])
        # The device's canvas isn't dragged.
        self.assertTrue(self.run_js("[...document.querySelectorAll('.edge')].every((edge) => edge.hidden)"))
        self.browser.run("document.activeElement.blur()")
        self.browser.key("u")
        self.assert_same()

    def test_another_text_size_is_solved(self):
        self.open()
        before = self.shown()
        self.choose("text size", "accessibilityLarge")
        self.assert_same("--text-size", "accessibilityLarge")
        after = self.shown()
        self.assertGreater(len(after["title"]), len(before["title"]))
        self.assertAlmostEqual(after["fixed"][2], before["fixed"][2], 5)
        # The letters are drawn as large as they are measured.
        self.assertGreater(self.run_js("document.querySelector('.picture').layout().items.find(({ id }) => id === 'title').text.size"), 30)

    def test_the_other_direction_is_solved(self):
        self.open()
        self.choose("direction", "rightToLeft")
        self.assert_same("--direction", "rtl")
        self.assertEqual(self.shown()["button"][0], 24)
        self.assertIn("right to left", self.text(".panel header"))

    def test_traits_are_combined_with_each_other_and_with_changes(self):
        self.open("#set=end.constant+%3D+-50&set=title.text+%3D+Short")
        for label, value in (("device", "iPhone 8"), ("text size", "extraExtraLarge"), ("direction", "rightToLeft")):
            self.choose(label, value)
        problems = self.texts(".whatif li .badge")
        self.assertEqual(problems, [])
        self.assert_same("--device", "iPhone 8", "--text-size", "extraExtraLarge", "--direction", "rtl", "--set", "end.constant = -50", "--set", "title.text = Short")

    def test_a_link_keeps_the_traits(self):
        self.open()
        self.choose("device", "iPhone 8")
        self.choose("text size", "small")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        fragment = self.run_js("location.hash")
        self.open(fragment)
        self.assert_same("--device", "iPhone 8", "--text-size", "small")

    def test_traits_are_copied_as_options_and_as_a_state(self):
        self.open("#set=canvas.device+%3D+iPhone+8&set=canvas.contentSizeCategory+%3D+small&set=end.constant+%3D+-9")
        self.browser.send("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
        self.run_js("[...document.querySelectorAll('.whatif button')].find((button) => button.textContent === '--set').click()")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 50))")
        self.assertEqual(self.run_js("document.querySelector('.whatif textarea').value"), "--device 'iPhone 8' --text-size small --set 'end.constant = -9'")
        self.run_js("[...document.querySelectorAll('.whatif button')].find((button) => button.textContent === 'state').click()")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 50))")
        state = json.loads(self.run_js("document.querySelector('.whatif textarea').value"))
        self.assert_same("--state", "what-if", source=write("stated.json5", {**STYLED, "states": [state]}))

    def test_what_changes_constraints_is_left_to_the_command(self):
        write("adaptive.xib", ADAPTIVE)
        run("render", path("adaptive.xib"), "-o", path("adaptive.html"))
        self.open_page(path("adaptive.html"))
        self.assertIn("iPhone SE", self.values("device"))
        self.assertIn("iPad Pro 11", self.values("device", "optgroup"))
        before = self.shown()
        self.choose("device", "iPad Pro 11")
        self.assertEqual(self.shown(), before)
        self.assertIn("changes which views or constraints there are", self.text(".traits"))
        self.assertIn("--device 'iPad Pro 11' --open", self.text(".command"))
        self.choose("device", "iPhone SE")
        self.assertEqual(self.texts(".command"), [])
        self.assert_same("--device", "iPhone SE", source=path("adaptive.xib"))

    def test_traits_in_a_link_that_are_wrong(self):
        self.open("#set=canvas.device+%3D+iPhone+99&set=canvas.contentSizeCategory+%3D+5")
        self.assertEqual(self.texts(".whatif .badge"), ["isn’t a value that the page knows"] * 2)
        self.assert_same()

    def test_a_resized_canvas_keeps_the_text_size(self):
        write("styled.json5", STYLED)
        run("render", path("styled.json5"), "--text-size", "extraLarge", "-o", path("larger.html"))
        self.open_page(path("larger.html"), "#height=700")
        expected = self.shown()
        self.open("#set=canvas.contentSizeCategory+%3D+extraLarge&height=700")
        self.assertEqual(self.shown(), expected)
        self.assertEqual(self.shown()["view"][3], 700)

    def test_a_canvas_without_a_device(self):
        self.document, self.name = ROW, "row"
        self.open(document=ROW, name="row")
        self.choose("device", "iPad mini 8.3")
        self.assert_same("--device", "iPad mini 8.3")


class ReadableTests(SolvedPageTestCase):
    """A device and a text size that change one number together."""

    document, name = READABLE, "readable"

    def test_a_readable_width_has_one_device_and_text_size(self):
        self.open()
        self.run_js("document.querySelector('.picture').change({ edits: ['canvas.device = \"iPad 9.7\"', 'canvas.contentSizeCategory = \"extraSmall\"'] })")
        self.assertEqual(self.texts(".whatif li .badge"), ["can’t be combined in the page with a change before it; the command line lays out both"])


class ScreenTests(SolvedPageTestCase):
    """A device and a text size that both change the sizes of a button and a field, with other texts in them."""

    document, name = BUTTON, "button"

    def test_lines_are_measured_for_every_screen(self):
        texts = ["join.text = Join the others", "name.text = Ada Lovelace"]
        self.open()
        for device in ("iPhone XR", "iPhone 15"):
            canvas = [f"canvas.device = {json.dumps(device)}", 'canvas.contentSizeCategory = "extraExtraLarge"']
            self.run_js(f"document.querySelector('.picture').change({{ edits: {json.dumps(canvas + texts)} }})")
            self.assertEqual(self.texts(".whatif li .badge"), [], device)
            options = ["--device", device, "--text-size", "extraExtraLarge", *[word for text in texts for word in ("--set", text)]]
            solved = self.frames_of(run("frames", write("button.json5", BUTTON), *options))
            self.assertEqual(self.shown(), solved, device)
