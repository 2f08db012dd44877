import ConstraintLog
import LayoutValues
import Foundation

/// Adds the guides that constraints mention: the file has no frames for them, nor whose they are.
struct LookinGuides {
    private var capture: ViewCapture
    private let insets: [Int: [Double]]
    /// For each item, where those in it end: items are in the order in which their trees are walked, parents first.
    private let ends: [Int]

    /// Returns a capture with constraints and the guides in them.
    ///
    /// - Parameter insets: The insets of items' safe areas.
    static func adding(
        _ constraints: LookinConstraints, to capture: ViewCapture, insets: [Int: [Double]]
    ) -> ViewCapture {
        var guides = LookinGuides(
            capture: capture, insets: insets, ends: Self.ends(of: capture.items.map(\.parent)))
        guides.capture.constraints = constraints.constraints
        guides.add(constraints.guides)
        return guides.capture
    }

    private mutating func add(_ guides: [LookinConstraints.Guide]) {
        guard !capture.items.isEmpty else { return }
        let names = Self.names(of: guides)
        let direction = CapturedDirection(capture)
        if direction.isRightToLeft {
            capture.constraints = capture.constraints.map(\.mirrored)
            capture.note(.rightToLeft)
        }
        let first = capture.items.count
        let owners = owners(of: guides)
        for (place, (guide, name)) in zip(guides, names).enumerated() {
            var item = CapturedItem(kind: .guide, className: guide.className, address: guide.address, line: 0)
            item.parent = owners[place]
            item.identifier = name ?? Self.systemName(of: guide.className)
            capture.items.append(item)
        }
        GuideSolver.place(&capture, from: first)
        for index in first..<capture.items.count { placeSafeArea(index) }
        let inferred = names.compactMap(\.self)
        if !inferred.isEmpty { capture.note(.inferredGuideNames(inferred)) }
    }

    // MARK: Names

    /// The name of each guide, if the identifiers of its constraints agree on one that no other guide has.
    private static func names(of guides: [LookinConstraints.Guide]) -> [String?] {
        let names = guides.map { guide -> String? in
            let found = guide.ownNames.isEmpty ? guide.otherNames : guide.ownNames
            return Set(found).count == 1 ? found[0] : nil
        }
        var uses: [String: Int] = [:]
        for name in names.compactMap(\.self) { uses[name, default: 0] += 1 }
        return names.map { name in name.flatMap { uses[$0] == 1 ? $0 : nil } }
    }

    /// What UIKit calls guides of a class; nil for a class that several kinds have.
    private static func systemName(of className: String) -> String? {
        let kinds: [SystemGuideKind] = [.safeArea, .layoutMargins, .readableContent, .keyboard]
        return kinds.compactMap(\.identifier).first { $0 == className }
    }

    // MARK: Owners

    /// How many guides in the file's reverse order may depend on one another for their owners.
    private static let longestChain = 64

    /// Returns the owner of each guide: of one that is only related to guides, that of the first of them with an owner.
    private func owners(of guides: [LookinConstraints.Guide]) -> [Int] {
        var owners = guides.map(owner)
        for _ in 0..<Self.longestChain {
            for (place, guide) in guides.enumerated() where owners[place] == nil {
                guard let owner = guide.relatedGuides.lazy.compactMap({ owners[$0] }).first else { continue }
                owners[place] = owner
            }
        }
        return owners.map { $0 ?? 0 }
    }

    /// Returns the closest view that everything is in that a guide is related to; nil if that is no view.
    ///
    /// - Complexity: O(*n* + *d*) in the views that it is related to and their depth: the owner only moves up.
    private func owner(of guide: LookinConstraints.Guide) -> Int? {
        guard var owner = guide.related.first else { return nil }
        for place in guide.related {
            while !(owner..<ends[owner]).contains(place), let above = capture.items[owner].parent {
                owner = above
            }
            if !(owner..<ends[owner]).contains(place) { owner = 0 }
        }
        return owner
    }

    private static func ends(of parents: [Int?]) -> [Int] {
        var ends = Array(1..<(parents.count + 1))
        for index in parents.indices.reversed() {
            if let parent = parents[index] { ends[parent] = max(ends[parent], ends[index]) }
        }
        return ends
    }

    /// Places a guide of the safe area that constraints leave open as its owner's insets say.
    private mutating func placeSafeArea(_ index: Int) {
        let guide = capture.items[index]
        guard guide.className.contains("SafeArea"), guide.frame == nil || guide.isAmbiguous,
            let owner = guide.parent, let insets = insets[owner],
            let size = capture.items[owner].boundsSize ?? capture.items[owner].frame?.size
        else { return }
        let origin = capture.items[owner].boundsOrigin
        capture.items[index].frame = CGRect(
            x: origin.x + insets[1], y: origin.y + insets[0], width: size.width - insets[1] - insets[3],
            height: size.height - insets[0] - insets[2])
        capture.items[index].isAmbiguous = false
        capture.items[index].openAttributes = []
    }
}
