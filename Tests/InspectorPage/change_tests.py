"""Conflicts of logs, comparisons and test reports in the viewer."""

import os
import shlex
import shutil
import subprocess

from support import HOSTILE, PageTestCase, Shared, path, render, run, write

LOG = """Test started
Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>",
    "<NSLayoutConstraint:0x2 H:|-(20)-[App.Card:0xa]   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 App.Card:0xa.trailing == UIView:0xb.trailing - 20   (active)>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)>",
    "<NSLayoutConstraint:0x5 App.Card:0xa.height == 80   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>
Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x6 App.Badge:0xc.height == 10   (active)>",
    "<NSLayoutConstraint:0x7 App.Badge:0xc.height == 30   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x7 App.Badge:0xc.height == 30   (active)>
"""


def document(left=10, extra=(), text="Title"):
    """A title whose place a number says, and a button below it."""
    return {"layoutDocument": 1, "canvas": {"size": [200, 120]},
            "root": {"id": "view", "subviews": [{"id": "title", "class": "UILabel", "text": text}, {"id": "button"}, *extra]},
            "constraints": [f"title.leading == view.leading + {left}", "title.top == view.top + 10", "title.width == 80",
                            "title.height == 20", "button.leading == title.leading", "button.top == title.bottom + 8",
                            "button.width == 60", "button.height == 30"]}


