import { withAlleles } from '#domain/matching/match-index.ts'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { leftAligned } from '#domain/matching/sequences/reference-sequence.ts'
import type { BasesAt } from '#domain/matching/sequences/reference-sequence.ts'
import { KNOWLEDGE_BUILD } from '#domain/variants/reference-build.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { currentLiftOver } from './lift-over.ts'
import { currentMatchIndex } from './match-index.ts'
import type { MatchRequest } from './match-request.ts'
import type { Placement } from './placement.ts'
import { importedReferences } from './missing-reference-data.ts'
import type { ImportedReferences } from './missing-reference-data.ts'
import { referenceBases } from './reference-bases.ts'
import { readMatchedAssertions, readMatchedEvidence } from './match-statements.ts'
import type { MatchedAssertion, MatchedEvidence } from '#domain/matching/match-report.ts'
import type { Patient, StatementsOf } from './match-statements.ts'
import { findPatientDisease } from './diseases/patient-disease.ts'

/** Reads the statements of profiles. */
type StatementReader<One> = (profileIds: readonly number[]) => Promise<StatementsOf<One>>

/** Context that the reports of all samples of one request have in common. */
export interface ReportContext {
  index: MatchIndex
  patient: Patient
  placement: Placement
  imported: ImportedReferences
  knowledge: { version: number; writtenAt: string | null; releases: string[] }
  evidenceOf: StatementReader<MatchedEvidence>
  assertionsOf: StatementReader<MatchedAssertion>
  /** Accepted evidence, of any disease and origin. */
  acceptedEvidenceOf: StatementReader<MatchedEvidence>
  /** The same for a patient of whom other facts are known. */
  forPatient(facts: Partial<Patient>): ReportContext
}

/** Parameters that one statement of either engine takes safely. */
const IDS_OF_STATEMENT = 5000

/** Reads each profile once: the samples of a cohort share most of theirs. */
function readOnce<One>(read: StatementReader<One>): StatementReader<One> {
  const cache = new Map<number, readonly One[]>()
  return async (profileIds) => {
    const missing = [...new Set(profileIds)].filter((id) => !cache.has(id))
    for (let at = 0; at < missing.length; at += IDS_OF_STATEMENT) {
      const some = missing.slice(at, at + IDS_OF_STATEMENT)
      const statementsOf = await read(some)
      for (const id of some) cache.set(id, statementsOf(id))
    }
    return (id) => cache.get(id) ?? []
  }
}

/** The disease of a request; a number is the id of a record. */
async function findDisease(db: Reading, disease: MatchRequest['disease']) {
  if (disease == null) return null
  return findPatientDisease(db, typeof disease === 'number' ? `id:${disease}` : disease)
}

const alignedIndexes = new WeakMap<MatchIndex, MatchIndex>()

/** The index with left-aligned alleles, made once. */
function alignedIndex(index: MatchIndex, basesAt: BasesAt): MatchIndex {
  const aligned =
    alignedIndexes.get(index) ??
    withAlleles(index, (allele) => (allele.build === KNOWLEDGE_BUILD ? leftAligned(allele, basesAt) : allele))
  alignedIndexes.set(index, aligned)
  return aligned
}

/**
 * Reads what reports need.
 * @param referenceFasta indexed FASTA file of GRCh37; null where none is configured
 * @throws ClientError when the disease is not known
 */
export async function reportContext(
  db: Reading,
  request: Pick<MatchRequest, 'disease' | 'origin' | 'status'>,
  referenceFasta: string | null = null,
): Promise<ReportContext> {
  const basesAt = referenceFasta === null ? null : referenceBases(referenceFasta)
  const current = await currentMatchIndex(db)
  const index = basesAt ? alignedIndex(current, basesAt) : current
  const disease = await findDisease(db, request.disease)
  const status: EvidenceStatusFilter = request.status ?? 'ACCEPTED'
  const { version, writtenAt } = await knowledgeVersion(db)
  const releases = await db
    .selectFrom('releases')
    .select('name')
    .orderBy('imported_at')
    .orderBy('id')
    .execute()
  const anyPatient: Patient = { disease: null, origin: 'UNKNOWN' }
  const common = {
    index,
    placement: { liftOver: await currentLiftOver(db), basesAt },
    imported: await importedReferences(db),
    knowledge: { version, writtenAt, releases: releases.map(({ name }) => name) },
    acceptedEvidenceOf: readOnce((ids) => readMatchedEvidence(db, ids, 'ACCEPTED', anyPatient)),
  }
  function contextOf(patient: Patient): ReportContext {
    return {
      ...common,
      patient,
      evidenceOf: readOnce((ids) => readMatchedEvidence(db, ids, status, patient)),
      assertionsOf: readOnce((ids) => readMatchedAssertions(db, ids, status, patient)),
      forPatient: (facts) => contextOf({ ...patient, ...facts }),
    }
  }
  return contextOf({ disease, origin: request.origin ?? 'UNKNOWN' })
}
