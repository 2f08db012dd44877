// The names and their meaning are WebKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import FoundationNetworking
@_exported import UIKit

/// A view for web pages. None is loaded: it keeps what it is asked for, and is empty.
@preconcurrency @MainActor
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    /// The view that scrolls the page, as large as this one.
    public let scrollView = UIScrollView()
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var isInspectable = false
    // As WebKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var underPageBackgroundColor: UIColor! = .systemBackground

    open var title: String? { url == nil ? nil : "" }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var hasOnlySecureContent: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addScrollView()
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addScrollView()
    }

    private func addScrollView() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL) }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL) }
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { begin(baseURL) }

    private func begin(_ url: URL?) -> WKNavigation? {
        self.url = url
        return WKNavigation()
    }

    @discardableResult
    open func reload() -> WKNavigation? { nil }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { nil }
    open func stopLoading() {}
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// No script runs: the result is nil.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
}

/// A page that was asked for.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
