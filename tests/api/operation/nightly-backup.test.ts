import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBackup, createDailyBackup } from '#server/backup/create-backup.ts'
import { nightlyBackup } from '#server/backup/nightly-backup.ts'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { nightlyWork } from '#server/nightly/nightly-work.ts'
import { freeze } from '#server/states/freeze.ts'
import { statesFolder } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import { addWorld } from '#tests/soak/world.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const SOON = { timeout: 60_000, interval: 50 }
const isBackup = (name: string) => /\.(db|dump)$/.test(name)

describeOnSqliteFirst('The backup of the night', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-nightly-'))
  const place = (name: string) => join(folder, name)
  let database: TestDatabase
  let states: string

  beforeAll(async () => {
    database = await engine.createDatabase()
    states = statesFolder(place('data'), database.url)
    const storage = await open(database.url)
    await addWorld(storage)
    await freeze(storage, states, { name: 'report' })
    await storage.close()
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const optionsOf = (name: string) => ({ databaseUrl: database.url, states, folder: place(name), keep: 2 })

  it('that is there is not made again, and what it lacks is added', async () => {
    const options = optionsOf('daily')
    const { file } = await createBackup(options)
    const copies = join(options.folder, 'states')
    rmSync(copies, { recursive: true })
    expect(await createDailyBackup(options)).toBe('present')
    expect(readdirSync(options.folder).filter(isBackup)).toHaveLength(1)
    expect(readdirSync(copies, { recursive: true }).join()).toContain('report_')
    // A file that lost its end is no backup of the day.
    writeFileSync(file, readFileSync(file).subarray(0, 1000))
    const later = new Date(Date.now() + 2000)
    expect(await createDailyBackup({ ...options, now: later })).toBe('made')
    expect(await createDailyBackup(options)).toBe('present')
    const tomorrow = new Date(Date.now() + 86_400_000)
    expect(await createDailyBackup({ ...options, now: tomorrow })).toBe('made')
  })

  it('is not counted as made where another made it, and its states could not be copied', async () => {
    const options = optionsOf('partial')
    await createBackup(options)
    rmSync(join(options.folder, 'states'), { recursive: true })
    writeFileSync(join(options.folder, 'states'), '')
    const events = { made: vi.fn(), present: vi.fn(), failed: vi.fn() }
    const backups = nightlyBackup(options, events, 50)
    backups.run()
    await vi.waitFor(() => expect(events.failed).toHaveBeenCalled(), SOON)
    expect(String(events.failed.mock.calls[0])).toContain('the frozen states could not be copied')
    rmSync(join(options.folder, 'states'))
    // It is tried again by itself.
    await vi.waitFor(() => expect(events.present).toHaveBeenCalled(), SOON)
    expect(events.made).not.toHaveBeenCalled()
    await backups.stop()
  })

  it('is tried at the start and again in the same night, and says so until it is made', async () => {
    writeFileSync(place('blocked'), '')
    const options = optionsOf('blocked')
    const events = { made: vi.fn(), present: vi.fn(), failed: vi.fn() }
    const backups = nightlyBackup(options, events, 50)
    await backups.try()
    expect(String(events.failed.mock.calls[0])).toContain(`${place('blocked')} is a file`)
    rmSync(place('blocked'))
    await vi.waitFor(() => expect(events.made).toHaveBeenCalledOnce(), SOON)
    await backups.stop()
    expect(readdirSync(options.folder).filter(isBackup)).toHaveLength(1)
    expect(readdirSync(options.folder).filter((name) => name.endsWith('.trial'))).toEqual([])
  })

  it('that cannot be made is in the errors of the service and in its metrics', async () => {
    mkdirSync(place('foreign'))
    const { folder: backups, keep } = optionsOf('foreign')
    const other = engine.name === 'sqlite' ? 'elsewhere on another machine' : 'another on 127.0.0.1'
    await createBackup(optionsOf('foreign'))
    const [origin = ''] = readdirSync(backups).filter((name) => name.endsWith('.origin'))
    chmodSync(join(backups, origin), 0o600)
    writeFileSync(join(backups, origin), other)
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const work = nightlyWork(
      { states, databaseUrl: database.url, backup: { folder: backups, keep }, afterRelease: async () => {} },
      log as unknown as Parameters<typeof nightlyWork>[1],
    )
    const making = {
      databaseUrl: database.url,
      downloads: place('downloads'),
      states,
      nightlyStates: 0,
      site: 'http://localhost',
      referenceFasta: null,
    }
    await work.start(making, { catchUp: 86_400_000 })
    expect(work.errors().backupProblem).toMatch(/^No backup can be made at the moment/)
    expect(String(log.error.mock.calls[0]?.[0].err)).toContain(`has backups of ${other}`)
    const newest = [...definedMetrics()].find(({ name }) => name === 'curia_backup_newest_timestamp_seconds')
    const [sample] = (await newest?.read()) ?? []
    expect(Date.now() / 1000 - (sample?.value ?? 0)).toBeLessThan(3600)
    await work.stop()
    expect(await newest?.read()).toEqual([])
  })
})
