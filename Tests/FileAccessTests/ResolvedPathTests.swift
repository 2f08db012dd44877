import FileAccess
import Foundation
import Testing

@Suite struct ResolvedPathTests {
    @Test func linksAndParentsAreFollowedAsTheSystemFollowsThem() throws {
        try ScratchFolder.with { scratch in
            let top = try #require(FilePath.resolved(scratch.path))
            try scratch.write("", to: "real/deep/file")
            try scratch.link("link", to: "real/deep")
            try scratch.link("dangling", to: "none")
            let expected = [
                ("link/..", "/real"), ("link/../other/new", "/real/other/new"),
                ("link/file", "/real/deep/file"),
                ("./real//deep/", "/real/deep"), ("new", "/new"), ("new/er", "/new/er"),
            ]
            for (path, result) in expected {
                #expect(FilePath.resolved(scratch.path(path)) == top + result, "\(path)")
            }
            // Where these lead isn't known.
            for path in ["dangling", "dangling/x", "new/../x", "new/.."] {
                #expect(FilePath.resolved(scratch.path(path)) == nil, "\(path)")
            }
        }
    }
}
