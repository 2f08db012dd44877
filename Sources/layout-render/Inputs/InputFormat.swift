import FileAccess
import Foundation
import ViewCapture

/// The kinds of input, by their contents.
enum InputFormat: Sendable, Hashable, CaseIterable {
    case json5, xib, storyboard
    /// What a running app printed or exported.
    case capture(CaptureFormat)

    static var allCases: [InputFormat] {
        [.json5, .xib, .storyboard] + CaptureFormat.allCases.map(Self.capture)
    }

    /// The name on the command line.
    var rawValue: String {
        switch self {
        case .json5: "json5"
        case .xib: "xib"
        case .storyboard: "storyboard"
        case .capture(let format): format.rawValue
        }
    }

    /// The format of a capture; nil for other kinds.
    var captureFormat: CaptureFormat? {
        if case .capture(let format) = self { format } else { nil }
    }

    /// Determines the format from a file name's extension; nil if the extension is unknown.
    init?(pathExtension: String) {
        switch pathExtension.lowercased() {
        case "json5", "json": self = .json5
        case "xib": self = .xib
        case "storyboard": self = .storyboard
        case "viewhierarchy": self = .capture(.viewHierarchy)
        default: return nil
        }
    }

    /// Determines the format from the contents: XML is Interface Builder's, and itself says which of the two kinds it
    /// is; everything else is read as a layout document, whose reader gives the best messages.
    init(sniffing bytes: [UInt8]) {
        let start = TextBytes.utf8(Array(bytes.prefix(Self.sniffedBytes))).drop { $0 <= UInt8(ascii: " ") }
        guard start.first == UInt8(ascii: "<") else {
            self = .json5
            return
        }
        let head = String(decoding: start, as: UTF8.self)
        self = head.contains("Storyboard.XIB") ? .storyboard : .xib
    }

    /// How much of an input is looked at to determine its format.
    private static let sniffedBytes = 1 << 12
}

extension InputFormat: RawRepresentable {
    init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }
}
