import type { Page } from '@playwright/test'
import type { paths } from '#app/paths.ts'
import { watchRest } from '#tests/support/storage/at-rest.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { test as signedIn } from '#tests/support/pages/reviewers.ts'
import { walkByFocus, walkByTab } from '#tests/support/pages/keyboard-walk.ts'
import type { Walk } from '#tests/support/pages/keyboard-walk.ts'

/** An address, or a page and the link on it that leads to one: ids of terms are given by the import. */
type Place = string | readonly [from: string, link: string]

type RecordRoute = {
  [Name in keyof typeof paths]: (typeof paths)[Name]['href'] extends () => string ? never : Name
}[keyof typeof paths]

/** A record of every kind. A kind without one does not compile; organizations are made below, and some routes are forms. */
const records: Record<
  Exclude<RecordRoute, 'revisionSet' | `revise${string}` | 'organization' | 'helpChapter'>,
  Place
> = {
  gene: '/genes/BRAF',
  feature: ['/genes?featureType=FACTOR', 'Kataegis'],
  variant: '/variants/33',
  molecularProfile: '/molecular-profiles/4174',
  evidenceItem: '/evidence/879',
  assertion: '/assertions/10',
  variantGroup: '/variant-groups/2',
  source: ['/evidence/103', 'Chen et al., 2014'],
  disease: ['/evidence/103', 'Colorectal Cancer'],
  therapy: ['/evidence/1421', 'Vemurafenib'],
  phenotype: ['/assertions/4', 'Pheochromocytoma'],
  variantType: ['/variants/12', 'Missense Variant'],
  clinicalTrial: ['/evidence/879', 'NCT00949650'],
  version: '/evidence/879/versions/1',
  user: '/users/1',
}
/** The starter set has genes only. */
const onlyInRelease = new Set(['feature'])
/** One of each layout is walked through by Tab; on the others, in whole runs, the focus is put on each control. */
const byTab = new Set(['gene', 'evidenceItem', 'assertion', 'version', 'user'])
const onPhones = new Set(['gene', 'evidenceItem', 'assertion'])
/** One of each kind of tabs, tables and filters; the pages of other records are made of the same parts. */
const withKeys = new Set([
  'gene',
  'variant',
  'evidenceItem',
  'assertion',
  'variantGroup',
  'source',
  'disease',
  'user',
])

/** Opens a record by itself, so that the focus is at the top of the page, and waits until all of it is there. */
async function open(page: Page, place: Place) {
  const untilRest = watchRest(page)
  if (typeof place === 'string') await page.goto(place)
  else {
    const [from, link] = place
    await page.goto(from)
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    await page.reload()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await allShown(page)
  await untilRest()
  await page.evaluate(() => scrollTo(0, 0))
}

/** Puts the focus before the first control. */
async function toTop(page: Page) {
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => scrollTo(0, 0))
}

/** Pictures are fetched when the reader comes near them. */
async function allShown(page: Page) {
  await expect(async () => {
    const waiting = page.locator('main :is(.skeleton:not(tr .skeleton), table[aria-busy="true"])')
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    expect(await waiting.count()).toBe(0)
  }).toPass()
}

function expectWalk({ controls, stops, outOfOrder, placed }: Walk) {
  const reached = stops.filter(({ index }) => index >= 0).map(({ element }) => element)
  expect(reached, 'every control once, in the order of the page').toEqual(controls)
  expect(placed, 'controls with a place of their own in the order of Tab').toEqual([])
  expect(outOfOrder, 'controls that lie before the one they follow').toEqual([])
  expect(
    stops.filter(({ name }) => !name).map(({ element }) => element),
    'stops without a name',
  ).toEqual([])
  expect(
    stops.filter(({ marked }) => !marked).map(({ element }) => element),
    'stops that do not show the focus',
  ).toEqual([])
  expect(
    stops.filter(({ coveredBy }) => coveredBy).map((stop) => `${stop.element} by ${stop.coveredBy}`),
    'stops that something covers',
  ).toEqual([])
}

async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

// That Tab reaches every control is shown by the walk, so the focus may be put where the keys are pressed.

/** The card of a record comes with the focus on its link and goes with Escape; the focus stays. */
async function expectCard(page: Page) {
  // People and organizations have no cards.
  const link = page
    .getByRole('main')
    .locator('a[data-record]:not([data-record^="user:"], [data-record^="organization:"])')
    .first()
  if ((await link.count()) === 0) return
  await link.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(link).toBeFocused()
}

