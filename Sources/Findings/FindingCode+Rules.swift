extension FindingCode {
    /// The severity, summary and remedy for findings of this kind.
    public var rule: FindingRule {
        switch self {
        case .unsatisfiable:
            FindingRule(
                .error, "Required constraints conflict, and one of them was broken.",
                remedy: "Remove one of the constraints listed, or lower its priority below 1000.")
        case .ambiguous:
            FindingRule(
                .warning, "The constraints don't determine a view's position or size.",
                remedy: "Constrain one of the attributes that the message lists.")
        case .unusedGuide:
            FindingRule(
                .warning, "No constraint mentions a layout guide.",
                remedy: "Constrain something to the guide, or remove it.")
        case .misplaced:
            FindingRule(
                .note, "Constraints place a view elsewhere than the frame in Interface Builder.",
                remedy: "Update the view's frame in Interface Builder.")
        case .redundantConstraint:
            FindingRule(
                .note, "A constraint has no effect because others imply it.",
                remedy: "Remove it or one of the others.")
        case .duplicateConstraint:
            FindingRule(
                .note, "A constraint repeats an earlier one.",
                remedy: "Remove one of the two.")
        case .neverBinding:
            FindingRule(
                .note, "An inequality has room in every state and on every device checked.",
                remedy: "Remove it, or check the canvases that it is for.")
        case .physicalEdge:
            FindingRule(
                .note, "A constraint uses left or right edges, which ignore the reading direction.",
                remedy:
                    "Use leading and trailing, unless right-to-left languages need the same edge.")
        case .outsideSuperview:
            FindingRule(
                .note,
                "A constraint puts an edge of a view outside its superview, as far as another edge is inside.",
                remedy: "Change the sign of its constant, unless the view is meant to reach over the edge.")
        case .guideMargin:
            FindingRule(
                .note, "A constraint uses a margin of a layout guide, which has no margins.",
                remedy: "Use the guide's edge, or a margin of a view.")
        case .requiredTextSize:
            FindingRule(
                .note, "A required constraint fixes the size of a text, which truncates longer texts.",
                remedy: "Let the content determine the size, use an inequality, or lower the priority.")
        case .notSolved:
            FindingRule(
                .error, "The layout is beyond the solver's limits.",
                remedy: "Use fewer views, smaller numbers, or multipliers closer in size.")
        case .unfinished:
            FindingRule(
                .warning, "A part of the results is left out, because it takes too much work.",
                remedy: "Split the input, or simplify what the message names.")
        case .implausibleMultiplier:
            FindingRule(
                .warning, "A multiplier has less effect than a pixel, or more than the largest screen.",
                remedy: "Use 1, a constant, or a multiplier between 0.0001 and 10000.")
        case .incompatibleAttributes:
            FindingRule(
                .error, "A constraint relates incompatible attributes.",
                remedy: "Relate attributes of the same kind, and give a position a second item.")
        case .noCommonAncestor:
            FindingRule(
                .error, "A constraint's items aren't in the same view hierarchy.",
                remedy: "Add both items to the hierarchy before activating the constraint.")
        case .hierarchyCycle:
            FindingRule(
                .error, "A view was added to itself or to a view inside it.",
                remedy: "Add it to a view outside it.")
        case .invalidNumber:
            FindingRule(
                .error, "A number that layout depends on is out of range.",
                remedy: "Use a number in the range given in the message.")
        case .invalidFormat:
            FindingRule(
                .error, "A line of the Visual Format Language can't be read.",
                remedy: "Fix the line at the position given.")
        case .collision:
            FindingRule(
                .error, "Two visible or touchable items overlap on some canvases.",
                remedy: "Separate them with an inequality between facing edges, and let one shrink."
            )
        case .protrusion:
            FindingRule(
                .error, "An item extends beyond its superview on some canvases.",
                remedy: "Constrain the item's far edge to its superview, or let it shrink.")
        case .offCanvas:
            FindingRule(
                .error, "An item extends beyond the canvas on some canvases.",
                remedy: "Constrain the item's far edge to the safe area, or put it in a scroll view.")
        case .truncated:
            FindingRule(
                .error, "A label, button or field is smaller than its text.",
                remedy: "Give it more space or more lines, or raise its compression resistance.")
        case .collapsed:
            FindingRule(
                .error, "An item has no size on some canvases, but does on others.",
                remedy: "Give it a minimum size, or raise its compression resistance.")
        case .smallTarget:
            FindingRule(
                .warning, "A control is smaller than 44 × 44 points on some canvases.",
                remedy: "Give it a minimum width and height of 44.")
        case .smallRange:
            FindingRule(
                .note, "An arrangement applies only to a range of a few points between two others.",
                remedy: "Check the constants of the constraints at its boundaries.")
        case .syntax:
            FindingRule(
                .error, "A text isn't valid JSON5, or a constraint can't be parsed.",
                remedy: "Fix the text at the line and column given.")
        case .invalidKey:
            FindingRule(
                .error, "An object has an unknown or duplicate key, or lacks a required one.",
                remedy: "Fix the key; `layout-render schema` lists the valid ones.")
        case .invalidValue:
            FindingRule(
                .error, "A value is of the wrong kind, out of range, or not one of the allowed words.",
                remedy: "Write a value of the form given in the message.")
        case .unknownItem:
            FindingRule(
                .error, "An id doesn't match any view, guide, constraint or state.",
                remedy: "Fix the id, or add the missing item.")
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
                remedy: "Remove it, or change the view's class.")
        case .misspeltClass:
            FindingRule(
                .warning, "A class is almost the name of one of UIKit's.",
                remedy: "Write UIKit's name, or give the class another name.")
        case .guideView:
            FindingRule(
                .error, "A view can't be converted to a layout guide as requested.",
                remedy: "Remove what guides can't have, such as subviews, or keep the view.")
        case .unsupported:
            FindingRule(
                .note, "The input uses a feature that isn't supported, and the layout omits it.",
                remedy: "Check the frames nearby, or give the view a design-time size.")
        case .missingFont:
            FindingRule(
                .note, "A font that the input names isn't in its project.",
                remedy: "Pass the folder of the font's file to --fonts.")
        case .furtherFindings:
            FindingRule(
                .error, "The document has more errors than are listed.",
                remedy: "Fix the listed ones and run again.")
        case .unreadable:
            FindingRule(
                .error, "A file can't be read, or isn't in the expected format.",
                remedy: "Check the path, the permissions and the kind of file.")
        case .unwritable:
            FindingRule(
                .error, "A picture can't be written.",
                remedy: "Check that the folder exists and is writable.")
        case .unsafeName:
            FindingRule(
                .error, "A name in a revision leads out of its folder or isn't a valid file name.",
                remedy: "Rename the file in the repository.")
        case .noLayouts:
            FindingRule(
                .error, "A folder contains no layouts.",
                remedy: "Name a folder with .json5, .json, .xib or .storyboard files.")
        case .staleSilence:
            FindingRule(
                .warning, "A comment or a setting silences a finding that isn't there.",
                remedy: "Remove the comment or the setting, or move it to the finding's place.")
        case .leftOut:
            FindingRule(
                .note,
                "Files in a folder aren't layouts of the project for iOS: other people's code, such as in Pods, or files for "
                    + "macOS, tvOS, watchOS or Xcode 3.",
                remedy: "Name them to use them all the same.")
        case .severalPictures:
            FindingRule(
                .error, "An input makes several pictures, but the output is a single file.",
                remedy: "Choose one with `--scene`, or name a folder after `-o`.")
        case .nameTaken:
            FindingRule(
                .error, "Two pictures of one run have the same file name.",
                remedy: "Write one of them to another folder.")
        case .overwritesInput:
            FindingRule(
                .error, "A picture would replace an input.",
                remedy: "Name another folder or file after `-o`.")
        case .emptyCanvas:
            FindingRule(
                .warning, "A scene has no width or no height, so it can't be drawn.",
                remedy: "Give it a size, or use `--size`.")
        case .pictureStale:
            FindingRule(
                .error, "A picture or image line of a Markdown page isn't what its block gives.",
                remedy: "Run `layout-render markdown` on the page.")
        case .notDrawn:
            FindingRule(
                .error, "A layout can't be drawn with the given options.",
                remedy: "Change the option named in the message, or make the canvas smaller.")
        case .notOpened:
            FindingRule(
                .error, "A page was written, but no browser opened it.",
                remedy: "Open the file yourself, or install `xdg-open`, or set BROWSER to a browser's path.")
        case .missingGlyphs:
            FindingRule(
                .warning, "No font has the characters of a script, which are drawn as boxes.",
                remedy: "Pass a folder with a font of the script to --fonts.")
        case .systemFont:
            FindingRule(
                .note, "Characters are drawn in a font of the system, so pictures differ between machines.",
                remedy: "Pass a folder with a font of the script to --fonts.")
        case .unusableFont:
            FindingRule(
                .warning, "A font file can't be used: it is damaged or too large, or there are too many.",
                remedy:
                    "Replace it with a TrueType or OpenType font that has outlines, or pass fewer to --fonts."
            )
        case .unusablePicture:
            FindingRule(
                .error, "A picture to compare isn't a readable PNG.",
                remedy: "Save the picture as PNG again.")
        case .internalFault:
            FindingRule(
                .error, "The program has a bug.", remedy: "Report the message with the input.")
        case .appConflict:
            FindingRule(
                .error, "A log has a conflict in which the app's constraints contradict each other.",
                remedy: "Remove the constraint named, or lower its priority below 1000.")
        case .autoresizingConflict:
            FindingRule(
                .error,
                "A log has a conflict in which a view has autoresizing constraints besides its author's.",
                remedy: "Set `translatesAutoresizingMaskIntoConstraints` to false on the view named.")
        case .prototypingConflict:
            FindingRule(
                .error, "A log has constraints that Interface Builder generated from a view's frame.",
                remedy: "Add constraints for the view in Interface Builder.")
        case .transientConflict:
            FindingRule(
                .warning, "A log has a conflict that only occurs while the system measures or animates.",
                remedy: "Give the constraint named priority 999.")
        case .frameworkConflict:
            FindingRule(
                .note, "A log has a conflict among the system's own views.", remedy: "Ignore it.")
        case .unrecoverableLog:
            FindingRule(
                .warning, "A log has an incomplete message about constraints.",
                remedy: "Paste the whole message, or log without redaction.")
        case .captureIncomplete:
            FindingRule(
                .note, "A capture of a running app lacks something, or has text that isn't understood.",
                remedy: "Give another capture of the same run, or copy the whole text.")
        case .constraintOff:
            FindingRule(
                .warning, "A captured constraint doesn't hold in the captured frames.",
                remedy: "Check which constraint the system broke, or capture after the layout.")
        case .capturedDiffers:
            FindingRule(
                .warning, "Solving a capture's constraints gives another frame than the captured one.",
                remedy:
                    "Look for code that sets frames or transforms, and for a layout that is still pending.")
        case .codeNotCompiled:
            FindingRule(
                .error, "Code can't be compiled or run, so nothing of it is shown.",
                remedy: "Do what the message says: it is the compiler's, or names what is missing.")
        case .codeLeftOut:
            FindingRule(
                .warning, "A part of the code doesn't compile here and is left out.",
                remedy:
                    "Put what needs other frameworks behind `#if canImport`, or show the view in a `#Preview` without it."
            )
        case .codeNotShown:
            FindingRule(
                .warning, "A view or controller of the code can't be made without arguments.",
                remedy: "Write a `#Preview` that makes it, or give an expression by `--scene-code`.")
        case .codeCrashed:
            FindingRule(
                .error, "The code crashes before its views are laid out.",
                remedy: "Give it the values that it expects, in a `#Preview` or by `--scene-code`.")
        case .codeStandIn:
            FindingRule(
                .note, "Code asks for something that its project lacks, and a sample stands for it.",
                remedy: "Add the image or colour to an asset catalogue of the project, or correct the name.")
        case .goldenMissing:
            FindingRule(
                .error, "A picture has no golden to compare with.",
                remedy: "Look at the picture and record it with `--record missing`.")
        case .goldenDifferent:
            FindingRule(
                .error, "A picture differs from its golden.",
                remedy: "Fix the layout, or accept the picture with `--update`.")
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
                .warning, "A golden has no picture.", remedy: "Remove the golden.")
        }
    }
}
