import type { Page } from '@playwright/test'
import { holdOperation } from '#tests/support/service/api-answers.ts'
import { expect, knowledgebases, test } from '#tests/support/pages/browser.ts'
import { cell, evidenceOn, profilesWith, rowWith } from '#tests/support/knowledge.ts'
import type { Knowledge } from '#tests/support/knowledge.ts'
import { listed, rangeOf, rowsOf, written } from '#tests/support/pages/record-page.ts'

const isListed = (status: string) => (row: Readonly<Record<string, string>>) => row[status] !== 'rejected'
const listedEvidence = (knowledge: Knowledge) => knowledge.evidence.filter(isListed('evidence_status'))
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const firstCells = (page: Page, caption: string) => rowsOf(page, caption).getByRole('rowheader')
const inScope = 'accepted and submitted evidence items'

for (const knowledgebase of knowledgebases) {
  test.describe(`Tables of the ${knowledgebase}`, () => {
    test.use({ knowledgebase })

    test('the evidence table lists every accepted and submitted item', async ({ page, knowledge }) => {
      await page.goto('/evidence')
      await expect(page).toHaveTitle('Evidence · Curia')
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(listedEvidence(knowledge).length, inScope))
      await expect(page.getByRole('table', { name: 'Evidence' })).toHaveAttribute(
        'aria-rowcount',
        String(listedEvidence(knowledge).length + 2),
      )
      await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Rejected')
      await expect(page).toHaveURL(/\?status=REJECTED$/)
      const rejected = knowledge.evidence.filter((row) => row['evidence_status'] === 'rejected').length
      await expect(listed(page, 'Evidence')).toHaveText(
        rejected > 0 ? `${rejected} rejected evidence items` : 'No evidence items match',
      )
    })

    test('the assertions table lists every accepted and submitted assertion', async ({ page, knowledge }) => {
      const total = knowledge.assertions.filter(isListed('assertion_status')).length
      await page.goto('/assertions')
      await expect(page).toHaveTitle('Assertions · Curia')
      await expect(listed(page, 'Assertions')).toHaveText(rangeOf(total, 'accepted and submitted assertions'))
    })

    test('the genes table counts variants and evidence of a gene', async ({ page, knowledge }) => {
      const gene = rowWith(knowledge.features, 'name', 'KRAS')
      const variants = knowledge.variants.filter((row) => row['entrez_id'] === gene['entrez_id'])
      const profiles = profilesWith(knowledge, variants)
      await page.goto('/genes')
      await expect(page).toHaveTitle('Genes & features · Curia')
      await page.getByRole('searchbox', { name: 'Name contains' }).fill('kras')
      await expect(page).toHaveURL(/\?featureName=kras$/)
      await expect(listed(page, 'Genes & features')).toHaveText(
        '1 gene or feature, counting accepted and submitted evidence',
      )
      const row = rowsOf(page, 'Genes & features')
      await expect(row.getByRole('link', { name: 'KRAS', exact: true })).toBeVisible()
      const numbers = [variants.length, profiles.length, evidenceOn(knowledge, profiles).length]
      for (const number of numbers)
        await expect(row.getByRole('cell', { name: written(number), exact: true }).first()).toBeVisible()
    })

    test('the variants table finds the variants of a gene', async ({ page, knowledge }) => {
      const found = knowledge.variants.filter((row) => row['gene'] === 'EGFR')
      await page.goto('/variants')
      await expect(page).toHaveTitle('Variants · Curia')
      await page.getByRole('searchbox', { name: 'Gene or feature contains' }).fill('EGFR')
      await expect(listed(page, 'Variants')).toHaveText(
        rangeOf(found.length, 'variants, counting accepted and submitted evidence'),
      )
    })

    test('the variant groups table counts members', async ({ page, knowledge }) => {
      await page.goto('/variant-groups')
      await expect(page).toHaveTitle('Variant groups · Curia')
      await expect(listed(page, 'Variant groups')).toHaveText(
        `${knowledge.groups.length} variant groups, counting accepted and submitted evidence`,
      )
      await rowsOf(page, 'Variant groups').getByRole('link', { name: 'KIT Exon 17' }).click()
      await expect(page).toHaveTitle('KIT Exon 17 · Variant group · Curia')
    })

    test('a sort changes the order and the address, and a third press takes it back', async ({
      page,
      knowledge,
    }) => {
      const ids = listedEvidence(knowledge)
        .map((row) => Number(cell(row, 'evidence_id')))
        .sort((left, right) => left - right)
      await page.goto('/evidence')
      const column = head(page, 'Evidence item')
      await expect(column).toHaveAttribute('aria-sort', 'none')
      await column.getByRole('button').click()
      await expect(page).toHaveURL(/\?sort=id$/)
      await expect(column).toHaveAttribute('aria-sort', 'ascending')
      await expect(firstCells(page, 'Evidence').first()).toHaveText(`EID${ids[0]}`)
      await column.getByRole('button').click()
      await expect(page).toHaveURL(/\?sort=-id$/)
      await expect(column).toHaveAttribute('aria-sort', 'descending')
      await expect(firstCells(page, 'Evidence').first()).toHaveText(`EID${ids.at(-1)}`)
      await column.getByRole('button').click()
      await expect(page).toHaveURL(/\/evidence$/)
      await expect(column).toHaveAttribute('aria-sort', 'none')
    })

    test('filters narrow the rows, stand in the address and come back', async ({ page, knowledge }) => {
      const melanoma = listedEvidence(knowledge).filter((row) =>
        cell(row, 'disease').toLowerCase().includes('melanoma'),
      )
      const levelB = melanoma.filter((row) => row['evidence_level'] === 'B')
      await page.goto('/evidence')
      await page.getByRole('searchbox', { name: 'Disease contains' }).fill('melanoma')
      await expect(page).toHaveURL(/diseaseName=melanoma/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(melanoma.length, inScope))
      await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('B: Clinical evidence')
      await expect(page).toHaveURL(/evidenceLevel=B/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelB.length, inScope))

      await page.reload()
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelB.length, inScope))
      await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toHaveValue('melanoma')
      // What is the same in every row stands above the rows.
      await expect(page.getByText('Same in every row: B: Clinical evidence')).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'Level' })).toHaveCount(0)

      // A press on the row, not on one of its links.
      await rowsOf(page, 'Evidence').first().getByText('Accepted', { exact: true }).click()
      await expect(page).toHaveTitle(/ · EID\d+ · Evidence item · Curia$/)
      await page.goBack()
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelB.length, inScope))
      await page.getByRole('button', { name: 'Show as columns' }).click()
      await expect(page.getByRole('combobox', { name: 'Level', exact: true })).toHaveValue('B')

      // A second value is joined by "or", and taken back.
      const further = page.getByRole('combobox', { name: 'Add or remove a value of the filter Level' })
      const levelAOrB = melanoma.filter((row) => 'AB'.includes(cell(row, 'evidence_level')))
      await further.selectOption('or A: Validated association')
      await expect(page).toHaveURL(/evidenceLevel=A\.B/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelAOrB.length, inScope))
      await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('B or stronger')
      await expect(page).toHaveURL(/evidenceLevel=B_OR_STRONGER/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelAOrB.length, inScope))

      // What stands for several values takes further ones, too, and gives each back.
      const levelAToC = melanoma.filter((row) => 'ABC'.includes(cell(row, 'evidence_level')))
      await further.selectOption('or C: Case study')
      await expect(page).toHaveURL(/evidenceLevel=A\.B\.C/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelAToC.length, inScope))
      await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('B or stronger')
      await further.selectOption('without A: Validated association')
      await expect(page).toHaveURL(/evidenceLevel=B(&|$)/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(levelB.length, inScope))

      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL(/\/evidence(\?columns=[^&]*)?$/)
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(listedEvidence(knowledge).length, inScope))
    })

    test('further rows load as the reader scrolls, and Back returns to the row', async ({
      page,
      knowledge,
    }) => {
      const total = listedEvidence(knowledge).length
      const ids = listedEvidence(knowledge)
        .map((row) => Number(cell(row, 'evidence_id')))
        .sort((left, right) => left - right)
      const target = rowsOf(page, 'Evidence').getByRole('link', { name: `EID${ids[69]}`, exact: true })
      await page.goto('/evidence?sort=id')
      await expect(listed(page, 'Evidence')).toHaveText(rangeOf(total, inScope))
      await firstCells(page, 'Evidence').first().hover()
      const list = page.getByRole('table', { name: 'Evidence' }).locator('..')
      const place = () => list.evaluate((element) => element.scrollTop)
      await expect(async () => {
        const before = await place()
        await page.mouse.wheel(0, 300)
        // A wheel's turn takes effect later than it is asked for: the next one waits, lest the row be passed.
        await expect.poll(place, { timeout: 2000 }).not.toBe(before)
        await expect(target).toBeInViewport({ ratio: 1, timeout: 200 })
      }).toPass({ intervals: [50] })
      await target.click()
      await expect(page).toHaveTitle(new RegExp(` · EID${ids[69]} · `))
      await page.goBack()
      await expect(target).toBeInViewport()
    })

    test('a filter that matches nothing says how to widen it', async ({ page, knowledge }) => {
      await page.goto('/evidence?diseaseName=no+such+disease')
      const table = page.getByRole('region', { name: 'Evidence', exact: true })
      await expect(table).toContainText('No evidence items match')
      await expect(table).toContainText('Filtered by disease “no such disease”')
      await table.getByRole('button', { name: 'List every status' }).click()
      await expect(page).toHaveURL(/status=ALL/)
      await table.getByRole('button', { name: 'Clear filters' }).last().click()
      await expect(listed(page, 'Evidence')).toHaveText(
        rangeOf(knowledge.evidence.length, 'evidence items of any status'),
      )
    })
  })
}

