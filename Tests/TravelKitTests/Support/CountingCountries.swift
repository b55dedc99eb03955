import Synchronization
import TestSupport
import TravelKit

/// Countries at hand, and a note of every read that somebody walked through.
final class CountingCountries: CountryRepository {
    private let known: [Country]
    private let answersToCodes: @Sendable ([String]) -> Reading<Country>
    private let noted = Mutex<[String]>([])

    /// The calls in order: "countries", "named NAME", "coded CODE,CODE".
    var calls: [String] { noted.withLock { $0 } }

    /// - Parameter answersToCodes: what a request for codes gives instead of the countries with these codes.
    init(_ known: [Country], answersToCodes: (@Sendable ([String]) -> Reading<Country>)? = nil) {
        self.known = known
        self.answersToCodes = answersToCodes ?? { codes in Reading(CountryMatch.countries(withCodes: codes, in: known)) }
    }

    func countries() -> Reading<Country> { counted("countries", Reading(known)) }

    func countries(named name: String) -> Reading<Country> {
        let found = CountryMatch.countries(named: name, in: known)
        return counted("named \(name)", found.isEmpty ? Reading(failure: .notFound(.country, name)) : Reading(found))
    }

    func countries(withCodes codes: [String]) -> Reading<Country> {
        counted("coded \(codes.joined(separator: ","))", answersToCodes(codes))
    }

    private func counted(_ call: String, _ reading: Reading<Country>) -> Reading<Country> {
        reading.noting { [self] in noted.withLock { $0.append(call) } }
    }
}

extension Reading {
    /// The same read, with a note each time that somebody begins to walk through it.
    fileprivate func noting(_ note: @escaping @Sendable () -> Void) -> Reading {
        Reading { (yield: @escaping Yield) async throws(RepositoryError) in
            note()
            for try await part in self { await yield(part) }
        }
    }
}
