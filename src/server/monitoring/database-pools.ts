import { defineGauge } from './registry.ts'

/** Usage of a connection pool. */
export interface PoolUsage {
  /** Connections that are open, or processes that run. */
  open: number
  /** Those of them that nobody uses. */
  idle: number
  /** Callers that wait for one. */
  waiting: number
}

const connections = defineGauge(
  'curia_database_connections',
  'Open connections to the database, or processes that scan an SQLite file, by use',
  ['use'],
)
const idle = defineGauge('curia_database_connections_idle', 'Those of them that are idle, by use', ['use'])
const waiting = defineGauge('curia_database_waiting', 'Callers that wait for a connection, by use', ['use'])

/**
 * Has the usage of a connection pool scraped.
 * @param use of its connections: `read`, `scan`, `write` and others
 * @returns a function that ends it
 */
export function watchPool(use: string, usage: () => PoolUsage): () => void {
  const ends = [
    connections.register({ use }, () => usage().open),
    idle.register({ use }, () => usage().idle),
    waiting.register({ use }, () => usage().waiting),
  ]
  return () => {
    for (const end of ends) end()
  }
}
