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

<<<<<<< HEAD
=======
/** An address, or a page and the link on it that leads to one: ids of terms are given by the import. */
type Place = string | readonly [from: string, link: string]

type Places = Partial<Record<keyof typeof paths, readonly [Place, ...Place[]]>>

/** What every route can show, on the starter set, by kind of page. */
const places = {
  tables: {
    genes: ['/genes'],
    variants: ['/variants?featureName=EGFR'],
    evidence: ['/evidence?status=ALL&diseaseName=melanoma', '/evidence?diseaseName=no+such+disease'],
    assertions: ['/assertions?status=ALL'],
    variantGroups: ['/variant-groups'],
    molecularProfiles: ['/molecular-profiles'],
    sources: ['/sources'],
    diseases: ['/diseases'],
    therapies: ['/therapies'],
    phenotypes: ['/phenotypes'],
  },
  records: {
    gene: ['/genes/BRAF', '/genes/5?tab=profiles', '/genes/NOSUCHGENE'],
    feature: ['/features/999999'],
    variant: ['/variants/12', '/variants/12?tab=evidence', '/variants/12?tab=assertions'],
    molecularProfile: ['/molecular-profiles/4174', '/molecular-profiles/12?tab=assertions'],
    assertion: ['/assertions/10', '/assertions/4', '/assertions/1000001', '/assertions/10?tab=approvals'],
    variantGroup: ['/variant-groups/2'],
    source: [['/evidence/103', 'Chen et al., 2014']],
    disease: [['/evidence/103', 'Colorectal Cancer']],
    therapy: [['/evidence/1421', 'Vemurafenib']],
    phenotype: [['/assertions/4', 'Pheochromocytoma']],
    variantType: [['/variants/12', 'Missense Variant']],
    clinicalTrial: ['/clinical-trials/999999'],
    user: ['/users/1', '/users/1?tab=activity', '/users/999999'],
    organization: ['/organizations/999999'],
  },
  evidenceItems: {
    evidenceItem: [
      '/evidence/1421',
      '/evidence/1000000',
      '/evidence/103?tab=source',
      '/evidence/1421?tab=revisions',
      '/evidence/1421?tab=comments',
      '/evidence/1421?tab=flags',
      '/evidence/1421?tab=activity',
      '/evidence/1421?tab=history',
    ],
    version: ['/evidence/1421/versions/1', '/evidence/1421/versions/99'],
  },
  tools: {
    home: ['/'],
    changes: ['/changes?from=0', '/changes?from=01-Jan-2001'],
    match: ['/match'],
    matchCoverage: ['/match/coverage'],
    search: [
      '/search',
      `/search?${new URLSearchParams({ find: 'evidence', query: JSON.stringify({ evidenceLevel: { operator: 'EQ', value: 'A' } }) })}`,
    ],
    find: ['/find?text=BRAF'],
    graphqlApi: ['/graphql-api'],
    restApi: ['/rest-api'],
    help: ['/help'],
    helpChapter: ['/help/evidence'],
    about: ['/about'],
    activity: ['/activity'],
    leaderboards: ['/leaderboards'],
  },
  accounts: {
    signIn: ['/sign-in', '/sign-in?error=account_not_linked'],
    signUp: ['/sign-up'],
    setUp: ['/set-up'],
    invitation: ['/invitation'],
    forgottenPassword: ['/forgotten-password'],
    resetPassword: ['/reset-password'],
    verifyEmail: ['/verify-email'],
    unsubscribe: ['/unsubscribe?token=1.x'],
    profile: ['/settings/profile'],
    apiKeys: ['/settings/api-keys'],
    conflictOfInterest: ['/settings/conflict-of-interest'],
    security: ['/settings/security'],
    notificationSettings: ['/settings/notifications'],
    keyboard: ['/settings/keyboard'],
    administration: ['/administration'],
    mirrors: ['/mirrors'],
    mirrorConflicts: ['/mirrors/conflicts'],
    mirrorOutbox: ['/mirrors/outbox'],
    mirrorDuplicates: ['/mirrors/duplicates'],
    notifications: ['/notifications'],
  },
  submitting: {
    submit: ['/submit'],
    submitEvidence: ['/submit/evidence'],
    submitAssertion: ['/submit/assertion'],
    submitVariantGroup: ['/submit/variant-group'],
    suggestSource: ['/submit/source'],
  },
  revising: {
    reviseEvidenceItem: ['/evidence/1421/revise'],
    reviseAssertion: ['/assertions/10/revise'],
    // Leads to the form of its feature, whose title is the same.
    reviseGene: ['/genes/BRAF/revise'],
    reviseVariantGroup: ['/variant-groups/2/revise', '/variant-groups/999999/revise'],
    reviseMolecularProfile: ['/molecular-profiles/12/revise'],
    reviseFeature: ['/features/5/revise'],
    reviseVariant: ['/variants/12/revise'],
  },
  review: {
    evidenceQueue: ['/queues/evidence', '/queues/evidence?status=ALL&profile=no+such+profile'],
    assertionQueue: ['/queues/assertions'],
    revisionQueue: ['/queues/revisions'],
    sourceSuggestionQueue: ['/queues/source-suggestions'],
    flagQueue: ['/queues/flags'],
    revisionSet: ['/revision-sets/999999'],
    queues: ['/queues'],
  },
} satisfies Record<string, Places>

/** A route without a place does not compile. */
const everyPlace: Required<Places> = {
  ...places.tables,
  ...places.records,
  ...places.evidenceItems,
  ...places.tools,
  ...places.accounts,
  ...places.submitting,
  ...places.revising,
  ...places.review,
}

/** The same for what only a whole release has: a feature that is no gene, a fusion, a long table. */
const placesOfRelease: readonly Place[] = [
  ['/genes?featureType=FACTOR', 'Kataegis'],
  '/variants/1',
  '/evidence',
]

async function open(
  page: Page,
  place: Place,
  go = (to: Page, address: string): Promise<unknown> => to.goto(address),
) {
  const [from, link] = typeof place === 'string' ? [place] : place
  await go(page, from)
  if (link === undefined) return
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
}

>>>>>>> reference
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
