import TestSupport
import Foundation
import Testing
import TextMetrics

@testable import Engine

/// After edits of views, a layout in the same session has the same frames as a new layout of the same views.
@Suite struct ViewEditTests {
    /// A card with margins that contains a wrapping text, a stack and a guide.
    private final class Screen {
        let root = View(frame: .zero)
        let card: View
        let text = Label()
        let stack = StackView()
        let badge: View
        let middle: LayoutGuide
        let inset: LayoutConstraint
        var canvas = Canvas(
            size: CGSize(width: 320, height: 480),
            safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

        init() {
            card = root.place("card")
            card.addSubview(text)
            text.translatesAutoresizingMaskIntoConstraints = false
            text.numberOfLines = 0
            text.text = "One line of text that takes two"
            card.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            for width in [40.0, 60, 80] {
                let view = View()
                view.intrinsicContentSizeOverride = CGSize(width: width, height: 30)
                stack.addArrangedSubview(view)
            }
            badge = card.place("badge", intrinsic: CGSize(width: 24, height: 24))
            middle = card.guide("middle")
            inset = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
            let margins = card.layoutMarginsGuide
            LayoutConstraint.activate([
                inset, card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                text.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
                middle.topAnchor.constraint(equalTo: stack.bottomAnchor),
                middle.heightAnchor.constraint(equalToConstant: 16),
                middle.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                middle.trailingAnchor.constraint(equalTo: card.trailingAnchor),
                badge.topAnchor.constraint(equalTo: middle.bottomAnchor),
                badge.trailingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.trailingAnchor),
                badge.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        func apply(_ edit: (kind: Int, number: Int)) {
            let number = CGFloat(edit.number)
            switch edit.kind {
            case 0: text.text = String(repeating: "word ", count: edit.number)
            case 1: card.directionalLayoutMargins.leading = number
            case 2: stack.arrangedSubviews[edit.number % 3].isHidden.toggle()
            case 3: badge.alignmentRectInsetsOverride.top = number / 4
            case 4: card.bounds.origin.y = number
            case 5: card.additionalSafeAreaInsets.right = number
            case 6: inset.constant = number
            case 7: canvas.size.width = 250 + 5 * number
            case 8: badge.intrinsicContentSizeOverride = CGSize(width: 10 + number, height: 20)
            case 9: stack.spacing = number / 2
            default: text.font = UIFont(Font(size: 12 + number / 4))
            }
        }

        /// Every frame in drawing order, by its position in the hierarchy.
        var frames: [String: CGRect] {
            var frames = ["middle": middle.layoutFrame, "margins": card.layoutMarginsGuide.layoutFrame]
            frames["safe area"] = card.safeAreaLayoutGuide.layoutFrame
            for (name, view) in [("card", card), ("text", text), ("stack", stack), ("badge", badge)] {
                frames[name] = view.frame
            }
            for (index, view) in stack.arrangedSubviews.enumerated() { frames["item \(index)"] = view.frame }
            return frames
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func editedScreensLookAsNewOnes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let live = Screen()
        let session = LayoutSession(root: live.root, canvas: live.canvas)
        try session.layout()
        var edits: [(kind: Int, number: Int)] = []
        for _ in 0..<12 {
            edits.append((random.next(in: 0...10), random.next(in: 1...24)))
            live.apply(edits[edits.count - 1])
            session.canvas = live.canvas
            try session.layout()
            let fresh = Screen()
            for edit in edits { fresh.apply(edit) }
            _ = try LayoutSolver.solve(root: fresh.root, canvas: fresh.canvas)
            #expect(live.frames == fresh.frames, "\(edits)")
        }
    }
}
