import TerminalText
import TravelFeatures
import TravelKit

/// All countries.
final class CountriesPage: PlainPage {
    private let model: CountriesModel
    private let list: PlainList<Country>
    private let places: Places
    private let speech: FailureSpeech

    init(_ places: Places, _ speech: FailureSpeech) {
        (self.places, self.speech) = (places, speech)
        let model = CountriesModel(repository: places.countries, format: places.format)
        self.model = model
        list = PlainList(
            model.list,
            .init(
                one: "country", many: "countries", columns: CountryText.columns, row: { model.text.row($0) },
                empty: "There are no countries."),
            places.format, speech, export: places.export("country", "countries", of: .countries))
    }

    var lines: [SafeText] { list.lines("Countries") + [places.marks.notice?.text].compactMap { $0 } }

    var loading: SafeText? { places.marks.isBusy ? "writing favourites" : list.loading }

    func opened() {
        places.marks.noticeSeen()
        model.viewOpened()
    }

    func settled() async {
        await model.list.settled()
        await places.marks.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        places.marks.noticeSeen()
        switch command {
        case .word(.reload, _):
            list.forget()
            model.reloadRequested()
        case .word(.keep, let number):
            switch list.item(named: number, for: .keep) {
            case .success(let country): places.marks.toggleRequested(.country(country))
            case .failure(let absence): return .say(absence.reason)
            }
        default: return list.perform(command) { .push(BordersPage($0, places, speech)) }
        }
        return .done
    }
}
