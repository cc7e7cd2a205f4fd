import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseMolecularProfiles } from '#server/knowledge/browse/molecular-profiles.ts'
import type {
  BrowseMolecularProfileRow,
  BrowseMolecularProfilesFilter,
  BrowseMolecularProfilesSort,
} from '#server/knowledge/browse/molecular-profiles.ts'
import { assertionCounts, countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import { variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { exportTable, names } from './export-table.ts'

export const molecularProfilesTable = exportTable<
  BrowseMolecularProfileRow,
  BrowseMolecularProfilesFilter,
  BrowseMolecularProfilesSort
>({
  query: 'browseMolecularProfiles',
  id: 'molecular_profiles.id',
  listing: (db, filter, sort) => browseMolecularProfiles(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    aliases: async ({ id }, load) => names(await load(aliasesOf.molecular_profile, id)),
    variants: async ({ id }, load) => names(await load(variantsOfProfile, id)),
    diseases: async ({ id, counted_status }, load) =>
      names(await load(evidenceDiseases.molecular_profiles[counted_status], id)),
    therapies: async ({ id, counted_status }, load) =>
      names(await load(evidenceTherapies.molecular_profiles[counted_status], id)),
    molecular_profile_score: ({ score }) => score,
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceCounts.molecular_profiles, id), counted_status),
    assertion_count: async ({ id, counted_status }, load) =>
      countOf(await load(assertionCounts.molecular_profiles, id), counted_status),
    variant_count: ({ id }, load) => load(variantCounts.molecular_profiles, id),
    deprecated: ({ deprecated }) => deprecated,
  },
})
