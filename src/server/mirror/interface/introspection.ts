import { z } from 'zod'

/** Query for the types of an interface: fields with their arguments and named types. */
export const INTROSPECTION = `query { __schema { queryType { name } types { name fields(includeDeprecated: true) {
  name args { name } type { ...T ofType { ...T ofType { ...T ofType { ...T } } } } } } } }
fragment T on __Type { name }`

interface TypeReference {
  name: string | null
  ofType?: TypeReference | null | undefined
}

const typeReference: z.ZodType<TypeReference> = z.lazy(() =>
  z.object({ name: z.string().nullable(), ofType: typeReference.nullish() }),
)

const introspected = z.object({
  __schema: z.object({
    queryType: z.object({ name: z.string() }),
    types: z.array(
      z.object({
        name: z.string(),
        fields: z
          .array(
            z.object({
              name: z.string(),
              args: z.array(z.object({ name: z.string() })),
              type: typeReference,
            }),
          )
          .nullable(),
      }),
    ),
  }),
})

/** A field of the interface: its named type and the names of its arguments. */
export interface SchemaField {
  type: string
  arguments: ReadonlySet<string>
}

/** The types of an interface by name, with their fields. */
export interface UpstreamSchema {
  queryType: string
  field(type: string, name: string): SchemaField | undefined
  hasType(type: string): boolean
}

const namedType = ({ name, ofType }: TypeReference): string => name ?? (ofType ? namedType(ofType) : '')

/** The schema that an answer to {@link INTROSPECTION} describes; null for any other answer. */
export function readSchema(data: unknown): UpstreamSchema | null {
  const { success, data: answer } = introspected.safeParse(data)
  if (!success) return null
  const { queryType, types } = answer.__schema
  const fields = new Map(
    types.map((type) => [
      type.name,
      new Map(
        (type.fields ?? []).map(({ name, args, type }): [string, SchemaField] => [
          name,
          { type: namedType(type), arguments: new Set(args.map((arg) => arg.name)) },
        ]),
      ),
    ]),
  )
  return {
    queryType: queryType.name,
    field: (type, name) => fields.get(type)?.get(name),
    hasType: (type) => fields.has(type),
  }
}
