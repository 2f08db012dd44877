import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Overridden members are called, and extensions in the style of libraries work.
    @Suite struct OverrideTests {
        @Test func overriddenMethodsAreCalled() {
            let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let (a, b) = (UIView(), UIView())
            view.addSubview(a)
            view.insertSubview(b, aboveSubview: a)
            view.bringSubviewToFront(a)
            view.addGestureRecognizer(UITapGestureRecognizer())
            view.addConstraint(a.widthAnchor.constraint(equalToConstant: 3))
            view.mask = b
            _ = view.endEditing(true)
            view.motionEnded(.motionShake, with: nil)
            #expect(view.calls == ["above", "front", "gesture", "constraint", "mask", "end", "shake"])
            #expect(view.subviews == [b, a])
            #expect(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
            #expect(!view.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
            #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 9, height: 9)).width == 7)
            view.setNeedsUpdateConstraints()
            #expect(view.needsUpdateConstraints())
            view.updateConstraintsIfNeeded()
            #expect(!view.needsUpdateConstraints())
        }

        @Test func controlsSendTheirActions() {
            let control = TrackingControl()
            var runs = 0
            control.addAction(UIAction { _ in runs += 1 }, for: .valueChanged)
            control.isSelected = true
            #expect(runs == 1 && control.sent == .valueChanged)
            var handled = 0
            control.enumerateEventHandlers { action, _, event, _ in
                if action != nil, event == .valueChanged { handled += 1 }
            }
            #expect(handled == 1)
        }

        @Test func initializersOfUIKitsClassesAreInherited() {
            let text = PlaceholderTextView()
            #expect(text.placeholder.superview === text)
            #expect(PlaceholderTextView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
            text.text = "x"
            #expect(text.placeholder.isHidden)
            #expect(RoundImageView(image: UIImage(systemName: "star")).layer.cornerRadius == 4)
            #expect(
                FormStack().axis == .vertical && FormStack(arrangedSubviews: [UIView()]).axis == .vertical)
        }

        @Test func aCellIsUpdatedWhenItsStateChanges() {
            let cell = StateCell(style: .default, reuseIdentifier: nil)
            cell.layoutIfNeeded()
            cell.layoutIfNeeded()
            cell.isSelected = true
            cell.layoutIfNeeded()
            #expect(cell.states == [false, true])
            #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "On")
        }

        @Test func aTablesDelegateHasItsOwnType() {
            final class Rows: NSObject, UITableViewDelegate {
                var chosen: IndexPath?
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    chosen = indexPath
                }
            }
            let (rows, table) = (Rows(), ChoosingTable())
            table.delegate = rows
            table.choose(IndexPath(row: 2, section: 1))
            #expect(rows.chosen == IndexPath(row: 2, section: 1))
            let scroll: UIScrollView = table
            #expect(scroll.delegate === rows)
            scroll.delegate = nil
            #expect(table.delegate == nil)
        }

        @Test func extensionsOfLibrariesLayOut() {
            let card = SettingsCard(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            card.layoutIfNeeded()
            #expect(card.box.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
            #expect(card.title.frame == CGRect(x: 18, y: 18, width: 164, height: 64))
            #expect(card.title.numberOfLines == 2 && card.title.font == .systemFont(ofSize: 15))
            #expect(card.box.backgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
            let chevron = UIBezierPath(chevronIn: CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(chevron.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        }

        @Test func typingReplacesTheSelection() {
            let field = UITextField()
            field.text = "abc"
            field.insertText("d")
            #expect(field.text == "abcd")
            field.selectedTextRange = field.textRange(
                from: field.beginningOfDocument,
                to: field.position(from: field.beginningOfDocument, offset: 2) ?? field.endOfDocument)
            field.insertText("X")
            #expect(field.text == "Xcd")
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.text == "cd" && field.hasText)
        }

        @Test func anItemOfACustomGroupStandsWhereItsProviderSays() {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
                let width = environment.container.contentSize.width
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 100)),
                    NSCollectionLayoutGroupCustomItem(
                        frame: CGRect(x: width - 50, y: 20, width: 50, height: 40)),
                ]
            }
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                collection, path, _ in
                collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot)
            collection.layoutIfNeeded()
            let frames = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
            #expect(frames[0] == CGRect(x: 0, y: 0, width: 60, height: 100))
            #expect(frames[1] == CGRect(x: 250, y: 20, width: 50, height: 40))
            #expect(frames[2] == CGRect(x: 0, y: 100, width: 60, height: 100))
        }
    }
}
