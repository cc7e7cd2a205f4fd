import { GKS_COLLECTIONS } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import { version } from '#server/config/version.ts'

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description: string
  schema: object
}

const DETAIL: Parameter = {
  name: 'detail',
  in: 'query',
  description: 'plain: the members that civicpy writes.',
  schema: { type: 'string', enum: ['full', 'plain'], default: 'full' },
}

const AS_OF: Parameter = {
  name: 'asOf',
  in: 'query',
  description: 'Reads a frozen state, named by name, date or version.',
  schema: { type: 'string' },
}

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'ETag of an earlier response: 304 if nothing has changed.',
  schema: { type: 'string' },
}

const object = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const response = (description: string, schema: object, mediaType = 'application/json') => ({
  description,
  content: { [mediaType]: { schema } },
})

const error = (description: string) => response(description, reference('Errors'))

function onePath({ record, name }: GksCollection) {
  const id: Parameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: `Number of the ${record}, or its identifier in this service.`,
    schema: { type: 'string' },
  }
  return {
    get: {
      summary: `One ${record} as an object of GA4GH GKS`,
      operationId: `gks_${name.replaceAll('-', '_')}_by_id`,
      parameters: [id, DETAIL, AS_OF, IF_NONE_MATCH],
      responses: {
        200: response(`The ${record}.`, reference('GksObject')),
        304: { description: 'Not modified.' },
        400: error('Invalid parameter.'),
        404: error(`There is no such ${record}.`),
        422: response(`The ${record} has no form in GKS.`, reference('Refusal')),
      },
    },
  }
}

const SINCE: Parameter = {
  name: 'since',
  in: 'query',
  description:
    'Only records whose objects may have changed after this version of the knowledge. Deleted and merged records are not listed: /api/changes?since=<version> has them.',
  schema: { type: 'integer', minimum: 0 },
}

const REFUSED: Parameter = {
  name: 'refused',
  in: 'query',
  description: 'only: the records that have no object, with the reasons.',
  schema: { type: 'string', enum: ['only'] },
}

const allPath = ({ record, name }: GksCollection) => ({
  get: {
    summary: `Every ${record} as an object of GA4GH GKS, one per line, by id`,
    operationId: `gks_${name.replaceAll('-', '_')}`,
    parameters: [DETAIL, SINCE, REFUSED, AS_OF, IF_NONE_MATCH],
    responses: {
      200: response(
        'Lines of JSON.',
        { anyOf: [reference('GksObject'), reference('Refusal')] },
        'application/x-ndjson',
      ),
      304: { description: 'Not modified.' },
      400: error('Invalid parameter.'),
    },
  },
})

const INDEX_PATH = {
  get: {
    summary: 'Versions of the specifications, counts, addresses and files of releases',
    operationId: 'gks',
    parameters: [AS_OF],
    responses: { 200: response('The collections.', reference('Collections')) },
  },
}

const count = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const listOf = (items: object) => ({ type: 'array', items })

const SCHEMAS = {
  GksObject: { ...object, description: 'A statement of VA-Spec, or a categorical variant of Cat-VRS.' },
  Refusal: objectOf({ id: text, reasons: listOf(objectOf({ code: text, message: text })) }),
  Errors: objectOf({
    errors: listOf(objectOf({ message: text, extensions: objectOf({ code: text }) })),
  }),
  Collections: objectOf({
    specificationVersions: { type: 'object', additionalProperties: text },
    openapi: text,
    collections: listOf(
      objectOf({
        name: text,
        given: count,
        refused: count,
        all: text,
        one: text,
      }),
    ),
    releases: listOf(
      objectOf({ name: text, files: listOf(objectOf({ filename: text, path: text, bytes: count })) }),
    ),
  }),
}

/** The OpenAPI 3.1 document of the objects of GKS. @param url address of the service, without a slash at the end */
export const gksOpenApi = (url: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'GA4GH GKS',
    version,
    description: 'Accepted assertions, evidence items and molecular profiles as objects of GA4GH GKS.',
  },
  servers: [{ url }],
  paths: Object.fromEntries([
    ['/api/gks', INDEX_PATH],
    ...GKS_COLLECTIONS.flatMap((collection) => [
      [`/api/gks/${collection.name}.ndjson`, allPath(collection)],
      [`/api/gks/${collection.name}/{id}`, onePath(collection)],
    ]),
  ]),
  components: { schemas: SCHEMAS },
})
