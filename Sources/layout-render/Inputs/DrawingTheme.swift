import LayoutRender

/// The colours that `--theme` asks for.
enum DrawingTheme {
    /// Sets them; what of a theme file is hard to read is said on standard error.
    static func apply(_ arguments: ParsedArguments, to options: inout RenderOptions) throws(UsageError) {
        if let appearance = arguments.word(.theme, as: Appearance.self) {
            options.appearance = appearance
        } else if let path = arguments.string(.theme) {
            let theme = try ThemeFile.theme(at: path)
            options.ownTheme = theme
            for warning in ThemeFile.warnings(about: theme, path: path) {
                StandardError.write(warning + "\n")
            }
        }
    }
}
