/// Countries that know what they and their capitals are called in the user's language, are found by that name, and come in the order of such
/// names.
package struct NamedCountries: CountryRepository {
    /// The names by alpha-2 codes.
    package typealias Names = Lazy<[String: Country.LocalName]>

    private let source: any CountryRepository
    private let names: Names
    private let capitals: CapitalNames?
    /// The codes by folded names: the one that is shown is meant before another country's other names.
    private let codes: Lazy<[String: String]>

    /// - Parameters:
    ///   - source: where the countries come from.
    ///   - names: their names in the user's language.
    ///   - capitals: what their capitals are called there; nil to leave these alone.
    package init(_ source: any CountryRepository, names: Names, capitals: CapitalNames? = nil) {
        self.source = source
        self.names = names
        self.capitals = capitals
        codes = Lazy {
            func codes(_ called: (Country.LocalName) -> [String]) -> [String: String] {
                let pairs = names.value.flatMap { code, name in called(name).map { (SearchFold.fold($0), code) } }
                return Dictionary(pairs, uniquingKeysWith: { one, other in Swift.min(one, other) })
            }
            return codes { [$0.text] }.merging(codes(\.others)) { shown, _ in shown }
        }
    }

    /// All countries. Where the names of their capitals have to be looked for, which takes a while, they come without these first.
    package func countries() -> Reading<Country> {
        guard let capitals else { return named(source.countries()) }
        return Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            for try await part in source.countries().wishing(wish) {
                if part.placement == .replaces, !capitals.areAtHand(part.values) {
                    var early = named(part, capitals: nil)
                    early.progress = .partial(done: 0, of: nil)
                    await yield(early)
                }
                await yield(named(part, capitals: capitals))
            }
        }
    }

    package func countries(named name: String) -> Reading<Country> {
        Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            // No source knows the user's language: it is asked for the code.
            guard let code = codes.value[SearchFold.fold(name.trimmed)] else {
                for try await part in named(source.countries(named: name)).wishing(wish) { await yield(part) }
                return
            }
            for try await part in countries(withCodes: [code]).wishing(wish) {
                if part.values.isEmpty { throw RepositoryError.notFound(.country, name) }
                await yield(part)
            }
        }
    }

    package func countries(withCodes codes: [String]) -> Reading<Country> { named(source.countries(withCodes: codes)) }

    private func named(_ reading: Reading<Country>) -> Reading<Country> {
        reading.mapParts { (part) async throws(RepositoryError) in named(part, capitals: capitals) }
    }

    private func named(_ part: Part<Country>, capitals: CapitalNames?) -> Part<Country> {
        var part = part
        let names = self.names.value
        part.values = part.values.map { country in
            var country = country
            country.localName = names[country.alpha2]
            if let capitals, let capital = capitals.name(in: country) {
                if capitals.canWrite(capital) { country.localCapital = capital } else { country.hiddenCapital = capital }
            }
            return country
        }.sortedByName()
        return part
    }
}
