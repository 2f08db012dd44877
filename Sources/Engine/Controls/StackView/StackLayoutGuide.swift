/// A guide that a stack view makes for itself.
final class StackLayoutGuide: LayoutGuide {}
