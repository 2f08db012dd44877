import Foundation

extension CGPoint {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}
