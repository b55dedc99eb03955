import Foundation
import TravelKit

@testable import TravelData

extension Subject {
    /// A list's elements are the same however the bytes come.
    static let array = Subject("array") { bytes in
        let (head, tail) = bytes.cut
        precondition(elements(of: [head + tail]) == elements(of: [head, tail]), "elements depend on how the bytes are cut")
    }

    /// What servers of countries answer, in every dialect.
    static let countries = Subject("countries") { bytes in
        let dialects: [any CountryDialect] = [
            RESTCountriesV1(), RESTCountriesV2.semicolon, RESTCountriesV31(), RESTCountriesV5(), BundledCountries(),
        ]
        for dialect in dialects {
            switch dialect.listing {
            case .whole(let first, let others): for endpoint in [first] + others { decode(endpoint, bytes) }
            case .ordered(let endpoint): decode(endpoint, bytes)
            case .pages(let page): decode(page(0), bytes)
            }
        }
    }

    /// What feeds of trips answer.
    static let trips = Subject("trips") { bytes in
        decode(NativeFeed.server.trips(in: nil), bytes)
        decode(NativeFeed.server.regions, bytes)
        let service = Travelpayouts(currency: "EUR")
        decode(service.cheap(from: "VNO", page: 1, market: "LT"), bytes)
        decode(service.fares(from: "VNO", to: "RIX", market: "LT"), bytes)
    }

    /// Tables of a folder of the user's.
    static let table = Subject("table") { bytes in
        if case .ordered(let endpoint) = BundledCountryTable().listing { decode(endpoint, bytes) }
    }

    /// Outlines of a folder of the user's.
    static let outlines = Subject("outlines") { bytes in
        do { _ = try OutlineDecoder.decode(bytes) } catch {}
    }

    /// Fields of an answer's head: a line each, "name: value". A wait is never endless.
    static let headers = Subject("headers") { bytes in
        var fields: [String: String] = [:]
        for line in bytes.lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        for status in [200, 429] {
            let answer = APIResponse(status: status, headers: fields, body: APIBody([]))
            if let wait = answer.retryAfter(at: now) {
                precondition(wait >= .zero, "a wait of less than nothing")
            }
        }
        if let age = CacheControl(fields, at: now).maximumAge { precondition(age >= 0, "an age of less than nothing") }
        _ = ServerMessage.find(in: bytes)
        _ = ServerMessage.find(inFailure: bytes, of: "text/plain")
    }

    /// Addresses that are typed, set, or given by a server that sends one on; a line each.
    static let addresses = Subject("addresses") { bytes in
        let lines = bytes.lines
        for line in lines {
            do {
                let base = try BaseURL(line)
                _ = base.isLoopback
                _ = try base.address(of: APIRequest(path: lines, query: [.init(line, line)]))
                let rule = ProxyRule(environment: ["http_proxy": line, "https_proxy": line, "no_proxy": lines.joined(separator: ",")])
                _ = try rule.proxy(for: base)
            } catch {}
            _ = RedirectRule.follow(line, from: "https://example.org/a")
        }
    }

    /// The elements of a list that comes in these pieces, and how it ends.
    private static func elements(of pieces: [[UInt8]]) -> [[UInt8]] {
        var splitter = JSONArraySplitter()
        var found: [JSONArraySplitter.Element] = []
        var elements: [[UInt8]] = []
        do {
            for piece in pieces { try splitter.feed(piece, into: &found) }
            elements = found.map(\.bytes)
            if case .other(let bytes) = try splitter.finish() { elements.append(bytes) }
        } catch {
            // How much was handed out before the fault depends on the pieces.
            return [Array("\(error)".utf8)]
        }
        return elements
    }

    private static func decode<Response>(_ endpoint: Endpoint<Response>, _ bytes: [UInt8]) {
        var decoder = endpoint.makeDecoder()
        do {
            _ = try decoder.consume(bytes)
            _ = try decoder.finish()
        } catch {}
    }
}
