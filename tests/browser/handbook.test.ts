import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/browser.ts'

test('the handbook is searched, and a section opens at its place', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Search the handbook' }).fill('reinstatement')
  const found = page.getByRole('list', { name: 'Sections found' })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/q=reinstatement/)
  await expectAccessible(page)
  await found.getByRole('link', { name: 'Sources' }).click()
  await expect(page).toHaveURL(/\/help\/model#sources$/)
  await expect(page.getByRole('heading', { name: 'Sources', level: 2 })).toBeInViewport()
  await page.getByRole('link', { name: /^Evidence items/ }).click()
  await expect(page.getByRole('heading', { name: 'Evidence items', level: 1 })).toBeVisible()
})

test('words that no section has find none, and say so', async ({ page }) => {
  await page.goto('/help?q=xylophone')
  await expect(page.getByText('No section has all of “xylophone”.')).toBeVisible()
})

test('a chapter that does not exist is not found', async ({ page }) => {
  await page.goto('/help/nothing')
  await expect(page.getByRole('heading', { name: 'The handbook has no chapter “nothing”' })).toBeVisible()
})

test('a chapter is accessible on a desk and on a phone', async ({ page }) => {
  await page.goto('/help/assertions#acmg')
  await expect(page.getByRole('heading', { name: 'ACMG/AMP codes' })).toBeInViewport()
  await expectAccessible(page)
})
