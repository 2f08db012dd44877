import Foundation

/// An outlet or an action of a document: a name by which an object knows another one.
package struct NibConnection: Sendable, Equatable {
    /// What it connects.
    package enum Kind: Sendable, Equatable {
        case outlet, outletCollection
        /// A method that is called for an event; nil for an object with a single one.
        case action(event: String?)
    }

    package let kind: Kind
    /// The name of the property, or the selector.
    package let name: String
    /// The ids of the object that has it, and of the one that it leads to.
    package let source, destination: String

    /// The id of the file's owner.
    package static let ownersID = "-1"
    /// The id of the first responder, to which an action without a target goes.
    package static let firstRespondersID = "-2"

    /// Returns the connections of a document, in its order.
    ///
    /// - Complexity: O(size of the document).
    static func all(in root: XMLElement) -> [NibConnection] {
        var found: [NibConnection] = []
        collect(in: root, into: &found)
        return found
    }

    private static func collect(in element: XMLElement, into found: inout [NibConnection]) {
        for child in element.children {
            if child.name == "connections", let source = element["id"] {
                found += child.children.compactMap { NibConnection($0, source: source) }
            } else {
                collect(in: child, into: &found)
            }
        }
    }

    private init?(_ element: XMLElement, source: String) {
        let kind: Kind
        switch element.name {
        case "outlet": kind = .outlet
        case "outletCollection": kind = .outletCollection
        case "action": kind = .action(event: element["eventType"])
        default: return nil
        }
        guard let name = element["property"] ?? element["selector"], let destination = element["destination"]
        else { return nil }
        (self.kind, self.name, self.source, self.destination) = (kind, name, source, destination)
    }
}
