import Dispatch
import Foundation
import Glibc

/// A way to die, by its name on the command line.
enum Fate: String {
    case trap, trapOnWorker, overflow, overflowOnWorker, fault, faultOnWorker, abort, floatingPoint, bus, illegal, breakpoint, exit

    /// Dies of it.
    func meet() {
        switch self {
        case .trap: Self.trap()
        case .trapOnWorker: Self.onWorker { Self.trap() }
        case .overflow: Self.overflow()
        case .overflowOnWorker: Self.onWorker { Self.overflow() }
        case .fault: Self.fault()
        case .faultOnWorker: Self.onWorker { Self.fault() }
        case .abort: Glibc.abort()
        case .floatingPoint: raise(SIGFPE)
        case .bus: raise(SIGBUS)
        case .illegal: raise(SIGILL)
        case .breakpoint: raise(SIGTRAP)
        case .exit: Glibc.exit(3)
        }
    }

    private static func onWorker(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: work)
    }

    private nonisolated static func trap() {
        let none: [Int] = []
        let index = Int(getpid())
        write([none[index]])
    }

    private nonisolated static func overflow() {
        write([recurse(Int(getpid()))])
    }

    @inline(never) private nonisolated static func recurse(_ depth: Int) -> Int {
        depth < 0 ? depth : recurse(depth &+ 1) &+ 1
    }

    private nonisolated static func fault() {
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }

    /// Uses a value.
    private nonisolated static func write(_ value: [Int]) {
        FileHandle.standardError.write(Data("\(value)".utf8))
    }
}
