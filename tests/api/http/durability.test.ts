import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, inject, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { sqlite } from '../../support/storage/engines.ts'
import { startPostgres } from '../../support/storage/postgres.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

const writer = join(import.meta.dirname, '../../support/storage/write-commits.ts')

/**
 * Runs a process that writes and says so after each commit, and calls `end` after `commits` of them, in the middle
 * of another. Gives the last number it said was committed.
 */
async function writeUntilEnded(
  url: string,
  first: number,
  commits: number,
  end: (pid: number) => unknown,
): Promise<number> {
  const child = spawn(process.execPath, [writer, url, String(first)], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise((resolve) => child.once('close', resolve))
  let complaint = ''
  child.stderr.on('data', (text) => (complaint += String(text)))
  let last = 0
  let ending: unknown
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === first + commits && child.pid !== undefined) ending = end(child.pid)
  }
  await exited
  await ending
  if (last < first + commits) throw new Error(`the writer ended by itself: ${complaint}`)
  return last
}

/** Checks that all that was reported committed is there, whole, and nothing half; gives the last number there. */
async function expectWhole(url: string, versionBefore: number, reported: number): Promise<number> {
  const storage = await open(url)
  // Writers stand in line: once this one is through, none of the ended process is on its way any more.
  await storage.write(async () => {})
  const rows = await storage.read
    .selectFrom('diseases')
    .leftJoin('disease_disease_aliases', 'disease_id', 'id')
    .select(({ fn }) => ['name', fn.count<number>('disease_alias_id').as('aliases')])
    .groupBy(['id', 'name'])
    .orderBy('id')
    .execute()
  const { version } = await knowledgeVersion(storage.read)
  const orphans = await storage.read
    .selectFrom('disease_aliases')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disease_disease_aliases')
            .whereRef('disease_alias_id', '=', 'disease_aliases.id')
            .select('disease_id'),
        ),
      ),
    )
    .select('name')
    .execute()
  await storage.close()

  expect(rows.map((row) => row.name)).toEqual(rows.map((_row, index) => `disease ${index + 1}`))
  expect(rows.filter((row) => Number(row.aliases) !== 2)).toEqual([])
  expect(orphans).toEqual([])
  // The last commit may have been done without having been reported.
  expect([reported, reported + 1]).toContain(rows.length)
  expect(version - versionBefore).toBe(rows.length + 1)
  return rows.length
}

async function startingVersion(url: string): Promise<number> {
  const storage = await open(url)
  const { version } = await knowledgeVersion(storage.read)
  await storage.close()
  return version
}

const kill9 = (pid: number) => process.kill(pid, 'SIGKILL')

describe('What was committed', () => {
  it('survives kill -9 of the service in the middle of a write (sqlite)', async () => {
    const database = await sqlite.createDatabase()
    const version = await startingVersion(database.url)
    let last = 0
    for (const [round, commits] of [17, 40, 66].entries()) {
      const reported = await writeUntilEnded(database.url, last + 1, commits, kill9)
      last = await expectWhole(database.url, version + round, reported)
    }
    await database.drop()
  })

  if (isWholeRun)
    it.skipIf(inject('postgresUrl') === null)(
      'survives kill -9 of the service, and of the database’s server, in the middle of a write (postgres)',
      async () => {
        const server = await startPostgres({ durable: true })
        const version = await startingVersion(server.url)
        const reported = await writeUntilEnded(server.url, 1, 40, kill9)
        const last = await expectWhole(server.url, version, reported)
        const reportedLater = await writeUntilEnded(server.url, last + 1, 40, () => server.kill9())
        await server.restart()
        await expectWhole(server.url, version + 1, reportedLater)
        await server.stop()
      },
    )
})
