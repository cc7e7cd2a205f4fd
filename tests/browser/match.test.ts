import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { csq, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'

const strongest = (page: Page) => page.getByRole('heading', { name: /^Strongest therapeutic evidence/ })
const alteration = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Alteration ${number}`, exact: true })

test('a sample is typed, corrected, matched, filtered and printed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Match a tumour' }).click()
  await expect(page.getByText('Samples are not stored')).toBeVisible()

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
  await expect(page).toHaveTitle(/ · EID\d+ · Evidence item/)
  await page.goBack()
  await expect(alteration(page, 1)).toHaveValue('EGFR L858R')
  await expect(strongest(page)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('For research use only.').first()).toBeVisible()
  await expect(page.getByText('EGFR p.Thr790Met (read as EGFR p.T790M)')).toBeVisible()
  await expect(page.getByText('Could not be assessed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await expect(paste).toHaveValue('')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('L858R')
})

/** A line of EGFR as VEP annotates it, with the genotypes of the samples A and B. */
function egfrLine(change: string, protein: string, samples: readonly string[], filter = 'PASS') {
  const [position, reference = '', alternate = ''] = change.split(' ')
  const facts = { terms: 'missense_variant', gene: 'EGFR', transcript: 'ENST00000275493', protein }
  const info = `CSQ=${csq({ allele: alternate, ...facts })}`
  return vcfLine({ position: Number(position), reference, alternate, info, samples, filter })
}
const COHORT =
  vcfHeader(['A', 'B']) +
  egfrLine('55259515 T G', 'p.Leu858Arg', ['0/1', '0/0']) +
  egfrLine('55249071 C T', 'p.Thr790Met', ['0/1', '0/1'], 'weak')

/** Drops a file on the panel, as from a file manager. */
async function dropFile(page: Page, name: string, content: string) {
  const transfer = await page.evaluateHandle(
    ({ name, content }) => {
      const data = new DataTransfer()
      data.items.add(new File([content], name))
      return data
    },
    { name, content },
  )
  const panel = page.getByRole('textbox', { name: /alterations, one per line/i })
  await panel.dispatchEvent('drop', { dataTransfer: transfer })
}

test.describe('with files', () => {
  test.use({ breaksRequests: true })

  test('a file is opened or dropped, matched with lines beside it, refused with its line, and cancelled', async ({
    page,
  }) => {
    await page.goto('/match')
    await expect(page.getByText(/up to \d+ MB\. It is sent to this service only/)).toBeVisible()

    // With the keyboard alone.
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open file…' }).press('Enter')
    await (await opened).setFiles({ name: 'cohort.vcf', mimeType: '', buffer: Buffer.from(COHORT) })
    await expect(page.getByText('The file has 2 samples')).toBeVisible()
    const file = page.getByRole('region', { name: 'File', exact: true })
    await file.getByRole('combobox', { name: 'Sample' }).selectOption('A')
    await expect(page.getByRole('region', { name: 'EGFR L858R', exact: true })).toContainText('EID')
    await expect(file).toContainText('VCF, GRCh37 (hg19), 1 alteration read')
    await expect(file).toContainText('Not read: 1 did not pass a filter')
    await expectAccessible(page)

    await file.getByRole('checkbox', { name: 'Include variants that failed a filter' }).press('Space')
    await expect(strongest(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'EGFR T790M', exact: true })).toContainText('EID')
    const lines = page.getByRole('textbox', { name: 'Add alterations, one per line' })
    await lines.fill('KRAS G12V')
    await lines.press('Control+Enter')
    await expect(page.getByText('Read as KRAS p.G12V', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'KRAS G12V', exact: true })).toContainText('EID')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Line 5: 7:55259515 T>G \(read as EGFR .*L858R/)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await dropFile(page, 'cut.vcf', `${vcfHeader()}7\t9\n`)
    await expect(page.getByRole('alert')).toContainText('Line 5: a line of VCF has at least 8 columns')
    // On a phone the results stand below all fields.
    await expect(file).toContainText('Line 5: a line of VCF has at least 8 columns')
    await expect(page.getByRole('region', { name: 'EGFR L858R', exact: true })).toBeHidden()

    let isHeld = false
    await page.route('**/api/match?format=ndjson', () => {
      isHeld = true
    })
    await dropFile(page, 'tumour.maf', 'Hugo_Symbol\tHGVSp_Short\nEGFR\tp.L858R\n')
    await expect.poll(() => isHeld).toBe(true)
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('Matching was cancelled')).toBeVisible()
    await page.unroute('**/api/match?format=ndjson')
    await page.getByRole('button', { name: 'Match again' }).press('Enter')
    await expect(file).toContainText('MAF, build not given, 1 alteration read')

    await dropFile(page, 'list.txt', 'EGFR T790M\n')
    await expect(alteration(page, 2)).toHaveValue('EGFR T790M')
    await file.getByRole('button', { name: 'Remove tumour.maf' }).press('Enter')
    await expect(file).toBeHidden()
  })
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
    await expect(erlotinib.filter({ hasText: 'EGFR L858R' }).first()).toContainText('Opposed by EGFR T790M')
    await expect(page.getByRole('table', { name: 'Resistance or reduced sensitivity' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Undecided/ })).toBeVisible()
    await expectNoViolations(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: /profiles matched: show results$/ }).click()
    await erlotinib.first().scrollIntoViewIfNeeded()
    await expect(erlotinib.first().getByText(/^Opposed by/)).toBeInViewport({ ratio: 1 })
    // No statement is wider than a phone, whatever opposes it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('link', { name: 'list', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coverage of matching')
    await expect(page.getByText('4,375 accepted evidence items')).toBeVisible()
    await expect(page.getByRole('link', { name: 'TP53 ALTERATION' }).first()).toBeVisible()
  })
})
