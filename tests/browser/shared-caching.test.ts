import { expect, test } from '#tests/support/pages/curator-browser.ts'

const signIn = { name: 'Sign in', exact: true } as const

test.describe('A browser', () => {
  test('shows no page of a signed-in user after signing out, and none of a reader after signing in', async ({
    page,
    curator,
  }) => {
    const control = (response: { headers: () => Record<string, string> } | null) =>
      response?.headers()['cache-control']
    const header = page.getByRole('banner')
    expect(control(await page.goto('/help'))).toBe('private, no-cache')
    await page.goto('/evidence')
    await expect(header.getByRole('link', signIn)).toHaveCount(0)

    await page.request.post('/api/auth/sign-out', { headers: { origin: new URL(page.url()).origin } })
    const shared = /^public, max-age=0, s-maxage=10, stale-while-revalidate=20/
    expect(control(await page.goto('/help'))).toMatch(shared)
    const open = await page.goto('/evidence')
    expect(await open?.text()).not.toContain('data-session')
    await expect(header.getByRole('link', signIn)).toBeVisible()

    const { email, password } = curator
    const answer = await page.request.post('/api/auth/sign-in', {
      data: { email, password },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(answer.ok()).toBe(true)
    expect(control(await page.goto('/help'))).toBe('private, no-cache')
    await page.goto('/evidence')
    await expect(header.getByRole('link', signIn)).toHaveCount(0)
    await page.goto('/help')
    await page.goBack()
    await expect(header.getByRole('link', signIn)).toHaveCount(0)
  })

  test('shows a curator their own change at once, on the page that they had opened before', async ({
    page,
    curator,
  }) => {
    const comments = page
      .getByRole('navigation', { name: /^Sections of/ })
      .getByRole('link', { name: /^Comments/ })
    await page.goto('/evidence/1421')
    const before = Number(/\d*$/.exec(await comments.innerText())?.[0])
    const query = `mutation { addComment(input: { subject: { entityType: EVIDENCE_ITEM, id: 1421 },
      body: "Seen by ${curator.username}" }) { comment { id } } }`
    const answer = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/graphql', { method: 'POST', headers, body })).text()
    }, JSON.stringify({ query }))
    expect(answer).not.toContain('errors')
    await page.goto('/evidence/1421')
    await expect(comments).toHaveText(`Comments${before + 1}`)
    await page.goto('/help')
    await page.goBack()
    await expect(comments).toHaveText(`Comments${before + 1}`)
  })
})
