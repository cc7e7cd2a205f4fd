import type { Page } from '@playwright/test'
import { watchRest } from '#tests/support/storage/at-rest.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { test as signedIn } from '#tests/support/pages/curator-browser.ts'
import { open, places } from '#tests/support/pages/places.ts'
import type { Place } from '#tests/support/pages/places.ts'
import {
  layoutFaults,
  setTextSpacing,
  structureFaults,
  targetFaults,
} from '#tests/support/pages/structure.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

/** What one may ask of every page, and its layout on a desk and at 400 % of zoom, as it is and with more space. */
async function faultsOf(page: Page, place: Place): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  const untilRest = watchRest(page)
  await open(page, place)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await untilRest()
  const at = (what: string) => (fault: string) => `${String(place)}, ${what}: ${fault}`
  const faults = [
    ...(await structureFaults(page)).map(at('structure')),
    ...(await targetFaults(page)).map(at('targets')),
  ]
  await page.setViewportSize({ width: 320, height: 640 })
  faults.push(...(await layoutFaults(page)).map(at('320 px')))
  await setTextSpacing(page)
  faults.push(...(await layoutFaults(page)).map(at('320 px with text spacing')))
  await page.setViewportSize({ width: 1280, height: 900 })
  faults.push(...(await layoutFaults(page)).map(at('text spacing')))
  return faults
}

const placesOf = (kind: keyof typeof places) =>
  Object.values(places[kind]).flatMap((all: readonly Place[]) => all.slice(0, isWholeRun ? undefined : 2))

for (const kind of Object.keys(places) as (keyof typeof places)[])
  test(`every page is made of parts that everyone can use: ${kind}`, async ({ page }) => {
    test.setTimeout(600_000)
    const faults = []
    for (const place of placesOf(kind))
      faults.push(...(await test.step(String(place), () => faultsOf(page, place))))
    expect(faults).toEqual([])
  })

for (const kind of ['accounts', 'submitting', 'revising', 'review'] as const)
  signedIn(`so is every page of somebody who is signed in: ${kind}`, async ({ page, curator }) => {
    test.setTimeout(600_000)
    expect(curator.username).not.toBe('')
    const faults = []
    for (const place of placesOf(kind))
      faults.push(...(await test.step(String(place), () => faultsOf(page, place))))
    expect(faults).toEqual([])
  })

test('what is sorted is announced as the head says it', async ({ page }) => {
  await page.goto('/evidence')
  await page.getByRole('button', { name: 'Rating', exact: true }).click()
  const sorted = page.getByRole('columnheader', { name: 'Rating' })
  await expect(sorted).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('main').getByRole('status').nth(1)).toHaveText('Sorted by Rating, descending')
})

test('matching announces the sentence that the report shows', async ({ page }) => {
  await page.goto('/match')
  await page.getByRole('textbox', { name: 'Alterations, one per line' }).fill('BRAF V600E\nno such thing')
  await page.getByRole('button', { name: 'Match', exact: true }).click()
  const sentence = page.getByRole('main').getByText(/profiles? matched, \d+ undecided/)
  await expect(sentence).toHaveCount(2)
  const [announced, shown] = await sentence.allTextContents()
  expect(announced).toBe(shown)
  expect(shown).toMatch(/1 alteration not understood$/)
})

for (const [place, count] of [
  ['/genes/BRAF', 3],
  ['/variants/12', 3],
] as const)
  test(`the links of the clinical summary of ${place} say their significance`, async ({ page }) => {
    await page.goto(place)
    const cells = page.getByRole('table', { name: /^Predictive evidence/ }).getByRole('cell')
    const links = cells.getByRole('link', { name: /items?\b/ })
    await expect(links.first()).toBeVisible()
    const names = await links.evaluateAll((all) => all.map((link) => link.textContent))
    expect(names.length).toBeGreaterThan(count)
    for (const name of names) expect(name).toMatch(/supporting|supported|\(/)
    const [sensitivity, resistance] = ['sensitivity', 'resistance'].map((word) =>
      names.filter((name) => name.includes(word)),
    )
    expect(sensitivity).not.toEqual([])
    expect(resistance).not.toEqual([])
  })
