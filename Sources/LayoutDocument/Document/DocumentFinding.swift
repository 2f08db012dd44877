import Engine

/// A problem with a layout document.
package enum DocumentFinding: Sendable, Hashable {
    /// The text isn't valid JSON5.
    case syntax(JSON5Error)
    /// An equation can't be parsed.
    case equation(EquationError.Kind)
    /// A line of the Visual Format Language can't be used, with the message.
    case visualFormat(String)

    /// A line of the Visual Format Language begins with a small letter, or has no colon.
    case visualFormatStart
    /// A text has several constraints.
    case severalConstraints
    /// A line of the Visual Format Language has a name in the place of a number.
    case unknownMetric(String)
    /// A length of the Visual Format Language names neither a view nor a guide, nor anything like one.
    case unknownLength(String)
    /// A line of the Visual Format Language names an attribute of a view where only the view can stand.
    case attributeInVisualFormat(String, view: String)

    /// The value of a key has the wrong kind, such as text instead of a number.
    case wrongKind(key: String, expected: String, found: String)
    /// The value of a key isn't one of its words, with the closest one.
    case unknownWord(String, key: String, suggestion: String?, expected: String)
    /// A number is outside the range of its key.
    case outOfRange(Double, key: String, expected: String)
    /// The minimum of a range is larger than its maximum, with the two in their order.
    case reversedRange(key: String, least: Double, greatest: Double)
    /// A number is infinite or NaN.
    case notFinite(key: String, expected: String)
    /// A value isn't a colour, with the one that was probably meant.
    case notColor(String, key: String, suggestion: String?, expected: String)
    /// Priorities are written as words, with their numbers.
    case priorityWords(key: String, [Double])
    /// A font is named, with the size that the text has.
    case fontAsName(size: Double?)
    /// An image is named in place of its size.
    case imageAsName
    /// An array has the wrong number of elements, with the names of those expected.
    case wrongCount(Int, key: String, expected: [String])
    /// A number has a comma in place of its point, so that an array has one number too many.
    case decimalComma(key: String, written: String)
    /// A name is empty.
    case emptyName(key: String)
    /// The text of a constraint is empty.
    case emptyConstraint
    /// An object doesn't have this key, with the closest known one.
    case unknownKey(String, object: String, suggestion: String?)
    /// An object has a key of another tool, which documents write elsewhere or don't need.
    case foreignKey(String, object: String, advice: KeyAdvice)
    /// A view or a guide has an attribute of layout as a key, which only a constraint can set, with that constraint.
    case constraintAsKey(String, of: String, example: String)
    /// A constraint has the parts that UIKit's initializer takes, with them as an equation.
    case constraintInParts(equation: String)
    /// A view or another object has a key that belongs to the document.
    case keyOfDocument(String, of: String)
    /// A class is almost the name of one of UIKit's.
    case misspeltClass(String, suggestion: String)
    /// A view's class is one of UIKit's for something else.
    case classOfNoView(String)
    /// A canvas has a width or a height as a key.
    case lengthOfCanvas(String)
    /// An object has a key twice, with the position of the first.
    case duplicateKey(String, first: SourcePosition)
    /// An object lacks a required key.
    case missingKey(String, object: String)
    /// The document has no root.
    case missingRoot
    /// The document has the keys of a view.
    case viewAsDocument
    /// The document is written for another version of the format.
    case unsupportedVersion(Double)

    /// No device has this name, with the closest known one.
    case unknownDevice(String, suggestion: String?)
    /// The canvas has both a device and a size.
    case deviceAndSize
    /// Insets mix left and right with leading and trailing.
    case mixedInsets
    /// A keyboard has both a height and a frame.
    case keyboardHeightAndFrame
    /// A device that isn't an iPad has a floating keyboard.
    case undockedKeyboardOnPhone(String)
    /// The device doesn't support the orientation.
    case orientationOfDevice(Canvas.Orientation, device: String)
    /// A font has both a size and a text style.
    case fontSizeAndStyle
    /// The root has a frame, although it fills the canvas.
    case frameOfRoot
    /// A view has an autoresizing mask but no frame.
    case maskWithoutFrame
    /// A view has both `layoutMargins` and `directionalLayoutMargins`.
    case marginsTwice
    /// The class of the view doesn't have the property, with the classes that do.
    case propertyWithoutEffect(key: String, className: String, classes: [String])

    /// An id is used twice, with the position of the first use.
    case duplicateID(String, first: SourcePosition)
    /// The id of a state is the word that selects every state.
    case idOfEveryState(String)
    /// No view or guide has this id, with the closest known one.
    case unknownItem(String, suggestion: String?)
    /// An equation says `superview` instead of its id.
    case superviewByRole(id: String?)
    /// An equation has `self.` before an id, as Swift has.
    case idOfSelf(String, id: String)
    /// A view has no system guide with this name, with the closest known one.
    case unknownGuideName(String, item: String, suggestion: String?)
    /// An equation uses a system guide of a layout guide.
    case guideOfGuide(guide: SystemGuideKind, item: String)
    /// An equation uses a system guide that the view's class doesn't have.
    case guideOfOtherClass(guide: SystemGuideKind, item: String, className: String)
    /// No constraint has this id, with the closest known one.
    case unknownConstraint(String, suggestion: String?)
    /// A state changes the constant of a Visual Format line, which can have several.
    case constantOfVisualFormat
    /// A state removes the root.
    case removalOfRoot
    /// A state sets a view's property on a guide.
    case propertyOfGuide(key: String, item: String)
    /// A state changes a constraint that disappears with an item it removes.
    case constraintOfRemoved(String, item: String)
    /// Custom spacing refers to a view outside the stack view.
    case notInStack(String, stack: String)
    /// An equation relates attributes of different kinds.
    case incompatibleAttributes(LayoutAttribute, LayoutAttribute)
    /// An equation relates leading or trailing to left or right.
    case mixedDirectionality(LayoutAttribute, LayoutAttribute)
    /// An equation sets a position to a number, with an equation that says from where.
    case positionWithoutSecondItem(LayoutAttribute, example: String?)
    /// No state has this id, with the ids of all states.
    case unknownState(String, known: [String])
    /// The number of findings that aren't listed.
    case furtherFindings(Int)
}
