import Engine
import Findings

/// The elements and attributes that affect frames but aren't read, and the check for them.
///
/// Other elements and attributes in the vocabulary that aren't read have no effect on frames. Those that aren't in it are reported
/// too.
enum InterfaceBuilderUnread {
    /// Unread attributes by the name of their element.
    static let attributes: [String: Set<String>] = [
        "paragraphStyle": [
            "paragraphSpacing", "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
        ],
        "slider": ["minimumValueImage", "maximumValueImage"],
        "searchBar": ["showsScopeBar", "prompt"],
        "buttonConfiguration": ["showsActivityIndicator", "indicator"],
        "navigationItem": ["prompt"],
        "tableView": ["contentViewInsetsToSafeArea"],
    ]

    /// Unread elements by name.
    static let elements: Set<String> = [
        "listContentConfiguration", "scopeButtonTitles", "collectionViewListLayout",
    ]

    /// Reports each unread or unknown name in an element and its descendants, at its first occurrence.
    static func check(_ element: XMLElement, findings: inout InterfaceBuilderFindings) {
        var reported: Set<String> = []
        check(element, reported: &reported, findings: &findings)
    }

    private static func check(
        _ element: XMLElement, reported: inout Set<String>, findings: inout InterfaceBuilderFindings
    ) {
        if elements.contains(element.name), reported.insert(element.name).inserted {
            report("<\(element.name)>", at: element, findings: &findings)
        }
        reportUnknown(element, reported: &reported, findings: &findings)
        if let unread = attributes[element.name] {
            for attribute in element.attributes where unread.contains(attribute.name) {
                let kind = "\(attribute.name) of <\(element.name)>"
                guard reported.insert(kind).inserted else { continue }
                report(kind, at: element, findings: &findings)
            }
        }
        for child in element.children { check(child, reported: &reported, findings: &findings) }
    }

    private static func reportUnknown(
        _ element: XMLElement, reported: inout Set<String>, findings: inout InterfaceBuilderFindings
    ) {
        if !InterfaceBuilderVocabulary.contains(element: element.name),
            reported.insert("<\(element.name)>").inserted
        {
            report("<\(element.name)>, which isn't known here,", at: element, findings: &findings)
        }
        for attribute in element.attributes
        where !InterfaceBuilderVocabulary.contains(attribute: attribute.name)
            && reported.insert(attribute.name).inserted
        {
            report(
                "\(attribute.name) of <\(element.name)>, which isn't known here,", at: element,
                findings: &findings)
        }
    }

    private static func report(
        _ kind: String, at element: XMLElement, findings: inout InterfaceBuilderFindings
    ) {
        findings.add(
            .unsupported, .note, "\(kind) isn't read; what it changes keeps its usual place", at: element)
    }
}
