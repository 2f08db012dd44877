/// The message for a view that constraints don't fully determine.
package struct AmbiguityMessage {
    let name: String
    let open: FrameComponents

    /// Creates the message for a view by its name.
    package init(name: String, open: FrameComponents) {
        self.name = name
        self.open = open
    }

    package var text: String {
        let missing = open.names.joined(separator: ", ")
        let verb = open.names.count == 1 ? "is" : "are"
        return "\(name): \(missing) \(verb) not determined; constrain \(remedies.joined(separator: ", and "))"
    }

    private var remedies: [String] {
        var words: [String] = []
        if open.contains(.width) {
            words.append(
                open.contains(.x) ? "two of leading, trailing and width" : "width or trailing")
        } else if open.contains(.x) {
            words.append("leading, trailing or centerX")
        }
        if open.contains(.height) {
            words.append(open.contains(.y) ? "two of top, bottom and height" : "height or bottom")
        } else if open.contains(.y) {
            words.append("top, bottom or centerY")
        }
        return words
    }
}
