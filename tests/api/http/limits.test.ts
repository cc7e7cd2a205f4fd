import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#server/http/graphql/guards/limits.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import { describeOnEachEngine, sqlite } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')
const nested = (levels: number, inside: string) =>
  `${'molecularProfile { evidenceItems(first: 1) { nodes { '.repeat(levels)}${inside}${' } } }'.repeat(levels)}`

type Asked = { query: string; variables?: Record<string, unknown> }

const hostile: [string, Asked, string, RegExp][] = [
  [
    'a long document',
    { query: `{ viewer { id } } ${'#'.repeat(900_000)}` },
    'DOCUMENT_TOO_LONG',
    /900,018 .*100,000/,
  ],
  ['many tokens', { query: `{ ${times(11_000, () => 'a')} }` }, 'DOCUMENT_TOO_LONG', /10,000 tokens/],
  ['thousands of brackets', { query: '{a'.repeat(4000) }, 'TOO_DEEP', /100 brackets/],
  ['lists in lists', { query: `{ gene(id: ${'['.repeat(9000)}` }, 'TOO_DEEP', /100 brackets/],
  ['many levels', { query: `{ evidenceItem(id: 1) { ${nested(9, 'id')} } }` }, 'TOO_DEEP', /29 levels.*25/],
  [
    'aliases',
    { query: `{ ${times(501, (i) => `a${i}: viewer { id }`)} }` },
    'TOO_MANY_ALIASES',
    /501 aliases.*500/,
  ],
  [
    'the same field again and again',
    { query: `{ ${times(102, () => 'viewer { id }')} }` },
    'TOO_MANY_FIELDS',
    /101/,
  ],
  [
    'directives',
    { query: `{ viewer { id ${times(201, () => '@skip(if: false)')} } }` },
    'TOO_MANY_DIRECTIVES',
    /201 .*200/,
  ],
  [
    'fragments that double',
    {
      query: `{ ...F0 } ${times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F60 on Query { viewer { id } }`,
    },
    'TOO_MANY_FIELDS',
    /selects [\d,]+ fields.*5,000/,
  ],
  [
    'many fragments',
    { query: `{ viewer { id } } ${times(201, (i) => `fragment F${i} on Query { viewer { id } }`)}` },
    'TOO_MANY_FRAGMENTS',
    /201 times.*200/,
  ],
  [
    'a huge list in a variable',
    {
      query: 'query ($symbols: [String!]) { genes(entrezSymbols: $symbols) { totalCount } }',
      variables: { symbols: Array(10_001).fill('BRAF') },
    },
    'LIST_TOO_LONG',
    /\$symbols.*10,000/,
  ],
  [
    'a list repeated under aliases',
    {
      query: `query ($symbols: [String!]) { ${times(20, (i) => `g${i}: genes(entrezSymbols: $symbols) { totalCount }`)} }`,
      variables: { symbols: Array(9000).fill('BRAF') },
    },
    'TOO_COSTLY',
    /1,000,000/,
  ],
  [
    'NUL in a variable',
    {
      query: 'query ($symbol: String) { gene(entrezSymbol: $symbol) { id } }',
      variables: { symbol: 'BR\0AF' },
    },
    'BAD_USER_INPUT',
    /\$symbol.*NUL/,
  ],
  [
    'NUL in the text',
    { query: String.raw`{ gene(entrezSymbol: "BR\u0000AF") { id } }` },
    'BAD_USER_INPUT',
    /entrezSymbol.*NUL/,
  ],
  [
    'pages in pages in pages',
    { query: `{ evidenceItems { nodes { ${nested(5, 'id').replaceAll('first: 1', 'first: 100')} } } }` },
    'TOO_COSTLY',
    /would pass; ask for smaller pages/,
  ],
  [
    'pages filtered by text under many aliases',
    {
      query: `{ ${times(30, (i) => `a${i}: evidenceItems(description: "a${i}") { totalCount }`)} }`,
    },
    'TOO_COSTLY',
    /1,000,000/,
  ],
  [
    'many searches of the search box',
    { query: `{ ${times(300, (i) => `a${i}: search(query: "a${i}") { id }`)} }` },
    'TOO_COSTLY',
    /1,000,000/,
  ],
  [
    'many advanced searches',
    {
      query: `query ($query: EvidenceItemSearchFilter!) { ${times(100, (i) => `a${i}: searchEvidenceItems(query: $query) { resultIds }`)} }`,
      variables: { query: { description: { operator: 'CONTAINS', value: 'a' } } },
    },
    'TOO_COSTLY',
    /1,000,000.*with an API key 4,000,000/,
  ],
  [
    'three advanced searches',
    {
      query: `query ($query: EvidenceItemSearchFilter!) { ${times(3, (i) => `a${i}: searchEvidenceItems(query: $query) { resultIds }`)} }`,
      variables: { query: { id: { operator: 'EQ', value: 1 } } },
    },
    'TOO_MANY_SEARCHES',
    /3 advanced searches.*2 are allowed/,
  ],
  [
    'three lists of changes',
    { query: `{ ${times(3, (i) => `a${i}: changes(from: "${i}") { kindCounts { count } }`)} }` },
    'TOO_MANY_SEARCHES',
    /3 advanced searches.*2 are allowed/,
  ],
  [
    'an advanced search of many conditions that read everything',
    {
      query: 'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query) { resultIds } }',
      variables: {
        query: {
          subFilters: Array.from({ length: 20 }, (_, i) => ({
            description: { operator: 'NE', value: `${i}` },
          })),
        },
      },
    },
    'TOO_COSTLY',
    /fewer levels, lists or searches/,
  ],
  [
    'many searches of the search box in one operation',
    { query: `{ ${times(21, (i) => `a${i}: search(query: "a${i}") { id }`)} }` },
    'TOO_MANY_SEARCHES',
    /21 searches of texts.*20 are allowed/,
  ],
  [
    'names of types under many aliases',
    { query: `{ evidenceItems { nodes { ${times(11, (i) => `a${i}: __typename`)} } } }` },
    'TOO_MANY_ALIASES',
    /11 aliases of __typename.*10 are allowed/,
  ],
  [
    'pages under many aliases',
    { query: `{ ${times(250, (i) => `a${i}: browseFeatures { totalCount }`)} }` },
    'TOO_COSTLY',
    /1,000,000/,
  ],
  [
    'an object of thousands of members in a variable',
    {
      query: 'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query) { resultIds } }',
      variables: { query: Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`m${i}`, i])) },
    },
    'TOO_MANY_FIELDS',
    /\$query.*30,000 members.*500/,
  ],
  [
    'variables without end',
    {
      query: 'query ($id: Int) { gene(id: $id) { id } }',
      variables: { id: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown },
    },
    'TOO_DEEP',
    /50/,
  ],
]

