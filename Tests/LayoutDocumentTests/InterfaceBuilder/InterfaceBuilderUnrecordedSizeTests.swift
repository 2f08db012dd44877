import Testing

@testable import LayoutDocument

/// Attributes that change the size of a control by UIKit's documentation, and of which no document records how, mark the view.
struct InterfaceBuilderUnrecordedSizeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns what the size of the only view depends on.
    private func marks(_ kind: String, _ attributes: String, _ content: String = "") throws -> [String] {
        let place =
            Documents.constraint("x", "it", "leading", "root")
            + Documents.constraint("y", "it", "top", "root")
            + Documents.constraint("e", "it", "trailing", "root", extra: "relation=\"lessThanOrEqual\"")
        let view = Documents.view("it", kind: kind, attributes: attributes, content: content)
        return try #require(try Documents.marks(view, place)["it"]).filter { $0 != "ambiguity" }
    }

    private static func text(_ attributes: String, style: String = "", content: String = "Ag") -> String {
        """
        <attributedString key="attributedText"><fragment><string key="content">\(content)</string><attributes>
        <font key="NSFont" size="17" name="Helvetica"/>\(attributes)
        <paragraphStyle key="NSParagraphStyle" alignment="left" \(style)/></attributes></fragment></attributedString>
        """
    }

    @Test(arguments: [
        ("style=\"plain\" showsActivityIndicator=\"YES\"", ["activity indicator of a button"]),
        ("style=\"plain\" indicator=\"popup\"", ["indicator of a button"]),
        ("style=\"plain\" cornerStyle=\"capsule\" titleAlignment=\"center\"", []),
    ])
    func partsOfConfiguredButtons(configuration: String, expected: [String]) throws {
        let content = "<buttonConfiguration key=\"configuration\" title=\"Ag\" \(configuration)/>"
        #expect(try marks("button", "buttonType=\"system\"", content) == expected)
    }

    /// A button whose choice is its primary action shows the title of the chosen element of its menu.
    @Test func choicesInMenus() throws {
        let state = "<state key=\"normal\" title=\"Ag\"/>"
        let choice = "changesSelectionAsPrimaryAction=\"YES\""
        let menu = "showsMenuAsPrimaryAction=\"YES\""
        #expect(try marks("button", "\(choice) \(menu)", state) == ["choice in a menu"])
        #expect(try marks("button", choice, state) == [])
        #expect(try marks("button", menu, state) == [])
    }

    /// Recorded are fields with a round border and without one, and a clear button is only beside text.
    @Test(arguments: [
        ("borderStyle=\"line\"", ["border line"]), ("borderStyle=\"bezel\"", ["border bezel"]),
        ("borderStyle=\"roundedRect\"", []),
        ("clearButtonMode=\"always\" text=\"Ag\"", ["clear button"]),
        ("clearButtonMode=\"unlessEditing\" text=\"Ag\"", ["clear button"]),
        ("clearButtonMode=\"whileEditing\" text=\"Ag\"", []),
        ("clearButtonMode=\"always\" placeholder=\"Ag\"", []),
    ])
    func partsOfFields(attributes: String, expected: [String]) throws {
        #expect(try marks("textField", attributes) == expected)
    }

    @Test(arguments: [
        ("searchBar", "prompt=\"Ag\"", "", ["prompt of a bar"]),
        ("searchBar", "showsScopeBar=\"YES\"", "", ["scopes of a search bar"]),
        ("searchBar", "placeholder=\"Ag\"", "", []),
        ("slider", "maximumValueImage=\"photo\"", "", ["image of a slider"]),
        ("slider", "", "", []),
        ("progressView", "progressViewStyle=\"bar\"", "", ["style of a progress view"]),
        ("navigationBar", "largeTitles=\"YES\"", "", ["large title of a bar"]),
        (
            "navigationBar", "", "<items><navigationItem prompt=\"Ag\" id=\"item\"/></items>",
            ["prompt of a bar"]
        ),
        ("navigationBar", "", "<items><navigationItem title=\"Ag\" id=\"item\"/></items>", []),
    ])
    func partsOfOtherControls(
        kind: String, attributes: String, content: String, expected: [String]
    ) throws {
        #expect(try marks(kind, attributes, content) == expected)
    }

    @Test(arguments: [
        ("<real key=\"NSKern\" value=\"2\"/>", ["text attribute NSKern"]),
        ("<real key=\"NSKern\" value=\"0.0\"/>", []),
        ("<real key=\"NSBaselineOffset\" value=\"2\"/>", ["text attribute NSBaselineOffset"]),
        ("<integer key=\"NSUnderline\" value=\"1\"/>", []),
    ])
    func attributesOfCharacters(attribute: String, expected: [String]) throws {
        #expect(try marks("label", "", Self.text(attribute)) == expected)
        #expect(try marks("textView", "scrollEnabled=\"NO\"", Self.text(attribute)) == expected)
    }

    /// Spacing between paragraphs needs two of them.
    @Test(arguments: [
        ("headIndent=\"10\"", "Ag", ["text attribute headIndent"]),
        ("paragraphSpacing=\"10\"", "Ag", []),
        ("paragraphSpacing=\"10\"", "Ag&#10;Ag", ["text attribute paragraphSpacing"]),
        ("lineSpacing=\"10\"", "Ag&#10;Ag", []),
    ])
    func attributesOfParagraphs(style: String, content: String, expected: [String]) throws {
        let text = Self.text("", style: style, content: content)
        #expect(try marks("label", "numberOfLines=\"0\"", text) == expected)
    }

    @Test func contentInsetsOfTextViews() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
        let insets = "<inset key=\"contentInset\" minX=\"0.0\" minY=\"9\" maxX=\"0.0\" maxY=\"9\"/>"
        let attributes = "scrollEnabled=\"NO\" text=\"Ag\""
        #expect(try marks("textView", attributes, font + insets) == ["content insets"])
        #expect(try marks("textView", attributes, font) == [])
    }

    /// Slanted letters of Helvetica and Courier are as wide as the upright ones in Adobe's metrics. Those of
    /// Helvetica Neue, Avenir and Futura are as recorded, in six labels.
    @Test(arguments: [
        ("HelveticaNeue-Italic", "Helvetica Neue", false), ("AvenirNext-Italic", "Avenir Next", true),
        ("TimesNewRomanPS-ItalicMT", "Times New Roman", true), ("Helvetica-Oblique", "Helvetica", false),
        ("Avenir-Oblique", "Avenir", false), ("Futura-MediumItalic", "Futura", false),
    ])
    func slantedLetters(name: String, family: String, isUncertain: Bool) throws {
        let font =
            "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"\(family)\" pointSize=\"17\"/>"
        #expect(try marks("label", "text=\"Ag\"", font) == (isUncertain ? ["font \(name)"] : []))
    }

    @Test(arguments: [("TallBody", true), ("EmphasizedHeadline", true), ("Body", false), ("Title0", false)])
    func textStylesThatAreNotKnown(name: String, isUncertain: Bool) throws {
        let style = "UICTFontTextStyle\(name)"
        let font = "<fontDescription key=\"fontDescription\" style=\"\(style)\"/>"
        #expect(try marks("label", "text=\"Ag\"", font) == (isUncertain ? ["font \(style)"] : []))
    }
}
