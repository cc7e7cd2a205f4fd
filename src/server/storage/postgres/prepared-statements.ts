import { LRUCache } from 'lru-cache'

/** Statements that are remembered, with how often each was sent. */
const REMEMBERED = 500
/** Times that a statement is sent before connections prepare it. */
const OFTEN = 5
/** Statements that a connection prepares: the server keeps some kilobytes of memory for each. */
const MOST_PREPARED = 100

/** Names of statements that connections prepare. */
export interface StatementNames {
  /** The name of a statement; undefined for one that is not prepared. */
  of(sql: string): string | undefined
  /** Gives all statements new names, so that every connection prepares them anew. */
  renew(): void
}

/**
 * Prepared statements of a connection pool: the name of a statement that is sent often, under which a connection
 * prepares it once; undefined for others. The server then neither parses nor plans it anew each time.
 */
export function preparedStatements(): StatementNames {
  const sent = new LRUCache<string, { times: number }>({ max: REMEMBERED })
  const names = new Map<string, string>()
  let generation = 1
  return { of: nameOf, renew }

  function renew(): void {
    names.clear()
    generation += 1
  }

  function nameOf(sql: string): string | undefined {
    const name = names.get(sql)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    const statement = sent.get(sql) ?? { times: 0 }
    statement.times += 1
    if (statement.times <= OFTEN) {
      sent.set(sql, statement)
      return undefined
    }
    sent.delete(sql)
    names.set(sql, `curia_${generation}_${names.size + 1}`)
    return names.get(sql)
  }
}
