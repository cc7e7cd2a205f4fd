import { z } from 'zod'
import { named } from '#server/legacy/schemas/json-schema.ts'
import { MCP_PATH } from '../api-paths.ts'
import { json, parameter, text } from './operation.ts'
import type { Operation } from './operation.ts'

const Status = named(
  'Status',
  'The running service; `knowledgeVersion` is null while the database does not answer.',
  z.looseObject({
    status: z.literal('ok'),
    name: z.string(),
    version: z.string(),
    knowledgeVersion: z.nullable(z.int()),
    releaseName: z.nullable(z.string()),
    releasedOn: z.nullable(z.string()),
  }),
)

const Readiness = z.looseObject({
  status: z.enum(['ready', 'read-only', 'stopping', 'unavailable']),
  reason: z.string().optional(),
})

const ReadinessPage = z.object({
  assertions: z.array(
    z.object({
      id: z.int(),
      molecularProfile: z.string(),
      disease: z.nullable(z.string()),
      approved: z.string(),
      clinvarAccession: z.nullable(z.string()),
      reasons: z.array(z.looseObject({})),
    }),
  ),
  next: z.nullable(z.int()).describe('`after` of the next page; null for the last.'),
})

const JsonRpcRequest = named(
  'JsonRpcRequest',
  'A request of JSON-RPC, or without `id` a notification.',
  z.looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]).optional(),
    method: z.string(),
    params: z.looseObject({}).optional(),
  }),
)

const JsonRpcResponse = named(
  'JsonRpcResponse',
  'A response of JSON-RPC: a result or an error.',
  z.looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.nullable(z.union([z.string(), z.int()])),
    result: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
  }),
)

/** A description of the service as a document of one media type. */
const document = (
  path: string,
  summary: string,
  content: Operation['answers'][number]['content'],
): Operation => ({
  method: 'get',
  path,
  tag: 'Service',
  summary,
  answers: { 200: { description: 'The document.', ...(content && { content }) } },
})

/** The service, and its descriptions for programs. */
export const serviceOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/status',
    tag: 'Service',
    summary: 'Versions of the service and of the knowledge',
    answers: { 200: { description: 'The process is alive.', content: json(Status) } },
  },
  {
    method: 'get',
    path: '/api/ready',
    tag: 'Service',
    summary: 'Whether the service can read and write',
    answers: { 200: { description: 'It can, or can only read.', content: json(Readiness) } },
    errors: { 503: 'It can do neither, or is about to stop.' },
  },
  document('/api/openapi.json', 'This document', json(z.looseObject({ openapi: z.string() }))),
  {
    method: 'get',
    path: '/api/clinvar/organizations/{id}',
    tag: 'Service',
    summary: 'Approved assertions of an organization, and what keeps them from ClinVar',
    parameters: [
      parameter('path', 'id', 'Id of the organization.', z.int(), 1),
      parameter('query', 'after', 'Id of the assertion after which the page begins.', z.int()),
    ],
    answers: { 200: { description: 'A page of assertions.', content: json(ReadinessPage) } },
    errors: { 403: 'Only members who may approve see it.', 404: 'There is no such organization.' },
    caller: 'account',
  },
  {
    method: 'post',
    path: '/unsubscribe',
    tag: 'Service',
    summary: 'End notifications by mail, by a link in one (RFC 8058)',
    parameters: [parameter('query', 'token', 'Token of the link.', z.string(), 'of-the-mail')],
    answers: { 200: { description: 'Done.', content: json(z.object({ unsubscribed: z.literal(true) })) } },
    errors: { 404: 'The link is incomplete.' },
  },
  {
    method: 'post',
    path: MCP_PATH,
    tag: 'Service',
    summary: 'Tools for assistants and agents (Model Context Protocol)',
    description:
      'Without sessions: each request is answered by itself, to clients that accept `application/json` and `text/event-stream`. Reading is open to all; an API key submits drafts.',
    body: json(JsonRpcRequest, { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    answers: {
      200: {
        description: 'The response, as JSON or as an event with it.',
        content: { ...json(JsonRpcResponse), ...text('text/event-stream') },
      },
      202: { description: 'A notification was taken.' },
    },
    errors: {
      403: '`Origin` or `Host` is of another site.',
      406: 'The client does not accept both media types.',
      413: 'The request is too large.',
    },
    errorBody: JsonRpcResponse,
  },
  document('/robots.txt', 'What crawlers may read', text('text/plain')),
  document('/sitemap.xml', 'Index of the site map', text('application/xml')),
  document('/sitemap/pages.xml', 'Pages that are no records', text('application/xml')),
  {
    method: 'get',
    path: '/sitemap/{file}',
    tag: 'Service',
    summary: 'Part of the site map',
    parameters: [parameter('path', 'file', 'Name in the index.', z.string(), 'evidence-1.xml')],
    answers: { 200: { description: 'The document.', content: text('application/xml') } },
    errors: { 404: 'There is no such part.' },
  },
  document(
    '/opensearch.xml',
    'Search of the site, for browsers',
    text('application/opensearchdescription+xml'),
  ),
  {
    method: 'get',
    path: '/linkset',
    tag: 'Service',
    summary: 'Typed links of a page (RFC 9264)',
    parameters: [parameter('query', 'of', 'Path of the page.', z.string(), '/evidence/1409')],
    answers: {
      200: {
        description: 'The links.',
        content: {
          'application/linkset+json': {
            schema: z.object({ linkset: z.array(z.looseObject({ anchor: z.string() })) }),
          },
        },
      },
    },
    errors: { 404: 'There is no such page.' },
  },
  document('/CITATION.cff', 'How to cite the knowledge', text('application/yaml')),
  document('/llms.txt', 'What assistants are to know', text('text/plain')),
  document('/schema.graphql', 'Schema of the GraphQL interface', text('application/graphql')),
  {
    method: 'get',
    path: '/docs/{file}',
    tag: 'Service',
    summary: 'Documentation as Markdown',
    parameters: [parameter('path', 'file', 'Name of the document.', z.string(), 'matching.md')],
    answers: { 200: { description: 'The document.', content: text('text/markdown') } },
    errors: { 404: 'There is no such document.' },
  },
]
