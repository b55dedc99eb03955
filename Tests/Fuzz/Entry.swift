/// What is fuzzed in this run; set once, before libFuzzer starts.
nonisolated(unsafe) var fuzzed = Subject.all[0]

/// What libFuzzer calls with every input. Under this name too, as its library wants it even from programs with a main function of their own.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOnce(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    fuzzed.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
