import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { schema } from '#server/graphql/schema.ts'
import { soakActions } from '#tests/soak/actions.ts'
import { brokenAfterSoak } from '#tests/soak/aftermath.ts'
import { soak } from '#tests/soak/soak.ts'
import { addWorld } from '#tests/soak/world.ts'
import { describeOnEachEngine } from '#tests/support/engines.ts'
import type { TestDatabase } from '#tests/support/engines.ts'

/** `npm run soak` does 10,000. */
const ACTIONS = 250

describeOnEachEngine('random curation by twenty people', (engine) => {
  let database: TestDatabase
  const storages: Storage[] = []
  beforeAll(async () => {
    database = await engine.createDatabase()
    for (let index = 0; index < 2; index += 1) storages.push(await open(database.url))
  })
  afterAll(async () => {
    for (const storage of storages) await storage.close()
    await database.drop()
  })

  it('leaves nothing half done, lost or done twice', async () => {
    const [main] = storages
    if (!main) throw new Error('no database')
    const world = await addWorld(main)
    const report = await soak({ storages, world, seed: 7, actions: ACTIONS, atOnce: 8 })
    expect(report.defects).toEqual([])
    expect(await brokenAfterSoak(main, report)).toEqual([])
    const endings = [...report.endings.values()].flatMap((counts) => [...counts.keys()])
    expect([...new Set(endings)].sort()).toEqual([
      'BAD_USER_INPUT',
      'CONFLICT',
      'FORBIDDEN',
      'MALFORMED',
      'NOT_FOUND',
      'UNAUTHENTICATED',
      'done',
      'repeated',
    ])
    const done = [...report.endings.values()].reduce((sum, counts) => sum + (counts.get('done') ?? 0), 0)
    expect(done).toBeGreaterThan(ACTIONS / 4)
  })

  it('would notice what was lost', async () => {
    const [main] = storages
    if (!main) throw new Error('no database')
    const report = { endings: new Map([['flagEntity', new Map([['done', 999] as const])]]), defects: [] }
    await main.write(async (tx) => {
      await tx
        .updateTable('molecular_profiles')
        .set({ name: 'Renamed' })
        .where('id', '=', 1_000_000)
        .execute()
      await tx.deleteFrom('search_words').where('record_type', '=', 'FEATURE').execute()
    })
    const broken = (await brokenAfterSoak(main, report)).join('\n')
    expect(broken).toContain('flagEntity was done 999 times')
    expect(broken).toContain('is not that of its variants')
    expect(broken).toContain('the search does not know')
  })
})

it('does every mutation by which people curate', () => {
  const others =
    /User$|Organization$|OrganizationMember$|Invitation$|ApiKey$|PasswordLink$|setUserRole|updateCoi/
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect([...new Set(soakActions.map(({ mutation }) => mutation))].sort()).toEqual(
    mutations.filter((mutation) => !others.test(mutation)).sort(),
  )
})
