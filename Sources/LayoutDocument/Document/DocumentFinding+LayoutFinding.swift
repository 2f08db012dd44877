import Engine
import Findings

extension DocumentFinding {
    /// The code of the finding.
    package var code: FindingCode {
        switch self {
        case .syntax, .equation, .visualFormat, .visualFormatStart, .severalConstraints,
            .attributeInVisualFormat, .unknownMetric:
            .syntax
        case .misspeltClass: .misspeltClass
        case .unknownKey, .foreignKey, .constraintAsKey, .constraintInParts, .keyOfDocument, .lengthOfCanvas,
            .duplicateKey, .missingKey, .missingRoot, .viewAsDocument:
            .invalidKey
        case .unknownDevice: .unknownDevice
        case .propertyWithoutEffect, .constraintOfRemoved: .withoutEffect
        case .duplicateID: .duplicateID
        case .unknownItem, .unknownGuideName, .guideOfGuide, .guideOfOtherClass, .unknownConstraint,
            .notInStack, .unknownState, .superviewByRole, .idOfSelf, .unknownLength:
            .unknownItem
        case .incompatibleAttributes, .mixedDirectionality, .positionWithoutSecondItem:
            .incompatibleAttributes
        case .furtherFindings: .furtherFindings
        default: .invalidValue
        }
    }

    /// Returns the finding at a location in a file.
    func layoutFinding(at location: SourceLocation) -> LayoutFinding {
        LayoutFinding(code: code, message: message, location: location, items: items)
    }

    /// Whether it makes the document unusable; otherwise the faulty part is left out of the layout.
    package var preventsUse: Bool {
        switch self {
        case .propertyWithoutEffect, .misspeltClass, .constraintOfRemoved, .superviewByRole, .idOfSelf,
            .undockedKeyboardOnPhone, .orientationOfDevice,
            .incompatibleAttributes, .mixedDirectionality,
            .positionWithoutSecondItem,
            .unknownItem, .unknownLength, .unknownGuideName, .guideOfGuide, .guideOfOtherClass, .duplicateID,
            .idOfEveryState, .furtherFindings:
            false
        default: true
        }
    }

    /// Whether an earlier syntax error may have hidden what seems to be missing.
    var mayFollowFromSyntax: Bool {
        switch self {
        case .missingKey, .missingRoot, .unknownItem, .unknownLength, .unknownConstraint, .maskWithoutFrame:
            true
        default: false
        }
    }

    /// Whether it is about a key that may hold views or guides.
    var mayHideItems: Bool {
        if case .unknownKey(_, _, let suggestion?) = self {
            return [ViewKey.subviews.rawValue, ViewKey.guides.rawValue, DocumentKey.root.rawValue]
                .contains(suggestion)
        }
        return false
    }
}
