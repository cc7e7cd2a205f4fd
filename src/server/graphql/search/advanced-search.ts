import { coerceInputValue, isInputType, print } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'
import type { EntityName } from '#server/knowledge/search/advanced/condition.ts'
import type { FilterNode } from '#server/knowledge/search/advanced/inputs.ts'
import { advancedSearch } from '#server/knowledge/search/advanced/search.ts'
import {
  findPermalink,
  saveSearch,
  LARGEST_PERMALINK,
  noteUse,
  permalinkBytes,
} from '#server/knowledge/search/permalinks.ts'
import type { SavedSearch } from '#server/knowledge/search/permalinks.ts'
import { ClientError } from '#server/client-error.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { searchFilters } from './filter-inputs.ts'

interface SearchAnswer {
  resultIds: number[]
  permalinkId: string | null
  search: SavedSearch
}

const AdvancedSearchResult = builder.objectRef<SearchAnswer>('AdvancedSearchResult').implement({
  description: 'Results and conditions of an advanced search.',
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

const inputError = (message: string) => new ClientError('BAD_USER_INPUT', message)

/** The request as text, in one form whatever its white space. */
const requestText = ({ operation, fragments }: GraphQLResolveInfo) =>
  [operation, ...Object.values(fragments)].map(print).join('\n\n')

/** Keeps a search for whoever asks, as far as they may. */
async function createdPermalink(
  search: SavedSearch,
  { storage, viewer, countPermalink }: GraphQLContext,
): Promise<string> {
  const bytes = permalinkBytes(search)
  if (bytes > LARGEST_PERMALINK)
    throw inputError(
      `The search has ${bytes} bytes with its request; a permalink holds at most ${LARGEST_PERMALINK}: use fewer conditions, or a request with nothing else in it`,
    )
  await countPermalink()
  return storage.writeAside((tx) => saveSearch(tx, search, { isAnonymous: viewer === null, now: new Date() }))
}

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
        query: t.arg({ type: searchFilters[name], required: true, description: 'Search text.' }),
        createPermalink: t.arg.boolean({
          defaultValue: false,
          description:
            'Keep the search, so that searchByPermalink can run it again: at most 8 kB with its request, 60 an hour. Those of callers without an account leave when nobody has opened them for 90 days.',
        }),
      },
      resolve: async (_root, { query, createPermalink }, context, info) => {
        const search: SavedSearch = {
          searchEndpoint,
          filter: query,
          originalQuery: requestText(info),
          originalVariables: info.variableValues,
        }
        const permalinkId = createPermalink ? await createdPermalink(search, context) : null
        return { resultIds: await advancedSearch(context.scan, name, query), permalinkId, search }
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
    resolve: async (_root, { permalinkId }, { db, scan, viewer, storage, background }, info) => {
      const use = { isAnonymous: viewer === null, now: new Date() }
      const found = await findPermalink(db, permalinkId, use)
      if (!found || !isEndpoint(found.search.searchEndpoint)) {
        throw new ClientError('NOT_FOUND', `There is no search with the permalink id “${permalinkId}”`)
      }
      const { id, search, isUseNew } = found
      const name = endpoints[found.search.searchEndpoint]
      if (isUseNew) background.start(() => storage.writeAside((tx) => noteUse(tx, id, use)))
      const resultIds = await advancedSearch(scan, name, readFilter(search.filter, name, info))
      return { resultIds, permalinkId: id, search }
    },
  }),
)
