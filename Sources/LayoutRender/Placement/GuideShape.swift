import Engine
import Foundation

/// How a guide is drawn, depending on the constraints on it.
enum GuideShape: Equatable {
    case rectangle(CGRect)
    /// Used only vertically: lines at its top and bottom across its owner.
    case horizontalLines(CGRect)
    /// Used only horizontally: lines at its left and right down its owner.
    case verticalLines(CGRect)
    /// Nothing determines it.
    case undetermined

    init(of index: Int, in placed: PlacedLayout) {
        let guide = placed.items[index]
        let owner = guide.parent.map { placed.items[$0].frame } ?? placed.sheet
        let undetermined = placed.layout.items[index].undetermined
        let isOpenAcross = !undetermined.isDisjoint(with: [.x, .width])
        let isOpenDown = !undetermined.isDisjoint(with: [.y, .height])
        switch (isOpenAcross, isOpenDown) {
        case (false, false):
            self = .rectangle(guide.frame)
        case (true, false):
            self = .horizontalLines(
                CGRect(x: owner.minX, y: guide.frame.minY, width: owner.width, height: guide.frame.height))
        case (false, true):
            self = .verticalLines(
                CGRect(x: guide.frame.minX, y: owner.minY, width: guide.frame.width, height: owner.height))
        case (true, true):
            self = .undetermined
        }
    }

    /// The area that it covers; nil if undetermined.
    var frame: CGRect? {
        switch self {
        case .rectangle(let frame), .horizontalLines(let frame), .verticalLines(let frame): frame
        case .undetermined: nil
        }
    }
}
