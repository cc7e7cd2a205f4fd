import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'

/** The outline of an element as its reader sees it: none, or how thick it is. */
const outlineOf = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle === 'none' ? 'none' : outlineWidth
  })

for (const address of ['/', '/evidence', '/variants/12?tab=evidence', '/rest-api']) {
  test(`with the reader’s own colours, ${address} shows the current page, tab and theme by outlines`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const theme = page.getByRole('group', { name: 'Theme' }).getByRole('button')
    const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const tabs = page.getByRole('navigation', { name: /^Sections of / }).getByRole('link')
    for (const choices of [theme, pages, tabs]) {
      for (const choice of await choices.all()) {
        const isCurrent = await choice.evaluate(
          (each) => each.ariaPressed === 'true' || each.getAttribute('aria-current') === 'page',
        )
        expect(await outlineOf(choice), await choice.innerText()).toBe(isCurrent ? '2px' : 'none')
      }
    }
    await expect(theme.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1)
    const current = page.locator('[aria-current="page"]').and(pages.or(tabs))
    if (address !== '/rest-api') await expect(current.first()).toBeVisible()
  })
}
