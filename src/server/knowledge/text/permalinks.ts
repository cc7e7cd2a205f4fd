import { sql } from 'kysely'
import { recordLink } from '#domain/records/links.ts'
import { parseTag } from '#domain/records/tags.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Load } from '../paging/batch.ts'
import { currentRecord } from '../records/current-records.ts'
import { linkOf } from '../records/record-names.ts'
import { findRecord } from '../records/records.ts'
import type { AnyRecord } from '../records/records.ts'

/** The path of the page that an id of some kind leads to; null when it leads nowhere. */
type Finder = (db: Reading, load: Load, id: string) => Promise<string | null>

type Current = Parameters<typeof currentRecord>[1]

/** Larger numbers are no ids of ours, nor of any ontology. */
const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** A record of a release, by its id or one that it had before. */
const current =
  (table: Current): Finder =>
  async (_db, load, id) => {
    const number = numberOf(id)
    const record = number === null ? null : await currentRecord(load, table, number)
    return record && linkOf(record as AnyRecord, load)
  }

const feature =
  (kind: FeatureInstanceType | null): Finder =>
  async (_db, load, id) => {
    const number = numberOf(id)
    const record = number === null ? null : await currentRecord(load, 'features', number)
    return record && (kind === null || record.kind === kind) ? linkOf(record, load) : null
  }

const other =
  (type: 'SOURCE' | 'REVISION'): Finder =>
  async (_db, load, id) => {
    const number = numberOf(id)
    const record = number === null ? null : await findRecord(load, type, number)
    return record && linkOf(record, load)
  }

/** A row of a table of terms, by a column that holds numbers or text. */
const term =
  (
    kind: 'DISEASE' | 'THERAPY' | 'PHENOTYPE',
    column: 'id' | 'doid' | 'ncit_id' | 'hpo_id',
    value: (id: string) => string | number | null,
  ): Finder =>
  async (db, _load, id) => {
    const table = ({ DISEASE: 'diseases', THERAPY: 'therapies', PHENOTYPE: 'phenotypes' } as const)[kind]
    const sought = value(id)
    if (sought === null) return null
    // By its own id a term is found however old; by one of an ontology it must be in use.
    const live = column === 'id' || kind === 'PHENOTYPE' ? sql`` : sql`and not deprecated`
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${sought} ${live} order by id limit 1`.execute(
      db,
    )
    return rows[0] ? recordLink(kind, rows[0].id) : null
  }

const byEntrezId: Finder = async (db, _load, id) => {
  const number = numberOf(id)
  if (number === null) return null
  const gene = await db
    .selectFrom('genes')
    .select('feature_id')
    .where('entrez_id', '=', number)
    .executeTakeFirst()
  return gene ? recordLink('FEATURE', gene.feature_id) : null
}

const byEntrezName: Finder = async (db, _load, name) => {
  const gene = await db
    .selectFrom('features')
    .select('id')
    .where('kind', '=', 'GENE')
    .where('name', '=', name.toUpperCase())
    .orderBy(sql`case when deprecated or withdrawn then 1 else 0 end`)
    .orderBy('id')
    .executeTakeFirst()
  return gene ? recordLink('FEATURE', gene.id) : null
}

const byAlleleRegistryId: Finder = async (db, _load, id) => {
  const variant = await db
    .selectFrom('variants')
    .select('id')
    .where('allele_registry_id', '=', id)
    .where('deprecated', '=', false)
    .where('withdrawn', '=', false)
    .orderBy('id')
    .executeTakeFirst()
  return variant ? recordLink('VARIANT', variant.id) : null
}

const withoutPrefix = (prefix: string) => (id: string) =>
  id.toUpperCase().startsWith(prefix) ? id.slice(prefix.length) : id

const tagged: Partial<Record<NonNullable<ReturnType<typeof parseTag>>['kind'], Finder>> = {
  ASSERTION: current('assertions'),
  GENE: feature('GENE'),
  FEATURE: feature(null),
  VARIANT: current('variants'),
  EVIDENCE_ITEM: current('evidence_items'),
  SOURCE: other('SOURCE'),
  MOLECULAR_PROFILE: current('molecular_profiles'),
  VARIANT_GROUP: current('variant_groups'),
}

const finders: Readonly<Record<string, Finder>> = lookupTable({
  gene: feature('GENE'),
  factor: feature('FACTOR'),
  fusion: feature('FUSION'),
  feature: feature(null),
  variant: current('variants'),
  evidence: current('evidence_items'),
  evidence_item: current('evidence_items'),
  assertion: current('assertions'),
  variant_group: current('variant_groups'),
  molecular_profile: current('molecular_profiles'),
  source: other('SOURCE'),
  revision: other('REVISION'),
  disease: term('DISEASE', 'id', numberOf),
  phenotype: term('PHENOTYPE', 'id', numberOf),
  therapy: term('THERAPY', 'id', numberOf),
  drug: term('THERAPY', 'id', numberOf),
  entrez_id: byEntrezId,
  entrez_name: byEntrezName,
  doid: term('DISEASE', 'doid', withoutPrefix('DOID:')),
  ncit_id: term('THERAPY', 'ncit_id', (id) => withoutPrefix('NCIT:')(id).toUpperCase()),
  hpo_id: term('PHENOTYPE', 'hpo_id', (id) => `HP:${withoutPrefix('HP:')(id)}`),
  allele_registry: byAlleleRegistryId,
  // Nothing but a tag.
  id: async () => null,
})

/** Kinds of id, in the singular. */
export const permalinkTypes = Object.keys(finders)

/** The singular of a kind of id as addresses name it: `evidence_items`, `molecular-profile`, `therapies`. */
export function permalinkType(name: string): string | null {
  const plain = name.toLowerCase().replaceAll('-', '_')
  const singular = [plain, plain.replace(/ies$/, 'y'), plain.replace(/s$/, '')]
  return singular.find((type) => permalinkTypes.includes(type)) ?? null
}

/**
 * The path of the page that an id of a kind leads to, or null when there is no such record. A tag (`EID12`) is
 * taken for what it says, whatever the kind.
 */
export async function permalinkPath(
  db: Reading,
  load: Load,
  type: string,
  id: string,
): Promise<string | null> {
  const tag = parseTag(id)
  if (tag) return (await tagged[tag.kind]?.(db, load, String(tag.id))) ?? null
  return (await finders[type]?.(db, load, id)) ?? null
}
