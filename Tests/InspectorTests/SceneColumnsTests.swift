import Foundation
import Testing

@testable import Inspector

/// Scenes with their members side by side.
@Suite struct SceneColumnsTests {
    /// Returns the columns of scenes as values.
    private func columns(_ scenes: [String]) throws -> NSDictionary {
        var columns = SceneColumns()
        for scene in scenes { columns.add(Array(scene.utf8)) }
        return try #require(try JSONSerialization.jsonObject(with: Data(columns.json)) as? NSDictionary)
    }

    @Test func membersOfScenesAreSideBySide() throws {
        let found = try columns([#"{"id":"a","size":[1,2]}"#, #"{"id":"b","size":[3,4]}"#])
        #expect(found == ["id": ["a", "b"], "size": [[1, 2], [3, 4]]] as NSDictionary)
    }

    @Test func missingMembersAreNull() throws {
        let found = try columns([#"{"id":"a","x":true}"#, #"{"id":"b","y":{"z":1}}"#, "{}"])
        #expect(
            found == [
                "id": ["a", "b", NSNull()], "x": [true, NSNull(), NSNull()],
                "y": [NSNull(), ["z": 1], NSNull()],
            ] as NSDictionary)
    }

    /// Commas, colons, brackets and quotes in strings separate nothing.
    @Test(arguments: [#"a,"b":{c}]"#, #"\"#, #"""#, #"\","#, "é\u{2028}"])
    func stringsAreKept(_ text: String) throws {
        let object = try JSONSerialization.data(
            withJSONObject: [text: [text, ["k": text]]], options: .withoutEscapingSlashes)
        let found = try columns([String(decoding: object, as: UTF8.self)])
        #expect(found == [text: [[text, ["k": text]]]] as NSDictionary)
    }
}
