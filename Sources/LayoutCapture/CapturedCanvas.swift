#if canImport(UIKit)
    import UIKit

    /// The canvas of the root.
    struct CapturedCanvas {
        let root: UIView
        let constraints: CapturedConstraints

        var value: DocumentValue {
            // A document has no canvas without a size.
            let size = root.bounds.size
            let canvas = DocumentValue.numbers(max(1, size.width), max(1, size.height))
            var members: [(String, DocumentValue)] = [("size", canvas)]
            if root.safeAreaInsets != .zero { members.append(("safeAreaInsets", root.safeAreaInsets.value)) }
            let scale = root.traitCollection.displayScale
            if scale > 0 { members.append(("scale", .number(scale))) }
            if root.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                members.append(("layoutDirection", .text("rightToLeft")))
            }
            if let height = keyboardHeight {
                members.append(("keyboard", .members([("height", .number(height))])))
            }
            return .members(members)
        }

        /// The height of the root that the keyboard covers, if a constraint depends on it and it is more than the safe area's bottom.
        private var keyboardHeight: CGFloat? {
            guard #available(iOS 15, tvOS 15, *), !constraints.viewsWithKeyboard.isEmpty else { return nil }
            let height = root.bounds.maxY - root.keyboardLayoutGuide.layoutFrame.minY
            return height > root.safeAreaInsets.bottom ? height : nil
        }
    }

    extension UIEdgeInsets {
        /// As a document has physical insets.
        var value: DocumentValue {
            .members([
                ("top", .number(top)), ("left", .number(left)), ("bottom", .number(bottom)),
                ("right", .number(right)),
            ])
        }
    }
#endif
