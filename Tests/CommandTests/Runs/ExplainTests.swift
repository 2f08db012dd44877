import Foundation
import Testing

@testable import layout_render

@Suite struct ExplainTests {
    /// A panel two thirds wide with a label whose requested width isn't met.
    private static let panel = """
        { layoutDocument: 1, canvas: { size: [300, 100] },
          root: { id: "view", subviews: [{ id: "panel" }] },
          constraints: [
            "panel.left == view.left + 30",
            "panel.top == view.top",
            "panel.height == 10",
            "panel.width == view.width * 2 / 3",
            { id: "wide", constraint: "panel.width == 250 @500" },
            { id: "off", constraint: "panel.height == 20", active: false },
          ] }
        """

    private func run(_ arguments: [String], _ document: String = panel) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(["explain", "-", "--input-format", "json5"] + arguments, input: document)
    }

    @Test func itemIsArithmetic() throws {
        let outcome = try run(["--item", "panel"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("panel.left = view.left + 30 = 30\n"))
        #expect(outcome.output.contains("= 200\n"))
        #expect(outcome.output.contains("view.width = 300 (canvas)\n"))
    }

    @Test func constraintsSayWhatTheyDo() throws {
        let wide = try run(["--constraint", "wide"])
        #expect(wide.output.contains("is overridden, 50 points short"))
        #expect(wide.output.contains("panel.width == view.width / 1.5"))
        #expect(try run(["--constraint", "off"]).output.contains("is inactive"))
        let top = try run(["--constraint", "panel.top == view.top"])
        #expect(top.output.contains("decides: with a constant larger by 1 it changes panel.top by 1"))
    }

    @Test func expectationsNameWhatStandsInTheWay() throws {
        let blocked = try run(["--expect", "panel.left == 40"])
        #expect(blocked.output.contains("10 points away"))
        #expect(blocked.output.contains("panel.left == view.left + 30"))
        #expect(try run(["--expect", "panel.left == 30"]).output.contains("it holds"))
        let open = try run(["--expect", "box.left == 40"], Documents.ambiguous)
        #expect(open.output.contains("nothing prevents it"))
    }

    /// A label twice as wide breaks into fewer lines, which moves what is below it.
    @Test func curesMoveWhatIsBelowTextsThatWrapAgain() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [375, 600] },
              root: { id: "root", subviews: [{ id: "below" },
                { id: "note", class: "UILabel", numberOfLines: 0, text: "Something that is nine words long, in three lines" }] },
              constraints: ["note.top == root.top", "note.leading == root.leading", "note.width == 100", "note.width == 200",
                "below.top == note.bottom", "below.height == 10", "below.width == 10", "below.leading == root.leading"] }
            """
        let outcome = try run(["--reporter", "json"], document)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let scene = try #require((report["scenes"] as? [[String: Any]])?.first)
        let account = try #require((scene["conflicts"] as? [[String: Any]])?.first)
        let cures = try #require(account["cures"] as? [[String: Any]])
        let moved = try cures.map { try #require($0["moved"] as? [String]) }
        #expect(moved == [[], [], ["below", "note"], ["below", "note"]])
    }

    /// Top, height and bottom of what is in a cell decide its height in the app, whatever height it is recorded with.
    @Test(arguments: ["", "priority=\"999\""])
    func heightsInCellsAreNotRedundant(priority: String) throws {
        let cell = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="12" width="375" height="20"/></view></subviews><constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12" id="t"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="12" id="b"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
            <constraint firstItem="box" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" id="x"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" \(priority) id="h"/>
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        let outcome = try BuiltCommand.run(["check", "-", "--input-format", "xib", "--lint"], input: cell)
        #expect(
            outcome.errors.contains("View.centerX == 'Table View Cell Content View'.centerX has no effect"))
        #expect(!outcome.errors.contains("height"))
    }

    /// Four edges and a width leave no square: 81 - 16 isn't 34, and 82 - 16 isn't either. Without two of the constraints one is
    /// possible.
    @Test func theFewestRemovalsAreProposed() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [81, 82] }, root: { id: "view", subviews: [{ id: "image" }] },
              constraints: ["image.leading == view.leading + 8", "image.trailing == view.trailing - 8",
                "image.top == view.top + 8", "image.bottom == view.bottom - 8", "image.width == 34",
                "image.width == image.height"] }
            """
        let output = try run(["--verbose"], document).output
        let cures = output.split(separator: "\n").filter { $0.contains("    remove ") }
        #expect(cures.count > 1)
        #expect(cures.allSatisfy { $0.components(separatedBy: "remove ").count == 3 })
        #expect(
            output.contains("remove image.width == 34 and remove image.width == image.height: nothing moves"))
        #expect(
            !output.contains("remove image.top == view.top + 8 and remove image.bottom == view.bottom - 8:"))
    }

    /// A text of several lines is measured again for each cure; the counter's own text has 20.5 points.
    @Test func theResistanceOfAContentIsACureBesideTextsOfSeveralLines() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [200, 300] },
              root: { id: "root", subviews: [
                { id: "text", class: "UILabel", text: "Some words that go on and on, over two lines",
                  numberOfLines: 0 },
                { id: "counter", class: "UILabel", text: "4 of 10", compressionResistance: [750, 1000] }] },
              constraints: ["text.leading == root.leading", "text.trailing == root.trailing",
                "text.top == root.top", "counter.leading == root.leading", "counter.top == text.bottom",
                "counter.height == 13"] }
            """
        let output = try run([], document).output
        #expect(
            output.contains("give the compression resistance of counter the priority 999: nothing moves"))
        #expect(output.contains("remove counter.height == 13: 1 frame changes, by up to 7.5 points"))
    }

    /// Two views of 200 × 30 keep their frames, 50 points apart, and the author wants 20 points: nothing that the author
    /// wrote is named as what to remove before each was tried.
    @Test func checkSuggestsToPlaceViewsThatKeepTheirFrames() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [300, 200] },
              root: { id: "root", subviews: [
                { id: "first", frame: [0, 0, 200, 30] }, { id: "second", frame: [0, 80, 200, 30] }] },
              constraints: ["second.top == first.bottom + 20"] }
            """
        let output = try BuiltCommand.run(["check", "-", "--input-format", "json5"], input: document).errors
        #expect(
            output.contains(
                "what to do: first and second keep their frames; set translatesAutoresizingMaskIntoConstraints = false "
                    + "(in a document: remove the frame) on first or second, each of which ends the conflict, after "
                    + "which its x and width are undetermined\n"))
        #expect(!output.contains("remove '"))
    }

    /// Of four views placed by their frames, the third alone has gaps on both sides that don't agree: 20, 0 and 40.
    @Test func checkNamesTheViewWhoseFrameEndsAConflict() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [375, 667] }, root: { id: "view", guides: [{id:"g0"},{id:"g1"},{id:"g2"}],
              subviews: [ {id:"v1",frame:[0,0,200,30]},{id:"v2",frame:[0,50,200,30]},{id:"v3",frame:[0,80,200,30]},{id:"v4",frame:[0,150,200,30]} ] },
              constraints: ["v1.bottom == g0.top","v2.bottom == g1.top","v3.bottom == g2.top",
                "v2.top == g0.bottom","v3.top == g1.bottom","v4.top == g2.bottom",
                "g1.height == g0.height","g2.height == g0.height"] }
            """
        for command in ["check", "frames"] {
            let output = try BuiltCommand.run([command, "-", "--input-format", "json5"], input: document)
            #expect(output.status == 1)
            #expect(
                output.errors.contains(
                    "what to do: v1, v2, v3 and v4 keep their frames; set translatesAutoresizingMaskIntoConstraints = "
                        + "false (in a document: remove the frame) on v3, which alone ends the conflict, after which its "
                        + "x and width are undetermined\n"), "\(output.errors)")
        }
    }

    /// Twenty rows of 30 points and the nineteen gaps between them are 20 * 30 + 19 * 4 = 676 points, in 300: a set of 20 + 19 + 3
    /// constraints that all take part. Twelve lines say it, with the broken one among them.
    @Test func longSetsAreCut() throws {
        let rows = (0..<20).map { "{ id: \"r\($0)\" }" }.joined(separator: ", ")
        let heights = (0..<20).map { "\"r\($0).height == 30\"" }.joined(separator: ", ")
        let gaps = (1..<20).map { "\"r\($0).top == r\($0 - 1).bottom + 4\"" }.joined(separator: ", ")
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 300] }, root: { id: "view", subviews: [\(rows)] },
              constraints: ["r0.top == view.top", "r19.bottom == view.bottom", \(heights), \(gaps)] }
            """
        let check = try BuiltCommand.run(["check", "-", "--input-format", "json5"], input: document).errors
        let lines = check.split(separator: "\n").prefix { !$0.contains("warning") }
        #expect(lines.count == 12, "\(check)")
        #expect(lines.first?.contains("42 constraints can't all hold") == true)
        #expect(lines.contains { $0.contains("and 34 more; 'layout-render explain --verbose' lists them") })
        #expect(lines.count { $0.contains("× ") } == 1)
        #expect(lines.contains { $0.hasSuffix("the sum: 20 * 30 + 19 * 4 = 676, not 300") })
        func explained(_ arguments: [String]) throws -> Int {
            let output = try run(arguments, document).output
            return output.split(separator: "\n").count {
                $0.contains(".height == 30  (") || $0.contains(" + 4  (")
            }
        }
        #expect(try explained(["--verbose"]) >= 39)
        #expect(try explained([]) <= 8)
    }

    /// A list above a bar that follows the keyboard is too high with it: nobody wants the bar behind the keyboard.
    @Test func whatFollowsTheKeyboardIsKept() throws {
        let document = """
            { layoutDocument: 1, canvas: { device: "iPhone SE", keyboard: "docked" },
              root: { id: "view", subviews: [{ id: "list" }, { id: "bar" }] },
              constraints: ["H:|[list]|", "H:|[bar]|", "list.top == view.top", "list.bottom == bar.top",
                "list.height == 500", "bar.height == 44", "bar.bottom == keyboardLayoutGuide.top"] }
            """
        let output = try BuiltCommand.run(["check", "-", "--input-format", "json5"], input: document).errors
        #expect(
            output.contains(
                "what to do: remove one of the others that you wrote, and keep 'bar.bottom == "
                    + "view.keyboardLayoutGuide.top', which follows the keyboard"), "\(output)")
    }

    /// 8 + 28 + 8 = 44, but on a screen they can't all hold.
    @Test func whatConflictsOnOtherCanvasesIsNotRedundant() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [320, 44] }, root: { id: "cell", subviews: [{ id: "icon" }] },
              constraints: ["icon.top == cell.top + 8", "icon.height == 28", "icon.bottom == cell.bottom - 8",
                "icon.leading == cell.leading + 16", "icon.width == 28"] }
            """
        let outcome = try BuiltCommand.run(
            ["check", "-", "--input-format", "json5", "--lint"], input: document)
        #expect(outcome.status == 0)
        #expect(!outcome.errors.contains("no effect"))
    }

    /// A stack view shares its height by what its views measure: 10 and 30 points, with 4 between them.
    @Test func sharesOfStackViewsAreSaidToBeMeasured() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 88] },
              root: { id: "root", subviews: [{ id: "stack", class: "UIStackView", axis: "vertical", spacing: 4,
                distribution: "fillProportionally", subviews: [{ id: "a", intrinsicContentSize: [10, 10] },
                { id: "b", intrinsicContentSize: [10, 30] }] }] },
              constraints: ["H:|[stack]|", "V:|[stack]|"] }
            """
        let outcome = try run(["--item", "a"], document)
        #expect(outcome.output.contains("a.height = stack.height / 4.4 (stack view, as measured)"))
        #expect(try run(["--reporter", "json"], document).output.contains("\"measured\": true"))
    }

    @Test func expectationsNameTheSmallestChange() throws {
        let one = try run(["--expect", "panel.left == 40"]).output
        let change =
            "change the constant of panel.left == view.left + 30 from 30 to 40: 1 frame changes, by up to 10 points"
        #expect(one.contains("Tried, and each makes it possible:\n  \(change)\n"))
        // An equation that only an optional constraint prevents can be added.
        let optional = """
            { layoutDocument: 1, canvas: { size: [300, 100] }, root: { id: "view", subviews: [{ id: "panel" }] },
              constraints: ["panel.left == view.left + 30 @500", "panel.width == 10", "V:|[panel]|"] }
            """
        let added = try run(["--expect", "panel.left == 40"], optional).output
        #expect(added.contains("add it as a constraint, which outweighs the optional ones: 1 frame changes"))
        // Two equations fix the same edge.
        let twice = """
            { layoutDocument: 1, canvas: { size: [300, 100] }, root: { id: "view", subviews: [{ id: "panel" }] },
              constraints: ["panel.left == view.left + 30", "panel.right == view.left + 130", "panel.width == 100",
                            "V:|[panel]|"] }
            """
        let both = try run(["--expect", "panel.left == 40"], twice).output
        #expect(
            both.contains("These changes together make it possible: 1 frame changes, by up to 10 points\n"))
        #expect(both.contains("panel.right == view.left + 130 from 130 to 140\n"))
    }

    /// From right to left, a leading constant grows to the left.
    @Test func expectationsFollowTheDirection() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [300, 100], layoutDirection: "rightToLeft" },
              root: { id: "view", subviews: [{ id: "panel" }] },
              constraints: ["panel.leading == view.leading + 30", "panel.width == 10", "V:|[panel]|"] }
            """
        let output = try run(["--expect", "panel.right == 250"], document).output
        #expect(
            output.contains(
                "panel.leading == view.leading + 30 from 30 to 50: 1 frame changes, by up to 20 points"))
    }

    /// Beside a wider margin the text takes two lines, and what follows it moves with it.
    @Test func expectationsCountTextsThatWrapOtherwise() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [200, 200] },
              root: { id: "view", subviews: [
                { id: "title", class: "UILabel", text: "some words that fit on one line", numberOfLines: 0, font: 10 },
                { id: "footer" }] },
              constraints: ["title.left == view.left", "title.right == view.right", "title.top == view.top",
                            "footer.top == title.bottom", "footer.height == 10", "H:|[footer]|"] }
            """
        let output = try run(["--expect", "title.right == 120"], document).output
        #expect(output.contains("title.right == view.right from 0 to -80: 2 frames change"))
    }

    /// The ids that Interface Builder gives constraints reach them, also those that aren't installed.
    @Test func constraintsAreKnownByTheirObjectIDs() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="iN0-l3-epB" userLabel="Card"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bOx-1a-2Bc" userLabel="Box">
            <rect key="frame" x="0" y="0" width="70" height="50"/>
            <constraints><constraint firstAttribute="width" constant="70" id="wId-3d-4Ef"/>
            <constraint firstAttribute="height" constant="50" id="hEi-5g-6Hi"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="hEi-5g-6Hi"/></mask></variation>
            </view></subviews></view></objects></document>
            """
        try TemporaryFolder.with { folder in
            try folder.write(xib, to: "a.xib")
            let explain = { try BuiltCommand.run(["explain", "a.xib", "--constraint", $0], in: folder.url) }
            let width = try explain("wId-3d-4Ef")
            #expect(width.status == 0 && width.output.contains("Box.width == 70"), "\(width.errors)")
            let height = try explain("hEi-5g-6Hi")
            #expect(height.status == 0 && height.output.contains("is inactive"), "\(height.errors)")
            #expect(try explain("aaa-aa-aaa").status == 64)
            let set = ["frames", "a.xib", "--set", "wId-3d-4Ef.constant = 80"]
            let wider = try BuiltCommand.run(set, in: folder.url)
            #expect(wider.status == 0 && wider.output.contains("80"), "\(wider.errors)")
        }
    }

    @Test func questionsAboutNothingAreAnError() throws {
        let item = try run(["--item", "pannel"])
        #expect(item.status == 64)
        #expect(item.errors.contains("did you mean 'panel'?"))
        #expect(try run(["--expect", "panel.left = 3"]).status == 64)
    }

    @Test func conflictsComeWithCures() throws {
        let outcome = try run([], Documents.conflict)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("app: the constraints on box contradict each other"))
        #expect(outcome.output.contains("the sum: 20, not 10"))
        #expect(outcome.output.contains("remove box.width == 20: nothing moves"))
    }

    /// The sums of the terms are the values, and effects are distinguished.
    @Test func jsonHasEffectsAndTerms() throws {
        let outcome = try run(["--reporter", "json"])
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let scene = try #require((root["scenes"] as? [[String: Any]])?.first)
        let constraints = try #require(scene["constraints"] as? [[String: Any]])
        let written = constraints.filter { $0["source"] as? String == "document" }
        #expect(
            written.map { $0["effect"] as? String } == [
                "decides", "decides", "decides", "decides", "overridden", "inactive",
            ])
        #expect(written[4]["slack"] as? Double == -50)
        #expect(constraints.enumerated().allSatisfy { $1["index"] as? Int == $0 })
        let items = try #require(scene["items"] as? [[String: Any]])
        let panel = try #require(items.first { $0["id"] as? String == "panel" })
        let numbers = try #require(panel["numbers"] as? [String: [String: Any]])
        for (name, value) in [("x", 30.0), ("y", 0), ("width", 200), ("height", 10)] {
            let terms = try #require(numbers[name]?["terms"] as? [[String: Any]])
            let sum = terms.reduce(0) {
                $0 + ($1["coefficient"] as? Double ?? 0) * ($1["constant"] as? Double ?? 0)
            }
            #expect(abs(sum - value) < 1e-9 && numbers[name]?["value"] as? Double == value, "\(name)")
        }
    }

    /// Rows of 10 points below one another: the 40th has 79 terms in full, one for each height and each constraint between.
    @Test func longSumsReferToOtherNumbers() throws {
        let rows = (0..<40).map { "{ id: 'row\($0)' }" }.joined(separator: ", ")
        let constraints = (0..<40).map {
            "'row\($0).top == \($0 == 0 ? "view.top" : "row\($0 - 1).bottom")', 'row\($0).height == 10'"
        }.joined(separator: ", ")
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 900] }, root: { id: "view", subviews: [\(rows)] },
              constraints: [\(constraints)] }
            """
        func terms(of row: Int, _ arguments: [String] = []) throws -> [[String: Any]] {
            let output = try run(["--reporter", "json"] + arguments, document).output
            let root = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
            let scene = try #require((root?["scenes"] as? [[String: Any]])?.first)
            let items = try #require(scene["items"] as? [[String: Any]])
            let item = try #require(items.first { $0["id"] as? String == "row\(row)" })
            let y = try #require((item["numbers"] as? [String: Any])?["y"] as? [String: Any])
            #expect(y["value"] as? Double == Double(row) * 10)
            return try #require(y["terms"] as? [[String: Any]])
        }
        #expect(try terms(of: 5).allSatisfy { $0["constraint"] is Int })
        let last = try terms(of: 39)
        #expect(last.count == 3)
        let reference = try #require(last.first { $0["source"] as? String == "number" })
        #expect(reference["item"] as? String == "row38" && reference["number"] as? String == "y")
        #expect(reference["coefficient"] as? Double == 1 && reference["constant"] as? Double == 380)
        let full = try terms(of: 39, ["--item", "row39"])
        #expect(full.count == 79 && full.allSatisfy { $0["constraint"] is Int })
    }

    /// A finding that occurs in all states is reported once.
    @Test func checkNamesTheStatesOfAFinding() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 50] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.leading == view.leading", "box.top == view.top", "box.height == 10",
                { id: "width", constraint: "box.width == 10", active: false }, "box.width == 20"],
              states: [{ id: "narrow", constraints: { width: { active: true } } }, { id: "same" },
                { id: "tight", constraints: { width: { active: true, constant: 12 } } }] }
            """
        let text = try BuiltCommand.run(["check", "-"], input: document)
        #expect(text.status == 1)
        #expect(text.errors.split(separator: "\n").count { !$0.hasPrefix(" ") } == 1)
        #expect(text.errors.contains("(in states narrow, tight)"))
        let json = try BuiltCommand.run(["check", "-", "--reporter", "json"], input: document)
        #expect(json.output.contains(#""states": ["narrow", "tight"]"#))
        let one = try BuiltCommand.run(["check", "-", "--state", "same"], input: document)
        #expect(one.status == 0)
    }

    /// An inequality with room of 75 and of 175 points is never binding, unless a state leaves it none.
    @Test func checkReportsInequalitiesThatNeverBind() throws {
        func document(_ states: String) -> String {
            """
            { layoutDocument: 1, canvas: { size: [100, 50] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.left == view.left", "box.top == view.top", "box.height == 10",
                "box.width == 20", "box.right <= view.right - 5"],
              states: [\(states)] }
            """
        }
        let wide = document("{ id: 'wide', canvas: { size: [200, 50] } }")
        let lint = try BuiltCommand.run(["check", "-"], input: wide)
        #expect(lint.status == 0)
        #expect(lint.errors.contains("has room in all 2 layouts checked, at least 75 points"))
        #expect(lint.errors.contains("doesn't follow the reading direction"))
        let silenced = ["--silence", "never-binding,physical-edge"]
        #expect(try BuiltCommand.run(["check", "-"] + silenced, input: wide).errors == "")
        let narrow = document("{ id: 'narrow', canvas: { size: [25, 50] } }")
        #expect(!(try BuiltCommand.run(["check", "-"], input: narrow).errors.contains("has room")))
        let all = try BuiltCommand.run(["explain", "-", "--state", "all"], input: wide)
        #expect(all.output.contains("has room in all 2 layouts checked, at least 75 points"))
    }

    /// The center says what the edges do, and the label's height is cut where its text grows. The button has room for
    /// twice its text. The icon's height is that of its content, which another icon changes.
    @Test func lintsAreNotesThatDoNotFail() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [200, 300] },
              root: { id: "view", subviews: [
                { id: "box" },
                { id: "label", class: "UILabel", text: "Some words on one line", numberOfLines: 0 },
                { id: "button", class: "UIButton", text: "OK" },
                { id: "icon", class: "UIImageView", intrinsicContentSize: [30, 30] }] },
              constraints: [
                "box.left == view.left", "box.right == view.right", "box.centerX == view.centerX",
                "box.top == view.top", "box.height == 10", "box.height == 10",
                "label.leading == view.leading", "label.top == box.bottom", "label.height == 21",
                "label.trailing <= view.trailing",
                "button.leading == view.leading", "button.top == label.bottom", "button.height == 150",
                "icon.leading == view.leading", "icon.top == button.bottom", "icon.height == 30"] }
            """
        let text = try BuiltCommand.run(["check", "-"], input: document)
        #expect(text.status == 0)
        let lines = text.errors.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.allSatisfy { $0.contains(": note: ") })
        #expect(lines.contains { $0.contains("reading direction") && $0.contains("1 more like it") })
        // Any one of the two edges and the center can go, but only one.
        #expect(
            lines.contains {
                $0.contains("box.centerX == view.centerX has no effect") && !$0.contains("more like it")
            })
        #expect(lines.contains { $0.contains("box.height == 10 says what") })
        #expect(
            lines.contains { $0.contains("label.height == 21 truncates") && !$0.contains("more like it") })
        let all = try BuiltCommand.run(["check", "-", "--reporter", "json"], input: document)
        #expect(all.output.split(separator: "\n").count { $0.contains("\"physical-edge\"") } == 2)
        #expect(!all.output.contains("icon.height"))
        #expect(!all.output.contains("button.height"))
        #expect(try BuiltCommand.run(["check", "-", "--strict"], input: document).status == 1)
        let codes = "redundant-constraint,duplicate-constraint,physical-edge,required-text-size"
        let silent = ["check", "-", "--strict", "--silence", codes]
        #expect(try BuiltCommand.run(silent, input: document).errors == "")
    }

    /// In one state the width says what the edges do; in the other it decides.
    @Test func constraintThatIsNeededInAStateIsNotRedundant() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 50] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.leading == view.leading", "box.top == view.top", "box.height == 10",
                { id: "end", constraint: "box.trailing == view.trailing" }, "box.width == 100"],
              states: [{ id: "open", constraints: { end: { active: false } } }] }
            """
        #expect(try BuiltCommand.run(["check", "-"], input: document).errors == "")
        let one = try BuiltCommand.run(["check", "-", "--state", "open"], input: document)
        #expect(one.errors == "")
    }

    /// The text is 66 points wide, and 93 if it is two fifths longer.
    @Test(arguments: [
        ("adjustsFontSizeToFit=\"NO\"", true), ("minimumScaleFactor=\"0.9\"", true),
        ("minimumScaleFactor=\"0.5\"", false), ("minimumFontSize=\"8\"", false),
    ])
    func aTextThatShrinksIsNotTruncated(attribute: String, isTruncated: Bool) throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><objects>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><label text="Settings" \(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="20" y="100" width="70" height="20.5"/>
            <constraints><constraint firstAttribute="width" constant="70" id="w"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="20" id="x"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" \
            constant="100" id="y"/>
            </constraints></view></objects></document>
            """
        let report = try BuiltCommand.run(["check", "-", "--input-format", "xib"], input: document).errors
        #expect(report.contains("truncates a longer text") == isTruncated)
    }

    /// On a phone on its side, both widths can't hold.
    @Test func constraintThatSaysMoreOnAPhoneOnItsSideIsNotRedundant() throws {
        let document = """
            { layoutDocument: 1, canvas: { device: "iPhone 16" },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.leading == view.leading", "box.top == view.top", "box.height == 10",
                "box.width == view.width", "box.width == view.safeAreaLayoutGuide.width"] }
            """
        #expect(try BuiltCommand.run(["check", "-"], input: document).errors == "")
    }

    /// The least width is the one that the canvas leaves here, and less than that on any other.
    @Test func constraintThatIsNeededOnAnotherScreenIsNotRedundant() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [100, 50] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.leading == view.leading", "box.width >= 50", "box.width == view.width - 50 @500",
                "box.width == 40 @400", "box.top == view.top", "box.height == 10"] }
            """
        #expect(try BuiltCommand.run(["check", "-"], input: document).errors == "")
        #expect(try run(["--constraint", "2"], document).output.contains("is redundant"))
    }

    /// In 30 points, a line of the usual 21 has room, and one of the accessibility sizes doesn't.
    @Test func textSizesOfAFindingAreListedOnce() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [320, 200] },
              root: { id: "view", subviews: [
                { id: "a", class: "UILabel", text: "Text", font: { textStyle: "body" },
                  compressionResistance: [750, 1000] }, { id: "b" }] },
              constraints: ["a.leading == view.leading", "a.top == view.top", "b.leading == view.leading",
                "b.top == view.top", "b.width == 10", "b.height == a.height", "b.height <= 30"],
            }
            """
        let sizes = ["large", "accessibilityLarge", "accessibilityExtraLarge"]
        let report = try BuiltCommand.run(
            ["check", "-"] + sizes.flatMap { ["--text-size", $0] }, input: document
        ).errors
        #expect(report.contains("with the text sizes accessibilityLarge, accessibilityExtraLarge"))
    }

    /// The text of one line has 21 points at every length, and that of a field scrolls.
    @Test func sizesThatTextsFitUnderAllConditionsAreNotReported() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [300, 200] },
              root: { id: "view", subviews: [
                { id: "line", class: "UILabel", text: "Some words on one line" },
                { id: "field", class: "UITextField", text: "Some words" },
                { id: "short", class: "UILabel", text: "Some words" }] },
              constraints: [
                "line.leading == view.leading", "line.top == view.top", "line.height == 21",
                "field.leading == view.leading", "field.top == line.bottom", "field.width == 100",
                "short.leading == view.leading", "short.top == field.bottom", "short.width == 90"] }
            """
        let lines = try BuiltCommand.run(["check", "-"], input: document).errors.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.allSatisfy { $0.contains("short.width == 90 truncates a longer text") })
    }

    /// The text's longest line is as wide as the canvas, so that the other edge alone would put it at the same place;
    /// but without this one it is measured on its own and breaks elsewhere.
    @Test func constraintThatKeepsATextBrokenDecides() throws {
        func document(_ constraints: String) -> String {
            """
            { layoutDocument: 1, canvas: { size: [196.5, 200] },
              root: { id: "view", subviews: [
                { id: "title", class: "UILabel", numberOfLines: 0, font: 10,
                  text: "some words that do not fit on one line of the view at all" }] },
              constraints: [\(constraints)"title.right == view.right", "title.top == view.top"] }
            """
        }
        func frame(_ document: String) throws -> String? {
            try BuiltCommand.run(["frames", "-"], input: document).output.split(separator: "\n")
                .first { $0.contains("\"title\"") }.map(String.init)
        }
        let left = "\"title.left == view.left\", "
        #expect(try frame(document(left)) != frame(document("")))
        let output = try run(["--constraint", "title.left == view.left"], document(left)).output
        #expect(output.contains("decides"))
    }

    /// What larger constants change is tried: the second line takes one of the text's, and the third can't be.
    @Test func largerConstantsAreTried() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [200, 200] },
              root: { id: "view", subviews: [
                { id: "title", class: "UILabel", text: "some words that fit on one line", numberOfLines: 0, font: 10 },
                { id: "box" }, { id: "rest" }] },
              constraints: ["title.left == view.left", "title.right == view.right - 59", "title.top == view.top",
                            "box.top == title.bottom", "box.height == 10", "H:|[box(20)]", "rest.left == box.right",
                            "rest.width <= 20", "rest.width >= 20", "rest.top == box.top", "rest.height == 10"] }
            """
        let wraps = try run(["--constraint", "title.right == view.right - 59"], document).output
        #expect(wraps.contains("title.width by 1"), "\(wraps)")
        let stopped = try run(["--constraint", "rest.width >= 20"], document).output
        #expect(stopped.contains("contradicts others"), "\(stopped)")
    }

    @Test func picturesShowWhatIsExplainedInFocus() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.panel, to: "panel.json5")
            let item = try BuiltCommand.run(
                ["explain", "panel.json5", "--item", "panel", "-o", "item.svg"], in: folder.url)
            #expect(item.status == 0 && item.output.contains("panel.left = view.left + 30 = 30\n"))
            #expect(try folder.text("item.svg").contains("class=\"ledger"))
            for (option, value) in [("--constraint", "wide"), ("--expect", "panel.left == 40")] {
                let name = "\(option.dropFirst(2)).svg"
                let outcome = try BuiltCommand.run(
                    ["explain", "panel.json5", option, value, "-o", name], in: folder.url)
                #expect(outcome.status == 0, "\(option)")
                #expect(try folder.text(name).contains("class=\"ledger"), "\(option)")
            }
            let page = try BuiltCommand.run(
                ["explain", "panel.json5", "--item", "panel", "-o", "item.html"], in: folder.url)
            #expect(page.status == 64 && page.errors.contains("use .svg, .png or .pdf"))
        }
    }
}
