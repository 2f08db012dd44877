import Engine

extension AutoresizingMask {
    /// Reads an `<autoresizingMask>`; empty if there is no element.
    init(_ element: XMLElement?) {
        self = []
        guard let element else { return }
        let names: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        for (name, part) in names where element.isSet(name) { insert(part) }
    }
}
