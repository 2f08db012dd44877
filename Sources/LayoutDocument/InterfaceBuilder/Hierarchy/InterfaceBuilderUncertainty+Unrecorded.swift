import Engine

extension InterfaceBuilderUncertainty {
    /// Returns what no document records about the size of a control that has one of its own; nil for other controls.
    func unrecordedSize(of element: XMLElement, kind: String) -> String? {
        switch kind {
        case "button": unrecordedPart(ofButton: element)
        case "textField": unrecordedPart(ofField: element)
        case "label": unreadAttribute(in: element, key: "attributedText")
        case "textView": unrecordedPart(ofTextView: element)
        case "datePicker": element["style"] == "inline" ? "height of a calendar" : nil
        case "searchBar": unrecordedPart(ofSearchBar: element)
        case "slider":
            element["minimumValueImage"] ?? element["maximumValueImage"] == nil ? nil : "image of a slider"
        case "progressView": element["progressViewStyle"] == "bar" ? "style of a progress view" : nil
        case "navigationBar": unrecordedPart(ofNavigationBar: element)
        default: nil
        }
    }

    private func unrecordedPart(ofButton element: XMLElement) -> String? {
        // With a menu of which one element is chosen, the title is that of the element.
        let showsChoice =
            element.isSet("changesSelectionAsPrimaryAction") && element.isSet("showsMenuAsPrimaryAction")
        if showsChoice { return "choice in a menu" }
        guard let configuration = element.child("buttonConfiguration", key: "configuration") else {
            return element.shownStates.lazy.compactMap { unreadAttribute(in: $0, key: "attributedTitle") }
                .first
        }
        switch configuration["buttonSize"] {
        case let size? where size == "mini" || size == "small": return "button size \(size)"
        default: break
        }
        if configuration.isSet("showsActivityIndicator") { return "activity indicator of a button" }
        if configuration["indicator"] == "popup" { return "indicator of a button" }
        return unreadAttribute(in: configuration, key: "attributedTitle")
    }

    private func unrecordedPart(ofField element: XMLElement) -> String? {
        switch element["borderStyle"] {
        case let style? where style == "line" || style == "bezel": return "border \(style)"
        default: break
        }
        let showsClearButton = ["always", "unlessEditing"].contains(element["clearButtonMode"])
        if showsClearButton, element.string("text")?.isEmpty == false { return "clear button" }
        return unreadAttribute(in: element, key: "attributedText")
    }

    private func unrecordedPart(ofTextView element: XMLElement) -> String? {
        let insets = element.child("inset", key: "contentInset")?.insets ?? .zero
        return insets != .zero ? "content insets" : unreadAttribute(in: element, key: "attributedText")
    }

    private func unrecordedPart(ofSearchBar element: XMLElement) -> String? {
        if element["prompt"]?.isEmpty == false { return "prompt of a bar" }
        return element.isSet("showsScopeBar") ? "scopes of a search bar" : nil
    }

    private func unrecordedPart(ofNavigationBar element: XMLElement) -> String? {
        if element.isSet("largeTitles") { return "large title of a bar" }
        let items = element.child("items")?.children ?? []
        return items.contains { $0["prompt"]?.isEmpty == false } ? "prompt of a bar" : nil
    }

    // MARK: Attributed text

    /// The attributes that change how wide or tall text is, apart from its font and its paragraphs.
    private static let textAttributes: Set<String> = [
        "NSKern", "NSExpansion", "NSBaselineOffset", "NSSuperScript",
    ]
    /// The attributes of paragraphs that change where lines break.
    private static let indents = ["firstLineHeadIndent", "headIndent", "tailIndent"]
    /// The attributes of paragraphs that only matter between two.
    private static let spacings = ["paragraphSpacing", "paragraphSpacingBefore"]

    /// Returns the first attribute of an attributed text that changes its size and isn't read.
    private func unreadAttribute(in element: XMLElement, key: String) -> String? {
        guard let text = element.child("attributedString", key: key) else { return nil }
        let fragments = text.children.filter { $0.name == "fragment" }
        let hasParagraphs = fragments.contains { $0.string("content")?.contains(where: \.isNewline) ?? false }
        for attributes in fragments.compactMap({ $0.child("attributes") }) {
            for child in attributes.children {
                if let name = unreadName(of: child, hasParagraphs: hasParagraphs) {
                    return "text attribute \(name)"
                }
            }
        }
        return nil
    }

    private func unreadName(of attribute: XMLElement, hasParagraphs: Bool) -> String? {
        if attribute.name == "paragraphStyle" {
            let names = Self.indents + (hasParagraphs ? Self.spacings : [])
            return names.first { attribute.number($0).map { $0 != 0 } ?? false }
        }
        guard let key = attribute["key"], Self.textAttributes.contains(key),
            attribute.number("value").map({ $0 != 0 }) ?? false
        else { return nil }
        return key
    }
}
