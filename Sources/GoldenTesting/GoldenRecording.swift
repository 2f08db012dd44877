import Foundation

/// Which pictures are recorded as goldens.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// None: a picture without a golden fails.
    case never
    /// Pictures without a golden.
    case missing
    /// Pictures without a golden, and pictures that differ from it.
    case failed
    /// All pictures.
    case all

    /// The value of the environment variable `GOLDEN_RECORD`; nil if it isn't set or invalid.
    public static var fromEnvironment: GoldenRecording? {
        ProcessInfo.processInfo.environment["GOLDEN_RECORD"].flatMap(GoldenRecording.init(rawValue:))
    }
}
