import type { z } from 'zod'
import { version } from '#server/config/version.ts'
import { jsonSchemaOf } from '#server/legacy/schemas/json-schema.ts'
import type { JsonSchema } from '#server/legacy/schemas/json-schema.ts'
import { accountOperations } from './account-operations.ts'
import { fileOperations } from './file-operations.ts'
import { gksOperations } from './gks-operations.ts'
import { graphqlOperations } from './graphql-operations.ts'
import { historyOperations } from './history-operations.ts'
import { legacyOperations } from './legacy-operations.ts'
import { matchingOperations } from './matching-operations.ts'
import { Errors, TAGS } from './operation.ts'
import type { Content, Operation, Parameter } from './operation.ts'
import { serviceOperations } from './service-operations.ts'

const OPERATIONS: readonly Operation[] = [
  ...graphqlOperations,
  ...matchingOperations,
  ...historyOperations,
  ...fileOperations,
  ...accountOperations,
  ...serviceOperations,
]

const COMMON_ERRORS = {
  400: 'Invalid request.',
  401: 'The API key is not valid, or there is no session.',
  404: 'There is nothing at this address.',
  429: 'Too many requests: `Retry-After` says when to try again.',
}

const SECURITY = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'API key, made under /settings.' },
  session: { type: 'apiKey', in: 'cookie', name: 'curia.session_token', description: 'Session of the app.' },
}

const callers = { session: [{ session: [] }], account: [{ apiKey: [] }, { session: [] }] }

/** Collects the named schemas that others refer to. */
function schemaCollection() {
  const schemas = new Map<string, JsonSchema>()
  const located = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(located)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([keyword, part]): [string, unknown] =>
        keyword === '$ref' && typeof part === 'string'
          ? [keyword, part.replace('#/$defs/', '#/components/schemas/')]
          : [keyword, located(part)],
      ),
    )
  }
  return {
    schemas,
    /** The schema, whose definitions are collected. */
    of(schema: z.ZodType): JsonSchema {
      const { $defs = {}, $schema: _, ...root } = jsonSchemaOf(schema, 'input')
      for (const [name, definition] of Object.entries($defs))
        schemas.set(name, located(definition) as JsonSchema)
      return located(root) as JsonSchema
    },
  }
}

type Schemas = ReturnType<typeof schemaCollection>

const presentContent = (content: Content, { of }: Schemas) =>
  Object.fromEntries(
    Object.entries(content).map(([mediaType, { schema, example }]) => [
      mediaType,
      { schema: of(schema), ...(example !== undefined && { example }) },
    ]),
  )

const presentParameter = ({ schema, in: place, ...rest }: Parameter, { of }: Schemas) => ({
  ...rest,
  in: place,
  required: place === 'path',
  schema: of(schema),
})

const idOf = ({ method, path }: Operation) =>
  `${method}_${path
    .replace(/^\/(api\/)?/, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/_$/, '')}`

function presentOperation(operation: Operation, schemas: Schemas) {
  const { tag, summary, description, parameters = [], body, answers, errors = {}, caller } = operation
  const { errorBody = Errors, errorType = 'application/json' } = operation
  const errorContent = { [errorType]: { schema: schemas.of(errorBody) } }
  const hasInput = parameters.length > 0 || body !== undefined
  const allErrors = {
    ...(hasInput && { 400: COMMON_ERRORS[400] }),
    401: COMMON_ERRORS[401],
    429: COMMON_ERRORS[429],
    ...errors,
  }
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    operationId: idOf(operation),
    ...(parameters.length > 0 && { parameters: parameters.map((each) => presentParameter(each, schemas)) }),
    ...(body && {
      requestBody: { required: operation.isBodyOptional !== true, content: presentContent(body, schemas) },
    }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, { description: what, content }]) => [
        status,
        { description: what, ...(content && { content: presentContent(content, schemas) }) },
      ]),
      ...Object.entries(allErrors).map(([status, what]) => [
        status,
        { description: what, content: errorContent },
      ]),
    ]),
    ...(operation.isDeprecated && { deprecated: true }),
    ...(operation.url && { servers: [{ url: operation.url }] }),
    ...(caller && { security: callers[caller] }),
  }
}

/** What a document describes. */
interface Description {
  title: string
  description: string
  /** Address of the service, without a slash at the end. */
  url: string
  operations: readonly Operation[]
}

/** The OpenAPI 3.1 document of the operations. */
export function openApiDocument({ title, description, url, operations }: Description): JsonSchema {
  const schemas = schemaCollection()
  const paths = new Map<string, object>()
  for (const operation of operations)
    paths.set(operation.path, {
      ...paths.get(operation.path),
      [operation.method]: presentOperation(operation, schemas),
    })
  const used = new Set(operations.map(({ tag }) => tag))
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description,
      license: { name: 'CC0 1.0 (content), MIT (software)', identifier: 'CC0-1.0 AND MIT' },
    },
    servers: [{ url }],
    // Reading is open to all.
    security: [{}, { apiKey: [] }, { session: [] }],
    tags: Object.entries(TAGS)
      .filter(([tag]) => [...used].some((each) => each === tag))
      .map(([tag, what]) => ({ name: tag, description: what })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: SECURITY,
      schemas: Object.fromEntries([...schemas.schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
  }
}

const GENERAL =
  'Anonymous clients may read; an API key (`Authorization: Bearer <key>`) lifts the limit of requests. Responses have `X-Curia-Version`, the version of the knowledge; those with an `ETag` answer `If-None-Match` with 304.'

/** The description of the whole service. @param legacyUrl address of the legacy API where it is another one */
export const openApi = (options: { name: string; url: string; legacyUrl?: string }): JsonSchema =>
  openApiDocument({
    title: options.name,
    description: GENERAL,
    url: options.url,
    operations: [...OPERATIONS, ...gksOperations, ...legacyOperations(options.legacyUrl)],
  })
