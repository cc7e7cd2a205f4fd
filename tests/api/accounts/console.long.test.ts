import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { organizationCommand } from '#server/accounts/commands/organization-command.ts'
import { userCommand } from '#server/accounts/commands/user-command.ts'
import { generateApiKey, holderOfKey } from '#server/accounts/api-keys/api-keys.ts'
import { open } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import { currentProgram } from '../../../scripts/program.mjs'

/** Runs a command with a line on its standard input. */
async function runWithInput(command: string[], database: string, input: string) {
  const child = spawn(process.execPath, [currentProgram(), ...command], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(input)
  return text(child.stdout)
}

const site = { publicUrl: 'https://curia.example', port: 3000 }
const commands = { user: userCommand, organization: organizationCommand }

/** Runs a command within this process: one of its own takes half a second to start. */
async function runHere(databaseUrl: string, name: keyof typeof commands, parameters: string[]) {
  let said = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  try {
    await commands[name](() => ({ ...site, databaseUrl })).parseAsync(parameters, { from: 'user' })
    return { code: 0, said }
  } catch (error) {
    return { code: 1, said: String(error) }
  } finally {
    write.mockRestore()
  }
}

describeOnEachEngine('accounts at the console', (engine) => {
  it('makes the first administrator by the link that the service prints, or at the command line', async () => {
    const { url: database, drop } = await engine.createDatabase()
    const run = (name: keyof typeof commands, ...parameters: string[]) => runHere(database, name, parameters)
    const runAlone = async (...command: string[]) => {
      const env = { PUBLIC_URL: site.publicUrl }
      const { code, stdout, stderr } = await runCuria(command, { database, env })
      return { code, said: stdout + stderr }
    }
    const service = await startCuria({ database, env: { ANONYMOUS_LIMIT: '2' } })
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0]
      return { status: answer.status, cookie, limit: answer.headers.get('ratelimit-policy') }
    }
    const signIn = (email: string, password: string) => post('/api/auth/sign-in', { email, password })

    await expect.poll(service.output).toMatch(/\/set-up#[\w-]{32}"}\n/)
    const token = /\/set-up#([\w-]{32})/.exec(service.output())?.[1]
    const first = { token, email: 'first@example.org', password: 'a first password' }
    expect((await post('/api/auth/set-up', first)).status).toBe(201)
    expect((await post('/api/auth/set-up', { ...first, email: 'x@example.org' })).status).toBe(404)
    expect((await post('/api/graphql', { query: '{ knowledgebase { name } }' })).limit).toBe(
      '"anonymous";q=2;w=300',
    )

    const made = await runAlone('user', 'create', 'ada', '--email', 'ada@example.org', '--role', 'editor')
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Created ada (editor).') })
    const link = /https:\/\/curia\.example\/reset-password#([\w-]{32})\n/.exec(made.said)?.[1]
    const reset = { token: link, newPassword: 'set by the link' }
    expect((await post('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await signIn('ada@example.org', 'set by the link')).status).toBe(200)

    const input = 'from standard input\n'
    expect(await runWithInput(['user', 'password', 'ada', '--password-stdin'], database, input)).toContain(
      'The password of ada was changed',
    )
    expect((await signIn('ada@example.org', 'set by the link')).status).toBe(401)
    const { cookie = '' } = await signIn('ada@example.org', 'from standard input')
    const viewer = async () => {
      const answer = await fetch(`${service.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
        body: JSON.stringify({ query: '{ viewer { username role organizations { name } } }' }),
      })
      return (await answer.json()) as unknown
    }
    expect(await run('organization', 'create', 'Alliance', '--can-approve')).toMatchObject({ code: 0 })
    expect(await run('organization', 'create', 'East', '--parent', 'alliance')).toMatchObject({ code: 0 })
    expect(await run('organization', 'member', 'Alliance', 'ada@example.org', '--can-approve')).toMatchObject(
      {
        code: 0,
        said: expect.stringContaining('may approve'),
      },
    )
    expect(await run('organization', 'member', 'East', 'ada', '--can-approve')).toMatchObject({
      code: 1,
      said: expect.stringContaining('may not approve'),
    })
    expect(
      await run('organization', 'edit', 'East', '--name', 'Far East', '--url', 'https://e.example'),
    ).toMatchObject({ code: 0 })
    expect((await run('organization', 'list')).said).toMatch(
      /Alliance\t\tcan approve\n.*Far East\tAlliance\n/,
    )
    expect(await run('user', 'role', 'ada', 'curator')).toMatchObject({ code: 0 })
    expect(await viewer()).toEqual({
      data: { viewer: { username: 'ada', role: 'CURATOR', organizations: [{ name: 'Alliance' }] } },
    })
    expect(await run('organization', 'member', 'Alliance', 'ada', '--remove')).toMatchObject({ code: 0 })
    expect((await run('user', 'invite', '--organization', 'Alliance')).said).toMatch(
      /^https:\/\/curia\.example\/invitation#[\w-]{32}\n$/,
    )
    expect(await run('user', 'deactivate', 'ada')).toMatchObject({ code: 0 })
    expect(await viewer()).toEqual({ data: { viewer: null } })
    expect((await run('user', 'list')).said).toMatch(/\tada\tada@example\.org\tcurator\tdeactivated\n/)
    expect(await run('user', 'deactivate', 'first@example.org')).toMatchObject({
      code: 1,
      said: expect.stringContaining('only administrator'),
    })
    expect(await run('user', 'role', 'nobody', 'editor')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no user “nobody”'),
    })
    expect(await runAlone('user', 'role', 'ada', 'king')).toMatchObject({
      code: 1,
      said: expect.stringContaining('curator, editor, admin'),
    })
    const automation = /(\S+)\t.*automation account/.exec((await run('user', 'list')).said)?.[1] ?? ''
    for (const command of [
      ['password', automation],
      ['role', automation, 'editor'],
      ['deactivate', automation],
    ])
      expect(await run('user', ...command)).toMatchObject({
        code: 1,
        said: expect.stringContaining('is the system account for imports'),
      })
    expect((await run('user', 'create', '', '--email', 'zoe@example.org')).said).toContain(
      'Created zoe (curator).',
    )
    expect(await service.stop()).toBe(0)

    const again = await startCuria({ database })
    await expect.poll(again.output).toContain('is ready')
    await again.stop()
    expect(again.output()).not.toContain('/set-up#')
    await drop()
  })

  it('lists and revokes the API keys of a user, masked', async () => {
    const { url: database, drop } = await engine.createDatabase()
    const run = (...parameters: string[]) => runHere(database, 'user', parameters)
    const storage = await open(database)
    const { key, user } = await userWithKey(storage, 'ada')
    const now = new Date().toISOString()
    const more = await storage.writeAside(async (tx) => {
      const options = { userId: user.id, now }
      const soon = new Date(Date.now() + 86_400_000).toISOString()
      const second = await generateApiKey(tx, { ...options, name: 'pipeline', expiresAt: soon })
      await generateApiKey(tx, { ...options, name: 'old', expiresAt: '2020-01-01T00:00:00.000Z' })
      await addUser(tx, 'bob')
      return second.token
    })
    const works = async (token: string) => (await holderOfKey(storage.read, token, now)).ok
    const { said } = await run('keys', 'ada')
    const lines = said.trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    for (const line of lines)
      expect(line).toMatch(/^\d+\tcuria_\S+\t\S*\tnever used\t(?:active|expire[sd] \S+)$/)
    expect(said).not.toContain(key)
    expect(said).not.toContain(more)
    const id = /^(\d+)\t.*pipeline/m.exec(said)?.[1] ?? ''
    expect(await run('revoke-keys', 'bob', id)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`bob has no API key “${id}”`),
    })
    expect(await run('revoke-keys', 'ada', 'all')).toMatchObject({
      code: 1,
      said: expect.stringContaining('ada has no API key “all”'),
    })
    expect([await works(key), await works(more)]).toEqual([true, true])
    expect(await run('revoke-keys', 'ada', id)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Revoked API key ${id} of ada.`),
    })
    expect([await works(key), await works(more)]).toEqual([true, false])
    expect((await run('revoke-keys', 'ada')).said).toMatch(/Revoked \d API keys? of ada\./)
    expect(await works(key)).toBe(false)
    expect((await run('keys', 'ada')).said.match(/\trevoked /g)).toHaveLength(3)
    expect((await run('keys', 'bob')).said).toContain('bob has no API keys.')
    await storage.close()
    await drop()
  })
})
