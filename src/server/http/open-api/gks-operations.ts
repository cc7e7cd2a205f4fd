import { z } from 'zod'
import { lookupTable } from '#domain/lookup-table.ts'
import { GKS_COLLECTIONS } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import { named } from '#server/legacy/schemas/json-schema.ts'
import { asOf, json, parameter } from './operation.ts'
import type { Operation } from './operation.ts'

const GksObject = named(
  'GksObject',
  'A statement of VA-Spec, or a categorical variant of Cat-VRS.',
  z.looseObject({ id: z.string() }),
)
const Excluded = named(
  'Excluded',
  'A record without a form in GKS, with the reasons.',
  z.object({ id: z.string(), reasons: z.array(z.object({ code: z.string(), message: z.string() })) }),
)
const count = z.int().min(0)
const Collections = named(
  'Collections',
  'Collections of objects and the files of releases.',
  z.looseObject({
    specificationVersions: z.record(z.string(), z.string()),
    openapi: z.string(),
    collections: z.array(
      z.looseObject({
        name: z.string(),
        given: count,
        refused: count,
        all: z.string(),
        one: z.string(),
      }),
    ),
    releases: z.array(
      z.looseObject({
        name: z.string(),
        files: z.array(z.looseObject({ filename: z.string(), path: z.string(), bytes: count })),
      }),
    ),
  }),
)

const detail = parameter(
  'query',
  'detail',
  'plain: the members that civicpy writes.',
  z.enum(['full', 'plain']).default('full'),
)
const ifNoneMatch = parameter(
  'header',
  'If-None-Match',
  'ETag of an earlier response: 304 if nothing has changed.',
)
const since = parameter(
  'query',
  'since',
  'Only records whose objects may have changed after this version of the knowledge. Deleted and merged records are not listed: /api/changes?since=<version> has them.',
  z.int().min(0),
)
const onlyExcluded = parameter(
  'query',
  'refused',
  'only: the records that have no object, with the reasons.',
  z.enum(['only']),
)
const notModified = { 304: { description: 'Not modified.' } }
const EXAMPLES: Readonly<Record<string, string>> = lookupTable({
  evidence: '1409',
  assertions: '7',
  'molecular-profiles': '12',
})

const one = ({ record, name }: GksCollection): Operation => ({
  method: 'get',
  path: `/api/gks/${name}/{id}`,
  tag: 'GKS',
  summary: `One ${record} as an object of GA4GH GKS`,
  parameters: [
    parameter(
      'path',
      'id',
      `Number of the ${record}, or its identifier in this service.`,
      z.string(),
      EXAMPLES[name],
    ),
    detail,
    asOf,
    ifNoneMatch,
  ],
  answers: {
    200: { description: `The ${record}.`, content: json(GksObject) },
    ...notModified,
    422: { description: `The ${record} has no form in GKS.`, content: json(Excluded) },
  },
  errors: { 404: `There is no such ${record}.` },
})

const all = ({ record, name }: GksCollection): Operation => ({
  method: 'get',
  path: `/api/gks/${name}.ndjson`,
  tag: 'GKS',
  summary: `Every ${record} as an object of GA4GH GKS, one per line, by id`,
  parameters: [detail, since, onlyExcluded, asOf, ifNoneMatch],
  answers: {
    200: {
      description: 'Lines of JSON.',
      content: { 'application/x-ndjson': { schema: z.union([GksObject, Excluded]) } },
    },
    ...notModified,
  },
})

/** Objects of GKS. */
export const gksOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/gks',
    tag: 'GKS',
    summary: 'Versions of the specifications, counts, addresses and files of releases',
    parameters: [asOf],
    answers: { 200: { description: 'The collections.', content: json(Collections) } },
  },
  {
    method: 'get',
    path: '/api/gks/openapi.json',
    tag: 'GKS',
    summary: 'The part of this document about GKS',
    answers: { 200: { description: 'The document.', content: json(z.looseObject({ openapi: z.string() })) } },
  },
  ...GKS_COLLECTIONS.flatMap((collection) => [all(collection), one(collection)]),
]
