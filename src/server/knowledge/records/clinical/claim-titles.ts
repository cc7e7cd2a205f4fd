import { claimTitle } from '#domain/clinical/claim-title.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { diseaseById } from '../diseases.ts'
import { existing, recordById } from '../records.ts'
import type { AssertionRecord, EvidenceItemRecord } from '../records.ts'
import { assertionTherapies, evidenceItemTherapies } from './clinical-terms.ts'

/** The claim of an evidence item or assertion in words, which is its title. */
export async function claimOf(record: EvidenceItemRecord | AssertionRecord, load: Load): Promise<string> {
  const isEvidence = record.record_type === 'EVIDENCE_ITEM'
  const [profile, disease, therapies] = await Promise.all([
    existing(load(recordById.molecular_profiles, record.molecular_profile_id)),
    record.disease_id === null ? null : load(diseaseById, record.disease_id),
    load(isEvidence ? evidenceItemTherapies : assertionTherapies, record.id),
  ])
  return claimTitle({
    type: isEvidence ? record.evidence_type : record.assertion_type,
    direction: isEvidence ? record.evidence_direction : record.assertion_direction,
    significance: record.significance,
    profile: profile.name,
    disease: disease?.name ?? null,
    therapies,
    therapyInteractionType: record.therapy_interaction_type,
  })
}
