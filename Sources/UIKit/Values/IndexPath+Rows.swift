// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension IndexPath {
    /// The place of a table's row.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The place of a collection's item.
    public init(item: Int, section: Int) { self = [section, item] }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
