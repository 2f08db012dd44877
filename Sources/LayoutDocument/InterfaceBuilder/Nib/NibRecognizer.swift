import Foundation

/// A gesture recognizer of a document.
package struct NibRecognizer: Sendable {
    /// UIKit's class, as the element is called: `tapGestureRecognizer`.
    package let element: String
    package let id: String
    package let customClass: String?
    package let customModule: String?
    private let attributes: [String: String]

    /// Its attributes, such as `direction`.
    package subscript(name: String) -> String? { attributes[name] }
    /// Returns the whole number that an attribute has.
    package func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }
    /// Returns the number that an attribute has.
    package func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }

    /// Returns the recognizers of a document, in its order.
    ///
    /// - Complexity: O(size of the document).
    static func all(in element: XMLElement) -> [NibRecognizer] {
        element.children.flatMap { child in
            NibRecognizer(child).map { [$0] } ?? all(in: child)
        }
    }

    private init?(_ element: XMLElement) {
        guard element.name.hasSuffix("GestureRecognizer"), let id = element["id"] else { return nil }
        (self.element, self.id) = (element.name, id)
        (customClass, customModule) = (element["customClass"], element["customModule"])
        attributes = Dictionary(
            Self.names.compactMap { name in element[name].map { (name, $0) } }, uniquingKeysWith: { $1 })
    }

    private static let names = [
        "allowableMovement", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "direction",
        "enabled", "maximumNumberOfTouches", "minimumNumberOfTouches", "minimumPressDuration",
        "numberOfTapsRequired", "numberOfTouchesRequired",
    ]
}
