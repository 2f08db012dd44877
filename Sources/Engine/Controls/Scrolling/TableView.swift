/// A column of rows; for layout a box, as its rows are laid out each by itself.
open class TableView: ScrollView {
    open override var className: String { declaredClassName ?? "UITableView" }
}
