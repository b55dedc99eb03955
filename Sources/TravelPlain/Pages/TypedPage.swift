import Observation
import TerminalText
import TravelFeatures
import TravelKit

/// A page of countries that somebody typed: stands for it until it is known who is meant, as the palette and the command line understand
/// names, and hands everything on to it from then on.
@Observable
final class TypedPage: PlainPage {
    private var page: (any PlainPage)?
    /// Which countries may be meant, where that is not one, or what is to be typed.
    private var doubt: SafeText?
    /// Why it cannot be known who is meant.
    private var failure: FailureMessage?
    @ObservationIgnored private let wanted: WantedCountries
    @ObservationIgnored private let places: Places
    @ObservationIgnored private let make: ([CountryReference]) -> any PlainPage
    @ObservationIgnored private var task: Task<Void, Never>?
    /// Whether somebody is called by each of the names.
    @ObservationIgnored private var isFound = true
    /// Is told why it is not clear who is meant, such as that a name may be several countries': there will be no page.
    @ObservationIgnored var whenInDoubt: (SafeText) -> Void = { _ in }
    /// Is told that its page is there.
    @ObservationIgnored var whenFound: () -> Void = {}

    /// - Parameter make: makes the page of these countries, which are in the order of those that are wanted.
    init(_ wanted: WantedCountries, _ places: Places, make: @escaping ([CountryReference]) -> any PlainPage) {
        (self.wanted, self.places, self.make) = (wanted, places, make)
    }

    isolated deinit { task?.cancel() }

    var head: [SafeText] { page?.head ?? (failure == nil ? [] : [place]) }

    var late: [SafeText] { page?.late ?? [] }

    var lines: [SafeText] { page?.lines ?? [doubt].compactMap(\.self) }

    var failures: [FailureMessage] { page?.failures ?? [failure].compactMap(\.self) }

    var sourceFailures: [SourceFailure] { page?.sourceFailures ?? [] }

    var isRefused: Bool { page?.isRefused == true }

    var replaceable: String? { page?.replaceable }

    var notice: Notice? { page?.notice }

    var loading: SafeText? { page.map(\.loading) ?? (doubt == nil && failure == nil ? "looking up who is meant" : nil) }

    /// What was typed, until it is known who is meant.
    var place: SafeText { page?.place ?? wanted.title }

    var isPassing: Bool { page?.isPassing ?? true }

    func opened() {
        if let page {
            page.opened()
        } else if task == nil {
            lookUp()
        }
    }

    func accountChanged() { page?.accountChanged() }

    func settled() async {
        await task?.value
        await page?.settled()
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        // Who could not be asked before may know the name now.
        case .word(.reload, _) where page == nil || !isFound:
            lookUp()
            return .done
        // The views are there without it.
        case .word(.countries, _), .word(.trips, ""), .word(.favourites, _): return try page?.perform(command) ?? .ignored
        default: return try page?.perform(command) ?? .refuse(doubt ?? failure?.sentence ?? "Not yet: looking up who is meant.")
        }
    }

    private func lookUp() {
        task?.cancel()
        (page, doubt, failure, isFound) = (nil, nil, nil, true)
        task = Task { [weak self, asked = wanted, places] in
            do throws(RepositoryError) {
                let wanted: [WantedCountry]
                switch asked {
                case .each(let countries): wanted = countries
                case .two(let words, let word, let own, let hint):
                    // What is all one name is no two.
                    let isName = try await !places.countries(typed: words).isEmpty
                    let names = isName ? [] : try await places.names(ofTwo: words)
                    if Task.isCancelled { return }
                    if names.count == 1 {
                        wanted = [.typed(names[0].start), .typed(names[0].end)]
                    } else if names.isEmpty, let own {
                        wanted = [.known(own), .typed(words)]
                    } else {
                        self?.doubted(names.isEmpty ? hint : Self.question(names, word))
                        return
                    }
                }
                var references: [CountryReference] = []
                for country in wanted {
                    guard case .typed(let name) = country else {
                        if case .known(let reference) = country { references.append(reference) }
                        continue
                    }
                    let meant = try await places.countries(typed: name)
                    if Task.isCancelled { return }
                    if meant.count > 1 {
                        self?.doubted(SafeText(doubtOf: name, among: meant))
                        return
                    }
                    if meant.isEmpty { self?.isFound = false }
                    // That nobody is called so, and what may have been meant, is for the page to say.
                    references.append(meant.first.map { CountryReference($0) } ?? CountryReference(typed: name))
                }
                self?.found(references)
            } catch {
                // Where nobody can be asked, nobody knows that there is no such country.
                if !Task.isCancelled { self?.failure = FailureMessage(error) }
            }
        }
    }

    private func found(_ references: [CountryReference]) {
        let page = make(references)
        self.page = page
        page.opened()
        whenFound()
    }

    /// Which of these is meant, each of which is the names of two.
    private static func question(_ names: [(start: String, end: String)], _ word: CommandWord) -> SafeText {
        let questions = names.map { "\(word.rawValue) \($0.start) \(word.sign) \($0.end)" }
        return SafeText("Say which two: \(questions.joined(separator: ", or ")).")
    }

    private func doubted(_ doubt: SafeText) {
        self.doubt = doubt
        whenInDoubt(doubt)
    }
}

extension PlainAnswer {
    /// A page of countries, of which those that were typed are looked up first.
    static func push(
        _ wanted: WantedCountry..., at places: Places, page make: @escaping ([CountryReference]) -> any PlainPage
    ) -> PlainAnswer {
        let known = wanted.compactMap { if case .known(let reference) = $0 { reference } else { nil } }
        return known.count == wanted.count ? .push(make(known)) : .pushTyped(TypedPage(.each(wanted), places, make: make))
    }
}
