import Foundation
import LayoutDocument
import Testing

struct DocumentSchemaTests {
    @Test func isTheSameJSONEveryTime() throws {
        let schema = DocumentSchema.json()
        #expect(schema == DocumentSchema.json())
        let object = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
        #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(object?["$ref"] as? String == "#/$defs/document")
    }

    @Test func everyReferenceHasItsDefinition() throws {
        let schema = DocumentSchema.json()
        let object = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
        let definitions = try #require(object?["$defs"] as? [String: Any])
        let references = schema.split(separator: "#/$defs/").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(references.count > 10)
        for name in references { #expect(definitions[String(name)] != nil, "\(name)") }
    }
}
