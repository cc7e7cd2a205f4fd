import { sql } from 'kysely'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { fieldsOfKind } from '#domain/records/fields/fields-of-kind.ts'
import { documentName, entriesOf, isList, linkOf } from '#domain/records/fields/record-field.ts'
import type { IdLink, RecordFields } from '#domain/records/fields/record-field.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { setLinkedIds } from '#server/curation/linked-ids.ts'
import { idsOfClinvarEntries, idsOfNames } from '#server/curation/submission/named-things.ts'
import type { NameTable } from '#server/curation/submission/named-things.ts'
import type { BatchWriter } from '#server/import/records/batch-writer.ts'
import { insertRows } from './insert-rows.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Writing } from '#server/storage/database.ts'

/** The table of the texts of a list. */
interface TextTable {
  table: string
  /** The column that tells texts apart, and what it holds for a text. */
  column: string
  keyOf: (text: string) => string
  /** Finds the rows that texts name, and adds those that are missing. */
  find: (tx: Writing, texts: readonly string[], now: string) => Promise<number[]>
}

const asIs = (text: string) => text

/** A list of a record: the table of its links, and the rows that its texts name. */
interface RecordList {
  link: IdLink
  /** Of a list of texts. */
  rows?: TextTable
}

const aliases = (singular: string, table: NameTable): RecordList => ({
  link: {
    table: `${singular}_${singular}_aliases`,
    owner: `${singular}_id`,
    target: `${singular}_alias_id`,
  },
  rows: names(table),
})

const names = (table: NameTable): TextTable => ({
  table,
  column: 'name_folded',
  keyOf: (text) => foldText(squeezeSpace(text)),
  find: (tx, texts) => idsOfNames(tx, table, texts),
})

const clinvarEntries: TextTable = {
  table: 'clinvar_entries',
  column: 'clinvar_id',
  keyOf: asIs,
  find: idsOfClinvarEntries,
}

