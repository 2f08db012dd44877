import LayoutRenderKit

let file = try LayoutFile("Main.storyboard")
for layout in try file.layouts(on: "iPhone 16") {
    for item in layout.items { print(item.id, item.frame) }
    try layout.write(to: "\(layout.id).svg")
}
