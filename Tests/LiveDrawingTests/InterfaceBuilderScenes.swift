/// Documents of Interface Builder that are written here.
enum InterfaceBuilderScenes {
    struct Written: Sendable, CustomStringConvertible {
        let name: String
        let text: String
        var description: String { name }
    }

    static let written = [
        Written(
            name: "cell.xib",
            text: document(
                """
                <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="cell">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="16" y="8" width="100" height="28"/>
                        <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
                      </view>
                    </subviews>
                    <constraints>
                      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="t"/>
                      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="l"/>
                      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="8" id="b"/>
                    </constraints>
                  </tableViewCellContentView>
                </tableViewCell>
                """)),
        Written(
            name: "fitted.xib",
            text: document(
                """
                <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="33"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                      <rect key="frame" x="0.0" y="0.0" width="200" height="33"/>
                      <constraints>
                        <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="20" id="h"/>
                      </constraints>
                    </view>
                  </subviews>
                  <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
                    <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
                  </constraints>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                </view>
                """)),
        Written(
            name: "centred.xib",
            text: document(
                """
                <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="column">
                      <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                      <subviews>
                        <label opaque="NO" contentMode="left" text="Everything that you have bought in the last twelve months" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="long">
                          <rect key="frame" x="0.0" y="0.0" width="200" height="279"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                        <label opaque="NO" contentMode="left" verticalHuggingPriority="251" text="Short" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="short">
                          <rect key="frame" x="79" y="279" width="43" height="21"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                      </subviews>
                    </stackView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstItem="column" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                    <constraint firstAttribute="trailing" secondItem="column" secondAttribute="trailing" id="r"/>
                    <constraint firstAttribute="bottom" secondItem="column" secondAttribute="bottom" id="b"/>
                  </constraints>
                </view>
                """)),
        Written(
            name: "baselines.xib",
            text: document(
                """
                <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    <label opaque="NO" contentMode="left" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="runs">
                      <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                      <attributedString key="attributedText">
                        <fragment content="Large"><attributes><font key="NSFont" metaFont="system" size="34"/></attributes></fragment>
                        <fragment content=" and small"><attributes><font key="NSFont" metaFont="system" size="11"/></attributes></fragment>
                      </attributedString>
                    </label>
                    <label opaque="NO" contentMode="left" text="Beside" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="beside">
                      <rect key="frame" x="110" y="15" width="53" height="21"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                  </subviews>
                  <constraints>
                    <constraint firstItem="runs" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="t"/>
                    <constraint firstItem="runs" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                    <constraint firstItem="beside" firstAttribute="leading" secondItem="runs" secondAttribute="trailing" constant="10" id="g"/>
                    <constraint firstItem="beside" firstAttribute="firstBaseline" secondItem="runs" secondAttribute="firstBaseline" id="b"/>
                  </constraints>
                </view>
                """)),
    ]

    private static func document(_ object: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            \(object)
          </objects>
        </document>
        """
    }
}
