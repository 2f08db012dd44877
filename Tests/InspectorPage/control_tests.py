"""Fields, menus and the list of keys: what they show, how they close, and where there is little room."""

import json

from size_tests import LABELLED
from support import SolvedPageTestCase, render


class ControlTests(SolvedPageTestCase):
    document, name = LABELLED, "controls"

    def type(self, label, text):
        """Types over a field's value; the field's name afterwards."""
        selector = f'[aria-label="{label}"]'
        name = f"document.querySelector({json.dumps(selector)})"
        self.run_js(f"{name}.focus(); {name}.select()")
        self.browser.send("Input.insertText", text=text)
        self.browser.settle()
        return name

    def test_a_field_shows_what_holds_once_it_is_left(self):
        self.open("#item=mark")
        for typed, shown, edits in (("9x", "5", []), ("0x10", "5", []), ("12.345", "12.35", ["gap.constant = 12.35"]), ("-3", "-3", ["gap.constant = -3"])):
            field = self.type("constant of gap", typed)
            self.run_js("document.activeElement.blur()")
            self.assertEqual(self.run_js(f"{field}.value"), shown, typed)
            self.assertEqual(self.texts(".whatif .edit"), edits, typed)

    def test_the_canvas_s_field_shows_the_width_it_has(self):
        self.open()
        for typed, shown in (("50", "195"), ("99999", "780"), ("abc", "780")):
            field = self.type("width of canvas", typed)
            self.browser.key("Enter")
            self.assertEqual(self.run_js(f"{field}.value"), shown, typed)
            self.assertEqual(self.text(".length"), f"{shown} pt")

    def test_the_browser_undoes_what_was_typed(self):
        self.open("#item=mark")
        field = self.type("constant of gap", "40")
        self.assertEqual(self.texts(".whatif .edit"), ["gap.constant = 40"])
        self.run_js("document.execCommand('undo')")
        self.browser.settle()
        self.assertEqual(self.run_js(f"{field}.value"), "5")
        self.assertEqual(self.texts(".whatif .edit"), [])

    def test_keys_belong_to_the_list_of_keys_while_it_is_open(self):
        self.open("#item=box")
        is_open = "document.querySelector('dialog').open"
        self.browser.key("?")
        self.browser.key("d")
        self.assertEqual(self.run_js(f"[{is_open}, document.querySelector('.overlay').checkVisibility(), location.hash.includes('planes')]"), [True, True, False])
        self.assertEqual(self.run_js("[...document.querySelectorAll('[aria-pressed=true]')].map((node) => node.textContent).includes('Planes')"), False)
        self.browser.key("Escape")
        self.assertFalse(self.run_js(is_open))
        self.assertEqual(self.selected(), "box")
        self.browser.key("?")
        self.click("dialog .close")
        self.assertFalse(self.run_js(is_open))

    def test_the_menu_of_layers_closes(self):
        self.open("#item=box")
        is_open = "document.querySelector('.layers').open"
        for close in (lambda: self.browser.key("Escape"), lambda: self.click(".overlay")):
            self.click(".layers summary")
            self.assertTrue(self.run_js(is_open))
            close()
            self.assertFalse(self.run_js(is_open))

    def test_phones_come_to_everything(self):
        self.browser.size(390, 844)
        self.open()
        shown = "[...document.querySelectorAll('.zooms button:not([hidden])')].every((node) => node.checkVisibility())"
        self.assertTrue(self.run_js(shown))
        self.assertFalse(self.run_js("document.querySelector('.panel').checkVisibility()"))
        self.click(".tool.narrow")
        self.assertTrue(self.run_js("document.querySelector('[aria-label=\"width of canvas\"]').checkVisibility()"))
        self.click(".tool.narrow")
        self.assertTrue(self.run_js("document.querySelector('.tree').checkVisibility()"))
        self.browser.size(640, 400)
        self.open()
        self.assertGreater(self.run_js("document.querySelector('.picture').clientHeight"), 200)

    def test_what_is_printed_is_what_is_shown(self):
        page = render("findings/conflict-of-three.json5", "three")
        for fragment, count in (("", 1), ("#width=360", 0)):
            self.open_page(page, fragment)
            self.run_js("window.dispatchEvent(new Event('beforeprint')); window.dispatchEvent(new Event('afterprint'))")
            self.assertEqual(len(self.texts(".printed li")), count, fragment)
            self.assertIn(f"{count} finding", self.text(".numbers"))
