"""Why frames are what they are while the layout is changed, and what is found, compared with what the command explains."""

import json
import re

from field_tests import ROW
from support import SolvedPageTestCase, path, render, run, write

NUMBERS = ["x", "y", "width", "height"]


class ReasonTests(SolvedPageTestCase):
    document, name = ROW, "row"

    def explained(self, *changes):
        """The numbers of each item by the command: values, and the texts of the constraints that they are the sum of."""
        options = [word for change in changes for word in ("--set", change)]
        done = run("explain", write("row.json5", ROW), *options, "--reporter", "json")
        scene = json.loads(done.stdout)["scenes"][0]
        texts = {constraint["index"]: constraint for constraint in scene["constraints"]}
        found = {}
        for item in scene["items"]:
            for number, value in item["numbers"].items():
                terms = [] if value is None else [texts[term["constraint"]] for term in value["terms"] if term.get("constraint") is not None]
                found[item["id"], number] = (None if value is None else value["value"],
                                             {term["text"] for term in terms if term["source"] == "document"})
        return found

    def reasons(self, item):
        """The sums and the steps of an item's numbers in the panel."""
        self.select(item)
        return self.run_js("""Object.fromEntries([...document.querySelectorAll(".panel dl.frame .number")].map((row) => [
          row.querySelector("dt").textContent,
          [row.querySelector(".sum")?.textContent ?? null, [...row.querySelectorAll("li")].map((step) => step.dataset.step)]]))""")

    def assert_reasons(self, *changes):
        expected, compared = self.explained(*changes), 0
        for item in ("left", "right", "label", "stack", "second"):
            for number, (line, steps) in self.reasons(item).items():
                value, texts = expected[item, number]
                if line is None:
                    continue
                if value is None:
                    self.assertTrue(line.endswith("nothing decides it"), line)
                    continue
                compared += 1
                # The sum is the command's number, and comes out: what is on the left of its last equals sign adds up to it.
                parts = line.split(" = ")
                self.assertAlmostEqual(float(parts[-1]), value, 1, line)
                # Its numbers have the names of what they are of; that of an edge at 0 stands alone.
                sum_alone = re.sub(r"[A-Za-z]\w*(?:\.\w+)+(?![\w.]| \d)", "0", parts[-2])
                sum_alone = re.sub(r"[A-Za-z][\w.]* (?=\d)", "", sum_alone)
                if re.search(r"\d [-+*/] \d", sum_alone):
                    self.assertAlmostEqual(eval(sum_alone), value, 1, line)  # pylint: disable=eval-used
                steps = {step for step in steps if not re.search(r" \([a-z ]+\)$", step)}
                # The command writes constraints as the document has them.
                self.assertEqual(*({re.sub(r"( [+-])? [\d.]+$", "", text) for text in of} for of in (steps, texts)), (item, number, changes))
        self.assertGreater(compared, 12)

    def test_reasons_after_a_change_are_those_of_the_command(self):
        for changes in (["top.constant = 33"], ["top.constant = 33", "left.intrinsicContentSize = [70, 22]"], ["label.text = Short"],
                        ["left.hugging = [240, 250]"], ["stack.width == 200.active = false"], ["second.intrinsicContentSize = [90, 10]"]):
            self.open("#" + "&".join("set=" + change.replace("=", "%3D").replace(" ", "+") for change in changes))
            self.assert_reasons(*changes)

    def whys(self):
        """Every number's line and steps, as the page has them, by item."""
        for index in range(self.run_js("document.querySelector('.picture').layout().items.length")):
            self.run_js(f"document.querySelector('.picture').change({{ selected: {index} }})")
        return self.run_js("""(() => {
          const { items, constraints } = document.querySelector(".picture").layout();
          const words = (reason) => [reason.line, reason.steps.map((step) => typeof step === "string" ? step : constraints[step].text)];
          return Object.fromEntries(items.map(({ id, why = {} }) => [id, Object.fromEntries(Object.entries(why).map(([name, reason]) => [name, words(reason)]))]));
        })()""")

    def test_the_page_explains_in_the_words_of_the_command(self):
        """Also where nothing has changed yet, so that the page has the command's own explanations."""
        for example in ("patterns/equal-widths.json5", "storyboards/Main.storyboard", "guides/one-third.json5"):
            self.open_page(render(example, "words"))
            written = self.whys()
            self.run_js("document.querySelector('.picture').change({ edits: ['nothing.constant = 1'] })")
            self.assertEqual(self.whys(), written, example)
            self.assertGreater(sum(map(len, written.values())), 6)

    def test_changes_are_explained_as_a_changed_document(self):
        """Also where a variant of the scene has other constraints, or measures them in the other direction."""
        for edits, *options in ((["top.constant = 33", "left.hugging = [240, 250]"],), (["inner.hidden = true"],), (["second.hidden = true", "top.constant = 9"],),
                                (["canvas.layoutDirection = rightToLeft"], "--direction", "rtl"),
                                (["canvas.layoutDirection = rightToLeft", "top.constant = 9"], "--direction", "rtl")):
            own = [edit for edit in edits if not edit.startswith("canvas")]
            run("render", write("row.json5", ROW), *(word for edit in own for word in ("--set", edit)), *options, "-o", path("changed.html"))
            self.open_page(path("changed.html"))
            expected = self.whys()
            self.open_page(render(ROW, "row"), "#" + "&".join("set=" + edit.replace("=", "%3D").replace(" ", "+") for edit in edits))
            found = self.whys()
            # The page keeps the guides of a stack view that the command has no more.
            self.assertEqual({item: found[item] for item in expected}, expected, edits)
            self.assertGreater(sum(map(len, expected.values())), 20)

    def test_another_width_is_explained_as_a_layout_of_that_width(self):
        for width in (360, 215):
            row = {"layoutDocument": 1, "canvas": {"size": [width, 80]}, "root": {"id": "view", "subviews": [{"id": name} for name in "abc"]},
                   "constraints": ["H:|-20-[a]-10-[b(==a)]-10-[c(==a)]-20-|", *(f"V:|-20-[{name}]-20-|" for name in "abc")]}
            self.open_page(render(row, f"row{width}"), "" if width == 215 else "#width=215")
            found = self.whys()
            # (215 - 20 - 10 - 10 - 20) / 3
            self.assertIn("215 / 3", found["a"]["width"][0])
            self.assertTrue(found["a"]["width"][0].endswith(" = 51.67"))
            first = found if width == 360 else first
        self.assertEqual(first, found)

    def test_reasons_follow_further_changes(self):
        self.open("#item=left&set=top.constant+%3D+9")
        first = self.reasons("left")["y"]
        self.run_js("document.querySelector('.picture').change({ edits: ['top.constant = 19'] })")
        self.browser.settle()
        second = self.reasons("left")["y"]
        self.assertTrue(first[0].endswith("= 29"), first)
        self.assertTrue(second[0].endswith("= 39"), second)

    def test_findings_after_a_change_are_those_of_the_command(self):
        document = {"layoutDocument": 1, "canvas": {"size": [300, 200]}, "root": {"id": "view", "subviews": [{"id": "a"}, {"id": "b"}]}, "constraints": [
            "a.leading == view.leading + 20", "b.leading == a.trailing + 8", "b.trailing == view.trailing - 20", {"id": "wide", "constraint": "a.width == 100"},
            {"id": "narrow", "constraint": "b.width == 100 @999"}, "a.top == view.top", {"id": "high", "constraint": "a.height == 10"}, "b.top == view.top",
            "b.height == 2 * a.height"]}
        for changes, count in ((["narrow.priority = 1000"], 1), (["wide.constant = 400"], 1), (["wide.constant = -30"], 1), (["narrow.priority = 1000", "wide.constant = 250"], 1),
                               (["high.active = false"], 2), (["wide.active = false", "narrow.active = false"], 2), (["narrow.priority = 1000", "high.active = false"], 3)):
            options = [word for change in changes for word in ("--set", change)]
            check = ["check", write("found.json5", document), *options]
            expected = [(finding["severity"], finding["message"]) for finding in json.loads(run(*check, "--reporter", "json").stdout)["findings"]]
            self.assertEqual(len(expected), count, expected)
            run("render", path("found.json5"), "-o", path("found.html"))
            self.open_page(path("found.html"), "#" + "&".join("set=" + change.replace("=", "%3D").replace(" ", "+") for change in changes))
            found = self.run_js("document.querySelector('.picture').layout().findings")
            self.assertEqual([(finding["severity"], finding["message"]) for finding in found], expected)
            done, notes = run(*check), [note for finding in found for note in finding["notes"]]
            for start in ("the sum: ", "what to do: "):
                self.assertEqual([note for note in notes if note.startswith(start)], re.findall(rf"{start}.*", done.stdout + done.stderr))
