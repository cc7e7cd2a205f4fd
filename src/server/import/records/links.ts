import { sql } from 'kysely'
import type { IdLink } from '#domain/records/fields/record-field.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** Rows that an owner's row should refer to; `isNew` owners have no links yet. */
export type LinkTargets = { owner: number; targets: readonly number[]; isNew: boolean }

/** Makes the links of each owner exactly the wanted ones. */
export async function syncLinks(
  context: ImportContext,
  link: IdLink,
  links: readonly LinkTargets[],
): Promise<void> {
  const present = new Map<number, Set<number>>()
  const old = links.filter(({ isNew }) => !isNew).map(({ owner }) => owner)
  const [from, ownerRef, targetRef] = [sql.table(link.table), sql.ref(link.owner), sql.ref(link.target)]
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
      if (!now?.has(target)) added.push({ [link.owner]: owner, [link.target]: target })
    const gone = now ? [...now].filter((target) => !future.has(target)) : []
    if (gone.length === 0) continue
    await sql`delete from ${from} where ${ownerRef} = ${owner} and ${targetRef} in (${sql.join(gone)})`.execute(
      context.tx,
    )
  }
  // Fields name their tables of links; which of them it is the writer need not know.
  await context.writer.insert(link.table as 'variant_group_variants', added as never)
}
