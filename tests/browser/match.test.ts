import type { Page } from '@playwright/test'
import { expectAccessible, violationsOf } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser.ts'

const strongest = (page: Page) => page.getByRole('heading', { name: /^Strongest therapeutic evidence/ })
const alteration = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Alteration ${number}`, exact: true })

test('a sample is typed, corrected, matched, filtered and printed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Match a tumour' }).click()
  await expect(page.getByText('Nothing of a sample is stored')).toBeVisible()

  // With the keyboard alone.
  const paste = page.getByRole('textbox', { name: 'Alterations, one per line' })
  await paste.focus()
  await page.keyboard.insertText('EGFR L858R\nEGFR p.Thr790Met; KRAS what ever\nno KRAS G12C')
  await page.keyboard.press('Control+Enter')
  await expect(strongest(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '4 alterations, 1 not understood' })).toBeVisible()
  await expect(page.getByText('Read as EGFR p.T790M', { exact: true })).toBeVisible()
  await expect(page.getByText('Absent: KRAS p.G12C', { exact: true })).toBeVisible()
  await expect(alteration(page, 3)).toHaveAttribute('aria-invalid', 'true')

  await alteration(page, 3).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('KRAS G12V')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Read as KRAS p.G12V', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'KRAS G12V', exact: true })).toContainText('EID')

  await page.getByRole('button', { name: 'Remove KRAS G12V' }).press('Enter')
  await expect(page.getByRole('heading', { name: '3 alterations', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alteration(page, 3)).toHaveValue('KRAS G12V')

  await page.getByRole('link', { name: 'By therapy' }).press('Enter')
  await page.getByRole('combobox', { name: 'Evidence level' }).selectOption('A')
  await expect(page).toHaveURL(/\?view=therapy&level=A$/)
  const osimertinib = page.getByRole('region', { name: 'Osimertinib', exact: true })
  await osimertinib.locator('summary').press('Enter')
  await expect(osimertinib.getByText('Same protein change T790M.')).toBeVisible()
  await expect(osimertinib.getByText(/A drug review records the approval/)).toBeVisible()
  await expectAccessible(page)

  // Back from a record finds the sample again; a reload does not.
  await osimertinib.getByRole('link', { name: /^EID/ }).click()
  await expect(page).toHaveTitle(/^EID/)
  await page.goBack()
  await expect(alteration(page, 1)).toHaveValue('EGFR L858R')
  await expect(strongest(page)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('For research use only.').first()).toBeVisible()
  await expect(page.getByText('EGFR p.Thr790Met (read as EGFR p.T790M)')).toBeVisible()
  await expect(page.getByText('What could not be judged')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await expect(paste).toHaveValue('')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('L858R')
})

test.describe('with the release of 2024', () => {
  test.use({ knowledgebase: 'release2024' })

  test('one press shows an example, with what speaks for and against a therapy', async ({ page }) => {
    await page.goto('/match')
    await page.getByRole('button', { name: 'Show an example' }).click()
    await expect(page.getByRole('heading', { name: /^Strongest .* Lung Adenocarcinoma$/ })).toBeVisible()
    const erlotinib = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Erlotinib/ }) })
    await expect(erlotinib.first()).toContainText('Conflicting')
    await expect(erlotinib.first()).toContainText('EGFR T790M')
    await expect(page.getByRole('heading', { name: /^Undecided/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('link', { name: 'list', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coverage of matching')
    await expect(page.getByText('4,375 accepted evidence items')).toBeVisible()
    await expect(page.getByRole('link', { name: 'TP53 ALTERATION' })).toBeVisible()
  })
})
