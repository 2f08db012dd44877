"""What the page adds to the command's picture: layers, the constraints of the selected item, changes, and what is where."""

from support import SolvedPageTestCase

DISTANCES = {
    "layoutDocument": 1, "canvas": {"size": [320, 480]},
    "root": {"id": "view", "subviews": [{"id": "box"}]},
    "constraints": [{"id": "gap", "constraint": "box.top == view.top + 100"}, "box.bottom == view.bottom - 40", "box.leading == view.leading + 20",
                    "box.width == 150"]}
# A canvas with 800 points of empty space between two views, which pictures shorten to 18.
EMPTY = {
    "layoutDocument": 1, "canvas": {"size": [320, 1200]},
    "root": {"id": "view", "subviews": [{"id": "first"}, {"id": "last"}]},
    "constraints": [f"{view}.{edge}" for view in ["first", "last"] for edge in ["leading == view.leading + 20", "width == 200", "height == 150"]]
    + ["first.top == view.top + 20", "last.bottom == view.bottom - 30"]}


class PictureTests(SolvedPageTestCase):
    document, name = DISTANCES, "picture"

    def drawn(self, change="{ left: [] }"):
        """The texts of the picture after a change of the state, with their places."""
        self.run_js(f'document.querySelector(".picture").change({change})')
        self.browser.settle()
        return {text["text"]: text for text in self.run_js("layoutPage.texts()")}

    def test_texts_have_the_places_of_the_canvas_s_points(self):
        self.open()
        drawn = self.drawn()
        # 480 - 100 - 40 and 320 - 20 - 150 follow from the others.
        self.assertLessEqual({"box", "100", "40", "340", "20", "150"}, set(drawn))
        self.assertLess(drawn["340"]["x"], 0)
        # The distances above and below the box have their numbers in the gaps.
        for number, start, end in [("100", 0, 100), ("40", 440, 480)]:
            self.assertTrue(20 < drawn[number]["x"] < 170 and start < drawn[number]["y"] < end)
        for number in ["20", "150"]:
            self.assertGreater(drawn[number]["y"], 480)
        self.assertEqual([drawn["box"]["layer"], drawn["100"]["layer"]], ["labels", "constraints"])
        self.assertTrue(20 < drawn["box"]["x"] < 170 and 100 < drawn["box"]["y"] < 440)
        self.assertNotEqual(drawn["340"]["color"], drawn["100"]["color"])

    def test_layers_are_shown_and_hidden(self):
        self.open()
        self.browser.key("l")
        self.assertNotIn("box", self.drawn())
        self.assertIn("100", self.drawn())
        self.browser.key("l")
        self.browser.key("r")
        self.assertIn("box", self.drawn())
        self.assertNotIn("100", self.drawn())

    def test_the_selected_item_has_its_constraints(self):
        constraints = ["box.trailing <= view.trailing - 20", "box.leading >= view.leading + 40", *(f"box.{edge}" for edge in ["top == view.top", "width == 80", "height == 60"])]
        self.open(document={**DISTANCES, "constraints": constraints})
        drawn = self.drawn("{ selected: 1 }")
        # The greatest edge is the least distance.
        self.assertLessEqual({"≥ 20", "≥ 40"}, set(drawn))
        self.assertEqual([text for text in drawn if "≤" in text], [])
        self.assertIn("box", drawn)
        self.browser.key("c")
        self.assertNotIn("≥ 20", self.drawn("{ selected: 1 }"))

    def test_numbers_are_those_of_the_changed_layout(self):
        self.open()
        drawn = self.drawn('{ edits: ["gap.constant = 60"] }')
        # 480 - 60 - 40.
        self.assertLessEqual({"60", "380"}, set(drawn))
        self.assertNotIn("100", drawn)
        self.assertIn("100", self.drawn("{ edits: [] }"))

    def test_an_item_is_left_out_with_its_name(self):
        self.open()
        self.assertNotIn("box", self.drawn('{ left: ["box"] }'))
        self.assertIn("box", self.drawn())

    def test_items_below_a_shortened_band_are_where_they_are_drawn(self):
        self.open(document=EMPTY)
        place = self.run_js('(([first, last]) => [first.y, first.height, last.y, last.height])([[20, 20, 200, 150], [20, 1020, 200, 150]].map((frame) => document.querySelector(".picture").place(frame)))')
        zoom = place[1] / 150
        self.assertAlmostEqual(place[3] / zoom, 150, delta=1)
        # Of 850 points between the views, 28 are kept above and below the band of 18.
        self.assertAlmostEqual((place[2] - place[0] - place[1]) / zoom, 28 + 18 + 28, delta=2)
        self.browser.click(*self.at([20, 1020, 200, 150]))
        self.assertEqual(self.selected(), "last")
        self.browser.click(*self.at([20, 20, 200, 150]))
        self.assertEqual(self.selected(), "first")
        self.assertTrue(1020 < self.drawn()["last"]["y"] < 1170)
