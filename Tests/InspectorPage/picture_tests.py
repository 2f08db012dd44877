"""What the picture shows besides views, which is what the command's pictures show."""

from support import PageTestCase, render

SURFACE = {
    "layoutDocument": 1, "canvas": {"size": [320, 480], "safeAreaInsets": [60, 0, 40, 0]},
    "root": {"id": "view", "subviews": [{"id": "cover"}, {"id": "behind"}, {"id": "front"}]},
    "constraints": [
        "cover.leading == view.leading", "cover.top == view.top", "cover.width == 160", "cover.height == 60",
        "behind.leading == view.leading", "behind.top == view.top + 100", "behind.width == 320", "behind.height == 100",
        "front.leading == view.leading + 100", "front.top == view.top + 120", "front.width == 40", "front.height == 40"]}


class PictureTests(PageTestCase):
    def colors(self, x, y, width, height):
        """The colours in a rectangle of the layout, as numbers."""
        return set(self.run_js(f"""(() => {{
          const canvas = document.querySelector(".picture canvas"), ratio = window.devicePixelRatio || 1;
          const {{ x, y, zoom }} = {{ x: Number(canvas.dataset.x), y: Number(canvas.dataset.y), zoom: Number(canvas.dataset.zoom) }};
          const {{ data }} = canvas.getContext("2d").getImageData((x + {x} * zoom) * ratio, (y + {y} * zoom) * ratio, {width} * zoom * ratio, {height} * zoom * ratio);
          return Array.from({{ length: data.length / 4 }}, (_, place) => data.slice(4 * place, 4 * place + 3).join(" "));
        }})()"""))

    def open(self, document):
        self.browser.open(render(document, "surface"))
        self.browser.settle()
        for layer in "lr":
            self.browser.key(layer)

    def test_outside_of_the_safe_area_is_hatched_where_no_view_covers_it(self):
        self.open(SURFACE)
        sheet = self.colors(200, 300, 20, 20)
        self.assertEqual(len(sheet), 1)
        self.assertGreater(len(self.colors(200, 10, 60, 40)), 1)
        self.assertGreater(len(self.colors(20, 450, 60, 20)), 1)
        # Inside the view that covers a part there is its tint alone.
        self.assertEqual(len(self.colors(20, 20, 60, 20)), 1)
        self.browser.key("s")
        self.assertEqual(self.colors(200, 10, 60, 40), sheet)

    def test_a_canvas_without_a_safe_area_has_no_hatching(self):
        self.open({**SURFACE, "canvas": {"size": [320, 480]}})
        self.assertEqual(len(self.colors(200, 10, 60, 40)), 1)

    def test_a_view_behind_another_has_no_tint(self):
        self.open(SURFACE)
        sheet = self.colors(200, 300, 20, 20)
        self.assertEqual(self.colors(20, 120, 60, 40), sheet)
        self.assertNotEqual(self.colors(110, 130, 20, 20), sheet)
        self.open({**SURFACE, "constraints": [text.replace("view.top + 120", "view.top + 300") for text in SURFACE["constraints"]]})
        self.assertNotEqual(self.colors(20, 120, 60, 40), sheet)

    def test_the_keyboard_is_drawn(self):
        self.open({**SURFACE, "canvas": {"device": "iPhone 15"}})
        plain = self.colors(150, 650, 60, 60)
        self.open({**SURFACE, "canvas": {"device": "iPhone 15", "keyboard": "docked"}})
        self.assertEqual(len(plain), 1)
        self.assertGreater(len(self.colors(150, 650, 60, 60)), 1)


DISTANCES = {
    "layoutDocument": 1, "canvas": {"size": [320, 480]},
    "root": {"id": "view", "subviews": [{"id": "box"}]},
    "constraints": [{"id": "gap", "constraint": "box.top == view.top + 100"}, "box.bottom == view.bottom - 40", "box.leading == view.leading + 20",
                    "box.width == 150"]}


