import Engine
import Foundation
import Solver

extension Scene {
    /// The number of trials after which what isn't known is varied together.
    private static let mostTrials = 8
    /// Frames that differ by less, in points, are the same.
    private static let rounding: CGFloat = 0.01

    /// Marks the views whose frames depend on a size that the document doesn't contain, each with what isn't known, and those that
    /// no constraint determines.
    ///
    /// Each such size is changed, and the scene is laid out again: the views that move or change their size depend on it. The
    /// views of the scene keep the frames of the last layout.
    ///
    /// - Parameter layout: The solution of the scene.
    /// - Complexity: A layout for each font, image, symbol or class that isn't known, up to a limit.
    /// - Throws: `SolverError` if solving the scene again exceeds the limits.
    package func markUncertainFrames(in layout: inout SolvedLayout) throws(SolverError) {
        guard isFromInterfaceBuilder else { return }
        let sizes = Dictionary(
            layout.items.filter { $0.kind == .view }.map { ($0.id, $0.frame.size) }
        ) { first, _ in first }
        var reasons: [String] = []
        for size in uncertainSizes where !reasons.contains(size.reason) { reasons.append(size.reason) }
        var trials = reasons.prefix(Self.mostTrials).map { [$0] }
        trials.append(Array(reasons.dropFirst(Self.mostTrials)))
        for trial in trials where !trial.isEmpty {
            let depending = try views(in: layout, dependingOn: trial, from: sizes)
            for index in layout.items.indices where layout.items[index].kind == .view {
                if depending.contains(layout.items[index].id) { layout.items[index].uncertain += trial }
            }
        }
        for index in layout.items.indices where layout.items[index].kind == .view {
            if !layout.items[index].undetermined.isEmpty { layout.items[index].uncertain.append("ambiguity") }
        }
    }

    /// Returns the ids of the views that move or change their size with the sizes that have one of the given reasons.
    private func views(
        in layout: SolvedLayout, dependingOn reasons: [String], from sizes: [String: CGSize]
    ) throws(SolverError) -> Set<String> {
        let uncertain = uncertainSizes.filter { reasons.contains($0.reason) }
        var found = Set(uncertain.filter(\.isFrameUncertain).compactMap(\.view.identifier))
        for change in UncertainSize.Change.allCases {
            let varied = try frames(varying: reasons, from: sizes, change)
            for item in layout.items where item.kind == .view {
                guard let frame = varied[item.id], !frame.isClose(to: item.frame, within: Self.rounding)
                else { continue }
                found.insert(item.id)
            }
            // Only a size that has no room to grow is reduced as well.
            let isConfined = uncertain.contains { size in
                guard size.subject == .arrangedView, let id = size.view.identifier, let before = sizes[id],
                    let after = varied[id]?.size
                else { return false }
                return after.width - before.width < Self.rounding
                    || after.height - before.height < Self.rounding
            }
            if !isConfined { break }
        }
        return found
    }

    /// Returns the frames of views by id, with the sizes changed that have one of the given reasons.
    private func frames(
        varying reasons: [String], from sizes: [String: CGSize], _ change: UncertainSize.Change
    ) throws(SolverError) -> [String: CGRect] {
        let originals = uncertainSizes.filter { reasons.contains($0.reason) }.compactMap {
            $0.vary(from: sizes[$0.view.identifier ?? ""] ?? .zero, change)
        }
        defer { for original in originals.reversed() { original.restore() } }
        let layout = try LayoutSession(root: root, canvas: canvas).solvedLayout(id: id, detail: .frames)
        return Dictionary(
            layout.items.filter { $0.kind == .view }.map { ($0.id, $0.frame) }
        ) { first, _ in first }
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect, within distance: CGFloat) -> Bool {
        abs(minX - other.minX) < distance && abs(minY - other.minY) < distance
            && abs(width - other.width) < distance && abs(height - other.height) < distance
    }
}
