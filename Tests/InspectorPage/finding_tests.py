"""What a reader is told of findings and conflicts, what is selected, and why frames are what they are."""

import os
import urllib.parse

from live_tests import DOCUMENT
from support import ROOT, SolvedPageTestCase, frames, render, run

# A gap beside a box that can't be 100 and 120 points wide.
GAP = {
    "layoutDocument": 1, "canvas": {"size": [300, 200]},
    "root": {"id": "view", "guides": [{"id": "gap"}], "subviews": [{"id": "box"}]},
    "constraints": ["gap.leading == view.leading", "gap.width == 20", "gap.top == view.top", "gap.height == 40", "box.top == view.top", "box.height == 40",
                    "box.trailing == view.leading + 120", "box.width == 120", "box.leading == gap.trailing"]}
# Nothing says where a hundred views are along x.
MANY = {
    "layoutDocument": 1, "canvas": {"size": [300, 2000]}, "root": {"id": "view", "subviews": [{"id": f"row-{index}"} for index in range(100)]},
    "constraints": [words for index in range(100) for words in (f"row-{index}.top == view.top + {index * 20}", f"row-{index}.height == 10", f"row-{index}.width == 50")]}


class FindingTests(SolvedPageTestCase):
    document, name = GAP, "gap"

    def test_a_conflict_is_shown_with_its_sum_and_what_ends_it(self):
        self.open_page(render("findings/conflict-of-three.json5", "three"))
        self.browser.key("n")
        self.assertEqual(self.selected(), "row")
        self.assertEqual(self.texts(".row.named .name"), ["view", "row"])
        # 20 on either side of 320 in a canvas of 300.
        self.assertEqual([self.text(".report figcaption"), self.text(".banner figcaption")], ["20 + 320 + 20 = 360, not 300"] * 2)
        bars = self.run_js("[...document.querySelectorAll('.report .lengths-of-sum span')].map((part) => [parseFloat(part.style.width), part.textContent])")
        for (share, words), (length, expected) in zip(bars, [(20, ""), (320, "320"), (20, ""), (300, "300"), (60, "60 over")], strict=True):
            self.assertAlmostEqual(share, length / 3.6, 2)
            self.assertEqual(words, expected)
        self.assertEqual(self.texts(".report .members .broken .equation"), ["row.trailing == view.trailing - 20"])
        self.assertEqual(self.texts(".report .members bdi.quiet")[-1], "conflict-of-three.json5:9")
        self.click(".report .try")
        self.assertIsNone(self.text(".numbers .found"))
        self.assertIn("No conflict is left", self.text(".whatif"))
        self.assertEqual(self.texts(".whatif .edit"), ["row.trailing == view.trailing - 20.active = false"])
        self.browser.key("u")
        self.assertEqual(self.text(".numbers .found"), "1 finding")

    def test_on_a_phone_a_finding_covers_nothing_of_the_picture(self):
        self.browser.size(390, 844)
        self.open_page(render("findings/conflict-of-three.json5", "three"))
        self.browser.key("n")
        self.browser.settle()
        ends = self.run_js("""(() => {
          const picture = document.querySelector(".picture"), { canvas } = picture.layout().items[0];
          return [document.querySelector(".banner").getBoundingClientRect().bottom, picture.getBoundingClientRect().top + picture.place(canvas).y];
        })()""")
        self.assertLess(*ends)
        self.run_js("document.querySelector('.layers').open = true")
        menu = self.run_js("(({ left, right }) => [left, right])(document.querySelector('.menu').getBoundingClientRect())")
        self.assertGreaterEqual(menu[0], 0)
        self.assertLessEqual(menu[1], 390)

    def test_every_proposal_ends_the_conflict_by_the_command(self):
        example, page = os.path.join(ROOT, "Examples", "findings", "conflict-of-three.json5"), render("findings/conflict-of-three.json5", "three")
        self.open_page(page)
        self.browser.key("n")
        for place in range(len(self.texts(".report .try"))):
            self.run_js(f"document.querySelectorAll('.report .try')[{place}].click()")
            edit = self.text(".whatif .edit")
            self.assertEqual(run("check", example, "--set", edit).returncode, 0, edit)
            self.browser.key("u")
            self.browser.key("n")

    def test_a_conflict_selects_the_view_and_not_the_guide_beside_it(self):
        self.open()
        self.browser.key("n")
        self.assertEqual(self.selected(), "box")

    def test_findings_that_say_the_same_are_one_with_their_count(self):
        self.open(document=MANY, name="many")
        self.browser.key("n")
        self.assertEqual(self.text(".banner .count"), "1 of 1")
        self.assertIn("and 99 more like it", self.text(".banner"))
        self.assertIn("100 times", self.text(".report"))
        self.assertEqual(len(self.texts(".report .alike button")), 12)
        self.assertIn("and 88 more", self.text(".report .alike"))

    def test_equal_names_are_told_apart_by_what_is_around(self):
        self.open_page(render("stacks/nested.json5", "nested"))
        names = self.run_js("document.querySelector('.picture').layout().names")
        self.assertEqual(len(names), len(set(names)))
        self.assertLessEqual({"label in name", "field in city"}, set(names))

    def test_a_storyboard_opens_on_its_first_scene_with_a_finding(self):
        self.open_page(render("storyboards/Main.storyboard", "Main"))
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "Profile")


