import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { askMcp, toolCaller } from '#tests/support/mcp/client.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

const tables = {
  EID: 'evidence_items',
  AID: 'assertions',
  VID: 'variants',
  MPID: 'molecular_profiles',
  FID: 'features',
  VGID: 'variant_groups',
  SID: 'sources',
  DID: 'diseases',
  TID: 'therapies',
} as const

/** Of the records of each kind one in so many; a whole run has all. */
const EVERY = isWholeRun ? 1 : 25

const releases = [
  ...(release2024 ? [{ name: '01-Aug-2024', template: template2024 }] : []),
  ...(release2021 && isWholeRun ? [{ name: '01-Feb-2021', template: template2021 }] : []),
]

describe.skipIf(releases.length === 0).each(releases)('Records of $name for agents', ({ template }) => {
  let database: TestDatabase
  let matching: Matching
  let curia: TestApp
  beforeAll(async () => {
    database = await sqlite.createDatabase(template)
    matching = createMatching(database.url)
    curia = await testApp(database.url, { matching })
  }, 120_000)
  afterAll(async () => {
    await curia?.close()
    await matching?.close()
    await database?.drop()
  })

  async function validators() {
    const { body } = await askMcp(curia.app, 'tools/list')
    const tools = (body.result?.['tools'] ?? []) as { name: string; outputSchema: object }[]
    const ajv = new Ajv2020({ strict: false })
    return new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema)]))
  }

  it.each(Object.entries(tables))(
    'of %s are as the schema says',
    async (letters, table) => {
      const validate = (await validators()).get('get_record')
      const call = toolCaller(curia.app)
      const rows = await curia.storage.read
        .selectFrom(table as 'diseases')
        .select('id')
        .orderBy('id')
        .execute()
      const refs = rows.filter((_row, place) => place % EVERY === 0).map(({ id }) => `${letters}${id}`)
      expect(refs.length).toBeGreaterThan(0)
      for (const ref of refs) {
        const answer = await call('get_record', { ref })
        const isValid = validate?.(answer)
        if (!isValid) expect([ref, validate?.errors]).toEqual([ref, null])
        expect(JSON.stringify(answer).length).toBeLessThanOrEqual(40_000)
      }
    },
    isWholeRun ? 600_000 : 60_000,
  )

  it('are found and counted alike by tools and tables', async () => {
    const call = toolCaller(curia.app)
    const counted = await call('count_evidence', {})
    const found = await call('find_evidence', {})
    const row = await curia.storage.read
      .selectFrom('evidence_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'ACCEPTED')
      .executeTakeFirstOrThrow()
    expect([counted['total'], found['total']]).toEqual([Number(row.count), Number(row.count)])
  })

  it.each<[string, Record<string, unknown>]>([
    ['find_evidence', {}],
    ['find_evidence', { variant: 'BRAF V600E', combinations: 'INCLUDE' }],
    ['find_evidence', { gene: 'EGFR', detail: 'QUOTE' }],
    ['find_evidence', { kind: 'ASSERTION' }],
    ['count_evidence', { groupBy: ['VARIANT', 'DISEASE'] }],
    ['search_records', { query: 'a' }],
    ['list_changes', { from: '0' }],
    ['match_alterations', { alterations: ['BRAF V600E', 'EGFR L858R', 'KRAS G12D'] }],
    ['match_alterations', { alterations: Array.from({ length: 500 }, (_, at) => `BRAF V${at + 500}E`) }],
  ])('%s %j has at most as many characters as clients take', async (name, args) => {
    const call = toolCaller(curia.app)
    const validate = (await validators()).get(name)
    const answer = await call(name, args)
    expect([validate?.(answer), validate?.errors]).toEqual([true, null])
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(24_000)
    if (name === 'count_evidence') return
    const limit = name === 'search_records' ? 50 : 100
    expect(JSON.stringify(await call(name, { ...args, limit })).length).toBeLessThanOrEqual(40_000)
  })
})
