import Foundation
import Testing

/// Notes on constraints that could be left out, tried by leaving them out.
@Suite struct LintTests {
    /// A table that keeps to the safe area in a stack view that doesn't: beside a notch, not all can have the same edges, and
    /// whether the bar goes with the table or with the stack view depends on the constraints on it.
    private static let constraints = [
        #"firstItem="bar" firstAttribute="height" constant="50""#,
        #"firstItem="line" firstAttribute="height" constant="1""#,
        #"firstItem="bar" firstAttribute="leading" secondItem="stack" secondAttribute="leading""#,
        #"firstItem="stack" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing""#,
        #"firstItem="line" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing""#,
        #"firstItem="bar" firstAttribute="top" secondItem="stack" secondAttribute="top""#,
        #"firstItem="line" firstAttribute="leading" secondItem="bar" secondAttribute="leading""#,
        #"firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading""#,
        #"firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing""#,
        #"firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="root" firstAttribute="trailing" secondItem="stack" secondAttribute="trailing""#,
        #"firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top""#,
        #"firstItem="root" firstAttribute="bottom" secondItem="stack" secondAttribute="bottom""#,
    ]

    /// The document with each constraint on a line of its own.
    private func document(without left: Int? = nil) -> String {
        let views = ["bar", "line"].map {
            #"<view translatesAutoresizingMaskIntoConstraints="NO" id="\#($0)"/>"#
        }
        let constraints = Self.constraints.enumerated().map { index, words in
            index == left ? "" : "<constraint \(words) id=\"c\(index)\"/>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController"><connections>
            <outlet property="view" destination="root" id="outlet"/></connections></placeholder><view id="root">
            <rect key="frame" x="0" y="0" width="414" height="896"/><viewLayoutGuide key="safeArea" id="safe"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
            \(views.joined())<tableView translatesAutoresizingMaskIntoConstraints="NO" id="table"/></subviews></stackView>
            </subviews><constraints>
            \(constraints.joined(separator: "\n"))
            </constraints></view></objects></document>
            """
    }

    private static let firstLine = 10

    private func frames(without left: Int? = nil, _ screen: [String]) throws -> String {
        let run = try BuiltCommand.run(
            ["frames", "-", "--input-format", "xib"] + screen, input: document(without: left))
        // What follows the frames says which constraints are broken.
        return run.output.components(separatedBy: "\"canvasFrame\": ").dropFirst()
            .map { $0.prefix { $0 != "]" } }.joined(separator: "\n")
    }

    @Test func whatCanBeLeftOutMovesNothing() throws {
        let check = try BuiltCommand.run(
            ["check", "-", "--input-format", "xib", "--lint"], input: document())
        let lines = check.errors.split(separator: "\n").filter { $0.contains("has no effect") }
        #expect(!lines.isEmpty)
        let screens = [[], ["--device", "iPhone X", "--orientation", "landscape"]]
        let whole = try screens.map { try frames($0) }
        for line in lines {
            let numbers = line.split(separator: ":").lazy.compactMap { Int($0) }
            let index = try #require(numbers.first) - Self.firstLine
            for (screen, before) in zip(screens, whole) {
                #expect(try frames(without: index, screen) == before, "\(line)")
            }
        }
    }

    /// On the lowest screen, of 320 points, one of 350 points has no place, so that it matters how often that is said.
    @Test func whatConflictsOnALowScreenIsNotRedundant() throws {
        func check(_ height: Int) throws -> String {
            let document = """
                { layoutDocument: 1, canvas: { size: [414, 896] },
                  root: { id: "root", subviews: [{ id: "a" }, { id: "b" }] },
                  constraints: ["a.leading == root.leading", "a.width == 50", "b.leading == a.trailing",
                    "b.width == 50", "b.top == root.top", "a.top == root.top", "a.bottom <= root.bottom",
                    "a.height == \(height)", "b.height == a.height", "b.height == \(height)"] }
                """
            return try BuiltCommand.run(
                ["check", "-", "--input-format", "json5", "--lint"], input: document
            ).errors
        }
        #expect(try check(300).contains("b.height == 300 has no effect"))
        #expect(!(try check(350).contains("has no effect")))
    }
}
