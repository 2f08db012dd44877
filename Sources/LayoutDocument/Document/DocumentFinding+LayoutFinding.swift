import Engine

extension DocumentFinding {
    /// The stable word for it.
    public var code: FindingCode {
        switch self {
        case .syntax, .equation, .visualFormat: .syntax
        case .unknownKey, .duplicateKey, .missingKey, .missingRoot: .invalidKey
        case .unknownDevice: .unknownDevice
        case .propertyWithoutEffect, .constraintOfRemoved: .withoutEffect
        case .duplicateID: .duplicateID
        case .unknownItem, .unknownGuideName, .guideOfGuide, .guideOfOtherClass, .unknownConstraint,
            .notInStack, .unknownState:
            .unknownItem
        case .incompatibleAttributes, .mixedDirectionality, .positionWithoutSecondItem:
            .incompatibleAttributes
        case .furtherFindings: .furtherFindings
        default: .invalidValue
        }
    }

    /// The finding at a place of a file.
    func layoutFinding(at location: SourceLocation) -> LayoutFinding {
        LayoutFinding(code: code, message: message, location: location, items: items)
    }

    /// Whether the document can't be laid out for it; otherwise what is wrong is left out of the layout.
    public var preventsUse: Bool {
        switch self {
        case .propertyWithoutEffect, .constraintOfRemoved, .undockedKeyboardOnPhone, .orientationOfDevice,
            .incompatibleAttributes, .mixedDirectionality,
            .positionWithoutSecondItem,
            .unknownItem, .unknownGuideName, .guideOfGuide, .guideOfOtherClass, .duplicateID,
            .furtherFindings:
            false
        default: true
        }
    }

    /// Whether it may come of an earlier error in the syntax that hid what is missed.
    var mayFollowFromSyntax: Bool {
        switch self {
        case .missingKey, .missingRoot, .unknownItem, .unknownConstraint, .maskWithoutFrame: true
        default: false
        }
    }
}
