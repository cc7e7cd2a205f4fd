import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { synonymsOfFeature, termsWithSynonym } from '#server/knowledge/names/synonyms.ts'

const file = new URL('../../src/server/knowledge/names/synonyms.tsv', import.meta.url)
const [header, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
const rows = lines.map((line) => line.split('\t'))

it('has for each common name its record and its public source, once', () => {
  expect(header).toBe('kind\tname\tsynonym\tsource')
  for (const row of rows) {
    expect(row).toHaveLength(4)
    expect(row.every((cell) => cell !== '' && cell === cell.trim())).toBe(true)
    expect(['FEATURE', 'DISEASE', 'THERAPY']).toContain(row[0])
  }
  const keys = rows.map(([kind, name, synonym]) => `${kind} ${name} ${synonym}`.toLowerCase())
  expect(new Set(keys).size).toBe(keys.length)
})

it('reads them in any case and with any signs between their words', () => {
  expect(termsWithSynonym('her2')).toMatchObject([{ kind: 'FEATURE', name: 'ERBB2' }])
  expect(termsWithSynonym('PD-L1')).toMatchObject([{ kind: 'FEATURE', name: 'CD274' }])
  expect(termsWithSynonym('nsclc')).toMatchObject([
    { kind: 'DISEASE', name: 'Lung Non-small Cell Carcinoma' },
  ])
  expect(synonymsOfFeature('erbb2')).toContain('HER2')
  expect(termsWithSynonym('unheard of')).toEqual([])
})
