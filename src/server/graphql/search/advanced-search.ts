import { coerceInputValue, GraphQLError, isInputType, print } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'
import type { EntityName } from '#server/knowledge/search/advanced/condition.ts'
import { FilterError } from '#server/knowledge/search/advanced/filter-error.ts'
import type { FilterNode } from '#server/knowledge/search/advanced/inputs.ts'
import { advancedSearch } from '#server/knowledge/search/advanced/search.ts'
import { keepSearch, keptSearch, LONGEST_KEPT } from '#server/knowledge/search/permalinks.ts'
import type { KeptSearch } from '#server/knowledge/search/permalinks.ts'
import type { Reading } from '#server/storage/database.ts'
import { builder } from '../builder.ts'
import { searchFilters } from './filter-inputs.ts'

interface SearchAnswer {
  resultIds: number[]
  permalinkId: string | null
  search: KeptSearch
}

const AdvancedSearchResult = builder.objectRef<SearchAnswer>('AdvancedSearchResult').implement({
  description: 'What an advanced search found, and how it was asked.',
  fields: (t) => ({
    resultIds: t.intList({
      description: 'Ids of all records found, ascending; for revisions those of their sets.',
      resolve: (answer) => answer.resultIds,
    }),
    permalinkId: t.exposeString('permalinkId', {
      nullable: true,
      description: 'Under which the search is kept; null unless that was asked for.',
    }),
    searchEndpoint: t.string({
      description: 'The query that was asked, such as searchEvidenceItems.',
      resolve: (answer) => answer.search.searchEndpoint,
    }),
    originalQuery: t.field({
      type: 'JSON',
      description: 'The text of the request.',
      resolve: (answer) => answer.search.originalQuery,
    }),
    originalVariables: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The variables of the request.',
      resolve: (answer) => answer.search.originalVariables,
    }),
  }),
})

const inputError = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

async function idsFound(db: Reading, name: EntityName, filter: FilterNode): Promise<number[]> {
  try {
    return await advancedSearch(db, name, filter)
  } catch (error) {
    throw error instanceof FilterError ? inputError(error.message) : error
  }
}

/** The request as text, in one form whatever its white space. */
const requestText = ({ operation, fragments }: GraphQLResolveInfo) =>
  [operation, ...Object.values(fragments)].map(print).join('\n\n')

/** The queries, by the kind of record that they find. */
const endpoints = {
  searchAssertions: 'Assertion',
  searchComments: 'Comment',
  searchDiseases: 'Disease',
  searchEvidenceItems: 'EvidenceItem',
  searchFeatures: 'Feature',
  searchMolecularProfiles: 'MolecularProfile',
  searchPhenotypes: 'Phenotype',
  searchRevisions: 'Revision',
  searchSources: 'Source',
  searchTherapies: 'Therapy',
  searchUsers: 'User',
  searchVariants: 'Variant',
  searchVariantTypes: 'VariantType',
} as const satisfies Record<string, EntityName>

const isEndpoint = (name: string): name is keyof typeof endpoints => Object.hasOwn(endpoints, name)

for (const [searchEndpoint, name] of Object.entries(endpoints)) {
  builder.queryField(searchEndpoint, (t) =>
    t.field({
      type: AdvancedSearchResult,
      description: 'The ids of all records that a filter finds, rejected evidence among them.',
      args: {
        query: t.arg({ type: searchFilters[name], required: true, description: 'What to find.' }),
        createPermalink: t.arg.boolean({
          defaultValue: false,
          description: 'Keep the search, so that searchByPermalink can run it again.',
        }),
      },
      resolve: async (_root, { query, createPermalink }, { db, storage }, info) => {
        const search: KeptSearch = {
          searchEndpoint,
          filter: query,
          originalQuery: requestText(info),
          originalVariables: info.variableValues,
        }
        const resultIds = await idsFound(db, name, query)
        if (!createPermalink) return { resultIds, permalinkId: null, search }
        if (JSON.stringify(search).length > LONGEST_KEPT) {
          throw inputError(
            `A search of more than ${LONGEST_KEPT} characters cannot be kept: shorten the request`,
          )
        }
        return { resultIds, permalinkId: await storage.writeAside((tx) => keepSearch(tx, search)), search }
      },
    }),
  )
}

/** The filter as today's interface reads it; a kept one may come from an earlier version. */
function readFilter(filter: unknown, name: EntityName, { schema }: GraphQLResolveInfo): FilterNode {
  const type = schema.getType(`${name}SearchFilter`)
  if (!isInputType(type)) throw new Error(`the schema has no ${name}SearchFilter`)
  return coerceInputValue(filter, type) as FilterNode
}

builder.queryField('searchByPermalink', (t) =>
  t.field({
    type: AdvancedSearchResult,
    description: 'Runs a kept search again.',
    args: { permalinkId: t.arg.string({ required: true, description: 'Under which it is kept.' }) },
    resolve: async (_root, { permalinkId }, { db }, info) => {
      const search = await keptSearch(db, permalinkId)
      if (!search || !isEndpoint(search.searchEndpoint)) {
        throw new GraphQLError(`There is no search with the permalink id “${permalinkId}”`, {
          extensions: { code: 'NOT_FOUND' },
        })
      }
      const name = endpoints[search.searchEndpoint]
      const resultIds = await idsFound(db, name, readFilter(search.filter, name, info))
      return { resultIds, permalinkId: permalinkId.trim().toLowerCase(), search }
    },
  }),
)
