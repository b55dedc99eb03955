@preconcurrency import Dispatch
import Glibc

/// Tells when somebody has written to a file, without looking again and again: inotify(7). A program that waits for it uses no time.
enum FileChanges {
    /// A value after each change of the file or of its companions (`file-wal`, `file-shm`); several that come together are one. Ends when the
    /// reading task is cancelled.
    /// - Parameters:
    ///   - folder: the folder that holds the file.
    ///   - name: the file's name.
    /// - Returns: nil where the system tells no changes (a limit, a file system without them).
    static func of(_ name: String, in folder: String) -> AsyncStream<Void>? {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
        let mask = UInt32(IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM)
        guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
            close(descriptor)
            return nil
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            source.setEventHandler { if isChanged(name, descriptor) { continuation.yield() } }
            source.setCancelHandler { close(descriptor) }
            continuation.onTermination = { _ in source.cancel() }
            source.resume()
        }
    }

    /// Tells those who watch a file that its change can be seen by now: a database's log is written before its change counts, and what makes
    /// it count is written to shared memory, of which nothing is told.
    static func announce(_ path: String) {
        // Where it cannot be told, the others see it at their next look.
        _ = utimensat(AT_FDCWD, path, nil, 0)
    }

    /// Reads all events that are there.
    /// - Returns: whether one of them is about the file, or may have been.
    private static func isChanged(_ name: String, _ descriptor: Int32) -> Bool {
        var isChanged = false
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
                if tellsChange(of: name, UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isChanged = true }
            }
        }
        return isChanged
    }

    /// Whether one of these events is about the file, or says that others were lost (`IN_Q_OVERFLOW`, which has no name).
    static func tellsChange(of name: String, _ events: UnsafeRawBufferPointer) -> Bool {
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= events.count {
            let event = events.load(fromByteOffset: offset, as: inotify_event.self)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
            let start = offset + MemoryLayout<inotify_event>.size
            let bytes = events[start..<min(events.count, start + Int(event.len))].prefix { $0 != 0 }
            if bytes.starts(with: name.utf8) { return true }
            offset = start + Int(event.len)
        }
        return false
    }
}
