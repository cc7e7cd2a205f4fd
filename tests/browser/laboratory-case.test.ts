import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test as base } from '#tests/support/pages/browser.ts'
import { part } from '#tests/support/pages/record-page.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'

/** A service on the two public releases, imported one after the other; null where the machine has none. */
const test = base.extend<object, { bothReleases: string | null }>({
  bothReleases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from its pattern
    async ({}, use) => {
      if (!release2021 || !release2024) return use(null)
      const folder = mkdtempSync(join(tmpdir(), 'curia-laboratory-'))
      const database = `sqlite:${join(folder, 'releases.db')}`
      for (const release of [release2021, release2024]) {
        const { code, stderr } = await runCuria(['import', release], { database })
        if (code !== 0) throw new Error(`${release} could not be imported:\n${stderr}`)
      }
      const server = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off' } })
      await use(server.url)
      await server.stop()
      return rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ bothReleases }, use, info) => {
    info.skip(bothReleases === null, 'the public releases are not on this machine (CURIA_RELEASES)')
    await use(bothReleases ?? undefined)
  },
})

/** Evidence in melanoma by id, as the file of a release has it. */
function melanomaIn(release: string | null) {
  const rows = release === null ? [] : releaseTable(release, 'ClinicalEvidenceSummaries.tsv')
  return new Map(
    rows.filter(({ disease }) => disease === 'Melanoma').map((row) => [Number(row['evidence_id']), row]),
  )
}

test('a laboratory finds what became of the evidence that its report cites', async ({ page }) => {
  const [earlier, later] = [melanomaIn(release2021), melanomaIn(release2024)]
  const wasLevel = (id: number) => earlier.get(id)?.['evidence_level']
  const otherLevel = [...later.keys()].filter(
    (id) => earlier.has(id) && later.get(id)?.['evidence_level'] !== wasLevel(id),
  )
  const added = [...later.keys()].filter((id) => !earlier.has(id))
  expect([wasLevel(7677), later.get(7677)?.['evidence_level']]).toEqual(['B', 'C'])

  // The citation of the report: “EID7677.1: BRAF AMPLIFICATION … release 01-Feb-2021”.
  await page.goto('/evidence/7677/versions/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^EID7677\.1: BRAF AMPLIFICATION: resistance to /,
  )
  const main = page.getByRole('main')
  await expect(main).toContainText('Version 1 of 2, as of 1 Feb 2021: release 01-Feb-2021')
  await expect(part(page, 'Cite this version')).toContainText('release 01-Feb-2021, 2021-02-01')
  await main.getByRole('link', { name: 'Compare with the latest' }).click()

  await expect(page).toHaveURL('/evidence/7677?tab=history&from=1&to=2')
  const level = part(page, 'Compare versions').getByRole('listitem').filter({ hasText: 'Level' })
  await expect(level.locator('del')).toHaveText('B')
  await expect(level.locator('ins')).toHaveText('C')
  const [newest] = await page.getByRole('list', { name: 'Versions of EID7677' }).locator('> li').all()
  await expect(newest!).toContainText('Version 2')
  await expect(newest!).toContainText('1 Aug 2024')
  await expect(newest!).toContainText('Release 01-Aug-2024')

  // What else changed in melanoma between the two.
  await page.getByRole('link', { name: 'Changes to all evidence items' }).click()
  await page.getByLabel('From', { exact: true }).selectOption('Release 01-Feb-2021')
  await page.getByLabel('To', { exact: true }).selectOption('Release 01-Aug-2024')
  await page.getByLabel('Disease', { exact: true }).fill('Melanoma')
  await page.getByRole('option', { name: /^Melanoma DOID/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes from 01-Feb-2021 to 01-Aug-2024')
  const records = page.getByRole('article')
  const evidenceIds = async () =>
    (await records.getByRole('heading').allTextContents()).map((text) => Number(/EID(\d+)/.exec(text)?.[1]))
  const byChange = page.getByRole('navigation', { name: 'Change', exact: true })
  await expect(byChange.getByRole('link', { name: `Added ${added.length}`, exact: true })).toBeVisible()
  await byChange.getByRole('link', { name: 'Level' }).click()
  await expect(records).toHaveCount(otherLevel.length)
  expect((await evidenceIds()).sort((one, other) => one - other)).toEqual(otherLevel)
  await expect(records.filter({ hasText: 'EID7677' })).toContainText('Release 01-Aug-2024')
  await byChange.getByRole('link', { name: /^Added/ }).click()
  await expect(records).toHaveCount(added.length)
  expect((await evidenceIds()).sort((one, other) => one - other)).toEqual(added)
  await expectAccessible(page)

  // As it was on the day of the report.
  await page.goto('/@01-Feb-2021/evidence/7677')
  await expect(page.getByRole('region', { name: 'State of the knowledge' })).toContainText('1 Feb 2021')
  await expect(part(page, 'Evidence statement')).toBeVisible()
})
