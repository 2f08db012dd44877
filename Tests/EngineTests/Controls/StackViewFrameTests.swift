import Foundation
import Testing

@testable import Engine

/// The frames in stack views of every kind, against the same frames by plain arithmetic (`StackArithmetic`).
struct StackViewFrameTests {
    private static let hiddenSets: [Set<Int>] = [[], [0, 2], [3], [0, 1, 3]]
    private static let lengths: [CGFloat?] = [nil, 360, 216]

    @Test(arguments: LayoutAxis.allCases, StackView.Distribution.allCases)
    func framesAreThoseOfArithmetic(axis: LayoutAxis, distribution: StackView.Distribution) throws {
        for alignment in StackView.Alignment.allCases {
            for (spacing, customSpacing) in [(0, nil), (8, 14)] as [(CGFloat, CGFloat?)] {
                for hidden in Self.hiddenSets {
                    for length in Self.lengths {
                        let arithmetic = StackArithmetic(
                            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
                            customSpacing: customSpacing, hidden: hidden, length: length,
                            breadth: length == nil ? nil : 80)
                        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                            try compare(arithmetic, direction)
                        }
                    }
                }
            }
        }
    }

    private func compare(_ arithmetic: StackArithmetic, _ direction: LayoutDirection) throws {
        let root = View.root()
        let stack = arithmetic.makeStack(in: root)
        let canvas = Canvas(
            size: CGSize(width: 500, height: 500), scale: 4096, layoutDirection: direction)
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let what = Comment(rawValue: "\(arithmetic) \(direction)")
        #expect(layout.issues.isEmpty, what)
        let expected = arithmetic.frames(direction)
        #expect(isClose(stack.frame.size, expected.stack), what)
        for (index, frame) in expected.views {
            let solved = try #require(layout.frame("v\(index)"), what)
            #expect(
                isClose(solved.origin, frame.origin) && isClose(solved.size, frame.size),
                "\(what) v\(index): \(solved) for \(frame)")
        }
    }

    private func isClose(_ left: CGSize, _ right: CGSize) -> Bool {
        abs(left.width - right.width) < 0.001 && abs(left.height - right.height) < 0.001
    }

    private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 0.001 && abs(left.y - right.y) < 0.001
    }
}
