import CResources

/// The files of `Resources/` that are part of the program.
package struct EmbeddedFiles: ResourceFiles {
    package init() {}

    package var place: String { "the bundled data" }

    package func describe(_ name: String) -> String { "the bundled \(name)" }

    package func has(_ name: String) -> Bool { jaunt_resource_named(name) != nil }

    package func contents(of name: String) -> [UInt8]? {
        guard let resource = jaunt_resource_named(name) else { return nil }
        return Array(UnsafeBufferPointer(start: resource.pointee.bytes, count: resource.pointee.count))
    }
}
