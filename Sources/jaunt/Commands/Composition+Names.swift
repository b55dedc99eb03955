import TerminalText
import TravelFeatures
import TravelKit

extension Composition {
    /// The country that is called so.
    /// - Throws: `UnknownCountry` with the names that are like it, `AmbiguousName` when several are called so.
    func country(_ typed: String) async throws -> Country {
        let reference = CountryReference(typed: typed)
        do {
            let (part, failure) = try await countries(called: reference).newest("countries", format)
            PlainCommand.note(part, failure, format)
            if part.values.count > 1 { throw AmbiguousName(name: typed, meanings: part.values.map { "\($0.name) (\($0.alpha3))" }) }
            if let country = part.values.first { return country }
        } catch RepositoryError.notFound {
            // A code may be written in small letters.
            if let country = try await countries(called: .code(typed.uppercased())).newest("countries", format).part.values.first {
                return country
            }
        }
        throw try await unknownCountry(typed)
    }

    /// What is to be said of a name that nobody has.
    func unknownCountry(_ typed: String) async throws -> UnknownCountry {
        let names = try await countries.countries().newest("countries", format).part.values.map(\.name)
        return UnknownCountry(name: typed, nearest: NearestNames.names(nearest: typed, in: names))
    }

    private func countries(called reference: CountryReference) -> Reading<Country> {
        switch reference {
        case .code(let code): countries.countries(withCodes: [code])
        case .name(let name), .seen(let name, _): countries.countries(named: name)
        }
    }

    /// The trip of the feed that has this identity, or else of the favourites, which are there without the feed.
    /// - Throws: `RepositoryError.notFound` when there is none.
    func trip(_ id: Trip.ID) async throws -> Trip {
        var failure: RepositoryError?
        do throws(RepositoryError) {
            let (part, stale) = try await trips.trips(in: nil).newest("trips", format)
            PlainCommand.noteAge(part, stale, format)
            if let trip = part.values.first(where: { $0.id == id }) { return trip }
        } catch {
            failure = error
        }
        let kept = await favourites.collection().favourites.first { $0.id == .trip(id) }
        guard case .trip(let trip)? = kept?.item else { throw failure ?? RepositoryError.notFound(.trip, id.text) }
        if let failure { PlainCommand.note(FailureMessage(failure).line.string) }
        return trip
    }
}

/// Nobody is called that, but others are called something like it.
struct UnknownCountry: Error, CustomStringConvertible {
    let name: String
    let nearest: [String]
    /// Whether it may be a command that was meant.
    var mayBeCommand = false

    var description: String {
        "No country is called '\(name)'. Did you mean \(nearest.joined(separator: ", "))?"
            + (mayBeCommand ? " 'jaunt help' lists the commands." : "")
    }
}

/// Several are called that.
struct AmbiguousName: Error, CustomStringConvertible {
    let name: String
    let meanings: [String]

    var description: String { "'\(name)' may be \(meanings.joined(separator: " or ")): use the code." }
}
