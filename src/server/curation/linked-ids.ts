import { sql } from 'kysely'
import type { IdLink } from '#domain/records/fields/record-field.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading, Writing } from '#server/storage/database.ts'

/** The ids that each owner names, ascending. */
export async function linkedIds(
  db: Reading,
  { table, owner, target }: IdLink,
  owners: readonly number[],
): Promise<(owner: number) => number[]> {
  if (owners.length === 0) return () => []
  const { rows } = await sql<{ owner: number; target: number }>`
    select ${sql.ref(owner)} as owner, ${sql.ref(target)} as target from ${sql.table(table)}
    where ${sql.ref(owner)} in (${sql.join(inList(owners))}) order by ${sql.ref(target)}`.execute(db)
  const byOwner = Map.groupBy(rows, (row) => row.owner)
  return (id) => (byOwner.get(id) ?? []).map((row) => row.target)
}

/** Pairs of one statement. */
const PART = 200

/** Makes these the ids that the owner names, instead of those it named before. */
export async function setLinkedIds(
  tx: Writing,
  { table, owner, target }: IdLink,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}`.execute(tx)
  const distinct = [...new Set(ids)]
  for (let from = 0; from < distinct.length; from += PART) {
    const pairs = distinct.slice(from, from + PART).map((id) => sql`(${ownerId}, ${id})`)
    await sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(target)}) values ${sql.join(pairs)}
    `.execute(tx)
  }
}
