/// Distinguishes versions of a page's file.
///
/// An open page can't read its own file again, but it can load it into a frame, which can post a message to the page.
/// Therefore the file of a page that is rewritten posts its version if its address requests that.
struct PageVersion {
    /// The hash of everything that affects the page.
    let hash: String

    init(data: [UInt8], assets: PageAssets) {
        hash = SourceHash.of(String(decoding: data, as: UTF8.self) + assets.style + assets.script)
    }

    /// The script that posts the version. It precedes the data, so that the rest of the file needn't be read.
    var script: String {
        "if (location.search === \"?version\") parent.postMessage({ version: \"\(hash)\" }, \"*\");"
    }

    /// The markup in the page's head.
    var markup: String {
        "<meta name=\"version\" content=\"\(hash)\">\n<script>\(script)</script>\n"
    }
}
