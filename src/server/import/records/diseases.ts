import { foldText, squeezeSpace } from '#domain/text/names.ts'
import type { DiseaseName } from '../parsers/clinical-facts.ts'
import type { ImportContext } from './import-context.ts'
import { namedIds } from './named-rows.ts'
import { requiredId } from './required-id.ts'

/** Finds the disease that a row means, and adds it when it is missing. */
export type DiseaseDirectory = { idOf(disease: DiseaseName): Promise<number> }

type DiseaseRow = { id: number; name: string; doid: string | null }

/**
 * A DOID is one disease, whatever its names: the commonest in the release (or the one it has, when the release still
 * uses it) is its name, the others are aliases. Without a DOID the name decides.
 */
export async function diseaseDirectory(context: ImportContext): Promise<DiseaseDirectory> {
  const { tx, ids, now } = context
  const rows: DiseaseRow[] = await tx
    .selectFrom('diseases')
    .select(['id', 'name', 'doid'])
    .orderBy('id')
    .execute()
  const byDoid = new Map<string, DiseaseRow>()
  const byName = new Map<string, DiseaseRow[]>()
  const learn = (disease: DiseaseRow) => {
    if (disease.doid) byDoid.set(disease.doid, disease)
    const key = foldText(disease.name)
    byName.set(key, [...(byName.get(key) ?? []), disease])
  }
  rows.forEach(learn)
  const resolved = new Map<string, number>()

  const add = async (name: string, doid: string | null): Promise<DiseaseRow> => {
    const disease = { id: await ids.next('diseases'), name, doid }
    await context.writer.insert('diseases', [
      { ...disease, name_folded: foldText(name), created_at: now, updated_at: now },
    ])
    learn(disease)
    return disease
  }
  const addAlias = async (disease: DiseaseRow, name: string) => {
    const alias = requiredId(await namedIds(context, 'disease_aliases', [name]), foldText(name), 'the alias')
    await context.writer.insert(
      'disease_disease_aliases',
      [{ disease_id: disease.id, disease_alias_id: alias }],
      { do: 'nothing' },
    )
  }
  const withDoid = async (doid: string, spelling: string): Promise<number> => {
    const counts = context.survey.diseaseNames.get(doid) ?? new Map([[spelling, 1]])
    const names = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name)
    const there = byDoid.get(doid)
    const name = (there && names.includes(there.name) ? there.name : names[0]) ?? spelling
    let disease = there
    if (!disease) {
      // An earlier release may have named the disease before it had a DOID.
      disease = byName.get(foldText(name))?.find((other) => other.doid === null)
      if (disease) {
        disease.doid = doid
        byDoid.set(doid, disease)
        await tx.updateTable('diseases').set({ doid, updated_at: now }).where('id', '=', disease.id).execute()
      } else disease = await add(name, doid)
    }
    if (disease.name !== name) {
      await addAlias(disease, disease.name)
      await tx
        .updateTable('diseases')
        .set({ name, name_folded: foldText(name), updated_at: now })
        .where('id', '=', disease.id)
        .execute()
      disease.name = name
      learn(disease)
    }
    for (const other of names) if (other !== name) await addAlias(disease, other)
    return disease.id
  }
  const withoutDoid = async (name: string): Promise<number> => {
    const key = foldText(name)
    const namesakes = (byName.get(key) ?? []).filter((other) => foldText(other.name) === key)
    const there =
      namesakes.find(({ doid }) => doid === null) ?? (namesakes.length === 1 ? namesakes[0] : undefined)
    return (there ?? (await add(name, null))).id
  }
  // Those with a DOID first: one may give up the name under which another without a DOID is looked for.
  for (const doid of context.survey.diseaseNames.keys()) resolved.set(doid, await withDoid(doid, ''))
  return {
    async idOf(disease) {
      const name = squeezeSpace(disease.name)
      const key = disease.doid ?? `name ${foldText(name)}`
      const existing = resolved.get(key)
      if (existing !== undefined) return existing
      const id = disease.doid ? await withDoid(disease.doid, name) : await withoutDoid(name)
      resolved.set(key, id)
      return id
    },
  }
}
