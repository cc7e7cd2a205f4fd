import { expect, test } from '#tests/support/pages/browser.ts'

const missing = [
  ['/genes/999999', 'There is no gene “999999”'],
  ['/features/999999', 'There is no feature 999999'],
  ['/variants/999999', 'There is no variant 999999'],
  ['/molecular-profiles/999999', 'There is no molecular profile 999999'],
  ['/evidence/999999', 'There is no evidence item EID999999'],
  ['/assertions/999999', 'There is no assertion AID999999'],
  ['/variant-groups/999999', 'There is no variant group 999999'],
  ['/sources/999999', 'There is no source 999999'],
  ['/diseases/999999', 'There is no disease 999999'],
  ['/therapies/999999', 'There is no therapy 999999'],
  ['/phenotypes/999999', 'There is no phenotype 999999'],
  ['/evidence/no-number', 'There is no evidence item “no-number”'],
  ['/variants/99999999999999999999', 'There is no variant “99999999999999999999”'],
] as const

for (const [address, sentence] of missing) {
  test(`${address} says that there is no such record`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
    await expect(page).toHaveTitle(`${sentence} · Curia`)
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible()
  })
}

test('an unknown symbol leads to what is named alike', async ({ page }) => {
  await page.goto('/genes/KRA')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no gene “KRA”')
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'KRAS' }).first().click()
  await expect(page).toHaveTitle('KRAS · Gene · Curia')
})

test('a symbol in small letters leads to its gene', async ({ page }) => {
  await page.goto('/genes/braf')
  await expect(page).toHaveURL(/\/genes\/BRAF$/)
  await expect(page).toHaveTitle('BRAF · Gene · Curia')
})

test('an unknown address searches for what was meant', async ({ page }) => {
  await page.goto('/somewhere/colorectal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page
    .getByRole('region', { name: 'Did you mean' })
    .getByRole('link', { name: 'Colorectal Cancer' })
    .first()
    .click()
  await expect(page).toHaveTitle('Colorectal Cancer · Disease · Curia')
})

test('a gene’s feature address leads to its gene page', async ({ page }) => {
  await page.goto('/features/5?tab=profiles')
  await expect(page).toHaveURL(/\/genes\/5\?tab=profiles$/)
  await expect(page).toHaveTitle('BRAF · Gene · Curia')
})

test('a former address leads to the page that holds it now, within the app too', async ({ page }) => {
  await page.goto('/events/genes/5/summary/variants/12/summary')
  await expect(page).toHaveURL(/\/variants\/12$/)
  await expect(page).toHaveTitle(/^BRAF V600E · Variant/)
  // A link that the app follows by itself, once it stands where the server’s markup stood.
  await expect(page.locator('[data-ssr]')).toHaveCount(0)
  await page.evaluate(() => {
    const link = document.querySelector('main a[data-record]')
    link?.setAttribute('href', '/evidence/home')
  })
  await page.locator('main a[data-record]').first().click()
  await expect(page).toHaveURL(/\/evidence$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evidence')
})
