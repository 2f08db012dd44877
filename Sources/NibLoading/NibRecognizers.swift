import LayoutDocument
import UIKit

/// Makes the gesture recognizers of a file's views.
@MainActor
struct NibRecognizers {
    let classes: NibClasses

    /// Makes the recognizers that views of a file have, by their ids. The document's connections give them to the views.
    func make(of nib: Nib, for objects: [String: AnyObject]) -> [String: AnyObject] {
        let asked = nib.connections.filter {
            $0.kind == .outletCollection && $0.name == Self.property && objects[$0.source] is UIView
        }
        let ids = Set(asked.map(\.destination))
        var made: [String: AnyObject] = [:]
        for recognizer in nib.recognizers where ids.contains(recognizer.id) {
            made[recognizer.id] = self.recognizer(recognizer)
        }
        return made
    }

    /// The property of views that has them.
    static let property = "gestureRecognizers"

    private func recognizer(_ element: NibRecognizer) -> UIGestureRecognizer {
        let custom: UIGestureRecognizer.Type? = element.customClass.flatMap {
            classes.customType($0, module: element.customModule)
        }
        let recognizer = (custom ?? Self.standard[element.element] ?? UIGestureRecognizer.self)._construct()
        recognizer.isEnabled = element["enabled"] != "NO"
        recognizer.cancelsTouchesInView = element["cancelsTouchesInView"] != "NO"
        recognizer.delaysTouchesBegan = element["delaysTouchesBegan"] == "YES"
        recognizer.delaysTouchesEnded = element["delaysTouchesEnded"] != "NO"
        configure(recognizer, from: element)
        return recognizer
    }

    private func configure(_ recognizer: UIGestureRecognizer, from element: NibRecognizer) {
        let touches = element.integer("numberOfTouchesRequired") ?? 1
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = touches
        case let press as UILongPressGestureRecognizer:
            press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
            press.numberOfTouchesRequired = touches
            press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
            press.allowableMovement = element.number("allowableMovement").map { CGFloat($0) } ?? 10
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
            pan.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? .max
        case let swipe as UISwipeGestureRecognizer:
            swipe.direction = element["direction"].flatMap { Self.directions[$0] } ?? .right
            swipe.numberOfTouchesRequired = touches
        default: break
        }
    }

    private static let standard: [String: UIGestureRecognizer.Type] = [
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        // Interface Builder's own spelling.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
    ]

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "down": .down, "left": .left, "right": .right, "up": .up,
    ]
}
