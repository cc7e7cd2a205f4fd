import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'
import { cell, profilesWith } from '#tests/support/knowledge.ts'
import { listed } from '#tests/support/pages/record-page.ts'

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function openTools(page: Page) {
  await page.getByRole('button', { name: 'Export and share' }).click()
  return page.getByRole('dialog', { name: 'Export and share this table' })
}

test('a table exports the rows that match, with the columns shown, and says where they come from', async ({
  page,
  knowledge,
}) => {
  const expected = knowledge.evidence
    .filter((row) => row['evidence_status'] !== 'rejected' && row['evidence_level'] === 'B')
    .map((row) => Number(cell(row, 'evidence_id')))
    .sort((left, right) => right - left)
  await page.goto('/evidence?evidenceLevel=B&sort=-id&columns=id.evidenceLevel.diseaseName')
  await expect(listed(page, 'Evidence')).toContainText('accepted and submitted evidence items')
  const tools = await openTools(page)
  const tsv = await download(page, () => tools.getByRole('button', { name: 'TSV', exact: true }).click())
  expect(tsv.name).toMatch(/^evidence-\d{4}-\d\d-\d\d\.tsv$/)
  const lines = tsv.text.trimEnd().split('\n')
  const [head, ...rows] = lines.map((line) => line.split('\t'))
  expect(head).toEqual(['id', 'evidence_level', 'disease'])
  expect(rows.map(([id]) => Number(id))).toEqual(expected)
  const csv = await download(page, () => tools.getByRole('button', { name: 'CSV', exact: true }).click())
  expect(csv.text).toMatch(/^id,evidence_level,disease\r\n/)
  expect(csv.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const source = await download(page, () =>
    tools.getByRole('button', { name: 'Source of TSV and CSV' }).click(),
  )
  expect(source.name).toMatch(/^evidence-\d{4}-\d\d-\d\d\.source\.json$/)
  expect(JSON.parse(source.text)).toMatchObject({
    view: page.url(),
    licence: expect.stringMatching(/^CC0/),
  })
  const json = await download(page, () => tools.getByRole('button', { name: 'JSON' }).click())
  expect(JSON.parse(json.text)).toMatchObject({
    about: { view: page.url() },
    rows: { length: expected.length },
  })
})

test.describe('an export has the order on screen, also the one that nobody chose', () => {
  for (const [path, title, tag] of [
    ['/evidence', 'Evidence', 'EID'],
    ['/assertions', 'Assertions', 'AID'],
  ] as const) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(listed(page, title)).toContainText('accepted and submitted')
      const tags = page.getByRole('table', { name: title }).getByRole('link', { name: new RegExp(`^${tag}`) })
      const shown = (await tags.allTextContents()).slice(0, 8)
      const tools = await openTools(page)
      const tsv = await download(page, () => tools.getByRole('button', { name: 'TSV', exact: true }).click())
      const ids = tsv.text
        .split('\n')
        .slice(1, 1 + shown.length)
        .map((line) => `${tag}${line.split('\t')[0]}`)
      expect(shown.length).toBeGreaterThan(3)
      expect(ids).toEqual(shown)
    })
  }
})

test('the profiles of a variant are exported with what the page narrows them to', async ({
  page,
  knowledge,
}) => {
  const profiles = profilesWith(
    knowledge,
    knowledge.variants.filter((row) => row['variant_id'] === '12'),
  )
  await page.goto('/variants/12')
  await expect(listed(page, 'Molecular profiles with V600E')).toContainText('molecular profiles')
  const tools = await openTools(page)
  const tsv = await download(page, () => tools.getByRole('button', { name: 'TSV', exact: true }).click())
  const [head, ...rows] = tsv.text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(head?.slice(0, 3)).toEqual(['id', 'name', 'molecular_profile_score'])
  expect(new Set(rows.map(([id]) => id))).toEqual(new Set(profiles.map((row) => row['molecular_profile_id'])))
})

test('a view is kept under a name and opened again', async ({ page }) => {
  await page.goto('/evidence?evidenceLevel=B')
  const tools = await openTools(page)
  await tools.getByRole('textbox', { name: 'View name' }).fill('Level B')
  await tools.getByRole('button', { name: 'Save' }).click()
  await page.goto('/evidence')
  const later = await openTools(page)
  await later.getByRole('button', { name: 'Level B', exact: true }).click()
  await expect(page).toHaveURL(/\?evidenceLevel=B$/)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('B: Clinical evidence')
})

test('a drawing is saved as a file that stands alone, and is there as a table', async ({ page }) => {
  await page.goto('/genes/BRAF')
  // Pictures are fetched when the reader comes near them.
  await page.getByRole('heading', { name: 'Variants', exact: true }).scrollIntoViewIfNeeded()
  const picture = page.getByRole('region', { name: 'Variants along the protein', exact: true })
  await expect(picture.getByRole('img')).toBeVisible()
  const svg = await download(page, () => picture.getByRole('button', { name: 'SVG' }).click())
  expect(svg.name).toBe('BRAF-variants.svg')
  expect(svg.text).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg.text).not.toContain('var(--')
  const png = await download(page, () => picture.getByRole('button', { name: 'PNG' }).click())
  expect(png.name).toBe('BRAF-variants.png')
  await picture.getByRole('button', { name: 'Table' }).click()
  await expect(picture.getByRole('link', { name: 'V600E', exact: true })).toBeVisible()
})

test('the call behind a record page is shown in several languages', async ({ page }) => {
  await page.goto('/evidence/1421')
  await page.getByRole('button', { name: 'API', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'API request' })
  for (const language of ['curl', 'Python', 'R', 'GraphQL']) {
    await expect(dialog.getByRole('region', { name: language, exact: true })).toContainText('EvidencePage')
  }
})

test('an evidence item is shown as an object of GA4GH GKS, and downloaded', async ({ page }) => {
  await page.goto('/evidence/1421')
  await page.getByRole('button', { name: 'API', exact: true }).click()
  const object = page.getByRole('dialog').getByRole('region', { name: 'GKS (JSON)' })
  await expect(object).toContainText('curia.eid:1421')
  const file = await download(page, () => object.getByRole('link', { name: 'Download' }).click())
  expect(file.name).toBe('evidence-1421.gks.json')
  expect(JSON.parse(file.text)).toMatchObject({ id: 'curia.eid:1421' })
})

test('a card tells what a link leads to, on hover and on focus, and goes with Escape', async ({ page }) => {
  await page.goto('/evidence/1421')
  const link = page.getByRole('link', { name: 'Vemurafenib' }).first()
  await link.hover()
  const card = page.getByRole('tooltip')
  await expect(card).toContainText('Therapy')
  await expect(link).toHaveAccessibleDescription(/evidence item/)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.keyboard.press('Tab')
  await link.focus()
  await expect(card).toContainText('Vemurafenib')
})
