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
            (element, document) = try self.document(data)
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

    /// Reads the root element of a document, and its parts as values.
    static func document(
        _ data: Data
    ) throws(InterfaceBuilderError) -> (element: XMLElement, document: InterfaceBuilderDocument) {
        let element: XMLElement
        do throws(XMLError) {
            element = try XMLReader.read(data)
        } catch {
            throw InterfaceBuilderError(message: error.message, line: error.line, column: error.column)
        }
        guard element.name == "document" else {
            throw InterfaceBuilderError(
                element.name == "archive" && element["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
                    ? "this is a file of Xcode 3; open it in Xcode 4 to 14 and save it, which converts it"
                    : "the root element is <\(element.name)>, not <document>; open a .xib or .storyboard file",
                at: element)
        }
        if let objection = InterfaceBuilderPlatform.objection(to: element) {
            throw InterfaceBuilderError(objection, at: element)
        }
        let document = InterfaceBuilderDocument(element)
        guard !document.roots.isEmpty else {
            throw InterfaceBuilderError(
                "the document has no view; open one with a view, or a controller that has one", at: element)
        }
        return (element, document)
    }
}

/// The reason why a document can't be used, and the place of it.
package struct InterfaceBuilderError: Error, Equatable {
    /// The problem and the fix, on one line.
    package let message: String
    let line: Int
    let column: Int

    fileprivate init(message: String, line: Int, column: Int) {
        (self.message, self.line, self.column) = (message, line, column)
    }
    fileprivate init(_ message: String, at element: XMLElement) {
        self.init(message: message, line: element.line, column: element.column)
    }
}
