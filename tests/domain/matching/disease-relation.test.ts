import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readObo } from '#server/ontologies/obo.ts'
import { parentsByName } from '#server/ontologies/parents-by-name.ts'
import type { Term } from '#server/ontologies/term.ts'
import { diseaseRelation } from '#domain/matching/comparison/disease-relation.ts'

/** Lung adenocarcinoma (1) below lung cancer (2), above a subtype (3). */
const placed = { id: 1, ancestors: new Set([2]), descendants: new Set([3]) }
const unplaced = { id: 1, ancestors: new Set<number>(), descendants: new Set<number>() }

it.each([
  [placed, { id: 1, isPlaced: true }, 'SAME'],
  [unplaced, { id: 1, isPlaced: false }, 'SAME'],
  [placed, { id: 2, isPlaced: true }, 'BROADER'],
  [placed, { id: 3, isPlaced: true }, 'NARROWER'],
  [placed, { id: 4, isPlaced: true }, 'OTHER'],
  // What the ontology does not have is not another disease.
  [placed, { id: 5, isPlaced: false }, 'UNKNOWN'],
  [unplaced, { id: 4, isPlaced: true }, 'UNKNOWN'],
  [unplaced, { id: 5, isPlaced: false }, 'UNKNOWN'],
  [placed, null, 'UNKNOWN'],
  [null, { id: 4, isPlaced: true }, 'UNKNOWN'],
] as const)('of a statement to the patient is %#: %o and %o', (patient, disease, relation) => {
  expect(diseaseRelation(patient, disease)).toBe(relation)
})

/** The public subsets of the Disease Ontology of July 2026: CURIA_RELEASES, else `../shared/data` beside the repository. */
const ontology = join(
  resolve(process.env['CURIA_RELEASES'] || join(import.meta.dirname, '../../../../shared/data')),
  'disease-ontology-2026-07-31',
)

/** Diseases of statements, each with its DOID. */
const DISEASES: Readonly<Record<string, string>> = {
  Melanoma: '1909',
  'Skin Melanoma': '8923',
  'Uveal Melanoma': '6039',
  'Mucosal Melanoma': '0050929',
  Cancer: '162',
  'Lung Cancer': '1324',
  'Lung Carcinoma': '3905',
  'Lung Non-small Cell Carcinoma': '3908',
  'Lung Adenocarcinoma': '3910',
  'Lung Squamous Cell Carcinoma': '3907',
  'Lung Small Cell Carcinoma': '5409',
  'Colorectal Cancer': '9256',
  'Colorectal Adenocarcinoma': '0050861',
  'Colon Adenocarcinoma': '234',
  'Gastrointestinal System Cancer': '3119',
  'Breast Cancer': '1612',
  Leukemia: '1240',
  'Acute Myeloid Leukemia': '9119',
  'Acute Promyelocytic Leukemia': '0060318',
  'Chronic Myeloid Leukemia': '8552',
  'Acute Lymphoblastic Leukemia': '9952',
  'B-cell Acute Lymphoblastic Leukemia': '0080638',
  Glioblastoma: '3068',
  'High Grade Glioma': '3070',
  'Thyroid Gland Papillary Carcinoma': '3969',
  'Thyroid Cancer': '1781',
  'Renal Cell Carcinoma': '4450',
  'Clear Cell Renal Cell Carcinoma': '4467',
  'A Disease of This Knowledgebase': '',
}

