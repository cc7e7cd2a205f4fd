import { assertionsTable } from './assertions.ts'
import { evidenceTable } from './evidence.ts'
import type { ExportTable } from './export-table.ts'
import { featuresTable } from './features.ts'
import { molecularProfilesTable } from './molecular-profiles.ts'
import { organizationsTable } from './organizations.ts'
import { usersTable } from './users.ts'
import { variantGroupsTable } from './variant-groups.ts'
import { variantTypesTable } from './variant-types.ts'
import { variantsTable } from './variants.ts'

/** The tables that can be exported, by the names of their addresses. */
export const exportTables: ReadonlyMap<string, ExportTable> = new Map([
  ['features', featuresTable],
  ['variants', variantsTable],
  ['molecular_profiles', molecularProfilesTable],
  ['variant_groups', variantGroupsTable],
  ['evidence', evidenceTable],
  ['assertions', assertionsTable],
  ['variant_types', variantTypesTable],
  ['organizations', organizationsTable],
  ['users', usersTable],
])
