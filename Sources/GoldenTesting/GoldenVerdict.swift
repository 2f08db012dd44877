import Foundation
import ImageDiff

/// What became of holding a picture against its golden.
public struct GoldenVerdict: Sendable, Equatable {
    /// The two pictures that are compared.
    public enum Side: String, Sendable, Hashable {
        case reference, actual
    }

    /// How the two compare.
    public enum Outcome: Sendable, Hashable {
        /// No pixel differs.
        case equal
        /// No more pixels differ than may.
        case withinAllowance(ImageDifference)
        /// The picture was made the golden.
        case recorded
        /// There is no golden of the name.
        case missing
        /// More pixels differ than may, or the sizes do.
        case different(ImageDifference)
        /// One of the two is no PNG that can be read.
        case unreadable(Side, PNGError)
    }

    /// What a failure left to look at.
    public struct Files: Sendable, Equatable {
        /// The picture that was drawn.
        public var actual: URL
        /// A copy of the golden; nil where there is none.
        public var reference: URL?
        /// What differs, marked; nil where the two can't be compared.
        public var difference: URL?
    }

    /// The golden's name.
    public var name: String
    /// How the two compare.
    public var outcome: Outcome
    /// Of a failure: the pictures written for it.
    public var files: Files?

    /// Whether nothing is wrong; recording is nothing wrong.
    public var isPassing: Bool {
        switch outcome {
        case .equal, .withinAllowance, .recorded: true
        case .missing, .different, .unreadable: false
        }
    }

    /// What differs, where the two were compared and something does.
    public var difference: ImageDifference? {
        switch outcome {
        case .withinAllowance(let difference), .different(let difference): difference
        case .equal, .recorded, .missing, .unreadable: nil
        }
    }
}

extension GoldenVerdict: CustomStringConvertible {
    /// What became of the picture, in one line.
    public var description: String {
        switch outcome {
        case .equal: "\(name) is as its golden"
        case .withinAllowance(let difference):
            "\(name) is as its golden within what may differ: \(difference.summary)"
        case .recorded: "\(name) was recorded as golden"
        case .missing: "\(name) has no golden: look at the picture and record it"
        case .different(let difference): "\(name) differs from its golden: \(difference.summary)"
        case .unreadable(.reference, let error): "the golden of \(name) can't be read: \(error)"
        case .unreadable(.actual, let error): "the picture of \(name) can't be read: \(error)"
        }
    }
}
