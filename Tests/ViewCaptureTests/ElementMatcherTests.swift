import Foundation
import Testing

@testable import ViewCapture

struct ElementMatcherTests {
    private let tree = """
        Element subtree:
         →Application, 0x600001, pid: 1, label: 'Demo'
            Window (Main), 0x600002, {{0.0, 0.0}, {375.0, 667.0}}
              Button, 0x600003, {{16.3, 40.7}, {99.5, 44.0}}, identifier: 'save', label: 'Save'
              StaticText, 0x600004, {{16.0, 100.0}, {120.0, 20.3}}, label: 'Hidden'
              Image, 0x600005, {{200.0, 100.0}, {20.0, 20.0}}, identifier: 'logo'
        Path to element:
        """
    private func source(offset: Int) -> String {
        """
        <AppiumAUT><XCUIElementTypeApplication name="Demo" label="Demo" x="0" y="0" width="375" height="667">
        <XCUIElementTypeWindow x="0" y="0" width="375" height="667" visible="true">
        <XCUIElementTypeButton name="save" label="Save" x="\(16 + offset)" y="41" width="100" height="44" visible="true" enabled="false"/>
        <XCUIElementTypeStaticText name="Hidden" label="Hidden" value="Hidden" x="\(16 + offset)" y="100" width="120" height="20" visible="false"/>
        <XCUIElementTypeImage name="logo" x="\(200 + offset)" y="100" width="20" height="20" visible="true"/>
        <XCUIElementTypeSwitch name="extra" x="300" y="100" width="51" height="31" visible="true"/>
        </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
        """
    }
    private func read(_ text: String) -> ViewCapture { CaptureReader.read(Array(text.utf8)) }

    @Test func treeOfATestAndSourceOfAppiumAreJoinedByPlaceAndLabel() throws {
        let (first, second) = (read(tree), read(source(offset: 0)))
        #expect(CaptureJoiner.areRelated(first, second))
        for order in [[first, second], [second, first]] {
            let joined = CaptureJoiner.joined(order)
            // The five of the tree, and the switch that only Appium has.
            #expect(
                joined.items.map(\.className) == [
                    "Application", "Window", "Button", "StaticText", "Image", "Switch",
                ])
            #expect(joined.items[2].screenFrame?.minX == 16.3)
            #expect(joined.items[2].identifier == "save")
            #expect(joined.items[2].facts.contains { $0.name == "enabled" && $0.value == "false" })
            #expect(joined.items[3].isHidden)
            #expect(joined.items[5].parent == 1)
        }
    }

    @Test func otherScreensAreNotJoined() {
        #expect(!CaptureJoiner.areRelated(read(tree), read(source(offset: 30))))
    }
}
