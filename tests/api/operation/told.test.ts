import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const cli = join(import.meta.dirname, '../../../src/cli.ts')

describe('An operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-told-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reads JSON alone in the log, is warned once of a proxy and of a misspelt variable, and why a sign-in cannot work', async () => {
    const database = await sqlite.createDatabase(null)
    const service = await startCuria({
      database: database.url,
      env: {
        DATA_DIR: folder,
        PUBLIC_URL: 'https://curia.example.org',
        BACKUP_DIRS: folder,
        LOG_REQUESTS: 'on',
      },
    })
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${service.url}${path}`, {
        ...init,
        headers: { 'x-forwarded-for': '192.0.2.1', ...init.headers },
      })
    for (let turn = 0; turn < 3; turn += 1) expect((await ask('/api/genes')).status).toBe(200)
    const signIn = (origin: string) =>
      ask('/api/auth/sign-in', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.org', password: 'a long password' }),
      })
    const { host } = new URL(service.url)
    const refused = await signIn(`http://${host}`)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('opened over http, where browsers drop the cookie'),
    ])
    for (const origin of ['https://curia.example.org', `http://localhost:${new URL(service.url).port}`])
      expect(await (await signIn(origin)).text()).not.toContain('opened over http')
    expect(await service.stop()).toBe(0)
    const lines = service
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const messages = lines.map(({ msg }) => String(msg))
    for (const part of [
      /^Curia is ready at https/,
      /^There is no administrator yet.*https:\/\/curia/,
      /starter knowledgebase/,
    ])
      expect(messages.filter((message) => part.test(message)).length).toBeGreaterThan(0)
    expect(messages.filter((message) => message.includes('TRUST_PROXY is not set'))).toHaveLength(1)
    expect(messages).toContain('the variable BACKUP_DIRS has no effect: did you mean BACKUP_DIR?')
    await database.drop()
  })

  it('is asked for the database where a command would make one that nobody looks for', async () => {
    const { DATABASE_URL: _, ...environment } = process.env
    const curia = (...command: string[]) =>
      spawnSync(process.execPath, [cli, ...command], { cwd: folder, env: environment, encoding: 'utf8' })
    const starter = join(import.meta.dirname, '../../../src/server/import/starter')
    for (const command of [
      ['import', starter, '--date', '2020-01-01'],
      ['mirror', 'add', 'https://example.org', '--name', 'Other'],
      ['restore', join(folder, 'backup.db')],
    ]) {
      const { status, stderr } = curia(...command)
      expect([status, stderr]).toEqual([1, expect.stringContaining('Which database?')])
    }
    expect(curia('import', starter, '--date', '2020-01-01', '--database', 'sqlite:./here.db').status).toBe(0)
  })

  it('hears of a misspelt variable from commands, too', async () => {
    const database = await sqlite.createDatabase()
    const run = await runCuria(['user', 'list'], {
      database: database.url,
      env: { TRUSTED_PROXY: 'loopback' },
    })
    expect(run.stderr).toContain('The variable TRUSTED_PROXY has no effect: did you mean TRUST_PROXY?')
    await database.drop()
  })

  it('finds every variable in the help', async () => {
    const { stdout } = await runCuria(['--help'], { database: '' })
    for (const name of [
      'DATABASE_URL',
      'BACKUP_DIR',
      'UPSTREAM_API_KEY',
      'HTTPS_PROXY',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ])
      expect(stdout).toContain(`  ${name}`)
  })
})
