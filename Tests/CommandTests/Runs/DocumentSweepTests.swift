import Testing

/// Sweeps that documents and settings ask of other commands than `sweep`.
@Suite struct DocumentSweepTests {
    /// Boxes 200 and 250 points wide, each 20 points from its edge: they meet on a canvas 490 points wide.
    private static func document(_ sweep: String = "") -> String {
        """
        { layoutDocument: 1, canvas: { size: [800, 100] }, \(sweep)
          root: { id: "view", subviews: [
            { id: "a", class: "UIImageView", intrinsicContentSize: [200, 40] },
            { id: "b", class: "UIImageView", intrinsicContentSize: [250, 40] } ] },
          constraints: ["a.leading == view.leading + 20", "b.trailing == view.trailing - 20",
            "a.top == view.top", "b.top == view.top"] }
        """
    }

    private static let expected = "a, b: they overlap on canvases 320…490 wide"

    private func run(
        _ arguments: String..., document: String, configuration: String? = nil
    ) throws -> BuiltCommand.Outcome {
        try TemporaryFolder.with { folder in
            try folder.write(document, to: "a.json5")
            if let configuration { try folder.write(configuration, to: ".layout-render.json5") }
            if arguments.first == "test" {
                _ = try BuiltCommand.run(
                    ["test", "a.json5", "--record", "all", "--scale", "1"], in: folder.url)
            }
            return try BuiltCommand.run(arguments, in: folder.url)
        }
    }

    @Test func checkAndTestHonourTheSweepOfADocument() throws {
        let document = Self.document("sweep: { width: [320, 1366] },")
        let checked = try run("check", "a.json5", document: document)
        #expect(checked.status == 1 && checked.errors.contains(Self.expected), "\(checked.errors)")
        let tested = try run("test", "a.json5", "--scale", "1", document: document)
        #expect(tested.status == 1 && tested.output.contains(Self.expected), "\(tested.output)")
        let correct = Self.document("sweep: { width: [500, 1366] },")
        #expect(try run("check", "a.json5", document: correct).status == 0)
        #expect(try run("test", "a.json5", "--scale", "1", document: correct).status == 0)
    }

    @Test func theCommandLineAndSettingsSweepWhatDoesNotAskForIt() throws {
        let document = Self.document()
        #expect(try run("check", "a.json5", document: document).status == 0)
        let asked = try run("check", "a.json5", "--sweep", "320...1366", document: document)
        #expect(asked.status == 1 && asked.errors.contains(Self.expected), "\(asked.errors)")
        let configuration = #"{ sweep: "320...1366" }"#
        let set = try run("check", "a.json5", document: document, configuration: configuration)
        #expect(set.status == 1 && set.errors.contains(Self.expected), "\(set.errors)")
        let tested = try run(
            "test", "a.json5", "--scale", "1", document: document, configuration: configuration)
        #expect(tested.status == 1 && tested.output.contains(Self.expected), "\(tested.output)")
    }

    /// The boxes meet at 490 points, which only the second range contains.
    @Test func sweepUsesTheDocumentsOwnRangeWhereNoneIsNamed() throws {
        let document = Self.document("sweep: { width: [500, 1366] },")
        let own = try run("sweep", "a.json5", document: document)
        #expect(own.status == 0, "\(own.errors)")
        let named = try run("sweep", "a.json5", "--width", "320...1366", document: document)
        #expect(named.status == 1 && named.errors.contains(Self.expected), "\(named.errors)")
        #expect(try run("sweep", "a.json5", document: Self.document()).status == 1)
    }

    @Test func aDocumentsOwnSweepComesBeforeTheSettings() throws {
        let document = Self.document("sweep: { width: [500, 1366] },")
        #expect(
            try run("check", "a.json5", document: document, configuration: #"{ sweep: "320...1366" }"#).status
                == 0)
    }

    /// A cell of 10 + 18 + 10 points. A window beside another app is as large as none of it.
    @Test func cellsAreAsLargeInWindowsAsOnScreens() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><objects>
            <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="38"/>
            <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="320" height="38"/>
            <subviews><imageView image="line" translatesAutoresizingMaskIntoConstraints="NO" id="line">
            <rect key="frame" x="10" y="10" width="300" height="18"/>
            <constraints><constraint firstAttribute="height" constant="18" id="h"/></constraints></imageView>
            </subviews></view><constraints>
            <constraint firstItem="line" firstAttribute="top" secondItem="cell" secondAttribute="top" \
            constant="10" id="t"/>
            <constraint firstAttribute="bottom" secondItem="line" secondAttribute="bottom" constant="10" id="b"/>
            <constraint firstItem="line" firstAttribute="leading" secondItem="cell" secondAttribute="leading" \
            constant="10" id="l"/>
            <constraint firstAttribute="trailing" secondItem="line" secondAttribute="trailing" constant="10" id="r"/>
            </constraints></collectionViewCell></objects>
            <resources><image name="line" width="300" height="18"/></resources></document>
            """
        let swept = try BuiltCommand.run(
            ["sweep", "-", "--devices", "--input-format", "xib"], input: document)
        #expect(swept.status == 0, "\(swept.output)\(swept.errors)")
    }
}
