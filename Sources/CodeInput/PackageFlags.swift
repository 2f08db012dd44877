import FileAccess

/// The options of SwiftPM by which a package imports UIKit as it is built for Swift files, instead of depending on it and
/// compiling it.
package struct PackageFlags: Sendable {
    /// The options, each of which is one word of a shell.
    package let arguments: [String]

    /// The modules that packages find, with those that Swift Testing imports together with them.
    private static let usual = [
        "UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics",
    ]

    /// The modules that they find if they are asked for. Many packages ask whether `os` can be imported to learn what they run on.
    package static let further =
        CodeModules.modules.map(\.name).filter { CodeModules.importable.contains($0) && !usual.contains($0) }
        + ["LayoutCapture", "NibLoading"]

    /// Finds the modules in the cache, or builds them.
    ///
    /// - Parameters:
    ///   - names: Those of the further modules that are needed.
    ///   - tell: Called with a line about the progress.
    package init(
        for names: [String], version: String, tell: @escaping @Sendable (String) -> Void
    ) throws(CodeError) {
        let cache = CodeReader.cacheFolder
        if cache.contains(where: \.isWhitespace) {
            throw .cache(
                "the path of the cache, \(cache), has a space, at which a shell would divide the options: name another folder "
                    + "in XDG_CACHE_HOME")
        }
        let modules = try CodeModules(try CodeToolchain(), cache: cache, version: version, tell: tell)
        let search = modules.searchArguments(of: Self.usual + names)
        var link = modules.library.linkArguments
        if names.contains("NibLoading") {
            link += try modules.nibLibrary().unnamedLinkArguments
        }
        arguments =
            search.flatMap { ["-Xswiftc", $0] }
            + link.filter { $0 != "-Xlinker" }.flatMap { ["-Xlinker", $0] }
    }
}
