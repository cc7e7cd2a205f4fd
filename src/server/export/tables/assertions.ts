import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
  therapyInteractions,
} from '#domain/vocabularies/evidence.ts'
import { assertionTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { listAssertions } from '#server/knowledge/records/clinical/assertions.ts'
import type { AssertionFilter, AssertionSort } from '#server/knowledge/records/clinical/assertions.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import { names } from '#server/knowledge/browse/browse-query.ts'
import { exportTable } from './export-table.ts'

export const assertionsTable = exportTable<AssertionRecord, AssertionFilter, AssertionSort>({
  query: 'assertions',
  id: 'item.id',
  listing: listAssertions,
  columns: {
    id: ({ id }) => id,
    molecular_profile: async ({ molecular_profile_id }, load) =>
      (await load(recordById.molecular_profiles, molecular_profile_id))?.name,
    disease: async ({ disease_id }, load) => disease_id && (await load(diseaseById, disease_id))?.name,
    therapies: async ({ id }, load) => names(await load(assertionTherapies, id)),
    therapy_interaction_type: ({ therapy_interaction_type: interaction }) =>
      interaction && therapyInteractions.label(interaction),
    summary: ({ summary }) => summary,
    assertion_type: ({ assertion_type }) => assertionTypes.label(assertion_type),
    assertion_direction: ({ assertion_direction }) => assertionDirections.label(assertion_direction),
    significance: ({ significance }) => assertionSignificances.label(significance),
    amp_level: ({ amp_level }) => amp_level && ampLevels.label(amp_level),
    evidence_items_count: ({ evidence_item_count }) => evidence_item_count,
    status: ({ status }) => evidenceStatuses.label(status),
  },
})
