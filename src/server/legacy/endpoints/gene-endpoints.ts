import { z } from 'zod'
import {
  findGenes,
  genesWithEvidence,
  groupsOfFeature,
  liveGenes,
  variantsOfFeature,
} from '#server/legacy/queries/collections.ts'
import type { GeneFilter } from '#server/legacy/queries/collections.ts'
import { geneIdsByEntrezId, geneIdsBySymbol } from '#server/legacy/queries/lookups.ts'
import { geneOverview } from '#server/legacy/queries/variants.ts'
import { one, pageOf, several } from '../answers.ts'
import type { Answer, LegacyRequest, Endpoint } from './endpoint.ts'
import {
  readGeneDetails,
  readGeneName,
  readGeneNames,
  readGenes,
  readGenesWithAllVariants,
} from '../genes.ts'
import { listEndpoint } from './list-endpoint.ts'
import { forms } from './list-forms.ts'
import {
  flagParameter,
  identifierTypeParameter,
  idParameter,
  pagingParameters,
  textParameter,
} from './parameter-docs.ts'
import { readId, readIdentifierType, readPaging, readText } from './parameters.ts'
import type { Query } from './parameters.ts'
import { badRequest, notFound, excerpt } from '../errors.ts'
import type { LegacyReading } from '../reading.ts'
import { page } from '../schemas/envelope.ts'
import { gene, geneDetail, geneName, geneNames } from '../schemas/genes.ts'

/** Clients send batches of hundreds. */
const MOST_IDS = 1000
const identifierTypes = ['entrez_symbol', 'entrez_id'] as const
type IdentifierType = 'civic_id' | (typeof identifierTypes)[number]

const isNotDetailed = (query: Query) => readText(query, 'detailed') === 'false'

function readFilter(query: Query): GeneFilter | null {
  const name = readText(query, 'name')
  const entrez = readText(query, 'entrez_id')
  if (entrez !== null && !/^\d+$/.test(entrez))
    throw badRequest(`entrez_id must be a whole number, not "${excerpt(entrez)}"`)
  if (name === null && entrez === null) return null
  const isWhole = readText(query, 'exact_match') === 'true'
  return {
    ...(name !== null && (isWhole ? { symbol: name } : { name })),
    // A number that is no id is nobody's.
    ...(entrez !== null && { entrezId: readId(entrez) ?? 0 }),
  }
}

function planIndex({ query }: LegacyRequest): Answer {
  const paging = readPaging(query)
  const filter = readFilter(query)
  if (isNotDetailed(query)) {
    const form = { read: readGeneNames, shape: geneNames, pieceSize: 500 }
    const collection = filter ? findGenes(filter, { withEvidence: false }) : liveGenes
    return pageOf(form, paging, async () => collection, { bare: true })
  }
  const collection = filter ? findGenes(filter, { withEvidence: true }) : genesWithEvidence
  return pageOf({ read: readGenes, shape: gene, pieceSize: 100 }, paging, async () => collection)
}

/** The ids of the genes that the identifiers name; who is not known is left out. */
async function findIds({ db }: LegacyReading, type: IdentifierType, names: readonly string[]) {
  if (type === 'entrez_symbol') return geneIdsBySymbol(db, names)
  const ids = names.map(readId).filter((id) => id !== null)
  return type === 'entrez_id' ? geneIdsByEntrezId(db, ids) : ids
}

function planDetail({ id: path, query }: LegacyRequest): Answer {
  const type = readIdentifierType(query, identifierTypes)
  const names = path
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (names.length > MOST_IDS)
    throw badRequest(`at most ${MOST_IDS} genes can be queried at once, not ${names.length}`)
  if (names.length > 1) {
    const form = { read: readGenesWithAllVariants, shape: gene }
    return several(form, async (reading) => {
      const ids = await findIds(reading, type, names)
      return [...new Set(ids)].toSorted((left, right) => left - right)
    })
  }
  const find = async (reading: LegacyReading) => (await findIds(reading, type, names))[0] ?? null
  const missing = () => notFound('gene', type === 'civic_id' ? 'id' : type, names[0] ?? path)
  return isNotDetailed(query)
    ? one({ read: readGeneName, shape: geneName }, find, missing)
    : one({ read: readGeneDetails, shape: geneDetail }, find, missing)
}

const parent = { noun: 'gene', byId: geneOverview }

export const geneEndpoints: readonly Endpoint[] = [
  {
    path: '/api/genes',
    summary: 'Genes with at least one evidence item of any status',
    parameters: [
      ...pagingParameters,
      textParameter(
        'name',
        'Beginning of the symbol or an alias, ignoring case. Shorter symbols come first.',
      ),
      flagParameter(
        'exact_match',
        'true',
        'With `name`: match the whole symbol, case-sensitive, and no aliases.',
      ),
      textParameter('entrez_id', 'Entrez id of the gene.'),
      flagParameter(
        'detailed',
        'false',
        'Return only the ids and names of all genes, with or without evidence.',
      ),
    ],
    answers: z.union([page(gene), z.array(geneNames)]),
    namesPeople: false,
    plan: planIndex,
  },
  {
    path: '/api/genes/:id',
    summary: 'One gene, or a list of genes for several comma-separated identifiers',
    parameters: [
      idParameter('Identifier of a gene, or up to 1,000 comma-separated identifiers.'),
      identifierTypeParameter('Type of the identifiers in the path.', identifierTypes),
      flagParameter('detailed', 'false', 'For a single gene: return only its ids and symbol.'),
    ],
    answers: z.union([z.union([geneDetail, geneName]), z.array(gene)]),
    namesPeople: true,
    plan: planDetail,
  },
  listEndpoint({
    path: '/api/genes/:id/variants',
    summary: 'Variants of a gene',
    form: forms.variants,
    parent,
    collection: () => variantsOfFeature,
  }),
  listEndpoint({
    path: '/api/genes/:id/variant_groups',
    summary: 'Variant groups with a variant of a gene',
    form: forms.variantGroups,
    parent,
    collection: () => groupsOfFeature,
  }),
]
