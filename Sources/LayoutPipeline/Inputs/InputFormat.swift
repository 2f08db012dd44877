import FileAccess
import Foundation
import LayoutDocument
import ViewCapture

/// The kinds of input, by their contents.
package enum InputFormat: Sendable, Hashable, CaseIterable {
    case json5, xib, storyboard
    /// Code, which is compiled and run.
    case swift
    /// What a running app printed or exported.
    case capture(CaptureFormat)

    package static var allCases: [InputFormat] {
        [.json5, .xib, .storyboard, .swift] + CaptureFormat.allCases.map(Self.capture)
    }

    /// The name on the command line.
    package var rawValue: String {
        switch self {
        case .json5: "json5"
        case .xib: "xib"
        case .storyboard: "storyboard"
        case .swift: "swift"
        case .capture(let format): format.rawValue
        }
    }

    /// The format of a capture; nil for other kinds.
    var captureFormat: CaptureFormat? {
        if case .capture(let format) = self { format } else { nil }
    }

    /// Determines the format from a file name's extension; nil if the extension is unknown.
    package init?(pathExtension: String) {
        switch pathExtension.lowercased() {
        case "json5", "json": self = .json5
        case "xib": self = .xib
        case "storyboard": self = .storyboard
        case "swift": self = .swift
        case "viewhierarchy": self = .capture(.viewHierarchy)
        case "lookin": self = .capture(.lookin)
        default: return nil
        }
    }

    /// Determines the format from the contents: XML is Interface Builder's, and itself says which of the two kinds it
    /// is; everything else is read as a layout document, whose reader gives the best messages.
    package init(sniffing bytes: [UInt8]) {
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
    package init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }
}

extension InputFormat {
    /// Reads an input of this kind; XML says itself how it is encoded; captures and code are read elsewhere.
    package func read(_ bytes: [UInt8], file: String) -> LayoutInput {
        switch self {
        case .json5, .capture, .swift: LayoutDocumentReader.input(TextBytes.utf8(bytes), file: file)
        case .xib, .storyboard: InterfaceBuilderReader.input(Data(bytes), file: file)
        }
    }
}

/// Distinguishes layout documents from other JSON found in folders: settings, themes, schemas, reports.
enum LayoutDocumentSniffer {
    /// Keys of layout documents. Even an incorrect document has one of them.
    private static let keys: Set<String> = ["layoutDocument", "root"]

    /// Returns whether JSON is a layout document, perhaps an incorrect one.
    ///
    /// Text that can't be parsed counts as a document if it is JSON5; if it is JSON, only if it contains the key's
    /// name.
    static func isLayoutDocument(_ bytes: [UInt8], isJSON5: Bool) -> Bool {
        let bytes = TextBytes.utf8(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let hasKey = text.contains("layoutDocument")
        if isJSON5 ? hasKey : !hasKey { return isJSON5 }
        let document = JSON5Document(parsing: bytes)
        guard document.errors.isEmpty else { return true }
        guard case .object(let members)? = document.value?.content else { return isJSON5 }
        return members.contains { isJSON5 ? keys.contains($0.key) : $0.key == "layoutDocument" }
    }
}
