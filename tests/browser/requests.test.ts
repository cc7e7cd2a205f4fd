import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

/** What each page asks the interface for, before anybody does anything; the frame's own question aside. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/': ['HomePage'],
  '/evidence': ['EvidenceTable'],
  '/genes': ['FeaturesTable'],
  '/variants/12': ['BrowseProfilesTable', 'VariantPage'],
  '/variants/12?tab=evidence': ['EvidenceTable', 'VariantPage'],
  '/evidence/103': ['EvidencePage'],
  '/evidence/103?tab=activity': ['EvidencePage', 'RecordContributors', 'RecordEvents'],
  '/assertions/20': ['AssertionPage'],
  '/molecular-profiles/12': ['EvidenceTable', 'MolecularProfilePage'],
  '/variant-groups/2': ['VariantGroupPage', 'VariantsTable'],
  '/search': [],
}

async function operationsOf(page: Page, address: string): Promise<string[]> {
  const operations: string[] = []
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/api/graphql') ? request.postDataJSON() : null
    if (typeof body === 'object' && body !== null && 'operationName' in body) {
      operations.push(String(body.operationName))
    }
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  return operations.filter((name) => name !== 'KnowledgebaseStatus').sort()
}

for (const [address, operations] of Object.entries(asked)) {
  test(`${address} asks for no more than it shows`, async ({ page }) => {
    expect(await operationsOf(page, address)).toEqual(operations)
  })
}

test('the gene page asks for a picture when the reader comes near it', async ({ page }) => {
  const first = await operationsOf(page, '/genes/BRAF')
  expect(first).toEqual(['FeatureVariants', 'GenePage', 'VariantsTable'])
  const balance = page.waitForRequest((request) => Boolean(request.postData()?.includes('FeatureBalance')))
  await page.getByRole('region', { name: 'Cite this record' }).scrollIntoViewIfNeeded()
  await balance
})
