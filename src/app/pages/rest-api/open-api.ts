import * as z from 'zod/mini'

/** A JSON Schema as far as the page shows it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: string
  enum?: (string | null)[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  default?: string | number
}

const Schema: z.ZodMiniType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.optional(z.string()),
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    description: z.optional(z.string()),
    const: z.optional(z.string()),
    enum: z.optional(z.array(z.nullable(z.string()))),
    anyOf: z.optional(z.array(Schema)),
    items: z.optional(Schema),
    properties: z.optional(z.record(z.string(), Schema)),
    additionalProperties: z.optional(z.union([z.boolean(), Schema])),
    default: z.optional(z.union([z.string(), z.number()])),
  }),
)

const Answer = z.object({
  description: z.string(),
  content: z.optional(z.object({ 'application/json': z.object({ schema: Schema }) })),
})

const Operation = z.object({
  summary: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), description: z.string(), schema: Schema }),
  ),
  responses: z.record(z.string(), Answer),
})
export type Operation = z.infer<typeof Operation>

const OpenApi = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.object({ get: Operation })),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})
export type OpenApi = z.infer<typeof OpenApi>

export const OPEN_API_PATH = '/api/openapi.json'

/** The service's own description of its legacy REST API. */
export async function fetchOpenApi(signal: AbortSignal): Promise<OpenApi> {
  const answer = await fetch(OPEN_API_PATH, { signal })
  if (!answer.ok) throw new Error(`The OpenAPI document was answered with status ${answer.status}.`)
  return OpenApi.parse(await answer.json())
}
