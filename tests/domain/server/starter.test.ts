import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { releaseTable } from '#tests/domain/support/release-table.ts'

type Row = Record<string, string>

const folder = join(import.meta.dirname, '../../../src/server/import/starter')
const vocabularies = join(import.meta.dirname, '../../../src/server/import/vocabularies')
const firstSampleId = 1_000_000

const features = releaseTable(folder, 'FeatureSummaries.tsv')
const variants = releaseTable(folder, 'VariantSummaries.tsv')
const profiles = releaseTable(folder, 'MolecularProfileSummaries.tsv')
const evidence = releaseTable(folder, 'ClinicalEvidenceSummaries.tsv')
const assertions = releaseTable(folder, 'AssertionSummaries.tsv')
const groups = releaseTable(folder, 'VariantGroupSummaries.tsv')
const therapies = releaseTable(folder, 'Therapies.tsv')
const sources = releaseTable(folder, 'Sources.tsv')

/** A cell, which the file must have as a column. */
function cell(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (value === undefined) throw new Error(`no column ${column}`)
  return value
}

function column(rows: readonly Row[], name: string): string[] {
  return rows.map((row) => cell(row, name))
}

/** The entries of a list cell; none of an empty one. */
function entries(row: Row, name: string): string[] {
  return cell(row, name)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isSample(id: string): boolean {
  return Number(id) >= firstSampleId
}

const profileById = new Map(profiles.map((row) => [cell(row, 'molecular_profile_id'), row]))
const evidenceById = new Map(evidence.map((row) => [cell(row, 'evidence_id'), row]))

const files = [
  ['FeatureSummaries.tsv', features, 'feature_id'],
  ['VariantSummaries.tsv', variants, 'variant_id'],
  ['MolecularProfileSummaries.tsv', profiles, 'molecular_profile_id'],
  ['ClinicalEvidenceSummaries.tsv', evidence, 'evidence_id'],
  ['AssertionSummaries.tsv', assertions, 'assertion_id'],
  ['VariantGroupSummaries.tsv', groups, 'variant_group_id'],
  ['Therapies.tsv', therapies, 'name'],
  ['Sources.tsv', sources, 'citation_id'],
] as const

describe('the starter knowledgebase', () => {
  test.each(files)('%s is plain, rectangular and has each record once', (name, rows, id) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).not.toMatch(/["\r\ufeff]/)
    const widths = new Set(
      text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => line.split('\t').length),
    )
    expect(widths.size).toBe(1)
    const ids = column(rows, id)
    expect(ids).not.toContain('')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has the promised size', () => {
    expect(features).toHaveLength(15)
    expect(variants).toHaveLength(40)
    expect(evidence).toHaveLength(100)
    expect(assertions).toHaveLength(10)
    expect(groups).toHaveLength(4)
  })

  test('shows every type, level, direction and status of evidence', () => {
    expect(new Set(column(evidence, 'evidence_type'))).toEqual(
      new Set(['Predictive', 'Diagnostic', 'Prognostic', 'Predisposing', 'Functional', 'Oncogenic']),
    )
    const accepted = evidence.filter((row) => cell(row, 'evidence_status') === 'accepted')
    expect(new Set(column(accepted, 'evidence_level'))).toEqual(new Set(['A', 'B', 'C', 'D', 'E']))
    expect(new Set(column(accepted, 'evidence_type')).size).toBe(6)
    expect(new Set(column(evidence, 'evidence_direction'))).toEqual(new Set(['Supports', 'Does Not Support']))
    for (const rows of [column(evidence, 'evidence_status'), column(assertions, 'assertion_status')]) {
      expect(new Set(rows)).toEqual(new Set(['accepted', 'submitted', 'rejected']))
    }
  })

  test('holds amplification, fusion, insertion, deletion and complex profiles', () => {
    const types = new Set(variants.flatMap((row) => entries(row, 'variant_types')))
    for (const type of [
      'missense_variant',
      'transcript_amplification',
      'transcript_fusion',
      'inframe_insertion',
      'inframe_deletion',
    ]) {
      expect(types).toContain(type)
    }
    const names = column(profiles, 'name')
    expect(names.some((name) => / AND .* OR /.test(name))).toBe(true)
    expect(names.some((name) => /\bNOT\b/.test(name))).toBe(true)
  })

  test('holds items that disagree about one profile, disease and therapy', () => {
    const directions = new Map<string, Set<string>>()
    for (const row of evidence.filter((item) => cell(item, 'evidence_status') === 'accepted')) {
      const subject = ['molecular_profile_id', 'doid', 'evidence_type', 'significance']
        .map((name) => cell(row, name))
        .concat(entries(row, 'therapies').sort())
        .join('|')
      directions.set(subject, (directions.get(subject) ?? new Set()).add(cell(row, 'evidence_direction')))
    }
    const disputed = [...directions.values()].filter((seen) => seen.size > 1)
    expect(disputed.length).toBeGreaterThanOrEqual(3)
  })

  test('marks samples by id, status and text', () => {
    const labelled = [
      ...evidence.map((row) => [row, 'evidence_id', 'evidence_status', ['evidence_statement']] as const),
      ...assertions.map(
        (row) =>
          [row, 'assertion_id', 'assertion_status', ['assertion_summary', 'assertion_description']] as const,
      ),
    ]
    for (const [row, id, status, texts] of labelled) {
      const sample = isSample(cell(row, id))
      expect(cell(row, status) === 'accepted', cell(row, id)).toBe(!sample)
      for (const text of texts) expect(cell(row, text).startsWith('Sample: '), cell(row, id)).toBe(sample)
    }
  })

  test('has statements of 40 to 400 characters, each once', () => {
    const statements = column(evidence, 'evidence_statement')
    for (const statement of statements) {
      expect(statement.length, statement).toBeGreaterThanOrEqual(40)
      expect(statement.length, statement).toBeLessThanOrEqual(400)
    }
    expect(new Set(statements).size).toBe(statements.length)
  })

  test('describes every gene, profile, group and assertion', () => {
    const texts = [
      ...column(features, 'description'),
      ...column(features, 'full_name'),
      ...column(profiles, 'summary'),
      ...column(groups, 'description'),
      ...column(assertions, 'assertion_summary'),
      ...column(assertions, 'assertion_description'),
    ]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })
})

