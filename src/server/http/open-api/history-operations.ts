import { z } from 'zod'
import { named } from '#server/legacy/schemas/json-schema.ts'
import { changeKinds, changeViews } from '#domain/versions/change-kinds.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { asOf, json, parameter, text } from './operation.ts'
import type { Operation } from './operation.ts'

const State = named(
  'State',
  'A frozen state of the knowledge.',
  z.object({
    name: z.string(),
    knowledgeVersion: z.int(),
    date: z.string(),
    digest: z.string(),
    bytes: z.int(),
    path: z.string(),
  }),
)

const summary = {
  number: z.int().describe('Number among the versions of the record, from 1.'),
  knowledgeVersion: z.int(),
  at: z.string(),
  cause: z.enum(versionCauses.values),
  activityId: z.nullable(z.int()),
  release: z.nullable(z.string()),
  releasedOn: z.nullable(z.string()),
}

const RecordVersion = named(
  'RecordVersion',
  'A version of a record, with its document.',
  z.object({
    kind: z.enum(versionedKinds.values),
    id: z.int(),
    ...summary,
    document: z.nullable(z.looseObject({})),
  }),
)

const filters = [
  parameter('query', 'from', 'Version, day or release from which changes are listed.'),
  parameter('query', 'to', 'Version, day or release up to which changes are listed.'),
  parameter('query', 'kind', 'Kind of record.', z.enum(versionedKinds.values)),
  parameter('query', 'cause', 'What made the change.', z.enum(versionCauses.values)),
  parameter('query', 'change', 'Kind of change.', z.enum(changeKinds.values)),
  parameter(
    'query',
    'view',
    'Only clinical changes, or texts and names alone; all by default.',
    z.enum(changeViews.values),
  ),

  parameter('query', 'gene', 'Only records about this feature.', z.int()),
  parameter('query', 'disease', 'Only records about this disease.', z.int()),
  parameter('query', 'therapy', 'Only records about this therapy.', z.int()),
  asOf,
]

const record = [
  parameter('path', 'folder', 'Kind of record, as in the path of its page.', z.string(), 'evidence'),
  parameter('path', 'id', 'Id of the record.', z.int(), 1409),
]

const changeList = (format: string, content: Operation['answers'][number]['content']): Operation => ({
  method: 'get',
  path: `/api/changes/list.${format}`,
  tag: 'History',
  summary: `Records that differ between two versions of the knowledge (${format})`,
  parameters: filters,
  answers: { 200: { description: 'The changes.', ...(content && { content }) } },
  errors: { 400: 'A filter is not valid.' },
})

/** States, versions and changes. */
export const historyOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/states',
    tag: 'History',
    summary: 'Frozen states',
    description: 'As `application/link-format` the time map of an address (RFC 7089).',
    parameters: [parameter('query', 'of', 'Path whose time map is wanted.', z.string(), '/api/graphql')],
    answers: {
      200: {
        description: 'The states, oldest first.',
        content: { ...json(z.object({ states: z.array(State) })), ...text('application/link-format') },
      },
    },
    errors: { 400: '“of” is no path of this service.' },
  },
  {
    method: 'get',
    path: '/api/changes',
    tag: 'History',
    summary: 'Versions of records since a version of the knowledge, one per line',
    parameters: [
      parameter('query', 'since', 'Version of the knowledge after which changes are wanted.', z.int(), 0),
      parameter('query', 'wait', 'Seconds to wait for a change, up to 30.', z.int()),
      asOf,
    ],
    answers: {
      200: { description: 'Lines of JSON.', content: { 'application/x-ndjson': { schema: RecordVersion } } },
    },
    errors: { 400: 'There is no such version.' },
  },
  changeList('json', json(z.looseObject({}))),
  changeList('tsv', text('text/tab-separated-values')),
  changeList('atom', text('application/atom+xml')),
  {
    method: 'get',
    path: '/api/records/{folder}/{id}/versions',
    tag: 'History',
    summary: 'Versions of a record, newest first',
    parameters: [...record, asOf],
    answers: {
      200: {
        description: 'The versions.',
        content: json(
          z.object({
            kind: z.enum(versionedKinds.values),
            id: z.int(),
            versions: z.array(z.object({ ...summary, path: z.string() })),
          }),
        ),
      },
    },
    errors: { 400: 'The id is no number.', 404: 'There is no such record.' },
  },
  {
    method: 'get',
    path: '/api/records/{folder}/{id}/versions/{number}',
    tag: 'History',
    summary: 'One version of a record, which never changes',
    parameters: [...record, parameter('path', 'number', 'Number of the version.', z.int(), 1), asOf],
    answers: { 200: { description: 'The version.', content: json(RecordVersion) } },
    errors: { 400: 'The number is none.', 404: 'There is no such version.' },
  },
  {
    method: 'get',
    path: '/api/records/{folder}/{id}/jsonld',
    tag: 'History',
    summary: 'A record in the words of schema.org',
    parameters: [...record, asOf],
    answers: {
      200: {
        description: 'The record.',
        content: {
          'application/ld+json': { schema: z.looseObject({ '@context': z.string(), '@type': z.string() }) },
        },
      },
    },
    errors: { 404: 'There is no such record.' },
  },
  {
    method: 'get',
    path: '/api/records/{folder}/{id}/csl',
    tag: 'History',
    summary: 'Citation of the current version of a record, for reference managers',
    parameters: [...record, asOf],
    answers: {
      200: {
        description: 'The citation.',
        content: {
          'application/vnd.citationstyles.csl+json': {
            schema: z.array(z.looseObject({ id: z.string(), title: z.string() })),
          },
        },
      },
    },
    errors: { 404: 'There is no such record.' },
  },
]
