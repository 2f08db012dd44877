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
        self.browser.key("l")

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
