/// A column of rows. It is laid out as an empty box, because rows are laid out separately.
open class TableView: ScrollView {
    package override var className: String { declaredClassName ?? "UITableView" }
}
