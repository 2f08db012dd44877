import LayoutRender

/// The colours that `--theme` selects.
enum DrawingTheme {
    /// Sets the colours, and warns on standard error about a theme file whose colours are hard to read.
    static func apply(_ arguments: ParsedArguments, to options: inout RenderOptions) throws(UsageError) {
        if let appearance = arguments.word(.theme, as: Appearance.self) {
            options.appearance = appearance
        } else if let path = arguments.string(.theme) {
            let theme = try ThemeFile.theme(at: path, quotesContents: !arguments.isSetting(.theme))
            options.ownTheme = theme
            for warning in ThemeFile.warnings(about: theme, path: path, fonts: options.fonts) {
                StandardError.writeLine("\(warning)")
            }
        }
    }
}
