import Devices
import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Colours, corners and attributes that are set when a document is loaded.
struct InterfaceBuilderAppearanceTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the view of a document with some content in its element, and resources.
    private func view(_ content: String, kind: String = "view", resources: String = "") throws -> View {
        let text = Documents.storyboard(
            subviews: Documents.view("box", kind: kind, content: content), constraints: ""
        ).replacingOccurrences(of: "<resources>", with: "<resources>" + resources)
        let scene = try #require(Documents.read(text).scenes.first)
        return try #require(scene.root.subviews.first)
    }

    @Test(arguments: [
        ("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" customColorSpace=\"sRGB\"", Color(0xff8000)),
        ("white=\"0.33333333\" alpha=\"0.2\"", Color(0x555555, alpha: 51)),
        ("cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.2\" alpha=\"1\"", Color(0x00cccc)),
    ])
    func numbersAreColours(attributes: String, color: Color) throws {
        let view = try view("<color key=\"backgroundColor\" \(attributes)/>")
        #expect(view.fill == DynamicColor(color))
    }

    @Test func systemColoursKnowLightAndDark() throws {
        let background = DynamicColor(light: Color(0xffffff), dark: Color(0x000000))
        #expect(
            try view("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>").fill
                == background)
        let old = "cocoaTouchSystemColor=\"whiteColor\""
        #expect(
            try view("<color key=\"backgroundColor\" \(old)/>").fill
                == DynamicColor(Color(0xffffff)))
    }

    @Test func coloursOfCatalogsAreThoseThatTheDocumentLists() throws {
        let listed = """
            <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
            <systemColor name="systemFancyColor"><color white="1" alpha="0.5"/></systemColor>
            """
        let brand = try view("<color key=\"backgroundColor\" name=\"Brand\"/>", resources: listed)
        #expect(brand.fill == DynamicColor(Color(0x0000ff)))
        let fancy = try view(
            "<color key=\"backgroundColor\" systemColor=\"systemFancyColor\"/>", resources: listed)
        #expect(fancy.fill == DynamicColor(Color(0xffffff, alpha: 128)))
        #expect(try view("<color key=\"backgroundColor\" name=\"Gone\"/>").fill == nil)
    }

    private func attributes(_ content: String) -> String {
        "<userDefinedRuntimeAttributes>\(content)</userDefinedRuntimeAttributes>"
    }

    @Test func cornersAreRuntimeAttributes() throws {
        let view = try view(
            attributes(
                """
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
                value="12"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                """))
        #expect(view.cornerRadius == 12)
        #expect(view.clipsToBounds)
    }

    @Test func runtimeAttributesBearOnTheLayout() throws {
        let text = try view(
            attributes(
                """
                <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="preferredMaxLayoutWidth">
                <real key="value" value="80.5"/></userDefinedRuntimeAttribute>
                """), kind: "label")
        let label = try #require(text as? Label)
        #expect(label.numberOfLines == 3)
        #expect(label.preferredMaxLayoutWidth == 80.5)
        let hidden = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"hidden\" value=\"YES\"/>"
        #expect(try view(attributes(hidden)).isHidden)
    }

    @Test(arguments: ["1e99", "nan", "", "many"])
    func numbersThatNoViewCanHaveAreLeftOut(value: String) throws {
        let attribute = """
            <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="\(value)"/>
            </userDefinedRuntimeAttribute>
            """
        let label = try #require(try view(attributes(attribute), kind: "label") as? Label)
        #expect(label.numberOfLines == 1)
    }

    /// On an iPad 834 points wide, the readable width is 672, which leaves 81 on either side.
    @Test func marginsFollowTheReadableWidth() throws {
        let text = Documents.storyboard(
            subviews: Documents.view("box"),
            constraints: Documents.constraint("l", "box", "leading", "root", "leadingMargin")
                + Documents.constraint("t", "box", "trailing", "root", "trailingMargin")
        ).replacingOccurrences(
            of: "<view key=\"view\"", with: "<view key=\"view\" layoutMarginsFollowReadableWidth=\"YES\"")
        for (name, left, width) in [("iPad Pro 11", 81, 672), ("iPhone 15", 16, 361)] {
            let options = SceneOptions(device: try DeviceCatalogue.device(named: name))
            let scene = try #require(
                InterfaceBuilderReader.read(Data(text.utf8), file: "", options: options).scenes.first)
            let items = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).items
            let box = try #require(items.first { $0.id == "box" })
            #expect(box.frame.minX == CGFloat(left))
            #expect(box.frame.width == CGFloat(width))
        }
    }
}
