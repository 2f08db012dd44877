"""Pages of layouts: the picture, the tree, the panel, and what is shown of them."""

import os

from support import ALT, HOSTILE, PageTestCase, frames, render


class PageTests(PageTestCase):
    def test_first_view_is_picture_tree_and_four_numbers(self):
        self.browser.open(render("guides/one-third.json5", "third"))
        self.assertEqual(self.text("h1"), "one-third.json5")
        self.assertEqual(self.browser.run("[...document.querySelectorAll('.numbers > *')].map((e) => e.textContent)"),
                         ["2 views", "1 guide", "4 constraints", "0 findings"])
        self.assertEqual(self.browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)"), ["view", "third", "button"])
        self.assertEqual(self.text(".panel h2"), "one-third")

    def test_selecting_works_both_ways(self):
        page = render("guides/one-third.json5", "third")
        self.browser.open(page)
        self.browser.click(*self.at(frames("guides/one-third.json5")["button"]))
        self.assertEqual(self.selected(), "button")
        self.assertEqual(self.text(".panel h2"), "button")
        before = self.pixels()
        self.browser.run("[...document.querySelectorAll('.row')].find((row) => row.textContent.includes('third')).click()")
        self.browser.settle()
        self.assertEqual(self.text(".panel h2"), "third")
        self.assertNotEqual(self.pixels(), before)

    def test_panel_says_why(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.assertEqual(self.browser.run("[...document.querySelectorAll('.frame dd:not(.why)')].map((e) => e.textContent)"), ["100", "200", "100", "44"])
        self.assertIn("third.height 200 = view.height 600 / 3", self.text(".panel"))
        self.assertIn("Decides", self.text(".panel"))
        self.assertIn("button.top == third.bottom", self.text(".constraints.decides"))

    def test_search(self):
        self.browser.open(render("guides/one-third.json5", "third"))
        self.browser.key("/")
        for letter in "butt":
            self.browser.key(letter)
        self.assertEqual(self.browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)"), ["button"])
        self.browser.key("Enter")
        self.assertEqual(self.text(".panel h2"), "button")

    def test_findings_are_stepped_through(self):
        self.browser.open(render("findings/conflict.json5", "conflict"))
        self.browser.key("n")
        self.assertIn("unsatisfiable", self.text(".banner"))
        self.assertIn("unsatisfiable", self.text(".panel h2"))
        self.assertEqual(self.selected(), "a")
        self.assertIn("a.width == 200", self.text(".constraints.broken"))
        self.assertEqual(self.browser.run("document.querySelector('.row[data-mark=error] .name').textContent"), "a")

    def test_tabs_keep_the_selection(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.browser.key("]")
        self.assertEqual(self.text(".panel h2"), "button")
        expected = frames("guides/one-third.json5", "--state", "tall")["button"]
        self.assertEqual(self.browser.run("document.querySelectorAll('.frame dd:not(.why)')[1].textContent"), f"{expected[1]:g}")

    def test_tabs_side_by_side_and_overlaid(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        alone = self.pixels()
        self.browser.key("o")
        overlaid = self.pixels()
        self.assertIn("y 200 → ", self.text(".panel"))
        self.browser.key("o")
        self.assertEqual(len({alone, overlaid, self.pixels()}), 3)
        self.browser.key("o")
        self.assertEqual(self.pixels(), alone)

    def test_layers(self):
        self.browser.open(render("guides/one-third.json5", "third"))
        shown = self.pixels()
        self.browser.key("g")
        self.assertNotEqual(self.pixels(), shown)
        self.browser.key("g")
        self.assertEqual(self.pixels(), shown)

    def test_redlines_while_alt_is_held(self):
        self.browser.open(render("guides/equal-spacing.json5", "spacing"), "#item=save")
        place = self.at(frames("guides/equal-spacing.json5")["clear"])
        self.browser.mouse("mouseMoved", *place)
        self.browser.settle()
        hovered = self.pixels()
        self.browser.mouse("mouseMoved", place[0] + 1, place[1], ALT)
        self.browser.settle()
        self.assertNotEqual(self.pixels(), hovered)

    def test_planes_turn(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#planes=1")
        before = self.pixels()
        x, y = self.at([0, 0, 300, 600])
        self.browser.mouse("mousePressed", x, y)
        self.browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x + 80, y=y + 20, button="left", buttons=1)
        self.browser.mouse("mouseReleased", x + 80, y + 20)
        self.browser.settle()
        self.assertNotEqual(self.pixels(), before)

    def test_fragment_leads_back(self):
        page = render("guides/one-third.json5", "third")
        self.browser.open(page, "#item=button&tab=1&layers=guides")
        self.browser.key("+")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        fragment, drawn = self.browser.run("location.hash"), self.pixels()
        self.assertIn("item=button", fragment)
        self.browser.open(page, fragment)
        self.assertEqual(self.pixels(), drawn)

    def test_broken_fragments_are_harmless(self):
        page = render("guides/one-third.json5", "third")
        for fragment in ["#tab=99&item=nobody", "#view=NaN 0 0&width=-5", "#with=7 beside", "#%", "#item=%3Cb%3E"]:
            self.browser.open(page, fragment)
            self.assertEqual(self.text("h1"), "one-third.json5")

    def test_hostile_names_are_text(self):
        views = [{"id": name, "class": "UILabel", "text": name, "frame": [10, 10 + 40 * index, 200, 30]} for index, name in enumerate(HOSTILE)]
        page = render({"layoutDocument": 1, "canvas": {"size": [300, 400]}, "root": {"id": "view", "subviews": views}, "constraints": []}, "<img src=x onerror=alert(1)>")
        self.browser.open(page)
        names = self.browser.run("[...document.querySelectorAll('.row .name')].map((e) => e.textContent)")
        self.assertEqual(len(names), 1 + len(HOSTILE))
        self.assertTrue(all(name.startswith(HOSTILE[index][:1]) for index, name in enumerate(names[1:])))
        self.assertLessEqual(max(map(len, names)), 80)
        self.assertEqual(self.browser.run("document.querySelectorAll('img').length"), 0)
        for index in range(len(names)):
            self.browser.run(f"document.querySelectorAll('.row')[{index}].click()")
        self.browser.settle()

    def test_narrow_and_dark(self):
        self.browser.size(390, 844, dark=True)
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.assertEqual(self.browser.run("document.documentElement.scrollWidth"), 390)
        self.assertEqual(self.browser.run("getComputedStyle(document.documentElement).colorScheme"), "dark")

    def test_reading_a_large_layout(self):
        rows = [{"id": f"row{row}", "frame": [0, 4 * row, 400, 4], "subviews": [
            {"id": f"cell{row}-{column}", "frame": [40 * column, 0, 38, 4]} for column in range(9)]} for row in range(500)]
        page = render({"layoutDocument": 1, "canvas": {"size": [400, 2000]}, "root": {"id": "view", "subviews": rows}, "constraints": []}, "large")
        self.assertLess(os.path.getsize(page), 5_000_000)
        self.browser.open(page, "#item=cell499-8")
        self.assertEqual(self.selected(), "cell499-8")
        self.assertLess(self.browser.run("document.querySelectorAll('.row').length"), 1000)

    def test_small_screens_have_small_pages(self):
        views = [{"id": f"v{index}", "class": "UILabel", "text": "Text", "frame": [10, 12 * index, 100, 10]} for index in range(50)]
        page = render({"layoutDocument": 1, "canvas": {"size": [390, 844]}, "root": {"id": "view", "subviews": views}, "constraints": []}, "small")
        self.assertLess(os.path.getsize(page), 550_000)