class LogTests(PageTestCase):
    def test_conflicts_are_told_and_stepped_through(self):
        done = run("explain", write("run.log", LOG), "-o", path("log.html"))
        self.assertEqual(done.returncode, 1)
        self.browser.open(path("log.html"))
        self.assertEqual(self.texts("[role=tab]"), ["1 app", "2 app"])
        self.assertEqual(self.text(".numbers .found"), "2 conflicts")
        panel = self.text(".panel")
        self.assertIn("The app's constraints contradict each other.", panel)
        self.assertIn("300 + 20 + 20 = 340, not 375", panel)
        self.assertIn("line 2", panel)
        # What the contradiction doesn't need is folded away.
        needed = self.texts(".panel section:first-of-type .members .equation")
        self.assertEqual(len(needed), 4)
        self.assertIn("Card.width == 300", needed)
        self.assertEqual(self.texts(".panel details .equation"), ["Card.height == 80"])
        self.assertIn("Card.width == 300", self.text(".members .broken"))
        self.assertIn("then everything else holds", self.text(".proposals"))
        self.browser.key("n")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "2 app")
        self.assertIn("Badge.height == 30", self.text(".members .broken"))
        self.browser.key("n")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "1 app")

    def test_a_constraint_leads_to_its_view(self):
        run("explain", write("run.log", LOG), "-o", path("log.html"))
        self.browser.open(path("log.html"))
        before = self.pixels()
        self.click(".members .broken button")
        self.assertEqual(self.selected(), "Card")
        self.assertNotEqual(self.pixels(), before)
        self.browser.key("Escape")
        self.assertIn("What to do", self.text(".panel"))

    def test_what_ends_a_conflict_can_be_tried(self):
        run("explain", write("run.log", LOG), "-o", path("log.html"))
        self.browser.open(path("log.html"))
        before = self.pixels()
        # The system left out the card's width, so that changing it moves nothing.
        self.click(".panel .try")
        self.assertIn("Nothing moves.", self.text(".panel"))
        self.browser.key("u")
        # 300 points that end 20 from the end of 375.
        self.run_js("[...document.querySelectorAll('.panel .proposals li')].find((one) => one.textContent.includes('Card.leading')).querySelector('.try').click()")
        self.assertEqual(self.texts(".panel .changes .quiet"), ["x 20 → 55, width 335 → 300"])
        self.assertIn("with this one off by 35", self.text(".panel [role=status]"))
        self.assertNotEqual(self.pixels(), before)
        # The earlier frames are drawn over it, and its tab is the conflict's.
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "1 app")
        self.assertEqual(self.texts("[role=tab]"), ["1 app", "2 app"])
        tried = self.run_js("new Promise((done) => setTimeout(() => done(location.hash), 400))")
        self.browser.key("u")
        self.assertIn("These can’t all hold", self.text(".panel"))
        self.assertEqual(self.pixels(), before)
        self.browser.key("n")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "2 app")
        self.assertIn("Badge.height == 30", self.text(".panel .broken"))
        self.browser.open(path("log.html"), tried)
        self.assertIn("Tried", self.text(".panel"))
        self.browser.key("n")
        self.assertEqual(self.text("[role=tab][aria-selected=true]"), "2 app")

    def test_what_has_no_picture_is_told_all_the_same(self):
        log = "Unable to simultaneously satisfy constraints.\n(\n)\nWill attempt to recover by breaking constraint\n<private>\n"
        run("explain", write("cut.log", log), "-o", path("cut.html"))
        self.browser.open(path("cut.html"))
        self.assertIn("What to do", self.text(".panel"))
        self.assertEqual(self.texts(".row"), [])

    def test_hostile_logs(self):
        names = ["Card<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "${alert(1)}", "\u202egnp", "x" * 5000]
        lines = "\n".join(f"    \"<NSLayoutConstraint:0x{index} '{name}' App.Card:0xa.width == {300 + index}   (active)>\","
                          for index, name in enumerate(names, 1))
        run("explain", write("hostile.log", f"Unable to simultaneously satisfy constraints.\n(\n{lines}\n)\n"), "-o", path("hostile-log.html"))
        self.browser.open(path("hostile-log.html"))
        self.assertEqual(self.browser.run("document.querySelectorAll('img, iframe').length"), 0)
        self.assertIn("onerror", self.text(".panel"))


class DiffTests(PageTestCase):
    def setUp(self):
        super().setUp()
        write("old.json5", document(extra=[{"id": "gone", "frame": [150, 80, 20, 20]}]))
        write("new.json5", document(left=16, extra=[{"id": "new", "frame": [150, 20, 20, 20]}]))
        self.assertEqual(run("diff", "old.json5", "new.json5", "-o", "diff.html").returncode, 1)
        self.browser.open(path("diff.html"))

    def test_what_changed_is_told_with_amounts_by_cause(self):
        self.assertEqual(self.text(".panel h2"), "What changed")
        causes = self.texts(".panel .cause h3")
        self.assertIn("title.leading == view.leading + 10 became title.leading == view.leading + 16", causes)
        rows = self.texts(".panel .changes li")
        self.assertIn("titlex 10 → 16", rows)
        self.assertIn("buttonx 10 → 16", rows)
        self.assertIn("newadded", rows)
        self.assertIn("goneremoved", rows)

    def test_both_are_drawn_over_and_beside_one_another(self):
        over = self.pixels()
        self.compare("")
        alone = self.pixels()
        self.compare("beside before")
        beside = self.pixels()
        self.assertEqual(len({over, alone, beside}), 3)
        self.compare("overlay before")
        self.assertEqual(self.pixels(), over)
        self.browser.key("o")
        self.assertEqual(self.pixels(), beside)

    def test_a_selected_view_says_where_it_was_and_why(self):
        self.select("button")
        panel = self.text(".panel")
        self.assertIn("From before", panel)
        self.assertIn("x 10 → 16", panel)
        self.assertIn("title.leading == view.leading + 10 became", panel)

    def test_the_fragment_keeps_the_comparison(self):
        self.compare("beside before")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 300))")
        fragment, drawn = self.browser.run("location.hash"), self.pixels()
        self.browser.open(path("diff.html"), fragment)
        self.assertEqual(self.pixels(), drawn)

    def test_pictures_are_compared_as_pictures(self):
        for name in ["old", "new"]:
            run("render", f"{name}.json5", "-o", f"{name}.png")
        self.assertEqual(run("diff", "old.png", "new.png", "-o", "pictures.html").returncode, 1)
        self.browser.open(path("pictures.html"))
        self.assertEqual(self.texts(".stage figcaption"), ["Before", "After", "Difference"])
        loaded = "Promise.all([...document.images].map((image) => image.decode().then(() => image.naturalWidth > 0)))"
        self.assertEqual(self.browser.run(loaded), [True, True, True])
        self.compare("slider before")
        self.assertIn("50%", self.browser.run("getComputedStyle(document.querySelector('.after img')).clipPath"))
        self.browser.run("document.querySelector('.stage input').focus()")
        self.browser.key("Home")
        self.assertNotIn("50%", self.browser.run("getComputedStyle(document.querySelector('.after img')).clipPath"))
        self.compare("difference before")
        shown = self.browser.run("[...document.querySelectorAll('.stage figure')].filter((figure) => figure.offsetWidth > 0).map((figure) => figure.className)")
        self.assertEqual(shown, ["difference"])

    def test_hostile_names(self):
        views = [{"id": f"{name}{index}", "frame": [10, 10 + index, 20, 20]} for index, name in enumerate(HOSTILE)]
        for name, top in [("old", 0), ("new", 5)]:
            moved = [{**view, "frame": [10 + top, *view["frame"][1:]]} for view in views]
            write(f"hostile/{name}.json5", {"layoutDocument": 1, "canvas": {"size": [99, 99]}, "root": {"id": "view", "subviews": moved}, "constraints": []})
        run("diff", "hostile/old.json5", "hostile/new.json5", "-o", "hostile.html")
        self.browser.open(path("hostile.html"))
        self.assertEqual(self.browser.run("document.querySelectorAll('img').length"), 0)
        self.assertEqual(len(self.texts(".panel .changes li")), len(HOSTILE))


