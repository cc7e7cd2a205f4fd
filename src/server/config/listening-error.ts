import type { Config } from './config.ts'

/** Names of the variables that say where something listens. */
interface ListeningVariables {
  port: 'PORT' | 'METRICS_PORT'
  host: 'HOST' | 'METRICS_HOST'
}

/** Why the service cannot listen, with what to do about it. */
export function listeningError(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  names: ListeningVariables = { port: 'PORT', host: 'HOST' },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use: stop the process that uses it, or set ${names.port} to another port`,
        {
          cause: error,
        },
      )
    case 'EACCES':
      return new Error(`This user may not listen on port ${port}: set ${names.port} to 1024 or higher`, {
        cause: error,
      })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `${names.host} “${host}” is not an address of this machine: set it to localhost, one of its addresses, or 0.0.0.0 for all`,
        { cause: error },
      )
    default:
      return error
  }
}
