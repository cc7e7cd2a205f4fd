import type { ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { open } from '#server/storage/database.ts'
import { addCoordinates, addDisease, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { desk, expectAccessible, lookAt, phone } from '#tests/support/pages/accessible.ts'
import { chemHits, diseaseHits, variantAnnotation } from '#tests/support/service/outside-answers.ts'
import { startOutsideServer, withStatus } from '#tests/support/service/outside-server.ts'
import type { OutsideServer } from '#tests/support/service/outside-server.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'

// The last test looks at all that the others made it ask.
test.describe.configure({ mode: 'serial' })

let folder: string
let outside: OutsideServer
let server: CuriaServer
let switchedOff: CuriaServer
const ids = { annotated: 0, bare: 0, late: 0, gene: 0, disease: 0, unknownDisease: 0, therapy: 0 }

/** Answers when the test says so. */
let answerLate: (() => void) | null = null

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curia-annotations-'))
  const database = `sqlite:${join(folder, 'curia.db')}`
  const storage = await open(database)
  await storage.write(async (tx) => {
    const gene = await addFeature(tx, 'ALK')
    ids.gene = gene
    await tx.updateTable('genes').set({ entrez_id: 238 }).where('feature_id', '=', gene).execute()
    ids.annotated = (await addVariant(tx, gene, 'F1174L', { allele_registry_id: 'CA279982' })).id
    ids.late = (await addVariant(tx, gene, 'R1275Q')).id
    ids.bare = (await addVariant(tx, gene, 'Amplification')).id
    for (const [variant_id, start] of [
      [ids.annotated, 29_443_695],
      [ids.late, 29_432_664],
    ] as const)
      await addCoordinates(tx, variant_id, {
        chromosome: '2',
        start,
        stop: start,
        reference_bases: 'G',
        variant_bases: 'T',
      })
    ids.disease = await addDisease(tx, 'Neuroblastoma', { doid: '769' })
    ids.unknownDisease = await addDisease(tx, 'Rare Tumor')
    ids.therapy = await addTherapy(tx, 'Crizotinib', { ncit_id: 'C74061' })
  })
  await storage.close()
  outside = await startOutsideServer()
  outside.answers('myVariant', '29443695', variantAnnotation)
  outside.answers('myVariant', '29432664', (response: ServerResponse) => {
    answerLate = () => withStatus(200, JSON.stringify(variantAnnotation))(response)
  })
  outside.answers('openCravat', '', withStatus(503))
  outside.answers('alleleRegistry', 'CA279982', {
    transcriptAlleles: [
      { MANE: { maneStatus: 'MANE Select', nucleotide: { RefSeq: { hgvs: 'NM_004304.5:c.3522C>A' } } } },
    ],
  })
  outside.answers('myGene', '/gene/238', {
    summary: 'A receptor tyrosine kinase.',
    uniprot: { 'Swiss-Prot': 'Q9UM73' },
  })
  outside.answers('myDisease', '769', diseaseHits)
  outside.answers('myChem', 'C74061', chemHits)
  const { myVariant, myGene, myDisease, myChem, ncit, openCravat, alleleRegistry } = outside.addresses
  const addresses = {
    MYVARIANT_URL: myVariant,
    MYGENE_URL: myGene,
    MYDISEASE_URL: myDisease,
    MYCHEM_URL: myChem,
    NCIT_URL: ncit,
    OPENCRAVAT_URL: openCravat,
    ALLELE_REGISTRY_URL: alleleRegistry,
  }
  server = await startCuria({ database, env: { OUTSIDE_SERVICES: 'on', ...addresses } })
  switchedOff = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off' } })
})
test.afterAll(async () => {
  await server.stop()
  await switchedOff.stop()
  await outside.close()
  rmSync(folder, { recursive: true, force: true })
})

const cardOf = (page: Page, name: string) => page.getByRole('region', { name: `Annotations of ${name}` })

/** Opens a page and brings its card near, as a reader does; what moves from then on is summed up. */
async function openCard(page: Page, path: string, name: string) {
  await page.goto(path)
  const card = cardOf(page, name)
  await card.waitFor()
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
  })
  await card.scrollIntoViewIfNeeded()
  return card
}

/** The place has the height that it had before, and next to nothing moved; tables of the page load meanwhile. */
async function expectStill(page: Page, card: Locator) {
  expect((await card.boundingBox())?.height).toBe(288)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
}

