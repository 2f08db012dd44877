import Engine

/// What can be wrong with a layout document.
public enum DocumentFinding: Sendable, Hashable {
    case syntax(JSON5Error)
    case equation(EquationError.Kind)
    case visualFormat(String)

    case wrongKind(key: String, expected: String, found: String)
    case unknownWord(String, key: String, suggestion: String?, expected: String)
    case outOfRange(Double, key: String, expected: String)
    case notFinite(key: String, expected: String)
    case notColor(String, key: String, expected: String)
    case wrongCount(Int, key: String, expected: [String])
    case emptyName(key: String)
    case unknownKey(String, object: String, suggestion: String?)
    case duplicateKey(String, first: SourcePosition)
    case missingKey(String, object: String)
    case missingRoot
    case unsupportedVersion(Double)

    case unknownDevice(String, suggestion: String?)
    case deviceAndSize
    case mixedInsets
    case keyboardHeightAndFrame
    case undockedKeyboardOnPhone(String)
    case orientationOfDevice(Canvas.Orientation, device: String)
    case fontSizeAndStyle
    case frameOfRoot
    case maskWithoutFrame
    case marginsTwice
    case propertyWithoutEffect(key: String, className: String, classes: [String])

    case duplicateID(String, first: SourcePosition)
    case unknownItem(String, suggestion: String?)
    case unknownGuideName(String, item: String, suggestion: String?)
    case guideOfGuide(guide: SystemGuideName, item: String)
    case guideOfOtherClass(guide: SystemGuideName, item: String, className: String)
    case unknownConstraint(String, suggestion: String?)
    case constantOfVisualFormat
    case removalOfRoot
    case propertyOfGuide(key: String, item: String)
    case constraintOfRemoved(String, item: String)
    case notInStack(String, stack: String)
    case incompatibleAttributes(LayoutAttribute, LayoutAttribute)
    case mixedDirectionality(LayoutAttribute, LayoutAttribute)
    case positionWithoutSecondItem(LayoutAttribute)
    case unknownState(String, known: [String])
    case furtherFindings(Int)
}
