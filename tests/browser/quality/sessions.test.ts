import { expect, test } from '#tests/support/pages/curator-browser.ts'

test.use({ breaksRequests: true })

const END = 'Your session has ended'

test('a session that ended in another tab is said, with the way back, and the page stays', async ({
  page,
  curator,
  context,
}) => {
  await page.goto('/evidence/1421')
  await expect(page.getByRole('button', { name: curator.username })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: curator.username }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()

  const bar = page.getByRole('status').filter({ hasText: END })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: curator.username })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Evidence statement' })).toBeVisible()
  await bar.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(curator.email)
  await page.getByLabel('Password', { exact: true }).fill(curator.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/evidence\/1421$/)
  await expect(page.getByRole('button', { name: curator.username })).toBeVisible()
})

test('a page without an account follows whoever signs in in another tab', async ({
  page,
  curator,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/genes/BRAF')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/sign-in')
  await other.getByRole('textbox', { name: 'E-mail address' }).fill(curator.email)
  await other.getByLabel('Password', { exact: true }).fill(curator.password)
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('button', { name: curator.username })).toBeVisible()
  await expect(page.getByRole('button', { name: curator.username })).toBeVisible()
})

test('what is refused because the session has ended says so', async ({ page, curator, context }) => {
  await page.goto('/settings/profile')
  await expect(page.getByRole('button', { name: curator.username })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('status').filter({ hasText: END })).toBeVisible()
})

test('cookies that the browser refuses at sign-in are said', async ({ page, curator, context }) => {
  await context.clearCookies()
  await page.route('**/api/auth/sign-in', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _refused, ...headers } = response.headers()
    await context.clearCookies()
    await route.fulfill({ response, headers })
  })
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(curator.email)
  await page.getByLabel('Password', { exact: true }).fill(curator.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('blocks cookies of this site')
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('the wait that the service asks for is said in seconds and kept', async ({ page }) => {
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes('EvidenceTable')) return route.continue()
    await route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { errors: [] } })
  })
  await page.goto('/genes/BRAF')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Try again in 2 seconds.')
  const retry = alert.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/api/graphql')
  await expect(retry).toHaveAttribute('aria-disabled', 'false')
  await retry.click()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
})

test('a query that takes long says so and can be cancelled', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.goto('/evidence')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('EvidenceTable')) await held.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Rating', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Still loading')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Loading was cancelled')
  held.resolve()
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
})
