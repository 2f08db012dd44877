/// Something about a capture that its reader should know.
package struct CaptureFinding: Sendable, Hashable {
    /// The kinds of findings, with what they are about.
    package enum Kind: Sendable, Hashable {
        /// A record ends in the middle.
        case cutRecord(className: String)
        /// A text begins inside a tree.
        case cutHead
        /// A number or value can't be read.
        case undecodable(name: String, value: String)
        /// Sublayers without views, which have no frames.
        case layers(count: Int)
        /// The size of a rotated view doesn't follow from its bounding box.
        case unknownRotatedSize(name: String)
        /// A constraint can't be understood.
        case unreadConstraint(text: String)
        /// A response of an archive can't be read.
        case failedResponse(name: String, reason: String)
        /// An archive has several captures, of which the last is used.
        case severalCaptures(count: Int)
        /// Objects that an archive mentions but doesn't contain.
        case absentObjects(count: Int)
        /// Objects that an archive contains twice, or inside themselves.
        case repeatedObjects(count: Int)
        /// The tree is deeper or larger than is read.
        case tooLarge(what: String, limit: Int)
        /// The archive has no metadata, or another version.
        case metadata(String)
        /// A tree without ends of elements or objects.
        case cutTree
        /// Two captures have the same address for different classes.
        case classesDiffer(address: String, first: String, second: String)
        /// The same views are printed several times, of which the last print is used.
        case printedAgain(count: Int)
        /// Guides that are called as the identifiers of their constraints begin.
        case inferredGuideNames([String])
        /// The constraints hold right to left.
        case rightToLeft
        /// Lists are shared by more objects than a file of the size can have.
        case sharedLists
        /// A property list can't be read at all.
        case damagedArchive
        /// The guides can't be placed by constraints.
        case unsolvedGuides(reason: String)
    }

    /// What it is about.
    package var kind: Kind
    /// The line of the input, counted from 1; 0 if there is none.
    package var line: Int

    /// Creates a finding.
    package init(kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }

    /// What it says, in one sentence without a full stop.
    package var message: String {
        switch kind {
        case .cutRecord(let name): "the record of \(name) ends in the middle; the rest of it is unknown"
        case .cutHead: "the text begins inside a tree: what is above isn't known"
        case .undecodable(let name, let value):
            "the value of \(name) can't be read: \(Self.short(value))"
        case .layers(let count):
            "\(count) \(count == 1 ? "layer" : "layers") without a view: the text has no frames for them"
        case .unknownRotatedSize(let name):
            "the size of \(name) doesn't follow from its bounding box and its transform; it is drawn as a square"
        case .unreadConstraint(let text): "this constraint can't be read: \(Self.short(text))"
        case .failedResponse(let name, let reason): "\(name) can't be read: \(reason)"
        case .severalCaptures(let count): "the document has \(count) captures; the last is shown"
        case .absentObjects(let count):
            "\(count) \(count == 1 ? "object is" : "objects are") mentioned but not in the document"
        case .repeatedObjects(let count):
            "\(count) \(count == 1 ? "object occurs" : "objects occur") again in the tree and \(count == 1 ? "is" : "are") used once"
        case .tooLarge(let what, let limit): "more than \(limit) \(what): the rest is left out"
        case .metadata(let text): text
        case .cutTree: "the tree ends before its elements do; the open ones are taken to end there"
        case .classesDiffer(let address, let first, let second):
            "\(address) is \(first) in one text and \(second) in another: they aren't of one run, and aren't joined"
        case .inferredGuideNames(let names):
            "guides named as the identifiers of their constraints begin: "
                + names.prefix(10).joined(separator: ", ") + (names.count > 10 ? "…" : "")
        case .damagedArchive:
            "the property list is cut or damaged, or isn't what Lookin and LookInside save: save it again"
        case .sharedLists: "its lists refer to one another too often: the rest is left out"
        case .rightToLeft: "the frames show a layout from right to left: leading edges are right ones"
        case .unsolvedGuides(let reason): "the guides can't be placed by their constraints: \(reason)"
        case .printedAgain(let count): "the same views are printed \(count) times; the last print is shown"
        }
    }

    private static func short(_ text: String) -> String {
        text.count <= 120 ? text : String(text.prefix(120)) + "…"
    }
}
