import Glibc
import SystemPackage
import TravelData

nonisolated extension FileDescriptor {
    /// What can be read from here on, whatever it is: a file, a pipe.
    /// - Parameter limit: how much that may be, in bytes.
    /// - Throws: `Errno`; a `Reason` where there is more.
    func rest(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try buffer.withUnsafeMutableBytes({ try readPatiently(into: $0) }), count > 0 {
            guard bytes.count + count <= limit else { throw Reason("it is larger than \(limit >> 20) MiB") }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Reads what is there, or is waited for, though somebody who shares the descriptor made it so that it does not wait.
    private func readPatiently(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            do { return try read(into: buffer) } catch Errno.resourceTemporarilyUnavailable {
                var state = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
                poll(&state, 1, -1)
            }
        }
    }
}
