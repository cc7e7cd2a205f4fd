import { foldText } from '#domain/text/names.ts'
import type { ImportContext } from './import-context.ts'
import { namedIds } from './named-rows.ts'

/** Facts about a therapy beyond its name. */
export type TherapyFacts = { ncitId: string | null; aliases: string[] }

/** Finds therapies by name, and adds those that are missing. */
export type TherapyDirectory = { idOf(name: string): Promise<number> }

/**
 * Therapies by name or other name. `facts` (by folded name) give NCIt ids: a therapy known without one gets it, and
 * a new name with the NCIt id of a known therapy is another name of that therapy.
 */
export async function therapyDirectory(
  context: ImportContext,
  facts: ReadonlyMap<string, TherapyFacts>,
): Promise<TherapyDirectory> {
  const { tx, ids, now } = context
  const byName = new Map<string, number>()
  const byNcit = new Map<string, number>()
  const aliases = await tx
    .selectFrom('therapy_therapy_aliases as link')
    .innerJoin('therapy_aliases as alias', 'alias.id', 'link.therapy_alias_id')
    .select(['link.therapy_id', 'alias.name_folded'])
    .orderBy('link.therapy_id')
    .execute()
  for (const { therapy_id, name_folded } of aliases) byName.set(name_folded, therapy_id)
  const rows = await tx
    .selectFrom('therapies')
    .select(['id', 'name_folded', 'ncit_id'])
    .orderBy('id')
    .execute()
  for (const { id, name_folded, ncit_id } of rows) {
    byName.set(name_folded, id)
    if (ncit_id) byNcit.set(ncit_id, id)
  }
  const addAliases = async (therapy_id: number, names: readonly string[]) => {
    const aliasIds = await namedIds(context, 'therapy_aliases', names)
    await context.writer.insert(
      'therapy_therapy_aliases',
      [...aliasIds.values()].map((therapy_alias_id) => ({ therapy_id, therapy_alias_id })),
      { do: 'nothing' },
    )
  }
  for (const { id, name_folded, ncit_id } of rows) {
    const existing = facts.get(name_folded)
    if (!existing?.ncitId || ncit_id !== null || byNcit.has(existing.ncitId)) continue
    await tx
      .updateTable('therapies')
      .set({ ncit_id: existing.ncitId, updated_at: now })
      .where('id', '=', id)
      .execute()
    byNcit.set(existing.ncitId, id)
    context.report.changedSomething()
  }
  return {
    async idOf(name) {
      const folded = foldText(name)
      const there = byName.get(folded)
      if (there !== undefined) return there
      const existingFacts = facts.get(folded)
      const namesake = existingFacts?.ncitId ? byNcit.get(existingFacts.ncitId) : undefined
      if (namesake !== undefined) {
        await addAliases(namesake, [name])
        byName.set(folded, namesake)
        return namesake
      }
      const id = await ids.next('therapies')
      const row = {
        id,
        name,
        name_folded: folded,
        ncit_id: existingFacts?.ncitId ?? null,
        created_at: now,
        updated_at: now,
      }
      await context.writer.insert('therapies', [row])
      byName.set(folded, id)
      if (existingFacts) {
        if (existingFacts.ncitId) byNcit.set(existingFacts.ncitId, id)
        await addAliases(id, existingFacts.aliases)
      }
      return id
    },
  }
}
