import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** A table of pairs. */
type LinkTable<Owner extends string, Target extends string> = {
  [T in keyof Tables]: Tables[T] extends Record<Owner | Target, number> ? T : never
}[keyof Tables]

/** Rows that an owner's row should refer to; `isNew` owners have no links yet. */
export type LinkTargets = { owner: number; targets: readonly number[]; isNew: boolean }

/** Makes the links of each owner exactly the wanted ones. */
export async function syncLinks<Owner extends string, Target extends string>(
  context: ImportContext,
  table: LinkTable<Owner, Target> & keyof Tables,
  ownerColumn: Owner,
  targetColumn: Target,
  links: readonly LinkTargets[],
): Promise<void> {
  const present = new Map<number, Set<number>>()
  const old = links.filter(({ isNew }) => !isNew).map(({ owner }) => owner)
  const [from, ownerRef, targetRef] = [sql.table(table), sql.ref(ownerColumn), sql.ref(targetColumn)]
  for (const part of inParts(old, 1000)) {
    const { rows } = await sql<{ owner: number; target: number }>`
      select ${ownerRef} as owner, ${targetRef} as target from ${from} where ${ownerRef} in (${sql.join(part)})
    `.execute(context.tx)
    for (const { owner, target } of rows) present.set(owner, (present.get(owner) ?? new Set()).add(target))
  }
  const added: Record<string, number>[] = []
  for (const { owner, targets } of links) {
    const now = present.get(owner)
    const future = new Set(targets)
    for (const target of future)
      if (!now?.has(target)) added.push({ [ownerColumn]: owner, [targetColumn]: target })
    const gone = now ? [...now].filter((target) => !future.has(target)) : []
    if (gone.length === 0) continue
    await sql`delete from ${from} where ${ownerRef} = ${owner} and ${targetRef} in (${sql.join(gone)})`.execute(
      context.tx,
    )
  }
  await context.writer.insert(table, added as unknown as Insertable<Tables[typeof table]>[])
}
