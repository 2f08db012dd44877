import Foundation

/// When pictures are recorded as goldens.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// Never: a picture without a golden fails.
    case never
    /// If there is no golden yet.
    case missing
    /// If there is no golden, or the picture differs from it.
    case failed
    /// Always.
    case all

    /// The value of the environment variable `GOLDEN_RECORD`; nil if it isn't set or invalid.
    public static var fromEnvironment: GoldenRecording? {
        ProcessInfo.processInfo.environment["GOLDEN_RECORD"].flatMap(GoldenRecording.init(rawValue:))
    }
}
