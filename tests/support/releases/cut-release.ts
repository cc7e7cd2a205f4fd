import { readdirSync } from 'node:fs'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import type { FileRows } from './release-files.ts'
import { writeRelease } from './release-files.ts'

const tables = {
  gene: 'GeneSummaries.tsv',
  group: 'VariantGroupSummaries.tsv',
  variant: 'VariantSummaries.tsv',
  profile: 'MolecularProfileSummaries.tsv',
  evidence: 'ClinicalEvidenceSummaries.tsv',
  assertion: 'AssertionSummaries.tsv',
} as const

const idsIn = (cell = '') => cell.split(/[,\s]+/).filter((id) => id !== '')

/**
 * Cuts a public release down to every n-th evidence item and what it stands on, all assertions, and the profiles of
 * several variants; what the release leaves out stays left out.
 */
export function cutRelease(folder: string, name: string, every: number): string {
  const has = (file: string) => readdirSync(folder).some((each) => each.endsWith(file))
  const read = new Map<string, FileRows>(
    Object.values(tables).map((file) => [file, has(file) ? releaseTable(folder, file) : []]),
  )
  const rows = (file: string): FileRows => read.get(file) ?? []
  const assertions = rows(tables.assertion)
  const evidence = rows(tables.evidence).filter(
    (row, place) => place % every === 0 || / (AND|OR|NOT) /.test(row['molecular_profile'] ?? ''),
  )
  const statements = [...evidence, ...assertions]
  const profileIds = new Set(statements.map((row) => row['molecular_profile_id']))
  const profiles = rows(tables.profile).filter((row) => profileIds.has(row['molecular_profile_id']))
  const variantIds = new Set([
    ...statements.map((row) => row['variant_id']),
    ...profiles.flatMap((row) => idsIn(row['variant_ids'])),
  ])
  const variants = rows(tables.variant).filter((row) => variantIds.has(row['variant_id']))
  const genes = new Set(variants.map((row) => row['gene']))
  const ownProfiles = new Set(variants.map((row) => row['single_variant_molecular_profile_id']))
  const files: Record<string, FileRows> = {
    [tables.gene]: rows(tables.gene).filter((row) => genes.has(row['name'])),
    [tables.group]: rows(tables.group),
    [tables.variant]: variants,
    // Of half the variants the release describes no profile of their own, as if it had left them out.
    [tables.profile]: rows(tables.profile).filter(
      (row, place) =>
        profiles.includes(row) || (ownProfiles.has(row['molecular_profile_id']) && place % 2 === 0),
    ),
    [tables.evidence]: evidence,
    [tables.assertion]: assertions,
  }
  return writeRelease(name, Object.fromEntries(Object.entries(files).filter(([, each]) => each.length > 0)))
}
