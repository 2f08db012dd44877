import Testing

@testable import ConstraintLog

/// Items and constraints are found by what logs call them.
@Suite struct NameTests {
    private func conflict(_ lines: [String], recovery: String = "") throws -> LogConflict {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n"
            + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\(recovery)"
        return try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
    }

    /// 16 points in a card of 0: the same with a colon in the card's identifier as without.
    @Test(arguments: ["card", "card:v2", "a:b:c", "shop:0x1"])
    func identifiersMayHaveColons(name: String) throws {
        let found = try conflict([
            "<NSLayoutConstraint:0xc1 bar.height == 16   (active, names: bar:0x7f03 )>",
            "<NSLayoutConstraint:0xc2 bar.bottom == \(name).bottom   (active, names: bar:0x7f03, \(name):0x7f02 )>",
            "<NSLayoutConstraint:0xc3 V:|-(0)-[bar]   (active, names: bar:0x7f03, '|':\(name):0x7f02 )>",
            "<NSLayoutConstraint:0xc4 \(name).height == 0   (active, names: \(name):0x7f02 )>",
        ])
        #expect(found.minimal == [0, 1, 2, 3])
        #expect(found.arithmetic == "16, not 0")
    }

    /// The author's own words for guides stay; those of the system, and those without a name, are named by their owners.
    @Test func guidesAreNamedByTheirOwners() throws {
        let found = try conflict([
            "<NSLayoutConstraint:0x1 Header:0xa.height == 20   (active)>",
            "<NSLayoutConstraint:0x2 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide']   (active, names: '|':Header:0xa )>",
            "<NSLayoutConstraint:0x3 UILayoutGuide:0xc'column'.top == UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.top   (active)>",
            "<NSLayoutConstraint:0x4 V:[UILayoutGuide:0xc'column']-(0)-|   (active, names: '|':Header:0xa )>",
        ])
        let words = LogFormatter(found.members)
        #expect(words.text(of: found.members[2]) == "column.top == Header.safeArea.top")
    }

    private static let sizes = [
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 75   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.height == 44   (active)>",
    ]

    @Test(arguments: [
        "<NSLayoutConstraint:0x1 UIView:0xa.height == 75   (active)>",
        "**<NSLayoutConstraint:0x1 UIView:0xa.height == 75   (active)>**",
        "<NSLayoutConstraint:0x91 UIView:0xfa.height == 75   (active)>",
        "<NSLayoutConstraint:0x91 UIView:0xa.height == 75>",
    ])
    func theBrokenConstraintIsFound(text: String) throws {
        let found = try conflict(
            Self.sizes, recovery: "\nWill attempt to recover by breaking constraint \n\(text)\n")
        #expect(found.broken == 0)
    }

    @Test func boldMessagesAreRead() throws {
        let log =
            (["Unable to simultaneously satisfy constraints.", "("] + Self.sizes.map { "    \"\($0)\"," }
            + [")", "Will attempt to recover by breaking constraint", Self.sizes[0]])
            .map { line in
                let text = line.drop { $0 == " " }
                return "\(line.prefix(line.count - text.count))**\(text)**"
            }.joined(separator: "\n\n")
        let found = try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
        #expect(found.members.count == 2 && found.broken == 0)
    }

