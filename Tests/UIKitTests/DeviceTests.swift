import Testing

/// The suites that work with UIKit's module run one test after another: there is one screen, whose device some of them
/// change, and what is outside a window has its scale.
@Suite(.serialized) enum DeviceTests {}
