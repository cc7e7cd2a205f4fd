import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { holdOperation } from '#tests/support/service/api-answers.ts'
import { waitingForApp } from '#tests/support/pages/browser.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'

/*
 * From the first start of a service to a member of an organization: on a service of the test's own, whose console
 * shows the set-up link.
 */

const PASSWORD = 'a long sentence of its own'

let folder: string
let server: CuriaServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curia-administration-'))
  server = await startCuria({ database: `sqlite:${join(folder, 'curia.db')}` })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A page of somebody who has nothing in common with others. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  return waitingForApp(await context.newPage())
}

async function fillAccount(page: Page, name: string) {
  await page.getByLabel('E-mail address').fill(`${name}@example.org`)
  await page.getByLabel('Username (optional)').fill(name)
  await page.getByLabel('Password').fill(PASSWORD)
}

test('the first administrator sets up, invites, and makes an organization with a member who may approve', async ({
  browser,
}) => {
  const setUp = /http\S+(\/set-up#[\w-]+)/.exec(server.output())?.[1]
  expect(setUp).toBeDefined()
  const page = await newPage(browser)
  await page.goto(setUp ?? '')
  await fillAccount(page, 'ada')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Create the administrator account' }).click()
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  const reference = page.getByRole('region', { name: 'Reference data' })
  await expect(reference.getByRole('listitem')).toHaveCount(10)
  await expect(reference).toContainText('npm run curia -- reference genes diseases therapies')
  await expectAccessible(page)

  const heading = page.getByRole('main').locator('h1')
  const letGo = await holdOperation(page, 'Administration')
  const asked = page.waitForRequest((request) => request.postData()?.includes('"Administration"') ?? false)
  await page.getByLabel('Recipient').fill('Rosa, for melanoma')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const link = await page
    .getByRole('dialog', { name: 'Invitation' })
    .getByText(/\/invitation#/)
    .textContent()
  // While its lists are asked for again the page stays.
  await asked
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(heading).toBeVisible()
  letGo()
  await expect(page.getByText('Rosa, for melanoma')).toBeVisible()

  const invited = await newPage(browser)
  await invited.goto(new URL(link ?? '').href.replace(new URL(link ?? '').origin, ''))
  await fillAccount(invited, 'rosa')
  await invited.getByRole('button', { name: 'Create account' }).click()
  await expect(invited.getByRole('button', { name: 'rosa' })).toBeVisible()
  for (const path of ['profile', 'api-keys', 'conflict-of-interest', 'security']) {
    await invited.goto(`/settings/${path}`)
    await expect(invited.getByRole('link', { name: 'Profile', exact: true })).toBeVisible()
    await expectAccessible(invited)
  }
  await invited.goto('/settings/api-keys')
  await invited.getByRole('button', { name: 'Create a key' }).click()
  await invited.getByLabel('Name').fill('Pipeline')
  await invited.getByRole('button', { name: 'Create key' }).click()
  await expect(invited.getByTestId('new-key')).toBeVisible()
  await invited.goto('/administration')
  await expect(invited.getByText('This page is for administrators')).toBeVisible()

  await page.getByRole('button', { name: 'New organization' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Melanoma Panel')
  await page.getByLabel('Members can be granted approval of assertions').check()
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByRole('button', { name: 'Members of Melanoma Panel' }).click()
  await page.getByLabel('Add a member by username').fill('rosa')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('checkbox', { name: 'rosa can approve assertions' }).check()
  await expect(page.getByRole('checkbox', { name: 'rosa can approve assertions' })).toBeChecked()
  await expect(page.getByText('1 member')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await page.getByLabel('Find by name, username or e-mail address').fill('ROSA@example')
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change role of rosa' }).click()
  const roles = page.getByRole('dialog', { name: 'Change the role of rosa' })
  await expect(roles).toContainText('Current role: Curator')
  await expectAccessible(page)
  await roles.getByRole('combobox', { name: 'New role' }).selectOption('Editor')
  await roles.getByRole('button', { name: 'Make rosa an editor' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'rosa' })).toContainText('Editor')
  await page.getByRole('button', { name: 'API keys of rosa' }).click()
  const keys = page.getByRole('dialog', { name: 'API keys of rosa' })
  await expect(keys.getByRole('row').filter({ hasText: 'Pipeline' })).toContainText('Active')
  await expectAccessible(page)
  await keys.getByRole('button', { name: 'Revoke Pipeline' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(keys.getByRole('row').filter({ hasText: 'Pipeline' })).toContainText('Revoked')
  await keys.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('button', { name: 'Deactivate rosa' }).click()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reactivate rosa' })).toBeVisible()
  await invited.reload()
  await expect(invited.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a link that was used or never made is refused, and says so', async ({ browser }) => {
  const page = await newPage(browser)
  for (const path of ['/set-up#nothing', '/invitation#nothing', '/reset-password#nothing']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(/link/i)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})
