import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { storeRelease, removeUnfinished } from '#server/export/store-release.ts'
import { dayOfNightly } from '#server/export/stored-releases.ts'
import { makeRelease, untilMidnight } from '#server/nightly/release-schedule.ts'
import { writeRelease } from '#server/export/write-release.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { runCuria } from '#tests/support/service/server.ts'

const site = 'https://curia.example.org'

const folder = mkdtempSync(join(tmpdir(), 'curia-downloads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Release = { name: string; [file: string]: unknown }

describeOnSqliteFirst('Releases to download', (engine) => {
  const downloads = mkdtempSync(join(folder, 'releases-'))
  let database: TestDatabase
  let curia: TestApp

  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, {
      schema,
      site: { name: 'Curia of the tests', downloads },
      publicUrl: site,
    })
    await curia.storage.write((tx) => addEveryKind(tx))
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  async function listed(): Promise<Release[]> {
    const query = `{ dataReleases { name
      featureTsv { filename path } variantTsv { path } molecularProfileTsv { path } acceptedEvidenceTsv { path }
      acceptedAndSubmittedEvidenceTsv { path } acceptedAssertionTsv { path }
      acceptedAndSubmittedAssertionTsv { path } variantGroupTsv { path } therapyTsv { path } acceptedVariantsVcf { path }
      acceptedAndSubmittedVariantsVcf { path } } }`
    const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
    return answer.json<{ data: { dataReleases: Release[] } }>().data.dataReleases
  }
  const get = (url: string, headers = {}) => curia.app.inject({ method: 'GET', url, headers })
  const keep = (time: string) => storeRelease(curia.storage, downloads, { site, now: new Date(time) })

  it('are none until one is made', async () => {
    expect(await listed()).toEqual([])
    expect(await dayOfNightly(join(downloads, 'elsewhere'))).toBeNull()
    expect((await get('/downloads/nightly/nightly-FeatureSummaries.tsv')).statusCode).toBe(404)
  })

  it('are the nightly one, and on the first of a month that one, too', async () => {
    await keep('2026-06-30T00:00:00Z')
    expect((await listed()).map(({ name }) => name)).toEqual(['nightly'])
    await keep('2026-07-01T00:00:00Z')
    await keep('2026-08-01T00:00:00Z')
    await keep('2026-08-02T00:00:00Z')
    const releases = await listed()
    expect(releases.map(({ name }) => name)).toEqual(['nightly', '01-Aug-2026', '01-Jul-2026'])
    expect(releases[0]?.['featureTsv']).toEqual({
      filename: 'nightly-FeatureSummaries.tsv',
      path: '/downloads/nightly/nightly-FeatureSummaries.tsv',
    })
    expect(await dayOfNightly(downloads)).toBe('2026-08-02')
    // Former nightly releases are gone.
    expect(readdirSync(downloads).filter((name) => name.startsWith('nightly'))).toHaveLength(1)
  })

  it('offer every file that is listed, and those with older names', async () => {
    for (const { name, ...files } of await listed()) {
      const paths = Object.values(files as Record<string, { path: string }>).map(({ path }) => path)
      expect(paths).toHaveLength(11)
      for (const path of paths) {
        const answer = await get(path)
        expect(answer.statusCode).toBe(200)
        const start = path.endsWith('.vcf') ? '##fileformat=VCFv4.2\n' : /^\w+\t\w+/
        expect(answer.body).toMatch(start)
        expect(answer.headers['cache-control']).toBe(
          name === 'nightly' ? 'no-cache' : 'public, max-age=86400',
        )
      }
      const { body } = await get(`/downloads/${name}/${name}-FeatureSummaries.tsv`)
      const older = await get(`/downloads/${name}/${name}-GeneSummaries.tsv`)
      expect(older.body).toBe(body)
      expect(older.headers['content-type']).toBe('text/tab-separated-values; charset=utf-8')
    }
  })

  it('are listed with the addresses of all their files', async () => {
    const { headers, body } = await get('/downloads')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const addresses = body.trim().split('\n')
    expect(addresses).toContain(`${site}/downloads/nightly/nightly-FeatureSummaries.tsv`)
    expect(addresses).toContain(`${site}/downloads/01-Jul-2026/01-Jul-2026-ClinicalEvidenceSummaries.tsv`)
    for (const address of addresses) expect((await get(address.slice(site.length))).statusCode).toBe(200)
  })

  it('are sent in part and not again when unchanged', async () => {
    const url = '/downloads/nightly/nightly-civic_accepted.vcf'
    const part = await get(url, { range: 'bytes=2-11' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('fileformat')
    const whole = await get(url)
    const again = await get(url, { 'if-none-match': whole.headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it('say how long they are where a range begins behind their end', async () => {
    const url = '/downloads/01-Jul-2026/01-Jul-2026-civic_accepted.vcf'
    const { rawPayload } = await get(url)
    const answer = await get(url, { range: `bytes=${rawPayload.length}-` })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes */${rawPayload.length}`,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(answer.headers).not.toHaveProperty('content-disposition')
    expect(answer.json()).toEqual({
      errors: [
        {
          message: `“bytes=${rawPayload.length}-” is not a range of the file: it must begin before byte ${rawPayload.length}, where the file ends`,
          extensions: { code: 'RANGE_NOT_SATISFIABLE' },
        },
      ],
    })
  })

  it('hide everything else', async () => {
    writeFileSync(join(downloads, 'secret.tsv'), 'secret')
    mkdirSync(join(downloads, '.making@1-1'))
    writeFileSync(join(downloads, '.making@1-1', '.making@1-1-FeatureSummaries.tsv'), 'half')
    for (const path of [
      'nightly/secret.tsv',
      'nightly/nightly-../../secret.tsv',
      'nightly/..%2Fsecret.tsv',
      '..%2Fsecret.tsv/secret.tsv',
      'nightly/nightly-FeatureSummaries.tsv.part',
      '01-Jan-2020/01-Jan-2020-FeatureSummaries.tsv',
      '.making@1-1/.making@1-1-FeatureSummaries.tsv',
      'nightly',
      '',
    ]) {
      const answer = await get(`/downloads/${path}`)
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, 'Not found\n'])
    }
  })

  it('are never seen in part: a failed one leaves the former, and nothing behind', async () => {
    const before = readdirSync(downloads)
    const broken = storeRelease(curia.storage, downloads, { site, referenceFasta: join(folder, 'none.fa') })
    await expect(broken).rejects.toThrow('none.fa')
    expect(readdirSync(downloads)).toEqual(before)
  })

  it('sweep away what an export that was cut short has left', async () => {
    expect(readdirSync(downloads)).toContain('.making@1-1')
    await keep('2026-08-03T00:00:00Z')
    expect(readdirSync(downloads)).not.toContain('.making@1-1')
  })

  it('sweep away at the start what a process of this machine left that has ended, and nothing of others', async () => {
    const elsewhere = mkdtempSync(join(folder, 'start-'))
    const ours = hostname()
    const left = [`.making@1-999999999-on-${ours}`, `.making@1-${process.pid}-on-${ours}-month`]
    const others = [`.making@1-${process.ppid}-on-${ours}`, '.making@1-999999999-on-another', '01-Jul-2026']
    for (const name of [...left, ...others]) mkdirSync(join(elsewhere, name))
    await removeUnfinished(elsewhere)
    expect(readdirSync(elsewhere).sort()).toEqual(others.sort())
  })

  it('sweep away files of exports into their folder that were cut short an hour ago', async () => {
    const elsewhere = mkdtempSync(join(folder, 'parts-'))
    const old = join(elsewhere, '01-Jul-2026-FeatureSummaries.tsv.part')
    for (const name of [old, join(elsewhere, 'own.tsv.part'), join(elsewhere, 'x-FeatureSummaries.tsv.part')])
      writeFileSync(name, 'half')
    for (const name of [old, join(elsewhere, 'own.tsv.part')]) utimesSync(name, 0, 0)
    await writeRelease(curia.storage, elsewhere, { name: 'now', site })
    const parts = readdirSync(elsewhere).filter((name) => name.endsWith('.part'))
    expect(parts.sort()).toEqual(['own.tsv.part', 'x-FeatureSummaries.tsv.part'])
  })

  it('are made in a thread of their own', async () => {
    const elsewhere = mkdtempSync(join(folder, 'thread-'))
    const making = {
      databaseUrl: database.url,
      downloads: elsewhere,
      states: join(elsewhere, 'states'),
      nightlyStates: 30,
      site,
      referenceFasta: null,
    }
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await makeRelease(making).done
    clearInterval(timer)
    // The thread that answers had its turns meanwhile.
    expect(turns).toBeGreaterThan(10)
    expect(await dayOfNightly(elsewhere)).toBe(new Date().toISOString().slice(0, 10))

    const failing = makeRelease({ ...making, referenceFasta: join(folder, 'none.fa') })
    await expect(failing.done).rejects.toThrow('none.fa')
  })

  it('are made at midnight in UTC', () => {
    expect(untilMidnight(new Date('2026-07-20T23:59:59.000Z'))).toBe(1000)
    expect(untilMidnight(new Date('2026-12-31T00:00:00.000Z'))).toBe(86_400_000)
  })

  describe('curia export', () => {
    it('writes a folder of files under their day, and says what', async () => {
      const to = join(folder, `command-${engine.name}`)
      const run = await runCuria(['export', to], { database: database.url, env: { PUBLIC_URL: site } })
      expect(run).toMatchObject({ code: 0 })
      const day = /^(\d\d-[A-Z][a-z]{2}-\d{4})-VariantSummaries\.tsv$/m.exec(readdirSync(to).join('\n'))?.[1]
      expect(run.stdout).toContain(`${day}-GeneSummaries.tsv`)
      expect(run.stderr).toContain('writing files')
      const variants = readFileSync(join(to, `${day}-VariantSummaries.tsv`), 'utf8')
      expect(variants).toContain(`${site}/links/variants/1000000`)
    })

    it('makes the nightly release at once', async () => {
      const data = join(folder, `data-${engine.name}`)
      const run = await runCuria(['export', '--release'], { database: database.url, env: { DATA_DIR: data } })
      expect(run).toMatchObject({ code: 0 })
      const [nightly = ''] = readdirSync(join(data, 'downloads')).filter((name) =>
        name.startsWith('nightly@'),
      )
      expect(statSync(join(data, 'downloads', nightly, 'nightly-VariantSummaries.tsv')).size).toBeGreaterThan(
        100,
      )
    })

    it('wants a folder or to make the release', async () => {
      const run = await runCuria(['export'], { database: database.url })
      expect(run.code).toBe(1)
      expect(run.stderr).toContain('give either an output folder or --release')
    })
  })
})
