import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchema, getIntrospectionQuery } from 'graphql'
import type { IntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

/** Locations of directives of the GraphQL specification of October 2021, section 3.13. */
const LOCATIONS = new Set(
  `QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION SCHEMA
  SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
  INPUT_FIELD_DEFINITION`.split(/\s+/),
)

describe('the description of the interface', () => {
  let service: TestApp
  let described: IntrospectionQuery['__schema']

  const ask = async (query: string) => {
    const sent = await service.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
    return { status: sent.statusCode, body: sent.json<object>() }
  }
  beforeAll(async () => {
    const database = await sqlite.createDatabase()
    service = await testApp(database.url, { schema })
    const { body } = await ask(getIntrospectionQuery())
    const { __schema: introspected } = (body as { data: IntrospectionQuery }).data
    described = introspected
  })
  afterAll(() => service.close())

  it('lists directives where the specification of October 2021 has them, as older clients expect', () => {
    const unknown = described.directives.flatMap(({ name, locations }) =>
      locations.filter((location) => !LOCATIONS.has(location)).map((location) => `${name} on ${location}`),
    )
    expect(unknown).toEqual([])
    expect(described.directives.map(({ name }) => name)).toContain('deprecated')
  })

  it('has no subscription root, though a type is called Subscription', () => {
    expect(described.subscriptionType).toBeNull()
    expect(described.types.map(({ name }) => name)).toContain('Subscription')
    const committed = readFileSync(resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8')
    expect(buildSchema(committed).getSubscriptionType()).toBeUndefined()
  })

  it('has JSON where the contract has it, of which two members are text', () => {
    // What each holds: docs/compatibility.md.
    const members = described.types.flatMap((type) =>
      type.kind === 'OBJECT'
        ? type.fields.flatMap((field) =>
            JSON.stringify(field.type).includes('"JSON"') ? [`${type.name}.${field.name}`] : [],
          )
        : [],
    )
    expect(members.sort()).toEqual([
      'AdvancedSearchResult.originalQuery',
      'AdvancedSearchResult.originalVariables',
      'Gene.myGeneInfoDetails',
      'GeneVariant.openCravatAnnotations',
      'MirrorConflict.base',
      'MirrorConflict.ours',
      'MirrorConflict.theirs',
      'RecordFieldChange.after',
      'RecordFieldChange.before',
      'RecordVersion.document',
      'RevisedField.recordedValue',
      'Revision.currentValue',
      'Revision.presentValue',
      'Revision.suggestedValue',
    ])
  })

  it.each(['subscription { subscribable { id } }', 'subscription S { id }'])('refuses %s', async (query) => {
    const { status, body } = await ask(query)
    expect(status).toBe(200)
    expect(body).toEqual({
      errors: [
        {
          message: 'Subscriptions are not offered here: ask again with a query',
          locations: [{ line: 1, column: 1 }],
          extensions: { code: 'NO_SUBSCRIPTIONS' },
        },
      ],
    })
  })
})
