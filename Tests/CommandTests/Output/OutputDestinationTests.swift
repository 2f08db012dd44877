import LayoutRender
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct OutputDestinationTests {
    private func destination(
        _ output: String?, several: Bool = false, standardInput: Bool = false
    ) throws(RequestError) -> OutputDestination {
        try OutputDestination(output, isSeveral: several, readsStandardInput: standardInput)
    }

    @Test func onePictureIsAFile() throws {
        #expect(try destination("a.svg") == .file("a.svg"))
        #expect(try destination("a") == .file("a"))
        #expect(try destination("-") == .standardOutput)
    }

    @Test func whatIsAFolderOrEndsInASlashIsAFolder() throws {
        #expect(try destination("/tmp") == .folder("/tmp"))
        #expect(try destination("pictures/") == .folder("pictures/"))
    }

    @Test func severalPicturesNeedAFolder() throws {
        #expect(try destination("pictures", several: true) == .folder("pictures"))
        #expect(throws: RequestError.self) { try destination("a.png", several: true) }
        #expect(throws: RequestError.self) { try destination("-", several: true) }
    }

    private func document(_ output: String) throws(RequestError) -> OutputDestination {
        try OutputDestination(output, isSeveral: true, readsStandardInput: false, combinesPages: true)
    }

    @Test func severalPagesFitIntoOnePDF() throws {
        #expect(try document("all.pdf") == .file("all.pdf"))
        #expect(try document("all") == .folder("all"))
        #expect(throws: RequestError.self) { try document("all.png") }
    }

    @Test func withoutAnOutputStandardInputGoesToStandardOutput() throws {
        #expect(try destination(nil) == .folder(""))
        #expect(try destination(nil, standardInput: true) == .standardOutput)
        #expect(try destination(nil, several: true, standardInput: true) == .folder(""))
    }

    @Test func theFormatFollowsTheEnding() throws {
        #expect(try OutputDestination.file("a.PNG").format(nil) == .png)
        #expect(try OutputDestination.file("a.b.pdf").format(.pdf) == .pdf)
        #expect(try OutputDestination.file("a.bin").format(.png) == .png)
        #expect(try OutputDestination.folder("a.png/").format(nil) == .svg)
        #expect(try OutputDestination.standardOutput.format(.json) == .json)
        #expect(throws: RequestError.self) { try OutputDestination.file("a.png").format(.svg) }
        #expect(throws: RequestError.self) { try OutputDestination.file("a.tiff").format(nil) }
        #expect(throws: RequestError.self) { try OutputDestination.file("a").format(nil) }
    }
}
