import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { choose, pick, focusOn } from '#tests/support/pages/curator-browser.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { runCuria } from '#tests/support/service/server.ts'

const BRAF = 5
const EGFR = 19
const ALK = 1
const V600E = 12

type Created = { variant: { id: number; name: string } }

const send = (page: Page) => page.getByRole('button', { name: 'Suggest these changes' }).click()
const changes = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Changes/ }) })
const change = (page: Page, name: string) => changes(page).getByRole('article', { name })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function open(page: Page, id: number, name: string) {
  await page.goto(`/variants/${id}`)
  await page.getByRole('link', { name: 'Suggest a revision' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Suggest a revision of ${name}`)
}

/** Sends what was changed, and lets an editor accept all of it. */
async function sendAndAccept(page: Page, editor: Reviewer, count: number) {
  await send(page)
  await expect(page.getByRole('heading', { name: /^RSID\d+ was submitted$/ })).toBeFocused()
  const set = await page.getByRole('link', { name: /^View RSID/ }).getAttribute('href')
  await editor.page.goto(set ?? '')
  await editor.page
    .getByRole('button', {
      name: new RegExp(`^Accept (all )?${count === 1 ? '1 change' : `${count} changes`}`),
    })
    .click()
  await expect(editor.page.getByText(/(was|were) accepted\./).first()).toBeVisible()
}

async function createVariant({ ask }: Reviewer, name: string, featureId = BRAF): Promise<number> {
  const { createVariant: created } = await ask<{ createVariant: Created }>(
    'mutation ($input: CreateVariantInput!) { createVariant(input: $input) { variant { id name } } }',
    { input: { name, featureId } },
  )
  return created.variant.id
}

test('a gene variant gets a place, names and ids, with the keyboard alone, and an editor accepts them', async ({
  people: { curator, editor },
}) => {
  test.slow()
  const name = `X${curator.username.slice(4)}`
  const id = await createVariant(curator, name)
  const { page } = curator
  await open(page, id, `BRAF ${name}`)
  const type = async (field: string, text: string) => {
    await focusOn(box(page, field))
    await page.keyboard.type(text)
  }
  await focusOn(box(page, 'Name'))
  await page.keyboard.press('End')
  await page.keyboard.type('fs')
  await type('Aliases', `ALIAS ${name}`)
  await page.keyboard.press('Enter')
  await pick(page, 'Variant types', 'SO:0001583', 'Missense Variant')
  await choose(page, 'Reference build', 'GRCh37')
  await choose(page, 'Chromosome', '7')
  await type('Start', '140453136')
  await type('Stop', '140453137')
  await type('Reference bases', 'ac')
  await type('Variant bases', 'TT')
  await type('Representative transcript', 'ENST00000288602.6')
  await type('Ensembl version', '75')
  await expect(page.getByRole('link', { name: /^gnomAD/ })).toHaveAttribute(
    'href',
    /7-140453136-AC-TT\?dataset=gnomad_r2_1/,
  )
  await type('HGVS descriptions', 'NM_004333.4:c.1798_1799delinsAA')
  await page.keyboard.press('Enter')
  await type('ClinVar ids', '13961')
  await page.keyboard.press('Enter')
  await expect(change(page, 'Name')).toContainText(`${name}fs`)
  await expect(change(page, 'Start')).toContainText('140453136')
  await expect(change(page, 'ClinVar')).toContainText('13961')
  await expect(page.getByRole('heading', { name: 'Changes (13)' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /^RSID\d+ was submitted$/ })).toBeFocused()
  const set = await page.getByRole('link', { name: /^View RSID/ }).getAttribute('href')
  await editor.page.goto(set ?? '')
  await editor.page.getByRole('button', { name: /^Accept.* 13 changes/ }).click()
  await expect(editor.page.getByText(/were accepted\./).first()).toBeVisible()
  await editor.page.goto(`/variants/${id}`)
  const main = editor.page.getByRole('main')
  await expect(editor.page.getByRole('heading', { level: 1 })).toContainText(`${name}fs`)
  for (const text of ['7:140453136-140453137', 'AC>TT', 'ENST00000288602.6', `ALIAS ${name}`, 'SO:0001583'])
    await expect(main).toContainText(text)
  await expect(main.getByRole('link', { name: /^13961/ })).toBeVisible()
})

test('what is wrong with a place is said at its field, and a draft of it survives a reload', async ({
  people: { curator },
}) => {
  test.slow()
  const { page } = curator
  await open(page, V600E, 'BRAF V600E')
  await box(page, 'Stop').fill('140453135')
  await expect(box(page, 'Stop')).toHaveAccessibleDescription(
    'The stop 140453135 lies before the start 140453136.',
  )
  await box(page, 'Variant bases').fill('U')
  await expect(box(page, 'Variant bases')).toHaveAccessibleDescription(/must be letters A, C, T and G/)
  await box(page, 'Start').fill('about 140')
  await expect(box(page, 'Start')).toHaveAccessibleDescription(/must be a whole number/)
  await box(page, 'Name').fill('KIAA1549::BRAF')
  await expect(box(page, 'Name')).toHaveAccessibleDescription(/names a fusion/)
  await page.getByRole('combobox', { name: 'ClinVar', exact: true }).selectOption('NONE_FOUND')
  await page.reload()
  await expect(box(page, 'Stop')).toHaveValue('140453135')
  await expect(page.getByRole('combobox', { name: 'ClinVar', exact: true })).toHaveValue('NONE_FOUND')
  await expect(change(page, 'ClinVar')).toContainText('NONE FOUND')
  await send(page)
  const summary = page.getByRole('region', { name: 'Fields that need attention' })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: /names a fusion/ }).press('Enter')
  await expect(box(page, 'Name')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.goto('/variants/12/revise')
  await expect(box(page, 'Stop')).toHaveValue('140453136')
  // A name that another variant of the gene has: only the server knows.
  await box(page, 'Name').fill('V600D')
  await send(page)
  await expect(box(page, 'Name')).toBeFocused()
  await expect(box(page, 'Name')).toHaveAccessibleDescription(/already has the name V600D/)
})

test('a place that is not one base as said is doubted, and ids of ClinVar are numbers', async ({
  people: { curator },
}) => {
  const { page } = curator
  await open(page, V600E, 'BRAF V600E')
  await box(page, 'Stop').fill('140,453,138')
  await expect(page.getByText('Start to stop spans 3 bases, but the reference has 1 base.')).toBeVisible()
  await expect(change(page, 'Stop')).toContainText('140453138')
  await box(page, 'Stop').fill('140,453,136')
  await expect(page.getByText('No changes yet.')).toBeVisible()
  await box(page, 'ClinVar ids').fill('RCV000014992')
  await box(page, 'ClinVar ids').press('Enter')
  await expect(box(page, 'ClinVar ids')).toHaveAccessibleDescription(/whole numbers from 1, not RCV000014992/)
})

test(
  'a variant of a factor gets another name and its code, and an editor accepts them',
  { tag: '@whole' },
  async ({ people: { curator, editor } }) => {
    test.slow()
    const factor = `Signature of ${curator.username}`
    const { createFeature } = await curator.ask<{ createFeature: { feature: { id: number } } }>(
      'mutation ($input: CreateFeatureInput!) { createFeature(input: $input) { feature { id } } }',
      { input: { name: factor, featureType: 'FACTOR' } },
    )
    const id = await createVariant(curator, 'Positive', createFeature.feature.id)
    const { page } = curator
    await open(page, id, `${factor} Positive`)
    await box(page, 'Name').fill('High')
    await box(page, 'NCIt ID').fill('C36318')
    await expect(page.getByText(`${factor} High`)).toBeVisible()
    await box(page, 'Aliases').fill('Raised, Elevated')
    await pick(page, 'Variant types', 'gain of func', 'Gain of Function Variant')
    await expect(changes(page).getByRole('article')).toHaveCount(4)
    await expect(change(page, 'NCIt ID')).toContainText('C36318')
    await expectAccessible(page)
    await sendAndAccept(page, editor, 4)
    await editor.page.goto(`/variants/${id}`)
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText('High')
    await expect(editor.page.getByRole('main')).toContainText('Elevated, Raised')
    await expect(editor.page.getByRole('link', { name: /^C36318/ })).toBeVisible()
  },
)

test(
  'a fusion variant breaks at another exon, and its names follow when an editor accepts',
  { tag: '@whole' },
  async ({ people: { curator, editor } }) => {
    test.slow()
    const known = (geneId: number) => ({ partnerStatus: 'KNOWN', geneId })
    const { createFusionFeature } = await curator.ask<{ createFusionFeature: { feature: { id: number } } }>(
      'mutation ($input: CreateFusionFeatureInput!) { createFusionFeature(input: $input) { feature { id } } }',
      { input: { fivePrimeGene: known(EGFR), threePrimeGene: known(ALK) } },
    )
    const { createFusionVariant } = await curator.ask<{ createFusionVariant: Created }>(
      'mutation ($input: CreateFusionVariantInput!) { createFusionVariant(input: $input) { variant { id name } } }',
      {
        input: {
          featureId: createFusionFeature.feature.id,
          coordinates: {
            referenceBuild: 'GRCH37',
            ensemblVersion: 75,
            fivePrimeTranscript: 'ENST00000275493.2',
            fivePrimeExonEnd: 13,
            threePrimeTranscript: 'ENST00000389048.3',
            threePrimeExonStart: 20,
          },
        },
      },
    )
    const { id } = createFusionVariant.variant
    const { page } = curator
    await open(page, id, 'EGFR::ALK e13::e20')
    const five = page.getByRole('group', { name: '5′ partner: EGFR' })
    const three = page.getByRole('group', { name: '3′ partner: ALK' })
    await five.getByRole('textbox', { name: 'Exon' }).fill('0')
    await expect(five.getByRole('textbox', { name: 'Exon' })).toHaveAccessibleDescription(
      '5′ partner: The exon 0 must be 1 or more.',
    )
    await five.getByRole('textbox', { name: 'Exon' }).fill('14')
    await three.getByRole('textbox', { name: 'Offset' }).fill('5')
    await send(page)
    const direction = three.getByRole('combobox', { name: 'Offset direction' })
    await expect(direction).toBeFocused()
    await expect(direction).toHaveAccessibleDescription(/3′ partner: An exon offset needs its direction/)
    await direction.selectOption('NEGATIVE')
    await page.reload()
    await expect(direction).toHaveValue('NEGATIVE')
    await expect(page.getByText('ENST00000275493.2(EGFR):e.14::ENST00000389048.3(ALK):e.20-5')).toBeVisible()
    await expect(change(page, '5′ partner: exon')).toContainText('14')
    await expect(change(page, '3′ partner: offset direction')).toContainText('Negative')
    await expectAccessible(page)
    await sendAndAccept(page, editor, 3)
    await editor.page.goto(`/variants/${id}`)
    await expect(editor.page.getByRole('heading', { level: 1 })).toContainText('e14::e20-5')
    await expect(editor.page.getByRole('main')).toContainText(
      'ENST00000275493.2(EGFR):e.14::ENST00000389048.3(ALK):e.20-5',
    )

    // The variant of the fusion as a whole has no exons to change.
    const { variantsTypeahead } = await curator.ask<{ variantsTypeahead: { id: number; name: string }[] }>(
      'query ($id: Int) { variantsTypeahead(queryTerm: "Fusion", featureId: $id) { id name } }',
      { id: createFusionFeature.feature.id },
    )
    const [whole] = variantsTypeahead.filter((variant) => variant.name === 'Fusion')
    await open(page, whole?.id ?? 0, 'EGFR::ALK Fusion')
    await expect(page.getByText(/represents any EGFR::ALK fusion/)).toBeVisible()
    await expect(five).toHaveCount(0)
    await box(page, 'Aliases').fill('EGFR-ALK')
    await sendAndAccept(page, editor, 1)
    await editor.page.goto(`/variants/${whole?.id}`)
    await expect(editor.page.getByRole('main')).toContainText('EGFR-ALK')
  },
)

test(
  'a variant of a region gets other names and types, and an editor accepts them',
  { tag: '@whole' },
  async ({ people: { curator, editor }, site }) => {
    test.slow()
    const folder = mkdtempSync(join(tmpdir(), 'curia-bands-'))
    const file = join(folder, 'cytoBand.txt')
    writeFileSync(
      file,
      [
        'chr1\t243500000\t248956422\tq44\tgneg',
        'chr5\t131200000\t136900000\tq31.1\tgneg',
        'chr5\t136900000\t139900000\tq31.2\tgpos25',
      ].join('\n'),
    )
    const { code, stderr } = await runCuria(['import', file], { database: site.database })
    rmSync(folder, { recursive: true, force: true })
    expect(code, stderr).toBe(0)
    const { cytogeneticRegionTypeahead: regions } = await curator.ask<{
      cytogeneticRegionTypeahead: { id: number; name: string }[]
    }>('{ cytogeneticRegionTypeahead(queryTerm: "5q31") { id name } }')
    const { createRegionFeature } = await curator.ask<{ createRegionFeature: { feature: { id: number } } }>(
      'mutation ($input: CreateRegionFeatureInput!) { createRegionFeature(input: $input) { feature { id } } }',
      { input: { cytogeneticRegionIds: regions.filter(({ name }) => name === '5q31').map(({ id }) => id) } },
    )
    const { createRegionVariant } = await curator.ask<{ createRegionVariant: Created }>(
      'mutation ($input: CreateRegionVariantInput!) { createRegionVariant(input: $input) { variant { id name } } }',
      { input: { featureId: createRegionFeature.feature.id, name: 'DELETION' } },
    )
    const { id } = createRegionVariant.variant
    const { page } = curator
    await open(page, id, '5q31 Deletion')
    await expect(page.getByText(/ISCN name del\(5q31\) cannot be changed/)).toBeVisible()
    await send(page)
    await expect(page.getByText('Change at least one field.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Loss' }).click()
    await box(page, 'Aliases').fill('5q minus')
    await box(page, 'Aliases').press('Enter')
    await pick(page, 'Variant types', 'loss of func', 'Loss of Function Variant')
    await expect(change(page, 'Aliases')).toContainText('Loss')
    await page.reload()
    await expect(change(page, 'Aliases')).toContainText('5q minus')
    await expectAccessible(page)
    await sendAndAccept(page, editor, 2)
    await editor.page.goto(`/variants/${id}`)
    await expect(editor.page.getByRole('main')).toContainText('5q minus')
    await expect(editor.page.getByRole('main')).toContainText('Loss of Function Variant')
  },
)
