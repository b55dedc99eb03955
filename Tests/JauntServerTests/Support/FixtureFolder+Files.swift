extension FixtureFolder {
    static let countries = """
        [
        {"alpha2":"AT","alpha3":"AUT","numeric":"040","name":"Austria","officialName":"Republic of Austria",
         "nativeNames":[{"language":"de","name":"Österreich"}],"altSpellings":["AT","Oesterreich"],"capitals":["Vienna"],
         "region":"Europe","subregion":"Central Europe","population":8917205,"areaKm2":83871,
         "languages":[{"iso639_1":"de","iso639_2":"deu","name":"German","nativeName":"Deutsch"}],
         "currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],"callingCodes":["43"],"tlds":[".at"],"timeZones":["Europe/Vienna"],
         "latitude":47.33333333,"longitude":13.33333333,"capitalLatitude":48.2,"capitalLongitude":16.37,"landlocked":true,
         "borders":["CZE","DEU","HUN","ITA","LIE","SVK","SVN","CHE"]},
        {"alpha2":"BE","alpha3":"BEL","numeric":"056","name":"Belgium","officialName":"Kingdom of Belgium",
         "nativeNames":[{"language":"nl","name":"België"},{"language":"fr","name":"Belgique"}],"altSpellings":["BE"],
         "capitals":["Brussels"],"region":"Europe","subregion":"Western Europe","population":11555997,"areaKm2":30528,
         "languages":[{"iso639_1":"nl","iso639_2":"nld","name":"Dutch","nativeName":"Nederlands"},
                      {"iso639_1":"fr","iso639_2":"fra","name":"French","nativeName":"français"}],
         "currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],"callingCodes":["32"],"tlds":[".be"],"timeZones":["Europe/Brussels"],
         "latitude":50.8,"longitude":4,"landlocked":false,"borders":["FRA","DEU","LUX","NLD"]},
        {"alpha2":"CI","alpha3":"CIV","numeric":"384","name":"Côte d'Ivoire","officialName":"Republic of Côte d'Ivoire",
         "nativeNames":[{"language":"fr","name":"Côte d'Ivoire"}],"altSpellings":["Ivory Coast","Not Austria"],
         "capitals":["Yamoussoukro"],"region":"Africa","subregion":"Western Africa","population":26378275,"areaKm2":322463,
         "languages":[{"iso639_1":"fr","iso639_2":"fra","name":"French","nativeName":"français"}],
         "currencies":[{"code":"XOF","name":"West African CFA franc","symbol":"Fr"}],"callingCodes":["225"],"tlds":[".ci"],
         "timeZones":["Africa/Abidjan"],"latitude":8,"longitude":-5,"landlocked":false,"borders":["BFA","GHA","GIN","LBR","MLI"]},
        {"alpha2":"BN","alpha3":"BRN","numeric":"096","name":"Brunei","officialName":"Nation of Brunei, Abode of Peace",
         "nativeNames":[],"altSpellings":[],"capitals":["Bandar Seri Begawan"],"region":"Asia","population":437483,"areaKm2":5765,
         "languages":[],"currencies":[],"callingCodes":["673"],"tlds":[".bn"],"timeZones":["Asia/Brunei"],
         "latitude":4.5,"longitude":114.66666666,"landlocked":false,"borders":["MYS"]},
        {"alpha2":"BH","alpha3":"BHR","numeric":"048","name":"Bahrain","officialName":"Kingdom of Bahrain",
         "nativeNames":[],"altSpellings":[],"capitals":["Manama"],"region":"Asia","population":1701583,
         "languages":[],"currencies":[],"callingCodes":["973"],"tlds":[".bh"],"timeZones":["Asia/Bahrain"],
         "latitude":26,"longitude":50.55,"landlocked":false,"borders":[]},
        {"alpha2":"XK","alpha3":"XKX","name":"Kosovo","officialName":"Republic of Kosovo",
         "nativeNames":[],"altSpellings":[],"capitals":["Pristina"],"region":"Europe","population":1775378,"areaKm2":10908,
         "languages":[],"currencies":[],"callingCodes":["383"],"tlds":[],"timeZones":["Europe/Belgrade"],
         "latitude":42.666667,"longitude":21.166667,"landlocked":true,"borders":[]},
        {"alpha2":"AQ","alpha3":"ATA","numeric":"010","name":"Antarctica","officialName":"Antarctica",
         "nativeNames":[],"altSpellings":[],"capitals":[],"region":"Antarctic","population":1000,"areaKm2":14000000,
         "languages":[],"currencies":[],"callingCodes":[],"tlds":[".aq"],
         "timeZones":["Antarctica/McMurdo","Antarctica/Palmer","Antarctica/Troll","Europe/London","No/Such"],
         "latitude":-90,"longitude":0,"landlocked":false,"borders":[]}
        ]
        """

    static let airports = """
        iata\tname\tcity\tcountry\tlatitude\tlongitude\ttime_zone\trank\tcity_code
        CPH\tCopenhagen Airport\tCopenhagen\tDK\t55.6179\t12.656\tEurope/Copenhagen\t40\tCPH
        BQD\tBudardalur Bus Stop\tBudardalur\tIS\t\t\t\t\tBQD

        """

    static let regions = """
        [{"id":"ben","name":"Alps and Lowlands","country_codes":["AUT","BE"]},{"id":"bal","name":"Balkans","country_codes":["KOS"]},
         {"id":"ice","name":"Ice","country_codes":["AQ"]}]
        """

    static let trips = """
        [{"id":"c4449ff0-1","currency":"EUR","price":72,"airlines":"FR","flight_number":4048,
          "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},
          "destination":{"city":"Vienna","country_code":"AT","airport_code":"VIE"},
          "created_at":1547991979887,"departure_at":1552848000000,"return_at":1553153100000,"expires_at":1739200281000},
         {"id":"c4449ff0-2","currency":"EUR","price":72.5,"airlines":"SN","flight_number":"20A",
          "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},
          "destination":{"city":"Brussels","country_code":"BE","airport_code":"BRU"},
          "created_at":1547991979888,"departure_at":1552848000000},
         {"id":"c4449ff0-3","currency":"EUR","price":99,"airlines":"OS","flight_number":1,
          "departure":{"city":"Vienna","country_code":"AT","airport_code":"VIE"},
          "destination":{"city":"Pristina","country_code":"XK","airport_code":"PRN"},
          "created_at":1547991979889,"departure_at":1552848000000,"return_at":1553153100000,"expires_at":1739200281000}]
        """
}
