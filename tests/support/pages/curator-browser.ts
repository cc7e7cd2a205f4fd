import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { test as base } from './browser.ts'
import { startCuria } from '../service/server.ts'

const PASSWORD = 'a long sentence of its own'

/** Somebody with an account of the service under test. */
export type CuratorAccount = { email: string; password: string; username: string }

/**
 * Playwright's test with a service of its own on the starter set, so that what is submitted counts in no other test,
 * and with a curator who is signed in on the page.
 */
export const test = base.extend<{ curator: CuratorAccount }, { serviceUrl: string }>({
  serviceUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'curia-curator-'))
      const server = await startCuria({
        database: `sqlite:${join(folder, 'starter.db')}`,
        env: { OUTSIDE_SERVICES: 'off' },
      })
      await use(server.url)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ serviceUrl }, use) => use(serviceUrl),
  curator: async ({ page, serviceUrl }, use) => {
    const username = `cora-${randomUUID().slice(0, 8)}`
    const account = { email: `${username}@example.org`, password: PASSWORD, username }
    const answer = await page.request.post('/api/auth/sign-up', {
      data: account,
      headers: { origin: serviceUrl },
    })
    base.expect(answer.status(), 'a new account').toBe(201)
    await use(account)
  },
})

export const { expect } = test

/** Puts the focus on a control where Tab leads, which the walks of `keyboard-walk.test.ts` show for each layout. */
export async function focusOn(target: Locator): Promise<void> {
  // A form that closes gives the focus back a moment later.
  await expect(async () => {
    await target.focus()
    await expect(target).toBeFocused({ timeout: 1000 })
  }).toPass()
  expect(await target.evaluate((element) => element instanceof HTMLElement && element.tabIndex)).toBe(0)
}

/** Types into a field of records and picks the choice of this name, with the keyboard alone. */
export async function pick(page: Page, field: string, typed: string, choice: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field, exact: true })
  await focusOn(input)
  await page.keyboard.type(typed)
  const options = page.getByRole('listbox').getByRole('option')
  const option = options.filter({ has: page.getByText(choice, { exact: true }) }).first()
  await expect(option).toBeVisible()
  // While the answer is under way the list is the one of fewer letters, of which nothing can be picked.
  await expect(input).toHaveAttribute('aria-activedescendant', /./)
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const own = page.locator('[data-field]', { has: input }).last()
  await expect(own.getByRole('button', { name: `Remove ${choice}` })).toBeVisible()
}

/** Chooses from a list with the keyboard alone: the first words of the choice are typed. */
export async function choose(page: Page, field: string, words: string): Promise<void> {
  const list = page.getByRole('combobox', { name: field, exact: true })
  await focusOn(list)
  await page.keyboard.type(words)
  await expect(list.getByRole('option', { selected: true })).toHaveText(new RegExp(`^${words}`))
}
