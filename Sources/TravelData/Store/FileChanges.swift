@preconcurrency import Dispatch
import Foundation

/// Tells when somebody has written to a file, without looking again and again: inotify(7). A program that waits for it uses no time.
enum FileChanges {
    /// What events say of a file.
    enum News {
        case nothing
        /// It has changed, or may have.
        case change
        /// Its folder is not where it was: of another one in that place nothing will be told.
        case loss
    }

    /// Where a folder stands. A removed one says so itself only when nobody holds it any more, nor a file that was in it, as this program may.
    struct Place {
        /// The watch of the folder that holds it.
        let watch: Int32
        let name: String

        /// Whether this event says that the folder was removed, or that another one has taken its place.
        func isLost(by event: inotify_event, of found: some Sequence<UInt8>) -> Bool {
            event.wd == watch && event.mask & UInt32(IN_ISDIR) != 0 && event.mask & UInt32(IN_DELETE | IN_MOVED_TO) != 0
                && found.elementsEqual(name.utf8)
        }
    }

    /// A value after each change of the file or of its companions (`file-wal`, `file-shm`); several that come together are one. Ends when the
    /// folder, or one above it, is moved or removed, or the reading task is cancelled. A link to the folder that is led elsewhere is not noticed.
    /// - Parameters:
    ///   - folder: the folder that holds the file.
    ///   - name: the file's name.
    /// - Returns: nil where the system tells no changes (a limit, a file system without them).
    static func of(_ name: String, in folder: String) -> AsyncStream<Void>? {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
        let mask = UInt32(IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM)
        let loss = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
        // Where a link leads to it, there are others above it than its path says.
        let real = FileLink.realFolder(folder) ?? folder
        // Before the folder itself: no removal falls in between.
        let place = Place(of: real, watchedBy: descriptor)
        // A folder may be above itself by its path: nobody's mask takes the place of another's.
        guard inotify_add_watch(descriptor, folder, mask | loss | UInt32(IN_MASK_ADD)) >= 0 else {
            close(descriptor)
            return nil
        }
        for above in FolderPath.ancestors(of: folder) + FolderPath.ancestors(of: real) {
            // Where nobody may look, nothing is told.
            _ = inotify_add_watch(descriptor, above, loss | UInt32(IN_MASK_ADD))
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            source.setEventHandler {
                switch news(of: name, at: place, descriptor) {
                case .nothing: break
                case .change: continuation.yield()
                case .loss: continuation.finish()
                }
            }
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
    private static func news(of name: String, at place: Place?, _ descriptor: Int32) -> News {
        var result = News.nothing
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0, result != .loss {
                let found = news(of: name, at: place, in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                if found != .nothing { result = found }
            }
        }
        return result
    }

    /// What these events say. Those that were lost (`IN_Q_OVERFLOW`, which has no name) may have been of a change.
    static func news(of name: String, at place: Place?, in events: UnsafeRawBufferPointer) -> News {
        var (offset, result) = (0, News.nothing)
        while offset + MemoryLayout<inotify_event>.size <= events.count {
            let event = events.load(fromByteOffset: offset, as: inotify_event.self)
            if event.mask & UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT) != 0 { return .loss }
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { result = .change }
            let start = offset + MemoryLayout<inotify_event>.size
            let bytes = events[start..<min(events.count, start + Int(event.len))].prefix { $0 != 0 }
            if let place, place.isLost(by: event, of: bytes) { return .loss }
            if bytes.starts(with: name.utf8) { result = .change }
            offset = start + Int(event.len)
        }
        return result
    }
}

extension FileChanges.Place {
    /// Has the folder watched that holds this one; nil where there is none.
    fileprivate init?(of folder: String, watchedBy descriptor: Int32) {
        guard let parent = FolderPath.ancestors(of: folder).first else { return nil }
        // Where nobody may look, nothing is told.
        watch = inotify_add_watch(descriptor, parent, UInt32(IN_DELETE | IN_MOVED_TO | IN_MASK_ADD))
        name = FolderPath.parted(folder).name
    }
}
