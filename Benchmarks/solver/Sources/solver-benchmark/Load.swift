import Solver

/// The eight loads on which solvers are compared, each with N views.
enum Load: String, CaseIterable {
    /// Siblings chained in one parent.
    case flat
    /// Four children per view, with multipliers, optional constraints and inequalities.
    case tree
    /// N views, each nested in the previous one.
    case deep
    /// Rows of five items with guides as equal spacers, and intrinsic sizes.
    case rows
    /// A tree whose heights are determined by its leaves.
    case selfsize
    /// The same in nine tenths of the space.
    case over
    /// N labels that compete in one row.
    case labels
    /// One row of N equal items with spacers.
    case wide

    func generate<Sink>(_ count: Int, into builder: inout LoadBuilder<Sink>) throws {
        switch self {
        case .flat: try flat(count, &builder)
        case .tree: try tree(count, &builder)
        case .deep: try deep(count, &builder)
        case .rows: try rows(count, itemsPerRow: 5, &builder)
        case .wide: try rows(count, itemsPerRow: count, &builder)
        case .selfsize: try selfsize(count, room: nil, &builder)
        case .over: try selfsize(count, room: 0.9, &builder)
        case .labels: try labels(count, &builder)
        }
    }

    private func flat<Sink>(_ count: Int, _ builder: inout LoadBuilder<Sink>) throws {
        let root = try builder.root()
        var previous: ViewVariables?
        for index in 0..<count {
            let view = try builder.view()
            try builder.add([(1, view.left), (-1, root.left)], .equal, -16)
            let trailing = try builder.alignTrailing(view, root, inset: 16)
            let height = try builder.add([(1, view.height)], .equal, -Double(44 + index % 7))
            if let previous {
                try builder.placeBelow(view, previous, gap: 8)
            } else {
                try builder.add([(1, view.top), (-1, root.top)], .equal, -8)
            }
            if index % max(1, count / 100) == 0 { builder.addToChurn(trailing, height) }
            previous = view
        }
        if let previous { try builder.alignBottom(previous, root, inset: 8) }
    }

    private func tree<Sink>(_ count: Int, _ builder: inout LoadBuilder<Sink>) throws {
        let root = try builder.root()
        try builder.add([(1, root.height)], .equal, -100_000)
        var parents = [root]
        var made = 0
        var next = 0
        while made < count {
            let parent = parents[next]
            next += 1
            var first: ViewVariables?
            var previous: ViewVariables?
            for child in 0..<4 where made < count {
                let view = try builder.view()
                parents.append(view)
                try builder.add([(1, view.left), (-1, parent.left)], .equal, -8)
                try builder.alignTrailing(view, parent, inset: 8, .lessThanOrEqual)
                let trailing = try builder.alignTrailing(view, parent, inset: 8, .equal, .optional(750))
                if made % 4 == 1 { try builder.add([(1, view.width)], .lessThanOrEqual, -600) }
                let height: Int
                if let first, let previous {
                    try builder.placeBelow(view, previous, gap: 4)
                    let ratio = 1 - 0.05 * Double(child)
                    height = try builder.add([(1, view.height), (-ratio, first.height)], .equal, 0)
                } else {
                    first = view
                    try builder.add([(1, view.top), (-1, parent.top)], .equal, -4)
                    let quarter = [(1, view.height), (-0.25, parent.height)]
                    height = try builder.add(quarter, .lessThanOrEqual, 8)
                    try builder.add(quarter, .equal, 8, .optional(999))
                }
                if made % max(1, count / 100) == 0 { builder.addToChurn(trailing, height) }
                previous = view
                made += 1
            }
        }
    }

    private func deep<Sink>(_ count: Int, _ builder: inout LoadBuilder<Sink>) throws {
        var parent = try builder.root()
        try builder.add([(1, parent.height)], .equal, -1e6)
        for index in 0..<count {
            let view = try builder.view()
            try builder.add([(1, view.left), (-1, parent.left)], .equal, -0.01)
            try builder.add([(1, view.top), (-1, parent.top)], .equal, -1)
            let trailing = try builder.alignTrailing(view, parent, inset: 0.01)
            let bottom = try builder.alignBottom(view, parent, inset: 1)
            if index % max(1, count / 100) == 0 { builder.addToChurn(trailing, bottom) }
            parent = view
        }
    }

    private func labels<Sink>(_ count: Int, _ builder: inout LoadBuilder<Sink>) throws {
        let root = try builder.root()
        var previous: ViewVariables?
        for index in 0..<count {
            let view = try builder.view()
            if let previous {
                try builder.placeAfter(view, previous)
            } else {
                try builder.add([(1, view.left), (-1, root.left)], .equal, 0)
            }
            let width = 800 / Double(count) * (0.5 + Double(index * 37 % 50) / 50)
            let (hugging, resistance) = try builder.intrinsic(view.width, width)
            try builder.add([(1, view.width)], .greaterThanOrEqual, 0)
            try builder.add([(1, view.top), (-1, root.top)], .equal, 0)
            try builder.add([(1, view.height)], .equal, -20)
            if index % max(1, count / 100) == 0 { builder.addToChurn(hugging, resistance) }
            previous = view
        }
        if let previous { try builder.alignTrailing(previous, root, inset: 0) }
    }
}
