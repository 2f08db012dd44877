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

    /// Editors offer known names, but others are allowed, since spelling is lenient and classes can be an app's own.
    @Test(arguments: [("canvas", "device", "iPhone 16 Pro"), ("view", "class", "UIStackView")])
    func knownNamesAreOffered(object: String, key: String, name: String) throws {
        let schema =
            try JSONSerialization.jsonObject(with: Data(DocumentSchema.json().utf8)) as? [String: Any]
        let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
        let properties = try #require(definitions[object]?["properties"] as? [String: [String: Any]])
        let choices = try #require(properties[key]?["anyOf"] as? [[String: Any]])
        #expect((choices.first?["enum"] as? [String])?.contains(name) == true)
        #expect(choices.last?["type"] as? String == "string")
    }

    /// An editor marks a constraint with an attribute that doesn't exist.
    @Test(arguments: [
        ("a.top == b.bottom + 8", true), ("  a.safeAreaLayoutGuide.centerX<=5@250", true),
        ("H:|-8-[a]", true), ("[a(>=20)]", true), ("|[a]|", true), ("V[a]", true),
        ("a.tpo == b.bottom", false), ("a == b", false), ("a.topmost == b.top", false), ("", false),
    ])
    func constraintsAreMatched(text: String, isMatched: Bool) throws {
        let schema =
            try JSONSerialization.jsonObject(with: Data(DocumentSchema.json().utf8)) as? [String: Any]
        let definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
        let properties = try #require(definitions["constraint"]?["properties"] as? [String: [String: Any]])
        let pattern = try #require(properties["constraint"]?["pattern"] as? String)
        #expect((text.range(of: pattern, options: .regularExpression) != nil) == isMatched)
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
