"""Imports: what comes with a library on Apple's systems is imported, what isn't there is imported where it is."""
import re
from . import swift

# Names of UIKit's and its companions, by which a file needs the module.
NAMES = re.compile(
    r"\b(?:UI(?!Kit\b)[A-Z]\w*|NSLayout[A-Z]\w+|NSDirectional\w+|NSCollectionLayout\w+|NSDiffable\w+|NSTextAlignment|NSLineBreakMode|"
    r"NSTextAttachment|NSMutableParagraphStyle|NSParagraphStyle|NSShadow|CA[A-Z][a-z]\w+|CGAffineTransform|CATransform3D\w*|"
    r"Selector)\b")
# Names of Foundation's, which XCTest brings along and Testing doesn't.
FOUNDATION = re.compile(
    r"\b(?:CG(?:Float|Point|Rect|Size|Vector)|Bundle|Calendar|Data|Date|DateComponents|DateFormatter|DispatchQueue|FileManager|"
    r"IndexPath|IndexSet|JSONDecoder|JSONEncoder|Locale|NS[A-Z]\w+|Notification(?:Center)?|Thread|TimeInterval|TimeZone|URL|UUID|"
    r"UserDefaults)\b")
NETWORKING = re.compile(
    r"\b(?:URLSession\w*|URLRequest|URLResponse|HTTPURLResponse|HTTPCookie\w*|URLCache|CachedURLResponse|URLCredential\w*|"
    r"URLProtocol\w*|URLAuthenticationChallenge)\b")
INTERSECTS = re.compile(r"\.intersects\(")
# Frameworks of Apple's systems that have no module here.
ABSENT = (r"SwiftUI|Combine|SafariServices|MessageUI|WebKit|MapKit|AVFoundation|AVKit|StoreKit|CoreImage|CoreText|Metal\w*|"
          r"CoreMotion|CoreLocation|Photos|PhotosUI|Contacts|ContactsUI|EventKit|EventKitUI|UserNotifications|"
          r"LocalAuthentication|AuthenticationServices|CoreData|CoreHaptics|AudioToolbox|GameKit|SceneKit|SpriteKit|PDFKit|"
          r"QuickLook|LinkPresentation|MobileCoreServices|UniformTypeIdentifiers|WidgetKit|ActivityKit|CoreServices|Network|"
          r"ImageIO|Accelerate|Intents|CoreSpotlight|AdSupport|AppTrackingTransparency|CryptoKit|Vision|VisionKit|CoreML")
ABSENT_IMPORT = re.compile(rf"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*import[ \t]+(?:(?:struct|class|enum|func|protocol)[ \t]+)?({ABSENT})\b[^\n]*$",
                           re.M)
ANY_IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public[ \t]+)?import[ \t]+(?:(?:struct|class|enum|func|protocol)[ \t]+)?([\w.]+)"
                        r"[^\n]*$", re.M)
CONDITIONAL = re.compile(r"^#if canImport\(\w+\)\n[^\n]*\bimport[^\n]*\n#endif", re.M)
UIKITS = re.compile(r"^([ \t]*(?:@\w+[ \t]+)*)import[ \t]+(?:(?:struct|class|enum|func|protocol)[ \t]+)?UIKit\.[\w.]+[ \t]*$", re.M)


def edited(text):
    """The text with the imports that it needs."""
    text = _replaced(UIKITS, r"\1import UIKit", text)
    text = _without_foundation(_guarded(text))
    code = swift.masked(text)
    modules = {match.group(1).split(".")[0]: match for match in ANY_IMPORT.finditer(code)}
    if not modules:
        return text
    # With comments only before it, the first import is a place where others may stand; so is its condition.
    places = [match.start() for match in modules.values() if not swift.condition(code, match.start())]
    place = min(places + [match.start() for match in CONDITIONAL.finditer(code) if not swift.condition(code, match.start())],
                default=None)
    if place is None:
        return text
    added = ""
    comes_with = modules.keys() & {"XCTest", "Testing", "SwiftUI"} or re.search(r"@testable\s+import", code)
    brings = modules.keys() & {"UIKit", "AppKit", "QuartzCore", "CoreGraphics"}
    has_foundation = modules.keys() & {"XCTest", "Foundation"}
    misses = NAMES.search(code) or not has_foundation and FOUNDATION.search(code)
    if not brings and (comes_with and misses or re.search(r"\bSelector\(", code)):
        added += "import UIKit\n"
    if NETWORKING.search(code) and "FoundationNetworking" not in modules:
        added += "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    return swift.inserted(text, [(place, added)]) if added else text


def _without_foundation(text):
    """The text without Foundation beside UIKit where rectangles are asked whether they intersect, which Foundation on Linux
    answers otherwise."""
    code = swift.masked(text)
    if INTERSECTS.search(code) and re.search(r"^[ \t]*import[ \t]+(?:UIKit|CoreGraphics|QuartzCore)\b", code, re.M):
        return _replaced(re.compile(r"^[ \t]*import[ \t]+Foundation[ \t]*\n", re.M), "", text)
    return text


def _replaced(pattern, replacement, text):
    code = swift.masked(text)
    for match in reversed(list(pattern.finditer(code))):
        text = text[:match.start()] + match.expand(replacement) + text[match.end():]
    return text


def _guarded(text):
    """The text with the imports of what isn't there in conditions, unless they already are."""
    code = swift.masked(text)
    for match in reversed(list(ABSENT_IMPORT.finditer(code))):
        module = match.group(1)
        if f"canImport({module})" in swift.condition(code, match.start()):
            continue
        text = (text[:match.start()] + f"#if canImport({module})\n" + text[match.start():match.end()] + "\n#endif"
                + text[match.end():])
    return text
