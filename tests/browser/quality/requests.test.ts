import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { watchRest } from '#tests/support/storage/at-rest.ts'
import { expect, test, waitingForApp } from '#tests/support/pages/browser.ts'

/** An address, or a page and the link on it that leads to one: ids of terms are given by the import. */
type Place = string | readonly [from: string, link: string]
type Asked = { place: Place; operations: readonly string[] }
type ReadRoute = Exclude<
  {
    [Name in keyof typeof paths]: (typeof paths)[Name]['href'] extends () => string
      ? Name extends BrowseRoute
        ? Name
        : never
      : Name
  }[keyof typeof paths],
  'revisionSet' | 'helpChapter' | `revise${string}`
>
type BrowseRoute = 'home' | 'search' | (typeof tableRoutes)[number]

const tableRoutes = [
  'genes',
  'variants',
  'evidence',
  'assertions',
  'variantGroups',
  'molecularProfiles',
  'sources',
  'diseases',
  'therapies',
  'phenotypes',
] as const

/**
 * What each page asks the interface for, before anybody does anything; the frame's own questions aside. What comes with
 * the document of a record without parameters, or of a table, is not asked again. A page of a record without an entry does not compile.
 */
const asked: Record<ReadRoute, readonly Asked[]> = {
  home: [{ place: '/', operations: [] }],
  genes: [{ place: '/genes', operations: [] }],
  variants: [{ place: '/variants', operations: [] }],
  evidence: [{ place: '/evidence', operations: [] }],
  assertions: [{ place: '/assertions', operations: [] }],
  variantGroups: [{ place: '/variant-groups', operations: [] }],
  molecularProfiles: [{ place: '/molecular-profiles', operations: [] }],
  sources: [{ place: '/sources', operations: [] }],
  diseases: [{ place: '/diseases', operations: [] }],
  therapies: [{ place: '/therapies', operations: [] }],
  phenotypes: [{ place: '/phenotypes', operations: [] }],
  search: [{ place: '/search', operations: [] }],
  gene: [{ place: '/genes/5?tab=profiles', operations: ['BrowseProfilesTable', 'GenePage'] }],
  feature: [{ place: '/features/999999', operations: ['FeaturePage', 'VariantsTable'] }],
  variant: [
    { place: '/variants/12', operations: ['AlsoApplies', 'VariantAnnotations'] },
    { place: '/variants/12?tab=evidence', operations: ['EvidenceTable', 'VariantPage'] },
  ],
  molecularProfile: [{ place: '/molecular-profiles/12', operations: [] }],
  evidenceItem: [
    { place: '/evidence/103', operations: [] },
    {
      place: '/evidence/103?tab=activity',
      operations: ['EvidencePage', 'RecordContributors', 'RecordEvents'],
    },
    { place: '/evidence/103?tab=comments', operations: ['EvidencePage', 'RecordComments'] },
    { place: '/evidence/103?tab=flags', operations: ['EvidencePage', 'RecordFlags'] },
    { place: '/evidence/103?tab=revisions', operations: ['EvidencePage', 'RecordRevisions'] },
  ],
  assertion: [{ place: '/assertions/20', operations: ['UnlinkedEvidence'] }],
  variantGroup: [{ place: '/variant-groups/2', operations: [] }],
  source: [{ place: ['/evidence/103', 'Chen et al., 2014'], operations: [] }],
  disease: [{ place: ['/evidence/103', 'Colorectal Cancer'], operations: [] }],
  therapy: [{ place: ['/evidence/1421', 'Vemurafenib'], operations: [] }],
  phenotype: [{ place: ['/assertions/4', 'Pheochromocytoma'], operations: [] }],
  variantType: [{ place: ['/variants/12', 'Missense Variant'], operations: [] }],
  clinicalTrial: [{ place: ['/evidence/879', 'NCT00949650'], operations: [] }],
  version: [{ place: '/evidence/103/versions/1', operations: ['CitationParts', 'VersionPage'] }],
  user: [{ place: '/users/1', operations: ['EvidenceTable', 'UserPage'] }],
  organization: [{ place: '/organizations/999999', operations: ['OrganizationPage'] }],
}

/** The address of a place, found on the page that leads to it. */
async function addressOf(page: Page, place: Place): Promise<string> {
  if (typeof place === 'string') return place
  const [from, name] = place
  await page.goto(from)
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto('about:blank')
  return address
}

/** A page that is late is client-rendered and asks for everything itself; it is cached for those who come next. */
async function untilDrawn(page: Page, address: string) {
  const documentOf = async () => (await page.request.get(address)).text()
  const isServerRendered =
    address === '/' ||
    tableRoutes.some((name) => paths[name].path === address) ||
    (!address.includes('?') && (await documentOf()).includes('og:title'))
  if (isServerRendered) await expect.poll(documentOf).toContain('data-ssr')
}

/** What the frame of every page asks for: its status, and at rest the numbers in the side navigation. */
const frame = new Set(['KnowledgebaseStatus', 'SectionCounts'])

/** What a page asks for until it is at rest, which it is no sooner than it has asked for what is expected. */
async function operationsOf(page: Page, address: string, expected: readonly string[]): Promise<string[]> {
  const operations: string[] = []
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/api/graphql') ? request.postDataJSON() : null
    if (typeof body === 'object' && body !== null && 'operationName' in body) {
      operations.push(String(body.operationName))
    }
  })
  await untilDrawn(page, address)
  const untilRest = watchRest(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect.poll(() => operations).toEqual(expect.arrayContaining([...expected]))
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await untilRest()
  return operations.filter((name) => !frame.has(name)).sort()
}

/** Pages of every run: one of each way in which a page gets what it shows. */
const inEveryRun: ReadonlySet<Place> = new Set([
  '/',
  '/evidence',
  '/search',
  '/variants/12',
  '/variants/12?tab=evidence',
  '/evidence/103',
  '/evidence/103?tab=revisions',
  '/evidence/103/versions/1',
  '/features/999999',
  '/assertions/20',
  '/users/1',
])

for (const { place, operations } of Object.values(asked).flat()) {
  const tag = inEveryRun.has(place) ? [] : '@whole'
  test(`${String(place)} asks for no more than it shows`, { tag }, async ({ page }) => {
    expect(await operationsOf(page, await addressOf(page, place), operations)).toEqual(operations)
  })
}

test('the gene page asks for a picture when the reader comes near it', async ({ browser, baseURL }) => {
  // On a desk pictures follow at rest.
  const phone = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true })
  const page = waitingForApp(await phone.newPage())
  const atFirst: string[] = []
  expect(await operationsOf(page, '/genes/BRAF', atFirst)).toEqual(atFirst)
  const asked = (operation: string) =>
    page.waitForRequest((request) => Boolean(request.postData()?.includes(operation)))
  const variants = asked('FeatureVariants')
  await page.getByRole('heading', { name: 'Variants', exact: true }).scrollIntoViewIfNeeded()
  await variants
  const balance = asked('FeatureBalance')
  await page.getByRole('region', { name: 'Cite this record' }).scrollIntoViewIfNeeded()
  await balance
  await phone.close()
})
