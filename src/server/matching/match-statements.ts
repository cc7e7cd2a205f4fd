import { sql } from 'kysely'
import { diseaseRelation, diseaseRelations } from '#domain/matching/comparison/disease-relation.ts'
import { originAgreement } from '#domain/matching/comparison/origin-agreement.ts'
import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { MatchedAssertion, MatchedEvidence } from '#domain/matching/match-report.ts'
import { recordLink } from '#domain/records/links.ts'
import { ampLevels } from '#domain/vocabularies/evidence.ts'
import type {
  EvidenceStatus,
  EvidenceStatusFilter,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import { isRetractedRow } from '#server/knowledge/records/sources.ts'
import { statusesOf } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import type { PatientDisease } from './diseases/patient-disease.ts'

/** Facts about a patient beside the alterations. */
export interface Patient {
  disease: PatientDisease | null
  origin: SampleOrigin
}

/** Rank of an assertion's AMP/ASCO/CAP tier; one without a tier comes last. */
export const tierRank = ({ ampLevel }: Pick<MatchedAssertion, 'ampLevel'>): number =>
  ampLevel === null ? ampLevels.values.length : ampLevels.values.findIndex((value) => value === ampLevel)

interface StatementRow<Significance> {
  id: number
  status: EvidenceStatus
  significance: Significance
  variant_origin: VariantOrigin | null
  therapy_interaction_type: TherapyInteraction | null
  disease_id: number | null
  disease: string | null
  doid: string | null
  /** SQLite gives 1 or 0. */
  is_placed: unknown
}

const statement = <Significance>(
  row: StatementRow<Significance>,
  { disease: patient, origin }: Patient,
  therapies: readonly { name: string }[],
) => ({
  id: row.id,
  status: row.status,
  significance: row.significance,
  variantOrigin: row.variant_origin,
  originAgreement: originAgreement(origin, row.variant_origin),
  disease: row.disease_id === null ? null : { id: row.disease_id, name: row.disease ?? '', doid: row.doid },
  diseaseRelation: diseaseRelation(
    patient,
    row.disease_id === null ? null : { id: row.disease_id, isPlaced: Boolean(row.is_placed) },
  ),
  therapies: therapies.map(({ name }) => name),
  therapyInteraction: row.therapy_interaction_type,
})

/** Whether the imported Disease Ontology has the disease. */
const isPlaced = sql<unknown>`exists (
  select 1 from disease_parents as link where link.disease_id = diseases.id or link.parent_id = diseases.id
)`.as('is_placed')

/** How many of the evidence items that an assertion cites, rejected ones aside, are of retracted sources. */
const retractedEvidence = (row: string) =>
  sql<unknown>`(
    select count(*) from assertion_evidence_items as link
      join evidence_items as cited on cited.id = link.evidence_item_id
      join sources as source on source.id = cited.source_id
    where link.assertion_id = ${sql.ref(`${row}.id`)} and cited.status <> 'REJECTED' and ${isRetractedRow('source')}
  )`.as('retracted_evidence')

/** Order of statements: by disease relation, then by what `rank` gives (tier or level), then by id. */
const ordered = <One extends Pick<MatchedEvidence, 'id' | 'diseaseRelation'>>(
  statements: One[],
  rank: (one: One) => number,
): One[] =>
  statements.sort(
    (left, right) =>
      diseaseRelations.indexOf(left.diseaseRelation) - diseaseRelations.indexOf(right.diseaseRelation) ||
      rank(left) - rank(right) ||
      left.id - right.id,
  )

const evidenceTherapies = manyForEach<number, { id: number; name: string }>(
  (db, ids) =>
    db
      .selectFrom('evidence_item_therapies as link')
      .innerJoin('therapies', 'therapies.id', 'link.therapy_id')
      .select(['link.evidence_item_id as id', 'therapies.name'])
      .where('link.evidence_item_id', 'in', ids)
      .orderBy('therapies.name_folded'),
  ({ id }) => id,
)

const assertionTherapies = manyForEach<number, { id: number; name: string }>(
  (db, ids) =>
    db
      .selectFrom('assertion_therapies as link')
      .innerJoin('therapies', 'therapies.id', 'link.therapy_id')
      .select(['link.assertion_id as id', 'therapies.name'])
      .where('link.assertion_id', 'in', ids)
      .orderBy('therapies.name_folded'),
  ({ id }) => id,
)

/** Lists of statements by molecular profile. */
export type StatementsOf<One> = (profileId: number) => readonly One[]

const byProfile = <One>(entries: readonly { profileId: number; one: One }[]): StatementsOf<One> => {
  const groups = Map.groupBy(entries, ({ profileId }) => profileId)
  return (profileId) => groups.get(profileId)?.map(({ one }) => one) ?? []
}

/** The evidence items of profiles, each list with the patient's disease first, then by level and rating. */
export async function readMatchedEvidence(
  db: Reading,
  profileIds: readonly number[],
  status: EvidenceStatusFilter,
  patient: Patient,
): Promise<StatementsOf<MatchedEvidence>> {
  if (profileIds.length === 0) return () => []
  const rows = await db
    .selectFrom('evidence_items as item')
    .innerJoin('sources', 'sources.id', 'item.source_id')
    .leftJoin('diseases', 'diseases.id', 'item.disease_id')
    .selectAll('item')
    .select([
      'diseases.name as disease',
      'diseases.doid',
      isPlaced,
      'sources.source_type',
      'sources.citation_id',
      'sources.citation',
      isRetractedRow('sources').as('retracted'),
    ])
    .where('item.molecular_profile_id', 'in', [...profileIds])
    .where('item.status', 'in', [...statusesOf[status]])
    .execute()
  const therapies =
    rows.length > 0
      ? await evidenceTherapies(
          db,
          rows.map(({ id }) => id),
        )
      : []
  const items = rows.map((row, position) => ({
    profileId: row.molecular_profile_id,
    ...statement(row, patient, therapies[position] ?? []),
    link: recordLink('EVIDENCE_ITEM', row.id),
    type: row.evidence_type,
    direction: row.evidence_direction,
    level: row.evidence_level,
    rating: row.evidence_rating,
    source: {
      id: row.source_id,
      type: row.source_type,
      citationId: row.citation_id,
      citation: row.citation,
      retracted: Boolean(row.retracted),
    },
  }))
  return byProfile(
    ordered(items, ({ level, rating, source }) =>
      source.retracted ? Infinity : level.charCodeAt(0) * 10 - (rating ?? 0),
    ).map(({ profileId, ...one }) => ({
      profileId,
      one,
    })),
  )
}

/** The assertions of profiles, each list with the patient's disease first, then by tier. */
export async function readMatchedAssertions(
  db: Reading,
  profileIds: readonly number[],
  status: EvidenceStatusFilter,
  patient: Patient,
): Promise<StatementsOf<MatchedAssertion>> {
  if (profileIds.length === 0) return () => []
  const rows = await db
    .selectFrom('assertions')
    .leftJoin('diseases', 'diseases.id', 'assertions.disease_id')
    .selectAll('assertions')
    .select(['diseases.name as disease', 'diseases.doid', isPlaced, retractedEvidence('assertions')])
    .where('assertions.molecular_profile_id', 'in', [...profileIds])
    .where('assertions.status', 'in', [...statusesOf[status]])
    .execute()
  const therapies =
    rows.length > 0
      ? await assertionTherapies(
          db,
          rows.map(({ id }) => id),
        )
      : []
  const items = rows.map((row, position) => ({
    profileId: row.molecular_profile_id,
    ...statement(row, patient, therapies[position] ?? []),
    link: recordLink('ASSERTION', row.id),
    type: row.assertion_type,
    direction: row.assertion_direction,
    ampLevel: row.amp_level,
    summary: row.summary,
    retractedEvidence: Number(row.retracted_evidence),
  }))
  return byProfile(
    ordered(items, tierRank).map(({ profileId, ...one }) => ({
      profileId,
      one,
    })),
  )
}
