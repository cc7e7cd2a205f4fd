import { execFile } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { defaultDownloadLimits } from '#server/config/imports.ts'
import type { DownloadLimits } from '#server/config/imports.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const run = promisify(execFile)

/** Hands out a release's files as CIViC does, and a page for every other address when `page` is given. */
function serve(folder: string, page: string | null): Promise<{ server: Server; url: string }> {
  return new Promise((resolve) => {
    const server = createServer((request, response) => {
      const file = join(dirname(folder), request.url?.replace('/downloads/', '') ?? '')
      if (existsSync(file)) createReadStream(file).pipe(response)
      else response.writeHead(page ? 200 : 404).end(page ?? '')
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      resolve({ server, url: `http://127.0.0.1:${port}/downloads` })
    })
  })
}

/** Servers of the tests are on this host. */
const download: DownloadLimits = { ...defaultDownloadLimits, hosts: ['127.0.0.1'] }

describe('Importing from a web address', () => {
  let database: TestDatabase
  let storage: Storage
  let server: Server | null = null
  beforeEach(async () => {
    database = await sqlite.createDatabase()
    storage = await open(database.url)
  })
  afterEach(async () => {
    server?.close()
    await storage.close()
    await database.drop()
  })

  const offered = {
    ...smallRelease,
    'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv': [
      ...smallRelease['ClinicalEvidenceSummaries.tsv'],
      evidenceRow(5, 512, 'BRAF V600E', { evidence_status: 'submitted' }),
    ],
  }

  it.each([null, '<!doctype html><title>Not here</title>'])(
    'takes the files that there are',
    async (page) => {
      const folder = writeRelease('01-Aug-2024', offered)
      const served = await serve(folder, page)
      server = served.server
      const report = await importRelease(storage, `${served.url}/${basename(folder)}/`, { download })
      expect(report.release).toEqual({ name: '01-Aug-2024', releasedOn: '2024-08-01' })
      expect([report.kinds.evidence?.added, report.kinds.feature?.added, report.skipped]).toEqual([5, 2, 0])
    },
  )

  it('takes the nightly release where none is named, dated by its latest review', async () => {
    const folder = writeRelease('nightly', offered)
    const served = await serve(folder, null)
    server = served.server
    const report = await importRelease(storage, served.url, { download })
    expect(report.release).toEqual({ name: 'nightly', releasedOn: '2024-01-02' })
  })

  it('says where there is nothing, and whom it could not reach', async () => {
    const served = await serve(writeRelease('nightly', offered), null)
    server = served.server
    await expect(importRelease(storage, `${served.url}/01-Jan-2020`, { download })).rejects.toThrow(
      `There are no release files at ${served.url}/01-Jan-2020.`,
    )
    server.close()
    server.closeAllConnections()
    await expect(importRelease(storage, served.url, { download })).rejects.toThrow(
      /could not be downloaded: .*ECONNREFUSED/,
    )
  })
})

describe('The import command', () => {
  const command = currentProgram()

  it('prints its phases, a table, and what was skipped', async () => {
    const database = await sqlite.createDatabase()
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': [
        ...smallRelease['ClinicalEvidenceSummaries.tsv'],
        evidenceRow(9, 512, 'BRAF V600E', { evidence_level: 'Z' }),
      ],
    })
    const first = await run(process.execPath, [command, 'import', folder, '--database', database.url])
    expect(first.stderr.trim().split('\n')).toEqual([
      'inspecting files …',
      'reading files …',
      'writing records …',
      'finishing …',
    ])
    expect(first.stdout).toMatch(/^Release 01-Aug-2024 of 2024-08-01:\n/)
    expect(first.stdout).toMatch(/^ +read +added +changed +unchanged +stubbed +withdrawn +skipped$/m)
    expect(first.stdout).toMatch(/^evidence items +5 +4 +0 +0 +0 +0 +1$/m)
    expect(first.stdout).toContain(
      '01-Aug-2024-ClinicalEvidenceSummaries.tsv, line 6: evidence_level "Z" is unknown',
    )
    const again = await run(process.execPath, [command, 'import', folder, '--database', database.url])
    expect(again.stdout).toContain('The database already has all of this; nothing was changed.')
    await database.drop()
  })

  it('fails with one sentence', async () => {
    const database = await sqlite.createDatabase()
    const failed: { code?: number; stderr?: string; stdout?: string } = await run(process.execPath, [
      command,
      'import',
      '/nowhere/at/all',
      '--database',
      database.url,
    ]).catch((error: object) => error)
    expect([failed.code, failed.stdout]).toEqual([1, ''])
    expect(failed.stderr).toBe('There is no file or folder /nowhere/at/all.\n')
    await database.drop()
  })
})
