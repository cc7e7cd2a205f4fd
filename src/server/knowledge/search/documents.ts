import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { recordTag } from '#domain/records/tags.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { aliasesOf } from '../records/aliases.ts'
import type { Batch } from '../paging/batch.ts'
import type { SearchFieldName } from './fields.ts'

/** Words that a record is found by, and how it is shown. */
export interface SearchDocument {
  type: SearchableEntity
  id: number
  name: string
  values: Partial<Record<SearchFieldName, string[]>>
}

type Documents = (db: Reading, ids: readonly number[]) => Promise<SearchDocument[]>
type Rows<Row> = (db: Reading, ids: readonly number[]) => Promise<Row[]>

const select =
  <Row>(query: (ids: RawBuilder<unknown>) => RawBuilder<Row>): Rows<Row> =>
  async (db, ids) =>
    ids.length === 0 ? [] : (await query(sql`(${sql.join([...ids])})`).execute(db)).rows

/** Other names of the rows, in their order. */
const aliasesFor = async (
  batch: Batch<number, { name: string }[]>,
  db: Reading,
  rows: readonly { id: number }[],
): Promise<readonly { name: string }[][]> =>
  rows.length === 0
    ? []
    : batch(
        db,
        rows.map(({ id }) => id),
      )

const names = (aliases: readonly { name: string }[] | undefined) => (aliases ?? []).map(({ name }) => name)
const present = (value: string | null) => (value === null ? [] : [value])

const features: Documents = async (db, ids) => {
  const rows = await select(
    (ids) => sql<{ id: number; name: string; kind: FeatureInstanceType; ncit_id: string | null }>`
      select f.id, f.name, f.kind, factors.ncit_id
      from features as f left join factors on factors.feature_id = f.id where f.id in ${ids}`,
  )(db, ids)
  const aliases = await aliasesFor(aliasesOf.feature, db, rows)
  return rows.map(({ id, name, kind, ncit_id }, place) => ({
    type: 'FEATURE',
    id,
    name,
    values: {
      id: kind === 'GENE' ? [recordTag('FEATURE', id), recordTag('GENE', id)] : [recordTag('FEATURE', id)],
      name: [name],
      ncitId: present(ncit_id),
      symbol: [name],
      featureKind: [featureInstanceTypes.label(kind)],
      aliases: names(aliases[place]),
    },
  }))
}

const variants: Documents = async (db, ids) => {
  const rows = await select(
    (ids) => sql<{ id: number; name: string; feature: string; ncit_id: string | null }>`
      select v.id, v.name, f.name as feature, v.ncit_id
      from variants as v join features as f on f.id = v.feature_id where v.id in ${ids}`,
  )(db, ids)
  const aliases = await aliasesFor(aliasesOf.variant, db, rows)
  return rows.map(({ id, name, feature, ncit_id }, place) => ({
    type: 'VARIANT',
    id,
    name: `${feature} - ${name}`,
    values: {
      id: [recordTag('VARIANT', id)],
      name: [`${feature} - ${name}`],
      ncitId: present(ncit_id),
      feature: [feature],
      aliases: names(aliases[place]),
    },
  }))
}

type Named = { id: number; name: string }

const molecularProfiles: Documents = async (db, ids) => {
  const rows = await select((ids) => sql<Named>`select id, name from molecular_profiles where id in ${ids}`)(
    db,
    ids,
  )
  const aliases = await aliasesFor(aliasesOf.molecular_profile, db, rows)
  return rows.map(({ id, name }, place) => ({
    type: 'MOLECULAR_PROFILE',
    id,
    name,
    values: {
      id: [recordTag('MOLECULAR_PROFILE', id)],
      name: [name],
      aliases: names(aliases[place]),
    },
  }))
}

const variantGroups: Documents = async (db, ids) => {
  const rows = await select((ids) => sql<Named>`select id, name from variant_groups where id in ${ids}`)(
    db,
    ids,
  )
  return rows.map(({ id, name }) => ({
    type: 'VARIANT_GROUP',
    id,
    name,
    values: { id: [recordTag('VARIANT_GROUP', id)], name: [name] },
  }))
}

const therapies: Documents = async (db, ids) => {
  const rows = await select(
    (ids) =>
      sql<Named & { ncit_id: string | null }>`select id, name, ncit_id from therapies where id in ${ids}`,
  )(db, ids)
  const aliases = await aliasesFor(aliasesOf.therapy, db, rows)
  return rows.map(({ id, name, ncit_id }, place) => ({
    type: 'THERAPY',
    id,
    name,
    values: { name: [name], ncitId: present(ncit_id), aliases: names(aliases[place]) },
  }))
}

const diseases: Documents = async (db, ids) => {
  const rows = await select(
    (ids) => sql<Named & { doid: string | null }>`select id, name, doid from diseases where id in ${ids}`,
  )(db, ids)
  const aliases = await aliasesFor(aliasesOf.disease, db, rows)
  return rows.map(({ id, name, doid }, place) => ({
    type: 'DISEASE',
    id,
    name,
    values: { name: [name], doid: doid === null ? [] : [`DOID:${doid}`], aliases: names(aliases[place]) },
  }))
}

/** Records that have no name but their tag. */
const tagged = (type: 'EVIDENCE_ITEM' | 'ASSERTION' | 'REVISION', table: string): Documents => {
  const find = select((ids) => sql<{ id: number }>`select id from ${sql.table(table)} where id in ${ids}`)
  return async (db, ids) =>
    (await find(db, ids)).map(({ id }) => {
      const tag = recordTag(type, id)
      return { type, id, name: tag, values: { id: [tag] } }
    })
}

const documents: Record<SearchableEntity, Documents> = {
  FEATURE: features,
  VARIANT: variants,
  EVIDENCE_ITEM: tagged('EVIDENCE_ITEM', 'evidence_items'),
  ASSERTION: tagged('ASSERTION', 'assertions'),
  VARIANT_GROUP: variantGroups,
  REVISION: tagged('REVISION', 'revisions'),
  MOLECULAR_PROFILE: molecularProfiles,
  THERAPY: therapies,
  DISEASE: diseases,
}

/** The records of a kind with the ids, in any order; ids that do not exist are left out. */
export const searchDocuments = (
  db: Reading,
  type: SearchableEntity,
  ids: readonly number[],
): Promise<SearchDocument[]> => documents[type](db, ids)
