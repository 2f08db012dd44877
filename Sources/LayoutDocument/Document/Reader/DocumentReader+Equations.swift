import Engine

extension DocumentReader {
    /// Checks whether an equation's items exist and its attributes are compatible, and reports problems.
    mutating func checkEquation(
        _ equation: EquationParser.Result, _ text: String, from value: JSON5Value
    ) -> Bool {
        let syntax = equation.syntax
        var found: [(finding: DocumentFinding, offset: Int)] = []
        let (firstPlace, secondPlace) = (place(of: equation.firstItem), place(of: equation.secondItem))
        if let finding = itemFinding(syntax.first.item, at: firstPlace, beside: secondPlace) {
            found.append((finding, syntax.offsets.first))
        }
        if let second = syntax.second,
            let finding = itemFinding(second.item, at: secondPlace, beside: firstPlace)
        {
            found.append((finding, syntax.offsets.second))
        }
        if let finding = Self.attributeFinding(syntax, superview: superview(of: firstPlace)) {
            found.append((finding, syntax.offsets.second))
        }
        // A habit, such as `self.`, is one mistake, also on both sides.
        if found.count == 2, case .idOfSelf = found[0].finding, case .idOfSelf = found[1].finding {
            found.removeLast()
        }
        for (finding, offset) in found { note(finding, atByte: offset, of: text, in: value) }
        return found.isEmpty
    }

    /// Returns a valid equation with its items.
    func resolved(_ equation: EquationParser.Result) -> DocumentEquation {
        DocumentEquation(
            equation.syntax, first: place(of: equation.firstItem), second: place(of: equation.secondItem))
    }

    private static func attributeFinding(_ syntax: EquationSyntax, superview: String?) -> DocumentFinding? {
        let first = syntax.first.attribute
        guard let second = syntax.second?.attribute else {
            if first.kind == .size { return nil }
            return .positionWithoutSecondItem(
                first, example: superview.map { syntax.measured(from: $0).description })
        }
        if first.kind != second.kind { return .incompatibleAttributes(first, second) }
        return first.mixesDirectionality(with: second) ? .mixedDirectionality(first, second) : nil
    }

    private func place(of item: Int?) -> ItemPlace? { item.map { items[$0].place } }

    /// Returns what is wrong with an item, which may be the superview of the equation's other item.
    private func itemFinding(
        _ item: EquationSyntax.Item, at place: ItemPlace?, beside other: ItemPlace?
    ) -> DocumentFinding? {
        guard let id = item.id else { return guideFinding(item.guide, ofViewAt: 0) }
        switch place {
        case .view(let index): return guideFinding(item.guide, ofViewAt: index)
        case .guide: return item.guide.map { .guideOfGuide(guide: $0, item: id) }
        case nil:
            return id.lowercased() == "superview"
                ? .superviewByRole(id: superview(of: other)) : unknownItem(id)
        }
    }

    /// Returns the id of an item's superview or owning view; nil for the root and without an item.
    private func superview(of place: ItemPlace?) -> String? {
        switch place {
        case .view(let index): description.views[index].parent.map { description.views[$0].id }
        case .guide(let owner, _): description.views[owner].id
        case nil: nil
        }
    }

    /// Returns the finding for an unknown id, which may be a view's id with a misspelt system guide.
    func unknownItem(_ id: String) -> DocumentFinding {
        if id.hasPrefix("self."), case let bare = String(id.dropFirst(5)), place(of: bare) != nil {
            return .idOfSelf(id, id: bare)
        }
        if let dot = id.lastIndex(of: "."), place(of: String(id[..<dot])) != nil {
            let name = String(id[id.index(after: dot)...])
            return .unknownGuideName(name, item: String(id[..<dot]), suggestion: systemGuide(meaning: name))
        }
        if let guide = Self.guidesByShortName[id.lowercased()] {
            return .unknownItem(id, suggestion: guide.rawValue)
        }
        return .unknownItem(id, suggestion: self.suggestion(for: id, in: sortedIDs))
    }

    private func systemGuide(meaning name: String) -> String? {
        Self.guidesByShortName[name.lowercased()]?.rawValue
            ?? suggestion(for: name, in: SystemGuideKind.allCases.map(\.rawValue))
    }

    /// What UIKit's guides are called in conversation.
    private static let guidesByShortName: [String: SystemGuideKind] = [
        "safearea": .safeArea, "safeareainsets": .safeArea, "safeareaguide": .safeArea, "safe": .safeArea,
        "margins": .layoutMargins, "margin": .layoutMargins, "layoutmargins": .layoutMargins,
        "keyboard": .keyboard, "keyboardguide": .keyboard, "readable": .readableContent,
        "readablecontent": .readableContent,
    ]

    private func guideFinding(_ guide: SystemGuideKind?, ofViewAt index: Int) -> DocumentFinding? {
        guard let guide, description.views.indices.contains(index) else { return nil }
        let className = description.views[index].className ?? "UIView"
        return ControlKind.isGuide(guide, ofClass: className)
            ? nil : .guideOfOtherClass(guide: guide, item: description.views[index].id, className: className)
    }
}

extension EquationError.Kind {
    /// The error, with the advice to write a key where an unknown attribute is a property of views.
    var namingProperties: Self {
        guard case .unknownAttribute(let name, let advice) = self, ViewProperty.named(name) != nil else {
            return self
        }
        switch advice {
        case .other, nil: return .unknownAttribute(name, advice: .property(name))
        case .several, .ratio, .anchorCode, .property: return self
        }
    }
}
