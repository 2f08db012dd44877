import Foundation
import LayoutCapture
import Testing
import UIKit

@testable import CodeHost

/// What programs of an author's code use to show their views.
@Suite @MainActor struct CodeHostTests {
    private final class Header: UIView {
        let title = UILabel()
    }

    private final class Controller: UIViewController {
        let header = Header()
        lazy var rows = [UIView(), UIView()]
        let guide = UILayoutGuide()
        var hidden: UIView?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(header)
            header.addSubview(header.title)
            for row in rows { view.addSubview(row) }
            view.addLayoutGuide(guide)
        }
    }

    @Test func viewsHaveTheNamesOfTheirProperties() {
        let controller = Controller()
        let names = PropertyNames([controller], root: controller.view).names
        #expect(names[ObjectIdentifier(controller.header)] == "header")
        #expect(names[ObjectIdentifier(controller.header.title)] == "header.title")
        #expect(names[ObjectIdentifier(controller.rows[1])] == "rows[1]")
        #expect(names[ObjectIdentifier(controller.guide)] == "guide")
    }

    /// The copies of the files tell on which lines types declare their properties, private ones too.
    @Test func viewsHaveThePlacesOfTheirProperties() {
        PropertyPlaces.read(
            ["Other.title=3", "CodeHostTests.Controller.header=8 CodeHostTests.Header.title=4"],
            of: ["Other.swift", "Views/Header.swift"])
        let controller = Controller()
        let places = PropertyNames([controller], root: controller.view).places
        #expect(places[ObjectIdentifier(controller.header)] == "Views/Header.swift:8")
        #expect(places[ObjectIdentifier(controller.header.title)] == "Views/Header.swift:4")
        #expect(places[ObjectIdentifier(controller.guide)] == nil)
    }

    /// What a controller presents is shown with it, in a window.
    @Test func controllersInAWindowNameTheirViews() throws {
        let (controller, other) = (Controller(), UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.addSubview(controller.view)
        window.addSubview(other.view)
        let names = PropertyNames([controller, other], root: window).names
        #expect(names[ObjectIdentifier(window)] == "window")
        #expect(names[ObjectIdentifier(controller.view)] == "view")
        #expect(names[ObjectIdentifier(other.view)] == "UIViewController.view")
    }

    /// Variables of functions name what no property holds, in the author's view around it, and each name is taken once.
    @Test func viewsWithoutAPropertyHaveTheNamesOfVariables() {
        let (controller, line, other, box, guide) = (
            Controller(), UIView(), UIView(), UIView(), UILayoutGuide()
        )
        controller.header.addSubview(line)
        controller.view.addSubview(box)
        box.addSubview(other)
        box.addLayoutGuide(guide)
        for (item, name) in [(line, "line"), (box, "box"), (other, "box")] { LocalNames.note(item, name) }
        LocalNames.note(guide, "middle")
        LocalNames.note(controller.header, "other")
        layoutRenderNamed(3, "number")
        let names = PropertyNames([controller], root: controller.view).names
        #expect(names[ObjectIdentifier(line)] == "header.line")
        #expect(names[ObjectIdentifier(controller.header)] == "header")
        #expect(names[ObjectIdentifier(guide)] == "middle")
        let boxes = Set([box, other].compactMap { names[ObjectIdentifier($0)] })
        #expect(boxes == ["box", "box#2"])
    }

    private final class Rows: UIViewController, UITableViewDataSource {
        let list = UITableView()

        override func loadView() { view = list }
        override func viewDidLoad() {
            super.viewDidLoad()
            list.rowHeight = 50
            list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            list.dataSource = self
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test func cellsAreNamedByTheirPlaceInTheList() throws {
        let controller = Rows()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        controller.view.layoutIfNeeded()
        let names = PropertyNames([controller], root: controller.view).names
        let cell = try #require(controller.list.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(names[ObjectIdentifier(cell)] == "list.cell[1]")
        #expect(names[ObjectIdentifier(cell.contentView)] == "list.cell[1].contentView")
        let separator = try #require(cell.subviews.last)
        #expect(names[ObjectIdentifier(separator)] == "list.cell[1].separator")
        // A text that nobody asked for isn't there, and naming makes none.
        #expect(cell.contentView.subviews.isEmpty)
        let text = try #require(cell.textLabel)
        let later = PropertyNames([controller], root: controller.view).names
        #expect(later[ObjectIdentifier(text)] == "list.cell[1].textLabel")
    }

    @Test func namesOfPropertiesAreReadAsWords() {
        #expect(SampleTexts.words(of: "titleLabel") == "Title label")
        #expect(SampleTexts.words(of: "header.subtitle") == "Subtitle")
        #expect(SampleTexts.words(of: "rows[2]") == "Rows")
        #expect(SampleTexts.words(of: "userID") == "User id")
    }

    @Test func onlyLabelsWithoutAnyTextLackTexts() {
        let (root, label, other) = (UIView(), UILabel(), UILabel())
        #expect(!ShownContent(root).lacksTexts)
        root.addSubview(label)
        root.addSubview(other)
        #expect(ShownContent(root).lacksTexts)
        #expect(SampleTexts.fill(labelsBelow: root, names: [ObjectIdentifier(label): "name"]))
        #expect(label.text == "Name")
        #expect(other.text == nil)
        #expect(!ShownContent(root).lacksTexts)
    }

    @Test func aCellWithNothingInItShowsTooLittle() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(!ShownContent(cell).isEnough)
        cell.contentView.addSubview(UIView())
        #expect(ShownContent(cell).isEnough)
        #expect(ShownContent(UIView()).isEnough)
    }

    @Test func textsToBeTranslatedKeepTheirValues() {
        // Without a table the key is the text.
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "\(3) of \("five")") == "3 of five")
        #expect(String(localized: "key", defaultValue: "Text") == "Text")
    }

    @Test func standInsAreEmptyValues() {
        let optional: Int? = layoutRenderStandIn()
        #expect(optional == nil)
        #expect(layoutRenderStandIn(String.self) == "")
        #expect(layoutRenderStandIn(CGFloat.self) == 0)
        #expect(layoutRenderStandIn([String].self) == [])
        #expect(layoutRenderStandIn([String: Int].self) == [:])
        #expect(layoutRenderStandIn(NSDictionary.self).count == 0)
        #expect(type(of: layoutRenderStandIn(UILabel.self)) == UILabel.self)
        // A class that a view makes its parts of is the class itself.
        let parts: UIButton.Type = layoutRenderStandIn()
        #expect(parts == UIButton.self)
        #expect(layoutRenderStandIn(Rows.Type.self) == Rows.self)
    }
}
