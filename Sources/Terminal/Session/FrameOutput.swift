import CNcurses
import Glibc

/// What curses writes. While it updates the screen it hands over each of its moves with a call of its own: a frame is gathered in memory, so
/// that the terminal gets it whole.
///
/// Curses has a descriptor of its own for that; standard output stays the terminal's whatever happens.
struct FrameOutput {
    /// Where curses writes to: the terminal, but for the time of a frame.
    let descriptor: CInt
    private let memory: CInt

    /// So much memory is kept between frames, in bytes.
    private static let kept = 65_536

    /// - Returns: nil when the system has no more descriptors; `errno` says why.
    init?() {
        memory = shim_memory_file()
        guard memory >= 0 else { return nil }
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else {
            Glibc.close(memory)
            return nil
        }
    }

    /// What curses writes while `body` runs.
    func gather(_ body: () -> Void) -> [UInt8] {
        connect(memory)
        body()
        connect(STDOUT_FILENO)
        let count = max(0, Int(lseek(memory, 0, SEEK_CUR)))
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(memory, buffer.baseAddress, count, 0))
        }
        lseek(memory, 0, SEEK_SET)
        if count > Self.kept { ftruncate(memory, 0) }
        return bytes
    }

    /// Makes curses write there.
    private func connect(_ target: CInt) {
        dup2(target, descriptor)
        // Copies do not inherit this.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Gives the memory back. The descriptor is curses' own until the process ends.
    func close() { Glibc.close(memory) }
}
