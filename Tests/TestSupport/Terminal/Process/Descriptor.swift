import Glibc

/// A file descriptor that is closed when nobody holds it any more. Every one is close-on-exec and does not block.
final class Descriptor {
    /// What one read gave.
    enum Chunk {
        case bytes([UInt8])
        /// Nothing just now.
        case nothing
        /// The other side is closed, for good.
        case end
    }

    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// A pipe; `child` is the side that the program gets and blocks as programs expect.
    static func pipe(parentReads: Bool) throws -> (parent: Descriptor, child: Descriptor) {
        let ends = try GNUFunctions.pipe()
        let (reader, writer) = (Descriptor(ends.reader), Descriptor(ends.writer))
        let parent = parentReads ? reader : writer
        try check("fcntl", fcntl(parent.number, F_SETFL, O_NONBLOCK))
        return parentReads ? (reader, writer) : (writer, reader)
    }

    func read(atMost count: Int = 65536) -> Chunk {
        var buffer = [UInt8](repeating: 0, count: count)
        while true {
            let length = Glibc.read(number, &buffer, count)
            if length > 0 {
                return .bytes(Array(buffer[..<length]))
            }
            if length == 0 {
                return .end
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: return .nothing
            default: return .end  // EIO: the terminal has been hung up
            }
        }
    }

    /// Writes what fits and gives its length, 0 when nothing does; nil when the other side is closed.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        while true {
            let length = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if length >= 0 {
                return length
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: return 0
            default: return nil
            }
        }
    }
}
