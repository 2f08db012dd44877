import Foundation
import Testing

@Suite struct BrokenDocumentRunTests {
    /// The broken documents of the reader's tests: unusable ones end with status 65 and leave no file behind.
    @Test(arguments: brokenDocuments.filter { !$0.isUsable })
    func aDocumentOfNoUseLeavesNoPicture(broken: BrokenDocument) throws {
        try TemporaryFolder.with { folder in
            try folder.write(broken.text, to: "broken.json5")
            let outcome = try BuiltCommand.run(["render", "broken.json5", "-o", "a.svg"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.output.isEmpty)
            let place = "broken.json5:\(broken.place.line):\(broken.place.column): error: "
            #expect(outcome.errors.hasPrefix(place))
            #expect(try folder.files() == ["broken.json5"])
        }
    }

    @Test func theSchemaIsJSON() throws {
        let outcome = try BuiltCommand.run(["schema"])
        #expect(outcome.status == 0)
        let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}
