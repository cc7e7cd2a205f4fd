import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { whileServing, whileStopped } from '#tests/support/operation/documented-commands.ts'
import type { DocumentedCommand } from '#tests/support/operation/documented-commands.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Shells that run commands as an operator does: in a folder of their own, with `curia` on the path. */
describe('Commands of the documents run in a scratch installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-commands-'))
  const bin = join(folder, 'bin')
  const database = `sqlite:${join(folder, 'data/curia.db')}`
  const DATA_DIR = join(folder, 'data')
  let service: CuriaServer

  beforeAll(async () => {
    mkdirSync(bin)
    for (const name of ['curia', 'curia.mjs']) {
      writeFileSync(join(bin, name), `#!/bin/sh\nexec '${process.execPath}' '${root}/bin/curia.mjs' "$@"\n`)
      chmodSync(join(bin, name), 0o755)
    }
    writeFileSync(join(folder, 'july.md'), 'The release of **July** is there.\n')
    service = await startCuria({ database, env: { DATA_DIR, NIGHTLY_DELAY: '99999' } })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  function execute(command: string): Promise<{ code: number | null; output: string }> {
    const line = command
      .replace(/^npm run curia --/, 'curia')
      .replace('http://localhost:3000', service.url)
      .replace(/^curl /, 'curl --fail ')
    const { DATABASE_URL: _, ...environment } = process.env
    const child = spawn('bash', ['-c', line], {
      cwd: folder,
      env: {
        ...environment,
        PATH: `${bin}:${process.env['PATH']}`,
        DATABASE_URL: database,
        DATA_DIR,
        PUBLIC_URL: 'https://curia.example.org',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    return new Promise((done, failed) => {
      child.once('error', failed)
      child.once('close', (code) => done({ code, output }))
    })
  }

  const linesOf = (commands: DocumentedCommand[]) =>
    commands.flatMap((command) => {
      if (!('run' in command)) return []
      return command.run === 'as shown' ? [command.shown] : command.run
    })
  const succeeds = async (line: string) => {
    const { code, output } = await execute(line)
    expect(code, output).toBe(0)
    expect(output).not.toBe('')
  }

  it.each(linesOf(whileServing))('while the service runs: %s', succeeds)

  it('stops for those that need it stopped', async () => {
    expect(await service.stop()).toBe(0)
  })

  it.each(linesOf(whileStopped))('while it is stopped: %s', succeeds)
})
