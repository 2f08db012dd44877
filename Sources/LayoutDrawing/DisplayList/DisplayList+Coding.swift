import LayoutValues
import TextMetrics

/// A display list as numbers and bytes, which painters outside of this program read: that of the inspector page.
///
/// The bytes are those of all strings in UTF-8, one after another; among the numbers, each string is its number of bytes, and a
/// string that may be missing is -1 then. The numbers are, where `*` follows what is repeated and what is in brackets is only there
/// if the number before it is 1:
///
///     list        width height originX originY zoom tearCount (start end)* background commandCount command*
///     background  the role as in a paint, -1 for none
///     command     0 group            the beginning of a group
///                 1                  the end of the innermost group
///                 2 x y width height radius paint stroke                             a rectangle
///                 3 segmentCount (startX startY endX endY)* stroke                   lines
///                 4 pointCount (x y)* paint stroke                                   a polygon
///                 5 x y width height itemID                                          an item's snapshot
///                 6 string x y anchor fontSize fontWeight isItalic family paint width letterSpacing stretch
///     group       id classCount class* className hasFrame [x y width height] undeterminedCount name* title
///                 hasClip [x y width height]
///     paint       role opacity; -1 alone for none
///     role        0 paper, 1 sheet, 2 sheet's outline, 3 text, 4 secondary text, 5 document's text, 6 container, 7 guide,
///                 8 system guide, 9 constraint, 10 derived, 11 conflict, 12 ambiguity,
///                 13 to 17 the hues of views: blue, green, violet, teal, olive,
///                 18 red green blue alpha red green blue alpha, a document's colour in light and in dark mode, 0 to 255
///     stroke      hasStroke [paint width dashCount length* isRound]
///     anchor      0 start, 1 middle, 2 end
///
/// Weights are those of CSS, from 100 to 900; the family is an app's own font's, missing for the system's.
package struct EncodedDisplayList: Sendable, Equatable {
    /// The numbers, in the order above.
    package private(set) var numbers: [Double] = []
    /// The bytes of the strings, in the order in which the numbers count them.
    package private(set) var bytes: [UInt8] = []
    /// The ids of the groups that are open; nil for those without.
    private var openGroups: [String?] = []

    /// Creates the numbers and bytes of a list.
    ///
    /// - Complexity: O(*n*) in the list's elements.
    package init(_ list: DisplayList) {
        add(list.size)
        add(list.projection)
        if let background = list.background { add(background) } else { add(-1) }
        add(list.commands.count)
        for command in list.commands { add(command) }
    }
}

// MARK: Commands

extension EncodedDisplayList {
    private mutating func add(_ projection: CanvasProjection) {
        add(projection.origin)
        add(projection.zoom)
        add(projection.tears.count)
        for tear in projection.tears {
            add(tear.start)
            add(tear.end)
        }
    }

    private mutating func add(_ command: DisplayCommand) {
        switch command {
        case .beginGroup(let group):
            add(0)
            add(group)
            openGroups.append(group.id)
        case .endGroup:
            add(1)
            _ = openGroups.popLast()
        case .rectangle(let rectangle):
            add(2)
            add(rectangle.frame)
            add(rectangle.cornerRadius)
            add(rectangle.fill)
            add(rectangle.stroke)
        case .lines(let lines):
            add(3)
            add(lines)
        case .polygon(let polygon):
            add(4)
            add(polygon.points.count)
            for point in polygon.points { add(point) }
            add(polygon.fill)
            add(polygon.stroke)
        case .image(let image):
            add(5)
            add(image.frame)
            // A snapshot is drawn in its view's group.
            add(optional: openGroups.last { $0 != nil } ?? nil)
        case .text(let text):
            add(6)
            add(text)
        }
    }

    private mutating func add(_ group: DisplayGroup) {
        add(optional: group.id)
        add(group.classes)
        add(optional: group.className)
        add(optional: group.frame)
        add(group.undetermined)
        add(optional: group.title)
        add(optional: group.clip)
    }

    private mutating func add(_ lines: DisplayLines) {
        add(lines.segments.count)
        for segment in lines.segments {
            add(segment.start)
            add(segment.end)
        }
        add(lines.stroke)
    }

    private mutating func add(_ text: DisplayText) {
        add(text.string)
        add(text.origin)
        switch text.anchor {
        case .start: add(0)
        case .middle: add(1)
        case .end: add(2)
        }
        add(text.font.size)
        add(text.font.weight.number)
        add(text.font.isItalic)
        add(optional: text.font.projectFont?.family)
        add(text.paint)
        add(text.width)
        add(text.letterSpacing)
        add(text.stretch)
    }
}

// MARK: Colours

extension EncodedDisplayList {
    private mutating func add(_ paint: Paint?) {
        guard let paint else { return add(-1) }
        add(paint.role)
        add(paint.opacity)
    }

    private mutating func add(_ stroke: Stroke?) {
        add(stroke != nil)
        guard let stroke else { return }
        add(stroke.paint)
        add(stroke.width)
        add(stroke.dash.count)
        for length in stroke.dash { add(length) }
        add(stroke.isRound)
    }

    private mutating func add(_ role: ColorRole) {
        switch role {
        case .paper: add(0)
        case .sheet: add(1)
        case .sheetOutline: add(2)
        case .text: add(3)
        case .secondaryText: add(4)
        case .documentText: add(5)
        case .container: add(6)
        case .guide: add(7)
        case .systemGuide: add(8)
        case .constraint: add(9)
        case .derived: add(10)
        case .conflict: add(11)
        case .ambiguity: add(12)
        case .view(let hue): add(13 + hue.rawValue)
        case .document(let color):
            add(18)
            add(color.light)
            add(color.dark)
        }
    }

    private mutating func add(_ color: Color) {
        add(Int(color.red))
        add(Int(color.green))
        add(Int(color.blue))
        add(Int(color.alpha))
    }
}

// MARK: Numbers and strings

extension EncodedDisplayList {
    private mutating func add(_ number: Double) { numbers.append(number) }

    private mutating func add(_ number: Int) { numbers.append(Double(number)) }

    private mutating func add(_ condition: Bool) { numbers.append(condition ? 1 : 0) }

    private mutating func add(_ size: CGSize) {
        add(size.width)
        add(size.height)
    }

    private mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }

    private mutating func add(_ frame: CGRect) {
        add(frame.minX)
        add(frame.minY)
        add(frame.width)
        add(frame.height)
    }

    private mutating func add(optional frame: CGRect?) {
        add(frame != nil)
        if let frame { add(frame) }
    }

    private mutating func add(_ string: String) {
        let count = bytes.count
        bytes += string.utf8
        add(bytes.count - count)
    }

    private mutating func add(optional string: String?) {
        if let string { add(string) } else { add(-1) }
    }

    private mutating func add(_ strings: [String]) {
        add(strings.count)
        for string in strings { add(string) }
    }
}
