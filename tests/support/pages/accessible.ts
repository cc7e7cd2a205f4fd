import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** How a page is looked at: pixels of width, and the theme. */
export type View = { width: number; colorScheme: 'light' | 'dark'; rules?: readonly string[] }

/** A desk and a phone, each in a theme of its own. */
export const bothWidths: readonly View[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
]

/** A desk and a phone, each in the other theme. */
export const bothWidthsOtherwise: readonly View[] = [
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
]

/** Themes differ in nothing but colours, so that the other theme of a width needs only the rules of axe about those. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Both themes, on a desk and on a phone. */
export const everyView: readonly View[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark', rules: rulesOfColour },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light', rules: rulesOfColour },
]

/**
 * Waits until all of the page is there, and fails when axe finds something in it or when it scrolls sideways, in any of the
 * views. Leaves it as wide as a desk.
 */
export async function expectAccessible(
  page: Page,
  { views = bothWidths, withoutRules = [] }: { views?: readonly View[]; withoutRules?: string[] } = {},
): Promise<void> {
  await expect(page.locator('h1')).toBeAttached()
  // Pictures are fetched when the reader comes near them.
  await expect(async () => {
    const skeleton = page.locator('main .skeleton:not(tr .skeleton)').first()
    if ((await skeleton.count()) > 0) await skeleton.scrollIntoViewIfNeeded({ timeout: 1000 })
    const waiting = page.locator('table[aria-busy="true"], main .skeleton:not(tr .skeleton)')
    expect(await waiting.count()).toBe(0)
  }).toPass()
  for (const view of views) {
    await page.setViewportSize({ width: view.width, height: 900 })
    await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', view.colorScheme)
    const seen = `${page.url()} at ${view.width} px, ${view.colorScheme}`
    expect(await violationsOf(page, view.rules, withoutRules), seen).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `pixels to scroll sideways: ${seen}`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** What axe finds in the page as it is, by all rules or by some. */
export async function violationsOf(
  page: Page,
  rules?: readonly string[],
  withoutRules: string[] = [],
): Promise<{ rule: string; where: string[] }[]> {
  const axe = new AxeBuilder({ page })
    // Without foreign frames the page can run all of axe by itself; it need not tell of what is in order.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(withoutRules)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
}
