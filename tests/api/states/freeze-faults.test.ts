import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ensureSearchIndex } from '#server/knowledge/search/reindex.ts'
import { freeze } from '#server/states/freeze.ts'
import { removeParts, statesFolder, storedStates } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { startCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'curia-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnSqliteFirst('Freezing that does not come to its end', (engine) => {
  const data = mkdtempSync(join(folder, 'data-'))
  let database: TestDatabase
  let states: string
  beforeAll(async () => {
    database = await engine.createDatabase()
    states = statesFolder(data, database.url)
    mkdirSync(states, { recursive: true })
    const storage = await open(database.url)
    await storage.write((tx) => addEveryKind(tx))
    await ensureSearchIndex(storage)
    await storage.close()
  })
  afterAll(() => database.drop())

  function startFreezing(name: string) {
    const child = spawn(process.execPath, [currentProgram(), 'freeze', name], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => void (output += String(text)))
    return { child, ended: once(child, 'close'), output: () => output }
  }
  const parts = () => readdirSync(states).filter((name) => name.endsWith('.part'))
  const bytesOfPart = () =>
    Math.max(
      -1,
      ...parts().map((name) => statSync(join(states, name), { throwIfNoEntry: false })?.size ?? -1),
    )

  it.each([0, 500_000])(
    'leaves no half file with a final name when it is killed with %d bytes written',
    async (bytes) => {
      const { child, ended, output } = startFreezing(`killed-${bytes}`)
      while (bytesOfPart() < bytes && child.exitCode === null) await pause(1)
      child.kill('SIGKILL')
      await ended
      expect([child.signalCode, output()]).toEqual(['SIGKILL', ''])
      expect([parts().length, await storedStates(states)]).toEqual([1, []])
      await removeParts(states)
      expect(readdirSync(states)).toEqual([])
    },
  )

  it('is said in the log and the status where the disk is full, and nothing else stops', async () => {
    // A folder of its own for each attempt: a service that finds today's nightly release makes no other.
    const data = mkdtempSync(join(folder, 'full-'))
    const states = statesFolder(data, database.url)
    const service = await startCuria({
      database: database.url,
      env: { DATA_DIR: data, NIGHTLY_DELAY: '0' },
      fileKilobytes: 1000,
    })
    try {
      const nightlyProblem = await vi.waitFor(
        async () => {
          const answer = await fetch(`${service.url}/api/status`)
          const status = (await answer.json()) as { nightlyProblem: string | null }
          expect(status.nightlyProblem).not.toBeNull()
          return status.nightlyProblem
        },
        { timeout: 60_000, interval: 100 },
      )
      expect(nightlyProblem).toContain('the log has the details')
      await vi.waitFor(() =>
        expect(service.output()).toMatch(/State nightly-[\d-]+ could not be written to .*disk/i),
      )
      expect(readdirSync(states)).toEqual([])
      for (const path of ['/api/ready', '/api/genes', '/downloads/nightly/nightly-FeatureSummaries.tsv'])
        expect([path, (await fetch(service.url + path)).status]).toEqual([path, 200])
    } finally {
      await service.stop()
    }
    const storage = await open(database.url)
    await freeze(storage, states, { name: 'full' })
    await storage.close()
    expect((await storedStates(states)).map(({ name }) => name)).toEqual(['full'])
  })
})
