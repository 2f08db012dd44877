import Testing

@testable import ConstraintLog

/// The verdicts for different causes of conflicts.
@Suite struct VerdictTests {
    private func conflict(_ lines: String...) throws -> LogConflict {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n"
            + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        return try #require(found.conflicts.first)
    }

    @Test func sizesOfTheAppsAreTheApps() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UIView:0xa.width == 300   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(20)-[UIView:0xa]   (active, names: '|':App.Card:0xb )>",
            "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(20)-|   (active, names: '|':App.Card:0xb )>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' App.Card:0xb.width == 375   (active)>"
        )
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 0)
        #expect(found.arithmetic == "300 + 20 + 20 = 340, not 375")
    }

    @Test func unmeasuredRowsAreTransient() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 V:|-(10)-[UILabel:0xa]   (active, names: '|':UITableViewCellContentView:0xb )>",
            "<NSLayoutConstraint:0x2 V:[UILabel:0xa]-(10)-|   (active, names: '|':UITableViewCellContentView:0xb )>",
            "<NSLayoutConstraint:0x3 UILabel:0xa.height >= 60   (active)>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)>"
        )
        #expect(found.verdict == .transient)
        #expect(found.culprits.first == 2)
        #expect(found.cures.first?.members == [2])
        #expect(found.cures.first?.offBy == 36)
    }

    /// A label of 60 points in a view with a given height and class, which its frame sets.
    private func labelInFrame(_ view: String, height: Double) throws -> LogConflict {
        try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(view):0xb.height == \(height)   (active)>",
            "<NSLayoutConstraint:0x2 V:|-(0)-[UILabel:0xa]   (active, names: '|':\(view):0xb )>",
            "<NSLayoutConstraint:0x3 V:[UILabel:0xa]-(0)-|   (active, names: '|':\(view):0xb )>",
            "<NSLayoutConstraint:0x4 UILabel:0xa.height == 60   (active)>")
    }

    /// A row's content view is created 44 points high, with a separator less; a plain view of 44 points can be anything,
    /// such as a bar's. One of 50 points is what a collection view's cell has before it is measured.
    @Test func framesOfUnmeasuredCellsAreTransientWithADoubt() throws {
        for height in [44, 43.5, 43] {
            let row = try labelInFrame("UITableViewCellContentView", height: height)
            #expect(row.verdict == .transient)
            #expect(row.notes.contains { $0.contains("if it keeps this size") }, "\(row.notes)")
        }
        let item = try labelInFrame("UIView", height: 50)
        #expect(item.verdict == .transient)
        #expect(item.notes.contains { $0.contains("if it isn't a cell's") }, "\(item.notes)")
        for (view, height) in [
            ("UIView", 44.0), ("UIStackView", 50), ("UITableViewCellContentView", 80),
            ("UINavigationBar", 44),
        ] {
            let plain = try labelInFrame(view, height: height)
            #expect(plain.verdict == .app, "\(view) \(height)")
            #expect(plain.notes.isEmpty)
        }
    }

    /// The system makes no constraints of a library's class, so that this height of 0 is the app's.
    @Test func heightsOf0ThatALibraryMadeAreTheApps() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 30>",
            "<MASLayoutConstraint:0x2 UIView:0xa.height == 0>"
        )
        #expect(found.verdict == .app)
        let measured = try conflict(
            "<MASLayoutConstraint:0x1 UIView:0xa.height == 30>",
            "<NSLayoutConstraint:0x2 UIView:0xa.height == 0>"
        )
        #expect(measured.verdict == .transient)
    }

    /// A bar of the app's class that has no size yet: the app made none of the constraints.
    @Test func conflictsWithoutConstraintsOfTheAppsAreTheFrameworks() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& App.PopupBar:0xa.height == 0   (active)>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- _UIToolbarContentView:0xb.height == App.PopupBar:0xa.height   (active)>",
            "<NSLayoutConstraint:0x3 V:|-(6)-[_UIButtonBarButton:0xc]   (active, names: '|':_UIToolbarContentView:0xb )>",
            "<NSLayoutConstraint:0x4 V:[_UIButtonBarButton:0xc]-(6)-|   (active, names: '|':_UIToolbarContentView:0xb )>"
        )
        #expect(found.verdict == .framework)
        #expect(found.advice.hasPrefix("ignore it: only the system's views (_UIToolbarContentView"))
    }

    /// The system gives a custom keyboard the height of the screen before it reads that of its contents.
    @Test func keyboardsAsHighAsTheScreenAreTransient() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 App.Keys:0xa.height == 216   (active)>",
            "<NSLayoutConstraint:0x2 V:|-(0)-[App.Keys:0xa]   (active, names: '|':UIInputView:0xb )>",
            "<NSLayoutConstraint:0x3 V:[App.Keys:0xa]-(0)-|   (active, names: '|':UIInputView:0xb )>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIInputView:0xb.height == 667   (active)>"
        )
        #expect(found.verdict == .transient)
        #expect(found.cures.first?.members == [0])
    }

    /// The height of a screen isn't an estimate.
    @Test func screensThatAreTooSmallAreTheApps() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x2 V:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 UIView:0xa.height == 700   (active)>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 667   (active)>"
        )
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 2)
    }

    @Test func hiddenViewsOfStacksAreTransient() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 App.Row:0xa.height == 40   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-hiding' App.Row:0xa.height == 0   (active)>")
        #expect(found.verdict == .transient)
        #expect(found.culprits == [0])
    }

    @Test func framesOfPlacedViewsAreAutoresizing() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa.minY == 0   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x2 UILabel:0xa.top == UIView:0xb.top + 20   (active)>")
        #expect(found.verdict == .autoresizing)
        #expect(found.advice.contains("translatesAutoresizingMaskIntoConstraints = false on UILabel"))
    }

    /// A frame in which others are laid out isn't a mistake.
    @Test func framesOfContainersAreNotAutoresizing() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0xb.width == 320   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(0)-[App.Banner:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 H:[App.Banner:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x4 App.Banner:0xa.width == 400   (active)>")
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 3)
    }

    @Test func theSystemsViewsAreTheFrameworks() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xb.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(8)-[_UIButtonBarStackView:0xa]   (active, names: '|':_UIToolbarContentView:0xb )>",
            "<NSLayoutConstraint:0x3 H:[_UIButtonBarStackView:0xa]-(8)-|   (active, names: '|':_UIToolbarContentView:0xb )>"
        )
        #expect(found.verdict == .framework)
    }

    @Test func aViewOfTheAppsInABarIsNot() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 App.TitleView:0xa.width == 300   (active)>",
            "<NSLayoutConstraint:0x2 _UINavigationBarContentView:0xb.width == App.TitleView:0xa.width   (active)>",
            "<NSLayoutConstraint:0x3 _UINavigationBarContentView:0xb.width == 200   (active)>")
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 0)
    }

    @Test func frozenFramesArePrototyping() throws {
        let found = try conflict(
            "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' UILabel:0xa.width == 42   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xa.width >= 60   (active)>")
        #expect(found.verdict == .prototyping)
    }

    @Test func guidesHaveNoNegativeSize() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 'UIView-topMargin-guide-constraint' V:|-(32)-[UILayoutGuide:0xa'UIViewLayoutMarginsGuide']   (active, names: '|':App.Cell:0xb )>",
            "<NSLayoutConstraint:0x2 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xa'UIViewLayoutMarginsGuide']-(32)-|   (active, names: '|':App.Cell:0xb )>",
            "<NSLayoutConstraint:0x3 UILabel:0xc.top == UILayoutGuide:0xa'UIViewLayoutMarginsGuide'.top   (active)>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' App.Cell:0xb.height == 44   (active)>"
        )
        #expect(found.minimal == [0, 1, 3])
        #expect(found.verdict == .transient)
        #expect(found.arithmetic == "at least 32 + 32 = 64, not 44")
    }

    @Test func marginsThatAreNotPrintedAreWithinReason() throws {
        let lines = [
            "<NSLayoutConstraint:0x1 UITableViewCellContentView:0xb.topMargin == UIView:0xa.top>",
            "<NSLayoutConstraint:0x2 UITableViewCellContentView:0xb.bottomMargin == UIView:0xa.bottom>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xb(199)]>",
        ]
        let tight = try conflict(lines[0], lines[1], "<NSLayoutConstraint:0x3 V:[UIView:0xa(183)]>", lines[2])
        #expect(tight.minimal.isEmpty)
        let wide = try conflict(lines[0], lines[1], "<NSLayoutConstraint:0x3 V:[UIView:0xa(83)]>", lines[2])
        #expect(wide.minimal == [0, 1, 2, 3])
    }

    @Test func appKitCountsUpwards() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 NSButton:0xa.height >= 32   (active)>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- NSButton:0xa.minY == 0   (active, names: '|':NSView:0xb )>",
            "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:|-(0)-[NSButton:0xa]   (active, names: '|':NSView:0xb )>",
            "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=&-- NSView:0xb.height == 0   (active)>")
        #expect(found.minimal == [0, 1, 2, 3])
    }

    /// A separator makes rows half a point higher than their content.
    @Test func rowsThatDifferByASeparatorAreTransient() throws {
        for height in ["44.5", "44.3333"] {
            let found = try conflict(
                "<NSLayoutConstraint:0x1 UITableViewCellContentView:0xb.height == 44   (active)>",
                "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == \(height)   (active)>"
            )
            #expect(found.verdict == .transient, "\(height)")
        }
        let larger = try conflict(
            "<NSLayoutConstraint:0x1 UITableViewCellContentView:0xb.height == 44   (active)>",
            "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 47.5   (active)>"
        )
        #expect(larger.verdict == .app)
    }

    @Test func rowsThatAreTooNarrowForAScreenAreTransient() throws {
        let lines = [
            "<NSLayoutConstraint:0x1 UIImageView:0xa.width == 200   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(20)-[UIImageView:0xa]   (active, names: '|':UITableViewCellContentView:0xb )>",
            "<NSLayoutConstraint:0x3 H:[UIImageView:0xa]-(20)-|   (active, names: '|':UITableViewCellContentView:0xb )>",
        ]
        let width = { (width: Int, identifier: String) in
            "<NSLayoutConstraint:0x4 '\(identifier)' UITableViewCellContentView:0xb.width == \(width)   (active)>"
        }
        let narrow = try conflict(lines[0], lines[1], lines[2], width(90, "UIView-Encapsulated-Layout-Width"))
        #expect(narrow.verdict == .transient)
        // A target is the width that the table has.
        let target = try conflict(lines[0], lines[1], lines[2], width(230, "fittingSizeHTarget"))
        #expect(target.verdict == .app)
    }

    /// The system prints the identifiers of its own constraints, so that a length of 0 without one is the app's.
    @Test func lengthsOf0InTheSystemsOwnWordsAreTheApps() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UIButton:0xa.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(15)-[UILabel:0xb]   (active, names: '|':UIButton:0xa )>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(15)-|   (active, names: '|':UIButton:0xa )>")
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 0)
    }

    /// `H:[x]-(6)-|` is measured from the superview's edge, and is about the frame of x.
    @Test func framesMeasuredFromTheFarEdgeAreThoseOfTheSubview() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& H:[badge]-(6)-|   (active, names: badge:0xa, '|':App.Card:0xb )>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=&-- v=--& badge.width == 20   (active, names: badge:0xa )>",
            "<NSLayoutConstraint:0x3 badge.centerX == App.Card:0xb.centerX   (active, names: badge:0xa )>",
            "<NSLayoutConstraint:0x4 App.Card:0xb.width == 100   (active)>")
        #expect(found.verdict == .autoresizing)
        #expect(found.advice.contains("translatesAutoresizingMaskIntoConstraints = false on badge before"))
    }

    /// NSBox, NSSplitView and others place what is in them by its frame.
    @Test func framesInContainersOfAppKitAreNotAutoresizing() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 V:[NSBox:0xa(1)]>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:|-(6)-[NSView:0xb]   (Names: '|':NSBox:0xa )>",
            "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:[NSView:0xb]-(6)-|   (Names: '|':NSBox:0xa )>"
        )
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 0)
    }

    @Test func guidesOfBarsAreTheSystems() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UILabel:0xa.top >= UILayoutGuide:0xb'TitleView(0x7ff4ac052920)'.top   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xa.bottom == UILayoutGuide:0xb'TitleView(0x7ff4ac052920)'.top - 4   (active)>"
        )
        #expect(found.verdict == .framework)
    }

    @Test func privateConstraintsAreTheFrameworks() throws {
        let found = try conflict(
            "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UITableView:0xa.contentHeight{id: 28} == -32.000000>"
        )
        #expect(found.verdict == .framework)
    }

    @Test func requiredContentSizesTakePart() throws {
        let lines = [
            "<NSLayoutConstraint:0x1 V:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x2 V:[UILabel:0xa]-(20)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 V:[UIView:0xb(50)]>",
        ]
        let size = "<NSContentSizeLayoutConstraint:0x4 V:[UILabel:0xa(21)] "
        let resistant = try conflict(
            lines[0], lines[1], lines[2], "\(size)Hug:250 CompressionResistance:1000>")
        #expect(resistant.minimal == [0, 1, 2, 3])
        // Hugging limits a size from above, and these 10 points are below.
        let hugging = try conflict(lines[0], lines[1], lines[2], "\(size)Hug:1000 CompressionResistance:750>")
        #expect(hugging.minimal.isEmpty)
    }

    /// Without the height 40, all would be 0 high: the height isn't at fault.
    @Test func constraintsThatAllowNoSizeAreToBlame() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UILabel:0xa.height == 40   (active)>",
            "<NSLayoutConstraint:0x2 UIImageView:0xb.height == 0.9*UILabel:0xa.height   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-alignment' UILabel:0xa.bottom == UIImageView:0xb.bottom   (active)>",
            "<NSLayoutConstraint:0x4 'UISV-alignment' UILabel:0xa.top == UIImageView:0xb.top   (active)>")
        #expect(found.culprits.first == 1)
        // What the image's height has to be, and what the edges make it.
        #expect(found.arithmetic == "0.9 * 40 = 36, not 40")
    }

    /// Below no bars, the guide of a top bar is 0 high on a screen that has its size.
    @Test func guidesAreNotMeasured() throws {
        let found = try conflict(
            "<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0xa.height == 0   (active)>",
            "<_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 V:[_UILayoutGuide:0xa]-(-20)-[UINavigationBar:0xc]   (active)>",
            "<NSLayoutConstraint:0x4 V:|-(0)-[UINavigationBar:0xc]   (active, names: '|':UIView:0xb )>")
        #expect(found.verdict == .app)
        #expect(found.culprits.first == 2)
    }

    /// Without any spacing, the view of 44 points still has no room in a stack view that is hidden.
    @Test func spacingsAreReducedToNoLessThan0() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 UIView:0xb.height == 44   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xs.top == UIView:0xa.top   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-canvas-connection' V:[UIView:0xb]-(0)-|   (active, names: '|':UIStackView:0xs )>",
            "<NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0xs.height == 0   (active)>",
            "<NSLayoutConstraint:0x5 'UISV-spacing' V:[UIView:0xa]-(16)-[UIView:0xb]   (active)>")
        #expect(found.verdict == .transient)
        #expect(found.cures.first?.members.sorted() == [0, 4])
        #expect(found.cures.first?.offBy == 44)
    }

    /// Nobody wrote the constraints of a stack view, but its spacing.
    @Test func spacingsOfStacksCanBeChanged() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xs.top == UIView:0xa.top   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-spacing' V:[UIView:0xa]-(16)-[UIView:0xb]   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-canvas-connection' V:[UIView:0xb]-(0)-|   (active, names: '|':UIStackView:0xs )>",
            "<NSLayoutConstraint:0x4 'UISV-hiding' UIStackView:0xs.height == 0   (active)>")
        #expect(found.verdict == .transient)
        #expect(found.culprits == [1])
        #expect(found.advice.contains("spacing"))
    }

    /// The system shortens names, so that two views can have the same.
    @Test func viewsWithTheSameShortenedNameAreTwo() throws {
        let found = ConstraintLogReader.explanation(
            of: Array(
                "\"<NSLayoutConstraint:0x1 V:[Row...]-(7)-[Row...]   (active, names: Row...:0xa, Row...:0xb )>\"\n"
                    .utf8))
        #expect(found.conflicts.isEmpty)
        #expect(found.unrecoverable.map(\.reason) == [.single])
    }

    @Test func damagedAddressesAreNotRead() {
        let found = ConstraintLogReader.explanation(
            of: Array(
                "(\n\"<NSLayoutConstraint:0x61h00099cd0 UIView:0x7fb573cxbf90.width <= -1   (active)>\"\n)\n"
                    .utf8))
        #expect(found.conflicts.isEmpty)
        #expect(found.unrecoverable.map(\.reason) == [.cut])
    }

    @Test func bracketsAndPrefixesOfAddressesMayBeMissing() throws {
        let found = ConstraintLogReader.explanation(
            of: Array(
                "NSLayoutConstraint: 280c37e30 Button.height >= 44.0 \nNSLayoutConstraint: 280c236b0 Button.height == 20.0 \n"
                    .utf8))
        let conflict = try #require(found.conflicts.first)
        #expect(conflict.members.map(\.label) == ["280c37e30", "280c236b0"])
        // A limit is chosen with more care than an exact size.
        #expect(conflict.culprits.first == 1)
    }

    @Test func whatIsMissingIsNamed() {
        let logs: [(String, UnrecoverableLog.Reason)] = [
            (
                "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n",
                .redacted
            ),
            (
                "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"<private>\"\n)\n",
                .redacted
            ),
            (
                "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 'a.bottom' ...>\n",
                .cut
            ),
            (
                "Unable to simultaneously satisfy constraints.\n(\n    \"label top equals view top\"\n)\n",
                .descriptions
            ),
            ("Unable to simultaneously satisfy constraints.\n\nlater\n", .empty),
        ]
        for (log, reason) in logs {
            let found = ConstraintLogReader.explanation(of: Array(log.utf8))
            #expect(found.unrecoverable.map(\.reason) == [reason], "\(log)")
            #expect(found.conflicts.isEmpty)
        }
    }

    /// The app sets the size of what it shows with SwiftUI; the system only sets where its own host is.
    @Test(arguments: [
        "_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_:0xa",
        "SwiftUI._UIHostingView<MyApp.ContentView>:0xa",
        "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<MyApp.ContentView, SwiftUI.Padding>>:0xa",
    ])
    func sizesOfSwiftUIsHostsAreTheApps(host: String) throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 V:|-(0)-[\(host)]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x2 V:[\(host)]-(0)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 \(host).height == 200   (active)>",
            "<NSLayoutConstraint:0x4 UIView:0xb.height == 300   (active)>"
        )
        #expect(found.verdict == .app)
    }

    /// Public classes, and classes of apps whose names begin like the system's.
    @Test(arguments: [
        "AVPlayerView", "QLPreviewView", "MKCompassButton", "TUIConversationCell", "GKGameBoard",
    ])
    func sizesOfPublicClassesAreTheApps(className: String) throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 \(className):0xa.height == 200   (active)>",
            "<NSLayoutConstraint:0x2 \(className):0xa.height == 300   (active)>"
        )
        #expect(found.verdict == .app)
    }

    /// UIKit places a button's label without constraints, so those on it are the app's.
    @Test func constraintsOfAButtonsLabelAreTheApps() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 H:|-(10)-[UIButtonLabel:0xa'Go']   (active, names: '|':UIButton:0xb'Go' )>",
            "<NSLayoutConstraint:0x2 H:[UIButtonLabel:0xa'Go']-(10)-|   (active, names: '|':UIButton:0xb'Go' )>",
            "<NSLayoutConstraint:0x3 UIButton:0xb'Go'.width == 15   (active)>"
        )
        #expect(found.verdict == .app)
    }

    /// The system has constraints with such names in its search bars and bar buttons only.
    @Test(arguments: ["SearchBarHeight", "Title_height", "IB_height"])
    func identifiersOfTheAppsViewsAreItsAuthors(identifier: String) throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 '\(identifier)' MyApp.Field:0xa.height == 44   (active)>",
            "<NSLayoutConstraint:0x2 '\(identifier)2' MyApp.Field:0xa.height >= 56   (active)>"
        )
        #expect(found.verdict == .app)
        #expect(found.culprits.count == 2)
    }

    /// 180 points from the bottom of a view are not 20 from its top unless it is 200 high.
    @Test func coordinatesOfAppKitCountFromTheBottom() throws {
        let found = try conflict(
            "<NSLayoutConstraint:0x1 NSTextField:0xa.minY == NSView:0xb.minY + 180   (active)>",
            "<NSLayoutConstraint:0x2 NSTextField:0xa.top == NSView:0xb.top + 20   (active)>",
            "<NSLayoutConstraint:0x3 NSTextField:0xa.height == 10   (active)>",
            "<NSLayoutConstraint:0x4 NSView:0xb.height == 200   (active)>"
        )
        #expect(found.arithmetic == "180 + 20 + 10 = 210, not 200")
    }

    /// A view's container places it; only the other constraint can be changed.
    @Test func framesThatContainersSetAreNoCulprits() throws {
        let found = try conflict(
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- V:|-(6)-[NSView:0xa]   (Names: '|':NSBox:0xb )>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:[NSView:0xa]-(6)-|   (Names: '|':NSBox:0xb )>",
            "<NSLayoutConstraint:0x3 V:[NSBox:0xb(1)]>"
        )
        #expect(found.culprits == [2])
    }

    @Test func aCureEndsAllOfManyContradictions() throws {
        let lines = (1...5).flatMap { view in
            [100, 200].map {
                "    \"<NSLayoutConstraint:0x\(view)\($0) UILabel:0xa\(view).height == \($0)   (active)>\""
            }
        }
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: ",\n") + "\n)\n"
        let found = try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
        let members = try #require(found.cures.first).members
        #expect(Set(members.map { $0 / 2 }) == [0, 1, 2, 3, 4])
        #expect(members.count == 5)
    }

    @Test func severalChangesSayTheLargestDistance() throws {
        let cure = Cure(members: [0, 1], offBy: 270)
        #expect(cure.effect == "everything else holds, with these off by up to 270")
    }

    /// Names as the runtime prints them: private in a file, local to a method, nested, generic.
    @Test(arguments: [
        ("_TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF8CardView", "CardView"),
        ("_TtCFC5MyApp6Screen4makeFT_T_L_4Card", "Card"),
        ("_TtCC5MyApp6Screen4Card", "Card"),
        ("_TtGC5MyApp7WrapperV5MyApp4Card_", "Wrapper"),
        ("MyApp.CardView", "CardView"),
    ])
    func classesAreNamedAsInTheSource(printed: String, name: String) {
        #expect(LogFormatter.shortClass(printed) == name)
    }
}
