import Testing

/// The suites for UIKit's module run one test after another: there is one screen, whose device some of them change, and
/// views outside a window have its scale.
@Suite(.serialized) enum DeviceTests {}
