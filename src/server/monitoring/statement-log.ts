import type { LogEvent } from 'kysely'
import type { Metrics } from './metrics.ts'
import type { Tracer } from './tracing.ts'

/** Characters of a statement in a span. */
const LONGEST_STATEMENT = 2000

/** Watches database statements; undefined where nobody wants to know, as measuring them takes time. */
export function statementLog(
  engine: 'sqlite' | 'postgres',
  { metrics, tracer }: { metrics: Metrics | null; tracer: Tracer | null },
): ((event: LogEvent) => void) | undefined {
  if (!metrics && !tracer) return undefined
  const system = engine === 'sqlite' ? 'sqlite' : 'postgresql'
  return (event) => {
    const { query, queryDurationMillis } = event
    const error = event.level === 'error' ? event.error : undefined
    metrics?.statement(queryDurationMillis / 1000, event.level === 'error')
    tracer?.past(
      'database statement',
      // Values are parameters, and not in the text.
      { 'db.system.name': system, 'db.query.text': query.sql.slice(0, LONGEST_STATEMENT) },
      queryDurationMillis,
      error,
    )
  }
}
