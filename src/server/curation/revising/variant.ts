import { variantFields } from '#domain/records/fields/variant.ts'
import type { VariantFields } from '#domain/records/fields/variant.ts'
import { foldText } from '#domain/text/names.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'
import type { Reading } from '#server/storage/database.ts'
import { profileNameViolations } from '../profile-name-length.ts'
import { fieldStore } from '../record-fields.ts'
import { revisable } from './revisable.ts'

const stored = fieldStore('variant', variantFields, (db, ids) =>
  db.selectFrom('variants').select(['id', 'feature_id', 'name', 'ncit_id']).where('id', 'in', ids).execute(),
)

export const revisableVariant = revisable({
  fieldsById: stored.valuesById,
  missing: stored.missing,
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
      .set({ ...stored.columns(fields), updated_at: now })
      .where('id', '=', id)
      .execute()
    await stored.setLists(tx, id, fields)
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
