import Engine
import Foundation
import Testing
import Findings

@testable import LayoutDocument

/// Elements that affect frames but have no rule are reported once for each kind and document.
struct InterfaceBuilderUnreadTests {
    private typealias Documents = InterfaceBuilderDocuments

    private func notes(_ subviews: String, controller: String = "") -> [LayoutFinding] {
        let text = Documents.storyboard(subviews: subviews, constraints: "", controller: controller)
        return Documents.read(text).findings.filter { $0.code == .unsupported }
    }

    private static func button(_ id: String, _ attributes: String) -> String {
        Documents.view(
            id, kind: "button",
            content: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"a\" \(attributes)/>")
    }

    @Test func eachKindIsReportedOnceWhereItStandsFirst() {
        func bar(_ id: String, _ attributes: String) -> String {
            Documents.view(id, kind: "searchBar", attributes: attributes)
        }
        let found = notes(
            "\n" + bar("one", "prompt=\"b\"") + "\n" + bar("two", "prompt=\"c\"")
                + bar("three", "showsScopeBar=\"YES\""))
        #expect(found.map(\.severity) == [.note, .note])
        #expect(found.map { $0.message.contains("prompt of <searchBar>") } == [true, false])
        #expect(found.map { $0.message.contains("showsScopeBar of <searchBar>") } == [false, true])
        #expect(found.first?.location?.line != found.last?.location?.line)
    }

    @Test func aDeviceThatIsntKnownIsReported() throws {
        let known = Documents.storyboard(subviews: "", constraints: "")
        let newer = known.replacingOccurrences(of: "retina6_12", with: "retina9_9")
        let finding = try #require(Documents.read(newer).findings.first { $0.message.contains("retina9_9") })
        #expect(finding.severity == .note)
        #expect(finding.message.contains("a screen of 393 × 852 points stands for it"))
        #expect(!Documents.read(known).findings.contains { $0.message.contains("isn't known") })
    }

    @Test func elementsAreReportedToo() {
        let titles = "<scopeButtonTitles><string>a</string></scopeButtonTitles>"
        let bar = Documents.view("a", kind: "searchBar", content: titles)
        #expect(notes(bar).map { $0.message.contains("<scopeButtonTitles>") } == [true])
    }

    @Test func whatIsReadOrBearsOnNoFrameIsNot() {
        let label = Documents.view(
            "a", kind: "label", attributes: "text=\"a\" opaque=\"NO\" tag=\"3\" userInteractionEnabled=\"NO\""
        )
        #expect(notes(label + Self.button("b", "imagePadding=\"4\"")).isEmpty)
    }

    /// Elements and attributes of later versions of the tools are reported once for each name.
    @Test func whatIsNotKnownIsReported() {
        let views = ["a", "b"].map {
            Documents.view($0, attributes: "glow=\"YES\"", content: "<glowConfiguration radius=\"3\"/>")
        }
        let found = notes(views.joined()).map(\.message)
        #expect(found.count == 3)
        #expect(
            ["glow of <view>", "<glowConfiguration>", "radius of <glowConfiguration>"].allSatisfy { name in
                found.contains { $0.hasPrefix(name) }
            })
    }

    /// Documents of four apps have such fonts, for labels of cells with a style.
    @Test func aFontOfNoPointsIsTheControlsOwn() {
        func findings(_ size: String) -> [FindingCode] {
            let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
            let label = Documents.view("a", kind: "label", attributes: "text=\"a\"", content: font)
            return Documents.read(Documents.storyboard(subviews: label, constraints: "")).findings.map(\.code)
        }
        #expect(findings("0.0").isEmpty)
        #expect(findings("-1") == [.invalidNumber])
    }
}
