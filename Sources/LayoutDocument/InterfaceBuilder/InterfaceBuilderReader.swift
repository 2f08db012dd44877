import Engine
import Foundation

/// Reads .xib and .storyboard documents into hierarchies that are ready to be solved.
public enum InterfaceBuilderReader {
    /// Every root of a document as a scene, laid out on the size it was recorded with unless the options say otherwise.
    ///
    /// Never fails: a document that can't be read gives no scene and an error among the findings.
    ///
    /// - Parameters:
    ///   - data: The document's bytes.
    ///   - file: The document's name for findings.
    ///   - options: What the caller wants otherwise than the document has it.
    /// - Complexity: O(size of the document).
    public static func read(_ data: Data, file: String, options: SceneOptions = SceneOptions()) -> ReadResult
    {
        let element: XMLElement
        do throws(XMLMistake) {
            element = try XMLReader.read(data)
        } catch {
            return unreadable(error.message, file: file, line: error.line, column: error.column)
        }
        guard element.name == "document" else {
            return unreadable(
                "the root element is <\(element.name)>, not <document>; open a .xib or .storyboard file",
                file: file, line: element.line, column: element.column)
        }
        if let runtime = element["targetRuntime"], !runtime.hasPrefix("iOS"), !runtime.hasPrefix("AppleTV") {
            return unreadable(
                "the document is made for \(runtime); open one made for iOS (targetRuntime=\"iOS.CocoaTouch\")",
                file: file, line: element.line, column: element.column)
        }
        let document = InterfaceBuilderDocument(element)
        guard !document.roots.isEmpty else {
            return unreadable(
                "the document has no view; open one with a view, or a controller that has one",
                file: file, line: element.line, column: element.column)
        }
        var result = ReadResult(scenes: [])
        for root in document.roots {
            var builder = InterfaceBuilderSceneBuilder(document: document, file: file, options: options)
            let scene = builder.scene(of: root)
            result.scenes.append(scene)
            result.findings += scene.findings
        }
        return result
    }

    private static func unreadable(_ message: String, file: String, line: Int, column: Int) -> ReadResult {
        ReadResult(
            scenes: [],
            findings: [
                LayoutFinding(
                    code: .unreadable, severity: .error, message: message,
                    location: SourceLocation(file: file, line: line, column: column))
            ])
    }
}
