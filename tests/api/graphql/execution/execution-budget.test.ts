import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addAssertion, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const plenty = { cost: 1_000_000, values: 1_000_000, rows: 1_000_000, bytes: 100_000_000 }
const EVIDENCE = 30

/** Lists of two kinds within each other, of which each level multiplies what the one above it has. */
const nested = (levels: number, inside = 'id') =>
  `{ evidenceItems { nodes { ${'assertions { evidenceItems { '.repeat(levels)}${inside}${' } }'.repeat(levels)} } } }`

describeOnEachEngine('An operation that produces too much', (engine) => {
  let curia: TestInterface
  let curator: GraphQLContext['viewer']
  beforeAll(async () => {
    curia = await openInterface(engine)
    curator = await curia.storage.writeAside((tx) => addUser(tx, 'curator', { role: 'CURATOR' }))
    await curia.storage.write(async (tx) => {
      const feature = await addFeature(tx, 'ALK')
      const { profile } = await addVariant(tx, feature, 'F1174L')
      const evidence: number[] = []
      for (let item = 0; item < EVIDENCE; item += 1) evidence.push(await addEvidence(tx, profile))
      for (let item = 0; item < 5; item += 1) await addAssertion(tx, profile, { evidence })
    })
  })
  afterAll(() => curia.close())

  const contextOf = (viewer: GraphQLContext['viewer']) =>
    createContext({ db: curia.storage.read, storage: curia.storage, site: { name: 'Curia' }, viewer })
  const run = (
    query: string,
    budgets: Parameters<typeof createOperations>[1],
    viewer: GraphQLContext['viewer'] = null,
  ) =>
    createOperations(schema, budgets).run(
      { query, variables: {}, operationName: undefined },
      contextOf(viewer),
    )
  const limited = (kind: 'values' | 'rows' | 'bytes', allowed: number) => ({
    budgets: { anonymous: { ...plenty, [kind]: allowed }, signedIn: plenty },
  })

  it.each([
    ['values', 300, 'values'],
    ['rows', 20, 'rows of the database'],
    ['bytes', 2000, 'bytes of the answer'],
  ] as const)(
    'is ended when its %s are too many, and says what is allowed for whom',
    async (kind, allowed, what) => {
      const { data, errors } = await run(nested(1), limited(kind, allowed))
      expect(data).toBeUndefined()
      expect(errors).toHaveLength(1)
      const { message, extensions } = errors?.[0] ?? {}
      expect(message).toMatch(
        new RegExp(
          `ended after [\\d,]+ ${what}; .*without an API key may have ${allowed.toLocaleString('en-US')}; with one .*1[0,]+`,
        ),
      )
      expect(extensions).toMatchObject({
        code: 'OPERATION_TOO_COSTLY',
        caller: 'anonymous',
        allowed: { [kind]: allowed },
      })
      expect((extensions?.['spent'] as Record<string, number> | undefined)?.[kind]).toBeGreaterThan(allowed)
    },
  )

  it('is answered to somebody signed in, who may have more', async () => {
    const budgets = limited('values', 300)
    const { data, errors } = await run(nested(1), budgets, curator)
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data).match(/"id"/g)).toHaveLength(EVIDENCE * 5 * EVIDENCE)
    const ended = await run(
      nested(1),
      { budgets: { anonymous: plenty, signedIn: { ...plenty, values: 300 } } },
      curator,
    )
    expect(ended.errors?.[0]?.message).toMatch(/of somebody signed in may have 300\. Ask for/)
  })

  it('sends no statement after its end', async () => {
    const all = curia.statements.length
    await run(nested(1), { budgets: { anonymous: plenty, signedIn: plenty } })
    const needed = curia.statements.length - all
    curia.statements.length = 0
    await run(nested(1), limited('rows', EVIDENCE))
    const sent = curia.statements.length
    expect(sent).toBeLessThan(needed)
    for (let turn = 0; turn < 50; turn += 1) await setImmediate()
    expect(curia.statements).toHaveLength(sent)
  })

  it('counts names and texts that repeat in the answer', async () => {
    const alias = 'a'.repeat(1000)
    const { errors } = await run(`{ evidenceItems { nodes { ${alias}: id } } }`, limited('bytes', 20_000))
    expect(errors?.[0]?.extensions['code']).toBe('OPERATION_TOO_COSTLY')
  })

  it('is given up when its client leaves', async () => {
    const operations = createOperations(schema, { budgets: { anonymous: plenty, signedIn: plenty } })
    const request = { query: nested(1), variables: {}, operationName: undefined }
    curia.statements.length = 0
    await operations.run(request, contextOf(null))
    const needed = curia.statements.length
    curia.statements.length = 0
    const leaving = new AbortController()
    // The client leaves with the first statement that is made for it.
    const db = curia.storage.read.withPlugin({
      transformQuery: ({ node }) => {
        leaving.abort()
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const context = createContext({ db, storage: curia.storage, site: { name: 'Curia' }, viewer: null })
    const answer = await operations.run(request, context, { signal: leaving.signal })
    expect([leaving.signal.aborted, answer.data]).toEqual([true, undefined])
    for (let turn = 0; turn < 50; turn += 1) await setImmediate()
    expect(curia.statements.length).toBeLessThan(needed)
  })

  it('is ended when it describes too much of the schema', async () => {
    const { errors } = await run('{ __schema { types { name } } }', limited('values', 100))
    expect(errors?.[0]?.extensions['code']).toBe('OPERATION_TOO_COSTLY')
  })

  it.each([
    ['lists of records', () => nested(1, 'id name status disease { id name } molecularProfile { id name }')],
    [
      'the schema',
      () =>
        `{ ${Array.from({ length: 10 }, (_, n) => `s${n}: __schema { types { name fields { name args { name } } } }`).join(' ')} }`,
    ],
  ])('gives way with %s: what others ask for meanwhile is answered first', async (_what, document) => {
    const operations = createOperations(schema, { budgets: { anonymous: plenty, signedIn: plenty } })
    const order: string[] = []
    const ask = async (name: string, query: string) => {
      const answer = await operations.run({ query, variables: {}, operationName: undefined }, contextOf(null))
      expect(answer.errors).toBeUndefined()
      order.push(name)
    }
    let turns = 0
    const progress = { isDone: false }
    const counting = (async () => {
      while (!progress.isDone) {
        await setImmediate()
        turns += 1
      }
    })()
    const heavy = ask('heavy', document())
    await setImmediate()
    await Promise.all([heavy, ask('light', '{ evidenceItem(id: 1000000) { id } }')])
    progress.isDone = true
    await counting
    expect(order).toEqual(['light', 'heavy'])
    expect(turns).toBeGreaterThan(2)
  })
})
