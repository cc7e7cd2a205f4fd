import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const folder = join(import.meta.dirname, '../../../src/server/import/vocabularies')

function column(file: string, name: string): string[] {
  return releaseTable(folder, file).map((row) => row[name] ?? '')
}

describe('committed terms', () => {
  test('of the Sequence Ontology form a graph without cycles', () => {
    const rows = releaseTable(folder, 'variant-types.tsv')
    const parents = new Map(
      rows.map((row) => [row['soid'] ?? '', (row['parents'] ?? '').split('|').filter(Boolean)]),
    )
    expect(parents.size).toBe(rows.length)
    const depth = (id: string, path: readonly string[]): number => {
      expect(path).not.toContain(id)
      const above = parents.get(id)
      if (!above) throw new Error(`${path.at(-1) ?? ''} names ${id}, which is no row`)
      return 1 + Math.max(0, ...above.map((parent) => depth(parent, [...path, id])))
    }
    for (const id of parents.keys()) {
      expect(id).toMatch(/^(SO:\d{7}|N\/A)$/)
      expect(depth(id, [])).toBeLessThan(20)
    }
  })

  test.each([
    ['variant-types.tsv', 'name', 107],
    ['phenotypes.tsv', 'name', 81],
    ['countries.tsv', 'iso', 249],
    ['acmg-codes.tsv', 'code', 152],
    ['clingen-codes.tsv', 'code', 18],
    ['nccn-guidelines.tsv', 'name', 70],
  ])('of %s are there once each', (file, name, count) => {
    const terms = column(file, name)
    expect(terms).toHaveLength(count)
    expect(terms).not.toContain('')
    expect(new Set(terms).size).toBe(count)
  })

  test('have well-formed HPO ids and country codes', () => {
    const hpo = column('phenotypes.tsv', 'hpo_id').filter(Boolean)
    for (const id of hpo) expect(id).toMatch(/^HP:\d{7}$/)
    expect(new Set(hpo).size).toBe(hpo.length)
    for (const code of column('countries.tsv', 'iso')) expect(code).toMatch(/^[A-Z]{2}$/)
  })
})

const used = [
  ['variant-types.tsv', 'VariantSummaries.tsv', 'variant_types'],
  ['phenotypes.tsv', 'ClinicalEvidenceSummaries.tsv', 'phenotypes'],
  ['phenotypes.tsv', 'AssertionSummaries.tsv', 'phenotypes'],
] as const

describe.each([
  ['August 2024', release2024],
  ['February 2021', release2021],
] as const)('the release of %s', (_, release) => {
  test.skipIf(!release).each(used)('uses only terms of %s in its %s', (file, table, name) => {
    const known = new Set(column(file, 'name'))
    const terms = new Set(
      releaseTable(release ?? '', table).flatMap((row) => (row[name] ?? '').split(',').filter(Boolean)),
    )
    expect(terms.size).toBeGreaterThan(10)
    for (const term of terms) expect(known).toContain(term)
  })
})
