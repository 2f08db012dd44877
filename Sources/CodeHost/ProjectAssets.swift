import Engine
import Foundation
import LayoutValues
import UIKit

/// Gives the program the images and colours of its project by their names.
final class ProjectAssets {
    private let root: String
    private lazy var catalogues = AssetCatalogues(below: root)
    private var told: Set<String> = []

    /// The assets of a project that is empty.
    nonisolated(unsafe) private(set) static var shared = ProjectAssets(root: "")

    init(root: String) { self.root = root }

    /// Makes UIKit ask here. What the project lacks gets a stand-in and a note, since most code unwraps what it asked for.
    func install() {
        Self.shared = self
        NamedImages.placeholderSize = { name in self.imageSize(name) }
        NamedColors.color = { name in self.color(name) }
    }

    func imageSize(_ name: String) -> CGSize {
        if let size = catalogues.imageSize(name) { return size }
        tell("there is no image '\(name)' among the project's assets: a square of 24 points stands for it")
        return CGSize(width: 24, height: 24)
    }

    func color(_ name: String) -> DynamicColor {
        if let color = catalogues.color(name) { return color }
        tell("there is no colour '\(name)' among the project's assets: grey stands for it")
        return SystemColor.systemGray.color
    }

    /// The name of an asset as catalogues have it, of one as generated code writes it: `listImage` of `list-image`.
    func assetName(ofSymbol symbol: String) -> String {
        let wanted = Self.plain(symbol)
        let names = catalogues.images.keys.sorted() + catalogues.colors.keys.sorted()
        return names.first { Self.plain($0) == wanted } ?? symbol
    }

    fileprivate static func plain(_ name: String) -> String {
        let last = name.split(separator: "/").last ?? ""
        return last.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private func tell(_ text: String) {
        if told.insert(text).inserted { CodeScenes.note(text) }
    }
}

/// Takes the place of a type that a tool generates from a project's assets, such as SwiftGen's `Asset`: `Asset.Icons.menu.image`.
@dynamicMemberLookup
public struct LayoutRenderAsset {
    private let symbol: String
    /// The name of the group that it is in; empty for none.
    private var group = ""

    /// The asset, or group of assets, of a name.
    public static subscript(dynamicMember symbol: String) -> LayoutRenderAsset {
        LayoutRenderAsset(symbol: symbol)
    }
    /// The asset of a name in a group.
    public subscript(dynamicMember symbol: String) -> LayoutRenderAsset {
        LayoutRenderAsset(symbol: symbol, group: self.symbol)
    }

    /// Its name in the catalogue.
    public var name: String { ProjectAssets.shared.assetName(ofSymbol: symbol) }
    /// The image of the name.
    public var image: UIImage { UIImage(named: name) ?? UIImage() }
    /// The colour of the name.
    public var color: UIColor { UIColor(named: name) ?? .systemGray }
    /// The font of the project, such as `FontFamily.Poppins.bold`, or else the system's in the weight that the name tells.
    public func font(size: CGFloat) -> UIFont {
        let wanted = ProjectAssets.plain(group + symbol)
        let names = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
        let name = names.first { ProjectAssets.plain($0) == wanted }
        return UIFont(name: name ?? "System-\(symbol)", size: size) ?? .systemFont(ofSize: size)
    }
}
