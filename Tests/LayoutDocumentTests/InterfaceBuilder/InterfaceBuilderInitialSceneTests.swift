import Testing

@testable import LayoutDocument

/// Which scene of a storyboard an app begins with.
struct InterfaceBuilderInitialSceneTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the ids of the scenes that an app begins with, of two screens and a navigation controller with the second.
    private func initialScenes(_ initial: String) -> [String] {
        func screen(_ id: String) -> String {
            """
            <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-view">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
            """
        }
        let text = """
            <document toolsVersion="14460" targetRuntime="iOS.CocoaTouch" \(initial)><device id="retina4_7"/><scenes>
            \(screen("first"))\(screen("second"))<scene><objects><navigationController id="bar"><connections>
            <segue destination="second" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController></objects></scene></scenes></document>
            """
        return Documents.read(text).scenes.filter(\.isInitial).map(\.id)
    }

    @Test func itIsTheInitialController() {
        #expect(initialScenes("initialViewController=\"first\"") == ["first"])
    }

    @Test func itIsTheOneThatAContainerBeginsWith() {
        #expect(initialScenes("initialViewController=\"bar\"") == ["second"])
    }

    @Test func thereIsNoneWithoutAnInitialController() {
        #expect(initialScenes("").isEmpty)
        #expect(initialScenes("initialViewController=\"other\"").isEmpty)
    }
}
