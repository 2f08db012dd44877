/// The command's version, and where its documentation is.
enum Version {
    static let current = "0.1.0"
    /// The pages of `Documentation`, for links in reports; whoever publishes the repository puts its address here.
    static let documentation = "https://github.com/OWNER/layout-render/blob/main/Documentation"
}
