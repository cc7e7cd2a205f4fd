import { resolve } from 'node:path'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2024 } from './releases/releases.ts'

/** Which knowledgebase a browser test reads. */
export type Knowledgebase = 'starter' | 'release2024'

/** A row of a release's file by column name. */
export type Row = Readonly<Record<string, string>>

/** What the files say that a knowledgebase was imported from: what the pages must show. */
export type Knowledge = {
  features: readonly Row[]
  variants: readonly Row[]
  profiles: readonly Row[]
  evidence: readonly Row[]
  assertions: readonly Row[]
  groups: readonly Row[]
}

const starterFolder = resolve(import.meta.dirname, '../../src/server/import/starter')
const read = new Map<Knowledgebase, Knowledge>()

/** The files of a knowledgebase, read once a process. Only where the machine has them. */
export function knowledgeOf(knowledgebase: Knowledgebase): Knowledge {
  const known = read.get(knowledgebase)
  if (known) return known
  const folder = knowledgebase === 'starter' ? starterFolder : release2024
  if (!folder) throw new Error('this machine has no copy of the release of August 2024')
  const table = (ending: string) => releaseTable(folder, ending)
  const knowledge = {
    features: table(knowledgebase === 'starter' ? 'FeatureSummaries.tsv' : 'GeneSummaries.tsv'),
    variants: table('VariantSummaries.tsv'),
    profiles: table('MolecularProfileSummaries.tsv'),
    evidence: table('ClinicalEvidenceSummaries.tsv'),
    assertions: table('AssertionSummaries.tsv'),
    groups: table('VariantGroupSummaries.tsv'),
  }
  read.set(knowledgebase, knowledge)
  return knowledge
}

/** The row whose `column` holds this value. */
export function rowWith(rows: readonly Row[], column: string, value: string | number): Row {
  const row = rows.find((each) => each[column] === String(value))
  if (!row) throw new Error(`no row has ${column} ${value}`)
  return row
}

/** A cell, which the file must have. */
export function cell(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`no column ${column}`)
  return value
}

/** The entries of a list cell; none of an empty one or one that says there are none. */
export function entries(row: Row, column: string): string[] {
  return cell(row, column)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== 'N/A' && entry !== 'NONE FOUND')
}

/** The evidence items of these profiles that are not rejected. */
export function evidenceOn(knowledge: Knowledge, profiles: readonly Row[]): Row[] {
  return ofProfiles(knowledge.evidence, profiles).filter((item) => item['evidence_status'] !== 'rejected')
}

/** The assertions on these profiles that are not rejected. */
export function assertionsOn(knowledge: Knowledge, profiles: readonly Row[]): Row[] {
  return ofProfiles(knowledge.assertions, profiles).filter((item) => item['assertion_status'] !== 'rejected')
}

/** The profiles that name one of these variants. */
export function profilesWith(knowledge: Knowledge, variants: readonly Row[]): Row[] {
  const ids = new Set(variants.map((variant) => cell(variant, 'variant_id')))
  return knowledge.profiles.filter((profile) => entries(profile, 'variant_ids').some((id) => ids.has(id)))
}

function ofProfiles(rows: readonly Row[], profiles: readonly Row[]): Row[] {
  const ids = new Set(profiles.map((profile) => cell(profile, 'molecular_profile_id')))
  return rows.filter((row) => ids.has(cell(row, 'molecular_profile_id')))
}
