/// A view whose text has a baseline, by which a stack view can align it.
protocol BaselineView: View {}

extension Label: BaselineView {}
extension Button: BaselineView {}
extension TextField: BaselineView {}
extension TextView: BaselineView {}
extension SegmentedControl: BaselineView {}
