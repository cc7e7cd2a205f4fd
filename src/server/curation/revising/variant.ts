import type { IdLink } from '#domain/records/fields/record-field.ts'
import { foldText } from '#domain/text/names.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import { profileNameViolations } from '../profile-name-length.ts'
import { missingReferences } from '../submission/references.ts'
import { revisable } from './revisable.ts'

/** Fields that people may change of a variant besides its coordinates; which of it, its kind says. */
export interface VariantFields {
  featureId: number
  name: string
  /** Of a factor's variant. */
  ncitId: string | null
  variantAliasIds: number[]
  variantTypeIds: number[]
  hgvsDescriptionIds: number[]
  clinvarEntryIds: number[]
}

const owner = 'variant_id'
const links = {
  variantAliasIds: { table: 'variant_variant_aliases', owner, target: 'variant_alias_id' },
  variantTypeIds: { table: 'variant_variant_types', owner, target: 'variant_type_id' },
  hgvsDescriptionIds: { table: 'variant_hgvs_descriptions', owner, target: 'hgvs_description_id' },
  clinvarEntryIds: { table: 'variant_clinvar_entries', owner, target: 'clinvar_entry_id' },
} as const satisfies Partial<Record<keyof VariantFields, IdLink>>

const fieldsById: Batch<number, VariantFields | null> = async (db, ids) => {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'feature_id', 'name', 'ncit_id'])
    .where('id', 'in', inList(ids))
    .execute()
  const aliasesOf = await linkedIds(db, links.variantAliasIds, ids)
  const typesOf = await linkedIds(db, links.variantTypeIds, ids)
  const hgvsOf = await linkedIds(db, links.hgvsDescriptionIds, ids)
  const clinvarOf = await linkedIds(db, links.clinvarEntryIds, ids)
  const fields = new Map(
    rows.map(({ id, feature_id, name, ncit_id }): [number, VariantFields] => [
      id,
      {
        featureId: feature_id,
        name,
        ncitId: ncit_id,
        variantAliasIds: aliasesOf(id),
        variantTypeIds: typesOf(id),
        hgvsDescriptionIds: hgvsOf(id),
        clinvarEntryIds: clinvarOf(id),
      },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

export const revisableVariant = revisable<VariantFields>({
  fieldsById,
  missing: (db, fields) =>
    missingReferences(db, [
      ['feature', fields.featureId],
      ['variant_type', fields.variantTypeIds],
    ]),
  async violations(db, id, fields) {
    const { kind } = await db
      .selectFrom('variants')
      .select('kind')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [
      ...violationIf(fields.name.trim() === '', 'name', 'A variant needs a name.'),
      ...violationIf(
        kind === 'GENE' && hasFusionSyntax(fields.name),
        'name',
        `Gene variant name ${fields.name} has fusion syntax (:: or the word fusion); create a fusion instead.`,
      ),
      ...(await featureViolations(db, kind, fields.featureId)),
      ...(await nameViolations(db, id, fields.featureId, fields.name)),
      ...(await profileNameViolations(db, [id], await renaming(db, id, fields))),
    ]
  },
  async write({ tx, now }, id, fields) {
    await tx
      .updateTable('variants')
      .set({
        feature_id: fields.featureId,
        name: fields.name,
        name_folded: foldText(fields.name),
        ncit_id: fields.ncitId,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await setLinkedIds(tx, links.variantAliasIds, id, fields.variantAliasIds)
    await setLinkedIds(tx, links.variantTypeIds, id, fields.variantTypeIds)
    await setLinkedIds(tx, links.hgvsDescriptionIds, id, fields.hgvsDescriptionIds)
    await setLinkedIds(tx, links.clinvarEntryIds, id, fields.clinvarEntryIds)
  },
})

/** What a variant is called with its feature, now and with other fields. */
async function renaming(db: Reading, id: number, fields: VariantFields) {
  const now = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'feature_id')
    .select(['features.name as feature', 'variants.name'])
    .where('variants.id', '=', id)
    .executeTakeFirstOrThrow()
  const then = await db
    .selectFrom('features')
    .select('name')
    .where('id', '=', fields.featureId)
    .executeTakeFirst()
  return { before: `${now.feature} ${now.name}`, after: `${then?.name ?? ''} ${fields.name}` }
}

/** A variant stays with features of its own kind that are in use. */
async function featureViolations(db: Reading, kind: string, featureId: number): Promise<Violation[]> {
  const feature = await db
    .selectFrom('features')
    .select(['name', 'kind', 'deprecated'])
    .where('id', '=', featureId)
    .executeTakeFirst()
  if (!feature) return []
  const named = `${featureInstanceTypes.label(feature.kind)} ${feature.name} (${featureId})`
  return [
    ...violationIf(
      feature.kind !== kind,
      'feature_id',
      `${named} does not fit a variant of a ${kind.toLowerCase()}.`,
    ),
    ...violationIf(feature.deprecated, 'feature_id', `${named} is deprecated.`),
  ]
}

/** Names of variants in use are unique within their feature, letter case aside. */
export async function nameViolations(
  db: Reading,
  id: number,
  featureId: number,
  name: string,
  attribute = 'name',
): Promise<Violation[]> {
  const other = await db
    .selectFrom('variants')
    .select('id')
    .where('feature_id', '=', featureId)
    .where('name_folded', '=', foldText(name))
    .where('deprecated', '=', false)
    .where('withdrawn', '=', false)
    .where('id', '<>', id)
    .executeTakeFirst()
  return violationIf(other, attribute, `Variant ${other?.id} of the feature already has the name ${name}.`)
}
