import Foundation
import Solver

/// Solves a hierarchy once more to find which numbers of its items are undetermined, and how far they can
/// move.
struct FreedomProbe {
    /// The extreme that an item is pushed to.
    enum End {
        case least, greatest
    }

    private var pass: LayoutPass

    /// Calls `body` with a probe of the hierarchy that contains a view; returns nil if the hierarchy exceeds
    /// the solver's limits.
    ///
    /// The indices that its items have in another layout are restored after `body`.
    static func run<Value>(in root: View, _ body: (inout FreedomProbe) throws(SolverError) -> Value) -> Value?
    {
        let indices = LoweredIndices(below: root)
        defer { indices.restore() }
        let solver = Solvers.make(limits: .standard)
        if let session = root.session { solver.budget = session.budget }
        do throws(SolverError) {
            let canvas = root.session?.canvas ?? Canvas(size: root.bounds.size, scale: root.displayScale)
            var pass = try LayoutPass(root: root, canvas: canvas, solver: solver)
            try pass.settle()
            var probe = FreedomProbe(pass: pass)
            return try body(&probe)
        } catch {
            return nil
        }
    }

    private init(pass: LayoutPass) {
        self.pass = pass
    }

    /// Returns the undetermined numbers of an item, by lowered index; none for the root.
    func openComponents(of index: Int) throws(SolverError) -> FrameComponents {
        guard index > 0 else { return [] }
        let free = try pass.freeComponents()
        return free.indices.contains(index) ? free[index] : []
    }

    /// Returns every item's frame with one of them pushed to an extreme, within its superview if no constraint bounds
    /// it.
    mutating func frames(
        pushing index: Int, to end: End, along open: FrameComponents
    ) throws(SolverError) -> [CGRect] {
        let hierarchy = pass.hierarchy
        guard let parent = hierarchy.parent(of: index) else { return pass.frames }
        let (x, y) = (
            hierarchy.position(of: index, on: .horizontal), hierarchy.position(of: index, on: .vertical)
        )
        let (width, height) = (
            hierarchy.length(of: index, on: .horizontal), hierarchy.length(of: index, on: .vertical)
        )
        let (room, own) = (pass.frames[parent].size, pass.frames[index].size)
        let isLeast = end == .least
        var wishes: [(SolverVariable, CGFloat)] = []
        if open.contains(.width) { wishes.append((width, isLeast ? 0 : room.width)) }
        if open.contains(.height) { wishes.append((height, isLeast ? 0 : room.height)) }
        if open.contains(.x) {
            let length = open.contains(.width) ? (isLeast ? 0 : room.width) : own.width
            wishes.append((x, isLeast ? 0 : room.width - length))
        }
        if open.contains(.y) {
            let length = open.contains(.height) ? (isLeast ? 0 : room.height) : own.height
            wishes.append((y, isLeast ? 0 : room.height - length))
        }
        var rows: [SolverConstraint.ID] = []
        for (variable, value) in wishes {
            let wish = SolverConstraint(
                [SolverTerm(1, variable)], constant: -Double(value), priority: .optional(Self.priority))
            rows.append(try pass.solver.add(wish))
        }
        try pass.settle()
        let frames = pass.frames
        for row in rows { try pass.solver.remove(row) }
        return frames
    }

    /// A priority weaker than any that an author would use.
    private static let priority = 0.001
}
