import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

type Row = Record<string, string>

const folder = join(import.meta.dirname, '../../../src/server/import/starter')
const firstSampleId = 1_000_000

const features = releaseTable(folder, 'FeatureSummaries.tsv')
const variants = releaseTable(folder, 'VariantSummaries.tsv')
const profiles = releaseTable(folder, 'MolecularProfileSummaries.tsv')
const evidence = releaseTable(folder, 'ClinicalEvidenceSummaries.tsv')
const assertions = releaseTable(folder, 'AssertionSummaries.tsv')

/** A cell, which the file must have as a column. */
function cell(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (value === undefined) throw new Error(`no column ${column}`)
  return value
}

function isSample(id: string): boolean {
  return Number(id) >= firstSampleId
}

/** All runs of a number of consecutive words, in lower case and without punctuation. */
function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
}

const ownTexts = [
  ['ClinicalEvidenceSummaries.tsv', 'evidence_id', ['evidence_statement']],
  ['AssertionSummaries.tsv', 'assertion_id', ['assertion_summary', 'assertion_description']],
  ['VariantGroupSummaries.tsv', 'variant_group_id', ['description']],
] as const

describe.each([
  ['August 2024', release2024],
  ['February 2021', release2021],
] as const)('compared with the release of %s', (_, release) => {
  test.skipIf(!release).each(ownTexts)('%s shares no run of eight words', (file, id, texts) => {
    const theirs = new Map(releaseTable(release ?? '', file).map((row) => [cell(row, id), row]))
    let compared = 0
    for (const row of releaseTable(folder, file)) {
      const original = theirs.get(cell(row, id))
      if (!original) continue
      compared += 1
      for (const text of texts) {
        const runs = new Set(wordRuns(cell(original, text), 8))
        const shared = wordRuns(cell(row, text), 8).filter((run) => runs.has(run))
        expect(shared, `${file} ${cell(row, id)}`).toEqual([])
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('the starter knowledgebase beside the release of August 2024', () => {
  test.skipIf(!release2024)('describes genes and profiles in words of its own', () => {
    const own: [string, string, string, Row[]][] = [
      ['GeneSummaries.tsv', 'gene_id', 'description', features],
      ['MolecularProfileSummaries.tsv', 'molecular_profile_id', 'summary', profiles],
    ]
    for (const [file, id, text, rows] of own) {
      const theirs = new Map(releaseTable(release2024 ?? '', file).map((row) => [cell(row, id), row]))
      for (const row of rows) {
        const ownId = cell(row, id === 'gene_id' ? 'feature_id' : id)
        const original = theirs.get(ownId)
        const runs = new Set(original ? wordRuns(cell(original, text), 8) : [])
        const shared = wordRuns(cell(row, text), 8).filter((run) => runs.has(run))
        expect(shared, `${file} ${ownId}`).toEqual([])
      }
    }
  })

  test.skipIf(!release2024)('repeats the facts of each variant, accepted item and accepted assertion', () => {
    const facts: [string, string, string[], Row[]][] = [
      [
        'ClinicalEvidenceSummaries.tsv',
        'evidence_id',
        `molecular_profile_id doid phenotypes therapies therapy_interaction_type evidence_type evidence_direction
         evidence_level significance citation_id source_type nct_ids rating variant_origin`.split(/\s+/),
        evidence,
      ],
      [
        'AssertionSummaries.tsv',
        'assertion_id',
        `molecular_profile_id doid phenotypes therapies assertion_type assertion_direction significance acmg_codes
         amp_category nccn_guideline nccn_guideline_version regulatory_approval fda_companion_test
         evidence_item_ids`.split(/\s+/),
        assertions,
      ],
    ]
    facts.push([
      'VariantSummaries.tsv',
      'variant_id',
      `gene entrez_id variant variant_aliases variant_types single_variant_molecular_profile_id chromosome start stop
       reference_bases variant_bases representative_transcript chromosome2 start2 stop2 representative_transcript2
       ensembl_version reference_build hgvs_descriptions allele_registry_id clinvar_ids`.split(/\s+/),
      variants,
    ])
    for (const [file, id, names, rows] of facts) {
      const theirs = new Map(releaseTable(release2024 ?? '', file).map((row) => [cell(row, id), row]))
      for (const row of rows.filter((record) => !isSample(cell(record, id)))) {
        const original = theirs.get(cell(row, id))
        for (const name of names) {
          expect(cell(row, name), `${file} ${cell(row, id)} ${name}`).toBe(cell(original, name).trim())
        }
      }
    }
  })
})
