import { pino } from 'pino'
import type { Logger } from 'pino'
import type { LogLevel } from '#server/config/core.ts'
import { withSourcePositions } from '#server/errors/source-positions.ts'

/** Members of an access line that its message says, too. */
const IN_MESSAGE = 'method,urlPath,route,status,durationMs,bytes,userAgent'

/** An error as the log has it. */
function serializedError(error: Error): ReturnType<typeof pino.stdSerializers.err> {
  const serialized = pino.stdSerializers.err(error)
  if (typeof serialized.stack === 'string') serialized.stack = withSourcePositions(serialized.stack)
  return serialized
}

/** The service's log: JSON lines, or readable ones on a terminal. */
export async function createLog(level: LogLevel): Promise<Logger> {
  const base = { level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializedError } }
  if (!process.stdout.isTTY) return pino(base)
  const { default: pretty } = await import('pino-pretty')
  return pino(
    base,
    pretty({ translateTime: 'SYS:HH:MM:ss', ignore: `pid,hostname,${IN_MESSAGE}`, singleLine: true }),
  )
}
