import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { postgres } from '#tests/support/storage/engines.ts'
import { freePort } from '#tests/support/service/ports.ts'
import { runCuria } from '#tests/support/service/server.ts'

/** What an operator reads whose database cannot be opened. */
const problemOf = (url: string) =>
  open(url).then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

describe('A SQLite database that cannot be opened', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curia-opening-'))
    writeFileSync(join(folder, 'notes.txt'), 'no database, but a text of some length\n'.repeat(100))
    mkdirSync(join(folder, 'sub'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['a folder that is a file', 'notes.txt/curia.db', /notes\.txt is not a folder.*set DATABASE_URL/],
    ['another kind of file', 'notes.txt', /notes\.txt is not an SQLite database: set DATABASE_URL/],
    ['a folder', 'sub', /sub cannot be opened for writing: it is a folder.*DATABASE_URL/],
  ])('is told with the remedy: %s', async (_what, path, message) => {
    expect(await problemOf(`sqlite:${join(folder, path)}`)).toMatch(message)
  })

  it('is told by every command, without a stack', async () => {
    const run = await runCuria(['serve'], { database: `sqlite:${join(folder, 'notes.txt')}` })
    expect([run.code, run.stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(run.stderr).toContain('is not an SQLite database')
  })
})

describe('An SQLite database that is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-mistyped-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['export', join(folder, 'files')],
    ['export', '--gks', join(folder, 'files')],
    ['export', '--release'],
    ['changes', '--from', '0'],
    ['freeze', 'report'],
    ['match', '--coverage'],
    ['match', 'sample.txt'],
    ['backup', join(folder, 'files')],
    ['mirror', 'status'],
    ['news', 'list'],
    ['news', 'add', 'Hello'],
    ['organization', 'list'],
    ['organization', 'create', 'Alliance'],
    ['user', 'list'],
    ['user', 'create', 'ada', '--email', 'ada@example.org'],
  ])('is not created by curia %s %s', async (...command) => {
    const file = join(folder, 'data', 'mistyped.db')
    const run = await runCuria(command, { database: `sqlite:${file}` })
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toContain(
      `There is no database ${file}: correct DATABASE_URL or --database, or create it by starting the service`,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('is created by curia mirror add, as a mirror may begin with an empty one', async () => {
    const database = `sqlite:${join(folder, 'mirror', 'curia.db')}`
    const run = await runCuria(['mirror', 'add', 'https://civic.example', '--name', 'CIViC'], { database })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    rmSync(join(folder, 'mirror'), { recursive: true })
  })
})

describe.skipIf(inject('postgresUrl') === null)('A PostgreSQL database that cannot be opened', () => {
  const withServer = async (change: (url: URL) => void) => {
    const database = await postgres.createDatabase()
    const url = new URL(database.url)
    change(url)
    const problem = await problemOf(url.href)
    await database.drop()
    return { problem, host: url.host }
  }

  it('is told with the remedy: a user that the server refuses', async () => {
    const { problem, host } = await withServer((url) => {
      url.username = 'nobody'
      url.password = 'hunter2'
    })
    expect(problem).toContain(`PostgreSQL at ${host} rejects the user “nobody”`)
    expect(problem).toContain('correct user and password in DATABASE_URL')
    expect(problem).not.toContain('hunter2')
  })

  it('is told with the remedy: a database that is not there', async () => {
    const { problem } = await withServer((url) => void (url.pathname = '/curia_missing'))
    expect(problem).toContain('has no database “curia_missing”: create it (createdb curia_missing)')
  })

  it('is told with the remedy: a server that does not answer', async () => {
    const port = String(await freePort())
    const { problem, host } = await withServer((url) => void (url.port = port))
    expect(problem).toContain(`PostgreSQL at ${host} cannot be reached (ECONNREFUSED): start it, or correct`)
  })
})
