import FoundationNetworking
import MapKit
import MessageUI
import SafariServices
import Testing
import UIKit
import WebKit

extension DeviceTests {
    /// Frameworks that only show something: code that uses them compiles, and their views are laid out, empty.
    @MainActor @Suite struct ShownFrameworkTests {
        private final class Help: UIViewController, SFSafariViewControllerDelegate, WKNavigationDelegate,
            MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate, MKMapViewDelegate
        {
            let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            let map = MKMapView()
            private(set) var isSent = false

            override func viewDidLoad() {
                super.viewDidLoad()
                (page.navigationDelegate, map.delegate) = (self, self)
                let stack = UIStackView(arrangedSubviews: [page, map])
                stack.axis = .vertical
                stack.distribution = .fillEqually
                stack.frame = view.bounds
                stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(stack)
            }

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
            ) { decisionHandler(.cancel) }
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
            ) { isSent = result == .sent }
        }

        @Test func webViewsAndMapsAreLaidOut() throws {
            let help = Help()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            window.rootViewController = help
            window.makeKeyAndVisible()
            #expect(help.page.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
            #expect(help.page.scrollView.frame == help.page.bounds)
            #expect(help.map.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
            let url = try #require(URL(string: "https://example.com/help"))
            #expect(help.page.load(URLRequest(url: url)) != nil && help.page.url == url)
            // Subclasses are the only objects of this class that code can make.
            final class Link: WKNavigationAction {}
            var policy: WKNavigationActionPolicy?
            let delegate: any WKNavigationDelegate = help
            delegate.webView(help.page, decidePolicyFor: Link()) { policy = $0 }
            #expect(policy == .cancel)
        }

        @Test func aMapKeepsWhatItShows() {
            let map = MKMapView()
            let pin = MKPointAnnotation()
            pin.coordinate = CLLocationCoordinate2D(latitude: 60, longitude: 10)
            map.addAnnotation(pin)
            map.setRegion(
                MKCoordinateRegion(
                    center: pin.coordinate, latitudinalMeters: 111_195, longitudinalMeters: 111_195),
                animated: false)
            // A degree of latitude is 111.195 km; at 60° one of longitude is half of it.
            #expect(abs(map.region.span.latitudeDelta - 1) < 1e-4)
            #expect(abs(map.region.span.longitudeDelta - 2) < 1e-4)
            #expect(map.annotations.count == 1 && map.centerCoordinate.latitude == 60)
            map.removeAnnotation(pin)
            #expect(map.annotations.isEmpty)
            let north = CLLocation(latitude: 61, longitude: 10)
            #expect(abs(north.distance(from: CLLocation(latitude: 60, longitude: 10)) - 111_195) < 1)
        }

        @Test func aSnapshotOfAMapIsAskedForAndNeverComes() {
            let options = MKMapSnapshotter.Options()
            options.pointOfInterestFilter = .excludingAll
            let snapshotter = MKMapSnapshotter(options: options)
            var isFinished = false
            snapshotter.start { _, _ in isFinished = true }
            #expect(snapshotter.isLoading && !isFinished)
            snapshotter.cancel()
            #expect(!snapshotter.isLoading && snapshotter.options.pointOfInterestFilter != .includingAll)
        }

        @Test func browsersAndMailsArePresented() throws {
            let help = Help()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = help
            window.makeKeyAndVisible()
            let url = try #require(URL(string: "https://example.com"))
            let browser = SFSafariViewController(url: url)
            browser.delegate = help
            help.present(browser, animated: true)
            #expect(help.presentedViewController === browser)
            #expect(browser.view.frame == UIScreen.main.bounds)
            help.dismiss(animated: false)
            // As on a device without an account.
            #expect(
                !MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = help
            mail.setSubject("Help")
            mail.setToRecipients(["help@example.com"])
            #expect(mail.subject == "Help" && mail.toRecipients == ["help@example.com"])
        }
    }
}
