import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What a screen reader has of a page's content: roles, names and texts of the accessibility tree, in their order. */
const heardOn = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()

/** Waits until the content of a page reads so, in this order. */
export async function expectHeard(page: Page, ...parts: readonly (string | RegExp)[]): Promise<void> {
  await expect(async () => {
    let rest = await heardOn(page)
    for (const part of parts) {
      const at = rest.search(typeof part === 'string' ? literal(part) : part)
      expect(at, `“${String(part)}” in what is read:\n${rest.slice(0, 3000)}`).toBeGreaterThanOrEqual(0)
      rest = rest.slice(at)
    }
  }).toPass({ timeout: 30_000 })
}

const literal = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))

/** Role and name of what has the focus. */
const focused = (page: Page) => page.locator(':focus').ariaSnapshot()

/** Presses Tab until what has the focus is called so; gives how often. */
export async function tabTo(page: Page, name: RegExp, most = 150): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').count()) === 0) continue
    if (name.test(await focused(page))) return presses
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** Searches for a text by keyboard, from wherever the focus is, and opens the first result. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Search the knowledgebase' }).getByRole('status')).toHaveText(
    /record/i,
  )
  await page.keyboard.press('Enter')
}
