"""The page's picture is the command's: every command of it, in its order, with its places, words and colours."""

import glob
import json
import os
import random
import unittest

import pictures
from firefox import Firefox, find_firefox
from support import ROOT, SolvedPageTestCase, path, run

EXAMPLES = sorted(os.path.relpath(example, os.path.join(ROOT, "Examples")) for example in glob.glob(os.path.join(ROOT, "Examples", "*", "*.json5")))
# The page has the words of the caption and the legend beside its picture.
BESIDE = ["--hide", "caption,legend"]


def drawn(*options):
    """The commands of the command's SVG."""
    done = run("render", *options, *BESIDE, "-o", path("drawn.svg"))
    if done.returncode == 2:
        raise RuntimeError(done.stderr)
    with open(path("drawn.svg")) as file:
        picture = pictures.read(file.read())
    return [pictures.rounds(command) for command in picture["commands"]]


# The examples that are changed, and how often.
CHANGED = ["guides/equal-spacing.json5", "guides/one-third.json5", "guides/text-container.json5", "findings/conflict.json5", "findings/ambiguity.json5", "stacks/nested.json5",
           "controls/labels.json5", "patterns/ratio.json5", "patterns/collapse.json5", "guides/container.json5"]
CHANGES = 3


def assert_equal(test, picture, expected):
    """A page's picture has the commands of the command's SVG, and no others."""
    own = [pictures.shown(command) for command in picture["commands"]]
    for place, (one, other) in enumerate(zip(own, expected)):
        if not pictures.agree(one, other):
            test.assertEqual(one, other, f"command {place}")
    test.assertEqual(len(own), len(expected))


class DrawingTests(SolvedPageTestCase):
    name = "drawing"

    def assert_drawn(self, expected):
        assert_equal(self, self.run_js("layoutPage.displayList()"), expected)

    def open_example(self, example):
        """Opens the page of an example; the options for the scene that it shows."""
        run("render", os.path.join(ROOT, "Examples", example), "-o", path("example.html"))
        self.open_page(path("example.html"))
        scene = self.run_js("(({ record }) => [record.id, record.state ?? \"\"])(document.querySelector(\".picture\").layout())")
        return [os.path.join(ROOT, "Examples", example), "--scene", scene[0], *(["--state", scene[1]] if scene[1] else [])]

    def test_the_examples_are_drawn_as_the_command_draws_them(self):
        for example in EXAMPLES:
            expected = drawn(*self.open_example(example))
            with self.subTest(f"{example}, by the module"):
                self.assertTrue(self.run_js("document.querySelector('.picture').layout().draw !== null"))
                self.assert_drawn(expected)
            with self.subTest(f"{example}, by the command"):
                self.run_js("document.querySelector('.picture').layout().draw = null")
                self.assert_drawn(expected)

    def test_changed_layouts_are_drawn_as_the_command_draws_them(self):
        numbers = random.Random(7)
        for example in CHANGED:
            options = self.open_example(example)
            constraints = self.run_js("""(({ record, constraints }) => record.live.constraints.map(([, shown, constant, , name]) => [name ?? constraints[shown].text, constant]))
              (document.querySelector(".picture").layout())""")
            named = [(name, constant) for name, constant in constraints if [other for other, _ in constraints].count(name) == 1]
            for name, constant in numbers.sample(named, min(CHANGES, len(named))):
                change = f"{name}.constant = {constant + numbers.randrange(-40, 41) / 2:g}"
                with self.subTest(f"{example}: {change}"):
                    self.run_js(f"document.querySelector('.picture').change({{ edits: [{json.dumps(change)}] }})")
                    self.browser.settle()
                    self.assert_drawn(drawn(*options, "--set", change))


@unittest.skipIf(find_firefox() is None, "there is no Firefox")
class FirefoxTests(unittest.TestCase):
    def test_a_changed_layout_is_drawn_as_the_command_draws_it(self):
        example = os.path.join(ROOT, "Examples", "stacks", "nested.json5")
        run("render", example, "-o", path("firefox.html"))
        firefox = Firefox()
        try:
            firefox.open(path("firefox.html"))
            firefox.run("""new Promise((resolve) => {
              const look = () => performance.getEntriesByName("solver").length ? resolve() : setTimeout(look, 10);
              look();
              setTimeout(resolve, 20000);
            })""")
            scene, name, constant = firefox.run("""(({ record, constraints }) => {
              const [, shown, constant, , name] = record.live.constraints[0];
              return [record.id, name ?? constraints[shown].text, constant];
            })(document.querySelector(".picture").layout())""")
            change = f"{name}.constant = {constant + 12:g}"
            firefox.run(f"document.querySelector('.picture').change({{ edits: [{json.dumps(change)}] }})")
            assert_equal(self, firefox.run("layoutPage.displayList()"), drawn(example, "--scene", scene, "--set", change))
        finally:
            firefox.close()
