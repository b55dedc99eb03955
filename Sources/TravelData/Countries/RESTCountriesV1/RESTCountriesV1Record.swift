/// A country as REST Countries v1 gives it.
typealias RESTCountriesV1Record = EarlyCountryRecord<RESTCountriesV1Language, RESTCountriesV1Currency>
