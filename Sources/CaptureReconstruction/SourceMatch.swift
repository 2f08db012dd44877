import LayoutValues
import Foundation

/// Which items of a captured layout are those of the layout that it was made from.
///
/// Views are matched by the identifiers that only one on each side has, then by class and text, and what remains by class and
/// order inside superviews that match. Guides follow their owners.
package struct SourceMatch: Sendable {
    /// The item of the source for items of the capture, by index.
    package private(set) var sources: [Int: Int] = [:]
    /// How well they match: the more the better.
    package private(set) var score = 0.0
    /// The index in the capture of what the source's root is.
    package let root: Int

    private let captured: SolvedLayout
    private let source: SolvedLayout
    private let capturedTree: ViewTree
    private let sourceTree: ViewTree
    /// The item of the capture for items of the source, by index.
    private(set) var places: [Int: Int] = [:]
    /// The number of pairs of siblings that were compared.
    private var work = 0
    /// The views that are certainly the same, by index in the source.
    private var anchors: [Int: Int] = [:]

    /// Matches what is inside a view of the capture with a layout.
    private init(
        _ captured: SolvedLayout, tree: ViewTree, root: Int, source: SolvedLayout, sourceTree: ViewTree
    ) {
        self.captured = captured
        self.source = source
        self.root = root
        capturedTree = tree
        self.sourceTree = sourceTree
        findAnchors()
        matchViews()
        matchGuides()
        let views = source.items.count { $0.kind == .view }
        score -= Double(views - places.keys.count { source.items[$0].kind == .view })
    }

    /// The maximum number of views of a capture that are tried as the root.
    private static let mostRoots = 24

    /// Returns the best match of a capture with a layout; nil if nothing in them is the same.
    package static func best(of captured: SolvedLayout, with source: SolvedLayout) -> SourceMatch? {
        guard !source.items.isEmpty else { return nil }
        let tree = ViewTree(captured)
        let sourceTree = ViewTree(source)
        let roots = captured.items.indices.filter { index in
            captured.items[index].kind == .view && couldBeRoot(index, captured, of: source)
        }
        var best: SourceMatch?
        for root in roots.prefix(mostRoots) {
            let match = SourceMatch(captured, tree: tree, root: root, source: source, sourceTree: sourceTree)
            if match.score > best?.score ?? 0 { best = match }
        }
        return best
    }

    /// Whether a view can be the source's root: it fills the canvas, is a controller's, or has the root's class.
    private static func couldBeRoot(_ index: Int, _ captured: SolvedLayout, of source: SolvedLayout) -> Bool {
        let (item, root) = (captured.items[index], source.items[0])
        if item.canvasFrame.size == captured.canvas.size { return true }
        if item.name?.hasSuffix("'s view") == true { return true }
        return root.className != "UIView" && ViewTree.plainClass(item) == ViewTree.plainClass(root)
    }

    // MARK: Views

    private mutating func findAnchors() {
        let inside = capturedTree.inside(root)
        // An identifier tells more than a class, which a converted capture hasn't kept.
        for (keys, areOfAnyKind) in [(ViewTree.identifiers, true), (ViewTree.textKeys, false)] {
            var own: [String: [Int]] = [:]
            for index in inside {
                for key in keys(captured, capturedTree, index) { own[key, default: []].append(index) }
            }
            var others: [String: [Int]] = [:]
            for index in source.items.indices where source.items[index].kind == .view {
                for key in keys(source, sourceTree, index) { others[key, default: []].append(index) }
            }
            var taken = Set(anchors.values)
            for index in source.items.indices where source.items[index].kind == .view && anchors[index] == nil
            {
                for key in keys(source, sourceTree, index) where others[key]?.count == 1 {
                    guard let place = own[key], place.count == 1, !taken.contains(place[0]),
                        areOfAnyKind
                            || ViewTree.areOfOneKind(captured.items[place[0]], source.items[index])
                    else { continue }
                    anchors[index] = place[0]
                    taken.insert(place[0])
                    break
                }
            }
        }
        anchors[0] = root
    }

    private mutating func add(_ place: Int, _ index: Int) {
        guard sources[place] == nil, places[index] == nil else { return }
        sources[place] = index
        places[index] = place
        score += similarity(place, index) ?? 0
    }

    private mutating func matchViews() {
        add(root, 0)
        var waiting = [(place: root, index: 0)]
        while let (place, index) = waiting.popLast() {
            let wanted = sourceTree.children[index]
            // Views that only the system or code knows can be in between.
            var candidates = capturedTree.children[place].filter { sources[$0] == nil }
            var pairs = aligned(candidates, wanted)
            if pairs.count < wanted.count {
                let used = Set(pairs.map(\.place))
                candidates = candidates.flatMap {
                    used.contains($0) ? [$0] : [$0] + capturedTree.children[$0]
                }
                let more = aligned(candidates.filter { sources[$0] == nil }, wanted)
                if more.count > pairs.count { pairs = more }
            }
            for pair in pairs {
                add(pair.place, pair.index)
                waiting.append(pair)
            }
            for index in wanted where places[index] == nil {
                guard let place = anchors[index], sources[place] == nil else { continue }
                add(place, index)
                waiting.append((place, index))
            }
        }
    }

    /// How much a view of the capture is like one of the source; nil if they can't be the same.
    private func similarity(_ place: Int, _ index: Int) -> Double? {
        let isAnchored = anchors[index] == place
        if !isAnchored, anchors[index] != nil { return nil }
        let (own, other) = (captured.items[place], source.items[index])
        guard isAnchored || ViewTree.areOfOneKind(own, other) else { return nil }
        var sum = isAnchored ? 10.0 : 0
        if ViewTree.plainClass(own) == ViewTree.plainClass(other) { sum += 3 }
        let texts = (capturedTree.label(of: place, in: captured), sourceTree.label(of: index, in: source))
        if let text = texts.0, text == texts.1 { sum += 5 }
        let counts = (capturedTree.children[place].count, sourceTree.children[index].count)
        if (counts.0 == 0) == (counts.1 == 0) { sum += 1 }
        if own.frame == other.frame { sum += 1 }
        return sum + 0.5
    }

    /// The maximum number of siblings that are compared with each other.
    private static let mostSiblings = 400
    /// The maximum number of pairs of siblings that are compared for a root.
    private static let mostWork = 1_000_000

    /// Returns pairs of views in the order of both lists, with the greatest sum of similarities.
    private mutating func aligned(_ own: [Int], _ others: [Int]) -> [(place: Int, index: Int)] {
        let (own, others) = (Array(own.prefix(Self.mostSiblings)), Array(others.prefix(Self.mostSiblings)))
        work += own.count * others.count
        guard !own.isEmpty, !others.isEmpty, work <= Self.mostWork else { return [] }
        let width = others.count + 1
        var sums = Array(repeating: 0.0, count: (own.count + 1) * width)
        for i in own.indices.reversed() {
            for j in others.indices.reversed() {
                var best = max(sums[(i + 1) * width + j], sums[i * width + j + 1])
                if let value = similarity(own[i], others[j]) {
                    best = max(best, value + sums[(i + 1) * width + j + 1])
                }
                sums[i * width + j] = best
            }
        }
        var pairs: [(place: Int, index: Int)] = []
        var (i, j) = (0, 0)
        while i < own.count, j < others.count {
            let sum = sums[i * width + j]
            if sum == sums[(i + 1) * width + j] {
                i += 1
            } else if sum == sums[i * width + j + 1] {
                j += 1
            } else {
                pairs.append((own[i], others[j]))
                (i, j) = (i + 1, j + 1)
            }
        }
        return pairs
    }

    // MARK: Guides

    private mutating func matchGuides() {
        for (index, item) in source.items.enumerated() where item.kind == .guide {
            guard let owner = item.parent.flatMap({ places[$0] }) else { continue }
            let own = capturedTree.guides[owner].filter { sources[$0] == nil }
            let match = own.first { place in
                let other = captured.items[place]
                if let kind = item.systemGuide { return other.systemGuide == kind }
                return !ViewTree.words(other).isDisjoint(with: ViewTree.words(item))
            }
            let authors = own.filter { captured.items[$0].guideRole == .custom }
            let wanted = sourceTree.guides[item.parent ?? 0].filter { source.items[$0].guideRole == .custom }
            // Only their order distinguishes guides without identifiers.
            let inOrder =
                item.guideRole == .custom && authors.count == 1 && wanted.count == 1 ? authors.first : nil
            if let place = match ?? inOrder {
                sources[place] = index
                places[index] = place
            }
        }
    }
}