async function expectTabs(page: Page) {
  const tabs = page.getByRole('navigation', { name: /^(Sections of|Details of) / }).getByRole('link')
  for (const index of Array.from({ length: await tabs.count() }).keys()) {
    const tab = tabs.nth(index)
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(tab).toBeFocused()
  }
}

/** Its rows are reached, walked with the arrows and opened; its head sorts and filters. */
async function expectTable(page: Page) {
  const table = page
    .getByRole('main')
    .getByRole('table')
    .filter({ has: page.locator('tr[data-index]') })
    .first()
  if ((await table.count()) === 0) return
  const head = table
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') })
    .last()
  if ((await head.count()) > 0) {
    const sort = head.getByRole('button')
    await sort.focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', /ending$/)
    await expect(sort).toBeFocused()
  }
  await expect(table).toHaveAttribute('aria-busy', 'false')
  const linkIn = (row: number) => table.locator(`tr[data-index="${row}"]`).getByRole('link').first()
  await linkIn(0).focus()
  const rows = await table.locator('tr[data-index]').count()
  const last = Math.min(rows - 1, 1)
  if (last > 0) await page.keyboard.press('ArrowDown')
  await expect(linkIn(last)).toBeFocused()
  const address = (await linkIn(last).getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === address)
}

async function expectFilter(page: Page) {
  const box = page.getByRole('main').getByRole('table').getByRole('searchbox').first()
  if ((await box.count()) === 0) return
  await box.focus()
  await page.keyboard.type('zzz')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('main')
      .getByText(/ match$/)
      .first(),
  ).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(/ match$/)).toHaveCount(0)
}

async function expectKeyboard(page: Page, place: Place) {
  await open(page, place)
  await expectSkipLink(page)
  await expectCard(page)
  await expectTabs(page)
  await open(page, page.url())
  await expectFilter(page)
  await expectTable(page)
}

for (const [kind, place] of Object.entries(records)) {
  const tag = byTab.has(kind) ? [] : '@whole'
  test.describe(`The page of a record (${kind})`, { tag }, () => {
    test.use({ knowledgebase: onlyInRelease.has(kind) ? 'release2024' : 'starter' })
    test.slow()

    test('Tab reaches all of it in order, one sees where, and its parts answer to the keyboard', async ({
      page,
    }) => {
      await open(page, place)
      expectWalk(await (byTab.has(kind) ? walkByTab(page) : walkByFocus(page)))
      if (withKeys.has(kind)) await expectKeyboard(page, place)
    })
    if (onPhones.has(kind)) {
      test('Tab reaches all of it on a phone', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, place)
        expectWalk(await walkByTab(page))
      })
    }
  })
}

signedIn(
  'Tab reaches all of an organization in order, and its tabs answer',
  async ({ people: { member } }) => {
    signedIn.slow()
    const { viewer } = await member.ask<{ viewer: { organizations: { id: number }[] } }>(
      '{ viewer { organizations { id } } }',
    )
    const { page } = member
    await open(page, `/organizations/${viewer.organizations[0]?.id}`)
    expectWalk(await walkByTab(page))
    await expectKeyboard(page, page.url())
  },
)

signedIn('Tab reaches all that a curator can do with a record', async ({ people: { curator } }) => {
  signedIn.slow()
  const { page } = curator
  await open(page, '/evidence/879')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  expectWalk(await walkByTab(page))
})

signedIn('Tab reaches all of a form and of the small forms within it', async ({ people: { curator } }) => {
  signedIn.slow()
  const { page } = curator
  await open(page, '/submit/evidence')
  expectWalk(await walkByTab(page))
  await page.getByRole('combobox', { name: 'Molecular profile', exact: true }).press('ArrowDown')
  await page.getByRole('option', { name: /^Compose a profile/ }).click()
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('combobox', { name: 'Gene or feature 2.1', exact: true }).press('ArrowDown')
  await page.getByRole('option', { name: /^Create a fusion of two genes/ }).click()
  await expect(page.getByRole('button', { name: 'Create fusion' })).toBeVisible()
  await toTop(page)
  expectWalk(await walkByTab(page))
})
