import LayoutValues

extension LabelPlacer {
    /// Places names that don't fit beside the sheet. Once there are too many to read, names stand on lines that cross them,
    /// or are replaced by numbers.
    mutating func placeNamesOutside() {
        if placed.options.isScreen { return unplaced += namesOutside.map({ $0.item }) }
        var groups: [(items: [Int], frame: CGRect)] = []
        var places: [CGRect: Int] = [:]
        for (item, frame) in namesOutside {
            if let place = places[frame] {
                groups[place].items.append(item)
            } else {
                places[frame] = groups.count
                groups.append(([item], frame))
            }
        }
        let reach = placed.sheet.union(labels.reduce(CGRect.null) { $0.union($1.box) })
        for (place, group) in groups.enumerated() {
            let router = CalloutRouter(
                sheet: placed.sheet, left: reach.minX, right: reach.maxX, taken: taken, sides: calloutSides)
            let isTried = callouts.count < Callout.most && place < Callout.mostTried
            if isTried, let route = router.route(from: group.frame) {
                for box in CalloutRouter.boxes(along: route.points) { taken.insert(box, item: -1) }
                callouts.append(Callout(items: group.items, side: route.side, route: route.points))
            } else {
                for item in group.items where !(isView(item) && placeOnLine(item)) {
                    placeNumber(item, frame: group.frame)
                }
            }
        }
    }

    private func isView(_ index: Int) -> Bool { placed.layout.items[index].kind == .view }
}
