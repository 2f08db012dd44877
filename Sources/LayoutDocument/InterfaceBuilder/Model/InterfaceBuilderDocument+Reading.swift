import Foundation

extension InterfaceBuilderDocument {
    /// Reads the root element of a document, and its parts as values.
    static func read(
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
