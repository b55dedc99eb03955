import CNcurses
import Glibc

/// What curses writes. While it updates the screen it hands over each of its moves with a call of its own: a frame is gathered in memory, so
/// that the terminal gets it whole.
///
/// Curses has a descriptor of its own for that; standard output stays the terminal's whatever happens.
struct FrameOutput {
    /// Where curses writes to: the terminal, but for the time of a frame.
    let descriptor: CInt
    /// Takes what curses writes, and gives it back.
    private let memory: (writing: CInt, reading: CInt)

    /// So much memory is kept between frames, in bytes.
    private static let kept = 65_536
    /// How much a pipe holds where everybody may have as much, in bytes (pipe(7)).
    private static let ofPipe = 1_048_576

    /// - Returns: nil when the system has no more descriptors; `errno` says why.
    init?() {
        guard let memory = Self.canHoldFrames ? Self.file() : Self.pipe() else { return nil }
        self.memory = memory
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else {
            close()
            return nil
        }
    }

    /// Whether a file may be as large as any frame. A limit on the size of files (`ulimit -f`) is one on those in memory, too.
    private static var canHoldFrames: Bool {
        var limit = rlimit()
        return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) != 0 || limit.rlim_cur >= 64 * ofPipe
    }

    private static func file() -> (writing: CInt, reading: CInt)? {
        let file = shim_memory_file()
        return file < 0 ? nil : (file, file)
    }

    /// What takes the place of a file: it holds the frames of any terminal that people have. One that is full waits for nobody.
    private static func pipe() -> (writing: CInt, reading: CInt)? {
        var ends: [CInt] = [-1, -1]
        return shim_memory_pipe(&ends, CInt(ofPipe)) ? (ends[1], ends[0]) : nil
    }

    /// What curses writes while `body` runs.
    func gather(_ body: () -> Void) -> [UInt8] {
        connect(memory.writing)
        body()
        connect(STDOUT_FILENO)
        return memory.writing == memory.reading ? gatheredInFile() : gatheredInPipe()
    }

    private func gatheredInFile() -> [UInt8] {
        let count = max(0, Int(lseek(memory.reading, 0, SEEK_CUR)))
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(memory.reading, buffer.baseAddress, count, 0))
        }
        lseek(memory.reading, 0, SEEK_SET)
        if count > Self.kept { ftruncate(memory.reading, 0) }
        return bytes
    }

    private func gatheredInPipe() -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let piece = [UInt8](unsafeUninitializedCapacity: Self.kept) { buffer, initialized in
                initialized = max(0, read(memory.reading, buffer.baseAddress, Self.kept))
            }
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// Makes curses write there.
    private func connect(_ target: CInt) {
        dup2(target, descriptor)
        // Copies do not inherit this.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Gives the memory back. The descriptor is curses' own until the process ends.
    func close() {
        Glibc.close(memory.reading)
        if memory.writing != memory.reading { Glibc.close(memory.writing) }
    }
}
