import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { choose, expect, pick, focusOn, test as base } from '#tests/support/pages/curator-browser.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'

/** Some lines of UCSC's file of bands; the end of chromosome 1 tells the build. */
const bands = [
  'chr1\t0\t2300000\tp36.33\tgneg',
  'chr1\t243500000\t248956422\tq44\tgneg',
  'chr5\t131200000\t136900000\tq31.1\tgneg',
  'chr5\t136900000\t139900000\tq31.2\tgpos25',
].join('\n')

/** A knowledgebase that has the cytogenetic regions, as an operator imports them. */
const test = base.extend<object, { serviceUrl: string }>({
  serviceUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'curia-in-place-'))
      const database = `sqlite:${join(folder, 'starter.db')}`
      const file = join(folder, 'cytoBand.txt')
      writeFileSync(file, bands)
      const server = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off' } })
      const { code, stderr } = await runCuria(['import', file], { database })
      base.expect(code, stderr).toBe(0)
      await use(server.url)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const option = (page: Page, words: RegExp) => page.getByRole('option', { name: words })
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name })

/** Types into a field of records and picks what it offers to create, with the keyboard alone. */
async function offer(page: Page, field: string, typed: string, words: RegExp) {
  const input = page.getByRole('combobox', { name: field, exact: true })
  await focusOn(input)
  if (typed) await page.keyboard.type(typed)
  else await page.keyboard.press('ArrowDown')
  const line = option(page, words)
  await expect(line).toBeVisible()
  while ((await line.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function compose(page: Page) {
  await page.goto('/submit/evidence')
  await offer(page, 'Molecular profile', '', /^Compose a profile/)
  await expect(page.getByRole('combobox', { name: 'Gene or feature', exact: true })).toBeFocused()
}

async function type(page: Page, name: string, text: string) {
  await focusOn(page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

const chosen = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })

test('a fusion is created, then a variant of it by its exons, with the keyboard alone', async ({
  page,
  curator,
}) => {
  test.slow()
  expect(curator.username).toBeTruthy()
  await compose(page)
  await offer(page, 'Gene or feature', 'egfr::alk', /^Create fusion “egfr::alk”/)
  await expect(chosen(page, 'EGFR')).toBeVisible()
  await expect(chosen(page, 'ALK')).toBeVisible()
  await expect(page.getByText('EGFR::ALK will be created')).toBeVisible()
  await focusOn(page.getByRole('button', { name: 'Create fusion' }))
  await page.keyboard.press('Enter')
  await expect(chosen(page, 'EGFR::ALK')).toBeVisible()

  await offer(page, 'Variant', '', /^Create a variant of EGFR::ALK/)
  const build = page.getByRole('combobox', { name: 'Reference build' })
  await expect(build).toBeFocused()
  await focusOn(page.getByRole('button', { name: 'Create variant' }))
  await page.keyboard.press('Enter')
  await expect(build).toBeFocused()
  await expect(build).toHaveAccessibleDescription('Coordinates need a reference build.')
  await choose(page, 'Reference build', 'GRCh37')
  await type(page, 'Ensembl version', '75')
  const five = group(page, '5′ partner: EGFR')
  const three = group(page, '3′ partner: ALK')
  await focusOn(five.getByRole('textbox', { name: 'Transcript' }))
  await page.keyboard.type('ENST00000275493')
  await expect(five.getByRole('textbox', { name: 'Transcript' })).toHaveAccessibleDescription(
    /must be ENST, 11 digits, a point and its version/,
  )
  await page.keyboard.type('.2')
  await focusOn(five.getByRole('textbox', { name: 'Exon' }))
  await page.keyboard.type('13')
  await focusOn(five.getByRole('textbox', { name: 'Offset' }))
  await page.keyboard.type('5')
  await focusOn(three.getByRole('textbox', { name: 'Transcript' }))
  await page.keyboard.type('ENST00000389048.3')
  await focusOn(three.getByRole('textbox', { name: 'Exon' }))
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  const direction = five.getByRole('combobox', { name: 'Offset direction' })
  await expect(direction).toBeFocused()
  await expect(direction).toHaveAccessibleDescription(/An exon offset needs its direction/)
  await page.keyboard.type('Positive')
  await expect(page.getByText('ENST00000275493.2(EGFR):e.13+5::ENST00000389048.3(ALK):e.20')).toBeVisible()
  await focusOn(page.getByRole('button', { name: 'Create variant' }))
  await page.keyboard.press('Enter')
  await expect(chosen(page, 'e13+5::e20')).toBeVisible()
  const preview = page.getByText(/^EGFR::ALK e13\+5::e20 already exists as MPID\d+ and will be used/)
  await expect(preview).toBeVisible()
  await focusOn(page.getByRole('button', { name: 'Use this profile' }))
  await page.keyboard.press('Enter')
  await expect(chosen(page, 'EGFR::ALK e13+5::e20')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Molecular profile', exact: true })).toBeFocused()

  // The same again is the one that is there.
  await page.goto('/submit/source')
  await offer(page, 'Molecular profile (optional)', '', /^Compose a profile/)
  await offer(page, 'Gene or feature', 'EGFR::ALK', /^Create fusion/)
  await expect(page.getByText('EGFR::ALK already exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this fusion' }).click()
  await pick(page, 'Variant', 'e13', 'e13+5::e20')
})

test('a fusion has at least one gene and not the same twice; unknown and multiple partners are said', async ({
  page,
  curator,
}) => {
  expect(curator.username).toBeTruthy()
  await compose(page)
  await offer(page, 'Gene or feature', '', /^Create a fusion of two genes/)
  const five = page.getByRole('combobox', { name: '5′ partner status' })
  await expect(five).toBeFocused()
  await page.getByRole('button', { name: 'Create fusion' }).click()
  const gene = page.getByRole('combobox', { name: 'Gene of the 5′ partner' })
  await expect(gene).toBeFocused()
  await expect(gene).toHaveAccessibleDescription('Select the gene of the 5′ partner.')
  await pick(page, 'Gene of the 5′ partner', 'ALK', 'ALK')
  const third = page.getByRole('combobox', { name: 'Gene of the 3′ partner' })
  await third.fill('ALK')
  await expect(option(page, /^ALK/).first()).toBeVisible()
  await third.press('Enter')
  await expect(third).toHaveAccessibleDescription(
    'Both partners are ALK: a fusion joins two different genes.',
  )
  await five.selectOption('UNKNOWN')
  await page.getByRole('combobox', { name: '3′ partner status' }).selectOption('MULTIPLE')
  await expect(five).toHaveAccessibleDescription(/A fusion needs at least one known gene/)
  await page.getByRole('combobox', { name: '3′ partner status' }).selectOption('KNOWN')
  await expect(page.getByText('?::ALK will be created')).toBeVisible()
  await five.selectOption('MULTIPLE')
  await page.getByRole('button', { name: 'Create fusion' }).click()
  await expect(chosen(page, 'v::ALK')).toBeVisible()
  // Only the side with a gene has an exon.
  await offer(page, 'Variant', '', /^Create a variant of v::ALK/)
  await expect(group(page, '3′ partner: ALK')).toBeVisible()
  await expect(page.getByText('5′ partner: multiple genes, so it has no exon.')).toBeVisible()
  await page.keyboard.press('Escape')
  // The variant that stands for the fusion as a whole came with it.
  await pick(page, 'Variant', 'Fus', 'Fusion')
  await expect(page.getByText(/^v::ALK Fusion already exists/)).toBeVisible()
})

test(
  'a region is created of a band, then a variant of it that is offered for bands',
  { tag: '@whole' },
  async ({ page, curator }) => {
    expect(curator.username).toBeTruthy()
    await compose(page)
    await offer(page, 'Gene or feature', '5q31', /^Create a region/)
    const regions = page.getByRole('combobox', { name: 'Cytogenetic regions' })
    await expect(regions).toBeFocused()
    await expect(regions).toHaveValue('5q31')
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^5q31\.1/)).toBeVisible()
    await expect(option(page, /^5q31/).first()).toContainText('5:131200001-139900000 (GRCh38)')
    await page.keyboard.press('Enter')
    await expect(chosen(page, '5q31')).toBeVisible()
    await expect(page.getByText('5q31 will be created')).toBeVisible()
    await focusOn(page.getByRole('button', { name: 'Create region' }))
    await page.keyboard.press('Enter')
    await expect(chosen(page, '5q31')).toBeVisible()

    await offer(page, 'Variant', '', /^Create a variant of 5q31/)
    const what = page.getByRole('combobox', { name: 'Alteration of 5q31' })
    await expect(what).toBeFocused()
    await expect(what.getByRole('option', { name: 'Trisomy' })).toHaveCount(0)
    await page.keyboard.type('Deletion')
    await expect(page.getByText('del(5q31)')).toBeVisible()
    await focusOn(page.getByRole('button', { name: 'Create variant' }))
    await page.keyboard.press('Enter')
    await expect(chosen(page, 'Deletion')).toBeVisible()
    await focusOn(page.getByRole('button', { name: 'Use this profile' }))
    await page.keyboard.press('Enter')
    await expect(chosen(page, '5q31 Deletion')).toBeVisible()
  },
)

test('composing takes over what was typed', async ({ page, curator }) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/submit/evidence')
  const input = page.getByRole('combobox', { name: 'Molecular profile', exact: true })
  await input.fill('BRAF V600E AND NOT EGFR L858X')
  await option(page, /^Compose a profile/).click()
  for (const name of ['BRAF', 'V600E', 'EGFR']) await expect(chosen(page, name)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Variant 2', exact: true })).toHaveValue('L858X')
  await expect(page.getByRole('checkbox', { name: 'variant 2 must be absent (NOT)' })).toBeChecked()
})

test(
  'a variant whose name says fusion is not made of a gene',
  { tag: '@whole' },
  async ({ page, curator }) => {
    expect(curator.username).toBeTruthy()
    await compose(page)
    await pick(page, 'Gene or feature', 'ALK', 'ALK')
    await offer(page, 'Variant', 'KIT-ALK fusion', /^Create variant/)
    await expect(page.getByText(/names a fusion, not a variant of the gene ALK/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create variant' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

test('groups in groups with NOT are composed with the keyboard alone, and the same again is found', async ({
  page,
  curator,
}) => {
  test.slow()
  expect(curator.username).toBeTruthy()
  const press = async (name: string) => {
    await focusOn(page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const check = async (name: string) => {
    await focusOn(page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  const build = async () => {
    await pick(page, 'Gene or feature', 'BRAF', 'BRAF')
    await pick(page, 'Variant', 'V600E', 'V600E')
    await press('Add a group')
    await expect(page.getByRole('combobox', { name: 'Gene or feature 2.1', exact: true })).toBeFocused()
    await pick(page, 'Gene or feature 2.1', 'EGFR', 'EGFR')
    await pick(page, 'Variant 2.1', 'L858R', 'L858R')
    await pick(page, 'Gene or feature 2.2', 'EGFR', 'EGFR')
    await pick(page, 'Variant 2.2', 'T790M', 'T790M')
    await press('Add a group to group 2')
    await pick(page, 'Gene or feature 2.3.1', 'KRAS', 'KRAS')
    await pick(page, 'Variant 2.3.1', 'G12C', 'G12C')
    await pick(page, 'Gene or feature 2.3.2', 'KRAS', 'KRAS')
    await pick(page, 'Variant 2.3.2', 'G12D', 'G12D')
  }
  await compose(page)
  await build()
  const logic = page.getByText(/^Applies when BRAF/)
  await expect(logic).toHaveText(
    'Applies when BRAF V600E is present and (at least one of EGFR L858R and EGFR T790M is present or both KRAS G12C and KRAS G12D are present).',
  )
  await check('variant 2.3.2 must be absent (NOT)')
  await check('group 2.3 must not apply (NOT)')
  await expect(logic).toContainText(
    '(at least one of EGFR L858R, EGFR T790M and KRAS G12D is present or KRAS G12C is absent)',
  )
  const tree = page.getByRole('list', { name: 'Logic tree' })
  await expect(tree.getByRole('listitem').filter({ hasText: /^absentKRAS G12C$/ })).toBeVisible()
  // Until then the service is asked whether there is such a profile.
  await expect(page.getByText(/will be created/)).toBeVisible()
  await press('Create and use this profile')
  const made = page.getByRole('button', { name: /^Remove BRAF V600E AND \( / })
  await expect(made).toBeVisible()
  await expect(logic.first()).toContainText('KRAS G12C is absent')

  // The same logic in other words is the profile that is there.
  await compose(page)
  await build()
  await choose(page, 'Group 2.3 applies when', 'Any')
  await expect(page.getByText(/will be created/)).toBeVisible()
  await check('variant 2.3.1 must be absent (NOT)')
  await expect(page.getByText(/already exists as MPID\d+ and will be used/)).toBeVisible()
  await press('Use this profile')
  await expect(made).toBeVisible()
})

test('a line without a variant and a variant that occurs twice are said at their fields', async ({
  page,
  curator,
}) => {
  expect(curator.username).toBeTruthy()
  await compose(page)
  await pick(page, 'Gene or feature', 'BRAF', 'BRAF')
  await page.getByRole('button', { name: 'Create and use this profile' }).click()
  const variant = page.getByRole('combobox', { name: 'Variant', exact: true })
  await expect(variant).toBeFocused()
  await expect(variant).toHaveAccessibleDescription('Select a variant of BRAF.')
  await pick(page, 'Variant', 'V600E', 'V600E')
  await page.getByRole('button', { name: 'Add another variant' }).click()
  await pick(page, 'Gene or feature 2', 'BRAF', 'BRAF')
  await pick(page, 'Variant 2', 'V600E', 'V600E')
  await page.getByRole('button', { name: 'Create and use this profile' }).click()
  const second = page.getByRole('combobox', { name: 'Variant 2', exact: true })
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription(/Same as variant 1;/)
  await page.getByRole('button', { name: 'Remove variant 2' }).click()
  await expect(page.getByRole('button', { name: 'Add another variant' })).toBeFocused()
  await expect(page.getByText(/already exists as MPID12/)).toBeVisible()
})

test('the small forms are accessible', { tag: '@whole' }, async ({ page, curator }) => {
  test.slow()
  expect(curator.username).toBeTruthy()
  await compose(page)
  await offer(page, 'Gene or feature', 'egfr::alk', /^Create fusion/)
  await expect(chosen(page, 'ALK')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^(Create|Use this) fusion/ }).click()
  await offer(page, 'Variant', '', /^Create a variant of EGFR::ALK/)
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('button', { name: 'Add a group to group 2' }).click()
  await offer(page, 'Gene or feature 2.3.1', '', /^Create a region/)
  await page.getByRole('button', { name: 'Create region' }).click()
  await expectAccessible(page)
})