class SelectionTests(SolvedPageTestCase):
    def test_a_click_inside_a_guide_comes_to_it(self):
        self.open_page(render("guides/equal-spacing.json5", "spacing"))
        found = []
        for _ in range(3):
            self.browser.click(*self.at([90, 20, 30, 20]))
            found.append(self.selected())
        self.assertEqual(found, ["space1", "view", "space1"])

    def test_a_selected_guide_keeps_its_dashes_and_its_tag(self):
        self.open_page(render("guides/equal-spacing.json5", "spacing"))

        def pixels(x, width):
            """What is painted around a part of the guide's upper edge."""
            return self.run_js(f"""(() => {{
              const {{ x, y, width }} = document.querySelector(".picture").place([{x}, 16, {width}, 10]);
              return [...document.querySelector(".base").getContext("2d").getImageData(x, y - 10, width, 20).data].join();
            }})()""")

        before = pixels(88, 30), pixels(76, 6)
        self.run_js("document.querySelector('.picture').change({ selected: document.querySelector('.picture').layout().places.get('space1') })")
        self.browser.settle()
        # The tag is there as before, and a corner is marked.
        self.assertEqual(pixels(88, 30), before[0])
        self.assertNotEqual(pixels(76, 6), before[1])


class StepTests(SolvedPageTestCase):
    def test_steps_name_numbers_and_lead_to_what_they_name(self):
        found = frames("guides/keyboard.json5", "--state", "docked")
        top, height = found["view.keyboardLayoutGuide"][1], found["field"][3]
        self.open_page(render("guides/keyboard.json5", "keyboard"), "#tab=1&item=field")
        rows = self.run_js("""Object.fromEntries([...document.querySelectorAll(".frame .number")].map((row) => [row.querySelector("dt").textContent,
          [row.querySelector(".sum")?.textContent, [...row.querySelectorAll("li")].map((step) => step.textContent)]]))""")
        self.assertEqual(rows["y"][0], f"view.keyboardLayoutGuide.top {top} - 5 - height {height} = {top - 5 - height}")
        self.assertEqual(rows["y"][1][0], f"field.bottom {top - 5} = view.keyboardLayoutGuide.top {top} - 5 keyboard.json5:9")
        self.run_js("document.querySelectorAll('.frame .number')[1].querySelector('summary').click()")
        self.click(".frame .number:nth-child(2) li button")
        self.assertEqual(self.selected(), "keyboardLayoutGuide")

    def test_what_is_shared_is_divided_once(self):
        self.open_page(render("guides/equal-spacing.json5", "spacing"), "#item=space1")
        # Of 320, 20 on either side, and buttons of 60, 80 and 40.
        self.assertEqual(self.texts(".frame .sum")[2], "(320 - 20 - 20 - 60 - 80 - 40) / 2 = 50")


class WhatIfTests(SolvedPageTestCase):
    document, name = DOCUMENT, "whatif"

    def test_a_constant_is_at_most_eight_tabs_from_its_item(self):
        self.open("#item=box")
        self.run_js("document.querySelector('.row[aria-selected=true]').focus()")
        names = []
        for _ in range(8):
            self.browser.key("Tab")
            names.append(self.run_js("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))
        self.assertTrue([name for name in names if name.startswith("constant of")], names)

    def test_a_change_is_told_and_the_old_place_stays_visible(self):
        self.open("#item=title")

        def edge():
            """The colours along the upper edge that the box has as it is written."""
            return self.run_js("""(([x, y, width]) => {
              const { data } = document.querySelector(".base").getContext("2d").getImageData(x, y, width, 1);
              return new Set(Array.from({ length: data.length / 4 }, (_, place) => data.slice(4 * place, 4 * place + 3).join())).size;
            })((({ x, y, width }) => [x + 4, y, width - 8])(document.querySelector(".picture").place([20, %s, 100, 50])))""" % top)

        top = self.shown()["box"][1]
        self.run_js('document.querySelector(".picture").change({ edits: ["gap.constant = 100"], selected: -1 })')
        self.run_js("new Promise((resolve) => setTimeout(resolve, 700))")
        # Dashes and what is between them, where nothing else is.
        self.assertGreater(edge(), 1)
        self.assertIn(f"box y {top:g} → {top + 90:g}", self.text(".announced"))

    def test_escape_leaves_a_field(self):
        self.open("#item=box")
        self.run_js("document.querySelector('[aria-label=\"constant of gap\"]').focus()")
        self.browser.key("Escape")
        self.assertEqual(self.run_js("document.activeElement.tagName"), "BODY")
        self.assertEqual(self.selected(), "box")
        self.browser.key("Escape")
        self.assertIsNone(self.selected())

    def test_a_text_size_that_moves_nothing_says_why(self):
        fixed = {**DOCUMENT, "root": {**DOCUMENT["root"], "subviews": [{**DOCUMENT["root"]["subviews"][0], "font": {"size": 17}}, *DOCUMENT["root"]["subviews"][1:]]}}
        self.open(f"#set={urllib.parse.quote_plus('canvas.contentSizeCategory = extraLarge')}", fixed, "fixed")
        self.assertIn("moves nothing: fonts follow the text size if they are those of text styles", self.text(".whatif li"))
