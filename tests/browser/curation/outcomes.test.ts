import type { Locator, Page } from '@playwright/test'
import { desk, expectAccessible, lookAt, phone } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import { submitEvidence, suggestChange } from '#tests/support/curation/submitted.ts'

/** None of these submissions is the same as one of another file. */
const variantOrigin = 'COMMON_GERMLINE'

/** Goes on with the Tab key until the control has the focus; a control that never gets it fails. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, 'reached by the Tab key').toBeFocused()
}

test('who suggested changes hears of each outcome and is led to it by the keyboard, on a phone, too', async ({
  people: { curator, editor, member },
}) => {
  const { id, fields } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'B', rating: 2 })
  const own = await suggestChange(member, id, { ...fields, rating: 5, evidenceLevel: 'A' })
  const rival = await suggestChange(curator, id, { ...fields, rating: 4 })
  await editor.ask(
    `mutation ($set: Int!) { acceptRevisions(input: { revisionSetId: $set, comment: "As table 3 shows" }) { clientMutationId } }`,
    { set: rival },
  )
  const { page } = member
  await lookAt(page, desk)
  await page.goto('/notifications')
  const row = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(new RegExp(`superseded a revision of .+ \\(EID${id}\\): Rating`))
  await expect(row).toContainText(`Open RSID${own} (1 superseded, 1 pending)`)
  await expect(row).toContainText(`suggested by ${curator.username}`)
  await expect(row).toContainText('As table 3 shows')
  await expectAccessible(page)
  await tabTo(page, row.getByRole('link', { name: `Open RSID${own}` }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/revision-sets/${own}`)
  const fell = page.getByRole('article', { name: 'Rating' })
  await expect(fell).toContainText('Superseded by RID')
  await tabTo(page, fell.getByRole('link', { name: /^RID/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/revision-sets/${rival}`)

  await editor.ask(
    `mutation ($set: Int!) { rejectRevisions(input: { revisionSetId: $set, comment: "Level A needs a guideline" }) { clientMutationId } }`,
    { set: own },
  )
  await lookAt(page, phone)
  await page.goto('/notifications')
  await expect(row.first()).toContainText(new RegExp(`rejected a revision of .+ \\(EID${id}\\): Level`))
  await expect(row.first()).toContainText('Level A needs a guideline')
  await expect(row.first()).toContainText('(1 rejected, 1 superseded)')
  await expectAccessible(page)
  await row
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click()
  await expect(row).toHaveCount(1)
})

test('a notification leads to the very comment, however many followed', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'C', rating: 3 })
  const comment = (body: string) =>
    editor.ask(
      'mutation ($id: Int!, $body: String!) { addComment(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, body: $body }) { clientMutationId } }',
      { id, body },
    )
  await comment('The first of many comments')
  for (let each = 0; each < 30; each += 1) await comment(`Another comment, number ${each}`)
  const { page } = curator
  await page.goto('/notifications')
  await page.getByRole('button', { name: /^Show/ }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'The first of many comments' })
  await first.getByRole('link').first().focus()
  await tabTo(page, first.getByRole('link', { name: 'Open the comment' }))
  await page.keyboard.press('Enter')
  const article = page.getByRole('article').filter({ hasText: 'The first of many comments' })
  await expect(article).toBeFocused()
})

test('a suggested source leads to its evidence: from the queue, the source and the profile, by the keyboard and on a phone', async ({
  people: { curator, editor },
}) => {
  const { evidenceItem } = await curator.ask<{
    evidenceItem: {
      source: { id: number; citation: string }
      molecularProfile: { id: number; name: string; variants: { id: number; feature: { id: number } }[] }
    }
  }>(
    '{ evidenceItem(id: 1421) { source { id citation } molecularProfile { id name variants { id feature { id } } } } }',
  )
  const { source, molecularProfile } = evidenceItem
  const suggest = (comment: string) =>
    curator.ask<{ suggestSource: { sourceSuggestion: { id: number } } }>(
      `mutation ($source: Int!, $profile: Int!, $comment: String!) {
        suggestSource(input: { sourceId: $source, molecularProfileId: $profile, comment: $comment }) { sourceSuggestion { id } }
      }`,
      { source: source.id, profile: molecularProfile.id, comment },
    )
  const { suggestSource } = await suggest(`**Table 2** of ${curator.username}`)
  const { id } = suggestSource.sourceSuggestion
  const { page } = editor
  await lookAt(page, desk)
  await page.goto(`/queues/source-suggestions?by=${curator.username}`)
  const pane = page.getByRole('region', { name: /, 1 of 1$/ })
  await expect(pane.locator('strong')).toHaveText('Table 2')
  await tabTo(page, pane.getByRole('link', { name: /^Add evidence/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/submit\/evidence\?/)
  const chosen = page.getByRole('form', { name: 'Evidence item' })
  await expect(chosen).toContainText(source.citation)
  await expect(chosen).toContainText(molecularProfile.name)
  await expect(page.getByText('This source has been suggested already')).toBeVisible()
  await page.getByRole('link', { name: 'Suggestions of this source' }).press('Enter')
  await expect(page.getByRole('article', { name: `SSID${id}` })).toContainText('Table 2')

  const [variant] = molecularProfile.variants
  for (const path of [
    `/molecular-profiles/${molecularProfile.id}`,
    `/variants/${variant?.id}`,
    `/features/${variant?.feature.id}`,
  ]) {
    await page.goto(path)
    const summary = page.getByText(/suggested sources? to curate$/)
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    const listed = page.getByRole('list', { name: 'Suggested sources' })
    await expect(listed).toContainText(source.citation)
    await expect(listed.getByRole('link', { name: /^Add evidence/ }).first()).toBeVisible()
  }
  await expectAccessible(page)

  await lookAt(page, phone)
  await page.goto(`/sources/${source.id}?tab=suggestions#source-suggestion-${id}`)
  await expect(page.getByRole('article', { name: `SSID${id}` })).toBeFocused()
  await expectAccessible(page)
  await page.goto(`/sources/${source.id}?tab=comments`)
  await page.getByRole('textbox', { name: /comment/i }).fill('The supplement is missing here.')
  await page.getByRole('button', { name: /comment/i }).click()
  await expect(page.getByRole('list', { name: /^Comments on/ })).toContainText(
    'The supplement is missing here.',
  )
})
