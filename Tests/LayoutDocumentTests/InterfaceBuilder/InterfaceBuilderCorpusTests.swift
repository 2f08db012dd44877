import Engine
import Foundation
import TestSupport
import Testing
import Findings

@testable import LayoutDocument

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Real documents, if a folder next to the checkout has them.
struct InterfaceBuilderCorpusTests {
    @Test(
        .enabled(if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func everyDocumentIsReadable() throws {
        var scenes = 0
        for file in InterfaceBuilderCorpus.files {
            let result = InterfaceBuilderReader.read(try Data(contentsOf: file), file: file.lastPathComponent)
            // Documents of other platforms, and those without any view, are refused by name.
            let unreadable = result.findings.filter {
                $0.code == .unreadable && !$0.message.contains("and only iOS documents")
                    && !$0.message.contains("the document has no view")
            }
            #expect(unreadable.isEmpty, "\(file.lastPathComponent): \(unreadable.first?.message ?? "")")
            let unknown = result.findings.filter { $0.message.contains("which isn't known here") }
            #expect(unknown.isEmpty, "\(file.lastPathComponent): \(unknown.first?.message ?? "")")
            scenes += result.scenes.count
        }
        #expect(scenes > 500)
    }

    @Test(
        .enabled(if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func elementsAreThoseThatFoundationReads() throws {
        for (index, file) in InterfaceBuilderCorpus.files.enumerated() where index % 8 == 0 {
            let data = try Data(contentsOf: file)
            let oracle = ElementRecorder()
            let parser = XMLParser(data: data)
            parser.delegate = oracle
            #expect(parser.parse() && parser.parserError == nil)
            #expect(Self.lines(of: try XMLReader.read(data)) == oracle.lines, "\(file.lastPathComponent)")
        }
    }

    /// Returns one line for each element: its name and its attributes sorted by name.
    private static func lines(of element: LayoutDocument.XMLElement) -> [String] {
        let pairs = element.attributes.map { ($0.name, $0.value) }
        return [ElementRecorder.line(element.name, pairs)] + element.children.flatMap(lines)
    }
}

private final class ElementRecorder: NSObject, XMLParserDelegate {
    var lines: [String] = []

    static func line(_ name: String, _ attributes: [(String, String)]) -> String {
        name + attributes.sorted { $0.0 < $1.0 }.map { " \($0.0)=\($0.1)" }.joined()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        lines.append(Self.line(elementName, attributeDict.map { ($0.key, $0.value) }))
    }
}
