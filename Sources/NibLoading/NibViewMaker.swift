import Engine
import Findings
import Foundation
import LayoutDocument
import UIKit

/// Makes the views of a file with UIKit's classes and the app's, and sets what only these have.
struct NibViewMaker: NibViewMaking {
    let classes: NibClasses

    func makeView(_ element: NibElement, in superview: View?) -> View {
        if element.key == "contentView", let content = superview?.contentViewOfItsOwn { return content }
        if element.className == "UITableView" {
            return UITableView(frame: .zero, style: Self.tableStyles[element["style"] ?? ""] ?? .plain)
        }
        let custom = element.customClass.flatMap { classes.customClass($0, module: element.customModule) }
        let type = custom ?? classes.standardClass(element.className) ?? UIView.self
        let view = type.init(coder: EmptyCoder()) ?? UIView()
        if custom == nil, let name = element.customClass {
            LayoutFinding(
                code: .unsupported, severity: .error,
                message: "the class \(name) isn't in the program; a \(type) stands for it"
            ).print()
        }
        return view
    }

    private static let tableStyles: [String: UITableView.Style] = [
        "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    func place(_ view: View, as key: String, in superview: View) -> Bool {
        switch (key, superview) {
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
        case ("tableFooterView", let table as UITableView): table.tableFooterView = view
        case ("backgroundView", let table as UITableView): table.backgroundView = view
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
        default: return false
        }
        return true
    }

    func configure(_ view: View, from element: NibElement) {
        if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let flag = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
        if let color = element.color("tintColor") { view.tintColor = UIColor(color) }
        view.restorationIdentifier = element["restorationIdentifier"]
        if element.customClass != nil {
            for (keyPath, value) in element.runtimeAttributes where !keyPath.contains(".") {
                view.setValue(value, forKey: keyPath)
            }
        }
        switch view {
        case let label as UILabel:
            if let color = element.color("textColor") { label.textColor = UIColor(color) }
        case let button as UIButton: configure(button, from: element)
        case let field as UITextField:
            if let color = element.color("textColor") { field.textColor = UIColor(color) }
        case let text as UITextView:
            if let color = element.color("textColor") { text.textColor = UIColor(color) }
            if let flag = element.flag("editable") { text.isEditable = flag }
        case let control as UISwitch: control.isOn = element.flag("on") ?? true
        case let slider as UISlider:
            slider.minimumValue = element.number("minValue").map { Float($0) } ?? 0
            slider.maximumValue = element.number("maxValue").map { Float($0) } ?? 1
            slider.value = element.number("value").map { Float($0) } ?? 0.5
        case let progress as UIProgressView:
            progress.progress = element.number("progress").map { Float($0) } ?? 0
        case let control as UISegmentedControl:
            control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? -1
        default: configureList(view, from: element)
        }
        if let control = view as? UIControl {
            if let flag = element.flag("enabled") { control.isEnabled = flag }
            if let flag = element.flag("selected") { control.isSelected = flag }
        }
    }

    /// The engine has what is laid out; the states of UIKit's button keep it too.
    private func configure(_ button: UIButton, from element: NibElement) {
        if let title = button.title { button.setTitle(title, for: .normal) }
        if let image = button.image { button.setImage(image, for: .normal) }
        if let name = element.value("image", in: "selected") {
            button.setImage(UIImage(named: name), for: .selected)
        }
        if let title = element.value("title", in: "selected") { button.setTitle(title, for: .selected) }
    }

    private func configureList(_ view: View, from element: NibElement) {
        switch view {
        case let table as UITableView:
            if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
            if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
            if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
            if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        case let collection as UICollectionView:
            let key = "collectionViewLayout"
            guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else { return }
            if let size = element.size("itemSize", in: key) { layout.itemSize = size }
            if let spacing = element.number("minimumLineSpacing", in: key) {
                layout.minimumLineSpacing = spacing
            }
            if let spacing = element.number("minimumInteritemSpacing", in: key) {
                layout.minimumInteritemSpacing = spacing
            }
            if element.value("scrollDirection", in: key) == "horizontal" {
                layout.scrollDirection = .horizontal
            }
        case let cell as UITableViewCell:
            if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
            cell.accessoryType = Self.accessories[element["accessoryType"] ?? ""] ?? .none
        default: break
        }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UIView {
    /// The content view that a class makes itself; nil for other classes.
    fileprivate var contentViewOfItsOwn: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }
}

/// What initializers for archives get: the file's attributes are set afterwards.
final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
