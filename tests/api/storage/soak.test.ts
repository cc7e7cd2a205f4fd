import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { schema } from '#server/graphql/schema.ts'
import { soakActions } from '#tests/soak/actions.ts'
import { brokenAfterSoak } from '#tests/soak/aftermath.ts'
import { inProcess, overHttp } from '#tests/soak/senders.ts'
import { soak } from '#tests/soak/soak.ts'
import { addWorld } from '#tests/soak/world.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { startCuria } from '#tests/support/service/server.ts'

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
    const defects: string[] = []
    const interfaces = storages.map((storage) => inProcess(storage, (defect) => void defects.push(defect)))
    const senders = interfaces.map(({ send }) => send)
    const report = await soak({ senders, db: main.read, world, seed: 7, actions: ACTIONS, atOnce: 8 })
    for (const { settled } of interfaces) await settled()
    expect([...report.defects, ...defects]).toEqual([])
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
    expect(done).toBeGreaterThan(ACTIONS / 5)
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
    expect(broken).toContain('is made of those of its variants: violated by MOLECULAR_PROFILE 1000000')
    expect(broken).toContain('a record is found by what it says, and by nothing else: violated by FEATURE')
  })
})

describeOnEachEngine('random curation through two services on one database', (engine) => {
  it('reaches no client with another error, and leaves nothing half done, lost or done twice', async () => {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    const world = await addWorld(storage)
    const keys = new Map<number, string>()
    const now = new Date().toISOString()
    await storage.writeAside(async (tx) => {
      for (const { person } of world.actors) {
        const key = { userId: person.id, name: null, expiresAt: null, now }
        keys.set(person.id, (await generateApiKey(tx, key)).token)
      }
    })
    const env = { OUTSIDE_SERVICES: 'off', LOG_LEVEL: 'warn' }
    const services = await Promise.all([1, 2].map(() => startCuria({ database: database.url, env })))
    const senders = services.map(({ url }) => overHttp(url, keys))
    const report = await soak({ senders, db: storage.read, world, seed: 8, actions: ACTIONS, atOnce: 10 })
    const stopped = await Promise.all(services.map((service) => service.stop()))
    expect(report.defects).toEqual([])
    expect(await brokenAfterSoak(storage, report)).toEqual([])
    const done = [...report.endings.values()].reduce((sum, counts) => sum + (counts.get('done') ?? 0), 0)
    expect(done).toBeGreaterThan(ACTIONS / 5)
    expect(stopped).toEqual([0, 0])
    await storage.close()
    await database.drop()
  })
})

it('does every mutation by which people curate', () => {
  // A move writes as many activities as it has items: tests/api/revisions/evidence-moves.test.ts counts them.
  const others =
    /EvidenceMove$|^moveEvidence|User$|Organization$|OrganizationMember$|Invitation$|ApiKeys?$|PasswordLink$|setUserRole|updateCoi|Upstream$|Mirror|NotificationMail$/
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect([...new Set(soakActions.map(({ mutation }) => mutation))].sort()).toEqual(
    mutations.filter((mutation) => !others.test(mutation)).sort(),
  )
})
