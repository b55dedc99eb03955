import CResources
import Foundation

/// The files that are compiled in.
struct EmbeddedData: DataSource {
    var place: String { "the embedded data" }

    func bytes(of file: String) -> Data? {
        guard let resource = jaunt_resource_named(file)?.pointee else { return nil }
        return Data(bytes: resource.bytes, count: resource.count)
    }
}
