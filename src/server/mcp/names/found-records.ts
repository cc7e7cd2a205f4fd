import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { contains } from '#server/knowledge/conditions.ts'
import { hasAliasContaining } from '#server/knowledge/records/aliases.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { parseRef } from '../reading/refs.ts'
import type { ReferredKind } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { waysOfNaming } from './named-record.ts'
import type { NamedRecord, WayOfNaming } from './named-record.ts'
import { sourcesNamed } from './sources.ts'
import { exactRecords } from './exact-records.ts'

/** Kinds that are searched. */
export const searchedKinds = [
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'DISEASE',
  'THERAPY',
  'VARIANT_GROUP',
  'SOURCE',
  'EVIDENCE_ITEM',
  'ASSERTION',
] as const
export type SearchedKind = (typeof searchedKinds)[number]

/** Ways in which a record is found: by its whole name, or by a part of it. */
export const waysOfMatching = [...waysOfNaming, 'CONTAINS'] as const

/** A record that a search found. */
export interface FoundRecord {
  kind: ReferredKind
  id: number
  name: string
  gene: string | null
  by: WayOfNaming | 'CONTAINS'
  /** The text by which it was found. */
  text: string
}

/** The rows of one kind. */
interface Searched {
  kind: SearchedKind
  /** `from … where …` */
  from: RawBuilder<unknown>
  name: RawBuilder<unknown>
  gene?: RawBuilder<unknown>
  featureKind?: RawBuilder<unknown>
}

const aliased = {
  features: 'feature',
  variants: 'variant',
  molecular_profiles: 'molecular_profile',
  diseases: 'disease',
  therapies: 'therapy',
} as const

/** A name or an alias of the record contains the text. */
const isCalledLike = (table: keyof typeof aliased, text: string) =>
  sql<SqlBool>`(${contains(`${table}.name_folded`, text)} or ${hasAliasContaining(aliased[table], `${table}.id`, text)})`

const named = (
  table: keyof typeof aliased,
  text: string,
  isInUse: Expression<SqlBool>,
): RawBuilder<unknown> => sql`from ${sql.table(table)} where ${isInUse} and ${isCalledLike(table, text)}`

const inUse = (table: string) => sql<SqlBool>`not ${sql.ref(`${table}.deprecated`)}`

/** Records whose name contains the text, by kind; null for kinds that have no names. */
function searchOf(kind: SearchedKind, text: string): Searched | null {
  switch (kind) {
    case 'FEATURE':
      return {
        kind,
        from: named('features', text, isVisible('features')),
        name: sql`features.name`,
        featureKind: sql`features.kind`,
      }
    case 'VARIANT':
      return {
        kind,
        from: sql`from variants join features as feature on feature.id = variants.feature_id
          where ${isVisible('variants')} and ${isCalledLike('variants', text)}`,
        name: sql`variants.name`,
        gene: sql`feature.name`,
      }
    case 'MOLECULAR_PROFILE':
      return {
        kind,
        from: named('molecular_profiles', text, isVisible('molecular_profiles')),
        name: sql`molecular_profiles.name`,
      }
    case 'DISEASE':
      return { kind, from: named('diseases', text, inUse('diseases')), name: sql`diseases.name` }
    case 'THERAPY':
      return { kind, from: named('therapies', text, inUse('therapies')), name: sql`therapies.name` }
    case 'VARIANT_GROUP':
      return {
        kind,
        from: sql`from variant_groups where ${contains('variant_groups.name_folded', text)}`,
        name: sql`variant_groups.name`,
      }
    case 'SOURCE':
    case 'EVIDENCE_ITEM':
    case 'ASSERTION':
      return null
  }
}

const tables = {
  FEATURE: 'features',
  VARIANT: 'variants',
  MOLECULAR_PROFILE: 'molecular_profiles',
  DISEASE: 'diseases',
  THERAPY: 'therapies',
  VARIANT_GROUP: 'variant_groups',
} as const

async function containing(
  { scan }: McpReading,
  { kind, from, name, gene, featureKind }: Searched,
  text: string,
) {
  const table = tables[kind as keyof typeof tables]
  const { rows } = await sql<{ id: number; name: string; gene: string | null; feature_kind: string | null }>`
    select ${sql.ref(`${table}.id`)} as id, ${name} as name, ${gene ?? sql`null`} as gene,
      ${featureKind ?? sql`null`} as feature_kind
    ${from} order by length(${name}), ${sql.ref(`${table}.id`)}`.execute(scan)
  return rows.map((row): FoundRecord => ({
    kind: row.feature_kind === 'GENE' ? 'GENE' : kind,
    id: row.id,
    name: row.name,
    gene: row.gene,
    by: 'CONTAINS',
    text,
  }))
}

const isOfKinds = (kind: ReferredKind, kinds: readonly SearchedKind[]) =>
  kinds.some((each) => each === kind || (kind === 'GENE' && each === 'FEATURE'))

const asFound =
  (text: string) =>
  (record: NamedRecord): FoundRecord => ({
    kind: record.kind,
    id: record.id,
    name: record.name,
    gene: record.gene,
    by: record.how,
    text,
  })

async function sourcesFound(reading: McpReading, text: string): Promise<FoundRecord[]> {
  const sources = await sourcesNamed(reading, text)
  return (sources?.ids ?? []).map((id) => ({
    kind: 'SOURCE',
    id,
    name: sources?.identifier ?? '',
    gene: null,
    by: 'IDENTIFIER',
    text,
  }))
}

/**
 * Records that a text names, those that it names exactly first, in the order of the kinds; then those whose names contain it,
 * the shortest first.
 */
export async function foundRecords(
  reading: McpReading,
  text: string,
  kinds: readonly SearchedKind[],
): Promise<FoundRecord[]> {
  const exact = (await exactRecords(reading, text))
    .map(asFound(text))
    .concat(await sourcesFound(reading, text))
    .filter(({ kind }) => isOfKinds(kind, kinds))
  const ref = parseRef(text)
  const searches = ref ? [] : kinds.flatMap((kind) => searchOf(kind, text) ?? [])
  const others = (await Promise.all(searches.map((search) => containing(reading, search, text)))).flat()
  const all = [...exact, ...others]
  return [
    ...new Map(all.toReversed().map((record) => [`${record.kind} ${record.id}`, record])).values(),
  ].toReversed()
}

/** Checks whether several records of one kind bear the very name. */
export function isAmbiguous(found: readonly FoundRecord[]): boolean {
  const exact = found.filter(({ by }) => by !== 'CONTAINS')
  return [...Map.groupBy(exact, ({ kind }) => kind).values()].some(({ length }) => length > 1)
}
