import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import type { Reading, Storage, Writing } from '#server/storage/database.ts'

/** What {@link failingAt} throws. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}

/**
 * The storage, except that each change breaks off when it is about to send its statement of that number, counted
 * from 1 after the change has begun; one with fewer statements goes through.
 */
export function failingAt(storage: Storage, number: number): Storage {
  const breaking = (tx: Writing): Writing => {
    let sent = 0
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        sent += 1
        if (sent === number) throw new Interrupted()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return tx.withPlugin(plugin)
  }
  return {
    ...storage,
    write: (action) => storage.write((tx) => action(breaking(tx))),
    writeAside: (action) => storage.writeAside((tx) => action(breaking(tx))),
  }
}

/** Everything in these tables, as text: the same before and after a change that broke off. */
export async function contentsOf(db: Reading, tables: readonly string[]): Promise<string> {
  const texts: string[] = []
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    texts.push(
      `${table}: ${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`,
    )
  }
  return texts.join('\n')
}
