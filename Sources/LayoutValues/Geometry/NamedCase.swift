/// A case that UIKit has by a number, and documents and Interface Builder files by a name.
package protocol NamedCase: CaseIterable, Hashable, Sendable {
    /// The name in documents and Interface Builder files.
    var name: String { get }
}

extension NamedCase {
    /// Creates the case with a name; nil if there is none.
    package init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}
