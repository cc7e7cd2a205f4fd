import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedStates } from '#server/states/stored-states.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { runCuria } from '#tests/support/service/server.ts'

describe('The commands of states', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-commands-'))
  const states = join(folder, 'data/states/curia')
  const curia = (...command: string[]) =>
    runCuria(command, {
      database: `sqlite:${join(folder, 'data/curia.db')}`,
      env: { DATA_DIR: join(folder, 'data') },
    })

  beforeAll(() => {
    const evidence = smallRelease['ClinicalEvidenceSummaries.tsv']
    const releases = {
      '01-Feb-2021': smallRelease,
      '01-Aug-2024': {
        ...smallRelease,
        'ClinicalEvidenceSummaries.tsv': [...evidence, evidenceRow(9, 512, 'BRAF V600E', {})],
      },
    }
    mkdirSync(join(folder, 'history'))
    // A release may lie elsewhere, with a link to its folder.
    for (const [name, files] of Object.entries(releases))
      symlinkSync(writeRelease(name, files), join(folder, 'history', name))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('import a history oldest first, freeze, and export as of a state', async () => {
    const imported = await curia('import', '--history', join(folder, 'history'))
    expect([imported.code, imported.stderr.includes('rror')]).toEqual([0, false])
    expect(imported.stdout).toMatch(
      /Release 01-Feb-2021.*Frozen as state 01-Feb-2021: version 1 .*Release 01-Aug-2024.*Frozen as state 01-Aug-2024: version 2/s,
    )
    expect((await storedStates(states)).map(({ name, date }) => [name, date.slice(0, 10)])).toEqual([
      ['01-Feb-2021', '2021-02-01'],
      ['01-Aug-2024', '2024-08-01'],
    ])
    const evidenceIn = async (asOf: string) => {
      const to = join(folder, asOf)
      expect(await curia('export', to, '--as-of', asOf, '--name', 'x')).toMatchObject({ code: 0 })
      return readFileSync(join(to, 'x-ClinicalEvidenceSummaries.tsv'), 'utf8').trim().split('\n').length
    }
    expect((await evidenceIn('2')) - (await evidenceIn('2021-06-30'))).toBe(1)
  })

  it('say what there is where a state is not there', async () => {
    const run = await curia('match', 'nothing.txt', '--as-of', '2020-01-01')
    expect([run.code, run.stderr]).toEqual([
      1,
      expect.stringContaining('There are 01-Feb-2021 (2021-02-01), 01-Aug-2024 (2024-08-01)'),
    ])
    const wrong = await curia('freeze', '12')
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('“12” cannot name a state')])
  })

  it.each([
    ['nightly-2026-01-01', 'it is the name of a nightly state, which the service removes'],
    ['01-Dec-2025', 'it is the name of a release'],
    ['01-Dec-2025.v7', 'it is the name of a release'],
    ['2025-12-01', 'it is a date'],
    ['now', 'it is the current knowledge'],
  ])('do not freeze as %s, which is read as something else', async (name, reason) => {
    const run = await curia('freeze', name)
    expect([run.code, run.stderr]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^“${name}” cannot name a state, as ${reason}.*such as 2026-annual`)),
    ])
    expect((await storedStates(states)).map((state) => state.name)).not.toContain(name)
  })

  it('freeze under a name of one’s own', async () => {
    expect(await curia('freeze', '2026-annual-report')).toMatchObject({ code: 0, stderr: '' })
    expect((await storedStates(states)).map(({ name }) => name)).toContain('2026-annual-report')
  })
})