for (const view of [desk, phone]) {
  test(`a variant shows its annotations, with sources and dates, and moves nothing, at ${view.width}`, async ({
    page,
  }) => {
    await lookAt(page, view)
    const card = await openCard(page, `${server.url}/variants/${ids.annotated}`, 'F1174L')
    await expect(card).toContainText('NM_004304.5:c.3522C>A')
    await expect(card).toContainText('5 of 251,100 alleles (0.002%); failed filters: AC0')
    await expect(card).toContainText('COSM28055')
    await expect(card).toContainText('Pathogenic, Likely pathogenic')
    const sources = card.getByRole('list', { name: 'Sources of the annotations' }).getByRole('listitem')
    await expect(sources).toHaveText([
      /^MyVariant\.info, \d/,
      /^OpenCRAVAT does not respond: .*503/,
      /^ClinGen Allele Registry, \d/,
    ])
    for (const name of ['OpenCRAVAT', 'gnomAD', 'UCSC', 'Ensembl', 'DGIdb', 'ProteinPaint', 'COSMIC'])
      await expect(card.getByRole('link', { name: `${name} (external)`, exact: true })).toBeVisible()
    await expectStill(page, card)
    await expectAccessible(page)
  })
}

test('a variant whose annotations are late says what it waits for, then shows them', async ({ page }) => {
  const card = await openCard(page, `${server.url}/variants/${ids.late}`, 'R1275Q')
  await expect(card).toContainText('Waiting for the other databases…')
  await expect.poll(() => answerLate !== null).toBe(true)
  answerLate?.()
  await expect(card).toContainText('COSM28055')
  await expect(card).toContainText('ClinGen Allele Registry was not asked. It has no allele registry id.')
  await expectStill(page, card)
})

test('a variant without a place says why nobody was asked', async ({ page }) => {
  const card = await openCard(page, `${server.url}/variants/${ids.bare}`, 'Amplification')
  await expect(card).toContainText('MyVariant.info was not asked. It has no genomic change')
})

test('genes, diseases and therapies show theirs', async ({ page }) => {
  const gene = await openCard(page, `${server.url}/features/${ids.gene}`, 'ALK')
  await expect(gene).toContainText('A receptor tyrosine kinase.')
  await expect(gene.getByRole('link', { name: 'Q9UM73' })).toBeVisible()
  const disease = await openCard(page, `${server.url}/diseases/${ids.disease}`, 'Neuroblastoma')
  await expect(disease).toContainText('A nervous system tumor that is called "NB".')
  await expect(disease.getByRole('link', { name: 'D009447' })).toBeVisible()
  const therapy = await openCard(page, `${server.url}/therapies/${ids.therapy}`, 'Crizotinib')
  await expect(therapy).toContainText('Kinase Inhibitor (N0000175605)')
  await expect(therapy).toContainText('2011')
  const unknown = await openCard(page, `${server.url}/diseases/${ids.unknownDisease}`, 'Rare Tumor')
  await expect(unknown).toContainText('MyDisease.info was not asked. It has no Disease Ontology id.')
})

test('a server that asks no others says so, and still links to them', async ({ page }) => {
  const card = await openCard(page, `${switchedOff.url}/variants/${ids.annotated}`, 'F1174L')
  await expect(card).toContainText('external services are switched off on this server')
  await expect(card.getByRole('link', { name: 'UCSC' })).toBeVisible()
})

test('a page that the server has rendered keeps the place of its annotations', async ({ page }) => {
  // A document is rendered for the second visit in a version of the knowledge.
  for (let visit = 0; visit < 3; visit += 1) {
    const card = await openCard(page, `${server.url}/variants/${ids.annotated}`, 'F1174L')
    await expect(card).toContainText('COSM28055')
    await expectStill(page, card)
  }
})

test('others get only public ids and positions', async () => {
  // Each request names an id of a vocabulary or a place, and nothing else of a record.
  const allowed = [
    /^\/myVariant\/variant\/chr2:g\.\d+G>T\?assembly=hg19&fields=[\w.,-]+$/,
    /^\/openCravat\/submit\/annotate\?assembly=hg19&chrom=chr2&pos=\d+&ref_base=G&alt_base=T&annotators=[\w,]+$/,
    /^\/alleleRegistry\/allele\/CA\d+$/,
    /^\/myGene\/gene\/238\?fields=[\w.,-]+$/,
    /^\/myDisease\/query\?q=mondo\.xrefs\.doid:"DOID:769"&fields=[\w.,]+&size=1$/,
    /^\/myChem\/query\?q=unii\.ncit:"C74061"&fields=[\w.,]+&size=1$/,
  ]
  expect(outside.requests.filter((request) => !allowed.some((form) => form.test(request)))).toEqual([])
})
