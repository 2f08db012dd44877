/// A view with a text baseline that stack views can align.
protocol BaselineView: View {}

extension Label: BaselineView {}
extension Button: BaselineView {}
extension TextField: BaselineView {}
extension TextView: BaselineView {}
extension SegmentedControl: BaselineView {}