class ReportTests(PageTestCase):
    """Six layouts: three whose title moved, one whose text changed, one new, one as it was."""

    def setUp(self):
        super().setUp()
        self.folder = path("tested")
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in "abcde":
            write(f"tested/layouts/{name}.json5", document())
        self.test("--record", "missing")
        for name in "abc":
            write(f"tested/layouts/{name}.json5", document(left=16))
        write("tested/layouts/d.json5", document(text="Other"))
        write("tested/layouts/f.json5", document())
        self.assertEqual(self.test().returncode, 1)
        self.browser.open(os.path.join(self.folder, "golden-report/index.html"))

    def test(self, *options):
        return run("test", "layouts", *options, folder=self.folder)

    def test_failures_are_grouped_by_cause_and_reviewed_at_once(self):
        causes = self.texts(".groups .cause bdi")
        self.assertEqual(causes[0], "title's leading constant 10 → 16")
        self.assertIn("the text of title changed from “Title” to “Other”", causes)
        self.assertIn("no golden yet", causes)
        self.assertEqual(self.texts(".groups .cause .quiet")[0], "3 pictures")
        self.assertEqual(self.text(".review h2"), "title's leading constant 10 → 16")
        self.assertEqual(self.texts(".cards .name"), ["a", "b", "c"])
        self.assertEqual(self.browser.run("document.querySelectorAll('.cards canvas').length"), 3)

    def test_the_command_on_the_page_accepts_just_that_group(self):
        command = shlex.split(self.text(".review code"))
        self.assertEqual(command[0], "layout-render")
        done = subprocess.run([Shared.command, *command[1:]], capture_output=True, check=False, text=True, cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout, "Accepted a\nAccepted b\nAccepted c\n")
        again = self.test()
        self.assertIn("6 pictures: 1 different, 1 without a golden, 4 equal", again.stdout)

    def test_a_case_is_shown_with_its_pictures_and_frames(self):
        self.click(".cards .card:nth-child(2)")
        self.assertTrue(self.browser.run("document.querySelector('.review').hidden"))
        self.assertEqual(self.text(".groups .case[aria-current=true]"), "b")
        self.assertIn("titlex 10 → 16", self.texts(".panel .changes li"))
        self.compare("onion before")
        self.assertEqual(self.browser.run("document.querySelectorAll('.stage img').length"), 3)
        self.browser.key("]")
        self.assertEqual(self.text(".groups .case[aria-current=true]"), "c")
        self.assertEqual(self.browser.run("document.querySelector('.stage').dataset.mode"), "onion")
        self.browser.key("v")
        self.assertEqual(self.text(".review h2"), "title's leading constant 10 → 16")

    def test_what_has_no_golden_shows_its_picture(self):
        self.browser.run("[...document.querySelectorAll('.groups .cause')].find((cause) => cause.textContent.includes('no golden')).click()")
        self.click(".cards .card")
        self.assertEqual(self.text(".panel h2"), "New")
        self.assertEqual(self.texts(".stage figcaption"), ["After"])

    def test_where_nothing_fails_the_page_says_so(self):
        self.test("--record", "all")
        self.test()
        self.browser.open(os.path.join(self.folder, "golden-report/index.html"))
        self.assertIn("6 pictures: 6 equal", self.text("main"))

    def test_merged_reports_show_recorded_frames(self):
        for part in "12":
            self.test("--shard", f"{part}/2", "-o", f"part-{part}")
        self.test("--merge", "part-1", "--merge", "part-2", "-o", "merged")
        self.browser.open(os.path.join(self.folder, "merged/index.html"))
        self.assertEqual(self.texts(".cards .name"), ["a", "b", "c"])
        self.click(".cards .card")
        self.select("title")
        self.assertEqual(self.numbers(), [16, 10, 80, 20])
        self.assertIn("x 10 → 16", self.text(".panel"))


class StateTests(PageTestCase):
    def test_scenes_of_one_name_can_be_told_apart(self):
        name = {"layoutDocument": 1, "canvas": {"size": [99, 99]}, "root": {"id": "view"}, "constraints": []}
        for folder in "ab":
            write(f"twins/{folder}/same.json5", name)
        run("render", "twins/a/same.json5", "twins/b/same.json5", "-o", "twins.html")
        self.browser.open(path("twins.html"))
        self.assertEqual(self.texts("[role=tab]"), ["same.json5 1", "same.json5 2"])

    def test_states_are_compared_as_before(self):
        self.browser.open(render("guides/one-third.json5", "third"), "#item=button")
        self.compare("overlay 1")
        self.assertIn("In tall", self.text(".panel"))
        self.assertIn("y 200 → ", self.text(".panel"))
