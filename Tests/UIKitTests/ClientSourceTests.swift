import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Source in the styles of apps for iOS compiles, and its layout has the frames it has there.
    @Suite struct ClientSourceTests {
        @Test func anchorsWithSubclassesAndClosures() {
            let root = UIView(size: CGSize(width: 320, height: 300))
            let view = ProfileView(model: .init(name: "", biography: nil))
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.avatar.frame == CGRect(x: 16, y: 16, width: 64, height: 64))
            // 16 + 64 + 16, and the separator: one pixel of a screen at 3 pixels a point.
            #expect(abs(view.frame.height - (96 + 1.0 / 3)) < 0.001)
            #expect(view.followButton.frame.maxX == 304)
            #expect(view.followButton.frame.midY == 48)
            #expect(view.textColumn.layoutFrame.minX == 92)
            #expect(view.textColumn.layoutFrame.maxX == view.followButton.frame.minX - 8)
            #expect(view.avatar.layer.cornerRadius == 32)

            view.update(with: .init(name: "N", biography: "B"))
            view.isExpanded = true
            #expect(view.biographyLabel.frame.minY == 92)
            let around = view.frame.height - view.biographyLabel.frame.height
            #expect(abs(around - (92 + 16 + 1.0 / 3)) < 0.001)

            var follows = 0
            view.onFollow = { follows += 1 }
            view.followButton.sendActions(for: .touchUpInside)
            #expect(follows == 1)
        }

        @Test func operatorsOverAttributes() {
            let root = UIView(size: CGSize(width: 300, height: 200))
            let (box, note) = (UIView(), UILabel())
            let guide = UILayoutGuide()
            root.addSubview(box)
            root.addSubview(note)
            root.addLayoutGuide(guide)
            guide.terms.width == root.terms.width / 2
            guide.terms.leading == root.terms.leading + 20
            let top = box.terms.top == root.terms.top + 10
            box.terms.left == guide.terms.left
            box.terms.width == 2 * box.terms.height
            box.terms.height == 30
            note.terms.firstBaseline == box.terms.bottom
            note.terms.leading >= box.terms.trailing + 5
            let wish = (note.terms.leading == root.terms.leading) ~ .defaultLow
            (note.terms.width >= 40) ~ UILayoutPriority(900)
            root.layoutIfNeeded()
            #expect(guide.layoutFrame.minX == 20 && guide.layoutFrame.width == 150)
            #expect(box.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
            #expect(note.frame.minX == 85)
            #expect(wish.priority == .defaultLow && wish.isActive)
            #expect(root.constraints.contains { $0 === top })
            #expect(top.summary.hasSuffix(".top"))
            top.constant = 50
            root.layoutIfNeeded()
            #expect(box.frame.minY == 50)
        }

        @Test func makersAndResultBuilders() {
            let root = UIView(size: CGSize(width: 200, height: 100))
            let (panel, dot) = (UIView(), UIView())
            let third = UILayoutGuide()
            root.addSubview(panel)
            panel.addSubview(dot)
            root.addLayoutGuide(third)
            panel.constrain.make { make in
                make.edges.equalTo(root).inset(10)
            }
            dot.constrain.make {
                $0.center.equalTo(panel)
                $0.size.equalTo(12)
            }
            third.constrain.make {
                $0.height.equalTo(root).dividedBy(4)
                $0.bottom.equalTo(root)
            }
            root.layoutIfNeeded()
            #expect(panel.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
            #expect(dot.frame == CGRect(x: 84, y: 34, width: 12, height: 12))
            #expect(third.layoutFrame.minY == 75)
            #expect(dot.constrain.installed.count == 4)
            #expect(dot.constraints.map(\.identifier) == ["maker.7", "maker.8"])

            dot.constrain.remake { make in
                make.leading.equalTo(third, .leading).offset(4)
                make.top.equalTo(panel)
                make.width.equalTo(20)
                make.height.equalTo(20).priority(.defaultHigh)
                make.height.lessThanOrEqualTo(8)
            }
            let wide = true
            NSLayoutConstraint.activate {
                third.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
                if wide { third.widthAnchor.constraint(equalToConstant: 40) }
                for view in [panel] {
                    view.widthAnchor.constraint(equalToConstant: 5).with(priority: .defaultLow)
                }
            }
            root.layoutIfNeeded()
            #expect(dot.frame == CGRect(x: 10, y: 0, width: 20, height: 8))
        }

        @Test func aWindowsGuideMovesByTheConstraintsFoundOnIt() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let guide = window.cornerGuide
            #expect(window.cornerGuide === guide && window.layoutGuides == [guide])
            window.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 30))
            guide.move(toTop: false)
            let half = guide.constraint(of: .bottom)?.with(multiplier: 0.5)
            window.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 270, width: 40, height: 30))
            guide.constraint(of: .bottom)?.isActive = false
            half?.isActive = true
            window.layoutIfNeeded()
            #expect(guide.layoutFrame.maxY == 150)
            #expect(window.constraints.count == 4 && window.layoutFindings.isEmpty)
        }

        @Test func helpersOverViewsAndGuides() {
            let root = UIView(size: CGSize(width: 120, height: 80))
            let (a, b) = (Block(), Block(10, 10))
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            root.add(a, b)
            guide.fill(root, insets: .init(top: 10, leading: 20, bottom: 10, trailing: 0))
            a.fill(guide)
            b.place(in: a, size: CGSize(width: 30, height: 20))
            align([a.leadingAnchor, guide.leadingAnchor])
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 100, height: 60))
            #expect(a.frame == guide.layoutFrame)
            #expect(b.frame == CGRect(x: 55, y: 30, width: 30, height: 20))
        }

        @Test func formatsTakeMetricsOfAnyNumbers() {
            let view = FormatMetrics(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.layoutIfNeeded()
            #expect(view.first.frame == CGRect(x: 12, y: 7, width: 30, height: 9))
            #expect(view.second.frame == CGRect(x: 54, y: 7, width: 30, height: 5))
        }
    }
}
