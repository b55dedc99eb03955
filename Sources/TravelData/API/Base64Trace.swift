import Foundation

/// What tells that bytes stand in a text in base64 (RFC 4648, 4 and 5), by themselves or among others, such as a password behind its user.
struct Base64Trace {
    /// The signs that nothing beside those bytes has a part in.
    let sure: [UInt8]
    /// Whether the sign before these has a part of the bytes, and whether the one behind them has.
    let beginsBefore: Bool
    let goesOn: Bool

    /// What fewer signs say is said by others as well.
    private static let least = 5

    /// The traces of some bytes, one for each place in a group of three at which they may begin, in both alphabets.
    static func all(of bytes: [UInt8]) -> [Base64Trace] {
        (0..<3).flatMap { (offset: Int) -> [Base64Trace] in
            let (start, end) = (offset * 8, (offset + bytes.count) * 8)
            let (first, behind) = ((start + 5) / 6, end / 6)
            guard behind - first >= least else { return [] }
            let group = [UInt8](repeating: 0, count: offset) + bytes
            let sure = Array(Data(group).base64EncodedString().utf8)[first..<behind]
            let others = sure.map(inOtherAlphabet)
            return Set([Array(sure), others]).map { Base64Trace(sure: $0, beginsBefore: start % 6 != 0, goesOn: end % 6 != 0) }
        }
    }

    /// Where what has a part of the bytes ends, and what fills up the group.
    /// - Parameter rest: what is behind the signs that are sure.
    func end(in rest: ArraySlice<UInt8>) -> Int {
        let rest = goesOn && rest.first.map(Self.isSign) == true ? rest.dropFirst() : rest
        return rest.drop(while: { $0 == UInt8(ascii: "=") }).startIndex
    }

    private static func inOtherAlphabet(_ sign: UInt8) -> UInt8 {
        switch sign {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: sign
        }
    }

    /// Whether it is a sign of one of both alphabets.
    static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
