import CResources

/// The files of `Resources/` that are part of the program.
package struct EmbeddedFiles: ResourceFiles {
    package init() {}

    package var place: String { "the bundled data" }

    package func describe(_ name: String) -> String { "the bundled \(name)" }

    package func has(_ name: String) -> Bool { jaunt_resource_named(name) != nil }

    package func contents(of name: String) -> [UInt8]? {
        jaunt_resource_named(name).map { bytes(of: $0, 0..<$0.pointee.count) }
    }

    package func body(of name: String) -> APIBody? {
        guard let resource = jaunt_resource_named(name) else { return nil }
        return APIBody(count: resource.pointee.count) { range in
            jaunt_resource_named(name).map { bytes(of: $0, range) } ?? []
        }
    }

    private func bytes(of resource: UnsafePointer<jaunt_resource>, _ range: Range<Int>) -> [UInt8] {
        Array(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: resource.pointee.bytes, count: resource.pointee.count)[range]))
    }
}
