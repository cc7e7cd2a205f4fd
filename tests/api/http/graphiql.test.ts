import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { examples } from '#app/graphiql/examples.ts'
import { schema } from '#server/graphql/schema.ts'

describe('GraphiQL', () => {
  it.each(examples)('opens with a query that the interface answers: $query', ({ query, variables }) => {
    expect(validate(schema, parse(query))).toEqual([])
    expect(JSON.parse(variables)).toBeTypeOf('object')
  })
})