describe('limits of the GraphQL entry', () => {
  let service: TestApp
  const statements: string[] = []
  let counted: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    const database = await sqlite.createDatabase()
    service = await testApp(database.url, { schema })
    counted = await open(database.url, { log: (event) => statements.push(event.query.sql) })
  })
  afterAll(async () => {
    await counted.close()
    await service.close()
  })
  beforeEach(() => void (statements.length = 0))

  const post = async (payload: object) => {
    const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload })
    type Body = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }
    return { status: answer.statusCode, body: answer.json<Body>() }
  }

  it.each(hostile)('refuses %s with a code and what is allowed', async (_what, asked, code, message) => {
    const { status, body } = await post(asked)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('data')
    expect(body.errors).toEqual([{ message: expect.stringMatching(message), extensions: { code } }])
  })

  it.each(hostile)('reads nothing for %s', async (_what, { query, variables = {} }) => {
    const context = createContext({
      db: counted.read,
      storage: counted,
      site: { name: 'Curia' },
      viewer: null,
    })
    const operations = createOperations(schema)
    const { errors } = await operations.run({ query, variables, operationName: undefined }, context)
    expect(errors).toHaveLength(1)
    expect(statements).toEqual([])
  })

  it.each([
    [
      'fragments in a circle',
      'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /itself/,
    ],
    [
      'a description of the schema without end',
      `{ __schema { types { ${'fields { type { '.repeat(5)}name${' } }'.repeat(5)} } } }`,
      /introspection depth/,
    ],
  ])('refuses %s by the validation', async (_what, query, message) => {
    const { status, body } = await post({ query })
    expect(status).toBe(200)
    expect(body.errors?.[0]?.message).toMatch(message)
    expect(body).not.toHaveProperty('data')
  })

  it.each([
    ['introspection', { query: getIntrospectionQuery() }],
    [
      'full introspection',
      {
        query: getIntrospectionQuery({
          inputValueDeprecation: true,
          specifiedByUrl: true,
          schemaDescription: true,
        }),
      },
    ],
    [
      'a hundred rows with four nested levels',
      {
        query: `{ evidenceItems(first: 100) { totalCount edges { cursor node { id name description status
          therapies { id name therapyAliases } disease { id name diseaseAliases } source { id citation }
          molecularProfile { id name variants { id name variantAliases variantTypes { id name }
            feature { id name featureAliases } } } } } } }`,
      },
    ],
    [
      'ten thousand values in a list',
      {
        query: 'query ($symbols: [String!]) { genes(entrezSymbols: $symbols) { totalCount } }',
        variables: { symbols: Array.from({ length: LIMITS.listValues }, (_, i) => `G${i}`) },
      },
    ],
    [
      'two hundred records in one operation',
      { query: `{ ${times(200, (i) => `g${i}: gene(id: ${i + 1}) { id name }`)} }` },
    ],
  ])('answers %s', async (_what, asked) => {
    const { status, body } = await post(asked)
    expect(body.errors ?? []).toEqual([])
    expect(status).toBe(200)
    expect(body.data).toBeTruthy()
  })
})

