import UIKit

/// Whether a hierarchy shows what its views are there for.
@MainActor
struct ShownContent {
    private var labels = 0
    private var rows = 0
    private var lists = 0
    private var texts = 0
    /// Whether it is a cell that has nothing in it but its content view.
    private let isEmptyCell: Bool

    init(_ root: UIView) {
        let content = (root as? UITableViewCell)?.contentView ?? (root as? UICollectionViewCell)?.contentView
        isEmptyCell =
            content.map { own in own.subviews.isEmpty && root.subviews.allSatisfy { $0 === own } } ?? false
        var waiting = [root]
        while let view = waiting.popLast() {
            waiting += view.subviews
            add(view)
        }
    }

    private mutating func add(_ view: UIView) {
        switch view {
        case let label as UILabel:
            let text = label.text ?? ""
            // Signs alone, such as a row's disclosure, are no texts.
            guard text.isEmpty || text.contains(where: { $0.isLetter || $0.isNumber }) else { break }
            labels += 1
            if !text.isEmpty { texts += 1 }
        case let table as UITableView:
            lists += 1
            rows += table.visibleCells.count
        case let collection as UICollectionView:
            lists += 1
            rows += collection.visibleCells.count
        default: break
        }
    }

    /// Whether there are labels and none has a text.
    var lacksTexts: Bool { labels > 0 && texts == 0 }

    /// False where there are labels and none has a text, lists and none has a cell, or a cell with nothing in it.
    var isEnough: Bool {
        if isEmptyCell { return false }
        if lists > 0, rows == 0 { return false }
        return !lacksTexts
    }
}
