import Foundation
import Testing

/// A document with a mistake, marked by ▶ in its text, and the advice that the finding must contain.
struct BrokenDocument: Sendable, CustomTestStringConvertible {
    let marked: String
    /// Part of the finding's message.
    let advice: String
    /// Whether the document can be laid out without the faulty part.
    var isUsable = false

    init(_ marked: String, _ advice: String, isUsable: Bool = false) {
        self.marked = marked
        self.advice = advice
        self.isUsable = isUsable
    }

    /// The document without the mark.
    var text: String { marked.replacingOccurrences(of: "▶", with: "") }

    var testDescription: String {
        marked.split(separator: "\n").first { $0.contains("▶") }.map(String.init) ?? marked
    }

    /// The position of the mark, counting lines and Unicode scalars from 1.
    var place: (line: Int, column: Int) {
        var line = 1
        var column = 1
        for scalar in marked.unicodeScalars {
            if scalar == "▶" { break }
            if scalar == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        return (line, column)
    }

    /// Returns a document whose only constraint is the given JSON5.
    static func constraint(_ constraint: String, _ advice: String, isUsable: Bool = false) -> BrokenDocument {
        BrokenDocument(
            """
            {
              layoutDocument: 1,
              root: {
                id: "view",
                guides: [{ id: "third" }],
                subviews: [{ id: "a" }, { id: "b-8" }, { id: "scroll", class: "UIScrollView" }],
              },
              constraints: [\(constraint)],
            }
            """, advice, isUsable: isUsable)
    }

    /// Returns a document whose root contains one view with the given members.
    static func view(_ members: String, _ advice: String, isUsable: Bool = false) -> BrokenDocument {
        BrokenDocument(
            """
            {
              layoutDocument: 1,
              root: { id: "view", subviews: [
                { id: "a", \(members) },
              ] },
            }
            """, advice, isUsable: isUsable)
    }

    /// Returns a document with the given canvas.
    static func canvas(_ canvas: String, _ advice: String, isUsable: Bool = false) -> BrokenDocument {
        BrokenDocument("{ layoutDocument: 1, canvas: \(canvas),\n  root: {} }", advice, isUsable: isUsable)
    }

    /// Returns a document with the given states.
    static func states(_ states: String, _ advice: String, isUsable: Bool = false) -> BrokenDocument {
        BrokenDocument(
            """
            {
              layoutDocument: 1,
              root: { id: "view", guides: [{ id: "third" }], subviews: [{ id: "a" }] },
              constraints: [
                { id: "edge", constraint: "a.left == view.left" },
                { id: "row", constraint: "H:|[a]|" },
              ],
              states: [\(states)],
            }
            """, advice, isUsable: isUsable)
    }
}

/// Every kind of mistake that the reader detects, at least once.
let brokenDocuments = brokenTexts + brokenValues + brokenReferences + brokenCombinations
