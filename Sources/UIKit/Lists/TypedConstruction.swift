// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Makes cells and headers of classes that are only known at run time, by initializers that aren't `required`.
///
/// As `TypeConstruction` does for views: the initializers of `TableCellBase` and `TableHeaderFooterBase` come first of what
/// those add to a view, as those of the slots below do, so that a call through a slot's type finds the class's own.
@MainActor
enum TypedConstruction {
    static func tableCell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
        let slot = unsafeBitCast(type as Any.Type, to: TableCellSlot.Type.self)
        return unsafeDowncast(
            slot.init(style: .default, reuseIdentifier: identifier) as AnyObject, to: UITableViewCell.self)
    }

    static func headerFooterView(
        _ type: UITableViewHeaderFooterView.Type, identifier: String
    ) -> UITableViewHeaderFooterView {
        let slot = unsafeBitCast(type as Any.Type, to: HeaderFooterSlot.Type.self)
        return unsafeDowncast(
            slot.init(reuseIdentifier: identifier) as AnyObject, to: UITableViewHeaderFooterView.self)
    }
}

extension TypeConstruction where Self: UITableViewCell {
    /// Makes a cell by the `init(style:reuseIdentifier:)` of the type.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct_cell")
    public init(style: TableCellBase.CellStyle, reuseIdentifier: String?)

    @_silgen_name("layout_render_construct_cell")
    public static func _construct(style: TableCellBase.CellStyle, reuseIdentifier: String?) -> Self {
        let slot = unsafeBitCast(self as Any.Type, to: TableCellSlot.Type.self)
        return unsafeDowncast(
            slot.init(style: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: Self.self)
    }
}

open class TableCellSlot: View {
    public required init(style: TableCellBase.CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class HeaderFooterSlot: View {
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