/// The views and guides of a layout by their owners.
struct ViewTree: Sendable {
    /// The subviews of each item, in order.
    private(set) var children: [[Int]]
    /// The guides of each item, in order.
    private(set) var guides: [[Int]]

    init(_ layout: SolvedLayout) {
        children = Array(repeating: [], count: layout.items.count)
        guides = children
        for (index, item) in layout.items.enumerated() {
            guard let parent = item.parent else { continue }
            if item.kind == .view { children[parent].append(index) } else { guides[parent].append(index) }
        }
    }

    /// Returns a view and those inside it, in order, up to a number of them.
    func inside(_ root: Int, most: Int = .max) -> [Int] {
        var (found, waiting) = ([Int](), [root])
        while found.count < most, let index = waiting.popLast() {
            found.append(index)
            waiting += children[index].reversed()
        }
        return found
    }

    /// The text of a view, or of the only view inside it that has one, as of a button.
    func label(of index: Int, in layout: SolvedLayout) -> String? {
        if let text = layout.items[index].text?.string, !text.isEmpty { return text }
        guard Self.plainClass(layout.items[index]).hasSuffix("Button") else { return nil }
        return inside(index, most: 8).compactMap { layout.items[$0].text?.string }.first { !$0.isEmpty }
    }

    /// The class without its module and what generics add.
    static func plainClass(_ item: SolvedItem) -> String {
        let name = item.className.prefix { $0 != "<" }
        return name.split(separator: ".").last.map(String.init) ?? item.className
    }

