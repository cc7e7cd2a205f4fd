import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { nightlyWork } from '#server/nightly/nightly-work.ts'
import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { open } from '#server/storage/database.ts'
import { addFeature } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-damage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database of some pages. */
async function largeDatabase() {
  const database = await sqlite.createDatabase()
  const storage = await open(database.url)
  await storage.write(async (tx) => {
    for (let at = 0; at < 150; at += 1) await addFeature(tx, `GENE${at}`, { description: 'x'.repeat(4000) })
  })
  await storage.close()
  return { ...database, file: database.url.replace('sqlite:', '') }
}

/** Damages the pages of a file with the descriptions, and leaves the schema. */
function overwrite(file: string): void {
  const bytes = readFileSync(file)
  for (let at = 4096; at < bytes.length; at += 4096)
    if (bytes.subarray(at, at + 4096).includes('xxxxxxxx')) bytes.fill(7, at, at + 4096)
  writeFileSync(file, bytes)
}

it('A service with a damaged database says so, and is not ready', async () => {
  const { url, file } = await largeDatabase()
  overwrite(file)
  const curia = await testApp(url, { schema })
  const query = '{ genes { totalCount nodes { name description } } }'
  const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
  expect(answer.body).toContain('DATABASE_DAMAGED')
  expect(answer.body).toContain('“curia check” says what is damaged')
  const ready = await curia.app.inject('/api/ready')
  expect([ready.statusCode, ready.body]).toEqual([503, expect.stringContaining('is damaged')])
  await curia.close()
})

it('Nightly work names the damage of a database', async () => {
  const { url, file } = await largeDatabase()
  overwrite(file)
  const work = nightlyWork(
    {
      states: join(folder, 'states'),
      databaseUrl: url,
      backup: { folder: join(folder, 'backups'), keep: 3 },
      afterRelease: async () => {},
    },
    pino({ level: 'silent' }),
  )
  await work.start(
    {
      databaseUrl: url,
      downloads: join(folder, 'downloads'),
      states: join(folder, 'states'),
      nightlyStates: 1,
      site: 'http://localhost',
      referenceFasta: null,
      gks: defaultGksSettings,
    },
    { catchUp: 0 },
  )
  const named = 'as the file of the database is damaged: run “curia check”, and restore a backup'
  await vi.waitFor(
    () => {
      const { nightlyProblem, backupProblem } = work.errors()
      expect(nightlyProblem).toContain(named)
      expect(backupProblem).toContain(named)
    },
    { timeout: 30_000, interval: 100 },
  )
  await work.stop()
})
