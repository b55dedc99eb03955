import SystemPackage
import TravelData

nonisolated extension FileDescriptor {
    /// What can be read from here on, whatever it is: a file, a pipe.
    /// - Parameter limit: how much that may be, in bytes.
    /// - Throws: `Errno`; a `Reason` where there is more.
    func rest(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try buffer.withUnsafeMutableBytes({ try read(into: $0) }), count > 0 {
            guard bytes.count + count <= limit else { throw Reason("it is larger than \(limit >> 20) MiB") }
            bytes += buffer[..<count]
        }
        return bytes
    }
}
