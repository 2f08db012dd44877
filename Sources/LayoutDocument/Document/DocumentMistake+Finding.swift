import Engine

extension LayoutFinding.Code {
    /// A text that isn't JSON5, or a constraint that can't be read.
    public static let syntax = Self(rawValue: "syntax")
    /// A value of the wrong kind, out of range or unknown.
    public static let invalidValue = Self(rawValue: "invalid-value")
    /// A key that an object doesn't have, has twice or lacks.
    public static let invalidKey = Self(rawValue: "invalid-key")
    /// A device that the catalogue doesn't have.
    public static let unknownDevice = Self(rawValue: "unknown-device")
    /// A property that changes nothing where it stands.
    public static let withoutEffect = Self(rawValue: "without-effect")
    /// More mistakes than are listed.
    public static let furtherMistakes = Self(rawValue: "further-mistakes")
}

extension DocumentMistake {
    /// The stable word for it.
    public var code: LayoutFinding.Code {
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
        case .furtherMistakes: .furtherMistakes
        default: .invalidValue
        }
    }

    /// Errors but for what merely has no effect.
    public var severity: LayoutFinding.Severity {
        switch self {
        case .propertyWithoutEffect, .constraintOfRemoved: .warning
        default: .error
        }
    }

    /// The mistake as a finding at a place.
    func finding(at location: SourceLocation) -> LayoutFinding {
        LayoutFinding(code: code, severity: severity, message: message, location: location, items: items)
    }

    /// Whether the document can't be laid out for it; otherwise what is wrong is left out of the layout.
    public var preventsUse: Bool {
        switch self {
        case .propertyWithoutEffect, .constraintOfRemoved, .undockedKeyboardOnPhone, .orientationOfDevice,
            .incompatibleAttributes, .mixedDirectionality,
            .positionWithoutSecondItem,
            .unknownItem, .unknownGuideName, .guideOfGuide, .guideOfOtherClass, .duplicateID,
            .furtherMistakes:
            false
        default: true
        }
    }

    /// Whether it may come of an earlier mistake in the syntax that hid what is missed.
    var mayFollowFromSyntax: Bool {
        switch self {
        case .missingKey, .missingRoot, .unknownItem, .unknownConstraint, .maskWithoutFrame: true
        default: false
        }
    }
}
