import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { findTerms } from '#server/legacy/queries/collections.ts'
import { phenotypeById } from '#server/knowledge/records/phenotypes.ts'
import { therapyById } from '#server/knowledge/records/therapies.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { pageOf } from '../answers.ts'
import type { Endpoint } from './endpoint.ts'
import { flagParameter, pagingParameters, textParameter } from './parameter-docs.ts'
import { readPaging, readText } from './parameters.ts'
import { foundOf } from '../reading.ts'
import type { ReadRecords } from '../reading.ts'
import { list } from '../schemas/shape.ts'
import type { Described } from '../schemas/shape.ts'
import { disease, drug, phenotype } from '../schemas/terms.ts'
import { presentDisease, presentPhenotype, readDrugs } from '../terms.ts'

const PIECE = 500

const readPhenotypes: ReadRecords<Described<typeof phenotype>> = async ({ db }, ids) =>
  foundOf(ids, await valuesById(db, phenotypeById, ids)).map(presentPhenotype)

const readDiseases: ReadRecords<Described<typeof disease>> = async ({ db }, ids) =>
  foundOf(ids, await valuesById(db, diseaseById, ids)).map(presentDisease)

const readTherapies: ReadRecords<Described<typeof drug>> = async ({ db }, ids) => {
  const therapies = foundOf(ids, await valuesById(db, therapyById, ids))
  return (await readDrugs(db, therapies))(therapies)
}

export const termEndpoints: readonly Endpoint[] = [
  {
    path: '/api/phenotypes',
    summary: 'Phenotypes',
    parameters: [...pagingParameters, textParameter('query', 'Part of the name, ignoring case.')],
    answers: list(phenotype),
    namesPeople: false,
    plan: ({ query }) => {
      const collection = findTerms('phenotypes', { contains: readText(query, 'query') })
      const form = { read: readPhenotypes, shape: phenotype, pieceSize: PIECE }
      return pageOf(form, readPaging(query), async () => collection, { bare: true })
    },
  },
  {
    path: '/api/diseases',
    summary: 'Diseases',
    parameters: [
      ...pagingParameters,
      textParameter('query', 'Part of the name, ignoring case.'),
      flagParameter('exact_match', 'true', 'With `query`: match the whole name, ignoring case.'),
    ],
    answers: list(disease),
    namesPeople: false,
    plan: ({ query }) => {
      const text = readText(query, 'query')
      const isWhole = readText(query, 'exact_match') === 'true'
      const collection = findTerms('diseases', isWhole ? { exactly: text } : { contains: text })
      const form = { read: readDiseases, shape: disease, pieceSize: PIECE }
      return pageOf(form, readPaging(query), async () => collection, { bare: true })
    },
  },
  {
    path: '/api/drugs',
    summary: 'Therapies',
    parameters: [...pagingParameters, textParameter('name', 'Part of the name, ignoring case.')],
    answers: list(drug),
    namesPeople: false,
    plan: ({ query }) => {
      const collection = findTerms('therapies', { contains: readText(query, 'name') })
      const form = { read: readTherapies, shape: drug, pieceSize: PIECE }
      return pageOf(form, readPaging(query), async () => collection, { bare: true })
    },
  },
]
