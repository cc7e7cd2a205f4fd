import { z } from 'zod'
import { named } from '#server/legacy/schemas/json-schema.ts'

/** Areas of the interface, with what they are for. */
export const TAGS = {
  GraphQL: 'All reading and writing in one interface, for new clients.',
  Matching: 'Alterations of a sample and what is known about them. Nothing of a sample is stored.',
  History: 'Frozen states, versions of records and changes between versions of the knowledge.',
  GKS: 'Records as objects of GA4GH GKS.',
  Files: 'Releases, tables, permanent addresses and pictures.',
  Accounts: 'Signing in, for the app. Scripts use an API key.',
  Service: 'The service and its descriptions for programs.',
  Legacy: 'REST API of the public service before GraphQL: read-only and deprecated.',
} as const

export type Tag = keyof typeof TAGS

/** A parameter of an address. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  schema: z.ZodType
  /** A value that works; of a parameter of the path required. */
  example?: string | number
}

/** Content of a request or a response by its media type. */
export type Content = Readonly<Record<string, { schema: z.ZodType; example?: unknown }>>

/** One method of an address. */
export interface Operation {
  method: 'get' | 'post'
  /** As OpenAPI writes it: `/api/states/{name}`. */
  path: string
  tag: Tag
  summary: string
  description?: string
  parameters?: readonly Parameter[]
  body?: Content
  /** Whether the body may be missing. */
  isBodyOptional?: boolean
  /** What it answers with when all is well, by status. */
  answers: Readonly<Record<number, { description: string; content?: Content }>>
  /** Errors of its own beside those of every operation, by status. */
  errors?: Readonly<Record<number, string>>
  /** Body of its errors; {@link Errors} unless given. */
  errorBody?: z.ZodType
  /** Media type of its errors; JSON unless given. */
  errorType?: string
  isDeprecated?: boolean
  /** Address of the service for it, where it is another one. */
  url?: string | undefined
  /** Who may use it; anyone unless given. */
  caller?: 'session' | 'account'
}

export const Errors = named(
  'Errors',
  'What is wrong, in words and as a code.',
  z.object({
    errors: z.array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })),
  }),
)

/** JSON content of a schema. */
export const json = (schema: z.ZodType, example?: unknown): Content => ({
  'application/json': example === undefined ? { schema } : { schema, example },
})

/** Text of a media type. */
export const text = (mediaType: string): Content => ({ [mediaType]: { schema: z.string() } })

/** A binary file of a media type. */
export const file = (mediaType: string): Content => ({
  [mediaType]: { schema: z.string().meta({ contentMediaType: mediaType }) },
})

export const parameter = (
  place: Parameter['in'],
  name: string,
  description: string,
  schema: z.ZodType = z.string(),
  example?: string | number,
): Parameter => ({ name, in: place, description, schema, ...(example !== undefined && { example }) })

/** Reads a frozen state instead of the present. */
export const asOf = parameter('query', 'asOf', 'Reads a frozen state, named by name, date or version.')
