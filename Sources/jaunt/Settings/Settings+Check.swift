import TravelUI

nonisolated extension Settings {
    /// Looks at what the configuration file and variables set, and makes no file.
    /// - Parameter path: where the file is.
    /// - Returns: whether anything is set in the file, which keys do what, and a line for each thing that is wrong.
    static func check(environment: [String: String], path: String) -> (isSet: Bool, keys: KeyMap, problems: [String]) {
        let (file, unread) = SettingsFile.look(at: path)
        let problems = unread + SettingsCheck.problems(in: environment)
        let places = SettingsPlaces(GivenOptions(), environment: environment, file: file, path: path, isCheck: true)
        if file == nil, !unread.isEmpty {
            // What may be together nobody knows who cannot read half of it. What variables name can be looked at.
            return (false, .standard, inOrder(problems + (filesFailure(places, environment)?.lines ?? []), of: path))
        }
        do throws(Failure) {
            let settings = try read(places, environment: environment)
            return (file != nil, settings.preferences.keys, inOrder(problems, of: path))
        } catch {
            return (file != nil, .standard, inOrder(problems + error.lines, of: path))
        }
    }

    /// What is wrong, as an editor goes through it: by the lines of the file that begin so ("config.yaml:7: "), and then the rest as it was found.
    private static func inOrder(_ problems: [String], of path: String) -> [String] {
        func line(_ problem: String) -> Int {
            guard problem.hasPrefix(path + ":") else { return .max }
            return Int(problem.dropFirst(path.count + 1).prefix { $0.isNumber }) ?? .max
        }
        return problems.enumerated().sorted { (line($0.element), $0.offset) < (line($1.element), $1.offset) }.map(\.element)
    }

    /// What is wrong with the files, folders and programs that are set; nil where nothing is.
    private static func filesFailure(_ places: SettingsPlaces, _ environment: [String: String]) -> Failure? {
        let reader = places.reader
        var faults = SettingsFaults()
        faults.gather { () throws(Failure) -> LogFile? in try openLog(reader, places) }
        lookAtWhatIsUsedLater(reader, places, environment: environment, &faults)
        faults.gather { () throws(Failure) -> String? in try dataFolder(reader, places) }
        return faults.failure
    }
}
