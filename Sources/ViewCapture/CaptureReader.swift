import ConstraintLog

/// Reads captures, whose formats are found by their contents.
package enum CaptureReader {
    /// Reads a text or a zipped archive; an empty capture if there is nothing of the formats in it.
    ///
    /// - Parameter format: The only format to read; nil for all that occur.
    package static func read(_ bytes: [UInt8], format: CaptureFormat? = nil) -> ViewCapture {
        if format == nil || format == .viewHierarchy, ZipFile.isZip(bytes) {
            return ArchiveReader.read(zip: bytes)
        }
        if format == nil || format == .lookin, LookinReader.isLookin(bytes) {
            return LookinReader.read(bytes)
        }
        if format == .viewHierarchy || format == .lookin { return ViewCapture() }
        let text = CaptureText(bytes)
        let wanted = format.map { [$0] } ?? CaptureFormat.allCases
        return CaptureJoiner.joined(wanted.compactMap { read(text, as: $0) }.filter { !$0.isEmpty })
    }

    private static func read(_ text: CaptureText, as format: CaptureFormat) -> ViewCapture? {
        switch format {
        case .viewHierarchy, .lookin: return nil
        case .recursiveDescription: return RecursiveDescriptionReader.read(text)
        case .autolayoutTrace: return AutolayoutTraceReader.read(text)
        case .layoutGuides: return GuideListReader.read(text)
        case .constraints: return ConstraintListReader.read(text)
        case .xcuitest: return ElementTreeReader.read(text)
        case .appium:
            let elements = AppiumReader.read(text)
            return elements.isEmpty ? JSONTreeReader.read(text) : elements
        case .subtreeDescription: return SubtreeDescriptionReader.read(text)
        case .printHierarchy: return ControllerTreeReader.read(text)
        }
    }

    /// Returns the formats that occur in an input; empty if it is no capture.
    ///
    /// - Complexity: O(bytes).
    package static func formats(of bytes: [UInt8]) -> [CaptureFormat] {
        if ZipFile.isZip(bytes) { return ZipFile.hasResponses(bytes) ? [.viewHierarchy] : [] }
        if LookinReader.isLookin(bytes) { return LookinReader.read(bytes).formats }
        guard mayBeText(bytes) else { return [] }
        return read(bytes).formats
    }

    /// Whether a text has a word without which there is no capture in it.
    private static func mayBeText(_ bytes: [UInt8]) -> Bool {
        bytes.contains("0x") || bytes.contains("frame = (") || bytes.contains("<XCUI") || bytes.contains("h=")
            || bytes.contains("<UIA") || bytes.contains(", {{") || bytes.contains(", state:")
            || JSONTreeReader.isTree(bytes[...])
    }
}
