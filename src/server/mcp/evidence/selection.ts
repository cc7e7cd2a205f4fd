import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { browseAssertions } from '#server/knowledge/browse/assertions.ts'
import { browseEvidence } from '#server/knowledge/browse/evidence.ts'
import { among, hasTherapies } from '#server/knowledge/browse/clinical-filters.ts'
import { oneOf } from '#server/knowledge/conditions.ts'
import { reachedTerms } from '#server/knowledge/records/term-graph.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { alternativeProfiles } from './complex-profiles.ts'
import type { Filters } from './filters.ts'
import { resolveFilters } from './resolve-filters.ts'
import type { ResolvedFilters } from './resolve-filters.ts'
import { isAbout, isPresent } from './subject.ts'
import type { Combinations } from './subject.ts'

/** Kind of the records that are selected. */
export type StatementKind = 'EVIDENCE' | 'ASSERTION'

/** A condition, with the argument that it follows from. */
interface Condition {
  argument: string
  where: Expression<SqlBool>
}

/** Selection of records: filters with their names resolved, as conditions on the rows `item`. */
export interface Selection extends ResolvedFilters {
  kind: StatementKind
  statuses: readonly EvidenceStatus[]
  combinations: Combinations
  /** Profiles of several variants that hold by the subject alone. */
  alternatives: readonly number[]
  conditions: readonly Condition[]
}

const ONLY_OF: Readonly<Record<StatementKind, readonly (keyof Filters)[]>> = {
  EVIDENCE: ['level', 'minRating'],
  ASSERTION: ['tier'],
}

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Refuses filters that the kind has no field for: they would find nothing, or everything. */
function assertFields(kind: StatementKind, filters: Filters): void {
  const other = kind === 'EVIDENCE' ? 'ASSERTION' : 'EVIDENCE'
  const wrong = ONLY_OF[other].find((name) => isSet(filters[name]))
  if (wrong === undefined) return
  const instead =
    other === 'ASSERTION' ? 'set kind to ASSERTION' : 'assertions have a tier; set kind to EVIDENCE'
  throw new ClientError(
    'BAD_USER_INPUT',
    `${wrong} is ${JSON.stringify(filters[wrong])}, which only ${other === 'ASSERTION' ? 'assertions' : 'evidence items'} have: ${instead}, or leave it out`,
  )
}

const start = (id: number) => sql`select cast(${id} as integer) as id`
const term = { singular: 'disease' }

/** The disease is in the part of the ontology that the scope names. */
export function inScope(id: number, scope: NonNullable<Filters['diseaseScope']>): Expression<SqlBool> {
  const { where } = browseEvidence.filters.diseaseId
  const below = where(id, 'ALL', { includeSubtypes: true })
  const above = among('item.disease_id', reachedTerms(term, start(id), 'PARENTS', true))
  switch (scope) {
    case 'EXACT':
      return where(id, 'ALL', {})
    case 'NARROWER':
      return below
    case 'BROADER':
      return above
    case 'RELATED':
      return sql<SqlBool>`(${below} or ${above})`
  }
}

/** The therapies are among those of the record, are all among them, or are exactly they. */
function withTherapies(
  kind: StatementKind,
  ids: readonly number[],
  match: NonNullable<Filters['therapyMatch']>,
): Expression<SqlBool> {
  if (match === 'ONLY')
    return hasTherapies(kind === 'EVIDENCE' ? 'evidence_item' : 'assertion', 'item.id', ids)
  const { where } = (kind === 'EVIDENCE' ? browseEvidence : browseAssertions).filters.therapyId
  const each = ids.map((id) => where(id))
  return sql<SqlBool>`(${sql.join(each, match === 'ALL' ? sql` and ` : sql` or `)})`
}

/** The record is from the sources; an assertion, if evidence that it cites is. */
function fromSources(kind: StatementKind, ids: readonly number[]): Expression<SqlBool> {
  if (kind === 'EVIDENCE') return oneOf('item.source_id', ids)
  return among(
    'item.id',
    sql`select cited.assertion_id from assertion_evidence_items as cited
      join evidence_items as evidence on evidence.id = cited.evidence_item_id
      where ${oneOf('evidence.source_id', ids)}`,
  )
}

const STARS = 5

