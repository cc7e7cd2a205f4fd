import type { z } from 'zod'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { findTerms } from '#server/legacy/queries/collections.ts'
import { phenotypeById } from '#server/knowledge/records/phenotypes.ts'
import { therapyById } from '#server/knowledge/records/therapies.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import type { Endpoint } from './endpoint.ts'
import { listEndpoint } from './list-endpoint.ts'
import { flagParameter, textParameter } from './parameter-docs.ts'
import { readText } from './parameters.ts'
import { foundOf } from '../reading.ts'
import type { ReadRecords } from '../reading.ts'
import { disease, drug, phenotype } from '../schemas/terms.ts'
import { presentDisease, presentPhenotype, readDrugs } from '../terms.ts'

const PIECE = 500

const readPhenotypes: ReadRecords<z.infer<typeof phenotype>> = async ({ db }, ids) =>
  foundOf(ids, await valuesById(db, phenotypeById, ids)).map(presentPhenotype)

const readDiseases: ReadRecords<z.infer<typeof disease>> = async ({ db }, ids) =>
  foundOf(ids, await valuesById(db, diseaseById, ids)).map(presentDisease)

const readTherapies: ReadRecords<z.infer<typeof drug>> = async ({ db }, ids) => {
  const therapies = foundOf(ids, await valuesById(db, therapyById, ids))
  return (await readDrugs(db, therapies))(therapies)
}

export const termEndpoints: readonly Endpoint[] = [
  listEndpoint({
    path: '/api/phenotypes',
    summary: 'Phenotypes',
    form: { read: readPhenotypes, shape: phenotype, pieceSize: PIECE },
    bare: true,
    parameters: [textParameter('query', 'Part of the name, ignoring case.')],
    collection: (query) => findTerms('phenotypes', { contains: readText(query, 'query') }),
  }),
  listEndpoint({
    path: '/api/diseases',
    summary: 'Diseases',
    form: { read: readDiseases, shape: disease, pieceSize: PIECE },
    bare: true,
    parameters: [
      textParameter('query', 'Part of the name, ignoring case.'),
      flagParameter('exact_match', 'true', 'With `query`: match the whole name, ignoring case.'),
    ],
    collection: (query) => {
      const text = readText(query, 'query')
      const isWhole = readText(query, 'exact_match') === 'true'
      return findTerms('diseases', isWhole ? { exactly: text } : { contains: text })
    },
  }),
  listEndpoint({
    path: '/api/drugs',
    summary: 'Therapies',
    form: { read: readTherapies, shape: drug, pieceSize: PIECE },
    bare: true,
    parameters: [textParameter('name', 'Part of the name, ignoring case.')],
    collection: (query) => findTerms('therapies', { contains: readText(query, 'name') }),
  }),
]
