import type { Page } from '@playwright/test'
import type { paths } from '#app/paths.ts'
import { expect } from './browser.ts'

/** An address, or a page and the link on it that leads to one: ids of terms are given by the import. */
export type Place = string | readonly [from: string, link: string]

export type Places = Partial<Record<keyof typeof paths, readonly [Place, ...Place[]]>>

/** What every route can show, on the starter set, by kind of page. */
export const places = {
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
    accessibility: ['/accessibility'],
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
export const everyPlace: Required<Places> = {
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
export const placesOfRelease: readonly Place[] = [
  ['/genes?featureType=FACTOR', 'Kataegis'],
  '/variants/1',
  '/evidence',
]

/** Opens a place: its address, or the page that leads to it and then its link. */
export async function open(
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