for (const width of [1280, 1440]) {
  test.describe(`A window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [path, caption] of [
      ['/evidence?evidenceDirection=DOES_NOT_SUPPORT', 'Evidence'],
      ['/assertions?assertionDirection=SUPPORTS', 'Assertions'],
    ] as const) {
      test(`never hides the direction of ${caption.toLowerCase()}`, async ({ page }) => {
        await page.goto(path)
        const rows = rowsOf(page, caption)
        await expect(rows.first()).toBeVisible()
        const words = caption === 'Evidence' ? ' not supported' : /^(?!.*not supported)[A-Z]/
        const stated = rows
          .getByRole('cell')
          .filter({ hasText: words, has: page.locator('[title*=support]') })
        expect(await stated.count()).toBe(await rows.count())
        const box = await page.getByRole('table', { name: caption }).locator('..').boundingBox()
        const cellBox = await stated.first().boundingBox()
        expect((cellBox?.x ?? 0) + (cellBox?.width ?? 0)).toBeLessThanOrEqual(
          (box?.x ?? 0) + (box?.width ?? 0),
        )
        // Names are whole; the statement alone is cut, to two lines.
        const cut = await rows
          .locator('td:not([data-place="text"]) > .cell')
          .evaluateAll(
            (cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
          )
        expect(cut).toBe(0)
        const heights = await rows
          .locator('td[data-place="text"] > .cell')
          .evaluateAll((cells) => cells.map(({ clientHeight }) => clientHeight))
        expect(Math.max(...heights)).toBeLessThanOrEqual(52)
      })
    }

    test('says which columns do not fit, and scrolls to them within the table', async ({ page }) => {
      await page.goto('/evidence')
      const more = page.getByRole('button', { name: /^\d more columns?$/ })
      await expect(more).toBeVisible()
      await expect(async () => {
        if (await more.isVisible()) await more.press('Enter')
        await expect(more).toBeHidden({ timeout: 500 })
      }).toPass()
      const source = head(page, 'Source')
      const box = await source.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}

test('every filter stands as a chip above the table, also that of a hidden column or of a record', async ({
  page,
}) => {
  await page.goto(
    '/evidence?molecularProfileId=12&evidenceType=PREDICTIVE&evidenceDirection=SUPPORTS&columns=id.significance',
  )
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chips).toContainText([
    'Type: Predictive',
    'Direction: Supports',
    'Molecular profile: BRAF V600E',
  ])
  await page.getByRole('button', { name: 'Remove the filter Type' }).click()
  await expect(page).toHaveURL(/^(?!.*evidenceType)/)
  await expect(chips).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(chips).toHaveCount(0)
})

test('rows that are there as soon as their table scroll and answer to keys', async ({ page }) => {
  await page.goto('/evidence')
  const link = (row: number) =>
    page.getByRole('table', { name: 'Evidence' }).locator(`tr[data-index="${row}"]`).getByRole('link').first()
  await link(0).click()
  await expect(page).toHaveTitle(/ · EID\d+ · /)
  await page.goBack()
  await link(0).focus()
  await page.keyboard.press('End')
  await expect(link(49)).toBeFocused()
  await expect(link(49)).toBeInViewport()
})

test('the keys of a table go on from the row that has the focus, however far it was scrolled away', async ({
  page,
}) => {
  await page.goto('/evidence')
  const row = (index: number) =>
    page.getByRole('table', { name: 'Evidence' }).locator(`tr[data-index="${index}"]`)
  const link = (index: number) => row(index).getByRole('link').first()
  await link(2).focus()
  await link(2).hover()
  await page.mouse.wheel(0, 3000)
  await expect(row(0)).toHaveCount(0)
  await expect(link(2)).toBeFocused()
  // The space around the row that stayed keeps the others where they were.
  const shift = () =>
    page
      .getByRole('table', { name: 'Evidence' })
      .locator('tr[data-index]')
      .evaluateAll((rows: HTMLElement[]) => {
        const gaps = rows.slice(1).map((row, at) => {
          const former = rows[at] as HTMLElement
          const isNext = Number(row.dataset['index']) === Number(former.dataset['index']) + 1
          return isNext
            ? Math.abs(row.getBoundingClientRect().top - former.getBoundingClientRect().bottom)
            : 0
        })
        return Math.max(...gaps)
      })
  await expect.poll(shift).toBeLessThan(1)
  await page.keyboard.press('ArrowDown')
  await expect(link(3)).toBeFocused()
  await expect(link(3)).toBeInViewport()
})

test('a table tells how many rows it has once that is known', async ({ page }) => {
  await page.goto('/genes')
  const letGo = await holdOperation(page, 'EvidenceTable')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' }).click()
  const table = page.getByRole('table', { name: 'Evidence' })
  await expect(table).toHaveAttribute('aria-rowcount', '-1')
  letGo()
  await expect(table).toHaveAttribute('aria-rowcount', /^[1-9]\d*$/)
})

test('an id in the head finds the record by its tag or number', async ({ page }) => {
  await page.goto('/evidence')
  for (const text of ['EID103', '103']) {
    await page.getByRole('searchbox', { name: 'Evidence item id' }).fill(text)
    await expect(listed(page, 'Evidence')).toHaveText('1 accepted and submitted evidence item')
  }
  await page.getByRole('searchbox', { name: 'Evidence item id' }).fill('AID103')
  await expect(page.getByRole('region', { name: 'Evidence', exact: true })).toContainText(
    'No evidence items match',
  )
})

test('columns can be chosen and are remembered', async ({ page }) => {
  await page.goto('/evidence')
  await expect(head(page, 'Variant origin')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Variant origin' }).click()
  await page.keyboard.press('Escape')
  await expect(head(page, 'Variant origin')).toHaveCount(1)
  await expect(page).toHaveURL(/columns=/)
  await page.goto('/evidence')
  await expect(head(page, 'Variant origin')).toHaveCount(1)
})

test('the first letter of a filter counts at once, and what is typed on a moment later', async ({ page }) => {
  await page.clock.install()
  await page.goto('/evidence')
  const box = page.getByRole('searchbox', { name: 'Disease contains' })
  await box.focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('mel')
  await expect(page).toHaveURL(/\?diseaseName=m$/)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\?diseaseName=mel$/)
  await expect(box).toHaveValue('mel')
})

test.describe('With an imported release', () => {
  test.use({ knowledgebase: 'release2024' })

  test('a short list is drawn whole, so that the browser finds every row', async ({ page, knowledge }) => {
    await page.setViewportSize({ width: 1200, height: 500 })
    await page.goto('/variant-groups')
    expect(knowledge.groups.length).toBeGreaterThan(22)
    await expect(rowsOf(page, 'Variant groups')).toHaveCount(knowledge.groups.length)
  })

  test('a list of which only the rows in view are drawn is printed as far as it is loaded', async ({
    page,
  }) => {
    await page.goto('/evidence')
    const rows = rowsOf(page, 'Evidence')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(40)
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('tbody tr[data-index]').length)
      })
    })
    await page.pdf()
    expect(await page.locator('body').getAttribute('data-printed')).toBe('50')
    await expect.poll(() => rows.count()).toBeLessThan(40)
  })
})
