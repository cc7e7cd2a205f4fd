import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Site } from '#tests/support/pages/reviewers.ts'
import { runCuria } from '#tests/support/service/server.ts'

const control = /^Knowledge as of/
/** Freezes a state of the site's database, as its operator would. */
async function freeze({ database }: Site, name: string): Promise<void> {
  const { code, stderr } = await runCuria(['freeze', name], { database })
  expect([code, stderr]).toEqual([0, ''])
}

const choices = 'Releases and named states'

test('readers choose a state and walk through it', async ({ page, site }) => {
  const { storage } = site
  const add = (name: string) =>
    storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, name), 'V1A')
      return addEvidence(tx, profile, { disease_id: await addDisease(tx, `Disease of ${name}`) })
    })
  await add('FROZEN1')
  await freeze(site, 'before')
  await add('LATER1')

  await page.goto('/genes/FROZEN1')
  await page.getByRole('button', { name: control }).focus()
  await page.keyboard.press('Enter')
  const states = page.getByRole('list', { name: choices })
  await expect(states.getByRole('link', { name: 'Now' })).toHaveAttribute('aria-current', 'true')
  // A day before the first state has none.
  const day = page.getByLabel('As of date')
  await day.fill('1999-12-31')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(/^The first state is of \d+ \w+ \d{4}\. Enter that day or a later one\.$/),
  ).toBeVisible()
  await expect(day).toBeFocused()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(states).toBeHidden()
  await expect(page.getByRole('button', { name: control })).toBeFocused()
  await page.keyboard.press('Enter')
  await states.getByRole('link', { name: 'before' }).focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/@before/genes/FROZEN1')
  const banner = page.getByRole('region', { name: 'State of the knowledge' })
  await expect(banner).toContainText('Knowledge as of')
  await expect(page).toHaveTitle(/FROZEN1 .* · as of .* · Curia/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(banner).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // A plain link of a table, one of the router, and the search.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' }).click()
  await expect(page).toHaveURL('/@before/evidence')
  await page
    .getByRole('link', { name: /^EID\d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/@before\/evidence\/\d+$/)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('LATER1')
  await expect(page.getByText('No records match “LATER1”').last()).toBeVisible()
  await expect(page.getByRole('option', { name: /^LATER1/ })).toHaveCount(0)
  await search.fill('FROZEN1')
  await page
    .getByRole('option', { name: /FROZEN1/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/@before\/.*FROZEN1/)

  await page.goto('/graphql-api')
  const files = page.getByRole('region', { name: 'Frozen states' })
  await expect(files.getByRole('link', { name: 'SQLite file of before' })).toHaveAttribute(
    'href',
    /^\/downloads\/states\/before_v\d+_.*\.sqlite$/,
  )
  await expect(files.getByRole('row', { name: /before/ })).toContainText(/[0-9a-f]{64}/)
  await expectAccessible(page)
  await files.getByRole('link', { name: 'Open the knowledgebase as of before' }).click()
  await expect(page).toHaveURL('/@before/')
})

test('what exists only at present is explained at a state, and a phone has the control', async ({
  page,
  site,
}) => {
  await freeze(site, 'phone')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('button', { name: control }).click()
  await page.getByRole('list', { name: choices }).getByRole('link', { name: 'phone' }).click()
  await expect(page).toHaveURL('/@phone/help')
  await page.goto('/@phone/submit/evidence')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not part of a frozen state')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the current version' }).click()
  await expect(page).toHaveURL(/\/(submit\/evidence|sign-in)/)
  await page.goto('/@never/genes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no state “never”')
  await page.getByRole('link', { name: 'phone' }).click()
  await expect(page).toHaveURL('/@phone/genes')
})
