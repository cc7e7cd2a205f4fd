import { version } from '#server/config/version.ts'
import type { Endpoint, Parameter } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errors } from '../schemas/envelope.ts'
import { definitionsOf } from '../schemas/shape.ts'
import type { JsonSchema, Shape } from '../schemas/shape.ts'

/** The schema with references as OpenAPI writes them. */
function withReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withReferences)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => keyword !== '$id')
      .map(([keyword, value]): [string, unknown] =>
        keyword === '$ref' && typeof value === 'string'
          ? [keyword, `#/components/schemas/${value.replace(/#$/, '')}`]
          : [keyword, withReferences(value)],
      ),
  )
}

const content = ({ schema }: Shape<unknown>) => ({
  'application/json': { schema: withReferences(schema) },
})

const error = (description: string) => ({ description, content: content(errors) })

const presentParameter = ({ name, in: place, description, schema }: Parameter) => ({
  name,
  in: place,
  description,
  required: place === 'path',
  schema,
})

function presentEndpoint({ path, summary, parameters, answers }: Endpoint) {
  const names = parameters.map(({ name }) => name)
  const canBeMissing = names.includes('id')
  return {
    get: {
      summary,
      operationId: path
        .replace(/^\/api\//, '')
        .replaceAll(/\/:id/g, '_by_id')
        .replaceAll('/', '_'),
      deprecated: true,
      parameters: parameters.map(presentParameter),
      responses: {
        200: { description: summary, content: content(answers) },
        304: { description: 'Not modified: the ETag in If-None-Match is current.' },
        ...(names.some((name) => name !== 'id') && { 400: error('Invalid parameter.') }),
        ...(canBeMissing && { 404: error('Record not found.') }),
      },
    },
  }
}

/** The OpenAPI 3.1 document of the legacy REST API as it is served at the address. */
export function openApi({ baseUrl, name }: { baseUrl: string; name: string }): JsonSchema {
  const shapes = [...endpoints.map(({ answers }) => answers), errors]
  return {
    openapi: '3.1.1',
    info: {
      title: `${name}: legacy REST API`,
      version,
      description:
        'Read-only and deprecated: new clients should use GraphQL at /api/graphql. Responses have an ETag; send it in If-None-Match to get 304 if nothing has changed.',
    },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path.replaceAll(/:(\w+)/g, '{$1}'), presentEndpoint(endpoint)]),
    ),
    components: {
      schemas: Object.fromEntries(
        [...definitionsOf(shapes)].map(([title, definition]) => [title, withReferences(definition)]),
      ),
    },
  }
}
