// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The settings of a table that are kept, or read when it is laid out.
open class TableSettings: Engine.TableView {
    /// Stands for a height that the content determines.
    nonisolated public static let automaticDimension: CGFloat = -1
    nonisolated public static let indexSearch = "{search}"

    open var estimatedRowHeight = automaticDimension
    open var estimatedSectionHeaderHeight = automaticDimension
    open var estimatedSectionFooterHeight = automaticDimension
    open var sectionHeaderTopPadding = automaticDimension
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var isEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var insetsContentViewsToSafeArea = true
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var separatorEffect: UIVisualEffect?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = false
    open var allowsFocus = false
    open var selectionFollowsFocus = false
    open var fillerRowHeight: CGFloat = 0
    open var isPrefetchingEnabled = true
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var hasUncommittedUpdates: Bool { false }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open func reloadSectionIndexTitles() {}
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
    open var cellLayoutMarginsFollowReadableWidth = false
    open var remembersLastFocusedIndexPath = false
    open var sectionIndexColor: UIColor?
}
