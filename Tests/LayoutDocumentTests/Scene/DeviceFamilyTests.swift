import Devices
import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Which kinds of device an input is for.
@Suite struct DeviceFamilyTests {
    private func families(file: String, runtime: String = "iOS.CocoaTouch") -> [Device.Idiom] {
        input(file: file, runtime: runtime).deviceFamilies
    }

    private func input(file: String, runtime: String = "iOS.CocoaTouch") -> LayoutInput {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="\(runtime)" useAutolayout="YES">
              <device id="ipad9_7" orientation="portrait" appearance="light"/>
              <objects><view contentMode="scaleToFill" id="one">
                <rect key="frame" x="0" y="0" width="80" height="40"/></view></objects>
            </document>
            """
        return InterfaceBuilderReader.input(Data(text.utf8), file: file)
    }

    @Test func theRuntimeAndTheSuffixOfTheNameSayWhichDevicesADocumentIsFor() {
        #expect(families(file: "Cell.xib", runtime: "iOS.CocoaTouch.iPad") == [.pad])
        #expect(families(file: "Cell~ipad.xib") == [.pad])
        #expect(families(file: "Cell~iphone.xib") == [.phone])
        #expect(families(file: "Cell~ipadland.xib") == [.pad])
        #expect(families(file: "Cell~iphoneport.xib") == [.phone])
        #expect(families(file: "Cell~old.xib") == [.phone, .pad])
    }

    @Test func theSuffixOfTheNameSaysWhichWayUpADocumentIsFor() {
        #expect(input(file: "Cell~ipadland.xib").orientation == .landscape)
        #expect(input(file: "Cell~iphone-landscape.xib").orientation == .landscape)
        #expect(input(file: "Cell~iphoneport.xib").orientation == .portrait)
        for file in ["Cell~iphone.xib", "Cell.xib", "Cell~island.xib", "Cell~import.storyboard"] {
            #expect(input(file: file).orientation == nil, "\(file)")
        }
    }

    /// Every storyboard names a device: the one it was last edited on.
    @Test func theDeviceThatItWasEditedOnSaysNothing() {
        #expect(families(file: "Cell.xib") == [.phone, .pad])
    }
}
