import type { Page } from '@playwright/test'
import { holdOperation } from '#tests/support/service/api-answers.ts'
import { expect, test, turnTo } from '#tests/support/pages/browser.ts'
import { cell, entries, rowWith } from '#tests/support/knowledge.ts'

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for a record' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

const search = (page: Page) => page.getByRole('region', { name: 'Search the knowledgebase' })

/** Opens the search with the key. */
async function openSearch(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
}

/** Waits for what is found for all that was typed: until then the list is that of fewer letters. */
const untilFound = (page: Page) =>
  expect(search(page).getByRole('status')).toHaveText(/^(No records match|\d+ records?)$/)

/** Opens the search with the key, types and waits for what is found. */
async function searchFor(page: Page, text: string) {
  await openSearch(page)
  await page.keyboard.type(text)
  await untilFound(page)
}

test('a tag opens its record', async ({ page }) => {
  await page.goto('/')
  for (const [tag, title] of [
    ['EID103', /^BRAF V600E: .* · EID103 · /],
    ['aid20', /^BRAF V600E: .* · AID20 · /],
    ['VID12', /^BRAF V600E · Variant/],
  ] as const) {
    await searchFor(page, tag)
    await expect(results(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(title)
    await expect(results(page)).toHaveCount(0)
  }
})

test('a symbol, a variant, a disease and a therapy are found', async ({ page }) => {
  await page.goto('/')
  for (const [text, found, title] of [
    ['kras', 'KRAS', 'KRAS · Gene · Curia'],
    ['BRAF V600E', 'BRAF V600E', 'BRAF V600E · Variant · Curia'],
    ['L858R', 'EGFR L858R', 'EGFR L858R · Variant · Curia'],
    ['colorectal', 'Colorectal Cancer', 'Colorectal Cancer · Disease · Curia'],
    ['vemurafenib', 'Vemurafenib', 'Vemurafenib · Therapy · Curia'],
  ] as const) {
    await searchFor(page, text)
    await results(page)
      .filter({ has: page.getByText(found, { exact: true }) })
      .first()
      .click()
    await expect(page).toHaveTitle(title)
  }
})

test('what may be a short tag or a variant finds both, the variant first', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'V600')
  await expect(results(page).first()).toContainText('BRAF V600Variant')
  await expect(results(page).filter({ hasText: 'VID600' })).toHaveCount(1)
})

test('arrow keys choose, Enter opens, Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'V600')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const second = results(page).nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(searchBox(page)).not.toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('V600')
  await untilFound(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/ · Variant · Curia$/)
})

test('what the arrow keys chose stays chosen when more is found, wherever it then stands', async ({
  page,
}) => {
  await page.goto('/')
  await searchFor(page, 'BRA')
  const letGo = await holdOperation(page, 'RecordSearch')
  await page.keyboard.type('F')
  const chosen = page.getByRole('option', { selected: true })
  const fusion = /^BRAF KIAA1549::BRAFVariant/
  const ofFusion = results(page).filter({ hasText: fusion })
  const before = await results(page).allTextContents()
  while ((await ofFusion.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  letGo()
  await untilFound(page)
  const after = await results(page).allTextContents()
  await expect(chosen).toHaveText(fusion)
  const place = (list: string[]) => list.findIndex((text) => fusion.test(text))
  expect(place(after)).not.toBe(place(before))
})

test('the pointer at rest chooses nothing, and Enter pressed too early opens what is then found', async ({
  page,
}) => {
  await page.goto('/')
  await searchFor(page, 'BRA')
  for (const index of [0, 1]) await results(page).nth(index).hover()
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const letGo = await holdOperation(page, 'RecordSearch')
  await page.keyboard.type('F V600E')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(search(page).getByRole('status')).toHaveText('Searching…')
  letGo()
  await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
})

test('Enter pressed early opens nothing once the pointer chose something', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'BRA')
  const letGo = await holdOperation(page, 'RecordSearch')
  await page.keyboard.type('F')
  await page.keyboard.press('Enter')
  for (const index of [1, 2]) await results(page).nth(index).hover()
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  letGo()
  await untilFound(page)
  await page.keyboard.press('ArrowDown')
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

test('a slash typed in a field is a slash', async ({ page }) => {
  await page.goto('/evidence')
  const field = page.getByRole('searchbox', { name: 'Therapy contains' })
  await field.focus()
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await expect(searchBox(page)).not.toBeFocused()
})

test('a variant is found by HGVS, allele registry and ClinVar ids, a source by its PubMed id', async ({
  page,
  knowledge,
}) => {
  const variant = rowWith(knowledge.variants, 'variant_id', 12)
  const [hgvs] = entries(variant, 'hgvs_descriptions')
  const [clinVar] = entries(variant, 'clinvar_ids')
  const item = rowWith(knowledge.evidence, 'evidence_id', 1421)
  await page.goto('/')
  for (const text of [hgvs, cell(variant, 'allele_registry_id'), clinVar]) {
    await searchFor(page, String(text))
    await expect(results(page).filter({ hasText: 'BRAF V600E' }).first()).toContainText('Variant')
    await page.keyboard.press('Escape')
    await expect(searchBox(page)).toHaveValue('')
  }
  await searchFor(page, cell(item, 'citation_id'))
  await expect(results(page).first()).toContainText('Source')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/ · Source · Curia$/)
})

test('what was opened last is offered before anything is typed', async ({ page }) => {
  // The title comes with the document, before the page is opened.
  for (const address of ['/genes/BRAF', '/evidence/103']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(results(page)).toHaveCount(2)
  await expect(results(page).nth(1)).toHaveText('BRAFGene')
})

test('several terms lead to the evidence that they mean together', async ({ page }) => {
  await page.goto('/genes')
  await searchFor(page, 'V600E vemurafenib sensitivity')
  const first = results(page).first()
  await expect(first).toContainText('Evidence: BRAF V600E · Vemurafenib · Sensitivity/Response')
  const count = /(\d+) evidence items/.exec((await first.textContent()) ?? '')?.[1]
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/evidence\?variantId=12&therapyId=\d+&significance=SENSITIVITYRESPONSE$/)
  await expect(page.getByText(new RegExp(`^${count} accepted and submitted evidence items?$`))).toBeVisible()
})

test('the home page begins with the search, which has the focus on wide screens only', async ({ page }) => {
  await page.goto('/')
  await expect(searchBox(page)).toBeFocused()
  await expect(results(page)).toHaveCount(0)
  await page.keyboard.type('vemurafenb')
  await expect(results(page).first()).toContainText('VemurafenibTherapy, similar spelling')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Vemurafenib · Therapy · Curia')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(searchBox(page)).not.toBeFocused()
})

test('addresses with another name of a gene, or a tag for an id, lead on within the app, too', async ({
  page,
}) => {
  await page.goto('/genes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [address, title] of [
    ['/genes/egfr', 'EGFR · Gene · Curia'],
    ['/genes/HER2', 'ERBB2 · Gene · Curia'],
    ['/evidence/EID103', /^BRAF V600E: .* · EID103 · /],
  ] as const) {
    await turnTo(page, address)
    await expect(page).toHaveTitle(title)
  }
})