class NameTests(PageTestCase):
    """Names and numbers, by the texts that are drawn."""

    def drawn(self, change="{ left: [] }", overlaid=False):
        """The texts that the picture, or all with its overlay, draws after a change of the state, with their places in the layout."""
        return self.run_js(f"""(async () => {{
          const drawn = [], type = CanvasRenderingContext2D.prototype, original = type.fillText, base = document.querySelector(".picture canvas");
          type.fillText = function (text, x, y, ...rest) {{
            if (this.canvas === base || {str(overlaid).lower()}) drawn.push([text, x, y]);
            return original.call(this, text, x, y, ...rest);
          }};
          document.querySelector(".picture").change({change});
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          type.fillText = original;
          return drawn.map(([text, x, y]) => [text, x / base.dataset.zoom, y / base.dataset.zoom]);
        }})()""")

    def texts(self, change="{ left: [] }", overlaid=False):
        return [text for text, _, _ in self.drawn(change, overlaid)]

    def open(self, document):
        self.browser.open(render(document, "names"))
        self.solver()

    def solver(self):
        self.run_js("""new Promise((resolve) => {
          const look = () => performance.getEntriesByName("solver").length ? resolve() : setTimeout(look, 5);
          look();
          setTimeout(resolve, 5000);
        })""")

    def test_the_outermost_distances_are_beside_the_sheet(self):
        self.open(DISTANCES)
        drawn = {text: (x, y) for text, x, y in self.drawn()}
        # 480 - 100 - 40 and 320 - 20 - 150 follow from the others.
        self.assertEqual(sorted(drawn), sorted(["box", "100", "40", "340", "20", "150"]))
        for number in ["100", "40", "340"]:
            self.assertLess(drawn[number][0], 0)
        for number in ["20", "150"]:
            self.assertGreater(drawn[number][1], 480)
        self.assertEqual(self.texts("{ selected: 1 }"), ["box"])
        self.assertIn("100", self.texts("{ selected: -1 }"))
        self.browser.key("r")
        self.assertEqual(self.texts(), ["box"])

    def test_the_greatest_edge_is_the_least_distance(self):
        constraints = ["box.trailing <= view.trailing - 20", "box.leading >= view.leading + 40", *(f"box.{edge}" for edge in ["top == view.top", "width == 80", "height == 60"])]
        self.open({**DISTANCES, "constraints": constraints})
        texts = self.texts("{ selected: 1 }", overlaid=True)
        self.assertIn("≥ 20", texts)
        self.assertIn("≥ 40", texts)
        self.assertEqual([text for text in texts if "≤" in text], [])

    def test_distances_are_those_of_the_changed_layout(self):
        self.open(DISTANCES)
        texts = self.texts('{ edits: ["gap.constant = 60"] }')
        self.assertIn("60", texts)
        self.assertIn("380", texts)
        self.assertNotIn("100", texts)

    def test_names_without_room_are_beside_the_sheet(self):
        small = {"id": "aLongerName"}
        self.open({**DISTANCES, "root": {"id": "view", "subviews": [{"id": "box", "subviews": [small, {"id": "nothing"}]}]}, "constraints": DISTANCES["constraints"] + [
            f"{small['id']}.{edge}" for edge in ["top == box.top + 80", "leading == box.leading + 60", "width == 30", "height == 12"]]
            + [f"nothing.{edge}" for edge in ["top == box.top", "leading == box.leading", "width == 0", "height == 0"]]})
        drawn = {text: (x, y) for text, x, y in self.drawn()}
        self.assertGreater(drawn[small["id"]][0], 320)
        self.assertNotIn("nothing", drawn)

    def test_guides_that_coincide_share_a_name(self):
        self.open({**DISTANCES, "root": {"id": "view", "guides": [{"id": "one"}, {"id": "other"}, {"id": "third"}], "subviews": [{"id": "box"}]}, "constraints": DISTANCES["constraints"] + [
            f"{guide}.{edge} == box.{edge}" for guide in ["one", "other"] for edge in ["top", "leading", "width", "height"]]
            + ["third.top == view.top", "third.leading == view.leading", "third.width == 300", "third.height == 50"]})
        texts = self.texts()
        self.assertEqual([text for text in texts if "one" in text or "other" in text], ["one = other"])
        self.assertIn("third", texts)

    def test_edges_of_system_guides_in_use_are_heavier(self):
        canvas = {"size": [320, 480], "safeAreaInsets": [60, 0, 40, 0]}
        ink = []
        for edge in ["view", "view.safeAreaLayoutGuide"]:
            constraints = [text.replace("view.bottom", f"{edge}.bottom") if isinstance(text, str) else text for text in DISTANCES["constraints"]]
            self.open({**DISTANCES, "canvas": canvas, "constraints": constraints})
            for layer in "lr":
                self.browser.key(layer)
            ink.append(self.run_js("""(() => {
              const canvas = document.querySelector(".picture canvas"), ratio = window.devicePixelRatio || 1, { x, y, zoom } = canvas.dataset;
              const { data } = canvas.getContext("2d").getImageData((Number(x) + 180 * zoom) * ratio, (Number(y) + 430 * zoom) * ratio, 100 * zoom * ratio, 10 * zoom * ratio);
              return data.reduce((sum, value, index) => sum + (index % 4 === 0 ? Math.abs(value - data[0]) : 0), 0);
            })()"""))
        self.assertGreater(ink[1], ink[0] * 1.3)
