import Foundation
import Testing
import TravelFeatures
import TravelKit

@testable import jaunt

/// Which locale the environment asks for (locale(7)).
@MainActor @Suite struct UserLocaleTests {
    @Test(arguments: [
        ([:], "en_001"), (["LANG": "C"], "en_001"), (["LANG": "C.UTF-8"], "en_001"), (["LANG": "POSIX"], "en_001"),
        (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE@euro"], "de_DE"), (["LANG": "de_DE", "LC_MONETARY": "ja_JP"], "ja_JP"),
        (["LANG": "de_DE", "LC_MONETARY": "ja_JP", "LC_ALL": "fr_FR"], "fr_FR"), (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
        (["LANG": "sr_RS@latin"], "sr_Latn_RS"), (["LANG": "uz_UZ.UTF-8@cyrillic"], "uz_Cyrl_UZ"), (["LANG": "sr@latin"], "sr_Latn"),
        (["LANG": "ks_IN@devanagari"], "ks_Deva_IN"), (["LANG": "ca_ES.UTF-8@valencia"], "ca_ES"),
        // Nobody has written these so.
        (["LANG": "be_BY@latin"], "be_BY"), (["LANG": "de_DE@cyrillic"], "de_DE"), (["LANG": "C@latin"], "en_001"),
        // These are no names of locales.
        (["LANG": "nosuchlocale"], "en_001"), (["LANG": "€"], "en_001"), (["LANG": "/usr/lib/locale/C.utf8"], "en_001"),
        (["LANG": "_"], "en_001"),
        (["LANG": "de_AVERYLONGREGION"], "en_001"), (["LANG": "xx_YY.UTF-8"], "xx_YY"),
    ])
    func theFirstVariableThatSaysSomethingCounts(environment: [String: String], identifier: String) {
        #expect(UserLocale.locale(environment).identifier == identifier)
    }

    /// What is known without asking is what CLDR says.
    @Test(arguments: ["C", "en_US.UTF-8", "en_GB", "de_DE", "fr_CH", "en_ZA", "hi_IN", "ar_EG", "fa_IR"])
    func digitsArePartedAsTheLocaleHasIt(name: String) {
        let (environment, locale) = (["LANG": name], UserLocale.locale(["LANG": name]))
        let separators = UserLocale.separators(environment)
        #expect(separators.grouping == locale.groupingSeparator && separators.decimal == locale.decimalSeparator)
    }

    @Test(arguments: [
        (["LC_NUMERIC": "de_DE"], "1.234", "€1,234.50"), (["LC_MONETARY": "de_DE"], "1,234", "1.234,50\u{A0}€"),
        (["LC_NUMERIC": "de_DE", "LC_ALL": "en_GB"], "1,234", "€1,234.50"), (["LC_MESSAGES": "de_DE"], "1,234", "€1,234.50"),
        (["LANG": "de_DE", "LC_NUMERIC": "en_GB"], "1,234", "1.234,50\u{A0}€"), (["LANG": "de_DE"], "1.234", "1.234,50\u{A0}€"),
    ])
    func numbersAndPricesEachHaveAVariableOfTheirOwn(environment: [String: String], number: String, price: String) throws {
        let format = DisplayFormat(["LANG": "en_US.UTF-8"].merging(environment) { $1 })
        #expect(format.number(1234) == number)
        #expect(format.money(try #require(Money(price: 1234.5, currency: "EUR"))) == price)
        // A price is typed as it is written.
        #expect(format.typedPrice("1.234").amount.value == (price.hasPrefix("1.") ? 1234 : nil))
    }

    /// What is known of prices without CLDR is what CLDR says.
    @Test(arguments: ["C", "en_US", "en_GB", "en_AU", "de_DE"], ["EUR", "GBP", "USD", "JPY", "SEK"])
    func pricesAreWrittenAsTheLocaleHasIt(name: String, currency: String) throws {
        let environment = ["LANG": name + ".UTF-8"]
        let format = DisplayFormat(environment)
        let style = Decimal.FormatStyle.Currency(code: currency, locale: UserLocale.locale(environment))
        for units in [0, 1, 99, 100, 250, 123_456, 123_456_700, 99_999_999_999] {
            let money = Money(minorUnits: units, currency: currency)
            let digits = Money.minorDigits(of: currency)
            let written = units.isMultiple(of: digits == 0 ? 1 : 100) ? style : style.precision(.fractionLength(digits))
            #expect(format.money(money) == money.amount.formatted(written))
        }
    }

    @Test(arguments: ["ar_EG", "fa_IR", "mr_IN", "my_MM", "ar_AE", "de_DE", "C"])
    func digitsAreLatinInPricesAsInNumbers(name: String) throws {
        let environment = ["LANG": name + ".UTF-8"]
        let format = DisplayFormat(environment)
        let price = format.money(try #require(Money(price: 1234.5, currency: "EUR")))
        let number = format.number(1_234_567)
        for text in [price, number] {
            #expect(text.contains("1") && text.allSatisfy { !$0.isNumber || $0.isASCII }, "\(text)")
            #expect(!text.contains("٬") && !text.contains("٫"), "\(text)")
        }
    }

    @Test(arguments: [("es_ES", 5), ("pl_PL", 5), ("pt_PT", 5), ("de_DE", 4), ("en_US", 4), ("C", 4)])
    func numbersAreInGroupsFromSoManyDigits(name: String, fewest: Int) {
        #expect(UserLocale.separators(["LANG": name + ".UTF-8"]).fewest == fewest)
    }

    @Test(arguments: [("en_IN", 2), ("hi_IN", 2), ("bn_BD", 2), ("de_DE", 3), ("es_ES", 3), ("ar_EG", 3), ("en_US", 3), ("C", 3)])
    func groupsBeforeTheLastHaveSoManyDigits(name: String, secondary: Int) throws {
        let environment = ["LANG": name + ".UTF-8"]
        #expect(UserLocale.separators(environment).secondary == secondary)
        let format = DisplayFormat(environment)
        let price = format.money(try #require(Money(price: 1_234_567, currency: "EUR")))
        #expect(price.contains(format.number(1_234_567)), "\(price)")
    }

    @Test(arguments: [
        ("auto", [:], nil), ("auto", ["LANG": "C.UTF-8"], nil), ("auto", ["LANG": "en_ZA.UTF-8"], nil),
        ("auto", ["LANG": "de_AT.UTF-8"], "de_AT"), ("auto", ["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
        ("auto", ["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], "fr_FR"), ("auto", ["LC_ALL": "nosuchlocale"], nil),
        ("en", ["LANG": "de_DE"], nil), ("pt-BR", [:], "pt-BR"),
    ])
    func namesAreInTheLanguageThatIsAskedFor(setting: String, environment: [String: String], identifier: String?) {
        #expect(UserLocale.language(setting, environment)?.identifier == identifier.map { Locale(identifier: $0).identifier })
    }

    @Test(arguments: [
        ("de", true), ("de_CH", true), ("zh-Hant-TW", true), ("ca-ES-valencia", true), ("abcdefgh", true), ("es_419", true),
        ("", false), ("d", false), ("abcdefghi", false), ("de-", false), ("_DE", false), ("dé", false), ("日本", false), ("1a", false),
        ("de_" + String(repeating: "abcdefgh_", count: 6) + "a", false), ("de.UTF-8", false), ("a/b", false),
    ])
    func aLocaleHasANameOfACertainForm(name: String, isOne: Bool) {
        #expect(LocaleName.isWellFormed(name) == isOne)
    }

    @Test(arguments: [
        ("de_CH.UTF-8@euro", "de_CH"), ("C.UTF-8", "C"), ("POSIX", "POSIX"), ("C", "C"), ("€", nil), ("nosuchlocale", nil), ("", nil),
        ("en_US@" + String(repeating: "x", count: 200), nil),
    ])
    func whatNamesNoLocaleIsTold(variable: String, name: String?) {
        #expect(LocaleName.known(of: variable).map(String.init) == name)
    }
}
