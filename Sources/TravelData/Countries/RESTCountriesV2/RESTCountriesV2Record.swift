/// A country as REST Countries v2 gives it.
typealias RESTCountriesV2Record = EarlyCountryRecord<RESTCountriesV2Language, RESTCountriesV2Currency>
