import Engine
import Foundation
import LayoutRender
import Testing

@Suite struct DeterminismTests {
    @Test(arguments: PictureFormat.allCases)
    func theSameInputGivesTheSameBytes(_ format: PictureFormat) throws {
        for layout in [Samples.profile, Samples.crowded] {
            let first = try LayoutPicture.render(layout, format: format)
            let second = try LayoutPicture.render(layout, format: format)
            #expect(first == second)
            #expect(first.count > 1000)
        }
    }

    @Test func formatsAreWhatTheySay() throws {
        func start(_ format: PictureFormat) throws -> [UInt8] {
            Array(try LayoutPicture.render(Samples.conflict, format: format).prefix(5))
        }
        #expect(try start(.png) == [0x89, 0x50, 0x4e, 0x47, 0x0d])
        #expect(try start(.pdf) == Array("%PDF-".utf8))
        #expect(try start(.svg) == Array("<?xml".utf8))
        #expect(try start(.flatSVG) == Array("<?xml".utf8))
    }
}
