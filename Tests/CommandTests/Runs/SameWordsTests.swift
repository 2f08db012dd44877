import Foundation
import Testing

/// The outputs of the commands agree on what a layout's conflicts, numbers and items are called.
@Suite struct SameWordsTests {
    /// A box that is wider than the canvas leaves room for, with a constant that isn't a round number.
    private static let conflict = """
        { layoutDocument: 1, canvas: { size: [300, 100] },
          root: { id: "view", subviews: [{ id: "box" }] },
          constraints: [
            "box.left == view.left + 33.3333",
            "view.right == box.right + 33.3333",
            "box.width == 250",
            "box.top == view.top",
            "box.height == 10",
          ] }
        """

    private func notes(_ folder: TemporaryFolder) throws -> [String] {
        let run = try BuiltCommand.run(["check", "a.json5", "--reporter", "json"], in: folder.url)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        let conflict = try #require(findings.first { $0["code"] as? String == "unsatisfiable" })
        return try #require(conflict["notes"] as? [String])
    }

    @Test func conflictsAreTheSameLinesInEveryOutput() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.json5")
            let notes = try notes(folder)
            // The numbers as written, the sum to two decimals: 33.3333 + 33.3333 + 250 = 316.6666.
            #expect(notes.contains { $0.contains("box.left == view.left + 33.3333  (line 4)") })
            let sum = try #require(notes.first { $0.hasPrefix("the sum: ") })
            #expect(sum.hasSuffix(" = 316.67, not 300"))
            let lines = notes.filter { !$0.hasPrefix("what to do") }.map { line in
                line.components(separatedBy: "  (")[0]
            }
            #expect(lines.count == 5)
            _ = try BuiltCommand.run(["render", "a.json5", "-o", "page.html"], in: folder.url)
            var outputs = ["page": try PageData.json(of: folder.text("page.html"))]
            for reporter in ["text", "github", "junit", "sarif"] {
                let run = try BuiltCommand.run(["check", "a.json5", "--reporter", reporter], in: folder.url)
                outputs["check \(reporter)"] = run.output + run.errors
            }
            outputs["explain"] = try BuiltCommand.run(["explain", "a.json5"], in: folder.url).output
            for (name, output) in outputs {
                for line in lines { #expect(output.contains(line), "\(name) doesn't say '\(line)'") }
            }
        }
    }

    /// Whatever option a name is given to, an unknown one is answered with those there are, and a misspelt one with the
    /// nearest.
    @Test(arguments: [
        ["explain", "a.json5", "--item"], ["explain", "a.json5", "--expect=%.top == 1"],
        ["render", "a.json5", "-o", "a.svg", "--focus"],
        ["render", "a.json5", "-o", "a.svg", "--measure=view:%"],
        ["sweep", "a.json5", "-o", "a.svg", "--width", "300...310", "--focus"],
        ["render", "a.json5", "-o", "a.svg", "--set=%.hidden = true"],
    ])
    func unknownNamesAreAnsweredWithKnownOnes(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.json5")
            for (name, answer) in [("nobody", "there are 'view', 'box'"), ("bxo", "did you mean 'box'?")] {
                let hasPlace = arguments.contains { $0.contains("%") }
                let named = arguments.map { $0.replacing("%", with: name) } + (hasPlace ? [] : [name])
                let run = try BuiltCommand.run(named, in: folder.url)
                #expect(run.status == 64)
                #expect(run.errors.contains("no view or guide is called '\(name)'"), "\(run.errors)")
                #expect(run.errors.contains(answer), "\(run.errors)")
            }
            let constraint = try BuiltCommand.run(
                ["explain", "a.json5", "--constraint", "top"], in: folder.url)
            #expect(constraint.status == 64)
            #expect(constraint.errors.contains("'box.left == view.left + 33.3333', "), "\(constraint.errors)")
        }
    }

    /// A constraint as it is printed can be asked about.
    @Test func printedConstraintsAreFound() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.json5")
            for line in try notes(folder) where line.contains(" == ") && !line.hasPrefix("what") {
                let equation = line.dropFirst(2).components(separatedBy: "  (")[0]
                guard !equation.hasSuffix(")") else { continue }
                let run = try BuiltCommand.run(
                    ["explain", "a.json5", "--constraint", equation], in: folder.url)
                #expect(run.output.contains(equation), "\(run.errors)")
            }
        }
    }

    private static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
            <view contentMode="scaleToFill" id="one" customClass="BannerView">
              <rect key="frame" x="0" y="0" width="300" height="100"/>
              <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="abc-de-fgh">
                  <rect key="frame" x="0" y="0" width="20" height="20"/>
                  <constraints>
                    <constraint firstAttribute="width" constant="20" id="c1"/>
                    <constraint firstAttribute="width" constant="30" id="c2"/>
                    <constraint firstAttribute="height" constant="20" id="c3"/>
                  </constraints>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="abc-de-fgh" firstAttribute="top" secondItem="one" secondAttribute="top" id="c4"/>
                <constraint firstItem="abc-de-fgh" firstAttribute="leading" secondItem="one" \
        secondAttribute="leading" id="c5"/>
              </constraints>
              <connections>
                <outlet property="badgeView" destination="abc-de-fgh" id="o1"/>
              </connections>
            </view>
          </objects>
        </document>
        """

    /// An outlet of a view, and not of a controller, names what it leads to, in every output and option.
    @Test func outletsAreNamesEverywhere() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.cell, to: "Banner.xib")
            let check = try BuiltCommand.run(["check", "Banner.xib"], in: folder.url)
            let text = check.output + check.errors
            #expect(text.contains("badgeView.width == 20"))
            #expect(!text.contains("abc-de-fgh.width"))
            let explain = try BuiltCommand.run(
                ["explain", "Banner.xib", "--item", "badgeView"], in: folder.url)
            #expect(explain.output.contains("badgeView (UIView"))
            let focus = try BuiltCommand.run(
                ["render", "Banner.xib", "--focus", "badgeView", "-o", "a.svg"], in: folder.url)
            #expect(!focus.errors.contains("is called"))
            let constraint = try BuiltCommand.run(
                ["explain", "Banner.xib", "--constraint", "badgeView.width == 20"], in: folder.url)
            #expect(constraint.output.contains("badgeView.width == 20"), "\(constraint.errors)")
            #expect(try folder.text("a.svg").contains("badgeView"))
        }
    }
}
