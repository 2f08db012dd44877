import LayoutValues
import Findings
import LayoutRender

/// An error that prevents a file from being laid out, or a layout from being drawn.
public enum LayoutFileError: Error, Sendable, Equatable {
    /// The file can't be read, for the system's reason.
    case unreadable(path: String, reason: String)
    /// The file's contents can't be used; at least one of the findings is an error.
    case unusable(path: String, findings: [LayoutFinding])
    /// No device has the name; the text suggests a similar one.
    case unknownDevice(String)
    /// The picture's path doesn't end in a known extension.
    case unknownFormat(path: String)
    /// The picture can't be written, for the system's reason.
    case unwritable(path: String, reason: String)
}

extension LayoutFileError: CustomStringConvertible {
    /// What is wrong and where, with a line for each finding.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason), .unwritable(let path, let reason): "\(path): \(reason)"
        case .unknownDevice(let text): text
        case .unknownFormat(let path):
            "\(path): the ending says no format; use \(OutputFormat.endings(for: .pictures))"
        case .unusable(let path, let findings):
            findings.map { Self.line(for: $0, path: path) }.joined(separator: "\n")
        }
    }

    private static func line(for finding: LayoutFinding, path: String) -> String {
        let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(path)\(place): \(finding.severity.rawValue): \(finding.message)"
    }
}
