import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { addSubmission, addUser } from '#tests/support/curation/curation-factories.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { part, tab } from '#tests/support/pages/record-page.ts'
import { turnTo } from '#tests/support/pages/browser.ts'
import { answerOperation, failing } from '#tests/support/service/api-answers.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'

test('readers see what changed in a record, compare versions and cite one as it was', async ({
  page,
  site,
}) => {
  const { storage } = site
  const id = await storage.write(async (tx) => {
    const { profile } = await addVariant(tx, await addFeature(tx, 'HISTORY1'), 'V1A')
    const disease_id = await addDisease(tx, 'Disease of the history')
    const item = await addEvidence(tx, profile, {
      disease_id,
      description: 'Three of ten patients responded.',
    })
    await addSubmission(tx, 'EVIDENCE_ITEM', item, { user: (await addUser(tx, 'historian')).id })
    return item
  })
  const before = await versionNow(storage.read)
  const change = (values: { description?: string; evidence_rating?: number }) =>
    storage.write((tx) => tx.updateTable('evidence_items').set(values).where('id', '=', id).execute())
  await change({ description: 'Four of ten patients responded.' })
  await change({ evidence_rating: 5 })

  await page.goto(`/evidence/${id}`)
  await tab(page, 'History').click()
  const versions = page.getByRole('list', { name: `Versions of EID${id}` }).locator('> li')
  await expect(versions).toHaveCount(3)
  await expect(versions.nth(0)).toContainText('Version 3')
  await expect(versions.nth(0)).toContainText('Rating')
  await expect(versions.nth(1).locator('del')).toHaveText('Three')
  await expect(versions.nth(1).locator('ins')).toHaveText('Four')

  const comparison = part(page, 'Compare versions')
  await comparison.getByLabel('From').selectOption('Version 1')
  await comparison.getByLabel('To').selectOption('Version 3')
  await expect(comparison).toContainText('Evidence statement')
  await expect(comparison).toContainText('Rating')
  await expect(page).toHaveURL(`/evidence/${id}?tab=history&from=1&to=3`)
  await expectAccessible(page)

  await versions.nth(2).getByRole('link', { name: 'Version 1' }).click()
  await expect(page).toHaveURL(`/evidence/${id}/versions/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^EID\d+\.1: HISTORY1 V1A: sensitivity to /,
  )
  await expect(page.getByRole('main')).toContainText('Version 1 of 3')
  await expect(part(page, 'Record in this version')).toContainText('Three of ten patients responded.')
  const citation = part(page, 'Cite this version')
  await expect(citation).toContainText(`${site.url}/evidence/${id}/versions/1`)
  await citation.getByLabel('Citation format').selectOption('BibTeX')
  await expect(citation).toContainText(`@misc{EID${id}.1,`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Current version' }).first().click()
  await expect(page).toHaveURL(`/evidence/${id}`)
  const cite = part(page, 'Cite this record')
  await cite.getByRole('button', { name: 'Cite this version' }).click()
  await expect(cite).toContainText(/historian\. EID\d+\.3: HISTORY1 V1A: .+\. Curia knowledgebase, version 3/)
  await expect(cite).toContainText(`${site.url}/evidence/${id}/versions/3`)

  // What else changed since the report was written.
  await tab(page, 'History').click()
  await page.getByRole('link', { name: 'Changes to all evidence items' }).click()
  await expect(page).toHaveURL('/changes?kind=EVIDENCE_ITEM')
  await page.getByLabel('From', { exact: true }).selectOption('Knowledge version…')
  await page.getByLabel('From knowledge version').fill(String(before))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes from version ${before} to now`)
  await page.getByLabel('Disease', { exact: true }).fill('Disease of the hist')
  await page.getByRole('option', { name: 'Disease of the history' }).click()
  await expect(page).toHaveURL(/from=\d+&disease=\d+$/)
  const record = page.getByRole('article').filter({ hasText: `EID${id}` })
  await expect(record).toContainText('Rating')
  await expect(record.locator('ins').first()).toHaveText('Four')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(part(page, 'Changed records')).toContainText('1 record differs')
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Change', exact: true })
    .getByRole('link', { name: 'Other fields' })
    .click()
  await expect(page).toHaveURL(/change=OTHER$/)
  await expect(record).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/disease=\d+$/)
  await page.getByLabel('From', { exact: true }).selectOption('Beginning')
  await expect(record.getByText('Added', { exact: true })).toBeVisible()
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  await expect(feed).toHaveAttribute('href', /list\.atom\?from=0&kind=EVIDENCE_ITEM&disease=\d+$/)
  const table = await page.request.get(
    (await page.getByRole('link', { name: 'TSV' }).getAttribute('href')) ?? '',
  )
  expect(await table.text()).toContain(`EVIDENCE_ITEM\t${id}\tHISTORY1 V1A\t3`)
  await page.goto(`/evidence/${id}/versions`)
  await expect(page).toHaveURL(`/evidence/${id}?tab=history`)
  await page.goto('/changes?from=01-Jan-2001')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('01-Jan-2001')
  await expect(page.getByRole('link', { name: 'TSV' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('There is no release “01-Jan-2001”.')
  await expect(page.getByRole('link', { name: 'Changes since starter' })).toBeVisible()

  // What is rejected is not cited as if it were accepted.
  await storage.write((tx) =>
    tx.updateTable('evidence_items').set({ status: 'REJECTED' }).where('id', '=', id).execute(),
  )
  await page.goto(`/evidence/${id}`)
  await expect(cite).toContainText(`(EID${id}) (rejected). Curia knowledgebase`)
  await cite.getByRole('button', { name: 'Cite this version' }).click()
  await expect(cite).toContainText(
    /EID\d+\.4: HISTORY1 V1A: .+ \(rejected\)\. Curia knowledgebase, version 4/,
  )
})

test.describe('where the changes cannot be counted', () => {
  test.use({ breaksRequests: true })

  test('they are listed, and filtered all the same', async ({ page }) => {
    await page.goto('/help')
    await answerOperation(page, 'ChangeCounts', failing)
    await turnTo(page, '/changes?from=0')
    await expect(part(page, 'Changed records')).toContainText('The changes could not be counted.')
    const records = page.getByRole('article')
    await expect(records.first()).toBeVisible()
    const types = page.getByRole('navigation', { name: 'Record type' })
    await types.getByRole('link', { name: 'Assertions' }).click()
    await expect(page).toHaveURL('/changes?from=0&kind=ASSERTION')
    await expect(records.first()).toContainText('AID')
    await expect(types.getByRole('link', { name: 'Assertions' })).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
  })
})
