// The names and their meaning are SafariServices' own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

/// A browser that an app presents. Its view is empty, as no page is loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public let url: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public init(url URL: URL, configuration: Configuration) {
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Interface Builder has no such controllers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        open var activityButton: ActivityButton?
    }

    @preconcurrency @MainActor
    open class ActivityButton: NSObject {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }
    }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
