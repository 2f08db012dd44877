import Engine
import Foundation

/// The loads of the solver's benchmark, built from views, guides and anchors.
enum ViewLoad: String, CaseIterable {
    case flat, tree, deep, rows, selfsize, over, labels, wide

    /// Builds a hierarchy of about `count` views; also returns a constraint whose constant can be changed.
    func build(_ count: Int) -> (root: View, edited: LayoutConstraint) {
        let root = View()
        var builder = ViewLoadBuilder(root: root)
        builder.build(self, count: count)
        LayoutConstraint.activate(builder.constraints)
        let edited = builder.edited ?? root.widthAnchor.constraint(equalToConstant: 0)
        return (root, edited)
    }
}

/// Builds the loads.
struct ViewLoadBuilder {
    let root: View
    private(set) var constraints: [LayoutConstraint] = []
    /// The first inset on a leading edge.
    private(set) var edited: LayoutConstraint?

    init(root: View) { self.root = root }

    /// Makes the views and constraints of a load, without activating the constraints.
    mutating func build(_ load: ViewLoad, count: Int) {
        switch load {
        case .flat: flat(count)
        case .tree: tree(count)
        case .deep: deep(count)
        case .rows: rows(count, perRow: 5)
        case .wide: rows(count, perRow: count)
        case .selfsize: selfsize(count, room: nil)
        case .over: selfsize(count, room: 0.9)
        case .labels: labels(count)
        }
    }

    private func view(in parent: View, size: CGSize? = nil) -> View {
        let view = size.map { SizedView(contentSize: $0) } ?? View()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private mutating func inset(_ view: View, in parent: View, by inset: CGFloat) {
        let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset)
        if edited == nil { edited = leading }
        constraints.append(leading)
        constraints.append(view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset))
    }

    private mutating func stack(_ view: View, below previous: View?, in parent: View, gap: CGFloat) {
        constraints.append(
            previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
                ?? view.topAnchor.constraint(equalTo: parent.topAnchor, constant: gap))
    }

    mutating func flat(_ count: Int) {
        var previous: View?
        for index in 0..<count {
            let view = view(in: root)
            inset(view, in: root, by: 16)
            constraints.append(view.heightAnchor.constraint(equalToConstant: CGFloat(44 + index % 7)))
            stack(view, below: previous, in: root, gap: 8)
            previous = view
        }
    }

    mutating func tree(_ count: Int) {
        var parents = [root]
        var next = 0
        while parents.count <= count {
            let parent = parents[next]
            next += 1
            var previous: View?
            var first: View?
            for child in 0..<4 where parents.count <= count {
                let view = view(in: parent)
                parents.append(view)
                let leading = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
                if edited == nil { edited = leading }
                let trailing = view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8)
                trailing.priority = .defaultHigh
                constraints += [
                    leading, trailing,
                    view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -8),
                ]
                stack(view, below: previous, in: parent, gap: 4)
                if let first {
                    let ratio = 1 - 0.05 * CGFloat(child)
                    constraints.append(
                        view.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: ratio))
                } else {
                    first = view
                    let quarter = view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.2)
                    quarter.priority = LayoutPriority(999)
                    constraints.append(quarter)
                }
                previous = view
            }
        }
    }

    mutating func deep(_ count: Int) {
        var parent = root
        for _ in 0..<count {
            let view = view(in: parent)
            inset(view, in: parent, by: 0.001)
            constraints.append(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 0.001))
            constraints.append(view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -0.001))
            parent = view
        }
    }

    mutating func rows(_ count: Int, perRow: Int) {
        var previousRow: View?
        for start in stride(from: 0, to: count, by: perRow) {
            let row = view(in: root)
            inset(row, in: root, by: 16)
            stack(row, below: previousRow, in: root, gap: 8)
            let flat = row.heightAnchor.constraint(equalToConstant: 0)
            flat.priority = .fittingSizeLevel
            constraints.append(flat)
            fill(row, items: start..<min(start + perRow, count))
            previousRow = row
        }
    }

    private mutating func fill(_ row: View, items: Range<Int>) {
        var previous: View?
        var firstSpacer: LayoutGuide?
        var first: View?
        for index in items {
            let item = view(in: row, size: CGSize(width: 30 + index * 37 % 50, height: 20 + index * 13 % 30))
            if let previous, let first {
                let spacer = LayoutGuide()
                row.addLayoutGuide(spacer)
                constraints += [
                    spacer.leadingAnchor.constraint(equalTo: previous.trailingAnchor),
                    item.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
                    spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
                    item.widthAnchor.constraint(equalTo: first.widthAnchor),
                ]
                if let firstSpacer {
                    constraints.append(spacer.widthAnchor.constraint(equalTo: firstSpacer.widthAnchor))
                } else {
                    firstSpacer = spacer
                }
            } else {
                first = item
                constraints.append(item.leadingAnchor.constraint(equalTo: row.leadingAnchor))
            }
            constraints.append(item.topAnchor.constraint(equalTo: row.topAnchor))
            constraints.append(row.heightAnchor.constraint(greaterThanOrEqualTo: item.heightAnchor))
            previous = item
        }
        if let previous {
            constraints.append(previous.trailingAnchor.constraint(equalTo: row.trailingAnchor))
        }
    }

    mutating func selfsize(_ count: Int, room: CGFloat?) {
        let container = view(in: root)
        inset(container, in: root, by: 1)
        constraints.append(container.topAnchor.constraint(equalTo: root.topAnchor))
        var views = [container]
        var content: CGFloat = 0
        var next = 0
        while views.count < count {
            let parent = views[next]
            next += 1
            var previous: View?
            for _ in 0..<4 {
                let index = views.count
                let isLeaf = next + (count - index) / 4 < index
                let size = isLeaf ? CGSize(width: -1, height: 20 + index * 13 % 30) : nil
                content += size?.height ?? 0
                let child = view(in: parent, size: size)
                inset(child, in: parent, by: 0.01)
                stack(child, below: previous, in: parent, gap: 0)
                views.append(child)
                previous = child
            }
            if let previous {
                constraints.append(previous.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
            }
        }
        if let room {
            constraints.append(container.heightAnchor.constraint(equalToConstant: room * content))
        }
    }

    mutating func labels(_ count: Int) {
        var previous: View?
        for index in 0..<count {
            let width = 800 / CGFloat(count) * (0.5 + CGFloat(index * 37 % 50) / 50)
            let label = view(in: root, size: CGSize(width: width, height: 20))
            let leading =
                previous.map { label.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
                ?? label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            if edited == nil { edited = leading }
            constraints += [leading, label.topAnchor.constraint(equalTo: root.topAnchor)]
            previous = label
        }
        if let previous {
            constraints.append(previous.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        }
    }
}
