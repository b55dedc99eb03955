import Foundation
import Terminal
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

extension DisplayFormat {
    /// How things are written for who has this environment.
    ///
    /// - Parameter language: that of names: a language's code, or "auto".
    init(_ environment: [String: String], units: LengthUnits = .kilometres, language: String = "auto", rates: ExchangeRates? = nil) {
        let isASCII = !TerminalLocale.prepare(environment: environment)
        self.init(
            locale: UserLocale.locale(environment), timeZone: .ofUser, separators: UserLocale.separators(environment),
            moneySeparators: UserLocale.moneySeparators(environment), moneySign: UserLocale.moneySign(environment), units: units,
            language: UserLocale.language(language, environment), rates: rates, airlineName: BundledAirlines.name,
            countryCode: BundledCountryCodes.code, countrySpellings: BundledCountryCodes.spellings(of:),
            countryZone: BundledCountryCodes.zone(of:), correctedNames: BundledCountryNames.names,
            otherNames: BundledCountryNames.otherNames, nativeCapitals: { BundledCapitalNames.names },
            worldRegions: { BundledCountryCodes.regions },
            canWrite: { !isASCII || SafeText($0).isWrittenInASCII }, now: { Date() })
    }
}