describe('every reference of the starter knowledgebase resolves', () => {
  test('from variants to genes, groups and their own profiles', () => {
    const genes = new Map(features.map((row) => [cell(row, 'feature_id'), row]))
    const groupNames = new Set(column(groups, 'variant_group'))
    for (const row of variants) {
      const gene = genes.get(cell(row, 'feature_id'))
      expect(cell(gene, 'name')).toBe(cell(row, 'gene'))
      expect(cell(gene, 'entrez_id')).toBe(cell(row, 'entrez_id'))
      for (const group of entries(row, 'variant_groups')) expect(groupNames).toContain(group)
      const profile = profileById.get(cell(row, 'single_variant_molecular_profile_id'))
      expect(cell(profile, 'name')).toBe(`${cell(row, 'gene')} ${cell(row, 'variant')}`)
      expect(cell(profile, 'variant_ids')).toBe(cell(row, 'variant_id'))
    }
    for (const name of groupNames) {
      const members = variants.filter((row) => entries(row, 'variant_groups').includes(name))
      expect(members.length, name).toBeGreaterThanOrEqual(3)
    }
  })

  test('from profiles to variants and accepted items, both ways', () => {
    const variantIds = new Set(column(variants, 'variant_id'))
    for (const row of profiles) {
      const id = cell(row, 'molecular_profile_id')
      for (const variant of entries(row, 'variant_ids')) expect(variantIds).toContain(variant)
      const accepted = (rows: Row[], status: string) =>
        rows.filter((item) => cell(item, 'molecular_profile_id') === id && cell(item, status) === 'accepted')
      expect(entries(row, 'evidence_item_ids').sort()).toEqual(
        column(accepted(evidence, 'evidence_status'), 'evidence_id').sort(),
      )
      expect(entries(row, 'assertion_ids').sort()).toEqual(
        column(accepted(assertions, 'assertion_status'), 'assertion_id').sort(),
      )
    }
  })

  test('from evidence and assertions to profiles, therapies, sources and evidence', () => {
    const therapyNames = new Set(column(therapies, 'name'))
    const citations = new Set(sources.map((row) => `${cell(row, 'source_type')} ${cell(row, 'citation_id')}`))
    for (const row of [...evidence, ...assertions]) {
      const profile = profileById.get(cell(row, 'molecular_profile_id'))
      expect(cell(profile, 'name')).toBe(cell(row, 'molecular_profile'))
      for (const therapy of entries(row, 'therapies')) expect(therapyNames).toContain(therapy)
    }
    for (const row of evidence) {
      expect(citations).toContain(`${cell(row, 'source_type')} ${cell(row, 'citation_id')}`)
    }
    for (const row of assertions) {
      for (const id of entries(row, 'evidence_item_ids')) expect([...evidenceById.keys()]).toContain(id)
    }
    const usedTherapies = [...evidence, ...assertions].flatMap((row) => entries(row, 'therapies'))
    expect(new Set(usedTherapies)).toEqual(therapyNames)
  })

  test.each([
    ['variant-types.tsv', 'name', variants, 'variant_types'],
    ['phenotypes.tsv', 'name', evidence, 'phenotypes'],
    ['phenotypes.tsv', 'name', assertions, 'phenotypes'],
    ['acmg-codes.tsv', 'code', assertions, 'acmg_codes'],
    ['clingen-codes.tsv', 'code', assertions, 'clingen_codes'],
    ['nccn-guidelines.tsv', 'name', assertions, 'nccn_guideline'],
  ] as const)('into %s', (file, term, rows, name) => {
    const known = new Set(column(releaseTable(vocabularies, file), term))
    for (const row of rows) for (const entry of entries(row, name)) expect(known).toContain(entry)
  })
})
