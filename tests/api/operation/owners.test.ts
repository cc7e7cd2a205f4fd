import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStates } from '#server/states/open-states.ts'
import { watchReadableStates } from '#server/states/readable-states.ts'
import { statesFolder, unreadableStates } from '#server/states/stored-states.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { startCuria, runCuria } from '#tests/support/service/server.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const root = resolve(import.meta.dirname, '../../..')
/** A user and group that this machine need not know. */
const OWNER = 54_321

describe.skipIf(process.geteuid?.() !== 0)('Commands run as root', () => {
  const home = mkdtempSync(join(tmpdir(), 'curia-owners-'))
  const database = `sqlite:${join(home, 'data/curia.db')}`
  beforeAll(() => chownSync(home, OWNER, OWNER))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const curia = async (...command: string[]) => {
    const run = await runCuria(command, { database })
    expect(run).toMatchObject({ code: 0 })
  }

  it('leave nothing in a folder of the service that the service does not own', async () => {
    writeFileSync(
      join(home, 'hp.obo'),
      'format-version: 1.2\nontology: hp\n\n[Term]\nid: HP:0000001\nname: All\n',
    )
    await curia('import', resolve(root, 'src/server/import/starter'), '--date', '2020-01-01')
    await curia('import', join(home, 'hp.obo'))
    await curia('freeze', 'report')
    await curia('export', join(home, 'export'))
    await curia('export', '--gks', join(home, 'gks'))
    await curia('export', '--release')
    await curia('backup', join(home, 'backups'))
    const made = readdirSync(home, { recursive: true }).map(String)
    for (const part of [
      'data/curia.db',
      'states',
      'downloads',
      'backups',
      'export',
      'gks',
      'report_',
      '.origin',
    ])
      expect(made.join('\n')).toContain(part)
    const ofOthers = made.filter((path) => {
      const { uid, gid } = statSync(join(home, path))
      return path !== 'hp.obo' && (uid !== OWNER || gid !== OWNER)
    })
    expect(ofOthers).toEqual([])
    const [backup = ''] = readdirSync(join(home, 'backups')).filter((name) => name.endsWith('.db'))
    await curia('restore', '--force', join(home, 'backups', backup))
    for (const name of readdirSync(join(home, 'data')))
      expect({ name, uid: statSync(join(home, 'data', name)).uid }).toEqual({ name, uid: OWNER })
  })

  it('tell another user which states it may not read', () => {
    const states = statesFolder(join(home, 'data'), database)
    const program = `
      const { unreadableStates } = await import('./src/server/states/stored-states.ts')
      process.setegid(54322); process.seteuid(54322)
      console.log(await unreadableStates(${JSON.stringify(states)}))`
    const seen = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root })
    expect(String(seen).trim()).toBe(states)
  })
})

describe('Frozen states that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-unreadable-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('are an error of the list, of readiness and of the log, not an empty list', async () => {
    const database = await sqlite.createDatabase()
    // A file in the place of the folder cannot be listed, whoever asks.
    const data = join(folder, 'data')
    mkdirSync(join(data, 'states'), { recursive: true })
    writeFileSync(statesFolder(data, database.url), '')
    const service = await startCuria({ database: database.url, env: { DATA_DIR: data } })
    const answer = async (path: string) => {
      const response = await fetch(`${service.url}${path}`)
      return { status: response.status, body: await response.text() }
    }
    expect(await answer('/api/states')).toEqual({
      status: 503,
      body: expect.stringContaining('may not read the frozen states'),
    })
    expect(await answer('/api/ready')).toEqual({
      status: 200,
      body: expect.stringContaining('may not read the frozen states'),
    })
    expect(await answer('/api/status')).toMatchObject({ body: expect.stringContaining('may not read') })
    expect(service.output()).toMatch(/"level":50.*may not read the frozen states/)
    await service.stop()
    await database.drop()
  })

  it('are none where nothing was frozen, and are told again when they can be read', async () => {
    const states = join(folder, 'states')
    expect(await unreadableStates(states)).toBeNull()
    const log = { error: vi.fn(), info: vi.fn() }
    const watch = await watchReadableStates(states, log)
    expect(watch.problem()).toBeNull()
    expect(log.error).not.toHaveBeenCalled()
    watch.close()
    const database = await sqlite.createDatabase()
    const curia = await testApp(database.url, { states: openStates(states) })
    expect((await curia.app.inject('/api/states')).statusCode).toBe(200)
    await curia.close()
    await database.drop()
  })
})
