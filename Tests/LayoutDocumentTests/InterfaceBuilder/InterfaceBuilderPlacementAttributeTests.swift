import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Each attribute that places views, with the frame that Apple's documentation of it gives.
struct InterfaceBuilderPlacementAttributeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// A view with a given size for design time.
    private static func sized(_ id: String, _ width: Int, _ height: Int, _ attributes: String = "") -> String
    {
        Documents.view(
            id,
            attributes:
                "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"\(height)\" \(attributes)"
        )
    }

    /// The constraints that place a view at the top left of the root, below nothing.
    private static func atTopLeft(_ id: String, width: Int? = nil, height: Int? = nil) -> String {
        Documents.constraint("\(id)-x", id, "leading", "root")
            + Documents.constraint("\(id)-y", id, "top", "root")
            + (width.map { Documents.constraint("\(id)-w", id, "width", constant: Double($0)) } ?? "")
            + (height.map { Documents.constraint("\(id)-h", id, "height", constant: Double($0)) } ?? "")
    }

    private func frames(_ subviews: String, _ constraints: String) throws -> [String: CGRect] {
        try Documents.frames(Documents.storyboard(subviews: subviews, constraints: constraints))
    }

    // MARK: Constraints

    /// A required inequality limits a wish, and of two wishes the one with the higher priority counts.
    @Test(arguments: [
        ("relation=\"greaterThanOrEqual\"", 120.0, "priority=\"500\"", 50.0, 120.0),
        ("relation=\"lessThanOrEqual\"", 40, "priority=\"500\"", 90, 40),
        ("relation=\"lessThanOrEqual\"", 120, "priority=\"500\"", 90, 90),
        ("priority=\"250\"", 50, "priority=\"750\"", 70, 70),
        ("priority=\"751\"", 50, "priority=\"750\"", 70, 50),
    ])
    func relationsAndPrioritiesDecide(
        first: String, one: Double, second: String, other: Double, width: CGFloat
    ) throws {
        let found = try frames(
            Documents.view("a"),
            Self.atTopLeft("a", height: 10)
                + Documents.constraint("1", "a", "width", constant: one, extra: first)
                + Documents.constraint("2", "a", "width", constant: other, extra: second))
        #expect(found["a"]?.width == width)
    }

    // MARK: Stack views

    private func stack(_ attributes: String, _ views: String, width: Int? = nil, height: Int? = nil)
        throws -> [String: CGRect]
    {
        let stack = Documents.view(
            "s", kind: "stackView", attributes: attributes, content: "<subviews>\(views)</subviews>")
        return try frames(stack, Self.atTopLeft("s", width: width, height: height))
    }

    /// Views 20, 60 and 40 wide in a row of 300: the centres of the outer ones are at 10 and 280.
    @Test(arguments: [
        ("fillEqually", [100.0, 200], [100.0, 100]), ("equalSpacing", [110, 260], [60, 40]),
        ("equalCentering", [115, 260], [60, 40]), ("fillProportionally", [50, 200], [150, 100]),
    ])
    func distributionsShareTheRow(distribution: String, places: [CGFloat], widths: [CGFloat]) throws {
        let views = Self.sized("a", 20, 10) + Self.sized("b", 60, 10) + Self.sized("c", 40, 10)
        let found = try stack("distribution=\"\(distribution)\"", views, width: 300)
        #expect([found["b"], found["c"]].compactMap { $0?.minX } == places)
        #expect([found["b"], found["c"]].compactMap { $0?.width } == widths)
    }

    /// The standard distance between siblings is 8 points.
    @Test func standardSpacingIsThatOfSiblings() throws {
        let views = Self.sized("a", 20, 10) + Self.sized("b", 60, 10)
        #expect(try stack("spacing=\"3\"", views)["b"]?.minX == 23)
        #expect(try stack("spacingType=\"standard\"", views)["b"]?.minX == 28)
    }

    /// Two lines of one font are as far apart as their baselines.
    @Test func baselineRelativeColumnsSpaceTheirBaselines() throws {
        let labels = ["a", "b"].map {
            Documents.view($0, kind: "label", attributes: "text=\"\($0)\"")
        }.joined()
        let attributes = "axis=\"vertical\" spacing=\"30\""
        #expect(try stack(attributes + " baselineRelativeArrangement=\"YES\"", labels)["b"]?.minY == 30)
        // The line of 17 points, 20.29, is 20.33 in pixels.
        let apart = try #require(try stack(attributes, labels)["b"]).minY
        #expect(abs(apart - 50.33) < 0.01)
    }

    // MARK: Autoresizing

    /// A view at (35, 10) of 30 × 20 in one recorded at 100 × 100, which constraints make 200 × 150.
    @Test(arguments: [
        ("widthSizable=\"YES\" heightSizable=\"YES\"", CGRect(x: 35, y: 10, width: 130, height: 70)),
        ("flexibleMinX=\"YES\" flexibleMinY=\"YES\"", CGRect(x: 135, y: 60, width: 30, height: 20)),
        ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", CGRect(x: 35, y: 10, width: 30, height: 20)),
        ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", CGRect(x: 85, y: 10, width: 30, height: 20)),
    ])
    func masksSayWhatIsFlexible(mask: String, expected: CGRect) throws {
        #expect(try resized(mask: mask)["c"] == expected)
    }

    @Test func subviewsCanBeLeftAlone() throws {
        let mask = "widthSizable=\"YES\" flexibleMinY=\"YES\""
        let found = try resized(mask: mask, attributes: "autoresizesSubviews=\"NO\"")["c"]
        #expect(found == CGRect(x: 35, y: 10, width: 30, height: 20))
    }

    private func resized(mask: String, attributes: String = "") throws -> [String: CGRect] {
        let view = """
            <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="p">
            <rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view id="c">
            <rect key="frame" x="35" y="10" width="30" height="20"/>
            <autoresizingMask key="autoresizingMask" \(mask)/></view></subviews></view>
            """
        return try frames(view, Self.atTopLeft("p", width: 200, height: 150))
    }

    // MARK: Margins and direction

    /// Returns the place of a view of 40 × 10 at the top leading corner of another view's margins.
    private func cornerOfMargins(_ attributes: String, _ margins: String = "") throws -> CGPoint? {
        let constraints = [
            Documents.constraint("m1", "c", "leading", "p", "leadingMargin"),
            Documents.constraint("m2", "c", "top", "p", "topMargin"),
        ].joined()
        let view = Documents.view(
            "p", attributes: attributes,
            content:
                "<subviews>\(Self.sized("c", 40, 10))</subviews><constraints>\(constraints)</constraints>"
                + margins)
        return try frames(view, Self.atTopLeft("p", width: 200, height: 150))["c"]?.origin
    }

    /// The view begins at the top of a screen whose sensor housing covers 59 points.
    @Test func marginsAreInsetFromTheSafeAreaUnlessItIsOff() throws {
        #expect(try cornerOfMargins("") == CGPoint(x: 8, y: 67))
        #expect(try cornerOfMargins("insetsLayoutMarginsFromSafeArea=\"NO\"") == CGPoint(x: 8, y: 8))
    }

    @Test func directionalMarginsFollowTheDirection() throws {
        let margins = """
            <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="30" bottom="5" trailing="7"/>
            """
        let alone = "insetsLayoutMarginsFromSafeArea=\"NO\""
        #expect(try cornerOfMargins(alone, margins) == CGPoint(x: 30, y: 4))
        // Forced to the right, the leading edge is the right one: 200 − 30 − 40.
        let forced = try cornerOfMargins(alone + " semanticContentAttribute=\"forceRightToLeft\"", margins)
        #expect(forced == CGPoint(x: 130, y: 4))
    }
}
