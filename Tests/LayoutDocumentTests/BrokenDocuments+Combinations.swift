/// Documents whose parts are valid but contradict each other.
let brokenCombinations: [BrokenDocument] = [
    .canvas("{ device: \"iPhone 15\", keyboard: ▶\"undocked\" }", "or name an iPad", isUsable: true),
    .canvas("{ size: [390, 844], keyboard: ▶\"undocked\" }", "not a canvas of this size", isUsable: true),
    .canvas(
        "{ device: \"iPhone 8\", keyboard: ▶{ frame: [0, 0, 320, 253] } }", "not iPhone 8", isUsable: true),
    .canvas("{ device: \"iPad Pro 11\", keyboard: { height: 300, ▶frame: [0, 0, 9, 9] } }", "one of the two"),
    .canvas("{ device: \"iPad Pro 11\", keyboard: { frame: ▶[0, 0] } }", "[x, y, width, height]"),
    .canvas(
        "{ device: \"iPhone 15\", orientation: ▶\"portraitUpsideDown\" }", "write another orientation",
        isUsable: true),
    .canvas("{ size: [390, 844], ▶width: 320 }", "write size: [width, height]"),
    .canvas("{ device: \"iPad Pro 11\", orientation: ▶\"landscapeUp\" }", "did you mean \"landscape\"?"),

    BrokenDocument(
        "{ layoutDocument: 1, sweep: { width: ▶[250, 100] }, root: { id: \"view\" } }",
        "width begins with its maximum; write [100, 250]"),
    .states("{ id: ▶\"all\" }", "selects every state", isUsable: true),

    .view("class: \"UILabel\", font: { textStyle: ▶\"boddy\" }", "did you mean \"body\"?"),
    .view("class: \"UILabel\", font: { textStyle: \"body\", ▶size: 17 }", "remove size or textStyle"),
    .view("backgroundColor: ▶\"systemRead\"", "did you mean \"systemRed\"?"),
    .view("backgroundColor: ▶\"#0af\"", "did you mean \"#00aaff\"?"),
    .view("backgroundColor: ▶\"#0af8\"", "did you mean \"#00aaff88\"?"),
    .view("backgroundColor: ▶\"0xFF8000\"", "did you mean \"#ff8000\"?"),
    .view("backgroundColor: ▶\"UIColor.red\"", "did you mean \"red\"?"),
    .view("backgroundColor: ▶\".systemRed\"", "did you mean \"systemRed\"?"),
    .view("backgroundColor: ▶\"systemblue\"", "did you mean \"systemBlue\"?"),
    .view("backgroundColor: ▶\"rgb(255, 128, 0)\"", "did you mean \"#ff8000\"?"),
    .view("backgroundColor: ▶\"rgba(255, 0, 0, 0.2)\"", "did you mean \"#ff000033\"?"),
    .view("backgroundColor: ▶[1, 0, 0]", "did you mean \"#ff0000\"?"),
    .view("backgroundColor: ▶[0, 128, 255]", "did you mean \"#0080ff\"?"),
    .view("backgroundColor: ▶[1, 0]", "\"#2c7d5b\""),
    .view("backgroundColor: ▶\"#12345\"", "\"#2c7d5b\""),
    .view("backgroundColor: { light: \"#ffffff\", dark: ▶\"#00000g\" }", "\"#2c7d5b\""),
    .view("backgroundColor: { ▶lihgt: \"#000000\" }", "did you mean light?"),
    .view("cornerRadius: ▶-4", "a number from 0"),
    .view("class: \"UIImageView\", image: ▶5", "or null"),
    .view("class: \"UIImageView\", image: ▶\"logo.png\"", "write its width and height, such as [60, 40]"),
    .view("class: \"UILabel\", font: ▶\"Helvetica 15\"", "as in font: 15,"),
    .view("class: \"UILabel\", font: ▶\"Avenir\"", "as in font: 17,"),
    .view("class: \"UILabel\", font: { ▶family: \"Avenir\", size: 17 }", "write the font's PostScript name"),
    .view("class: \"UILabel\", font: { name: ▶7, size: 17 }", "write a name in quotes"),
    .view("class: \"UILabel\", font: { name: ▶\"\", size: 17 }", "write a name or remove the key"),
    .view("class: \"UILabel\", font: { ▶style: \"body\" }", "did you mean textStyle?"),
    .view("class: \"UISegmentedControl\", segments: [▶1]", "write \"1\""),
    .view("class: \"UITextField\", borderStyle: ▶\"round\"", "\"roundedRect\""),
    .view("class: \"UIPageControl\", numberOfPages: ▶-1", "a whole number"),
    .view("class: \"UIButton\", configuration: { ▶imagePading: 4 }", "did you mean imagePadding?"),
    .view("keyboardLayoutGuide: { ▶followsUndocked: true }", "followsUndockedKeyboard"),
    .view("keyboardLayoutGuide: ▶true", "write an object"),

    .constraint("\"a.width == ▶50%\"", "as in 50% * view.width"),
    .constraint("\"a.width == view.width + ▶5%\"", "as in 50% * view.width"),
    .constraint("\"a.width == view.width / ▶50%\"", "as in 50% * view.width"),
    .constraint("\"a.width == ▶%50 * view.width\"", "expected a number"),
    .constraint("\"a.width == ▶5o% * view.width\"", "is not a number"),
    .constraint(
        "\"a.width == 33▶,3% * view.width\"", "write a point instead of the comma in a number, as in 33.3"),
    .constraint("\"a.width == ▶0% * view.width\"", "write only the constant"),
    .constraint("\"a.width == view.width @75▶%\"", "remove it"),
    .constraint(
        "{ constraint: \"a.width == 5\", when: ▶\"landscape\" }",
        "write an object { orientation: \"landscape\" }"),
    .constraint(
        "{ constraint: \"a.width == view.width\", ▶multiplier: 0.5 }", "as in \"a.width == 0.5 * view.width\""
    ),
    .constraint("{ constraint: \"H:[a]\", ▶multiplier: 0.5 }", "as in \"a.width == 0.5 * b.width\""),
    .constraint(
        "{ constraint: \"a.width == 5\", when: { orientation: ▶\"sideways\" } }", "one of \"portrait\""),
    .constraint("{ constraint: \"a.width == 5\", when: { ▶device: \"iPhone 8\" } }", "layout-render schema"),
    .constraint(
        "{ constraint: \"a.width == 5\", when: { horizontalSizeClass: ▶\"large\" } }", "\"regular\""),

    .states(
        "{ id: \"s\", views: { a: { removed: true } }, constraints: { ▶edge: { constant: 8 } } }", "keep 'a'",
        isUsable: true),
    BrokenDocument(
        """
        {
          layoutDocument: 1,
          root: { id: "view", subviews: [{ id: "panel", guides: [{ id: "third" }] }, { id: "button" }] },
          constraints: [{ id: "below", constraint: "button.top == third.bottom" }],
          states: [{ id: "s", views: { panel: { removed: true } }, constraints: { ▶below: { active: true } } }],
        }
        """, "removes 'panel'", isUsable: true),
]
