/// Layout documents for tests.
enum Documents {
    static let plain = """
        { layoutDocument: 1, canvas: { size: [100, 50] },
          root: { id: "view", subviews: [{ id: "box", frame: [10, 10, 20, 20] }] },
          states: [{ id: "wide", canvas: { size: [200, 50] } }] }
        """

    /// Two required widths that conflict.
    static let conflict = """
        { layoutDocument: 1, canvas: { size: [100, 50] },
          root: { id: "view", subviews: [{ id: "box" }] },
          constraints: ["box.leading == view.leading", "box.top == view.top", "box.height == 10",
            "box.width == 10", "box.width == 20"] }
        """

    /// The horizontal position of the box isn't determined.
    static let ambiguous = """
        { layoutDocument: 1, canvas: { size: [100, 50] },
          root: { id: "view", subviews: [{ id: "box" }] },
          constraints: ["box.top == view.top", "box.height == 10", "box.width == 10"] }
        """

    static let interfaceBuilder = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
            <view contentMode="scaleToFill" id="one"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
            <view contentMode="scaleToFill" id="two"><rect key="frame" x="0" y="0" width="60" height="30"/></view>
          </objects>
        </document>
        """
}
