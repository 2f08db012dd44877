import Foundation
import Testing

@testable import Engine

/// A guide that configures itself from its owner and changes its constraints with the orientation, such as the area
/// of a notch.
struct AdaptingGuideTests {
    private final class NotchGuide: LayoutGuide {
        private var edge: [LayoutConstraint] = []
        private var shown: Canvas.Orientation?

        override func didMoveToOwningView() {
            LayoutConstraint.deactivate(edge)
            (edge, shown) = ([], nil)
        }

        override func updateConstraints(on canvas: Canvas) {
            guard let owningView, let orientation = canvas.orientation, orientation != shown else { return }
            LayoutConstraint.deactivate(edge)
            shown = orientation
            let isLandscape = orientation.isLandscape
            edge = [
                widthAnchor.constraint(equalToConstant: isLandscape ? 30 : 230),
                heightAnchor.constraint(equalToConstant: isLandscape ? 230 : 30),
            ]
            edge +=
                isLandscape
                ? [centerYAnchor.constraint(equalTo: owningView.centerYAnchor)]
                : [centerXAnchor.constraint(equalTo: owningView.centerXAnchor)]
            switch orientation {
            case .portrait: edge.append(topAnchor.constraint(equalTo: owningView.topAnchor))
            case .portraitUpsideDown: edge.append(bottomAnchor.constraint(equalTo: owningView.bottomAnchor))
            case .landscapeLeft: edge.append(rightAnchor.constraint(equalTo: owningView.rightAnchor))
            case .landscapeRight: edge.append(leftAnchor.constraint(equalTo: owningView.leftAnchor))
            }
            LayoutConstraint.activate(edge)
        }
    }

    private static func canvas(_ orientation: Canvas.Orientation) -> Canvas {
        let size = CGSize(width: 375, height: 812)
        return Canvas(
            size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size,
            orientation: orientation)
    }

    private static let places: [(Canvas.Orientation, CGRect)] = [
        (.portrait, CGRect(x: 72.5, y: 0, width: 230, height: 30)),
        (.landscapeLeft, CGRect(x: 782, y: 72.5, width: 30, height: 230)),
        (.landscapeRight, CGRect(x: 0, y: 72.5, width: 30, height: 230)),
        (.portraitUpsideDown, CGRect(x: 72.5, y: 782, width: 230, height: 30)),
        (.portrait, CGRect(x: 72.5, y: 0, width: 230, height: 30)),
    ]

    @Test func theGuideGoesWithTheOrientationInOneSession() throws {
        let root = View.root()
        let notch = NotchGuide(identifier: "notch")
        root.addLayoutGuide(notch)
        let session = LayoutSession(root: root, canvas: Self.canvas(.portrait))
        for (orientation, frame) in Self.places {
            session.canvas = Self.canvas(orientation)
            let layout = try session.solvedLayout()
            #expect(layout.frame("notch") == frame, "\(orientation)")
            #expect(layout.findings.isEmpty)
            #expect(root.constraints.count == 4)
        }
        root.removeLayoutGuide(notch)
        #expect(root.constraints.isEmpty)
    }

    /// Requesting a size doesn't change the canvas.
    @Test func aFittingSizeLeavesTheGuideAlone() throws {
        let root = View.root()
        root.addLayoutGuide(NotchGuide(identifier: "notch"))
        _ = try LayoutSolver.solve(root: root, canvas: Self.canvas(.landscapeLeft))
        let before = root.constraints.map(ObjectIdentifier.init)
        _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        #expect(root.constraints.map(ObjectIdentifier.init) == before)
    }

    @Test func sizeClassesAreUIKits() {
        // Horizontal and vertical, from the table of "Layout" in Apple's Human Interface Guidelines.
        let table: [(CGSize, Canvas.SizeClass, Canvas.SizeClass)] = [
            (CGSize(width: 393, height: 852), .compact, .regular),
            (CGSize(width: 852, height: 393), .compact, .compact),
            (CGSize(width: 932, height: 430), .regular, .compact),
            (CGSize(width: 896, height: 414), .regular, .compact),
            (CGSize(width: 834, height: 1194), .regular, .regular),
            (CGSize(width: 1133, height: 744), .regular, .regular),
            // Windows beside another app on a 12.9-inch iPad: slide over, half and two thirds of the screen.
            (CGSize(width: 375, height: 1024), .compact, .regular),
            (CGSize(width: 678, height: 1024), .regular, .regular),
            (CGSize(width: 639, height: 1366), .compact, .regular),
        ]
        for (size, horizontal, vertical) in table {
            let canvas = Canvas(size: size)
            #expect(canvas.horizontalSizeClass == horizontal && canvas.verticalSizeClass == vertical)
        }
    }
}
