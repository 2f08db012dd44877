extension FindingCode {
    /// What there is to know about findings of this kind.
    public var rule: FindingRule {
        switch self {
        case .unsatisfiable:
            FindingRule(
                .error, "Required constraints can't all hold, and one of them was given up.",
                remedy: "Remove one of the constraints listed, or lower its priority below 1000.")
        case .ambiguous:
            FindingRule(
                .warning, "The constraints leave a view's position or size open.",
                remedy: "Add a constraint along the axis that is named.")
        case .unusedGuide:
            FindingRule(
                .warning, "No constraint mentions a layout guide.",
                remedy: "Constrain something to the guide, or remove it.")
        case .misplaced:
            FindingRule(
                .note, "Constraints put a view elsewhere than Interface Builder recorded it.",
                remedy: "Update the view's frame in Interface Builder.")
        case .redundantConstraint:
            FindingRule(
                .note, "A constraint changes nothing: others already say the same.",
                remedy: "Remove it or one of the others.")
        case .duplicateConstraint:
            FindingRule(
                .note, "A constraint says what an earlier one says.",
                remedy: "Remove one of the two.")
        case .physicalEdge:
            FindingRule(
                .note, "A constraint ties left or right edges, which don't follow the reading direction.",
                remedy:
                    "Use leading and trailing, unless the edge is meant to stay in right-to-left languages.")
        case .requiredTextSize:
            FindingRule(
                .note, "A required constraint fixes the size of a text, which is cut off where it grows.",
                remedy: "Let the content decide, use an inequality, or lower the priority.")
        case .notSolved:
            FindingRule(
                .error, "The layout is beyond the solver's limits.",
                remedy: "Use fewer views, smaller numbers, or multipliers closer in size.")
        case .incompatibleAttributes:
            FindingRule(
                .error, "A constraint relates attributes that can't be related.",
                remedy: "Relate attributes of one kind, and give a position a second item.")
        case .noCommonAncestor:
            FindingRule(
                .error, "A constraint's items are not in one view hierarchy.",
                remedy: "Add both items to the hierarchy before the constraint is activated.")
        case .hierarchyCycle:
            FindingRule(
                .error, "A view was added to itself or to a view inside it.",
                remedy: "Add it to a view outside it.")
        case .invalidNumber:
            FindingRule(
                .error, "A number that layout depends on is out of range.",
                remedy: "Use a number in the range that the message names.")
        case .invalidFormat:
            FindingRule(
                .error, "A line of the Visual Format Language can't be read.",
                remedy: "Correct the line at the place that is named.")
        case .syntax:
            FindingRule(
                .error, "A text isn't JSON5, or a constraint can't be read.",
                remedy: "Correct the text at the line and column given.")
        case .invalidKey:
            FindingRule(
                .error, "An object has a key that it doesn't take, has a key twice, or lacks one.",
                remedy: "Correct the key; `layout-render schema` lists those there are.")
        case .invalidValue:
            FindingRule(
                .error, "A value is of the wrong kind, out of range, or not one of the words allowed.",
                remedy: "Write a value of the form that the message gives.")
        case .unknownItem:
            FindingRule(
                .error, "An id doesn't belong to any view, guide, constraint or state.",
                remedy: "Correct the id, or add what it should name.")
        case .unknownDevice:
            FindingRule(
                .error, "No device has this name.", remedy: "Use a name that `layout-render devices` lists.")
        case .unknownScene:
            FindingRule(
                .error, "The input has no scene with this id.",
                remedy: "Give `--scene` one of the ids listed.")
        case .duplicateID:
            FindingRule(.error, "An id is used twice.", remedy: "Give one of the two another id.")
        case .withoutEffect:
            FindingRule(
                .warning, "A property or a change has no effect where it is written.",
                remedy: "Remove it, or change the class of the view.")
        case .guideView:
            FindingRule(
                .error, "A view that should become a layout guide can't become one.",
                remedy: "Remove what a guide can't have, such as subviews, or keep the view.")
        case .unsupported:
            FindingRule(
                .note, "The input uses something that isn't modelled, and the layout leaves it out.",
                remedy: "Check the frames nearby, or give the view a size for design time.")
        case .furtherFindings:
            FindingRule(
                .error, "The document has more errors than are listed.",
                remedy: "Fix those listed and run again.")
        case .unreadable:
            FindingRule(
                .error, "A file can't be read, or isn't what its format asks for.",
                remedy: "Check the path, its permissions and the kind of file.")
        case .unwritable:
            FindingRule(
                .error, "A picture can't be written.",
                remedy: "Check that the folder exists and can be written to.")
        case .unsafeName:
            FindingRule(
                .error, "A name in a revision leads out of its folder, or is one that no file may have.",
                remedy: "Rename the file in the repository.")
        case .noLayouts:
            FindingRule(
                .error, "A folder has no layouts in it.",
                remedy: "Name a folder with .json5, .json, .xib or .storyboard files.")
        case .severalPictures:
            FindingRule(
                .error, "An input gives several pictures where there is room for one.",
                remedy: "Choose one with `--scene`, or name a folder after `-o`.")
        case .nameTaken:
            FindingRule(
                .error, "Two pictures of one run have the same file name.",
                remedy: "Draw one of them into another folder.")
        case .overwritesInput:
            FindingRule(
                .error, "A picture would replace an input.",
                remedy: "Name another folder or file after `-o`.")
        case .emptyCanvas:
            FindingRule(
                .warning, "A scene has no width or no height, so there is no picture of it.",
                remedy: "Give it a size, or use `--size`.")
        case .notDrawn:
            FindingRule(
                .error, "A layout can't be drawn as the command line asks.",
                remedy: "Change the option that the message names, or make the canvas smaller.")
        case .unusablePicture:
            FindingRule(
                .error, "A picture to compare isn't a PNG that can be read.",
                remedy: "Save the picture as PNG again.")
        case .internalFault:
            FindingRule(
                .error, "The program itself is at fault.", remedy: "Report the message with the input.")
        case .appConflict:
            FindingRule(
                .error, "A log has a conflict in which the app's constraints contradict each other.",
                remedy: "Remove the constraint named, or lower its priority below 1000.")
        case .autoresizingConflict:
            FindingRule(
                .error,
                "A log has a conflict in which a view has constraints from its frame besides its author's.",
                remedy: "Set `translatesAutoresizingMaskIntoConstraints` to false on the view named.")
        case .prototypingConflict:
            FindingRule(
                .error, "A log has constraints with which Interface Builder froze a view's frame.",
                remedy: "Add constraints for the view in Interface Builder.")
        case .transientConflict:
            FindingRule(
                .warning, "A log has a conflict that only arises while the system measures or animates.",
                remedy: "Give the constraint named priority 999.")
        case .frameworkConflict:
            FindingRule(
                .note, "A log has a conflict of the system's own views.", remedy: "Ignore it.")
        case .unrecoverableLog:
            FindingRule(
                .warning, "A log has a message about constraints of which too little is left.",
                remedy: "Paste the whole message, or log without redaction.")
        case .goldenMissing:
            FindingRule(
                .error, "A picture has no golden to compare with.",
                remedy: "Look at the picture and record it with `--record missing`.")
        case .goldenDifferent:
            FindingRule(
                .error, "A picture differs from its golden.",
                remedy: "Correct the layout, or accept the picture with `--update`.")
        case .goldenUnreadable:
            FindingRule(
                .error, "A golden, or the picture to compare with it, can't be read.",
                remedy: "Record the golden again.")
        case .goldenFailed:
            FindingRule(
                .error, "A layout couldn't be laid out or drawn for comparison.",
                remedy: "Run `layout-render check` on the input.")
        case .goldenStale:
            FindingRule(
                .warning, "A golden doesn't belong to any picture.", remedy: "Remove the golden.")
        }
    }
}
