import Foundation
import Testing

@testable import Engine

/// Compares the frames in stack views of every kind with frames computed by plain arithmetic (`StackArithmetic`).
struct StackViewFrameTests {
    private static let hiddenSets: [Set<Int>] = [[], [0, 2], [3], [0, 1, 3]]
    private static let lengths: [CGFloat?] = [nil, 360, 216]

    @Test(arguments: LayoutAxis.allCases, StackView.Distribution.allCases)
    func framesAreThoseOfArithmetic(axis: LayoutAxis, distribution: StackView.Distribution) throws {
        for arithmetic in Self.table(axis, distribution) {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                try compare(arithmetic, direction)
            }
        }
    }

    /// The frames equal those of the same layout written with constraints and guides, without a stack view.
    @Test(arguments: LayoutAxis.allCases, StackView.Distribution.allCases)
    func framesAreThoseOfConstraintsWrittenOut(
        axis: LayoutAxis, distribution: StackView.Distribution
    ) throws {
        for arithmetic in Self.table(axis, distribution) {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let (stackRoot, root) = (View.root(), View.root())
                _ = arithmetic.makeStack(in: stackRoot)
                let layout = try LayoutSolver.solve(root: stackRoot, canvas: Self.canvas(direction))
                _ = StackWrittenOut(arithmetic, in: root)
                let written = try LayoutSolver.solve(root: root, canvas: Self.canvas(direction))
                let what = Comment(rawValue: "\(arithmetic) \(direction)")
                #expect(written.findings.isEmpty, what)
                for index in arithmetic.visible {
                    let (one, other) = (try #require(layout.frame("v\(index)")), written.frame("v\(index)"))
                    let isSame =
                        other.map { isClose($0.origin, one.origin) && isClose($0.size, one.size) } ?? false
                    #expect(
                        isSame,
                        "\(what) v\(index): \(one) in the stack, \(String(describing: other)) written out")
                }
            }
        }
    }

    private static func table(
        _ axis: LayoutAxis, _ distribution: StackView.Distribution
    ) -> [StackArithmetic] {
        var table: [StackArithmetic] = []
        for alignment in StackView.Alignment.allCases {
            for (spacing, customSpacing) in [(0, nil), (8, 14)] as [(CGFloat, CGFloat?)] {
                for hidden in hiddenSets {
                    for length in lengths {
                        table.append(
                            StackArithmetic(
                                axis: axis, distribution: distribution, alignment: alignment,
                                spacing: spacing,
                                customSpacing: customSpacing, hidden: hidden, length: length,
                                breadth: length == nil ? nil : 80))
                    }
                }
            }
        }
        return table
    }

    private static func canvas(_ direction: LayoutDirection) -> Canvas {
        Canvas(size: CGSize(width: 500, height: 500), scale: 4096, layoutDirection: direction)
    }

    private func compare(_ arithmetic: StackArithmetic, _ direction: LayoutDirection) throws {
        let root = View.root()
        let stack = arithmetic.makeStack(in: root)
        let layout = try LayoutSolver.solve(root: root, canvas: Self.canvas(direction))
        let what = Comment(rawValue: "\(arithmetic) \(direction)")
        #expect(layout.findings.isEmpty, what)
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
