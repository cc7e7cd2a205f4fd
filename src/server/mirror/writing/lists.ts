import { sql } from 'kysely'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { setLinkedIds } from '#server/curation/linked-ids.ts'
import type { IdLink } from '#server/curation/linked-ids.ts'
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

const link = (table: IdLink['table'], owner: IdLink['owner'], target: IdLink['target']): IdLink => ({
  table,
  owner,
  target,
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

const clinicalLists = (singular: 'evidence_item' | 'assertion'): Record<string, RecordList> => ({
  therapies: { link: link(`${singular}_therapies`, `${singular}_id`, 'therapy_id') },
  phenotypes: { link: link(`${singular}_phenotypes`, `${singular}_id`, 'phenotype_id') },
})

const recordLists: Readonly<Partial<Record<VersionedKind, Readonly<Record<string, RecordList>>>>> = {
  FEATURE: {
    featureAliases: {
      link: link('feature_feature_aliases', 'feature_id', 'feature_alias_id'),
      rows: names('feature_aliases'),
    },
    sources: { link: link('feature_sources', 'feature_id', 'source_id') },
    knownPartnerGenes: { link: link('fusion_known_partner_genes', 'feature_id', 'gene_id') },
  },
  VARIANT: {
    variantAliases: {
      link: link('variant_variant_aliases', 'variant_id', 'variant_alias_id'),
      rows: names('variant_aliases'),
    },
    variantTypes: {
      link: link('variant_variant_types', 'variant_id', 'variant_type_id'),
      rows: variantTypes,
    },
    hgvsDescriptions: {
      link: link('variant_hgvs_descriptions', 'variant_id', 'hgvs_description_id'),
      rows: names('hgvs_descriptions'),
    },
    clinvarIds: {
      link: link('variant_clinvar_entries', 'variant_id', 'clinvar_entry_id'),
      rows: clinvarEntries,
    },
  },
  MOLECULAR_PROFILE: {
    molecularProfileAliases: {
      link: link(
        'molecular_profile_molecular_profile_aliases',
        'molecular_profile_id',
        'molecular_profile_alias_id',
      ),
      rows: names('molecular_profile_aliases'),
    },
    sources: { link: link('molecular_profile_sources', 'molecular_profile_id', 'source_id') },
  },
  EVIDENCE_ITEM: clinicalLists('evidence_item'),
  ASSERTION: {
    ...clinicalLists('assertion'),
    acmgCodes: {
      link: link('assertion_acmg_codes', 'assertion_id', 'acmg_code_id'),
      rows: codes('acmg_codes'),
    },
    clingenCodes: {
      link: link('assertion_clingen_codes', 'assertion_id', 'clingen_code_id'),
      rows: codes('clingen_codes'),
    },
    evidenceItems: { link: link('assertion_evidence_items', 'assertion_id', 'evidence_item_id') },
  },
  VARIANT_GROUP: {
    variants: { link: link('variant_group_variants', 'variant_group_id', 'variant_id') },
    sources: { link: link('variant_group_sources', 'variant_group_id', 'source_id') },
  },
  SOURCE: {
    clinicalTrials: {
      link: link('source_clinical_trials', 'source_id', 'clinical_trial_id'),
      rows: clinicalTrials,
    },
  },
  DISEASE: {
    diseaseAliases: {
      link: link('disease_disease_aliases', 'disease_id', 'disease_alias_id'),
      rows: names('disease_aliases'),
    },
  },
  THERAPY: {
    therapyAliases: {
      link: link('therapy_therapy_aliases', 'therapy_id', 'therapy_alias_id'),
      rows: names('therapy_aliases'),
    },
  },
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
