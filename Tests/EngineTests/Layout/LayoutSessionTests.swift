import TestSupport
import Foundation
import Testing
import Findings

@testable import Engine

@Suite struct LayoutSessionTests {
    private func row(of count: Int) -> (root: View, views: [View], gaps: [LayoutConstraint]) {
        let root = View.root()
        var views: [View] = []
        var gaps: [LayoutConstraint] = []
        for index in 0..<count {
            let view = root.place("v\(index)", intrinsic: CGSize(width: 20 + index, height: 10))
            let gap =
                views.last.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4) }
                ?? view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
            let top = view.topAnchor.constraint(equalTo: root.topAnchor)
            LayoutConstraint.activate([gap, top])
            gaps.append(gap)
            views.append(view)
        }
        return (root, views, gaps)
    }

    @Test func constantsPrioritiesActivationsAndSizesAreTakenUp() throws {
        let (root, views, gaps) = row(of: 6)
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 50)))
        #expect(try session.solvedLayout().frame("v1")?.minX == 8 + 20 + 4)
        gaps[1].constant = 30
        #expect(try session.solvedLayout().frame("v1")?.minX == 8 + 20 + 30)

        let wide = views[2].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
        wide.isActive = true
        #expect(try session.solvedLayout().frame("v2")?.width == 100)
        session.canvas.size.width = 800
        #expect(try session.solvedLayout().frame("v2")?.width == 200)
        wide.priority = LayoutPriority(100)
        #expect(try session.solvedLayout().frame("v2")?.width == 22)
        wide.isActive = false
        #expect(try session.solvedLayout().frame("v2")?.width == 22)
        views[3].removeFromSuperview()
        let added = root.place("added", intrinsic: CGSize(width: 5, height: 5))
        added.leadingAnchor.constraint(equalTo: views[5].trailingAnchor).isActive = true
        let layout = try session.solvedLayout()
        #expect(layout.frame("v3") == nil)
        #expect(layout.frame("added")?.width == 5)
    }

    /// Overrides `subviews` to return only its first subview.
    private final class Curtain: View {
        override var subviews: [View] { Array(heldSubviews.prefix(1)) }
    }

    @Test func aConstraintOnAViewThatIsLeftOutLeavesTheOthersTheirRows() throws {
        let root = Curtain()
        let shown = root.place("shown")
        let hidden = root.place("hidden")
        let outside = hidden.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -1)
        let width = shown.widthAnchor.constraint(equalToConstant: 40)
        let height = shown.heightAnchor.constraint(equalToConstant: 10)
        LayoutConstraint.activate([outside, width, height])
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 50)))
        #expect(try session.solvedLayout().frame("shown")?.size == CGSize(width: 40, height: 10))
        outside.constant = -2
        width.constant = 50
        height.isActive = false
        shown.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let layout = try session.solvedLayout()
        #expect(layout.frame("shown")?.size == CGSize(width: 50, height: 20))
        #expect(layout.constraints.map(\.constant) == [50, 20])
    }

    @Test func aConflictComesAndGoes() throws {
        let (root, views, _) = row(of: 1)
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 50)))
        let first = views[0].widthAnchor.constraint(equalToConstant: 100)
        let second = views[0].widthAnchor.constraint(equalToConstant: 200)
        LayoutConstraint.activate([first, second])
        #expect(try session.solvedLayout().findings.map(\.code) == [.unsatisfiable])
        #expect(try session.solvedLayout().frame("v0")?.width == 100)
        first.isActive = false
        #expect(try session.solvedLayout().findings.isEmpty)
        #expect(try session.solvedLayout().frame("v0")?.width == 200)
    }

    /// A row of views with optional widths, and numbered edits of it.
    private struct EditableRow {
        let root: View
        let gaps: [LayoutConstraint]
        let widths: [LayoutConstraint]
        var canvas = Canvas(size: CGSize(width: 400, height: 50))

        mutating func apply(_ kind: Int, at pick: Int, number: Int) {
            switch kind {
            case 0: gaps[pick].constant = CGFloat(number % 20)
            case 1: widths[pick].isActive.toggle()
            case 2: widths[pick].priority = LayoutPriority(Float(number))
            case 3: canvas.size.width = CGFloat(300 + number % 300)
            default: widths[pick].constant = CGFloat(number % 90)
            }
        }
    }

    private func editableRow(priorities: [Int]) -> EditableRow {
        let (root, views, gaps) = row(of: priorities.count)
        let widths = zip(views, priorities).map { view, priority in
            let width = view.widthAnchor.constraint(equalToConstant: 40)
            width.priority = LayoutPriority(Float(priority))
            return width
        }
        return EditableRow(root: root, gaps: gaps, widths: widths)
    }

    @Test func randomEditsGiveWhatANewLayoutGives() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<10 {
            let priorities = (0..<6).map { _ in random.next(in: 1...999) }
            var edited = editableRow(priorities: priorities)
            var fresh = editableRow(priorities: priorities)
            let session = LayoutSession(root: edited.root, canvas: edited.canvas)
            _ = try session.solvedLayout()
            for _ in 0..<10 {
                let edit = (random.next(in: 0...4), random.next(in: 0...5), random.next(in: 1...999))
                edited.apply(edit.0, at: edit.1, number: edit.2)
                fresh.apply(edit.0, at: edit.1, number: edit.2)
                session.canvas = edited.canvas
                let incremental = try session.solvedLayout()
                let fromScratch = try LayoutSolver.solve(root: fresh.root, canvas: fresh.canvas)
                #expect(incremental.items == fromScratch.items)
                #expect(incremental.findings == fromScratch.findings)
            }
        }
    }

    /// The label is 300 points narrower than the canvas. Two of its words fit on no line of 10 points.
    private func labelSession() -> LayoutSession {
        let root = View.root()
        let label = Label()
        label.identifier = "label"
        label.text = "one two three four"
        label.numberOfLines = 2
        root.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -300),
        ])
        return LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 310, height: 100)))
    }

    @Test func aLabelWithoutWidthHasOneLineWhateverIsKnownOfWiderOnes() throws {
        let session = labelSession()
        _ = try session.pieces(along: .horizontal, over: 301...400)
        let wrapped = try #require(try session.solvedLayout().frame("label")?.height)
        session.canvas.size.width = 300
        let height = try #require(try session.solvedLayout().frame("label")?.height)
        #expect(height < wrapped)
        let fresh = labelSession()
        fresh.canvas.size.width = 300
        #expect(try fresh.solvedLayout().frame("label")?.height == height)
    }

    /// What a text needs in an app can't be told from a placeholder.
    @Test func aPlaceholderIsNotTheSizeOfAText() throws {
        for isPlaceholder in [false, true] {
            let root = View.root()
            let label = Label()
            label.text = "text"
            label.intrinsicContentSizeOverride = CGSize(width: 335, height: 20)
            label.hasDesignTimeSize = isPlaceholder
            root.addSubview(label)
            let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 100)))
            let piece = try #require(try session.pieces(along: .horizontal, over: 320...400).first)
            let size = try #require(piece.items.last).contentSize
            #expect(size == (isPlaceholder ? nil : CGSize(width: 335, height: 20)))
        }
    }
}
