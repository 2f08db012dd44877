import Engine
import Foundation

@testable import LayoutDocument

/// Our own documents, as short as possible.
enum InterfaceBuilderDocuments {
    /// Returns a storyboard with one controller, whose view is that of an iPhone 15 in portrait, with content and
    /// constraints.
    static func storyboard(
        subviews: String, constraints: String, controller: String = "", tools: Int = 23504,
        scenes: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="s1"><objects>
            <viewController id="vc" sceneMemberID="viewController">\(controller)
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>\(subviews)</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>\(constraints)</constraints>
              </view>
            </viewController>
          </objects></scene>\(scenes)</scenes>
          <resources><image name="photo" width="60" height="40"/></resources>
        </document>
        """
    }

    /// Returns a view placed by Auto Layout, without a recorded frame.
    static func view(_ id: String, kind: String = "view", attributes: String = "", content: String = "")
        -> String
    {
        """
        <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>\(content)</\(kind)>
        """
    }

    /// Returns a constraint from a short form: `a.top = b.bottom + 8`; without the second item, it is a number.
    static func constraint(
        _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
        _ secondAttribute: String? = nil,
        constant: Double = 0, extra: String = "", content: String = ""
    ) -> String {
        let end =
            second.map { "secondItem=\"\($0)\" secondAttribute=\"\(secondAttribute ?? attribute)\"" } ?? ""
        return """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(end) constant="\(constant)" \
            \(extra) id="\(id)">\(content)</constraint>
            """
    }

    static func read(_ text: String) -> ReadResult {
        InterfaceBuilderReader.read(Data(text.utf8), file: "a.storyboard")
    }

    /// Returns the frames of every scene by id.
    static func frames(_ text: String) throws -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for scene in read(text).scenes {
            for item in try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).items {
                frames[item.id] = item.frame
            }
        }
        return frames
    }
}
