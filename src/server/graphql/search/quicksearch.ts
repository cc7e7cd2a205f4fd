import { searchableEntities } from '#domain/vocabularies/search.ts'
import { quicksearch } from '#server/knowledge/search/quicksearch.ts'
import type { SearchHit } from '#server/knowledge/search/quicksearch.ts'
import { builder } from '../schema/builder.ts'
import { enumOf } from '../schema/enums.ts'

const SearchableEntities = enumOf(searchableEntities)

const SearchResult = builder.objectRef<SearchHit>('SearchResult').implement({
  description: 'A record found by the quick search.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the record, unique among records of its kind.' }),
    resultType: t.expose('resultType', { type: SearchableEntities, description: 'The kind of record.' }),
    name: t.exposeString('name', {
      description: 'Name of the record; for a variant with its feature: `BRAF - V600E`.',
    }),
    matchingText: t.exposeString('matchingText', {
      description: 'HTML: a line `Field: value` for each field that matched, joined by `<br/>`.',
    }),
  }),
})

builder.queryField('search', (t) =>
  t.field({
    type: [SearchResult],
    description:
      'The ten best matches by tag, name, alias (of which the beginning of a word is enough), ' +
      'NCIt id, DOID, HGVS description, allele registry id or ClinVar id. All words must match.',
    args: {
      query: t.arg.string({ required: true, description: 'Words to search for.' }),
      types: t.arg({
        type: [SearchableEntities],
        required: false,
        description: 'Only these kinds of record.',
      }),
      highlightMatches: t.arg.boolean({ description: 'True to wrap matches in `<strong>`.' }),
    },
    resolve: (_root, args, { scan }) => quicksearch(scan, args),
  }),
)
