import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { open } from '#server/storage/database.ts'
import { expect, test } from '#tests/support/pages/browser.ts'

const PASSWORD = 'a long sentence of its own'

/** A new account, signed in on the page. Gives its username. */
async function signUp(page: Page): Promise<string> {
  const username = `reader-${randomUUID().slice(0, 8)}`
  await page.goto('/sign-up')
  await page.getByLabel('E-mail address').fill(`${username}@example.org`)
  await page.getByLabel('Username (optional)').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: username })).toBeVisible()
  return username
}

test('the whole life of an API key', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = await signUp(page)
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'API keys' }).click()
  await expect(page.getByText('No API keys.')).toBeVisible()

  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByLabel('Name').fill('Nightly report')
  await page.getByLabel('Expires after').selectOption('30 days')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('button', { name: 'Copy the key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^curia_[0-9A-Za-z]{36}$/)
  await page.getByRole('button', { name: 'Python' }).click()
  await expect(page.getByText('os.environ["CURIA_API_KEY"]')).toBeVisible()
  // A key that was never read is lost, so neither Escape nor a slip closes the window.
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('new-key')).toHaveText(key)
  await page.getByRole('button', { name: 'Done, I saved it' }).click()

  const asKeyHolder = () =>
    request.post('/api/graphql', {
      headers: { authorization: `Bearer ${key}` },
      data: { query: '{ viewer { username } }' },
    })
  expect(await (await asKeyHolder()).json()).toEqual({ data: { viewer: { username } } })

  const row = page.getByRole('row', { name: /Nightly report/ })
  for (const again of [() => page.reload(), () => page.goto('/').then(() => page.goBack())]) {
    await again()
    await expect(row).toContainText(`curia_`)
    await expect(row).toContainText('Active')
    expect(await page.content()).not.toContain(key)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))
    expect(kept).not.toContain(key)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(
    page
      .getByRole('meter', { name: 'Requests left without a key' })
      .or(page.getByText('has no request limit')),
  ).toBeVisible()

  await row.getByRole('button', { name: 'Revoke Nightly report' }).click()
  await expect(page.getByRole('dialog', { name: 'Revoke “Nightly report”?' })).toBeVisible()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(row).toContainText('Revoked')
  expect((await asKeyHolder()).status()).toBe(401)
})

/** Lets an hour pass since somebody signed in. */
async function ageSession(username: string): Promise<void> {
  const storage = await open(process.env['CURIA_BROWSER_STARTER_DATABASE'] ?? '', { migrate: false })
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await storage.writeAside((tx) =>
    tx
      .updateTable('sessions')
      .set({ created_at: hourAgo })
      .where('user_id', '=', (users) =>
        users.selectFrom('users').select('id').where('username', '=', username),
      )
      .execute(),
  )
  await storage.close()
}

test('an hour after signing in the password is asked for again, and what was begun goes on', async ({
  page,
}) => {
  const username = await signUp(page)
  const confirm = page.getByRole('dialog', { name: 'Confirm your identity' })
  const enterPassword = async () => {
    await expect(confirm.getByLabel('Your password')).toBeFocused()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(confirm).toBeHidden()
  }
  await ageSession(username)
  await page.goto('/settings/api-keys')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Nightly report')
  await page.keyboard.press('Enter')
  await enterPassword()
  await expect(page.getByTestId('new-key')).toContainText('curia_')
  await page.getByRole('button', { name: 'Done, I saved it' }).click()

  await ageSession(username)
  await page.getByRole('button', { name: 'Revoke all keys' }).click()
  const revoking = page.getByRole('dialog', { name: 'Revoke all keys?' })
  await expect(revoking).toContainText('Anything using your active key will stop working immediately.')
  await expect(revoking.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await enterPassword()
  await expect(page.getByRole('row', { name: /Nightly report/ })).toContainText('Revoked')
  await expect(page.getByRole('button', { name: 'Revoke all keys' })).toBeHidden()
  // The button went with the keys; the focus is where they are.
  await expect(page.getByRole('region', { name: 'API keys' })).toBeFocused()

  await page.goto('/settings/profile')
  await ageSession(username)
  await page.getByLabel('E-mail address').fill(`${username}@elsewhere.example.org`)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(confirm).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('No changes made: your password is required.')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await enterPassword()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('a profile is kept, and what was typed survives a refusal', async ({ page }) => {
  const username = await signUp(page)
  await page.goto('/settings/profile')
  await page.getByLabel('About you', { exact: true }).fill('Reads papers on melanoma.')
  await page.getByLabel('ORCID iD').fill('orcid.org/0000-0002-1825-0097')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('alert')).toContainText('orcid.org/0000-0002-1825-0097')
  await expect(page.getByLabel('About you', { exact: true })).toHaveValue('Reads papers on melanoma.')
  await page.getByLabel('ORCID iD').fill('0000-0002-1825-0097')
  await page.getByLabel('Username').fill(`${username}-renamed`)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `${username}-renamed` })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('ORCID iD')).toHaveValue('0000-0002-1825-0097')
})

test('a conflict of interest is stated, and shown on the page of the person', async ({ page }) => {
  const username = await signUp(page)
  await page.goto('/settings/conflict-of-interest')
  await expect(page.getByText('You have not submitted a disclosure.')).toBeVisible()
  await page.getByRole('button', { name: 'Save disclosure' }).click()
  await expect(page.getByRole('alert')).toContainText('Select an option.')
  await page.getByLabel('I have no conflict of interest').check()
  await page.getByRole('button', { name: 'Save disclosure' }).click()
  await expect(page.getByText('You declared no conflict of interest')).toBeVisible()
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Your profile' }).click()
  await expect(page.getByText('None declared (valid until')).toBeVisible()
})

test.describe('signing in', () => {
  test.use({ breaksRequests: true })

  test('leads back, refuses a wrong password, and ends', async ({ page }) => {
    const username = await signUp(page)
    await page.getByRole('button', { name: username }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.goto('/settings/api-keys')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail address').fill(`${username}@example.org`)
    await page.getByLabel('Password').fill('something else entirely')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(page.getByLabel('E-mail address')).toHaveValue(`${username}@example.org`)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('No API keys.')).toBeVisible()
  })
})
