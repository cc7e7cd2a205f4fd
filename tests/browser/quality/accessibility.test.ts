import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { paths } from '#app/paths.ts'
import {
  desk,
  expectAccessible,
  expectAccessibleLayout,
  expectNoViolations,
  lookAt,
  phone,
} from '#tests/support/pages/accessible.ts'
import { expect, test, turnTo } from '#tests/support/pages/browser.ts'
import { everyPlace, open, places, placesOfRelease } from '#tests/support/pages/places.ts'
import type { Places } from '#tests/support/pages/places.ts'
import { answerOperation, failing } from '#tests/support/service/api-answers.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

/** A page of each layout, which a whole run looks at on a desk and on a phone, in both themes. */
const layouts: ReadonlySet<string> = new Set<keyof typeof paths>([
  'home',
  'evidence',
  'gene',
  'evidenceItem',
  'assertion',
  'version',
  'changes',
  'match',
  'help',
  'signIn',
  'apiKeys',
  'submitEvidence',
  'evidenceQueue',
])

/** The layouts that every run looks at so: a page of text, one of a record, and one with a form. */
const looks: ReadonlySet<string> = new Set<keyof typeof paths>(['home', 'evidenceItem', 'submitEvidence'])

/** Every place of a kind of page (the first of each route in a run that is not whole), in turn on a desk and on a phone, for their parts are those of the layouts. */
const visitsOf = (kind: Places) =>
  Object.entries(kind).flatMap(([name, addresses], route) =>
    addresses.slice(0, isWholeRun ? undefined : 1).map((place, state) => ({
      place,
      isLayout: state === 0 && (isWholeRun || looks.has(name)) && layouts.has(name),
      isSameRoute: state > 0,
      view: (route + state) % 2 === 0 ? desk : phone,
    })),
  )

/** Goes to a page of another route as a link does: what was started for the page before serves this one, too. */
async function goOn(page: Page, address: string) {
  const title = await page.title()
  await turnTo(page, address)
  await expect(page).not.toHaveTitle(title)
}

for (const [kind, pages] of Object.entries(places)) {
  test(`pages are accessible: ${kind}`, async ({ page }) => {
    test.slow()
    for (const [visit, { place, isLayout, isSameRoute, view }] of visitsOf(pages).entries()) {
      await test.step(String(place), async () => {
        await lookAt(page, view)
        await open(page, place, visit === 0 || isSameRoute ? undefined : goOn)
        await (isLayout ? expectAccessibleLayout(page) : expectAccessible(page))
      })
    }
  })
}

test('the page for unknown addresses is accessible', async ({ page }) => {
  await page.goto('/no/such/page')
  await expectAccessible(page)
})

test.describe('of the release', () => {
  test.use({ knowledgebase: 'release2024' })
  for (const place of placesOfRelease) {
    test(`${String(place)} is accessible`, async ({ page }) => {
      await open(page, place)
      await expectAccessible(page)
    })
  }
})

test('every route of the router has a place here', () => {
  const app = resolve(import.meta.dirname, '../../../src/app')
  const files = [
    join(app, 'routes.tsx'),
    join(app, 'other-routes.ts'),
    ...globSync('pages/**/*-routes.ts', { cwd: app }).map((name) => join(app, name)),
  ]
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const declared = texts.flatMap((text) =>
    [...text.matchAll(/(?:\b(?:pageRoute|browse)\(\s*|\bpath: )paths\.(\w+)/g)].map(([, name]) => name),
  )
  expect(new Set(Object.keys(everyPlace))).toEqual(new Set(declared))
  // The frame and the page for unknown addresses; any other route is declared in paths.ts.
  const written = texts.flatMap((text) => [...text.matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => path))
  expect(written.sort()).toEqual(['*', '/'])
})

test('the search is accessible', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for a record' }).fill('BRAF')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})

test('the choice of columns is accessible', async ({ page }) => {
  await page.goto('/evidence')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible()
  // An open menu stands outside of the landmarks and belongs to its button.
  await expectAccessible(page, { withoutRules: ['region'] })
})

test('the navigation of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await expectNoViolations(page)
})

test.describe('when the server fails', () => {
  test.use({ breaksRequests: true })
  for (const { address, operation } of [
    { address: '/genes/BRAF?tab=evidence', operation: 'GenePage' },
    { address: '/evidence', operation: 'EvidenceTable' },
  ]) {
    test(`${address} is accessible`, async ({ page }) => {
      await answerOperation(page, operation, failing)
      await page.goto('/match')
      await turnTo(page, address)
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
