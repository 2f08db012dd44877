/// The stable code of a kind of finding, which scripts match and `--silence` accepts.
///
/// This is the registry of findings: a new kind is a case here and its rule in `rule`.
/// `Documentation/Findings.md`, the rules of SARIF reports and the words that `--silence` accepts are
/// generated from it.
public enum FindingCode: String, Sendable, Hashable, CaseIterable {
    // Findings about layouts.
    case unsatisfiable, ambiguous
    case unusedGuide = "unused-guide"
    case misplaced
    case redundantConstraint = "redundant-constraint"
    case duplicateConstraint = "duplicate-constraint"
    case neverBinding = "never-binding"
    case physicalEdge = "physical-edge"
    case outsideSuperview = "outside-superview"
    case guideMargin = "guide-margin"
    case requiredTextSize = "required-text-size"
    case notSolved = "not-solved"
    case unfinished
    case implausibleMultiplier = "implausible-multiplier"
    case incompatibleAttributes = "incompatible-attributes"
    case noCommonAncestor = "no-common-ancestor"
    case hierarchyCycle = "hierarchy-cycle"
    case invalidNumber = "invalid-number"
    case invalidFormat = "invalid-format"

    // Findings about layouts swept over many canvases.
    case collision, protrusion
    case offCanvas = "off-canvas"
    case truncated, collapsed
    case smallTarget = "small-target"
    case smallRange = "small-range"

    // Findings about the input's text.
    case syntax
    case invalidKey = "invalid-key"
    case invalidValue = "invalid-value"
    case unknownItem = "unknown-item"
    case unknownDevice = "unknown-device"
    case unknownScene = "unknown-scene"
    case duplicateID = "duplicate-id"
    case withoutEffect = "without-effect"
    case misspeltClass = "misspelt-class"
    case guideView = "guide-view"
    case unsupported
    case missingFont = "missing-font"
    case furtherFindings = "further-mistakes"

    // Findings about files and pictures.
    case unreadable, unwritable
    case unsafeName = "unsafe-name"
    case noLayouts = "no-layouts"
    case leftOut = "left-out"
    case staleSilence = "stale-silence"
    case severalPictures = "several-pictures"
    case nameTaken = "name-taken"
    case overwritesInput = "overwrites-input"
    case emptyCanvas = "empty-canvas"
    case notDrawn = "not-drawn"
    case notOpened = "not-opened"
    case missingGlyphs = "missing-glyphs"
    case systemFont = "system-font"
    case unusableFont = "unusable-font"
    case pictureStale = "picture-stale"
    case unusablePicture = "unusable-picture"
    case internalFault = "internal"

    // Findings about logs.
    case appConflict = "app-conflict"
    case autoresizingConflict = "autoresizing-conflict"
    case prototypingConflict = "prototyping-conflict"
    case transientConflict = "transient-conflict"
    case frameworkConflict = "framework-conflict"
    case unrecoverableLog = "unrecoverable-log"

    // Findings about captures of running apps.
    case captureIncomplete = "capture-incomplete"
    case constraintOff = "constraint-off"
    case capturedDiffers = "captured-differs"

    // Findings about code.
    case codeNotCompiled = "code-not-compiled"
    case codeLeftOut = "code-left-out"
    case codeNotShown = "code-not-shown"
    case codeCrashed = "code-crashed"
    case codeStandIn = "code-stand-in"

    // Findings about golden pictures.
    case goldenMissing = "golden-missing"
    case goldenDifferent = "golden-different"
    case goldenUnreadable = "golden-unreadable"
    case goldenFailed = "golden-failed"
    case goldenStale = "golden-stale"

    /// Whether it is about a constraint that works but could be written better, or left out.
    public var isLint: Bool {
        switch self {
        case .redundantConstraint, .duplicateConstraint, .neverBinding, .physicalEdge, .outsideSuperview,
            .guideMargin, .requiredTextSize:
            true
        default: false
        }
    }
}

/// The severity and description of a kind of finding.
public struct FindingRule: Sendable, Hashable {
    /// The default severity, which a finding can override.
    public let severity: LayoutFinding.Severity
    /// What is wrong, in one sentence.
    public let summary: String
    /// What to do about it, in one sentence.
    public let remedy: String

    init(_ severity: LayoutFinding.Severity, _ summary: String, remedy: String) {
        self.severity = severity
        self.summary = summary
        self.remedy = remedy
    }
}
