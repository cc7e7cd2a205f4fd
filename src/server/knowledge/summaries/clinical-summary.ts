import { sql } from 'kysely'
import { clinicalSummary } from '#domain/clinical/clinical-summary.ts'
import type { ClinicalSummary, SummaryEvidence } from '#domain/clinical/clinical-summary.ts'
import type { AmpLevel, EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { ampLevels } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { profileWithFeature } from '../browse/clinical-filters.ts'
import { browseAssertions } from '../browse/assertions.ts'
import { filteredRows } from '../browse/browse-query.ts'
import type { Modifiers } from '../browse/browse-query.ts'
import { browseEvidence } from '../browse/evidence.ts'
import type { EvidenceFilter } from '../browse/evidence.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { cachedForVersion } from '../version-cache.ts'
import type { VersionedReading } from '../version-cache.ts'
import { isRetractedRow } from '../records/sources.ts'
import { withSubtypes } from '../records/term-graph.ts'

/** The record that a summary is about, and the evidence that counts. */
export type SummaryOwner = { id: number; status: EvidenceStatusFilter } & (
  | { kind: 'feature' | 'molecularProfile' | 'therapy' }
  /** `includeCombinations`: also evidence on molecular profiles that need other variants, too. */
  | { kind: 'variant'; includeCombinations: boolean }
  | { kind: 'disease'; includeSubtypes: boolean }
)

/** A disease below another in the Disease Ontology, with its own evidence. */
export interface DiseaseSubtype {
  id: number
  name: string
  evidenceItemCount: number
}

/** A summary with what only the database knows. */
export type OwnedSummary = ClinicalSummary & {
  owner: SummaryOwner
  /** Accepted before submitted, the best tier first. */
  assertionIds: number[]
  /** Evidence items that are submitted, whether they are included or not. */
  submittedCount: number
  /** Of a variant: evidence items on molecular profiles that need other variants, too, whether included or not. */
  combinationCount: number
  /** Of a variant or feature: evidence items on molecular profiles that require it to be absent; never included. */
  negatedCount: number
  /** Evidence items whose source was retracted; never included. */
  retractedCount: number
  /** Subtypes with evidence, whether they are included or not; those with most evidence first. */
  subtypes: DiseaseSubtype[]
  /** Whether the Disease Ontology is imported, without which no disease has subtypes. */
  ontologyImported: boolean
}

type OwnerFilter = Partial<
  Pick<
    EvidenceFilter,
    'status' | 'featureId' | 'variantId' | 'molecularProfileId' | 'diseaseId' | 'therapyId'
  >
> &
  Modifiers

function filterOf(owner: SummaryOwner): OwnerFilter {
  const { id, status } = owner
  switch (owner.kind) {
    case 'feature':
      return { status, featureId: id, excludeNegated: true }
    case 'variant':
      return { status, variantId: id, excludeNegated: true, excludeCombinations: !owner.includeCombinations }
    case 'molecularProfile':
      return { status, molecularProfileId: id }
    case 'disease':
      return { status, diseaseId: id, includeSubtypes: owner.includeSubtypes }
    case 'therapy':
      return { status, therapyId: id }
  }
}

/** Number of evidence items that a filter lets through, without those of another. */
async function countOf(db: Reading, filter: OwnerFilter, without: OwnerFilter | null): Promise<number> {
  let rows = filteredRows(db, browseEvidence, filter)
  if (without)
    rows = rows.where('item.id', 'not in', filteredRows(db, browseEvidence, without).select('item.id'))
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Numbers of evidence items that a summary leaves out, or includes beside those that it is about. */
async function countsOf(db: Reading, owner: SummaryOwner) {
  const filter = filterOf(owner)
  const own = { ...filter, excludeCombinations: true }
  const present = { ...filter, excludeCombinations: false }
  return {
    submittedCount: await countOf(db, { ...filter, status: 'SUBMITTED' }, null),
    combinationCount: owner.kind === 'variant' ? await countOf(db, present, own) : 0,
    negatedCount: filter.excludeNegated
      ? await countOf(db, { ...present, excludeNegated: false }, present)
      : 0,
  }
}

/**
 * The evidence of a record, summed up; worked out once for each version of the knowledge.
 * @param of its `scan` runs the statements, which may read much
 */
export function clinicalSummaryOf(
  of: VersionedReading & { scan: Reading },
  owner: SummaryOwner,
): Promise<OwnedSummary> {
  const { db, scan } = of
  return cachedForVersion(of, 'rows', `clinicalSummary ${JSON.stringify(owner)}`, async () => {
    const all = await evidenceOf(scan, filterOf(owner))
    const evidence = all.filter(({ retracted }) => !retracted)
    return {
      ...clinicalSummary(evidence, {
        rows: owner.kind === 'disease' ? 'MOLECULAR_PROFILE' : 'DISEASE',
        cellsByProfile: owner.kind === 'therapy',
      }),
      owner,
      retractedCount: all.length - evidence.length,
      assertionIds: await assertionsOf(scan, owner),
      ...(await countsOf(scan, owner)),
      subtypes: owner.kind === 'disease' ? await subtypesOf(scan, owner) : [],
      ontologyImported: owner.kind === 'disease' && (await hasDiseaseGraph(db)),
    }
  })
}

async function evidenceOf(
  db: Reading,
  filter: EvidenceFilter,
): Promise<(SummaryEvidence & { retracted: boolean })[]> {
  const rows = await filteredRows(db, browseEvidence, filter)
    .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
    .innerJoin('sources as source', 'source.id', 'item.source_id')
    .leftJoin('diseases as disease', 'disease.id', 'item.disease_id')
    .select([
      isRetractedRow('source').as('retracted'),
      'item.id',
      'item.evidence_type',
      'item.evidence_direction',
      'item.significance',
      'item.evidence_level',
      'item.therapy_interaction_type',
      'source.publication_year',
      'profile.id as profile_id',
      'profile.name as profile_name',
      'disease.id as disease_id',
      'disease.name as disease_name',
    ])
    .orderBy('item.id')
    .execute()
  const therapyRows = await db
    .selectFrom('evidence_item_therapies as given')
    .innerJoin('therapies as therapy', 'therapy.id', 'given.therapy_id')
    .where('given.evidence_item_id', 'in', filteredRows(db, browseEvidence, filter).select('item.id'))
    .select(['given.evidence_item_id', 'therapy.id', 'therapy.name'])
    .execute()
  const therapies = Map.groupBy(therapyRows, (row) => row.evidence_item_id)
  return rows.map((row) => ({
    id: row.id,
    evidenceType: row.evidence_type,
    evidenceDirection: row.evidence_direction,
    significance: row.significance,
    evidenceLevel: row.evidence_level,
    publicationYear: row.publication_year,
    molecularProfile: { id: row.profile_id, name: row.profile_name },
    disease: row.disease_id === null ? null : { id: row.disease_id, name: row.disease_name ?? '' },
    therapies: (therapies.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    therapyInteractionType: row.therapy_interaction_type,
    retracted: Boolean(row.retracted),
  }))
}

/** Assertions that are not rejected, also on combinations: each is shown with its molecular profile and status. */
async function assertionsOf(db: Reading, owner: SummaryOwner): Promise<number[]> {
  const filter: OwnerFilter = { ...filterOf(owner), status: 'NON_REJECTED', excludeCombinations: false }
  let query = filteredRows(db, browseAssertions, filter).select(['item.id', 'item.status', 'item.amp_level'])
  if (owner.kind === 'feature')
    query = query.where(profileWithFeature('item.molecular_profile_id', owner.id, true))
  const rows = await query.orderBy('item.id').execute()
  const tier = (level: AmpLevel | null) => (level ? ampLevels.rank(level) : ampLevels.values.length)
  return rows
    .toSorted(
      (left, right) =>
        Number(left.status !== 'ACCEPTED') - Number(right.status !== 'ACCEPTED') ||
        tier(left.amp_level) - tier(right.amp_level),
    )
    .map(({ id }) => id)
}

async function subtypesOf(db: Reading, { id: diseaseId, status }: SummaryOwner): Promise<DiseaseSubtype[]> {
  const self = sql`select cast(${diseaseId} as integer) as id`
  const { rows } = await sql<DiseaseSubtype>`
    select disease.id, disease.name, count(*) as "evidenceItemCount"
    from evidence_items as item join diseases as disease on disease.id = item.disease_id
    where item.disease_id <> ${diseaseId} and item.disease_id in (${withSubtypes(self)})
      and ${hasStatus('item.status', statusesOf[status])}
    group by disease.id, disease.name order by count(*) desc, disease.name, disease.id`.execute(db)
  return rows.map((row) => ({ ...row, evidenceItemCount: Number(row.evidenceItemCount) }))
}

async function hasDiseaseGraph(db: Reading): Promise<boolean> {
  const edge = await db.selectFrom('disease_parents').select('parent_id').limit(1).executeTakeFirst()
  return edge !== undefined
}
