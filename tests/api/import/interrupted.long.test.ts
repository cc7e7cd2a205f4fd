import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, inject, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { open } from '#server/storage/database.ts'
import { postgres, sqlite } from '../../support/storage/engines.ts'
import { startPostgres } from '../../support/storage/postgres.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const importer = join(import.meta.dirname, '../../support/storage/run-import.ts')

/** Imports in a process of its own and ends it once it has written so many rows. */
async function importUntil(url: string, folder: string, rows: number, signal: NodeJS.Signals): Promise<void> {
  const child = spawn(process.execPath, [importer, url, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text) => (complaint += String(text)))
  const exited = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal: NodeJS.Signals | null) => resolve(signal)),
  )
  for await (const line of createInterface({ input: child.stdout })) {
    const [phase, done] = line.split(' ')
    if (phase === 'write' && Number(done) >= rows) child.kill(signal)
  }
  expect(await exited, complaint).toBe(signal)
}

async function stateOf(url: string) {
  const storage = await open(url)
  try {
    // Writers stand in line: once this one is through, nothing of the ended process is on its way any more.
    await storage.writeAside(
      async (tx) => void (await tx.updateTable('knowledge_state').set({ id: 1 }).execute()),
    )
    const count = async (table: 'evidence_items' | 'features' | 'events' | 'releases') => {
      const row = await storage.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(row.rows)
    }
    return {
      version: await knowledgeVersion(storage.read),
      rows: [
        await count('evidence_items'),
        await count('features'),
        await count('events'),
        await count('releases'),
      ],
    }
  } finally {
    await storage.close()
  }
}

/** A database with a small release, and what it holds. */
async function prepare(url: string) {
  const storage = await open(url)
  await importRelease(storage, writeRelease('01-Jan-2024', smallRelease))
  await storage.close()
  const state = await stateOf(url)
  expect(state.rows).toEqual([4, 2, 10, 1])
  return state
}

async function leavesNothing(url: string, signal: NodeJS.Signals, moments: readonly number[]): Promise<void> {
  const before = await prepare(url)
  for (const rows of moments) {
    await importUntil(url, release2024 ?? '', rows, signal)
    expect(await stateOf(url)).toEqual(before)
  }
}

describe.skipIf(!release2024)('An import that is ended in the middle', () => {
  it('by SIGKILL leaves the database as it was, and the next one succeeds (sqlite)', async () => {
    const database = await sqlite.createDatabase()
    await leavesNothing(database.url, 'SIGKILL', [1, 3000, 8000])
    const storage = await open(database.url)
    const report = await importRelease(storage, release2024 ?? '', { force: true })
    expect(report.kinds.evidence?.read).toBe(4375)
    await storage.close()
    await database.drop()
  })

  it('by SIGINT leaves the database as it was (sqlite)', async () => {
    const database = await sqlite.createDatabase()
    await leavesNothing(database.url, 'SIGINT', [3000])
    await database.drop()
  })

  it.skipIf(inject('postgresUrl') === null)(
    'by SIGINT leaves the database as it was (postgres)',
    async () => {
      const database = await postgres.createDatabase()
      await leavesNothing(database.url, 'SIGINT', [1, 8000])
      await database.drop()
    },
  )

  it.skipIf(inject('postgresUrl') === null)(
    'together with the database server leaves the database as it was (postgres)',
    async () => {
      const server = await startPostgres({ durable: true })
      try {
        const before = await prepare(server.url)
        await importUntil(server.url, release2024 ?? '', 3000, 'SIGKILL')
        await server.kill9()
        await server.restart()
        expect(await stateOf(server.url)).toEqual(before)
      } finally {
        await server.stop()
      }
    },
  )
})
