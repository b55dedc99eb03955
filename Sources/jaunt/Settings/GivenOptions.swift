import Configuration

/// The settings that the command line gives. It knows nothing of how they are parsed, which the screen does without where there are none.
nonisolated struct GivenOptions: Sendable {
    private(set) var values: [AbsoluteConfigKey: ConfigValue] = [:]

    /// Whether a setting is among them.
    func has(_ setting: Setting) -> Bool { values[AbsoluteConfigKey(setting.key)] != nil }

    /// Adds a setting, unless it is nil.
    mutating func set(_ setting: Setting, _ value: String?) {
        if let value { values[AbsoluteConfigKey(setting.key)] = ConfigValue(.string(value), isSecret: false) }
    }

    /// Adds a setting that is a list, unless it is empty.
    mutating func set(_ setting: Setting, _ list: [String]) {
        if !list.isEmpty { values[AbsoluteConfigKey(setting.key)] = ConfigValue(.stringArray(list), isSecret: false) }
    }
}
