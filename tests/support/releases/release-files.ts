import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { QuotingStyle } from '#server/files/tsv/quoting.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'

/** Rows by column name; the columns of the first row are the header. */
export type FileRows = readonly Readonly<Record<string, string>>[]

/** Writes a small release of our own into a new folder. Names are those after the release's: `GeneSummaries.tsv`. */
export function writeRelease(
  release: string,
  files: Readonly<Record<string, FileRows>>,
  style: QuotingStyle = 'plain',
): string {
  const folder = join(mkdtempSync(join(inject('runFolder'), 'release-')), release)
  mkdirSync(folder)
  for (const [name, rows] of Object.entries(files)) {
    const header = Object.keys(rows[0] ?? {})
    const lines = [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))]
    const text = lines.map((cells) => writeTsvLine(cells, style)).join('')
    writeFileSync(join(folder, `${release}-${name}`), text)
  }
  return folder
}

const reviewed = { last_review_date: '2024-01-02 03:04:05 UTC' }

/** A gene in the form of 2024. */
export const geneRow = (id: number, name: string, more: Record<string, string> = {}) => ({
  gene_id: String(id),
  name,
  entrez_id: String(1000 + id),
  description: '',
  is_flagged: 'false',
  ...reviewed,
  ...more,
})

/** A gene variant in the form of 2024; its own profile has its id plus 500. */
export const variantRow = (
  id: number,
  gene: string,
  geneId: number,
  name: string,
  more: Record<string, string> = {},
) => ({
  variant_id: String(id),
  gene,
  entrez_id: String(1000 + geneId),
  variant: name,
  variant_groups: '',
  chromosome: '7',
  start: '140453136',
  stop: '140453136',
  reference_bases: 'A',
  variant_bases: 'T',
  representative_transcript: 'ENST00000288602.6',
  ensembl_version: '75',
  reference_build: 'GRCh37',
  chromosome2: '',
  start2: '',
  stop2: '',
  representative_transcript2: '',
  variant_types: 'missense_variant',
  hgvs_descriptions: '',
  allele_registry_id: '',
  clinvar_ids: '',
  variant_aliases: '',
  is_flagged: 'false',
  single_variant_molecular_profile_id: String(id + 500),
  ...reviewed,
  ...more,
})

/** A molecular profile in the form of 2024. */
export const profileRow = (
  id: number,
  name: string,
  variantIds: string,
  more: Record<string, string> = {},
) => ({
  name,
  molecular_profile_id: String(id),
  summary: '',
  variant_ids: variantIds,
  evidence_score: '0.0',
  evidence_item_ids: '',
  assertion_ids: '',
  aliases: '',
  is_flagged: 'false',
  ...reviewed,
  ...more,
})

/** An accepted evidence item in the form of 2024: level B, rating 4, so 20 to the score. */
export const evidenceRow = (
  id: number,
  profileId: number,
  profile: string,
  more: Record<string, string> = {},
) => ({
  molecular_profile: profile,
  molecular_profile_id: String(profileId),
  disease: 'Melanoma',
  doid: '1909',
  phenotypes: '',
  therapies: 'Vemurafenib',
  therapy_interaction_type: '',
  evidence_type: 'Predictive',
  evidence_direction: 'Supports',
  evidence_level: 'B',
  significance: 'Sensitivity/Response',
  evidence_statement: `Statement ${id}.`,
  citation_id: String(20_000 + id),
  source_type: 'PubMed',
  asco_abstract_id: '',
  citation: 'Doe et al., 2011, J. Test.',
  nct_ids: '',
  rating: '4',
  evidence_status: 'accepted',
  evidence_id: String(id),
  variant_origin: 'Somatic',
  is_flagged: 'false',
  ...reviewed,
  ...more,
})

/** An assertion in the form of 2024. */
export const assertionRow = (
  id: number,
  profileId: number,
  profile: string,
  more: Record<string, string> = {},
) => ({
  molecular_profile: profile,
  molecular_profile_id: String(profileId),
  disease: 'Melanoma',
  doid: '1909',
  phenotypes: '',
  therapies: 'Vemurafenib',
  assertion_type: 'Predictive',
  assertion_direction: 'Supports',
  significance: 'Sensitivity/Response',
  acmg_codes: '',
  amp_category: 'Tier I - Level A',
  nccn_guideline: '',
  nccn_guideline_version: '',
  regulatory_approval: 'true',
  fda_companion_test: '',
  assertion_summary: `Summary ${id}.`,
  assertion_description: `Description ${id}.`,
  assertion_id: String(id),
  evidence_item_ids: '',
  is_flagged: 'false',
  ...reviewed,
  ...more,
})

/** A small release in the form of 2024: two genes, three variants, a profile of two, four evidence items. */
export const smallRelease = {
  'GeneSummaries.tsv': [geneRow(5, 'BRAF'), geneRow(30, 'KRAS')],
  'VariantSummaries.tsv': [
    variantRow(12, 'BRAF', 5, 'V600E'),
    variantRow(17, 'BRAF', 5, 'V600'),
    variantRow(20, 'KRAS', 30, 'Mutation'),
  ],
  'MolecularProfileSummaries.tsv': [
    profileRow(512, 'BRAF V600E', '12', { aliases: 'Val600Glu' }),
    profileRow(517, 'BRAF V600', '17'),
    profileRow(520, 'KRAS Mutation', '20'),
    profileRow(900, 'BRAF V600E AND NOT KRAS Mutation', '20, 12'),
  ],
  'ClinicalEvidenceSummaries.tsv': [
    evidenceRow(1, 512, 'BRAF V600E'),
    evidenceRow(2, 512, 'BRAF V600E', { evidence_level: 'D', rating: '3' }),
    evidenceRow(3, 520, 'KRAS Mutation', { rating: '' }),
    evidenceRow(4, 900, 'BRAF V600E AND NOT KRAS Mutation'),
  ],
  'AssertionSummaries.tsv': [assertionRow(7, 512, 'BRAF V600E', { evidence_item_ids: '2,1' })],
} as const satisfies Record<string, FileRows>
