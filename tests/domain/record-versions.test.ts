import { expect, test } from 'vitest'
import { citationFormats, citationText } from '#domain/versions/citation.ts'
import { kindsOfChange } from '#domain/versions/change-kinds.ts'
import { documentChanges } from '#domain/versions/document-changes.ts'
import {
  changeTexts,
  documentFieldLabel,
  documentName,
  documentValueText,
} from '#domain/versions/document-text.ts'

const melanoma = { kind: 'DISEASE', id: 7, name: 'Melanoma' } as const

test('two documents differ in the fields whose values differ, in their order', () => {
  const before = { status: 'SUBMITTED', description: 'As it was.', disease: melanoma }
  const after = { status: 'ACCEPTED', disease: { ...melanoma, name: 'Skin Melanoma' }, therapies: [] }
  expect(documentChanges(before, after).map(({ field }) => field)).toEqual([
    'status',
    'disease',
    'therapies',
    'description',
  ])
  expect(documentChanges(before, { ...before })).toEqual([])
  const merged = { mergedInto: { ...melanoma, id: 8 } }
  expect(documentChanges(before, merged)).toEqual([
    { field: 'mergedInto', before: null, after: merged.mergedInto },
  ])
})

test('a change is of texts where the same record has another name', () => {
  const source = { kind: 'SOURCE', id: 4, name: 'Long et al., 2014, Nat Commun' } as const
  const before = { description: 'As it was.', evidenceLevel: 'B', source, disease: melanoma }
  const cited = { ...before, source: { ...source, name: 'Long et al., 2014' } }
  expect(kindsOfChange(before, cited)).toEqual(['TEXT'])
  expect(kindsOfChange(before, { ...cited, evidenceLevel: 'C' })).toEqual(['LEVEL'])
  expect(kindsOfChange(before, { ...before, source: { ...source, id: 5 } })).toEqual(['OTHER'])
  expect(kindsOfChange(before, { ...before, disease: { ...melanoma, id: 8 }, evidenceLevel: 'C' })).toEqual([
    'LEVEL',
    'OTHER',
  ])
  const { source: _, ...without } = before
  expect(kindsOfChange(before, without)).toEqual(['OTHER'])
})

test('values of documents read as on the pages of records', () => {
  expect(documentValueText('significance', 'SENSITIVITYRESPONSE')).toBe('Sensitivity/Response')
  expect(documentValueText('status', 'ACCEPTED')).toBe('Accepted')
  expect(documentValueText('withdrawn', false)).toBe('No')
  expect(documentValueText('disease', melanoma)).toBe('Melanoma')
  expect(documentValueText('parents', [melanoma, { ...melanoma, name: 'Cancer' }])).toBe('Melanoma\nCancer')
  expect(documentValueText('coordinates', [{ chromosome: '7', start: 5 }])).toBe('Chromosome: 7, Start: 5')
  expect(['evidenceLevel', 'entrezId', 'clinvarIds'].map((field) => documentFieldLabel(field))).toEqual([
    'Level',
    'Entrez ID',
    'ClinVar IDs',
  ])
  expect(documentFieldLabel('description', 'EVIDENCE_ITEM')).toBe('Evidence statement')
  expect(documentFieldLabel('description', 'ASSERTION')).toBe('Description')
  expect(documentName({ status: 'ACCEPTED', molecularProfile: { ...melanoma, name: 'BRAF V600E' } })).toBe(
    'BRAF V600E',
  )
})

test('records of the same name are told apart by their ids', () => {
  const profile = { kind: 'MOLECULAR_PROFILE', id: 12, name: 'BRAF V600E' } as const
  const field = 'molecularProfile'
  expect(changeTexts({ field, before: { ...profile, id: 1000005 }, after: profile })).toEqual({
    before: 'BRAF V600E (MPID1000005)',
    after: 'BRAF V600E (MPID12)',
  })
  expect(
    changeTexts({ field: 'therapies', before: [{ ...melanoma, kind: 'THERAPY' }], after: null }),
  ).toEqual({
    before: 'Melanoma',
    after: '',
  })
  const parents = { field: 'parents', before: [melanoma], after: [{ ...melanoma, id: 8 }] }
  expect(changeTexts(parents)).toEqual({ before: 'Melanoma (ID 7)', after: 'Melanoma (ID 8)' })
})

test('a version is cited with its number, day and address in each format', () => {
  const citation = {
    title: 'EID1409.3: BRAF V600E & more',
    knowledgebase: 'Curia',
    version: 3,
    date: '2024-08-01',
    url: 'https://curia.example/evidence/1409/versions/3',
  }
  const texts = citationFormats.map((format) => citationText(format, citation))
  for (const text of texts) expect(text).toContain(citation.url)
  const [sentence, bibtex, ris, csl] = texts
  expect(sentence).toBe(
    'EID1409.3: BRAF V600E & more. Curia knowledgebase, version 3, 2024-08-01. https://curia.example/evidence/1409/versions/3',
  )
  expect(bibtex).toMatch(/^@misc\{EID1409\.3,\n {2}title = \{\{EID1409\.3: BRAF V600E \\& more\}\},/)
  expect(ris).toContain('DA  - 2024/08/01\nET  - 3')
  expect(JSON.parse(csl ?? '')).toMatchObject([{ issued: { 'date-parts': [[2024, 8, 1]] }, version: '3' }])

  const released = {
    ...citation,
    people: ['Cora C.', 'Ed E.'],
    knowledgebase: 'Lab Knowledgebase',
    release: '01-Aug-2024',
  }
  const [text, bib, lines, json] = citationFormats.map((format) => citationText(format, released))
  expect(text).toContain('Cora C., Ed E.. EID1409.3'.replace('..', '.'))
  expect(text).toContain('Lab Knowledgebase, version 3, release 01-Aug-2024, 2024-08-01. https://')
  expect(bib).toContain('author = {{Cora C.} and {Ed E.} and {Lab Knowledgebase}}')
  expect(bib).toContain('note = {Lab Knowledgebase, release 01-Aug-2024}')
  expect(lines).toContain('AU  - Cora C.\nAU  - Ed E.\nAU  - Lab Knowledgebase')
  expect(JSON.parse(json ?? '')).toMatchObject([
    { author: [{ literal: 'Cora C.' }, { literal: 'Ed E.' }, { literal: 'Lab Knowledgebase' }] },
  ])
})
