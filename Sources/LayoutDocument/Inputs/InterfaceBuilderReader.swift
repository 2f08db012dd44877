import Engine
import Foundation
import Findings

/// Reads .xib and .storyboard documents into hierarchies that are ready to be solved.
package enum InterfaceBuilderReader {
    /// Reads a document, whose scenes can then be created for any canvas.
    ///
    /// Never throws: a document that can't be read has no scenes and an error among the findings.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - file: The name of the document in findings.
    /// - Complexity: O(size of the document).
    package static func input(_ data: Data, file: String) -> LayoutInput {
        let element: XMLElement, document: InterfaceBuilderDocument
        do throws(InterfaceBuilderError) {
            (element, document) = try InterfaceBuilderDocument.read(data)
        } catch {
            let place = SourceLocation(file: file, line: error.line, column: error.column)
            let finding = LayoutFinding(code: .unreadable, message: error.message, location: place)
            return LayoutInput(content: .unusable([finding]), file: file)
        }
        var findings = InterfaceBuilderFindings(file: file)
        InterfaceBuilderNumbers.check(element, findings: &findings)
        InterfaceBuilderUnread.check(element, findings: &findings)
        if let id = document.device.id, !document.device.isKnown {
            let (width, height) = (Int(document.device.size.width), Int(document.device.size.height))
            findings.add(
                .unsupported, .note,
                "the device \(id) isn't known; a screen of \(width) × \(height) points stands for it",
                at: element.child("device") ?? element)
        }
        return LayoutInput(content: .interfaceBuilder(document, findings.list), file: file)
    }

    /// Returns every root of a document as a scene, laid out at its recorded size unless the options set another one.
    package static func read(_ data: Data, file: String, options: SceneOptions = SceneOptions()) -> ReadResult
    {
        input(data, file: file).scenes(options)
    }
}