describeOnEachEngine('A polite client beside a hostile one', (engine) => {
  it('gets the answers it got when it was alone', async () => {
    const database = await engine.createDatabase()
    const { app, storage, close } = await testApp(database.url, { schema })
    await storage.write(addEveryKind)
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/graphql`
    const post = async (body: string, type = 'application/json') => {
      const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
      return { status: answer.status, text: await answer.text() }
    }
    const bodies: [body: string, type?: string][] = [
      ...hostile.map(([, asked]): [string] => [JSON.stringify(asked)]),
      [`{"query":"{ viewer { id } }","variables":{"x":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`],
      ['['.repeat(1_000_000)],
      [`query=%7Bviewer%7Bid%7D%7D&${'a=1&'.repeat(200_000)}`, 'application/x-www-form-urlencoded'],
      [JSON.stringify({ query: '#'.repeat(2_000_000) })],
    ]
    const questions = [
      '{ evidenceItems(first: 5) { totalCount nodes { id name status disease { name } } } }',
      '{ genes(entrezSymbols: ["ALK"]) { nodes { id name featureAliases } } }',
      '{ search(query: "ALK") { id name resultType } }',
      '{ browseVariants(variantName: "F1174L") { filteredCount nodes { name } } }',
    ].map((query) => JSON.stringify({ query }))
    const alone = await Promise.all(questions.map((question) => post(question)))
    for (const { status, text } of alone)
      expect([status, text]).toEqual([200, expect.not.stringContaining('errors')])

    const progress = { isDone: false }
    const attack = async (start: number) => {
      const outcomes: number[] = []
      for (let at = start; !progress.isDone; at += 2) {
        const [body, type] = bodies[at % bodies.length] ?? ['']
        outcomes.push((await post(body, type)).status)
      }
      return outcomes
    }
    const attacks = [attack(0), attack(1)]
    for (let round = 0; round < 10; round += 1)
      for (const [at, question] of questions.entries()) expect(await post(question)).toEqual(alone[at])
    progress.isDone = true
    const outcomes = (await Promise.all(attacks)).flat()
    expect(outcomes.length).toBeGreaterThan(10)
    expect(outcomes.filter((status) => ![200, 400, 413].includes(status))).toEqual([])
    await close()
    await database.drop()
  })
})
