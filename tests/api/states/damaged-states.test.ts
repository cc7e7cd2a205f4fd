import {
  copyFileSync,
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import { stateFileName, stateOfFile } from '#server/states/state-names.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { addDisease } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-damaged-states-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Ways in which the file of a state gets damaged, by the name of the state. */
const damages: Readonly<Record<string, (file: string) => void>> = {
  text: (file) => writeFileSync(file, 'not a database\n'.repeat(1000)),
  empty: (file) => truncateSync(file, 0),
  short: (file) => truncateSync(file, 5000),
  half: (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096),
  zeroes: (file) => overwrite(file, 0, Buffer.alloc(4096)),
  schema: (file) => overwrite(file, 100, Buffer.alloc(2000, 7)),
  // One letter of one record.
  letter(file) {
    const at = readFileSync(file).indexOf('A disease of the state')
    expect(at).toBeGreaterThan(0)
    overwrite(file, at, Buffer.from('B'))
  },
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

describe('Damaged files of states', () => {
  const states = join(folder, 'states')
  const damaged: string[] = []
  let curia: TestApp
  let sound: StoredState
  let opened: ReturnType<typeof openStates>
  beforeAll(async () => {
    const { url } = await sqlite.createDatabase()
    opened = openStates(states, 1, 1, ({ name }) => void damaged.push(name))
    const appFolder = mkdtempSync(join(folder, 'app-'))
    writeFileSync(join(appFolder, 'index.html'), '<title>Curia</title><div id="root"></div>')
    curia = await testApp(url, { schema, states: opened, appFolder })
    await curia.storage.write((tx) => addDisease(tx, 'A disease of the state'))
    sound = await freeze(curia.storage, states, { name: 'sound' })
    damages['letter']?.((await freeze(curia.storage, states, { name: 'letter' })).file)
    for (const [name, damage] of Object.entries(damages)) {
      if (name === 'letter') continue
      // The digest is that of the sound one, as that of a copy under another name is.
      const file = join(states, stateFileName({ ...sound, name }))
      copyFileSync(sound.file, file)
      damage(file)
    }
  })
  afterAll(() => curia.close())

  it.each(Object.keys(damages))('are not read: %s', async (name) => {
    const page = () => curia.app.inject(`/@${name}/diseases`)
    // At the latest when the file has been compared with its digest.
    await vi.waitFor(async () => expect((await page()).statusCode).toBe(503), { timeout: 10_000 })
    const { headers, body } = await page()
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<title>This state cannot be read now</title>')
    expect(body).toContain(`The file of the state ${name} is damaged`)
    const answer = await curia.app.inject(`/api/genes?asOf=${name}`)
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      expect.stringContaining(`state ${name} is damaged`),
    ])
    expect(opened.problem()).toContain(name)
    expect(damaged.filter((each) => each === name)).toEqual([name])
  })

  it('leave the others as they are', async () => {
    expect((await curia.app.inject('/@sound/diseases')).statusCode).toBe(200)
    expect((await curia.app.inject('/api/genes?asOf=sound')).statusCode).toBe(200)
    expect(damaged).not.toContain('sound')
    expect((await curia.app.inject('/@sound/diseases')).statusCode).toBe(200)
  })
})

describe('Names of files of states', () => {
  const digest = 'a'.repeat(64)
  it.each([
    '20210230T000000',
    '20211301T000000',
    '20210132T000000',
    '20210100T000000',
    '20210001T000000',
    '20210101T240000',
    '20210101T006000',
    '20210101T000060',
    '99999999T999999',
    '20230229T000000',
  ])('name no state at %s', async (time) => {
    const file = `odd_v1_${time}Z_${digest}.sqlite`
    expect(stateOfFile(file)).toBeNull()
    const states = mkdtempSync(join(folder, 'odd-'))
    writeFileSync(join(states, file), '')
    const appFolder = mkdtempSync(join(folder, 'app-'))
    writeFileSync(join(appFolder, 'index.html'), '<title>Curia</title><div id="root"></div>')
    const { url } = await sqlite.createDatabase()
    const curia = await testApp(url, { states: openStates(states), appFolder })
    const missing = await curia.app.inject('/@nothing/evidence')
    expect([missing.statusCode, missing.body]).toEqual([404, expect.stringContaining('There is no state')])
    await curia.close()
  })

  it('name one at a day that there is', () => {
    expect(stateOfFile(`leap_v1_20240229T235959Z_${digest}.sqlite`)).toMatchObject({
      date: '2024-02-29T23:59:59.000Z',
    })
  })
})
