import FileAccess

extension DiffPair {
    /// Pairs two files, of which one may be missing.
    package init(from before: File?, to after: File?) { self.init(before: before, after: after) }

    /// Returns an input as a side of a comparison: a picture by its ending, or else a layout.
    package static func file(_ input: InputFile) -> File {
        let isPicture = FilePath.pathExtension(of: input.path).lowercased() == "png"
        return File(input: input, isLayout: !isPicture)
    }
}
