/** The environment holds values the service cannot start with; the message names all of them. */
export class ConfigError extends Error {
  constructor(errors: string[]) {
    super(`Curia cannot start with this configuration:\n${errors.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Variables whose value may hold a password, wherever in it somebody has put that. */
const SECRET = /^(?:DATABASE_(?:REPLICA_)?URLS?|SMTP_URL|OTEL_EXPORTER_.*|.*_SECRET)$/
/** An address with a user's password, well formed or not. */
const HAS_PASSWORD = /:.*@|password/is

/** Describes a variable's value for an error: the value, or that it may hold a password. */
export const describeValue = (name: string, value = ''): string =>
  SECRET.test(name) || HAS_PASSWORD.test(value)
    ? 'wrong (its value may hold a password and is not shown)'
    : `"${value}"`
