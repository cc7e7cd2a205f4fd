import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { addSubmission, addUser } from '#tests/support/curation/curation-factories.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { part, tab } from '#tests/support/pages/record-page.ts'
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
  const change = (values: { description?: string; evidence_rating?: number }) =>
    storage.write((tx) => tx.updateTable('evidence_items').set(values).where('id', '=', id).execute())
  await change({ description: 'Four of ten patients responded.' })
  await change({ evidence_rating: 5 })

  await page.goto(`/evidence/${id}`)
  await tab(page, 'History').click()
  const versions = page.getByRole('list', { name: `Versions of EID${id}` }).locator('> li')
  await expect(versions).toHaveCount(3)
  await expect(versions.nth(0)).toContainText('Version 3')
  await expect(versions.nth(0)).toContainText('Evidence Rating')
  await expect(versions.nth(1).locator('del')).toHaveText('Three')
  await expect(versions.nth(1).locator('ins')).toHaveText('Four')

  const comparison = part(page, 'Compare versions')
  await comparison.getByLabel('From').selectOption('Version 1')
  await comparison.getByLabel('To').selectOption('Version 3')
  await expect(comparison).toContainText('Description')
  await expect(comparison).toContainText('Evidence Rating')
  await expect(page).toHaveURL(`/evidence/${id}?tab=history&from=1&to=3`)
  await expectAccessible(page)

  await versions.nth(2).getByRole('link', { name: 'Version 1' }).click()
  await expect(page).toHaveURL(`/evidence/${id}/versions/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`EID${id}.1: HISTORY1 V1A`)
  await expect(page.getByRole('main')).toContainText('Version 1 of 3')
  await expect(part(page, 'Record in this version')).toContainText('Three of ten patients responded.')
  const citation = part(page, 'Cite this version')
  await expect(citation).toContainText(`${site.url}/evidence/${id}/versions/1`)
  await citation.getByLabel('Citation format').selectOption('BibTeX')
  await expect(citation).toContainText(`@misc{EID${id}.1,`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Present version' }).first().click()
  await expect(page).toHaveURL(`/evidence/${id}`)
})
