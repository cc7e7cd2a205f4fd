import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** What is on the page breaks no rule of axe, wide and light as well as narrow and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
