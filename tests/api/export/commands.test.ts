import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const cli = currentProgram()

describe('Commands that write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-writing-'))
  const file = join(folder, 'file')
  let database: TestDatabase
  beforeAll(async () => {
    database = await sqlite.createDatabase()
    const storage = await open(database.url)
    await storage.write((tx) => addEveryKind(tx))
    await storage.close()
    writeFileSync(file, 'BRAF V600E\n')
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  /** Runs a command whose output goes where the shell says; gives its exit code and what it says of errors. */
  const runInto = (output: string, command: string[]) =>
    new Promise<{ code: string; stderr: string }>((done) => {
      const line = `"$0" "$@" ${output}; echo "\${PIPESTATUS[0]}"`
      const options = { env: { ...process.env, DATABASE_URL: database.url } }
      execFile('bash', ['-c', line, process.execPath, cli, ...command], options, (_error, stdout, stderr) =>
        done({ code: stdout.trim(), stderr }),
      )
    })

  const commands = [
    ['changes', '--from', '0'],
    ['match', file, '--format', 'tsv'],
    ['match', '--coverage'],
    ['news', 'list'],
    ['mirror', 'status'],
  ]

  it.each(commands)('end quietly when the reader of their output has gone: %s', async (...command) => {
    const { code, stderr } = await runInto('| true', command)
    expect([code, stderr]).toEqual(['0', expect.not.stringMatching(/EPIPE|\n\s+at /)])
  })

  it.runIf(existsSync('/dev/full')).each(commands)(
    'say when their output cannot be written: %s',
    async (...command) => {
      const { code, stderr } = await runInto('> /dev/full', command)
      expect(code).toBe('1')
      expect(stderr.match(/Standard output cannot be written: the disk is full\./g)).toHaveLength(1)
      expect(stderr).not.toMatch(/\n\s+at /)
    },
  )

  it.each([['export'], ['export', '--gks'], ['backup']])(
    'name a file in place of a folder: %s',
    async (...command) => {
      const curia = (path: string) => runCuria([...command, path], { database: database.url })
      const within = join(file, 'inner')
      expect(await curia(file)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(
          `${file} is a file: give a folder, or a path where one can be created\n`,
        ),
      })
      expect(await curia(within)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`The folder ${within} cannot be created, as ${file} is a file\n`),
      })
    },
  )

  it.runIf(process.platform === 'linux')('name a folder that cannot hold others', async () => {
    expect(await runCuria(['export', '/proc/curia/files'], { database: database.url })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The folder \/proc\/curia cannot be created: \/proc cannot hold folders\. Choose another folder$/m,
      ),
    })
  })

  it.runIf(process.platform === 'linux').each([['export'], ['export', '--gks'], ['backup']])(
    'name a folder that they may not write to, and what to do: %s',
    async (...command) => {
      expect(await runCuria([...command, '/sys'], { database: database.url })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^\/sys cannot be written to: (the user of this process may not write to \/sys\. Let this user|\/sys is read-only\. Choose)/m,
        ),
      })
    },
  )

  it.runIf(process.platform === 'linux')('name the folder of states that cannot be made', async () => {
    const env = { DATA_DIR: '/sys' }
    expect(await runCuria(['freeze', 'first'], { database: database.url, env })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^State first could not be written to \/sys\/states\/\S+: The folder \/sys\/states cannot be created: /m,
      ),
    })
  })
})
