import { pino } from 'pino'
import type { Logger } from 'pino'
import type { LogLevel } from '#server/config/core.ts'

/** Members of an access line that its message says, too. */
const IN_MESSAGE = 'method,urlPath,route,status,durationMs,bytes,userAgent'

/** The service's log: JSON lines, or readable ones on a terminal. */
export async function createLog(level: LogLevel): Promise<Logger> {
  const base = { level, timestamp: pino.stdTimeFunctions.isoTime }
  if (!process.stdout.isTTY) return pino(base)
  const { default: pretty } = await import('pino-pretty')
  return pino(
    base,
    pretty({ translateTime: 'SYS:HH:MM:ss', ignore: `pid,hostname,${IN_MESSAGE}`, singleLine: true }),
  )
}
