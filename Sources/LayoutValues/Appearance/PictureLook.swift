/// A set of layers for a purpose, by its word on the command line and in documents.
package enum PicturePreset: String, Sendable, Hashable, CaseIterable {
    /// Views and guides with their names, and problems.
    case guides
    /// All constraints as dimensions, for documentation.
    case blueprint
    /// All problems and their causes: conflicts, ambiguity, optional constraints that don't hold, hidden
    /// views.
    case debug
    /// The screen alone, at the canvas's size: views with their text, and guides with their identifiers.
    case plain

    /// The words, in the order of the help.
    package static let words = allCases.map { $0.rawValue }
}

/// A layer of a picture, by its word on the command line and in documents.
package enum PictureLayer: String, Sendable, Hashable, CaseIterable {
    case views, guides
    case systemGuides = "system-guides"
    case stackGuides = "stack-guides"
    case text, names
    case guideNames = "guide-names"
    case classes
    case guideConstraints = "guide-constraints"
    case constraints, unmet, ledger, conflicts, ambiguity, caption, legend, hidden, snapshots

    /// The words, in the order of the help.
    package static let words = allCases.map { $0.rawValue }
}

/// The layers that are asked for in one place, such as a document: a preset to start from, and changes to it.
package struct PictureLook: Sendable, Hashable {
    /// The preset; nil to leave it to others.
    package var preset: PicturePreset?
    package var shown: [PictureLayer]
    /// These are hidden after the others are shown.
    package var hidden: [PictureLayer]

    /// Creates a look that by default asks for nothing.
    package init(preset: PicturePreset? = nil, shown: [PictureLayer] = [], hidden: [PictureLayer] = []) {
        self.preset = preset
        self.shown = shown
        self.hidden = hidden
    }
}
