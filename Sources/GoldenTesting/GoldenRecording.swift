import Foundation

/// When a picture becomes the golden of its name.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// Never: a picture without a golden fails.
    case never
    /// Where there is no golden yet.
    case missing
    /// Where there is none, or the picture differs from it.
    case failed
    /// Always.
    case all

    /// What the environment variable `GOLDEN_RECORD` says; nil where it is not set or says something else.
    public static var fromEnvironment: GoldenRecording? {
        ProcessInfo.processInfo.environment["GOLDEN_RECORD"].flatMap(GoldenRecording.init(rawValue:))
    }
}
