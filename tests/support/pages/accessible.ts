import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'

/** How a page is looked at: pixels of width, and the theme. */
export type View = { width: number; colorScheme: 'light' | 'dark' }

const otherScheme = { light: 'dark', dark: 'light' } as const

/** A desk and a phone, each in a theme of its own. */
export const desk: View = { width: 1440, colorScheme: 'light' }
export const phone: View = { width: 390, colorScheme: 'dark' }

const HEIGHT = 900

/** Contrasts are those of the tokens of `tokens.css`, which `colour-tokens.test.ts` compares each with each. */
const contrast = ['color-contrast']

/** Sets the width of the window and the theme. */
export async function lookAt(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Waits until all of the page is there, and fails when axe finds something in it as it stands, contrasts apart, or when it
 * scrolls sideways on a desk or on a phone.
 */
export async function expectAccessible(
  page: Page,
  { withoutRules = [] }: { withoutRules?: readonly string[] } = {},
): Promise<void> {
  await allShown(page)
  await expectNoViolations(page, { without: [...contrast, ...withoutRules] })
  const before = page.viewportSize() ?? { width: desk.width, height: HEIGHT }
  for (const { width } of [desk, phone]) {
    await page.setViewportSize({ ...before, width })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(before)
}

/** The same of a layout: on a desk and on a phone by all rules, and by those of contrasts in the other theme, too. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await allShown(page)
  const before = { width: page.viewportSize()?.width ?? desk.width, colorScheme: desk.colorScheme }
  for (const view of [desk, phone]) {
    await lookAt(page, view)
    await expect(page.locator('html')).toHaveAttribute('data-theme', view.colorScheme)
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
    const colorScheme = otherScheme[view.colorScheme]
    await lookAt(page, { ...view, colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectNoViolations(page, { only: contrast })
  }
  await lookAt(page, before)
}

async function allShown(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeAttached()
  // Pictures are fetched when the reader comes near them.
  await expect(async () => {
    const skeleton = page.locator('main .skeleton:not(tr .skeleton)').first()
    if ((await skeleton.count()) > 0) await skeleton.scrollIntoViewIfNeeded({ timeout: 1000 })
    const waiting = page.locator('table[aria-busy="true"], main .skeleton:not(tr .skeleton)')
    expect(await waiting.count()).toBe(0)
  }).toPass()
}

const described = (page: Page) => `${page.url()} at ${page.viewportSize()?.width} px`

/** The test goes on when it fails. A layout that React chooses by the width follows a moment after the window. */
const softly = expect.configure({ soft: true, timeout: 5000 })

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await softly.poll(overflow, `pixels to scroll sideways: ${described(page)}`).toBe(0)
}

/**
 * Fails when axe finds something in the page as it is, by all rules, all but some, or some only; the test goes on, so that
 * its other pages are looked at, too.
 */
export async function expectNoViolations(
  page: Page,
  rules: { without?: string[]; only?: string[] } = {},
): Promise<void> {
  await loadAxe(page)
  const axe = new AxeBuilder({ page, axeSource: ';' })
    // Without foreign frames the page can run all of axe by itself; it need not tell of what is in order.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (rules.only) axe.withRules(rules.only)
  else axe.disableRules(rules.without ?? [])
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect.soft(found, described(page)).toEqual([])
}

const { source } = z
  .object({ source: z.string() })
  .parse(createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core'))

/** Loads axe into the page once, where its builder would do so twice for each analysis. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}
