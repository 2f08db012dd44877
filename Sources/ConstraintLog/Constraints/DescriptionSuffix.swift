/// Reads the parts that can follow a relation in every form of description.
enum DescriptionSuffix {
    /// Reads a priority such as `@999`, `^999` or `priority:999`, if one follows; nil if it has no number.
    static func priority(_ cursor: inout TextCursor) -> (value: Double?, Void)? {
        cursor.skipSpaces()
        guard cursor.take("@") || cursor.take("^") || cursor.take("priority:") || cursor.take("Priority:")
        else {
            return (nil, ())
        }
        cursor.skipSpaces()
        guard let number = cursor.takeNumber(), number.value > 0 else { return nil }
        return (min(number.value, 1000), ())
    }

    /// Reads `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`, if one follows.
    static func symbolicSpace(_ cursor: inout TextCursor) -> PrintedNumber? {
        let start = cursor.index
        if cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace(")
            || cursor.take("NSLayoutConstraintSpace(")
        {
            if let number = cursor.takeNumber(), cursor.take(")") { return number }
        }
        cursor.index = start
        return nil
    }
}