    /// Whether two views can be the same by their classes: equal ones, or an app's own class on one side.
    static func areOfOneKind(_ first: SolvedItem, _ second: SolvedItem) -> Bool {
        let names = (plainClass(first), plainClass(second))
        return names.0 == names.1 || !isUIKits(names.0) || !isUIKits(names.1)
    }

    private static func isUIKits(_ name: String) -> Bool {
        name.hasPrefix("UI") || name.hasPrefix("_") || name.hasPrefix("NS") || name.hasPrefix("WK")
            || name.hasPrefix("MK")
    }

    /// The words by which an item is known: its identifiers, and an id or a name that someone chose.
    static func words(_ item: SolvedItem) -> Set<String> {
        Set(item.identifiers + [item.id, item.id.split(separator: "/").last.map(String.init) ?? ""])
            .subtracting([""])
    }

    static func identifiers(_ layout: SolvedLayout, _ tree: ViewTree, _ index: Int) -> [String] {
        let item = layout.items[index]
        return item.identifiers + (item.identifiers.contains(item.id) ? [] : [item.id])
    }

    static func textKeys(_ layout: SolvedLayout, _ tree: ViewTree, _ index: Int) -> [String] {
        let item = layout.items[index]
        guard let text = tree.label(of: index, in: layout) else {
            // A class of the app's own that occurs once tells as much.
            return isUIKits(plainClass(item)) ? [] : [plainClass(item)]
        }
        return ["\(plainClass(item)) '\(text)'"]
    }
}
