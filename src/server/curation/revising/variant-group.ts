import type { IdLink } from '#domain/records/fields/record-field.ts'
import { foldText } from '#domain/text/names.ts'
import { nameViolations } from '#domain/records/record-names.ts'
import { violationIf } from '#domain/validity.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import { missingReferences } from '../submission/references.ts'
import { revisable } from './revisable.ts'

/** Fields that people may change of a variant group. */
export interface VariantGroupFields {
  name: string
  description: string | null
  sourceIds: number[]
  variantIds: number[]
}

const owner = 'variant_group_id'
const sources: IdLink = { table: 'variant_group_sources', owner, target: 'source_id' }
const variants: IdLink = { table: 'variant_group_variants', owner, target: 'variant_id' }

const fieldsById: Batch<number, VariantGroupFields | null> = async (db, ids) => {
  const rows = await db
    .selectFrom('variant_groups')
    .select(['id', 'name', 'description'])
    .where('id', 'in', inList(ids))
    .execute()
  const sourcesOf = await linkedIds(db, sources, ids)
  const variantsOf = await linkedIds(db, variants, ids)
  const fields = new Map(
    rows.map(({ id, name, description }): [number, VariantGroupFields] => [
      id,
      { name, description, sourceIds: sourcesOf(id), variantIds: variantsOf(id) },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

/** Another group of the name, letter case aside. */
const namesake = (db: Reading, id: number, name: string) =>
  db
    .selectFrom('variant_groups')
    .select('id')
    .where('name_folded', '=', foldText(name))
    .where('withdrawn', '=', false)
    .where('id', '<>', id)
    .executeTakeFirst()

export const revisableVariantGroup = revisable<VariantGroupFields>({
  fieldsById,
  missing: (db, fields) =>
    missingReferences(db, [
      ['source', fields.sourceIds],
      ['variant', fields.variantIds],
    ]),
  async violations(db, id, { name }) {
    const other = await namesake(db, id, name)
    return [
      ...nameViolations('A variant group', name),
      ...violationIf(other, 'name', `Variant group ${other?.id} already has the name ${name}.`),
    ]
  },
  async write({ tx, now }, id, { name, description, sourceIds, variantIds }) {
    await tx
      .updateTable('variant_groups')
      .set({ name, name_folded: foldText(name), description, updated_at: now })
      .where('id', '=', id)
      .execute()
    await setLinkedIds(tx, sources, id, sourceIds)
    await setLinkedIds(tx, variants, id, variantIds)
  },
})
