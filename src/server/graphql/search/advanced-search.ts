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
import { ClientError } from '#server/errors/client-error.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { searchFilters } from './filter-inputs.ts'

interface SearchAnswer {
  resultIds: number[]
  permalinkId: string | null
  search: SavedSearch
}

const AdvancedSearchResult = builder.objectRef<SearchAnswer>('AdvancedSearchResult').implement({
  description: 'Result of an advanced search, with its request.',
  fields: (t) => ({
    resultIds: t.intList({
      description: 'Ids of all records found, ascending; for revisions, ids of their revision sets.',
      resolve: (answer) => answer.resultIds,
    }),
    permalinkId: t.exposeString('permalinkId', {
      nullable: true,
      description: 'Id for `searchByPermalink`; null unless a permalink was requested.',
    }),
    searchEndpoint: t.string({
      description: 'Query field of the search, such as `searchEvidenceItems`.',
      resolve: (answer) => answer.search.searchEndpoint,
    }),
    originalQuery: t.field({
      type: 'JSON',
      description: 'GraphQL document of the request, as text.',
      resolve: (answer) => answer.search.originalQuery,
    }),
    originalVariables: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Variables of the request.',
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
      description: 'Ids of all records that match a filter, including rejected evidence.',
      args: {
        query: t.arg({
          type: searchFilters[name],
          required: true,
          description: 'Filter: conditions and subfilters.',
        }),
        createPermalink: t.arg.boolean({
          ...traits({ writes: true }),
          defaultValue: false,
          description:
            'True to store the search for `searchByPermalink`: at most 8 kB with its request, 60 per hour. Those of anonymous callers are deleted when not opened for 90 days.',
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
    ...traits({ repeatsSearch: true }),
    type: AdvancedSearchResult,
    description: 'Repeats a stored search.',
    args: { permalinkId: t.arg.string({ required: true, description: 'Id of the permalink.' }) },
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