/** Rows of a small table by the text of a column; missing ones are added with the columns that `others` gives. */
const rowsOf = (
  table: 'variant_types' | 'clinical_trials' | 'acmg_codes' | 'clingen_codes',
  column: string,
  others: (text: string, now: string) => Record<string, string>,
): TextTable => ({
  table,
  column,
  keyOf: asIs,
  async find(tx, texts, now) {
    const ids = await idsByKey(tx, { table, column }, [...new Set(texts)])
    for (const text of new Set(texts)) {
      if (ids.has(text)) continue
      const columns = { [column]: text, ...others(text, now) }
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(columns))}) returning id`.execute(tx)
      if (rows[0]) ids.set(text, rows[0].id)
    }
    return [...ids.values()]
  },
})

/** Keys of one statement. */
const PART = 500

/** Ids of rows by the keys of their texts: of several the first. */
async function idsByKey(
  tx: Writing,
  { table, column }: Pick<TextTable, 'table' | 'column'>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (let from = 0; from < keys.length; from += PART) {
    const { rows } = await sql<{ id: number; key: string }>`
      select id, ${sql.ref(column)} as key from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(inList(keys.slice(from, from + PART)))}) order by id desc`.execute(
      tx,
    )
    for (const { id, key } of rows) ids.set(key, id)
  }
  return ids
}

/** The name of a variant type in the Sequence Ontology, of which an interface has the display name. */
const termName = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join('_')

const variantTypes = rowsOf('variant_types', 'display_name', (text, now) => {
  const name = termName(text)
  return { name, name_folded: foldText(name), created_at: now, updated_at: now }
})

const clinicalTrials = rowsOf('clinical_trials', 'nct_id', (text, now) => ({
  name: text,
  name_folded: foldText(text),
  created_at: now,
  updated_at: now,
}))

const codes = (table: 'acmg_codes' | 'clingen_codes') => rowsOf(table, 'code', () => ({ description: '' }))

/** The rows that the entries of a list of terms name. */
const termTables: Readonly<Record<string, TextTable>> = lookupTable({
  acmg_codes: codes('acmg_codes'),
  clingen_codes: codes('clingen_codes'),
  clinvar_entries: clinvarEntries,
  feature_aliases: names('feature_aliases'),
  hgvs_descriptions: names('hgvs_descriptions'),
  molecular_profile_aliases: names('molecular_profile_aliases'),
  variant_aliases: names('variant_aliases'),
  variant_types: variantTypes,
})

/** The lists among the fields of a kind of record. */
const listsOf = (owner: string, fields: RecordFields): Record<string, RecordList> =>
  Object.fromEntries(
    entriesOf(fields)
      .filter(([, field]) => isList(field))
      .map(([key, field]) => [
        documentName(key, field),
        {
          link: linkOf(owner, key, field),
          ...(field.sort === 'terms' && { rows: termTables[field.of.table] }),
        },
      ]),
  )

const recordLists: Readonly<Partial<Record<VersionedKind, Readonly<Record<string, RecordList>>>>> = {
  FEATURE: listsOf('feature', fieldsOfKind.FEATURE),
  VARIANT: listsOf('variant', fieldsOfKind.VARIANT),
  MOLECULAR_PROFILE: listsOf('molecular_profile', fieldsOfKind.MOLECULAR_PROFILE),
  EVIDENCE_ITEM: listsOf('evidence_item', fieldsOfKind.EVIDENCE_ITEM),
  ASSERTION: listsOf('assertion', fieldsOfKind.ASSERTION),
  VARIANT_GROUP: listsOf('variant_group', fieldsOfKind.VARIANT_GROUP),
  SOURCE: {
    clinicalTrials: {
      link: { table: 'source_clinical_trials', owner: 'source_id', target: 'clinical_trial_id' },
      rows: clinicalTrials,
    },
  },
  DISEASE: { diseaseAliases: aliases('disease', 'disease_aliases') },
  THERAPY: { therapyAliases: aliases('therapy', 'therapy_aliases') },
}

const textsIn = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string')

/** Regions of chromosomes are in the order in which they name the feature. */
async function writeRegions(tx: Writing, featureId: number, regions: readonly string[]): Promise<void> {
  await tx.deleteFrom('region_cytogenetic_regions').where('feature_id', '=', featureId).execute()
  for (const [position, name] of regions.entries()) {
    const [, chromosome = name, band = ''] = /^(\d{1,2}|X|Y)(.*)$/.exec(name) ?? []
    const there = await tx
      .selectFrom('cytogenetic_regions')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst()
    const { id } =
      there ??
      (await tx
        .insertInto('cytogenetic_regions')
        .values({ name, chromosome, band: band || null })
        .returning('id')
        .executeTakeFirstOrThrow())
    await tx
      .insertInto('region_cytogenetic_regions')
      .values({ feature_id: featureId, position, cytogenetic_region_id: id })
      .execute()
  }
}

const valuesOf = (content: FieldContent | undefined) =>
  Array.isArray(content) ? content : content == null ? [] : [content]

/** Writes a list of a record; false for a field that is no list. */
export async function writeList(
  { tx, now }: { tx: Writing; now: string },
  record: { kind: VersionedKind; id: number },
  field: string,
  content: FieldContent,
): Promise<boolean> {
  const values = valuesOf(content)
  if (record.kind === 'FEATURE' && field === 'cytogeneticRegions') {
    await writeRegions(tx, record.id, textsIn(values))
    return true
  }
  const list = recordLists[record.kind]?.[field]
  if (!list) return false
  const ids = list.rows
    ? await list.rows.find(tx, textsIn(values), now)
    : values.filter(isReference).map(({ id }) => id)
  await setLinkedIds(tx, list.link, record.id, ids)
  return true
}

/** A new record with the contents of its fields. */
export interface NewRecord {
  id: number
  fields: UpstreamDocument
}

/** Writes the lists of new records of a kind, all with a few statements. */
export async function writeNewLists(
  { tx, now, writer }: { tx: Writing; now: string; writer: BatchWriter },
  kind: VersionedKind,
  records: readonly NewRecord[],
): Promise<void> {
  for (const [field, { link, rows }] of Object.entries(recordLists[kind] ?? {})) {
    const values = records.flatMap(({ id, fields }) =>
      valuesOf(fields[field]).map((value) => ({ id, value })),
    )
    if (values.length === 0) continue
    const texts = textsIn(values.map(({ value }) => value))
    if (rows) await rows.find(tx, texts, now)
    const ids = rows ? await idsByKey(tx, rows, [...new Set(texts.map(rows.keyOf))]) : null
    const pairs = new Map<string, Record<string, number>>()
    for (const { id, value } of values) {
      const target = isReference(value)
        ? value.id
        : rows && typeof value === 'string'
          ? ids?.get(rows.keyOf(value))
          : undefined
      if (target !== undefined) pairs.set(`${id} ${target}`, { [link.owner]: id, [link.target]: target })
    }
    await insertRows(writer, link.table, [...pairs.values()])
  }
  if (kind !== 'FEATURE') return
  for (const { id, fields } of records) {
    const regions = textsIn(valuesOf(fields['cytogeneticRegions']))
    if (regions.length > 0) await writeRegions(tx, id, regions)
  }
}
