import Engine
import Foundation
import UIKit

extension UIView {
    /// The frames of the named views and guides in the hierarchy.
    var framesByName: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        if let name = accessibilityIdentifier { frames[name] = frame }
        for guide in layoutGuides where guide.role == .custom {
            if let name = guide.identifier, !name.isEmpty { frames[name] = guide.layoutFrame }
        }
        for subview in subviews { frames.merge(subview.framesByName) { first, _ in first } }
        return frames
    }
}

extension CGRect {
    func agrees(with other: CGRect, in numbers: FrameComponents) -> Bool {
        (!numbers.contains(.x) || minX == other.minX) && (!numbers.contains(.y) || minY == other.minY)
            && (!numbers.contains(.width) || width == other.width)
            && (!numbers.contains(.height) || height == other.height)
    }
}

extension SolvedItem {
    /// What is to be compared: of a guide that is used on one axis only, that axis.
    var determinedNumbers: FrameComponents {
        FrameComponents([.x, .y, .width, .height]).subtracting(kind == .guide ? undetermined : [])
    }
}
