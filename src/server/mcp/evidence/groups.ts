import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { ClientError } from '#server/errors/client-error.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Selection, StatementKind } from './selection.ts'
import { fromSelected, owners } from './statement-rows.ts'

/** Values by which records are counted. */
export const dimensions = [
  'LEVEL',
  'TYPE',
  'SIGNIFICANCE',
  'DIRECTION',
  'RATING',
  'ORIGIN',
  'STATUS',
  'TIER',
  'DISEASE',
  'THERAPY',
  'GENE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'SOURCE',
  'YEAR',
] as const
export type Dimension = (typeof dimensions)[number]

/** Groups that an answer lists. */
const MOST = 50
/** Key of records that have no value. */
const NONE = 'NONE'

/** The value of a record `item` by which it is counted, and the tables that lead to it. */
interface DimensionSql {
  value: RawBuilder<unknown>
  join?: RawBuilder<unknown>
  /** Kind that has such values; both unless given. */
  of?: StatementKind
}

const column = (name: string): DimensionSql => ({ value: sql.ref(`item.${name}`) })

const presentVariants = sql`left join molecular_profile_variants as present
  on present.molecular_profile_id = item.molecular_profile_id and not present.negated
  left join variants as variant on variant.id = present.variant_id
  left join features as feature on feature.id = variant.feature_id`

const itsSource = sql`join sources as source on source.id = item.source_id`

function dimensionSql(dimension: Dimension, kind: StatementKind): DimensionSql {
  const isEvidence = kind === 'EVIDENCE'
  switch (dimension) {
    case 'LEVEL':
      return { ...column('evidence_level'), of: 'EVIDENCE' }
    case 'RATING':
      return { ...column('evidence_rating'), of: 'EVIDENCE' }
    case 'TIER':
      return { ...column('amp_level'), of: 'ASSERTION' }
    case 'TYPE':
      return column(isEvidence ? 'evidence_type' : 'assertion_type')
    case 'DIRECTION':
      return column(isEvidence ? 'evidence_direction' : 'assertion_direction')
    case 'SIGNIFICANCE':
      return column('significance')
    case 'ORIGIN':
      return column('variant_origin')
    case 'STATUS':
      return column('status')
    case 'DISEASE':
      return {
        value: sql`disease.name`,
        join: sql`left join diseases as disease on disease.id = item.disease_id`,
      }
    case 'THERAPY': {
      const { therapies, ownerId } = owners[kind]
      return {
        value: sql`therapy.name`,
        join: sql`left join ${therapies} as given on given.${ownerId} = item.id
          left join therapies as therapy on therapy.id = given.therapy_id`,
      }
    }
    case 'GENE':
      return { value: sql`feature.name`, join: presentVariants }
    case 'VARIANT':
      return { value: sql`feature.name || ' ' || variant.name`, join: presentVariants }
    case 'MOLECULAR_PROFILE':
      return {
        value: sql`profile.name`,
        join: sql`join molecular_profiles as profile on profile.id = item.molecular_profile_id`,
      }
    case 'SOURCE':
      return {
        value: sql`case source.source_type when 'PUBMED' then 'PMID:' else source.source_type || ' ' end || source.citation_id`,
        join: itsSource,
        of: 'EVIDENCE',
      }
    case 'YEAR':
      return { value: sql`source.publication_year`, join: itsSource, of: 'EVIDENCE' }
  }
}

/** Records with the same values. */
export interface Group {
  key: Partial<Record<Dimension, string>>
  count: number
  /** Of groups by significance: by direction. */
  directions?: { supports: number; doesNotSupport: number; notApplicable: number }
}

/** Records counted by one or two values, the largest groups first. */
export interface Groups {
  groups: Group[]
  groupTotal: number
  /** Whether records fall into several groups, so that the counts add up to more than the total. */
  overlapping: boolean
}

function assertDimensions(kind: StatementKind, groupBy: readonly Dimension[]): void {
  const wrong = groupBy.find((dimension) => {
    const { of = kind } = dimensionSql(dimension, kind)
    return of !== kind
  })
  if (wrong === undefined) return
  const allowed = dimensions.filter((dimension) => (dimensionSql(dimension, kind).of ?? kind) === kind)
  throw new ClientError(
    'BAD_USER_INPUT',
    `groupBy is “${wrong}”, which ${kind === 'EVIDENCE' ? 'evidence items' : 'assertions'} do not have; allowed are ${allowed.join(', ')}`,
  )
}

interface GroupRow {
  one: string | number | null
  two: string | number | null
  count: number | string
  supports: number | string
  opposes: number | string
}

/**
 * Counts a selection by one or two values.
 * @throws ClientError for a value that the kind does not have
 */
export async function groupsOf(
  { scan }: McpReading,
  selection: Selection,
  groupBy: readonly [Dimension, Dimension?],
  total: number,
): Promise<Groups> {
  const { kind } = selection
  const named = [...new Set(groupBy.filter((each): each is Dimension => each !== undefined))]
  assertDimensions(kind, named)
  const parts = named.map((dimension) => dimensionSql(dimension, kind))
  // Two values of the same tables share their joins.
  const joins = [...new Set(parts.flatMap(({ join }) => join ?? []))]
  const [one = sql`null`, two = sql`cast(null as text)`] = parts.map(({ value }) => value)
  const direction = dimensionSql('DIRECTION', kind).value
  const pointing = (value: string) => sql`count(distinct case when ${direction} = ${value} then item.id end)`
  const values = parts.length > 1 ? sql`${one}, ${two}` : one
  const { rows } = await sql<GroupRow>`
    select ${one} as one, ${two} as two, count(distinct item.id) as count,
      ${pointing('SUPPORTS')} as supports, ${pointing('DOES_NOT_SUPPORT')} as opposes
    from ${owners[kind].table} as item ${sql.join(joins, sql` `)}
    where item.id in (select item.id ${fromSelected(selection)})
    group by ${values}`.execute(scan)
  const groups = rows
    .map((row): Group => {
      const keys = [row.one, row.two].map((value) => (value === null ? NONE : String(value)))
      const count = Number(row.count)
      const [supports, doesNotSupport] = [Number(row.supports), Number(row.opposes)]
      return {
        key: Object.fromEntries(named.map((dimension, at) => [dimension, keys[at] ?? NONE])),
        count,
        ...(named.includes('SIGNIFICANCE') && {
          directions: { supports, doesNotSupport, notApplicable: count - supports - doesNotSupport },
        }),
      }
    })
    .sort(
      (left, right) =>
        right.count - left.count || (JSON.stringify(left.key) < JSON.stringify(right.key) ? -1 : 1),
    )
  return {
    groups: groups.slice(0, MOST),
    groupTotal: groups.length,
    overlapping: groups.reduce((sum, { count }) => sum + count, 0) > total,
  }
}
