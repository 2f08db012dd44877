/// The revisions of the Model Context Protocol, oldest first.
package enum ProtocolVersion: String, Sendable, CaseIterable, Comparable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    case july2026 = "2026-07-28"

    /// The newest revision that a connection is opened with by `initialize`.
    package static let newestWithHandshake = november2025

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    /// The names of all revisions, oldest first.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// Whether a connection begins with `initialize`; otherwise each request says what it needs.
    package var hasHandshake: Bool { self < .july2026 }

    /// Whether several messages may be sent as one list, as JSON-RPC has it.
    package var hasBatches: Bool { self < .june2025 }

    /// Whether tools have annotations of their effects, and progress has a message.
    package var hasAnnotations: Bool { self >= .march2025 }

    /// Whether results of tools have values beside their text, and what is offered has titles.
    package var hasStructuredContent: Bool { self >= .june2025 }

    /// Returns the revision for a connection whose client asks for one; the newest if it isn't known.
    package static func negotiated(_ name: String) -> ProtocolVersion {
        guard let version = ProtocolVersion(rawValue: name), version.hasHandshake else {
            return newestWithHandshake
        }
        return version
    }
}
