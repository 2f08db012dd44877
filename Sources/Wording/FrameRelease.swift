import Findings

/// Which of several views that keep their frames ends a conflict if constraints place it instead, as solving again showed.
package struct FrameRelease: Sendable, Hashable {
    /// A view that ends the conflict.
    package struct View: Sendable, Hashable {
        package var name: String
        /// The numbers of its frame that nothing decides then.
        package var open: [String]

        package init(name: String, open: [String]) {
            self.name = name
            self.open = open
        }
    }

    /// The views that keep their frames, those of sets that remain without one of them among them.
    package var kept: [String]
    /// Those of them of which any ends the conflict.
    package var views: [View]

    /// Creates the result of trying each view.
    package init(kept: [String], views: [View]) {
        self.kept = kept
        self.views = views
    }

    /// The most names in a list.
    private static let mostNames = 4

    /// What to change, as a sentence without a full stop.
    package var advice: String {
        let names = Self.list(kept, joining: "and")
        guard let first = views.first else {
            return
                "\(names) keep their frames, and none of them alone ends the conflict: \(Self.change) on all that "
                + "constraints should place"
        }
        let open = views.allSatisfy { $0.open == first.open } ? first.open : []
        let rest = open.isEmpty ? "" : ", after which its \(open.joined(separator: " and ")) are undetermined"
        if views.count == 1 {
            return
                "\(names) keep their frames; \(Self.change) on \(first.name), which alone ends the conflict\(rest)"
        }
        let choice = Self.list(views.map { $0.name }, joining: "or")
        return
            "\(names) keep their frames; \(Self.change) on \(choice), each of which ends the conflict\(rest)"
    }

    /// The change that lets constraints place a view, in code and in documents.
    static let change =
        "set translatesAutoresizingMaskIntoConstraints = false (in a document: remove the frame)"

    /// Returns names as a list of words; long ones end with the number of the others.
    static func list(_ names: [String], joining word: String) -> String {
        guard names.count <= mostNames else {
            return
                "\(names.prefix(mostNames).joined(separator: ", ")) \(word) \(names.count - mostNames) more"
        }
        return names.joined(by: word)
    }
}
