/** The environment holds values the service cannot start with; the message names all of them. */
export class ConfigError extends Error {
  constructor(errors: string[]) {
    super(`Curia cannot start with this configuration:\n${errors.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** A value as it may be printed: a password in an address is not. */
export const printable = (value: string | undefined) =>
  `"${(value ?? '').replace(/(:\/\/[^:/@]*|^[^:/@]*(?!:\/\/)):.*@/s, '$1:…@')}"`
