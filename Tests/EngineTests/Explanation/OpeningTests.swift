import Foundation
import Testing
import Findings
import Solver

@testable import Engine

/// What a layout leaves open, and what would determine it.
@Suite struct OpeningTests {
    private let canvas = Canvas(size: CGSize(width: 300, height: 200), scale: 1_048_576)

    private func explainer(of root: View) throws -> LayoutExplainer {
        try #require(try LayoutSession(root: root, canvas: canvas).explainer())
    }

    /// Two views share 300 points: the width of one gives that of the other.
    @Test func viewsThatShareALengthNeedOneConstraint() throws {
        let root = View.root()
        let (first, second) = (root.place("first"), root.place("second"))
        LayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 10),
            second.heightAnchor.constraint(equalToConstant: 10),
        ])
        let openings = try explainer(of: root).openings()
        let opening = try #require(openings.first)
        #expect(openings.count == 1)
        #expect(opening.numbers.allSatisfy { $0.range == 0...300 })
        #expect(opening.numbers.map(\.number) == [.width, .x, .width])
        let kinds = opening.remedies.map { $0.map(\.attribute) }
        #expect(kinds.allSatisfy { $0.count == 1 })
        #expect(kinds.contains([.width]) && kinds.contains([.trailing]) && kinds.contains([.leading]))
    }

    /// Nothing on one axis: any two of the edges, the centre and the width.
    @Test func viewWithoutConstraintsNeedsTwoOnEachAxis() throws {
        let root = View.root()
        let view = root.place("view")
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        let openings = try explainer(of: root).openings()
        #expect(openings.count == 1)
        let remedies = Set(openings[0].remedies.map { Set($0.map(\.attribute)) })
        let attributes: [LayoutAttribute] = [.leading, .trailing, .width, .centerX]
        let pairs = attributes.flatMap { first in attributes.map { Set([first, $0]) } }.filter {
            $0.count == 2
        }
        #expect(remedies == Set(pairs))
    }

    /// The bottom of a view that fills a stack view is the stack view's bottom, whatever its height is.
    @Test func edgesAreMeasuredFromTheSameOnesAroundAView() throws {
        let root = View.root()
        let outer = root.place("outer")
        let inner = outer.place("inner")
        LayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 10),
            outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        let openings = try explainer(of: root).openings()
        let opening = try #require(openings.first)
        #expect(openings.count == 1)
        let remedies = Set(opening.remedies.flatMap { $0 })
        #expect(
            remedies == [
                LayoutOpening.Kind(item: 1, attribute: .top), LayoutOpening.Kind(item: 1, attribute: .height),
                LayoutOpening.Kind(item: 1, attribute: .centerY),
                LayoutOpening.Kind(item: 2, attribute: .height),
            ])
    }

    /// 10 points from 400 on don't fit into 300. Without the broken inequality nothing bounds the position.
    @Test func openingsThatFollowFromConflictsAreNotReported() throws {
        let root = View.root()
        let view = root.place("view")
        LayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 400),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        let explainer = try explainer(of: root)
        #expect(explainer.layout.conflicts.count == 1)
        #expect(explainer.layout.items[1].undetermined == .x)
        #expect(!explainer.layout.findings.contains { $0.code == .ambiguous })
        #expect(try explainer.openings().isEmpty)
    }

    /// A page of 50 points at the top of a scroll view: nothing says where its content ends below it.
    private func scrolledPage(_ constraints: (ScrollView, View) -> [LayoutConstraint]) -> View {
        let root = View.root()
        let scroll = ScrollView()
        scroll.identifier = "scroll"
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let page = scroll.place("page")
        LayoutConstraint.activate(
            [
                scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                scroll.topAnchor.constraint(equalTo: root.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                page.widthAnchor.constraint(equalToConstant: 300),
                page.topAnchor.constraint(equalTo: scroll.topAnchor),
            ] + constraints(scroll, page))
        return root
    }

    @Test func contentWithoutAnEndIsOpen() throws {
        let root = scrolledPage { _, page in [page.heightAnchor.constraint(equalToConstant: 50)] }
        let explainer = try explainer(of: root)
        let content = try #require(explainer.layout.items.firstIndex { $0.systemGuide == .scrollContent })
        #expect(
            explainer.layout.findings.map(\.message) == [
                "contentLayoutGuide of scroll: height is not determined; constrain height or bottom"
            ])
        let openings = try explainer.openings()
        #expect(openings.flatMap(\.numbers).map(\.item) == [content])
        #expect(
            openings.map(\.remedies) == [
                [[.init(item: content, attribute: .height)], [.init(item: content, attribute: .bottom)]]
            ])
    }

    /// The content is at least as high as the page, and nothing says that it isn't higher.
    @Test func contentWithALimitIsOpen() throws {
        let root = scrolledPage { scroll, page in
            [
                page.heightAnchor.constraint(equalToConstant: 50),
                page.bottomAnchor.constraint(lessThanOrEqualTo: scroll.bottomAnchor),
            ]
        }
        let explainer = try explainer(of: root)
        #expect(explainer.layout.findings.count == 1)
        #expect(try explainer.openings().flatMap(\.numbers).map(\.range) == [50...(.infinity)])
    }

    @Test func contentThatEndsWithAViewIsDecided() throws {
        let root = scrolledPage { scroll, page in
            [
                page.heightAnchor.constraint(equalToConstant: 50),
                page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            ]
        }
        let explainer = try explainer(of: root)
        #expect(explainer.layout.findings.isEmpty)
        #expect(try explainer.openings().isEmpty)
    }

    /// The height of the page decides that of the content too, so that it is the only one to name.
    @Test func contentThatFollowsAnOpenViewIsNoFindingOfItsOwn() throws {
        let root = scrolledPage { scroll, page in [page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)]
        }
        #expect(
            try explainer(of: root).layout.findings.map(\.message) == [
                "page: height is not determined; constrain height"
            ])
    }

    /// The page's bottom at the content's doesn't decide the page's height, whose content then has the same open height.
    @Test func edgesInAScrollViewAreMeasuredFromItsContent() throws {
        let root = scrolledPage { _, _ in [] }
        let openings = try withExtendedLifetime(root) { try explainer(of: root).openings() }
        let attributes = openings.flatMap(\.remedies).map { $0.map(\.attribute) }
        #expect(openings.count == 2)
        #expect(attributes == [[.height], [.bottom], [.height], [.centerY]])
    }

    /// An app sets the content size of a scroll view that no constraint fills.
    @Test func contentWithoutConstraintsIsNoFinding() throws {
        let root = View.root()
        let scroll = ScrollView()
        scroll.identifier = "scroll"
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        LayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let explainer = try explainer(of: root)
        #expect(explainer.layout.findings.isEmpty)
        #expect(try explainer.openings().isEmpty)
    }

    /// Two labels share 200 points less a gap that the stack view makes with a guide of its own.
    @Test func remediesNameNoGuidesOfStackViews() throws {
        let root = View.root()
        let stack = StackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        (stack.distribution, stack.spacing) = (.equalSpacing, 20)
        for name in ["first", "second"] {
            let view = View()
            view.identifier = name
            view.intrinsicContentSizeOverride = CGSize(width: 150, height: 10)
            stack.addArrangedSubview(view)
        }
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let explainer = try explainer(of: root)
        let remedies = try explainer.openings().flatMap(\.remedies)
        #expect(!remedies.isEmpty)
        #expect(remedies.flatMap { $0 }.allSatisfy { explainer.layout.items[$0.item].kind == .view })
    }

    /// With the kinds of any remedy at their present values, nothing of the opening is left open.
    @Test func remediesDetermineEverything() throws {
        let count = Int(ProcessInfo.processInfo.environment["EXPLAINED_SYSTEMS"] ?? "") ?? 40
        var checked = 0
        for seed in 0..<UInt64(count) {
            let root = OpenLayout(seed: seed).root
            let explainer = try explainer(of: root)
            let openings = try explainer.openings()
            for opening in openings {
                for remedy in opening.remedies {
                    try check(remedy, of: opening, in: explainer, root: root, seed: seed)
                    checked += 1
                }
            }
        }
        #expect(checked > count)
    }

    private func check(
        _ remedy: [LayoutOpening.Kind], of opening: LayoutOpening, in explainer: LayoutExplainer, root: View,
        seed: UInt64
    ) throws {
        let layout = explainer.layout
        let added = try remedy.map { kind in
            let item = try #require(explainer.layoutItem(kind.item))
            let constraint = LayoutConstraint(
                item: item, attribute: kind.attribute, relatedBy: .equal,
                toItem: kind.attribute.kind == .size ? nil : item.layoutView?.superview ?? root,
                attribute: kind.attribute.kind == .size ? nil : kind.attribute,
                constant: value(of: kind, in: layout))
            constraint.isActive = true
            return constraint
        }
        let items = try LayoutSession(root: root, canvas: canvas).solvedLayout(id: "").items
        for number in opening.numbers {
            #expect(
                !items[number.item].undetermined.contains(number.number.component),
                "seed \(seed): \(layout.items[number.item].id).\(number.number) with \(remedy)")
        }
        for constraint in added { constraint.isActive = false }
    }

    /// A length, or the distance from the same edge or centre of the view around it.
    private func value(of kind: LayoutOpening.Kind, in layout: SolvedLayout) -> CGFloat {
        let item = layout.items[kind.item]
        let outer = layout.items[item.parent ?? 0].frame.size
        return switch kind.attribute {
        case .leading: item.frame.minX
        case .trailing: item.frame.maxX - outer.width
        case .centerX: item.frame.midX - outer.width / 2
        case .top: item.frame.minY
        case .bottom: item.frame.maxY - outer.height
        case .centerY: item.frame.midY - outer.height / 2
        case .width: item.frame.width
        default: item.frame.height
        }
    }
}
