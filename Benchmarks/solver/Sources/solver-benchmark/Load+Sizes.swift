import Solver

extension Load {
    func rows<Sink>(_ count: Int, itemsPerRow: Int, _ builder: inout LoadBuilder<Sink>) throws {
        let root = try builder.root()
        var previousRow: ViewVariables?
        var made = 0
        while made < count {
            let row = try builder.view()
            try builder.add([(1, row.left), (-1, root.left)], .equal, -16)
            try builder.alignTrailing(row, root, inset: 16)
            if let previousRow {
                try builder.placeBelow(row, previousRow, gap: 8)
            } else {
                try builder.add([(1, row.top), (-1, root.top)], .equal, -8)
            }
            try builder.add([(1, row.height)], .equal, 0, .optional(50))
            let items = min(itemsPerRow, count - made)
            try fill(row, items: made..<made + items, step: max(1, count / 100), &builder)
            made += items
            previousRow = row
        }
        if let previousRow { try builder.alignBottom(previousRow, root, inset: 8) }
    }

    private func fill<Sink>(
        _ row: ViewVariables, items: Range<Int>, step: Int, _ builder: inout LoadBuilder<Sink>
    ) throws {
        var firstItem: ViewVariables?
        var firstSpacer: ViewVariables?
        var previous: ViewVariables?
        for index in items {
            let item = try builder.view()
            if let previous, let firstItem {
                let spacer = try builder.view()
                try builder.placeAfter(spacer, previous)
                try builder.placeAfter(item, spacer)
                try builder.add([(1, spacer.width)], .greaterThanOrEqual, -8)
                try builder.add([(1, spacer.top), (-1, row.top)], .equal, 0)
                try builder.add([(1, spacer.height)], .equal, 0)
                if let firstSpacer {
                    try builder.add([(1, spacer.width), (-1, firstSpacer.width)], .equal, 0)
                } else {
                    firstSpacer = spacer
                }
                try builder.add([(1, item.width), (-1, firstItem.width)], .equal, 0)
            } else {
                firstItem = item
                try builder.add([(1, item.left), (-1, row.left)], .equal, 0)
            }
            let (hugging, resistance) = try builder.intrinsic(item.width, Double(30 + index * 37 % 50))
            try builder.add([(1, item.top), (-1, row.top)], .equal, 0)
            _ = try builder.intrinsic(item.height, Double(20 + index * 13 % 30))
            try builder.add([(1, row.height), (-1, item.height)], .greaterThanOrEqual, 0)
            if index % step == 0 { builder.addToChurn(hugging, resistance) }
            previous = item
        }
        if let previous { try builder.alignTrailing(previous, row, inset: 0) }
    }

    func selfsize<Sink>(_ count: Int, room: Double?, _ builder: inout LoadBuilder<Sink>) throws {
        var views = [try builder.root()]
        var children: [Range<Int>] = []
        while views.count <= count {
            let first = views.count
            for _ in 0..<min(4, count + 1 - first) { views.append(try builder.view()) }
            children.append(first..<views.count)
        }
        var content = 0.0
        for (index, view) in views.enumerated() {
            if index < children.count {
                try stack(children[index].map { views[$0] }, in: view, &builder)
                if index > 0 && room == nil { try builder.add([(1, view.height)], .greaterThanOrEqual, -44) }
                continue
            }
            let height = Double(20 + index * 13 % 30)
            content += height
            let (hugging, resistance) = try builder.intrinsic(view.height, height)
            try builder.add([(1, view.height)], .greaterThanOrEqual, 0)
            if index % max(1, count / 100) == 0 { builder.addToChurn(hugging, resistance) }
        }
        if let room { try builder.add([(1, views[0].height)], .equal, -room * content) }
    }

    private func stack<Sink>(
        _ children: [ViewVariables], in parent: ViewVariables, _ builder: inout LoadBuilder<Sink>
    ) throws {
        var previous: ViewVariables?
        for child in children {
            try builder.add([(1, child.left), (-1, parent.left)], .equal, -8)
            try builder.alignTrailing(child, parent, inset: 8)
            if let previous {
                try builder.placeBelow(child, previous, gap: 0)
            } else {
                try builder.add([(1, child.top), (-1, parent.top)], .equal, 0)
            }
            previous = child
        }
        if let previous { try builder.alignBottom(previous, parent, inset: 0) }
    }
}
