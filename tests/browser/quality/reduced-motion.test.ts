import type { Page } from '@playwright/test'
import { expect, test, turnTo } from '#tests/support/pages/browser.ts'
import { holdOperation } from '#tests/support/service/api-answers.ts'

/** What moves on the page by itself or moves when something changes. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part || null)
        const transitions = transitionDuration.split(', ').some((time) => time !== '0s')
        const moves = animationName !== 'none' || transitions || scrollBehavior === 'smooth'
        return moves
          ? [`${element.outerHTML.slice(0, 80)}${part}: ${animationName} ${transitionDuration}`]
          : []
      }),
    ),
  )

/** A page whose rows do not come, so that their places are seen. */
async function openWaiting(page: Page) {
  const go = await holdOperation(page, 'VariantsTable')
  await page.goto('/match')
  await turnTo(page, '/genes/BRAF')
  await expect(page.locator('.skeleton').first()).toBeVisible()
  return go
}

test('places of what is to come breathe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const go = await openWaiting(page)
  await expect.poll(async () => (await moving(page)).join()).toContain('breathe')
  go()
})

test('nothing moves for a reader who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const go = await openWaiting(page)
  expect(await moving(page)).toEqual([])
  go()
  await page.goto('/evidence')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  expect(await moving(page)).toEqual([])
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible()
  expect(await moving(page)).toEqual([])
})