    /// 8 + 8 points of margins in a height of 0, which the frame gives: nobody can change the margins' constraints.
    @Test(arguments: [true, false]) func constraintsOfMarginsAreNeverProposed(isNamed: Bool) throws {
        func margin(_ edge: String, _ format: String) -> String {
            "<NSLayoutConstraint:0x\(edge.count) \(isNamed ? "'UIView-\(edge)Margin-guide-constraint' " : "")\(format)   (active, names: '|':Group:0xa )>"
        }
        let guide = "UILayoutGuide:0xf\(isNamed ? "'UIViewLayoutMarginsGuide'" : "")"
        let found = try conflict([
            "<NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& Group:0xa.height == 0   (active)>",
            "<NSLayoutConstraint:0x12 UILabel:0xb.top == Group:0xa.topMargin   (active)>",
            "<NSLayoutConstraint:0x13 UILabel:0xb.bottom == Group:0xa.bottomMargin   (active)>",
            margin("bottom", "V:[\(guide)]-(8)-|"), margin("top", "V:|-(8)-[\(guide)]"),
        ])
        #expect(!found.advice.contains("layoutMargins.") && !found.advice.contains("UILayoutGuide"))
        #expect(found.advice.contains("translatesAutoresizingMaskIntoConstraints = false on Group"))
        let names = Set(
            found.members.flatMap(\.items).filter(\.isGuide).map { LogFormatter(found.members).name(of: $0) })
        #expect(names == ["Group.layoutMargins"])
    }

    /// A badge of 120 points by its frame; its label needs 8 + 200 + 8.
    @Test func framesThatTakePartAreNamed() throws {
        let found = try conflict([
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& BadgeView:0xa.width == 120   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xb]   (active, names: '|':BadgeView:0xa )>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(8)-|   (active, names: '|':BadgeView:0xa )>",
            "<NSLayoutConstraint:0x4 UILabel:0xb.width == 200   (active)>",
        ])
        #expect(found.doubtfulFrames == [0])
        #expect(found.advice.hasPrefix("'BadgeView.width == 120' comes from the frame of BadgeView"))
        #expect(found.advice.contains("translatesAutoresizingMaskIntoConstraints = false on BadgeView"))
    }

    /// The content view of a row keeps its frame: UIKit sets that.
    @Test func framesOfCellsAreNotDoubted() throws {
        let found = try conflict([
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UITableViewCellContentView:0xa.height == 61   (active)>",
            "<NSLayoutConstraint:0x2 V:|-(8)-[UILabel:0xb]   (active, names: '|':UITableViewCellContentView:0xa )>",
            "<NSLayoutConstraint:0x3 V:[UILabel:0xb]-(8)-|   (active, names: '|':UITableViewCellContentView:0xa )>",
            "<NSLayoutConstraint:0x4 UILabel:0xb.height == 200   (active)>",
        ])
        #expect(found.doubtfulFrames.isEmpty)
        #expect(!found.advice.contains("translatesAutoresizingMask"))
    }
}

/// What SnapKit printed before version 1.0: whole paths, labels in place of addresses, a multiplier before a constant.
@Suite struct OldSnapKitTests {
    @Test(arguments: [
        "0x7f8a@/Users/me/My App/Sources/Cell.swift#88 UIView:0xa.height == 44.0",
        "0x7f8a@/Users/me/App/Cell.swift#88 UIView:0xa.height == * 2.0 44.0",
        "0x7f8a@Cell.swift#88 UIView:0xa.height == 44.0 ^1000.0",
    ])
    func constraintsAreRead(text: String) throws {
        let found = try #require(
            DescriptionReader.read(Array("<SnapKit.LayoutConstraint:\(text)>".utf8)[...], line: 1))
        #expect(found.address == "0x7f8a")
        #expect(found.place?.line == 88 && found.place?.file.hasSuffix("Cell.swift") == true)
        #expect(found.isFixedSize && found.constant == 44 && found.priority == 1000)
        #expect(found.items.map(\.className) == ["UIView"])
    }

    @Test func labelsAreNames() throws {
        let text =
            "<SnapKit.LayoutConstraint:tall@Cell.swift#9 UIView:badge.centerY == UIView:0xb.CenterYWithinMargins - 3.0 ^999.0>"
        let found = try #require(DescriptionReader.read(Array(text.utf8)[...], line: 1))
        #expect(found.address == "tall" && found.priority == 999 && found.constant == -3)
        #expect(found.left.terms.first?.item.name == "badge")
        #expect(found.right.terms.first?.attribute == .centerYWithinMargins)
    }
}
