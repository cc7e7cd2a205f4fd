import type { Page } from '@playwright/test'
import { watchRest } from '#tests/support/storage/at-rest.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

/** The reader looks at another window for a minute and comes back, as often as it takes until what is awaited holds. */
async function comeBack(page: Page, awaited: () => Promise<void> | void) {
  let now = Date.now()
  await expect(async () => {
    now += 60_000
    await page.clock.setFixedTime(now)
    await returnTo(page)
    await awaited()
  }).toPass()
}

/** The reader comes back to the window. What it asks for then was sent before this ends. */
async function returnTo(page: Page) {
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('focus'))
    await (await fetch('/api/status')).text()
  })
}

/** Opens a page and waits until it has what it shows. Gives how to wait for its rest again. */
async function openAtRest(page: Page, address: string) {
  const untilRest = watchRest(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilRest()
  return untilRest
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

  const told = page.getByText('Seen from the other side')
  await comeBack(page, () => expect(told).toBeVisible({ timeout: 5000 }))
  await expect(
    page.getByRole('navigation', { name: /^Sections of/ }).getByRole('link', { name: 'Comments' }),
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

  const after = new RegExp(`^${before + 1} `)
  await comeBack(page, () => expect(sentence).toHaveText(after, { timeout: 5000 }))
  await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toHaveValue('melanoma')
  await expect(box).toBeFocused()
  await page.goto('/evidence?diseaseName=melanoma&sort=-id')
  await expect(page.getByRole('link', { name: `EID${id}`, exact: true })).toBeVisible()
})

test('who comes back to the same knowledge asks for nothing but its number and who is signed in', async ({
  people: { curator },
}) => {
  const { page } = curator
  const untilRest = await openAtRest(page, '/evidence/1421')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  const asked: unknown[] = []
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/api/graphql') ? request.postDataJSON() : null
    if (typeof body === 'object' && body !== null && 'operationName' in body) asked.push(body.operationName)
  })
  await comeBack(page, () => expect(asked).toContain('KnowledgeVersion'))
  await untilRest()
  const looks = asked.length
  await returnTo(page)
  await untilRest()
  expect(asked).toHaveLength(looks)
  expect(new Set(asked)).toEqual(new Set(['SessionViewer', 'KnowledgeVersion']))
})
