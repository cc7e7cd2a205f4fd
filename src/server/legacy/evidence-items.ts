import type { z } from 'zod'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { recordTag } from '#domain/records/tags.ts'
import {
  evidenceItemPhenotypes,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { evidenceOverview } from '#server/legacy/queries/evidence.ts'
import type { EvidenceOverview } from '#server/legacy/queries/evidence.ts'
import { openRevisions } from '#server/legacy/queries/history.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { byId, foundOf } from './reading.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { evidenceItem } from './schemas/evidence-items.ts'
import { readSources } from './sources.ts'
import { presentPhenotype, readDiseases, readDrugs } from './terms.ts'

export type EvidenceItem = z.infer<typeof evidenceItem>

/** Evidence items with what all their forms share, and what the other forms are made of. */
export async function readEvidence({ db }: LegacyReading, ids: readonly number[]) {
  const overviews = await valuesById(db, evidenceOverview, ids)
  const rows = foundOf(ids, overviews)
  const found = rows.map(({ id }) => id)
  const therapies = await valuesById(db, evidenceItemTherapies, found)
  const phenotypes = await valuesById(db, evidenceItemPhenotypes, found)
  const pending = await valuesById(db, openRevisions('EVIDENCE_ITEM'), found)
  const drugs = await readDrugs(db, found.flatMap(therapies))
  const diseases = await readDiseases(
    db,
    rows.map((row) => row.disease_id),
  )
  const sources = await readSources(
    db,
    rows.map((row) => row.source_id),
  )
  const present = (row: EvidenceOverview): EvidenceItem => ({
    id: row.id,
    name: recordTag('EVIDENCE_ITEM', row.id),
    description: row.description,
    disease: diseases(row.disease_id),
    drugs: drugs(therapies(row.id)),
    rating: row.evidence_rating,
    evidence_level: evidenceLevels.legacyLabel(row.evidence_level),
    evidence_type: evidenceTypes.legacyLabel(row.evidence_type),
    clinical_significance: evidenceSignificances.legacyLabel(row.significance),
    evidence_direction: evidenceDirections.legacyLabel(row.evidence_direction),
    variant_origin: variantOrigins.legacyLabel(row.variant_origin),
    drug_interaction_type:
      row.therapy_interaction_type && therapyInteractions.legacyLabel(row.therapy_interaction_type),
    status: evidenceStatuses.legacyLabel(row.status),
    open_change_count: pending(row.id).reduce((sum, { count }) => sum + count, 0),
    type: 'evidence',
    source: sources(row.source_id),
    flagged: row.flagged,
    variant_id: row.variant_id,
    phenotypes: byId(phenotypes(row.id)).map(presentPhenotype),
    updated_at: row.updated_at,
    molecular_profile: { id: row.profile_id, name: row.profile_name },
  })
  return { rows, present, pending }
}

/** Evidence items in their index form. */
export const readEvidenceItems: ReadRecords<EvidenceItem> = async (reading, ids) => {
  const { rows, present } = await readEvidence(reading, ids)
  return rows.map(present)
}
