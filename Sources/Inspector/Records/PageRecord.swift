/// What the page's script reads, as JSON. Members that would say the usual are left out.
struct PageRecord: Encodable {
    var title: String
    var scenes: [SceneRecord]

    init(_ page: InspectorPage) {
        title = page.title
        scenes = page.scenes.map { SceneRecord($0) }
    }
}