/** The patient's disease, that of a statement, and how the second stands to the first by the is-a graph of the ontology and the names of cancers. */
const RELATIONS: readonly (readonly [patient: string, statement: string, relation: string])[] = [
  ['Melanoma', 'Melanoma', 'SAME'],
  // The ontology has skin melanoma below skin cancer alone: its name says that it is a melanoma.
  ['Melanoma', 'Skin Melanoma', 'NARROWER'],
  ['Skin Melanoma', 'Melanoma', 'BROADER'],
  ['Melanoma', 'Uveal Melanoma', 'NARROWER'],
  ['Melanoma', 'Mucosal Melanoma', 'NARROWER'],
  ['Skin Melanoma', 'Mucosal Melanoma', 'OTHER'],
  ['Skin Melanoma', 'Uveal Melanoma', 'OTHER'],
  ['Melanoma', 'Cancer', 'BROADER'],
  ['Melanoma', 'Lung Adenocarcinoma', 'OTHER'],
  ['Lung Adenocarcinoma', 'Lung Adenocarcinoma', 'SAME'],
  ['Lung Adenocarcinoma', 'Lung Non-small Cell Carcinoma', 'BROADER'],
  ['Lung Adenocarcinoma', 'Lung Cancer', 'BROADER'],
  ['Lung Adenocarcinoma', 'Lung Squamous Cell Carcinoma', 'OTHER'],
  ['Lung Adenocarcinoma', 'Lung Small Cell Carcinoma', 'OTHER'],
  ['Lung Non-small Cell Carcinoma', 'Lung Adenocarcinoma', 'NARROWER'],
  ['Lung Non-small Cell Carcinoma', 'Lung Squamous Cell Carcinoma', 'NARROWER'],
  ['Lung Non-small Cell Carcinoma', 'Lung Small Cell Carcinoma', 'OTHER'],
  ['Lung Non-small Cell Carcinoma', 'Lung Carcinoma', 'BROADER'],
  ['Lung Cancer', 'Lung Small Cell Carcinoma', 'NARROWER'],
  ['Colorectal Cancer', 'Colorectal Adenocarcinoma', 'NARROWER'],
  ['Colorectal Cancer', 'Colon Adenocarcinoma', 'NARROWER'],
  ['Colorectal Cancer', 'Gastrointestinal System Cancer', 'BROADER'],
  ['Colorectal Cancer', 'Breast Cancer', 'OTHER'],
  ['Colon Adenocarcinoma', 'Colorectal Cancer', 'BROADER'],
  ['Acute Myeloid Leukemia', 'Acute Promyelocytic Leukemia', 'NARROWER'],
  ['Acute Myeloid Leukemia', 'Leukemia', 'BROADER'],
  ['Acute Myeloid Leukemia', 'Chronic Myeloid Leukemia', 'OTHER'],
  ['Acute Promyelocytic Leukemia', 'Acute Myeloid Leukemia', 'BROADER'],
  ['Chronic Myeloid Leukemia', 'Acute Myeloid Leukemia', 'OTHER'],
  ['Acute Lymphoblastic Leukemia', 'B-cell Acute Lymphoblastic Leukemia', 'NARROWER'],
  ['Glioblastoma', 'High Grade Glioma', 'BROADER'],
  ['High Grade Glioma', 'Glioblastoma', 'NARROWER'],
  ['Thyroid Cancer', 'Thyroid Gland Papillary Carcinoma', 'NARROWER'],
  ['Clear Cell Renal Cell Carcinoma', 'Renal Cell Carcinoma', 'BROADER'],
  ['Renal Cell Carcinoma', 'Clear Cell Renal Cell Carcinoma', 'NARROWER'],
  ['Cancer', 'Chronic Myeloid Leukemia', 'NARROWER'],
  // What the ontology does not have is not another disease.
  ['Melanoma', 'A Disease of This Knowledgebase', 'UNKNOWN'],
  ['A Disease of This Knowledgebase', 'Melanoma', 'UNKNOWN'],
  ['A Disease of This Knowledgebase', 'Cancer', 'UNKNOWN'],
  ['A Disease of This Knowledgebase', 'A Disease of This Knowledgebase', 'SAME'],
]

/** The parents of each disease of the ontology, by number. */
async function readParents(): Promise<Map<number, readonly number[]>> {
  const parents = new Map<number, readonly number[]>()
  const numberOf = (id: string) => Number(id.replace('DOID:', ''))
  for (const file of ['DO_cancer_slim.obo', 'NCIthesaurus.obo']) {
    const terms: Term[] = []
    for await (const term of readObo(join(ontology, file))) terms.push(term)
    const named = parentsByName(terms)
    for (const term of terms) {
      const present = parents.get(numberOf(term.id)) ?? []
      const byName = named.get(term.id)
      const all = byName === undefined ? term.parents : [...term.parents, byName]
      parents.set(numberOf(term.id), [...present, ...all.map(numberOf)])
    }
  }
  return parents
}

describe.skipIf(!existsSync(ontology))('with the Disease Ontology', async () => {
  const parents = existsSync(ontology) ? await readParents() : new Map<number, readonly number[]>()
  const ancestorsOf = (id: number, found = new Set<number>()): Set<number> => {
    for (const parent of parents.get(id) ?? []) {
      if (!found.has(parent)) ancestorsOf(parent, found.add(parent))
    }
    return found
  }
  const idOf = (name: string) => Number(DISEASES[name] || 999_999_999)
  const surroundings = (name: string) => {
    const id = idOf(name)
    const descendants = [...parents.keys()].filter((one) => ancestorsOf(one).has(id))
    return { id, ancestors: ancestorsOf(id), descendants: new Set(descendants) }
  }

  it.each(RELATIONS)('to %s the relation of %s is %s', (patient, disease, relation) => {
    const id = idOf(disease)
    expect(diseaseRelation(surroundings(patient), { id, isPlaced: parents.has(id) })).toBe(relation)
  })

  it.each(RELATIONS.map(([patient, disease]) => [patient, disease]))(
    'without the ontology the relation of %s to %s is unknown, unless they are the same',
    (patient = '', disease = '') => {
      const alone = { id: idOf(patient), ancestors: new Set<number>(), descendants: new Set<number>() }
      const relation = patient === disease ? 'SAME' : 'UNKNOWN'
      expect(diseaseRelation(alone, { id: idOf(disease), isPlaced: false })).toBe(relation)
    },
  )
})
