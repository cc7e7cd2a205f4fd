import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startAttacker } from '#tests/attack/client/attacker-process.ts'
import type { Attacker } from '#tests/attack/client/attacker-process.ts'
import { isFailure } from '#tests/attack/client/outcomes.ts'
import { families } from '#tests/attack/families.ts'
import { measure } from '#tests/attack/measure.ts'
import { fillDatabase, freezeStates, idsOf, statesOf } from '#tests/attack/prepare.ts'
import { startAttackedService } from '#tests/attack/service/attacked-service.ts'
import type { AttackedService } from '#tests/attack/service/attacked-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate, TestDatabase } from '#tests/support/storage/engines.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

const root = resolve(import.meta.dirname, '../../..')
const hasApp = existsSync(join(root, 'dist/index.html'))
const SECONDS = 1
const FILLED_MB = 450

/** The starter set with what a hostile curator left in it. */
const attacked: DatabaseTemplate = {
  name: 'attacked',
  prepare: (url) => fillDatabase(url, join(root, 'src/server/import/starter')),
}

/** One of each way in, for runs that are not whole. */
const inEveryRun: ReadonlySet<string> = new Set([
  'hostile documents',
  'advanced search, nested groups',
  'hostile cursors',
  'versions of records',
  'reads of many states',
  'GKS objects',
  'every route with some of it',
  'slow headers',
  'clients that stop waiting for changes',
  'compressed bodies',
  'large permalinks',
])
const short = families
  .filter(({ short: isShort, needsApp }) => isShort && (hasApp || !needsApp))
  .filter(({ name }) => isWholeRun || inEveryRun.has(name))
  .map((family, turn) => ({ family, turn, name: family.name }))

describeOnSqliteFirst('A service under attack', (engine) => {
  let database: TestDatabase
  let service: AttackedService
  let ids: Awaited<ReturnType<typeof idsOf>>
  let states: Awaited<ReturnType<typeof statesOf>>
  const dataFolder = mkdtempSync(join(tmpdir(), 'curia-attack-'))

  let attacker: Attacker

  const start = (database: string) => startAttackedService({ database, dataFolder })

  beforeAll(async () => {
    attacker = startAttacker()
    database = await engine.createDatabase(attacked)
    await freezeStates(database.url, dataFolder)
    service = await start(database.url)
    ids = await idsOf(service.url)
    states = await statesOf(service.url)
  })
  // A family answers for itself: not for one that ended the service, and not for what others left in its memory.
  beforeEach(async () => {
    if (!service.ended() && service.peakMegabytes() < FILLED_MB) return
    await service.stop()
    service = await start(database.url)
  })
  afterAll(async () => {
    attacker.stop()
    await service.stop()
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const own = short.filter(({ family }) => engine.name === 'sqlite' || !family.beforeDatabase)
  it.each(own)('withstands $name', async ({ family, turn }) => {
    const field = { service, ids, states, hasApp, calmSeconds: 0, seconds: SECONDS, attacker }
    const { ended, outcomes, megabytes, holds, attacked: reader } = await measure(family, turn, field)
    expect(ended).toBeNull()
    expect(Object.keys(outcomes).filter(isFailure)).toEqual([])
    expect(holds).toEqual([])
    expect(megabytes).toBeLessThan(700)
    expect(reader.answered).toBeGreaterThan(0)
    expect(reader.failures).toEqual([])
  })
})
