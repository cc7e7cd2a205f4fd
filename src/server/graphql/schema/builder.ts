import SchemaBuilder from '@pothos/core'
import type { GraphQLContext } from '../context.ts'

interface SchemaTypes {
  Context: GraphQLContext
  /** A field is never null unless it says `nullable: true`, as most of the interface. */
  DefaultFieldNullability: false
  Scalars: {
    ISO8601DateTime: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
  }
}

/** Shapes of the types of the schema; for functions that take references. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

/** The one builder with which all types, queries and mutations register. */
export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })

builder.queryType({
  description: 'Queries. Open to all. “Curia extension” marks what the public CIViC schema lacks.',
})
builder.mutationType({ description: 'Mutations. For signed-in users; some require a role.' })
