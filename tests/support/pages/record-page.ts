import type { Locator, Page } from '@playwright/test'

/** The value of a fact (a term and its definition) in a part of the page. */
export function fact(within: Locator, name: string): Locator {
  const term = within
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
  return within.locator('dl > div').filter({ has: term }).getByRole('definition')
}

/** The line of the heading: tag, name and marks of a record. */
export function titleLine(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).locator('..')
}

/** A titled part of the page. */
export function part(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The tab of a record with its count, e.g. `Evidence 101`. */
export function tab(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: /^(Sections of|Details of) / }).getByRole('link', { name })
}

/** The sentence above a table that says what is listed, of how many, in which scope. */
export function listed(page: Page, caption: string): Locator {
  return part(page, caption).getByRole('status').first()
}

/** The rows of a table that are drawn, without its head. */
export function rowsOf(page: Page, caption: string): Locator {
  return page.getByRole('table', { name: caption, exact: true }).locator('tbody').getByRole('row')
}

const number = new Intl.NumberFormat('en')

/** `4375` as pages write it: `4,375`. */
export function written(value: number): string {
  return number.format(value)
}

/** `1–50 of 95 accepted and submitted evidence items`: the sentence above a table that has loaded its first rows. */
export function rangeOf(total: number, words: string): string {
  return total > 50 ? `1–50 of ${written(total)} ${words}` : `${written(total)} ${words}`
}

/** Opens the menu of the actions of a record that have no button of their own. */
export async function openActions(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click()
  return page.getByRole('menu')
}

/** Chooses an action in that menu. */
export async function chooseAction(page: Page, name: string | RegExp) {
  const menu = await openActions(page)
  await menu.getByRole('menuitem', { name, exact: true }).click()
}
