import { z } from 'zod'
import { exportTables } from '#server/export/tables/export-tables.ts'
import { tableFormats } from '#server/export/tables/table-text.ts'
import { permalinkTypes } from '#server/knowledge/text/permalinks.ts'
import { file, json, parameter, text } from './operation.ts'
import type { Operation, Parameter } from './operation.ts'

const found = { 302: { description: 'The page of the record.' } }
const noRecord = { 400: 'There is no such kind of id, or no id.', 404: 'There is no such record.' }
const idType = z.enum(permalinkTypes)

const release = parameter('path', 'name', 'Name of the release, or `nightly`.', z.string(), 'nightly')

const jsonLd = {
  'application/ld+json': { schema: z.looseObject({ '@context': z.string(), '@type': z.string() }) },
}

const dataCite = (kind: 'release' | 'state', name: Parameter): Operation => ({
  method: 'get',
  path: `/api/${kind}s/{name}/datacite`,
  tag: 'Files',
  summary: `Metadata of a ${kind} as DataCite takes them`,
  parameters: [name],
  answers: {
    200: {
      description: 'The metadata; nothing is registered.',
      content: {
        'application/vnd.datacite.datacite+json': { schema: z.looseObject({ schemaVersion: z.string() }) },
      },
    },
  },
  errors: { 404: `There is no such ${kind}.` },
})

/** Releases, tables, permanent addresses and pictures. */
export const fileOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/downloads',
    tag: 'Files',
    summary: 'Addresses of all files of releases, one per line',
    answers: { 200: { description: 'The addresses.', content: text('text/plain') } },
  },
  {
    method: 'get',
    path: '/downloads/{release}/{file}',
    tag: 'Files',
    summary: 'One file of a release, also in part (ranges)',
    parameters: [
      parameter('path', 'release', 'Name of the release, or `nightly`.', z.string(), 'nightly'),
      parameter('path', 'file', 'Name of the file.', z.string(), 'nightly-VariantSummaries.tsv'),
    ],
    answers: {
      200: {
        description: 'The file.',
        content: { ...text('text/tab-separated-values'), ...text('text/plain'), ...file('application/gzip') },
      },
      206: { description: 'Part of the file.' },
    },
    errors: { 404: 'There is no such file.', 416: 'The file has no such range.' },
  },
  {
    method: 'get',
    path: '/downloads/states/{file}',
    tag: 'Files',
    summary: 'A frozen state as an SQLite database, also in part (ranges)',
    parameters: [
      parameter(
        'path',
        'file',
        'Name of the file in `/api/states`, or `<state>.sqlite`.',
        z.string(),
        '01-Aug-2024.sqlite',
      ),
    ],
    answers: {
      200: { description: 'The database.', content: file('application/vnd.sqlite3') },
      206: { description: 'Part of the database.' },
      302: { description: 'The file of the state of that name.' },
    },
    errors: { 404: 'There is no such state.', 416: 'The file has no such range.' },
  },
  {
    method: 'post',
    path: '/api/download_table/{name}',
    tag: 'Files',
    summary: 'All rows of a table',
    parameters: [
      parameter('path', 'name', 'Name of the table.', z.enum([...exportTables.keys()]), 'phenotypes'),
    ],
    body: json(
      z.strictObject({
        variables: z
          .record(z.string(), z.unknown())
          .nullish()
          .describe('Filters: arguments of the query of the table.'),
        format: z.enum(tableFormats).nullish().describe('`tsv` if omitted.'),
        columns: z.array(z.string()).nullish(),
        sort: z.looseObject({}).nullish().describe('`sortBy` of the query.'),
      }),
      { format: 'json' },
    ),
    isBodyOptional: true,
    answers: {
      200: {
        description: 'The table.',
        content: {
          ...text('text/tab-separated-values'),
          ...text('text/csv'),
          ...json(z.array(z.looseObject({}))),
        },
      },
    },
    errors: { 400: 'There is no such table, column, filter or order.' },
  },
  {
    method: 'get',
    path: '/links/{idtype}/{id}',
    tag: 'Files',
    summary: 'Permanent address of a record',
    parameters: [
      parameter('path', 'idtype', 'Kind of id.', idType, 'evidence'),
      parameter('path', 'id', 'Id of the record.', z.string(), '1409'),
    ],
    answers: found,
    errors: noRecord,
  },
  {
    method: 'get',
    path: '/links',
    tag: 'Files',
    summary: 'The same by parameters',
    parameters: [
      parameter('query', 'idtype', 'Kind of id.', idType, 'evidence'),
      parameter('query', 'id', 'Id of the record.', z.string(), '1409'),
    ],
    answers: found,
    errors: noRecord,
  },
  {
    method: 'get',
    path: '/avatars/{kind}/{id}-{size}.svg',
    tag: 'Files',
    summary: 'Picture of an account or an organization',
    parameters: [
      parameter('path', 'kind', 'Whose picture it is.', z.enum(['users', 'organizations']), 'users'),
      parameter('path', 'id', 'Id of the account or organization.', z.int(), 1),
      parameter('path', 'size', 'Width in pixels.', z.enum(['256', '128', '64', '32', '14']), '64'),
    ],
    answers: { 200: { description: 'The picture.', content: text('image/svg+xml') } },
    errors: { 404: 'There is no such picture.' },
  },
  {
    method: 'get',
    path: '/api/releases/{name}',
    tag: 'Files',
    summary: 'A release as JSON-LD, with typed links to its files',
    parameters: [release],
    answers: { 200: { description: 'The release.', content: jsonLd } },
    errors: { 404: 'There is no such release.' },
  },
  dataCite('release', release),
  dataCite('state', parameter('path', 'name', 'Name of the state.', z.string(), '01-Aug-2024')),
]
