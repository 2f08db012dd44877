import Engine
import Foundation
import Testing

@testable import LayoutComparison
@testable import LayoutPipeline
@testable import layout_render

@Suite struct GoldenPageTests {
    private func page(_ cases: [GoldenCase], goldens: [String] = []) throws -> String {
        var report = GoldenReport()
        report.cases = cases
        report.goldens = goldens
        let page = GoldenPage(report: report, folder: "nowhere", updateCommand: "layout-render test --update")
        return String(decoding: try page.bytes(), as: UTF8.self)
    }

    /// Returns the data that the page's script reads.
    private func data(of page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        let json = Data(page[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    }

    private func failure(_ name: String, because causes: [String]) -> GoldenCase {
        var failure = GoldenCase(name: name, input: "\(name).json5", outcome: .different, message: "m")
        failure.causes = causes
        failure.actual = "pictures/\(name).actual.png"
        return failure
    }

    @Test func whatInputsSayIsText() throws {
        var failure = GoldenCase(name: "<script>", input: "\"a\" & b", outcome: .different, message: "1 < 2")
        failure.changes = [
            LayoutChange(
                id: "a", title: "<a>", itemKind: "view", kind: .moved, before: [0, nil, 1, 1],
                after: [0, 0.5, 1, 1], because: ["</td>"])
        ]
        let text = try page([failure], goldens: ["<b>"])
        for raw in ["<script>\"", "1 < 2", "<a>", "</td>", "<b>"] { #expect(!text.contains(raw)) }
        let data = try data(of: text)
        let scene = try #require((data["scenes"] as? [[String: Any]])?.first)
        let comparison = try #require(scene["comparison"] as? [String: Any])
        let change = try #require((comparison["changes"] as? [[String: Any]])?.first)
        #expect(comparison["message"] as? String == "1 < 2")
        #expect(change["title"] as? String == "<a>")
        #expect(change["because"] as? [String] == ["</td>"])
        #expect((data["notes"] as? [String])?.first?.hasPrefix("<b>: stale") == true)
    }

    @Test func itNeedsNothingButItself() throws {
        let text = try page([GoldenCase(name: "a", input: "a", outcome: .missing, message: "m")])
        for word in ["http:", "https:", "@import", "url(", "src=\"/", "<link"] {
            #expect(!text.contains(word))
        }
        #expect(text.contains("default-src 'none'"))
    }

    @Test func aRunWithoutFailuresSaysSo() throws {
        let data = try data(of: page([GoldenCase(name: "a", input: "a", outcome: .equal, message: "m")]))
        #expect(data["summary"] as? String == "1 picture: 1 equal")
        #expect((data["scenes"] as? [Any])?.isEmpty == true)
    }

    @Test func failuresAreGroupedByCauseTheLargestFirst() throws {
        let cases = [
            failure("a", because: ["one"]), failure("b", because: ["two"]), failure("c", because: ["two"]),
            GoldenCase(name: "d", input: "d", outcome: .equal, message: ""),
            GoldenCase(name: "e", input: "e", outcome: .failed, message: ""),
        ]
        let groups = try #require(data(of: page(cases))["groups"] as? [[String: Any]])
        #expect(groups.map { $0["causes"] as? [String] } == [["two"], ["one"], ["not drawn"]])
        // Indices of the failures.
        #expect(groups.map { $0["scenes"] as? [Int] } == [[1, 2], [0], [3]])
        let commands = groups.map { $0["command"] as? String }
        #expect(commands[0]?.hasPrefix("layout-render test --update --only group:") == true)
        #expect(commands[0] != commands[1])
        // A picture that wasn't drawn can't be accepted.
        #expect(commands[2] == nil)
    }

    @Test func aGroupsNameStandsForItsCausesAndItsMembers() {
        let names = { (causes: [[String]]) in
            ChangeGroup.groups(of: ["a", "b", "c"], causes: causes).map { $0.id }
        }
        let first = names([["x"], ["x"], ["y"]])
        #expect(first == names([["x"], ["x"], ["y"]]))
        #expect(first[0] != names([["x"], ["x"], ["x"]])[0])
        #expect(first[0] != names([["z"], ["z"], ["y"]])[0])
        #expect(Set(first).count == 2)
    }
}
