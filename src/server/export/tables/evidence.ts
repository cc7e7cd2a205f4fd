import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { evidenceItemTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { listEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import type { EvidenceFilter, EvidenceSort } from '#server/knowledge/records/clinical/evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import { names } from '#server/knowledge/browse/browse-query.ts'
import { exportTable } from './export-table.ts'

export const evidenceTable = exportTable<EvidenceItemRecord, EvidenceFilter, EvidenceSort>({
  query: 'evidenceItems',
  id: 'item.id',
  listing: listEvidence,
  columns: {
    id: ({ id }) => id,
    molecular_profile: async ({ molecular_profile_id }, load) =>
      (await load(recordById.molecular_profiles, molecular_profile_id))?.name,
    disease: async ({ disease_id }, load) => disease_id && (await load(diseaseById, disease_id))?.name,
    therapies: async ({ id }, load) => names(await load(evidenceItemTherapies, id)),
    therapy_interaction_type: ({ therapy_interaction_type: interaction }) =>
      interaction && therapyInteractions.label(interaction),
    description: ({ description }) => description,
    evidence_level: ({ evidence_level }) => evidenceLevels.label(evidence_level),
    evidence_type: ({ evidence_type }) => evidenceTypes.label(evidence_type),
    evidence_direction: ({ evidence_direction }) => evidenceDirections.label(evidence_direction),
    significance: ({ significance }) => evidenceSignificances.label(significance),
    variant_origin: ({ variant_origin }) => variantOrigins.label(variant_origin),
    rating: ({ evidence_rating }) => evidence_rating,
    status: ({ status }) => evidenceStatuses.label(status),
  },
  further: {
    source_type: async ({ source_id }, load) => {
      const source = await load(recordById.sources, source_id)
      return source && sourceSources.label(source.source_type)
    },
    citation_id: async ({ source_id }, load) => (await load(recordById.sources, source_id))?.citation_id,
    citation: async ({ source_id }, load) => (await load(recordById.sources, source_id))?.citation,
  },
})
