import type { Page } from '@playwright/test'
import { expectHeard, searchFor, tabTo } from '#tests/support/pages/heard.ts'
import { expect, test } from '#tests/support/pages/browser.ts'

// What people come for, done with the keyboard alone and read from the accessibility tree alone.
test.use({ knowledgebase: 'release2024' })

/** Types alterations and a disease for matching. */
async function match(page: Page, alterations: string, disease?: string) {
  await page.goto('/match')
  if (disease !== undefined) {
    await tabTo(page, /combobox "Disease/)
    await page.keyboard.type(disease)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
  }
  await tabTo(page, /textbox "Alterations, one per line"/)
  await page.keyboard.insertText(alterations)
  await page.keyboard.press('Control+Enter')
  await expectHeard(page, /profiles? matched, \d+ undecided/)
}

test('job 1: KRAS G12C in colorectal cancer, BRAF wild type', async ({ page }) => {
  await match(page, 'KRAS G12C\nno BRAF V600E', 'Colorectal Cancer')
  await expectHeard(
    page,
    'heading "Strongest therapeutic evidence in Colorectal Cancer" [level=2]',
    'table "Sensitivity"',
    /row "[^"]*KRAS[^"]* Clinical evidence/,
    'table "Resistance or reduced sensitivity"',
    /row "Cetuximab KRAS [^"]*A Validated association Resistance/,
    'rowheader "Cetuximab"',
  )
})

test('job 2: lung cancer with EGFR exon 19 deletion, T790M and MET amplification', async ({ page }) => {
  await match(page, 'EGFR exon 19 deletion\nEGFR T790M\nMET amplification', 'Lung Non-small Cell Carcinoma')
  await expectHeard(
    page,
    'table "Sensitivity"',
    'rowheader "Osimertinib"',
    'table "Sensitivity, opposed by another alteration"',
    /row "Erlotinib EGFR Exon 19 Deletion Opposed by [^"]*EGFR T790M[^"]*MET Amplification/,
    'table "Resistance or reduced sensitivity"',
  )
})

test('job 3: EML4::ALK and its resistance mutations', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'EML4::ALK')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectHeard(
    page,
    'heading "ALK EML4::ALK" [level=1]',
    'table "Predictive evidence for ALK EML4::ALK: treatments by disease and outcome"',
    /link "Level C : Crizotinib , 1 item supporting sensitivity/,
    /link "Level C : Erlotinib , 1 item supporting resistance/,
  )
})

test('job 4: BRAF V600E in melanoma beside colorectal cancer', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'BRAF V600E')
  await expectHeard(page, 'heading "Clinical summary"')
  await expectHeard(
    page,
    'heading "BRAF V600E" [level=1]',
    'heading "Conflicting evidence',
    'rowheader "Colorectal Cancer',
    /Level A : Cetuximab \+ Encorafenib , \d+ items? supporting sensitivity/,
    /Cetuximab , \d+ items? supporting resistance/,
    'rowheader "Melanoma',
    /Vemurafenib , \d+ items supporting sensitivity/,
  )
})

test('job 5: level A predictive evidence for a therapy, exported', async ({ page }) => {
  await page.goto('/evidence?evidenceLevel=A&evidenceType=PREDICTIVE&therapyName=Vemurafenib')
  await expectHeard(page, 'table')
  await tabTo(page, /button "Export and share"/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Export and share this table' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tabTo(page, /button "TSV"/).then(() => page.keyboard.press('Enter')),
  ])
  expect(download.suggestedFilename()).toMatch(/\.tsv$/)
  await page.keyboard.press('Escape')
  await expectHeard(
    page,
    /status: \d+ accepted and submitted evidence items/,
    'status: Sorted by Level, ascending',
    'Same in every row: A: Validated association, Predictive',
    'table "Evidence"',
    /rowheader "EID\d+"/,
  )
})

test('job 6: an assertion with its evidence for, against and not linked, cited', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'AID10')
  await expectHeard(page, 'heading "Supporting evidence')
  await tabTo(page, /button "Cite this version/, 600)
  await page.keyboard.press('Enter')
  await expectHeard(
    page,
    'heading "Evidence that is not linked"',
    'region "Cite this record"',
    'button "Cite this version (text, BibTeX, RIS, CSL-JSON)" [expanded]',
  )
})

test('job 7: what is found by any of its names', async ({ page }) => {
  await page.goto('/')
  for (const text of ['HER2', 'p53 R175H', 'c.2573T>G', 'rs121434568', 'EID1409', 'her2 amp breast']) {
    await page.goto('/')
    await searchFor(page, text)
    await expect(page).not.toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  }
})

test('job 8: a variant group and what its members mean', async ({ page }) => {
  await page.goto('/variant-groups/2')
  await expectHeard(page, 'table')
  await expectHeard(page, 'heading "KIT Exon 17"', /status: \d+ variants/, 'rowheader "D816V"')
})

test('job 9: what changed for a gene', async ({ page }) => {
  await page.goto('/changes?from=0')
  await expectHeard(page, 'heading "Changes from')
  await expectHeard(
    page,
    'search "Changes"',
    'list "Changes from',
    /heading "[^"]+ EID\d+ Added" \[level=3\]/,
  )
})

test('job 10: a report of many lines', async ({ page }) => {
  await match(page, ['BRAF V600E', 'EGFR L858R', 'KRAS G12C', 'TP53 R175H', 'no such thing'].join('\n'))
  await expectHeard(
    page,
    'region "5 alterations, 1 not understood"',
    '“SUCH” is not a gene or factor',
    /status: \d+ profiles matched, \d+ undecided, \d+ with one part absent, 1 alteration not understood/,
    'table "Sensitivity"',
    'heading "EGFR L858R',
    'heading "BRAF V600E',
  )
})

test('job 11: on a phone, a variant that somebody names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await searchFor(page, 'EGFR L858R')
  await expectHeard(page, 'heading "EGFR L858R" [level=1]')
  await expectHeard(page, 'region "Clinical summary"')
})

test('job 12: from home to the evidence statement of an assertion', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'AID10')
  await expectHeard(page, 'heading "Supporting evidence')
  await tabTo(page, /button "Statement of EID/)
  await page.keyboard.press('Enter')
  await expectHeard(
    page,
    'list "Evidence items"',
    /button "Statement of EID\d+" \[expanded\]/,
    /text: .*In this /,
  )
})
