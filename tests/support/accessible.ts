import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fails when axe finds something in the page, light on a desk or dark on a phone, or when it scrolls sideways there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const view = `${page.url()} at ${width} px, ${colorScheme}`
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, view).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `pixels to scroll sideways: ${view}`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
