import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'

const folder = resolve(import.meta.dirname, '../../../examples')
const scripts: [program: string, script: string, pubmedId: string][] = [
  [process.execPath, 'evidence-life.mjs', '25157968'],
  ['python3', 'evidence_life.py', '25265494'],
]

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'])
    return true
  } catch {
    process.stderr.write(`Skipped: the example for ${program}, which this machine does not have\n`)
    return false
  }
}

type Run = { code: number; stdout: string; stderr: string }

describeOnSqliteFirst('the examples that curate', (engine) => {
  let database: TestDatabase
  let server: CuriaServer
  const keys = { CURIA_CURATOR_KEY: '', CURIA_EDITOR_KEY: '' }

  async function ask(query: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
    const answer = await fetch(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }
  /** A key as people come by one: an account, a session, the key. */
  async function keyOf(username: string): Promise<string> {
    const joined = await fetch(`${server.url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${username}@example.org`, password: 'correct horse battery' }),
    })
    const cookie = joined.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    const made = await ask('mutation { generateApiKey(input: {}) { apiKey { token } } }', {
      cookie,
      'sec-fetch-site': 'same-origin',
    })
    return (made as { generateApiKey: { apiKey: { token: string } } }).generateApiKey.apiKey.token
  }

  beforeAll(async () => {
    database = await engine.createDatabase()
    const env = { OUTSIDE_SERVICES: 'off', LOG_LEVEL: 'error' }
    server = await startCuria({ database: database.url, env })
    keys.CURIA_CURATOR_KEY = await keyOf('carla')
    keys.CURIA_EDITOR_KEY = await keyOf('eddie')
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
  })

  const run = (program: string, script: string, parameters: string[]): Promise<Run> =>
    new Promise((done) => {
      const env = { ...process.env, ...keys, CURIA_URL: server.url }
      execFile(program, [resolve(folder, script), ...parameters], { env }, (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), stdout, stderr }),
      )
    })

  describe.each(scripts)('%s %s', (program, script) => {
    it.skipIf(!isThere(program))('ends with the rule that stands against it, or how to call it', async () => {
      expect(await run(program, script, [])).toMatchObject({ code: 2, stdout: '' })
      const { code, stderr } = await run(program, script, ['no number'])
      expect([code, stderr]).toEqual([1, expect.stringContaining('is not a citation id of PubMed')])
    })
  })

  it('refuses an editor’s part to who is none', async () => {
    const { code, stdout, stderr } = await run(process.execPath, 'evidence-life.mjs', ['1'])
    expect([code, stdout]).toEqual([1, expect.stringMatching(/submitted\nrevision of .* suggested\n$/)])
    expect(stderr).toContain('must be an editor')
  })

  describe('with an editor', () => {
    beforeAll(async () => {
      const promoted = await runCuria(['user', 'role', 'eddie', 'editor'], { database: database.url })
      expect([promoted.code, promoted.stderr]).toEqual([0, expect.stringContaining('"role-changed"')])
      const authorization = `Bearer ${keys.CURIA_EDITOR_KEY}`
      await ask('mutation { updateCoi(input: { coiPresent: false }) { coiStatement { id } } }', {
        authorization,
      })
    })

    it.for(scripts)('%s %s goes all the way', async ([program, script, pubmedId], { skip }) => {
      skip(!isThere(program))
      const { code, stdout, stderr } = await run(program, script, [pubmedId])
      expect([code, stderr]).toEqual([0, ''])
      const [submitted, suggested, first, second, accepted, ...json] = stdout.trimEnd().split('\n')
      expect(submitted).toMatch(/^EID\d+ submitted$/)
      expect(suggested).toMatch(/^revision of evidence_level and (evidence_)?rating suggested$/)
      expect([first, second]).toEqual([
        expect.stringMatching(/^RID\d+ accepted$/),
        expect.stringMatching(/^RID\d+ accepted$/),
      ])
      expect(accepted).toBe(submitted?.replace('submitted', 'accepted'))
      const item = JSON.parse(json.join('\n')) as { events: { nodes: object[] } }
      expect(item).toMatchObject({
        id: Number(/\d+/.exec(submitted ?? '')?.[0]),
        status: 'ACCEPTED',
        evidenceLevel: 'B',
        evidenceRating: 4,
        molecularProfile: { name: 'BRAF V600E' },
        source: { citationId: pubmedId },
      })
      const by = (username: string) => ({ originatingUser: { username } })
      const inOrder = [
        { action: 'SUBMITTED', ...by('carla') },
        { action: 'REVISION_SUGGESTED', ...by('carla') },
        { action: 'REVISION_SUGGESTED', ...by('carla') },
        { action: 'REVISION_ACCEPTED', ...by('eddie') },
        { action: 'REVISION_ACCEPTED', ...by('eddie') },
        { action: 'ACCEPTED', ...by('eddie') },
      ]
      const names = (events: object[]) => events.map((event) => JSON.stringify(event)).sort()
      expect(names(item.events.nodes)).toEqual(names(inOrder))
    })
  })
})