/** Conditions on the values of records, by the argument. */
function valueConditions(kind: StatementKind, filters: Filters): [keyof Filters, Expression<SqlBool>][] {
  const isEvidence = kind === 'EVIDENCE'
  const { type, level, significance, direction, origin, minRating, tier } = filters
  const column = (ofEvidence: string, ofAssertions: string) =>
    `item.${isEvidence ? ofEvidence : ofAssertions}`
  const lists: [keyof Filters, string, readonly (string | number)[] | undefined][] = [
    ['type', column('evidence_type', 'assertion_type'), type],
    ['level', 'item.evidence_level', level],
    ['significance', 'item.significance', significance],
    ['direction', column('evidence_direction', 'assertion_direction'), direction && [direction]],
    ['origin', 'item.variant_origin', origin],
    [
      'minRating',
      'item.evidence_rating',
      minRating === undefined
        ? undefined
        : Array.from({ length: STARS + 1 - minRating }, (_, at) => minRating + at),
    ],
    ['tier', 'item.amp_level', tier],
  ]
  return lists.flatMap(([argument, name, values]) =>
    values && values.length > 0 ? [[argument, oneOf(name, values)]] : [],
  )
}

/** Conditions of the filters, apart from the status and from how the subject occurs. */
function conditionsOf(kind: StatementKind, filters: Filters, resolved: ResolvedFilters): Condition[] {
  const { profileId, disease, therapyIds, phenotypeId, sourceIds } = resolved
  const { filters: declared } = kind === 'EVIDENCE' ? browseEvidence : browseAssertions
  const { diseaseScope = 'NARROWER', therapyMatch = 'ANY' } = filters
  const found: [keyof Filters, Expression<SqlBool>][] = [
    ...(profileId ? [['molecularProfile', declared.molecularProfileId.where(profileId)] as const] : []),
    ...(disease ? [['disease', inScope(disease.id, diseaseScope)] as const] : []),
    ...(therapyIds.length > 0 ? [['therapy', withTherapies(kind, therapyIds, therapyMatch)] as const] : []),
    ...(phenotypeId ? [['phenotype', declared.phenotypeId.where(phenotypeId)] as const] : []),
    ...(sourceIds ? [['source', fromSources(kind, sourceIds)] as const] : []),
    ...valueConditions(kind, filters),
  ].map(([argument, where]) => [argument, where])
  return found.map(([argument, where]) => ({ argument, where }))
}

/** Variants that the subject consists of, as a test. */
async function isOneOf({ db }: McpReading, { subject }: ResolvedFilters): Promise<(id: number) => boolean> {
  if (subject === null) return () => true
  if ('variantIds' in subject) return (id) => subject.variantIds.includes(id)
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('feature_id', 'in', [...subject.featureIds])
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  return (id) => ids.has(id)
}

async function hasOntology({ db }: McpReading): Promise<boolean> {
  return (
    (await db.selectFrom('disease_parents').select('parent_id').limit(1).executeTakeFirst()) !== undefined
  )
}

const NO_ONTOLOGY =
  'The Disease Ontology is not imported here: the disease is taken alone, and relations of diseases are unknown.'

/**
 * Reads filters as what they select.
 * @throws ClientError for a filter that the kind has no field for
 */
export async function readSelection(reading: McpReading, filters: Filters): Promise<Selection> {
  const kind = filters.kind ?? 'EVIDENCE'
  assertFields(kind, filters)
  const resolved = await resolveFilters(reading, filters)
  const isOfVariant = filters.variant !== undefined && filters.molecularProfile === undefined
  if (resolved.disease && filters.diseaseScope !== 'EXACT' && !(await hasOntology(reading)))
    resolved.notes.push(NO_ONTOLOGY)
  return {
    ...resolved,
    kind,
    statuses: filters.status?.length ? filters.status : ['ACCEPTED'],
    combinations: filters.combinations ?? (isOfVariant ? 'EXCLUDE' : 'INCLUDE'),
    alternatives: await alternativeProfiles(reading, await isOneOf(reading, resolved)),
    conditions: conditionsOf(kind, filters, resolved),
  }
}

/** Variation of a selection, to say what it leaves out. */
export interface Variation {
  /** Leaves the condition of this argument out. */
  without?: string
  /** Keeps the conditions of these arguments alone. */
  only?: readonly string[]
  statuses?: readonly EvidenceStatus[]
  /** How the subject occurs, instead of as the selection says. */
  about?: Expression<SqlBool>
}

/** Condition of a selection on the rows `item`, of any status. */
function whereOf(selection: Selection, { without, only, about }: Variation): Expression<SqlBool> {
  const { conditions, subject, ofGene, combinations, alternatives } = selection
  const counted = conditions.filter(
    ({ argument }) => argument !== without && (only === undefined || only.includes(argument)),
  )
  const subjectCondition =
    without === 'variant' || without === 'gene'
      ? isPresent(without === 'variant' ? ofGene : null)
      : isAbout(subject, combinations, alternatives)
  return sql<SqlBool>`(${sql.join(
    [about ?? subjectCondition, ...counted.map(({ where }) => where)],
    sql` and `,
  )})`
}

/** The condition of a selection, and the statuses that it counts. */
export const selected = (selection: Selection, variation: Variation = {}) => ({
  where: whereOf(selection, variation),
  statuses: variation.statuses ?? selection.statuses,
})
