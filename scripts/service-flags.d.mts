/** Arguments of Node before the name of the program. */
export const serviceFlags: readonly string[]
