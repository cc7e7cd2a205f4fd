import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeParts, storedStates } from '#server/states/stored-states.ts'
import { stateFileName } from '#server/states/state-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-stored-states-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string) =>
  join(folder, stateFileName({ name, version: 1, date: '2024-08-01T00:00:00.000Z', digest: 'a'.repeat(64) }))

it('States are files: what else has such a name is none, and nobody waits for it', async () => {
  writeFileSync(fileOf('file'), 'x')
  symlinkSync(fileOf('file'), fileOf('link-to-a-file'))
  mkdirSync(fileOf('folder'))
  symlinkSync('/nowhere', fileOf('link-to-nothing'))
  symlinkSync('/', fileOf('link-to-a-folder'))
  symlinkSync('/dev/zero', fileOf('link-to-a-device'))
  expect(spawnSync('mkfifo', [fileOf('pipe')]).status).toBe(0)
  await removeParts(folder)
  const names = (await storedStates(folder)).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['file', 'link-to-a-file'])
})
