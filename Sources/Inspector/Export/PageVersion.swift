/// Tells one version of a page's file from another.
///
/// An open page can't read its own file again, but it can load it into a frame, and a frame can say something to the page
/// around it. So the file of a page that is written again says what version it is, if its address asks for that.
struct PageVersion {
    /// The hash of all that makes the page another one.
    let hash: String

    init(data: [UInt8], assets: PageAssets) {
        hash = SourceHash.of(String(decoding: data, as: UTF8.self) + assets.style + assets.script)
    }

    /// The script that answers. It stands before the data, so that no more of the file has to be read.
    var script: String {
        "if (location.search === \"?version\") parent.postMessage({ version: \"\(hash)\" }, \"*\");"
    }

    /// What stands in the page's head.
    var markup: String {
        "<meta name=\"version\" content=\"\(hash)\">\n<script>\(script)</script>\n"
    }
}
