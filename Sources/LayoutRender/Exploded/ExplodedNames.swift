import Engine
import Foundation

/// Places names on the planes of an exploded picture, each above its item and without overlaps.
struct ExplodedNames {
    let placed: PlacedLayout
    let measurer: any TextMeasuring
    let projection: ObliqueProjection
    private(set) var commands: [DisplayCommand] = []
    /// The right end of the rightmost name, in points.
    private(set) var right = 0.0
    private var taken: [CGRect] = []

    private static let most = 40

    init(placed: PlacedLayout, measurer: any TextMeasuring, projection: ObliqueProjection) {
        self.placed = placed
        self.measurer = measurer
        self.projection = projection
    }

    /// Names the items of a plane, except those without room for a name.
    mutating func place(_ plane: ExplodedPlane, on place: Int) {
        for index in plane.items.prefix(Self.most) where !GenericName.isGeneric(placed.layout.items[index]) {
            self.place(index, on: place)
        }
    }

    private mutating func place(_ index: Int, on plane: Int) {
        let item = placed.layout.items[index]
        let frame =
            (item.kind == .guide ? GuideShape(of: index, in: placed).frame : placed.items[index].frame)?
            .intersection(placed.sheet)
        guard let frame, !frame.isNull else { return }
        let name = placed.name(of: index)
        let isGuide = item.kind == .guide
        let font = isGuide ? TypeScale.pill : TypeScale.name
        let size = CGSize(width: measurer.width(of: name, font: font) + (isGuide ? 12 : 0), height: 16)
        let corners = projection.corners(of: frame, on: plane)
        let middle = projection.point(frame.midX, frame.midY, on: plane)
        let spots = [
            CGPoint(x: corners[0].x + 6, y: corners[0].y + 3),
            CGPoint(x: middle.x - size.width / 2, y: middle.y - 8),
            CGPoint(x: corners[0].x, y: corners[0].y - 18),
            CGPoint(x: corners[3].x + 6, y: corners[3].y - 20),
        ]
        let free = spots.map { CGRect(origin: $0, size: size) }.first { box in
            !taken.contains { SpatialGrid.overlap($0, box) }
        }
        guard let box = free else { return }
        taken.append(box)
        right = max(right, box.maxX)
        if isGuide { commands.append(tag(box, of: item)) }
        let isFilled = isGuide && item.guideRole == .custom
        let role: ColorRole = isFilled ? .paper : isGuide ? GuidesLayer.role(of: item) : .text
        commands.append(
            .text(
                DisplayText(
                    name,
                    origin: CGPoint(
                        x: box.minX + (isGuide ? 6 : 0), y: box.midY + TypeScale.baselineDrop(font)),
                    font: font,
                    paint: Paint(role), width: measurer.width(of: name, font: font))))
    }

    private func tag(_ box: CGRect, of item: SolvedItem) -> DisplayCommand {
        let role = GuidesLayer.role(of: item)
        return item.guideRole == .custom
            ? .rectangle(DisplayRectangle(box, cornerRadius: 8, fill: Paint(role)))
            : .rectangle(
                DisplayRectangle(box, cornerRadius: 2, fill: Paint(.paper), stroke: Stroke(Paint(role))))
    }
}
