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
    .view("backgroundColor: ▶\"systemRead\"", "\"#2c7d5b\""),
    .view("backgroundColor: ▶\"#12345\"", "\"#2c7d5b\""),
    .view("backgroundColor: { light: \"#ffffff\", dark: ▶\"#00000g\" }", "\"#2c7d5b\""),
    .view("backgroundColor: { ▶lihgt: \"#000000\" }", "did you mean light?"),
    .view("cornerRadius: ▶-4", "a number from 0"),
    .view("class: \"UIImageView\", image: ▶5", "or null"),
    .view("class: \"UISegmentedControl\", segments: [▶1]", "write text in quotes"),
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
    .constraint("\"a.width == 33▶,3% * view.width\"", "write a point instead of the comma"),
    .constraint("\"a.width == ▶0% * view.width\"", "write only the constant"),
    .constraint("\"a.width == view.width @75▶%\"", "remove it"),
    .constraint("{ constraint: \"a.width == 5\", when: ▶\"landscape\" }", "write an object"),
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
