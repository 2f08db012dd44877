import Foundation
import Testing

@testable import Engine

/// The positions of keyboard guides in the root and in inner views, with docked, floating and hidden keyboards.
struct KeyboardGuideTests {
    private let root = View.root()
    private let bar: View

    init() {
        bar = root.place("bar", intrinsic: CGSize(width: 100, height: 30))
        bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor).isActive = true
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -5).isActive = true
    }

    private func layout(
        height: CGFloat? = nil, floating: CGRect? = nil, safeAreaBottom: CGFloat = 20
    ) throws -> SolvedLayout {
        var canvas = Canvas(size: CGSize(width: 834, height: 1194), keyboardHeight: height)
        canvas.floatingKeyboardFrame = floating
        canvas.safeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: safeAreaBottom, right: 0)
        return try LayoutSolver.solve(root: root, canvas: canvas)
    }

    private let floating = CGRect(x: 494, y: 900, width: 320, height: 253)

    @Test func hiddenAndDocked() throws {
        #expect(try layout().frame("bar") == CGRect(x: 0, y: 1194 - 20 - 35, width: 100, height: 30))
        #expect(try layout(height: 333).frame("bar")?.maxY == CGFloat(856))
        // A keyboard that is lower than the safe area (a hardware keyboard's bar) has no effect.
        #expect(try layout(height: 10).frame("bar")?.maxY == CGFloat(1169))
    }

    @Test func theBottomOfTheViewInPlaceOfTheSafeArea() throws {
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        let layout = try layout()
        #expect(layout.frame("bar")?.maxY == CGFloat(1189))
        #expect(layout.frame("view.keyboardLayoutGuide") == CGRect(x: 0, y: 1194, width: 834, height: 0))
        #expect(try self.layout(height: 333).frame("bar")?.maxY == CGFloat(856))
    }

    @Test func aFloatingKeyboardIsFollowedOnRequest() throws {
        #expect(try layout(floating: floating).frame("bar")?.origin == CGPoint(x: 0, y: 1139))
        root.keyboardLayoutGuide.followsUndockedKeyboard = true
        let layout = try layout(floating: floating)
        #expect(layout.frame("bar") == CGRect(x: 494, y: 900 - 35, width: 100, height: 30))
        #expect(layout.frame("view.keyboardLayoutGuide") == floating)
        #expect(
            layout.items.first { $0.id == "view.keyboardLayoutGuide" }?.className == "UIKeyboardLayoutGuide")
    }

    @Test func oneSessionFollowsTheKeyboardAndTheGuide() throws {
        var canvas = Canvas(size: CGSize(width: 834, height: 1194))
        let session = LayoutSession(root: root, canvas: canvas)
        func bottom() throws -> CGFloat? { try session.solvedLayout().frame("bar")?.maxY }
        #expect(try bottom() == CGFloat(1189))
        canvas.keyboardHeight = 333
        session.canvas = canvas
        #expect(try bottom() == CGFloat(856))
        canvas.keyboardHeight = nil
        canvas.floatingKeyboardFrame = floating
        session.canvas = canvas
        #expect(try bottom() == CGFloat(1189))
        root.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(try bottom() == CGFloat(895))
        root.keyboardLayoutGuide.followsUndockedKeyboard = false
        canvas.floatingKeyboardFrame = nil
        canvas.safeAreaInsets.bottom = 20
        session.canvas = canvas
        #expect(try bottom() == CGFloat(1169))
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(try bottom() == CGFloat(1189))
    }

    /// The guide of an inner view is the covered part of that view, in its coordinates.
    @Test func aViewInsideHasTheKeyboardInItsOwnCoordinates() throws {
        let card = root.place("card")
        let note = card.place("note", intrinsic: CGSize(width: 50, height: 20))
        LayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            card.heightAnchor.constraint(equalToConstant: 1000),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 400),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            note.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
            note.leadingAnchor.constraint(equalTo: card.keyboardLayoutGuide.leadingAnchor),
        ])
        // The card ends at 1100 and the keyboard begins at 861: it covers 239 of the card.
        #expect(try layout(height: 333).frame("note")?.maxY == CGFloat(761))
        // A keyboard that begins at 1144 doesn't reach the card; neither does the safe area.
        #expect(try layout(height: 50).frame("note")?.maxY == CGFloat(1000))
        card.keyboardLayoutGuide.followsUndockedKeyboard = true
        let frame = try layout(floating: floating).frame("note")
        #expect(frame == CGRect(x: 94, y: 800 - 20, width: 50, height: 20))
        let aside = CGRect(x: 0, y: 900, width: 320, height: 253)
        #expect(try layout(floating: aside).frame("note")?.origin == CGPoint(x: 0, y: 980))
    }
}
