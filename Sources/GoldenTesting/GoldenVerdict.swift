import Foundation
import ImageDiff

/// The result of comparing a picture with its golden.
public struct GoldenVerdict: Sendable, Equatable {
    /// The two pictures that are compared.
    public enum Side: String, Sendable, Hashable {
        case reference, actual
    }

    /// The outcome of the comparison.
    public enum Outcome: Sendable, Hashable {
        /// No pixel differs.
        case equal
        /// Pixels differ, but no more than allowed.
        case withinAllowance(ImageDifference)
        /// The picture was recorded as the golden.
        case recorded
        /// There is no golden with this name.
        case missing
        /// More pixels differ than allowed, or the sizes differ.
        case different(ImageDifference)
        /// One of the two can't be read as PNG.
        case unreadable(Side, PNGError)
        /// The frames differ from the golden's; the picture doesn't, or isn't kept.
        case differentFrames
    }

    /// The files of a failure.
    public struct Files: Sendable, Equatable {
        /// The picture that was drawn.
        public var actual: URL
        /// A copy of the golden; nil if there is none.
        public var reference: URL?
        /// The picture of the difference; nil if the two can't be compared.
        public var difference: URL?
    }

    /// The golden's name.
    public var name: String
    /// The outcome of the comparison.
    public var outcome: Outcome
    /// The pictures written for a failure; nil otherwise.
    public var files: Files?

    package init(name: String, outcome: Outcome, files: Files? = nil) {
        self.name = name
        self.outcome = outcome
        self.files = files
    }

    /// Whether the picture passes; recording counts as passing.
    public var isPassing: Bool {
        switch outcome {
        case .equal, .withinAllowance, .recorded: true
        case .missing, .different, .unreadable, .differentFrames: false
        }
    }

    /// The difference; nil if the two are equal or weren't compared.
    public var difference: ImageDifference? {
        switch outcome {
        case .withinAllowance(let difference), .different(let difference): difference
        case .equal, .recorded, .missing, .unreadable, .differentFrames: nil
        }
    }
}

extension GoldenVerdict: CustomStringConvertible {
    /// The result in one line.
    public var description: String {
        switch outcome {
        case .equal: "\(name) matches its golden"
        case .withinAllowance(let difference):
            "\(name) matches its golden within the allowance: \(difference.summary)"
        case .recorded: "\(name) was recorded as golden"
        case .missing: "\(name) has no golden: look at the picture and record it"
        case .different(let difference): "\(name) differs from its golden: \(difference.summary)"
        case .differentFrames: "\(name) differs from its golden: its frames changed"
        case .unreadable(.reference, let error): "the golden of \(name) can't be read: \(error)"
        case .unreadable(.actual, let error): "the picture of \(name) can't be read: \(error)"
        }
    }
}
