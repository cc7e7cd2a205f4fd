/** Arguments of Node before the name of the program. */
export const serviceFlags: readonly string[]

/** Environment of Node. */
export const serviceEnvironment: Readonly<Record<string, string>>
