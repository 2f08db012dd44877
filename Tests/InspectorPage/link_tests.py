"""Links to a page: what they say isn't what is pasted into a shell."""

import json
import os
import shutil
import subprocess
import urllib.parse

from support import SolvedPageTestCase, path, run, write

# Names that every object of JavaScript inherits.
INHERITED = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "__defineGetter__", "isPrototypeOf",
             "toLocaleString", "__lookupGetter__", "propertyIsEnumerable"]

ATTACK = '"; touch made; echo "'

NAMED = {
    "layoutDocument": 1, "canvas": {"device": "iPhone 15"},
    "root": {"id": "view", "subviews": [
        {"id": "title", "class": "UILabel", "text": "Title"}, {"id": "it's", "intrinsicContentSize": [20, 10]},
        {"id": "`touch made`", "class": "UILabel", "text": "b"}, {"id": "__proto__", "class": "UILabel", "text": "c"},
        {"id": "back\\\\slash'", "class": "UILabel", "text": "d"}, {"id": "-o", "class": "UILabel", "text": "e"}]},
    "constraints": [{"id": "gap", "constraint": "title.top == view.top + 10"}, {"id": "constructor", "constraint": "title.left == view.left + 4"},
                    {"id": "$(touch made)", "constraint": "title.width >= 3"}]}

# Changes that aren't part of the layout, and those that are.
REFUSED = [f"{name}.{key} = {value}" for name in ("canvas", "view", "title", "constructor") for key in INHERITED[:5]
           for value in (json.dumps(ATTACK), "[1,2]")] + [
    f"canvas.device = {ATTACK}", f"canvas.contentSizeCategory = {ATTACK}", f"canvas.layoutDirection = {ATTACK}", f"nowhere.text = {ATTACK}",
    f"gap.constant = {ATTACK}", "gap.constant = 1e999", f"title.hidden = {ATTACK}", f"title.text{ATTACK} = x", ATTACK, "title.text", "= 1",
    "title.intrinsicContentSize = [1]", "gap.priority = 2000", "__proto__.constant = 1", "title.class = UIButton"]
APPLIED = [
    "gap.constant = 12", "title.text = it's \\ \"$HOME\"", "title.text = $(touch made)", "title.text = `touch made`",
    "title.text = '; touch made; '", "title.text = \u2019; touch made; \u2018", "title.text = \"\\u001b[201~\\ntouch made\\n\"",
    "title.text = \u202egnp", "title.text = \"a\\u2028touch made\"", "title.text = \\\\\\", "title.text = !!", "`touch made`.text = x",
    "$(touch made).constant = 5", "constructor.constant = 9", "__proto__.text = x", "back\\\\slash'.text = it's", "-o.text = x",
    "it's.intrinsicContentSize = [30,10]", "title.text = %s %n", "title.text = \U0001f469\u200d\U0001f4bb"]


def shells():
    """The shells of this machine; PowerShell where it is installed."""
    return [name for name in ("sh", "dash", "bash", "zsh", "fish") if shutil.which(name)]


def words(shell, command):
    """What a shell makes of the words of a command, in the tests' folder."""
    options = ["-f"] if shell == "zsh" else []
    done = subprocess.run([shell, *options, "-c", f"printf '%s\\0' x {command}"], capture_output=True, check=True, cwd=path("pasted"))
    return done.stdout.decode().split("\0")[1:-1]


class LinkTests(SolvedPageTestCase):
    document, name = NAMED, "named"

    def setUp(self):
        super().setUp()
        os.makedirs(path("pasted"), exist_ok=True)

    def follow(self, *changes):
        self.open("#" + "&".join(f"set={urllib.parse.quote(change)}" for change in changes))

    def copied(self, label="--set"):
        """What a button copies, as it is shown where the page may not write to the clipboard; None if there is no button."""
        self.browser.send("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
        self.run_js(f"[...document.querySelectorAll('.whatif button')].find((button) => button.textContent === {json.dumps(label)})?.click()")
        self.browser.run("new Promise((resolve) => setTimeout(resolve, 50))")
        return self.run_js("document.querySelector('.whatif textarea')?.value ?? null")

    def check(self, change, edit):
        """Checks that a word is a change: the same name, and the same value in JSON; the command takes it."""
        name, _, value = change.partition(" = ")
        found, _, written = edit.partition(" = ")
        self.assertEqual(found, name)
        text = json.loads(value) if value[0] in '"[' or value.isdigit() else value
        self.assertEqual(json.loads(written), text)
        self.assertIn(run("frames", path("named.json5"), f"--set={edit}").returncode, (0, 1), change)

    def test_what_is_not_part_of_the_layout_is_not_copied(self):
        for change in REFUSED[::6]:
            self.follow(change)
            self.assertIsNone(self.copied(), change)
            self.assertIsNone(self.text(".whatif .edit-options"), change)
        self.follow(*REFUSED, "gap.constant = 12")
        self.assertEqual(self.copied(), "--set 'gap.constant = 12'")
        self.assertIn(f"{len(REFUSED)} changes aren’t among these options", self.text(".whatif"))

    def test_what_is_copied_is_shown_before(self):
        for change in APPLIED:
            self.follow(change)
            shown, copied = self.text(".whatif .edit-options"), self.copied()
            self.assertEqual(shown, copied, change)
            self.assertNotRegex(copied, "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202e]")
            found = words("sh", copied)
            # A word that begins with a hyphen is joined with its option.
            self.check(change, found[0].removeprefix("--set=") if len(found) == 1 else found[1])
        self.assertEqual(os.listdir(path("pasted")), [])

    def test_every_shell_reads_the_same_words(self):
        self.follow(*APPLIED, *REFUSED)
        copied = self.copied()
        for shell in shells():
            found = [word.removeprefix("--set=") for word in words(shell, copied) if word != "--set"]
            self.assertEqual(len(found), len(APPLIED), shell)
            for change, edit in zip(APPLIED, found):
                self.assertEqual(edit.partition(" = ")[0], change.partition(" = ")[0], shell)
                json.loads(edit.partition(" = ")[2])
        self.assertEqual(os.listdir(path("pasted")), [])

    def test_a_state_has_the_ids_of_its_views(self):
        self.follow("__proto__.text = x", "constructor.constant = 9")
        self.assertEqual(json.loads(self.copied("state")), {"id": "what-if", "views": {"__proto__": {"text": "x"}}, "constraints": {"constructor": {"constant": 9}}})
        self.assertIsNone(self.run_js("({}).text ?? null"))

    def test_copied_statements_stay_on_their_lines(self):
        self.follow("title.text = \"a\\nrm -rf x\"")
        self.assertEqual(self.copied("edits"), 'title: { text: "a\\nrm -rf x" }')
