import ImageDiff
import Testing

@Suite struct RegionTests {
    private func regions(changing rects: [PixelRect], width: Int = 200, height: Int = 200) -> [PixelRect] {
        let before = PixelImage(width: width, height: height, filledWith: .white)
        var after = before
        for rect in rects {
            for y in rect.y..<(rect.y + rect.height) {
                for x in rect.x..<(rect.x + rect.width) { after[x, y] = .black }
            }
        }
        return ImageComparison().difference(from: before, to: after).regions
    }

    @Test func farApartChangesAreApart() {
        let rects = [
            PixelRect(x: 150, y: 3, width: 7, height: 5), PixelRect(x: 20, y: 30, width: 40, height: 2),
            PixelRect(x: 100, y: 170, width: 30, height: 30),
        ]
        #expect(regions(changing: rects.reversed()) == rects)
    }

    @Test func aChangeAcrossManyTilesIsOne() {
        let rect = PixelRect(x: 13, y: 11, width: 170, height: 120)
        #expect(regions(changing: [rect]) == [rect])
    }

    @Test func theOutlineOfARectangleIsOne() {
        let outline = [
            PixelRect(x: 40, y: 40, width: 100, height: 1), PixelRect(x: 40, y: 139, width: 100, height: 1),
            PixelRect(x: 40, y: 40, width: 1, height: 100), PixelRect(x: 139, y: 40, width: 1, height: 100),
        ]
        #expect(regions(changing: outline) == [PixelRect(x: 40, y: 40, width: 100, height: 100)])
    }

    @Test func tilesThatTouchAtACornerAreOne() {
        let corners = [
            PixelRect(x: 15, y: 15, width: 1, height: 1), PixelRect(x: 16, y: 16, width: 1, height: 1),
        ]
        #expect(regions(changing: corners) == [PixelRect(x: 15, y: 15, width: 2, height: 2)])
    }
}
