"""The page's painter: it paints the commands of a picture as a browser shows the command's SVG of it."""

import base64
import json
import os

import pictures
from support import ROOT, PageTestCase, path, run, write

PAGE = os.path.join(ROOT, "Sources", "Inspector", "Page")
# The role of a colour that is written out.
OWN = 18


def module(name):
    """A module's code for a script that contains several."""
    with open(os.path.join(PAGE, name)) as file:
        return "\n".join(line for line in file.read().split("\n") if not line.startswith("import ")).replace("export ", "")


def paint(value):
    return value and {"role": OWN, "light": value[0], "dark": value[0], "lightAlpha": 1, "darkAlpha": 1, "opacity": value[1]}


def box(value):
    return value and dict(zip(["x", "y", "width", "height"], value))


def painted(command):
    """A command of an SVG as the painter expects it."""
    command = dict(command)
    for key, read in [("clip", box), ("frame", box), ("fill", paint), ("paint", paint)]:
        if key in command:
            command[key] = read(command[key])
    if command.get("stroke"):
        command["stroke"] = {**command["stroke"], "paint": paint(command["stroke"]["paint"])}
    if command["kind"] == "text":
        command |= {"width": (command["length"] - command["letterSpacing"]) * command["stretch"], "family": None}
        if command["letterSpacing"]:
            command["anchor"] = "start"
    return command


class PainterTests(PageTestCase):
    def setUp(self):
        super().setUp()
        self.browser.open_plain(write("blank.html", "<!doctype html><meta charset=\"utf-8\"><title>blank</title>"))
        code = "\n".join(map(module, ["elements.js", "stream.js", "painter.js"]))
        self.run_js(f"(() => {{ {code}\nwindow.painter = {{ Painter, readDisplayList }}; }})()")

    def difference(self, document):
        """The mean difference of colours between what is painted and what the browser makes of the SVG, 0 to 255."""
        run("render", os.path.join(ROOT, "Examples", document), "-o", path("picture.svg"))
        with open(path("picture.svg")) as file:
            text = file.read()
        picture = pictures.read(text)
        width, height = int(picture["width"]), int(picture["height"])
        commands = [painted(command) for command in picture["commands"]]
        return self.run_js(f"""(async () => {{
          const contexts = [0, 1].map(() => Object.assign(document.createElement("canvas"), {{ width: {2 * width}, height: {2 * height} }}).getContext("2d"));
          const [own, other] = contexts, image = new Image();
          own.scale(2, 2);
          own.fillStyle = {json.dumps(picture["background"])};
          own.fillRect(0, 0, {width}, {height});
          new painter.Painter(own, {{ roles: [], isDark: false }}).paint({{ commands: {json.dumps(commands)} }});
          image.src = "data:image/svg+xml;base64,{base64.b64encode(text.encode()).decode()}";
          await image.decode();
          other.drawImage(image, 0, 0, {2 * width}, {2 * height});
          const [one, two] = contexts.map((context) => context.getImageData(0, 0, {2 * width}, {2 * height}).data);
          return one.reduce((sum, value, index) => sum + Math.abs(value - two[index]), 0) / one.length;
        }})()""")

    def test_pictures_are_painted_as_browsers_show_their_svg(self):
        for document in ["guides/every-guide.json5", "guides/floating-keyboard.json5", "findings/conflict-of-three.json5", "findings/ambiguity.json5",
                         "controls/colors.json5", "stacks/row-alignments.json5", "scripts/hebrew.json5", "scripts/arabic.json5"]:
            with self.subTest(document):
                # A line of text that is missing, or a tint, changes 1.5 on average.
                self.assertLess(self.difference(document), 0.75)

    def test_a_stream_is_read_in_its_order(self):
        numbers = [
            30, 40, 1, 2, 0.5, 1, 100, 300, 0, 5,
            0, 3, 1, 4, -1, 1, 5, 6, 7, 8, 1, 1, -1, 1, 9, 10, 11, 12,
            2, 1, 2, 3, 4, 5, 18, 1, 2, 3, 51, 4, 5, 6, 255, 0.5, 1, 9, 1, 2, 2, 6, 4, 1,
            4, 3, 0, 0, 1, 0, 1, 1, -1, 0,
            6, 3, 7, 8, 2, 11, 600, 1, -1, 3, 1, 20, 0.25, 1,
            1]
        read = self.run_js(f"""(() => {{
          const bytes = new TextEncoder().encode("éx" + "view" + "x" + "hé");
          return painter.readDisplayList({json.dumps(numbers)}, bytes);
        }})()""")
        self.assertEqual([read["width"], read["height"]], [30, 40])
        self.assertEqual(read["projection"], {"x": 1, "y": 2, "zoom": 0.5, "tears": [{"start": 100, "end": 300}]})
        group, rectangle, polygon, text, end = read["commands"]
        self.assertEqual([group["id"], group["classes"], group["className"], group["undetermined"], group["title"]], ["éx", ["view"], None, ["x"], None])
        self.assertEqual([group["frame"]["height"], group["clip"]["width"]], [8, 11])
        self.assertEqual(rectangle["fill"], {"role": OWN, "light": "rgb(1, 2, 3)", "lightAlpha": 0.2, "dark": "rgb(4, 5, 6)", "darkAlpha": 1, "opacity": 0.5})
        self.assertEqual([rectangle["stroke"]["paint"]["role"], rectangle["stroke"]["width"], rectangle["stroke"]["dash"], rectangle["stroke"]["isRound"]], [9, 2, [6, 4], True])
        self.assertEqual([polygon["points"], polygon["fill"], polygon["stroke"]], [[[0, 0], [1, 0], [1, 1]], None, None])
        self.assertEqual([text["text"], text["x"], text["anchor"], text["size"], text["weight"], text["isItalic"], text["family"], text["width"], text["letterSpacing"], text["stretch"]],
                         ["hé", 7, "end", 11, 600, True, None, 20, 0.25, 1])
        self.assertEqual(end["kind"], "end")
