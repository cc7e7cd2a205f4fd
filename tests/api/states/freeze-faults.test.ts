import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freeze } from '#server/states/freeze.ts'
import { removeParts, statesFolder, storedStates } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'curia-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachEngine('Freezing that does not come to its end', (engine) => {
  const data = mkdtempSync(join(folder, 'data-'))
  let database: TestDatabase
  let states: string
  beforeAll(async () => {
    database = await engine.createDatabase()
    states = statesFolder(data, database.url)
    mkdirSync(states, { recursive: true })
    const storage = await open(database.url)
    await storage.write((tx) => addEveryKind(tx))
    await storage.close()
  })
  afterAll(() => database.drop())

  /** `curia freeze`. @param limit kilobytes that a file may have, as where the disk is full */
  function startFreezing(name: string, limit = 'unlimited') {
    const command = `ulimit -f ${limit}; exec "$0" src/cli.ts freeze ${name}`
    const child = spawn('bash', ['-c', command, process.execPath], {
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

  it.each([0, 1, 500_000])(
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

  it('says that the disk is full, leaves nothing, and freezes when there is room', async () => {
    const { child, ended, output } = startFreezing('full', '300')
    await ended
    expect([child.exitCode, readdirSync(states)]).toEqual([1, []])
    expect(output()).toMatch(/disk/i)
    const storage = await open(database.url)
    await freeze(storage, states, { name: 'full' })
    await storage.close()
    expect((await storedStates(states)).map(({ name }) => name)).toEqual(['full'])
  })
})
