import Engine

extension ReaderNames {
    /// The names of the views in some records.
    package init(of records: [LayoutRecord]) {
        self.init(of: records.flatMap(\.items).filter { $0.kind == "view" }.map { ($0.id, $0.name) })
    }
}
