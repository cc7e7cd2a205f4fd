import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/browser.ts'

test.use({ knowledgebase: 'release2024' })

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Clinical summary' })

declare global {
  var pressed: { keys: number; clicks: number }
}

/** Answers a question from the home page, whose search has the focus, and gives what the reader pressed until then. */
async function answerFromHome(page: Page, ask: () => Promise<void>) {
  await page.addInitScript(() => {
    globalThis.pressed ??= { keys: 0, clicks: 0 }
    addEventListener('keydown', () => (globalThis.pressed.keys += 1), true)
    addEventListener('click', () => (globalThis.pressed.clicks += 1), true)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Search for a record' })).toBeFocused()
  await ask()
  await expect(summaryOf(page)).toBeVisible()
  return page.evaluate(() => globalThis.pressed)
}

const firstHit = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()

/** Types a search and opens its first hit with Enter. */
const typeAndEnter = (page: Page, text: string) => async () => {
  await page.keyboard.type(text)
  await expect(firstHit(page)).toContainText(text)
  await page.keyboard.press('Enter')
}

test('what helps in melanoma with BRAF V600E, and what resists, stands on the page that a search opens', async ({
  page,
}) => {
  const pressed = await answerFromHome(page, typeAndEnter(page, 'BRAF V600E'))
  expect(pressed).toEqual({ keys: 11, clicks: 0 })
  const summary = summaryOf(page)
  const melanoma = summary.getByRole('row', { name: /^Melanoma / })
  const [sensitivity, resistance] = [melanoma.getByRole('cell').nth(0), melanoma.getByRole('cell').nth(1)]
  await expect(
    sensitivity.getByRole('link', { name: /^Level [AB] : Dabrafenib \+ Trametinib/ }),
  ).toBeVisible()
  await expect(resistance.getByRole('link').first()).toBeVisible()
  // At one glance: nothing is scrolled.
  for (const answer of [sensitivity, resistance])
    await expect(answer.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  // Less of it where the font of the system stands in for that of the app.
  await expect(melanoma).toBeInViewport({ ratio: 0.5 })
  await expectAccessible(page)

  // A cell is a link to exactly its evidence, and works by keyboard.
  const cell = sensitivity.getByRole('link', { name: /items?\b/ }).first()
  const total = Number(/×(\d+)/.exec(await cell.innerText())?.[1])
  await cell.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/evidence\?.*treatment=/)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Disease: Melanoma')
  await expect(page.getByText(`${total} accepted evidence ${total === 1 ? 'item' : 'items'}`)).toBeVisible()
})

test('a gene marks the types of evidence that conflict', async ({ page }) => {
  await page.goto('/genes/TP53')
  const prognostic = summaryOf(page).getByRole('definition').filter({ hasText: 'Poor Outcome' })
  await expect(prognostic).toContainText('2 conflicts')
  await expect(
    summaryOf(page).getByRole('definition').filter({ hasText: 'Predisposition' }),
  ).not.toContainText('conflict')
})

test('whether the evidence on EGFR T790M conflicts, and where, is said; all of it is shown and exported', async ({
  page,
}) => {
  const pressed = await answerFromHome(page, typeAndEnter(page, 'EGFR T790M'))
  expect(pressed).toEqual({ keys: 11, clicks: 0 })
  const summary = summaryOf(page)
  const conflicts = summary.getByRole('region', { name: 'Conflicting evidence' })
  await expect(conflicts).toBeInViewport({ ratio: 1 })
  for (const therapy of ['Afatinib', 'Dacomitinib'])
    await expect(
      conflicts.getByRole('link', { name: `EGFR T790M: ${therapy} in Lung Non-small Cell Carcinoma` }),
    ).toBeVisible()

  const shown = await summary.getByRole('link').count()
  await summary.getByRole('link', { name: / more/ }).first().click()
  await expect(page).toHaveURL(/show=all/)
  await expect(summary.getByRole('link', { name: 'Show fewer' })).toBeVisible()
  expect(await summary.getByRole('link').count()).toBeGreaterThan(shown)

  const downloading = page.waitForEvent('download')
  await summary.getByRole('button', { name: 'Export TSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^clinical-summary-EGFR-T790M-.*\.tsv$/)
})

test('evidence on profiles that exclude a variant is no evidence for it, and the page says so', async ({
  page,
}) => {
  await page.goto('/variants/65')
  await expect(page.getByRole('navigation', { name: 'Sections of KIT D816V' })).toContainText('Evidence6')
  await expect(summaryOf(page)).toContainText('5 evidence items')
  await expect(summaryOf(page)).toContainText('Excludes 1 evidence item that requires KIT D816V to be absent')
  await page.goto('/molecular-profiles/4353')
  await expect(summaryOf(page).getByRole('link', { name: /Imatinib Mesylate/ })).toBeVisible()
})

test('evidence on combinations is not shown as that of a variant, unless it is included', async ({
  page,
}) => {
  await page.goto('/variants/5')
  const summary = summaryOf(page)
  await expect(summary).toContainText('8 evidence items, accepted')
  const combinations = summary.getByRole('checkbox', {
    name: 'Include 39 evidence items on molecular profiles that need other alterations',
  })
  await expect(combinations).not.toBeChecked()
  const resistance = summary
    .getByRole('row', { name: /^Lung Non-small Cell / })
    .getByRole('cell')
    .nth(1)
  await expect(resistance).not.toContainText('Crizotinib')
  // Until the app is mounted over the server-rendered panel, nothing listens.
  await expect(async () => {
    await combinations.press('Space')
    await expect(page).toHaveURL(/combinations=on/, { timeout: 2000 })
  }).toPass()
  await expect(resistance.getByRole('link', { name: /: Crizotinib/ })).toContainText('×13')
  await expect(summary).toContainText('47 evidence items, accepted')
  await page.goBack()
  await expect(summary).toContainText('8 evidence items, accepted')
})

test('evidence that does not support a treatment stands apart, with its own level', async ({ page }) => {
  await page.goto('/molecular-profiles/12?show=all')
  const colorectal = summaryOf(page).getByRole('row', { name: /^Colorectal Cancer / })
  await expect(colorectal.getByRole('link', { name: /^Level C : Vemurafenib/ })).toHaveAccessibleName(
    /2 items.*conflict$/,
  )
  await expect(colorectal.getByRole('link', { name: /^Level B : Vemurafenib/ })).toHaveAccessibleName(
    /sensitivity not supported.*1 item.*conflict$/,
  )
})

test('a summary does not move when the app is mounted over it', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto('/therapies?name=Vemurafenib')
  await page.getByRole('table').getByRole('link', { name: 'Vemurafenib', exact: true }).first().click()
  await expect(summaryOf(page)).toBeVisible()
  await page.reload()
  await expect(summaryOf(page).getByRole('button', { name: 'Export TSV' })).toBeEnabled()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.filter((value) => value > 0.001)).toEqual([])
})

test.describe('the page of a variant', () => {
  test.use({ knowledgebase: 'release2024' })

  test('lists broader profiles that apply, the best level first, with the reason', async ({ page }) => {
    await page.goto('/variants/78')
    const list = page.getByRole('list', { name: 'Broader molecular profiles that KRAS G12C makes true' })
    const lines = list.getByRole('listitem')
    await expect(lines.filter({ hasText: 'KRAS Mutation' }).first()).toContainText(
      '45 evidence itemsKRAS G12C is a protein-changing variant.',
    )
    await expect(lines.first()).toContainText(/^A/)
  })
})

test.describe('the page of an assertion', () => {
  test('lists evidence about the same that is not linked, what contradicts the assertion first', async ({
    page,
  }) => {
    await page.goto('/assertions/20')
    const items = page.getByRole('list', { name: 'Evidence not linked' }).getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expect(items.first()).toContainText('EID2362')
    await expect(items.first()).toContainText('Conflicts')
    await expect(items.nth(1)).toContainText('EID1940')
    await expect(items.nth(1)).not.toContainText('Conflicts')
  })

  test('calls no disease different of which the ontology says nothing', async ({ page }) => {
    await page.goto('/assertions/7')
    const items = page.getByRole('list', { name: 'Evidence items', exact: true })
    await expect(items.getByText('Relation of the diseases unknown').first()).toBeVisible()
    await expect(items.getByText(/different disease/)).toHaveCount(0)
  })
})

test('an entry has its newest year, and says where its best evidence is old', async ({ page }) => {
  await page.goto('/molecular-profiles/12')
  const entry = summaryOf(page).getByRole('link', { name: /^Level A.*Cetuximab \+ Encorafenib/ })
  await expect(entry).toContainText(/newest publication 2019, old$/)
  const skin = summaryOf(page).getByRole('row', { name: /^Skin Melanoma / })
  await expect(skin.getByRole('link', { name: /^Level A.*Vemurafenib/ })).toContainText('2012, A of 2011 old')
})
