import Foundation

/// The name of one version of an answer (`ETag`, RFC 9110, section 8.8.3): the same bytes have the same name, whenever they are given.
struct EntityTag: Hashable {
    /// As it stands in the header, with its quotation marks.
    let text: String

    /// The name of these bytes: a hash by FNV-1a's rule over words of eight bytes, and their count.
    init(of bytes: Data) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBytes { bytes in
            let words = bytes.count / 8
            for word in 0..<words { hash = (hash ^ bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) &* 0x100_0000_01B3 }
            for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        text = "\"\(String(hash, radix: 16))-\(bytes.count)\""
    }

    /// Whether a request's `If-None-Match` names the version that an answer's `ETag` does, or any.
    static func matches(_ condition: String, _ tag: String) -> Bool {
        condition.split(separator: ",").contains { item in
            let item = item.trimmingCharacters(in: .whitespaces)
            // For this comparison a weak tag is as good as a strong one (section 13.1.2).
            return item == "*" || (item.hasPrefix("W/") ? String(item.dropFirst(2)) : item) == tag
        }
    }
}
