import TravelUI

nonisolated extension Settings {
    /// Looks at what the configuration file and variables set, and makes no file.
    /// - Parameter path: where the file is.
    /// - Returns: whether anything is set in the file, which keys do what, and a line for each thing that is wrong.
    static func check(environment: [String: String], path: String) -> (isSet: Bool, keys: KeyMap, problems: [String]) {
        let (file, wrong) = SettingsFile.look(at: path)
        let problems = wrong + SettingsCheck.problems(in: environment)
        let places = SettingsPlaces(GivenOptions(), environment: environment, file: file, path: path)
        guard problems.isEmpty else {
            // What each of them may be, and all of them together may not, is said where each is right. What they name can be looked at now.
            return (file != nil, .standard, problems + (filesFailure(places)?.lines ?? []))
        }
        do throws(Failure) {
            let settings = try read(places, environment: environment, isCheck: true)
            return (file != nil, settings.preferences.keys, [])
        } catch {
            return (file != nil, .standard, error.lines)
        }
    }

    /// What is wrong with the files and folders that are set; nil where nothing is.
    private static func filesFailure(_ places: SettingsPlaces) -> Failure? {
        let reader = places.reader
        var faults = SettingsFaults()
        faults.gather { () throws(Failure) -> LogFile? in try openLog(reader, places, isCheck: true) }
        faults.gather { () throws(Failure) -> String? in try certificates(reader, places) }
        faults.gather { () throws(Failure) -> String? in try dataFolder(reader, places) }
        return faults.failure
    }
}
