/// How to write a layout document, on one page for models.
enum DocumentGuide {
    static let text = """
        # Writing a layout document

        A layout document is JSON5: comments, trailing commas and unquoted keys are allowed. It says what code or Interface \
        Builder would set up; the constraints are solved as UIKit does.

        ```json5
        \(example)
        ```

        - `canvas`: `{ device: "iPhone SE (3rd generation)" }` or `{ size: [390, 844], safeAreaInsets: [47, 0, 34, 0] }`.
        - `root` fills the canvas; `subviews` nest. Every view that a constraint names needs an `id`.
        - A view's `class` is UIKit's: UILabel (`text`, `font: { size: 17, weight: "semibold" }`, `numberOfLines`), UIButton (`text`), \
        UIImageView (`image: [width, height]`), UITextField, UISwitch, UIStackView (`axis`, `spacing`, `alignment`, \
        `distribution`), UIScrollView. Other classes are plain views.
        - Where code sets a size that doesn't follow from contents: `intrinsicContentSize: [100, 44]`.
        - Priorities of contents: `hugging: [251, 250]`, `compressionResistance: [749, 750]` (horizontal, vertical).
        - A view placed by its frame: `frame: [x, y, width, height]`, with `autoresizingMask: ["flexibleWidth"]`.
        - `guides: [{ id: "column" }]` are UILayoutGuides of the view.
        - A constraint is `item.attribute (== | <= | >=) [number *] item.attribute [* number | / number] [± number] \
        [@priority]`, or a number on the right. Attributes: left right top bottom leading trailing width height centerX \
        centerY firstBaseline lastBaseline, and the margins' (leadingMargin …).
        - UIKit's guides: `view.safeAreaLayoutGuide`, `.layoutMarginsGuide`, `.readableContentGuide`, \
        `.keyboardLayoutGuide`, and of scroll views `.contentLayoutGuide`, `.frameLayoutGuide`.
        - To name a constraint: `{ id: "gap", constraint: "b.top == a.bottom + 8", priority: 750, active: true }`. Visual \
        Format Language works too: `"H:|-[a]-[b(>=44)]-|"`.
        - In code, `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)` is `"a.top == b.bottom + 8"`. Mind the sign \
        of trailing and bottom constants: `equalTo: view.trailingAnchor, constant: -20` is `"a.trailing == view.trailing - 20"`.
        - `states` are variants: `{ id: "keyboard", canvas: { keyboard: "docked" }, constraints: { gap: { constant: 12 } }, \
        views: { title: { hidden: true } } }`.

        Check the document with `check`, look at it with `render`, and find the screens on which it breaks with `sweep`. All \
        keys are in the resource layout-render://schema.
        """

    /// A document that nothing is found in.
    static let example = """
        {
          layoutDocument: 1,
          canvas: { device: "iPhone 15" },
          root: {
            id: "view",
            guides: [{ id: "column" }],
            subviews: [
              { id: "title", class: "UILabel", text: "Sign in", font: { size: 28, weight: "bold" } },
              { id: "name", class: "UITextField", placeholder: "Name" },
              { id: "save", class: "UIButton", text: "Save" },
            ],
          },
          constraints: [
            "column.leading == view.safeAreaLayoutGuide.leading + 20",
            "column.trailing == view.safeAreaLayoutGuide.trailing - 20",
            "column.top == view.safeAreaLayoutGuide.top + 24",
            "column.bottom == view.safeAreaLayoutGuide.bottom",
            "title.top == column.top",
            "title.leading == column.leading",
            "title.trailing <= column.trailing",
            "name.top == title.bottom + 16",
            "name.leading == column.leading",
            "name.trailing == column.trailing",
            { id: "gap", constraint: "save.top == name.bottom + 24" },
            "save.centerX == column.centerX",
            "save.height == 44",
          ],
        }
        """
}
