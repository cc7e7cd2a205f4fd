import * as z from 'zod/mini'

/** A JSON Schema as far as the page shows it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: string | boolean
  enum?: (string | null)[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  default?: string | number
  contentMediaType?: string
}

const Schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    description: z.optional(z.string()),
    const: z.optional(z.union([z.string(), z.boolean()])),
    enum: z.optional(z.array(z.nullable(z.string()))),
    anyOf: z.optional(z.array(Schema)),
    items: z.optional(Schema),
    properties: z.optional(z.record(z.string(), Schema)),
    additionalProperties: z.optional(z.union([z.boolean(), Schema])),
    default: z.optional(z.union([z.string(), z.number()])),
    contentMediaType: z.optional(z.string()),
  }),
)

const Content = z.record(z.string(), z.object({ schema: Schema }))

const Operation = z.object({
  summary: z.string(),
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  deprecated: z.optional(z.boolean()),
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.string(), description: z.string(), schema: Schema })),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(Content) })),
})
export type Operation = z.infer<typeof Operation>

const OpenApi = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})
export type OpenApi = z.infer<typeof OpenApi>

/** An operation with its address. */
export interface Endpoint {
  method: string
  path: string
  operation: Operation
}

/** The operations of an area, in the order of the document. */
export const endpointsOf = ({ paths }: OpenApi, tag: string): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

export const OPEN_API_PATH = '/api/openapi.json'

/** The service's own description of its REST API. */
export async function fetchOpenApi(signal: AbortSignal): Promise<OpenApi> {
  const answer = await fetch(OPEN_API_PATH, { signal })
  if (!answer.ok) throw new Error(`The OpenAPI document was answered with status ${answer.status}.`)
  return OpenApi.parse(await answer.json())
}
