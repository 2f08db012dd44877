// The names and their meaning are MessageUI's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

/// A mail to write. Nothing can be sent here, as on a device without an account; what is set is kept.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// What the mail says.
    package private(set) var subject = ""
    package private(set) var toRecipients: [String]?
    package private(set) var ccRecipients: [String]?
    package private(set) var bccRecipients: [String]?
    package private(set) var messageBody = ""
    package private(set) var messageIsHTML = false
    package private(set) var preferredSendingEmailAddress: String?
    package private(set) var attachments: [(data: Data, mimeType: String, fileName: String)] = []

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients }
    open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients }
    open func setBccRecipients(_ bccRecipients: [String]?) { self.bccRecipients = bccRecipients }
    open func setMessageBody(_ body: String, isHTML: Bool) { (messageBody, messageIsHTML) = (body, isHTML) }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {
        preferredSendingEmailAddress = emailAddress
    }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        attachments.append((attachment, mimeType, filename))
    }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: UINavigationControllerDelegate {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
