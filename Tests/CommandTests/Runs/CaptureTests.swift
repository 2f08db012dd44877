import Foundation
import Testing

/// Captures of running apps as inputs of the command.
@Suite struct CaptureTests {
    private static let views = """
        <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
           | <UILabel: 0x2; frame = (16 40; 100 20); text = 'Hello'; layer = <_UILabelLayer: 0x9>>
           | <UIButton: 0x3; frame = (124 40; 44 44); layer = <CALayer: 0x9>>
        """
    private static let constraints = """
        <NSLayoutConstraint:0x10 H:|-(16)-[UILabel:0x2'Hello']   (active, names: '|':UIWindow:0x1 )>
        <NSLayoutConstraint:0x11 V:|-(40)-[UILabel:0x2'Hello']   (active, names: '|':UIWindow:0x1 )>
        <NSLayoutConstraint:0x12 H:[UILabel:0x2'Hello']-(20)-[UIButton:0x3]   (active)>
        <NSLayoutConstraint:0x13 UIButton:0x3.top == UILabel:0x2'Hello'.top   (active)>
        """

    private func folder(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.views, to: "views.txt")
            try folder.write(Self.constraints, to: "constraints.txt")
            try body(folder)
        }
    }

    @Test func framesAreTheCapturedOnes() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(["frames", "views.txt"], in: folder.url)
            #expect(outcome.status == 0)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let scenes = try #require(json["scenes"] as? [[String: Any]])
            let items = try #require(scenes[0]["items"] as? [[String: Any]])
            #expect(
                items.map { $0["frame"] as? [Double] } == [
                    [0, 0, 320, 480], [16, 40, 100, 20], [124, 40, 44, 44],
                ])
            #expect((scenes[0]["title"] as? String)?.contains("captured") == true)
        }
    }

    @Test func textsOfOneRunAreOneInput() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(["check", "views.txt", "constraints.txt"], in: folder.url)
            #expect(outcome.errors.contains("off by 12 points"))
            #expect(outcome.errors.contains("x is 124, solved 136"))
        }
    }

    @Test func guidesThatOnlyConstraintsMentionArePlacedByThem() throws {
        try folder { folder in
            try folder.write(
                """
                <NSLayoutConstraint:0x20 UILayoutGuide:0x4'third'.top == UIWindow:0x1.top   (active)>
                <NSLayoutConstraint:0x21 UILayoutGuide:0x4'third'.height == 0.25*UIWindow:0x1.height   (active)>
                <NSLayoutConstraint:0x22 UILayoutGuide:0x4'third'.leading == UIWindow:0x1.leading + 16   (active)>
                <NSLayoutConstraint:0x23 UILayoutGuide:0x4'third'.trailing == UIWindow:0x1.trailing - 20   (active)>
                """, to: "guides.txt")
            let outcome = try BuiltCommand.run(["frames", "views.txt", "guides.txt"], in: folder.url)
            #expect(outcome.output.contains("\"third\""))
            #expect(outcome.output.contains("[16, 0, 284, 120]"))
        }
    }

    @Test func convertedDocumentsHaveTheCapturedConstraints() throws {
        try folder { folder in
            let outcome = try BuiltCommand.run(
                ["convert", "views.txt", "constraints.txt", "-o", "layout.json5"], in: folder.url)
            #expect(outcome.status == 0)
            let frames = try BuiltCommand.run(["frames", "layout.json5"], in: folder.url)
            #expect(frames.status == 0)
            #expect(frames.output.contains("[16, 40, 100, 20]"))
            #expect(frames.output.contains("[136, 40, 44, 44]"))
        }
    }

    @Test func standardInputNeedsAFormatToBeExplained() throws {
        let log = try BuiltCommand.run(["explain", "-"], input: Self.views)
        #expect(log.output.contains("<UILabel: 0x2;"))
        let outcome = try BuiltCommand.run(
            ["frames", "-", "--input-format", "recursive-description"], input: Self.views)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("[124, 40, 44, 44]"))
    }

    @Test func otherTextsAreRefused() throws {
        try TemporaryFolder.with { folder in
            try folder.write("nothing to see", to: "a.txt")
            let outcome = try BuiltCommand.run(["convert", "a.txt", "-o", "b.json5"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains("a.txt: error: it isn't a capture"))
            #expect(try folder.files() == ["a.txt"])
        }
    }

    @Test func comparedCapturesSayWhatMoved() throws {
        try folder { folder in
            try folder.write(
                Self.views.replacing("(124 40; 44 44)", with: "(130 40; 44 44)"), to: "after.txt")
            let outcome = try BuiltCommand.run(["diff", "views.txt", "after.txt"], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("UIButton"))
        }
    }
}
