import Foundation

/// The one font that golden pictures are drawn with: DejaVu Sans, which has not changed since 2016 and is the same
/// on every system.
enum PinnedFont {
    /// Where Debian, Ubuntu, Fedora, Arch and Homebrew keep it.
    private static let folders = [
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/TTF",
        "/opt/homebrew/share/fonts", "/usr/local/share/fonts", NSHomeDirectory() + "/Library/Fonts",
        "/Library/Fonts",
    ]

    private static let names = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]

    /// Its files; nil where they aren't installed.
    static let files: [URL]? = folders.lazy
        .map { folder in names.map { URL(fileURLWithPath: folder).appendingPathComponent($0) } }
        .first { $0.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } }

    /// Writes a Fontconfig configuration into a folder that knows this font alone: antialiased in grey, without
    /// hinting. Returns its path, for `FONTCONFIG_FILE`.
    static func configure(in folder: URL, fonts files: [URL]) throws -> String {
        let fonts = folder.appendingPathComponent("fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        for file in files {
            try FileManager.default.copyItem(
                at: file, to: fonts.appendingPathComponent(file.lastPathComponent))
        }
        let configuration = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <dir>\(fonts.path)</dir>
              <cachedir>\(folder.appendingPathComponent("cache").path)</cachedir>
              <match target="font">
                <edit name="antialias" mode="assign"><bool>true</bool></edit>
                <edit name="hinting" mode="assign"><bool>false</bool></edit>
                <edit name="autohint" mode="assign"><bool>false</bool></edit>
                <edit name="rgba" mode="assign"><const>none</const></edit>
              </match>
            </fontconfig>
            """
        let path = folder.appendingPathComponent("fonts.conf")
        try Data(configuration.utf8).write(to: path)
        return path.path
    }
}
