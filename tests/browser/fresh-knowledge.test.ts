import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/reviewers.ts'
import { submitEvidence } from '#tests/support/submitted.ts'

/** The reader looks at another window for a minute and comes back. */
async function comeBack(page: Page) {
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Waits until the page has what it fetches when it is at rest: the look whether the knowledge has changed is part of it. */
async function openAtRest(page: Page, address: string) {
  const background = page.waitForResponse((response) => /\/Background-[^/]*\.js$/.test(response.url()))
  await page.goto(address)
  await background
  await page.waitForLoadState('networkidle')
}

const addComment = `mutation ($id: Int!, $body: String!) {
  addComment(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, body: $body }) { comment { id } }
}`

test('who comes back finds what others wrote meanwhile, and what was typed before', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, {})
  const { page } = curator
  await openAtRest(page, `/evidence/${id}?tab=comments`)
  const box = page.getByRole('textbox', { name: 'Comment' })
  await box.fill('Half a thought')
  await editor.ask(addComment, { id, body: 'Seen from the other side' })
  await expect(page.getByText('Seen from the other side')).toHaveCount(0)

  await comeBack(page)
  await expect(page.getByText('Seen from the other side')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link', { name: 'Comments' }),
  ).toHaveText('Comments1')
  await expect(box).toHaveValue('Half a thought')
  await expect(box).toBeFocused()
})

test('who comes back to a table finds the new rows under the same filters', async ({
  people: { curator, editor },
}) => {
  const { page } = curator
  await openAtRest(page, '/evidence?diseaseName=melanoma')
  const sentence = page.getByRole('main').getByRole('status').first()
  const before = Number(/^\d+/.exec((await sentence.textContent()) ?? '')?.[0])
  expect(before).toBeGreaterThan(0)
  const box = page.getByRole('searchbox', { name: 'Therapy contains' })
  await box.focus()
  const { id } = await submitEvidence(editor, {})

  await comeBack(page)
  await expect(sentence).toHaveText(new RegExp(`^${before + 1} `))
  await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toHaveValue('melanoma')
  await expect(box).toBeFocused()
  await page.goto('/evidence?diseaseName=melanoma&sort=-id')
  await expect(page.getByRole('link', { name: `EID${id}`, exact: true })).toBeVisible()
})

test('who comes back to the same knowledge asks for nothing but its number', async ({
  people: { curator },
}) => {
  const { page } = curator
  await openAtRest(page, '/evidence/1421')
  const asked: unknown[] = []
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/api/graphql') ? request.postDataJSON() : null
    if (typeof body === 'object' && body !== null && 'operationName' in body) asked.push(body.operationName)
  })
  const answer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('KnowledgeVersion')),
  )
  await comeBack(page)
  await answer
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['KnowledgeVersion'])
})
