import { expect, knowledgebases, test } from '#tests/support/pages/browser.ts'
import { assertionsOn, cell, entries, rowWith } from '#tests/support/knowledge.ts'
import type { Row } from '#tests/support/knowledge.ts'
import { fact, listed, part, rangeOf, tab, titleLine } from '#tests/support/pages/record-page.ts'

const isListed = (row: Row) => row['evidence_status'] !== 'rejected'
const scope = 'accepted and submitted evidence items'

for (const knowledgebase of knowledgebases) {
  test.describe(`Pages of terms and sources of the ${knowledgebase}`, () => {
    test.use({ knowledgebase })

    test('a disease, opened from an evidence item, lists its evidence', async ({ page, knowledge }) => {
      const row = rowWith(knowledge.evidence, 'evidence_id', 103)
      const ofDisease = (each: Row) => each['doid'] === row['doid']
      await page.goto('/evidence/103')
      await fact(part(page, 'Classification'), 'Disease').getByRole('link').click()
      const name = cell(row, 'disease')
      await expect(page).toHaveTitle(`${name} · Disease · Curia`)
      await expect(page.getByRole('main')).toContainText(`DOID:${cell(row, 'doid')}`)
      const evidence = knowledge.evidence.filter(isListed).filter(ofDisease).length
      await expect(tab(page, 'Evidence')).toHaveText(`Evidence${evidence}`)
      await expect(listed(page, `Evidence on ${name}`)).toHaveText(rangeOf(evidence, scope))
      const assertions = assertionsOn(knowledge, knowledge.assertions).filter(ofDisease).length
      await expect(tab(page, 'Assertions')).toHaveText(`Assertions${assertions}`)
      // Nobody takes the count for that of all subtypes.
      await expect(part(page, 'Clinical summary')).toContainText('Without subtypes')
    })

    test('a therapy, opened from an evidence item, lists its evidence', async ({ page, knowledge }) => {
      const name = 'Cobimetinib'
      await page.goto('/evidence/1421')
      await fact(part(page, 'Classification'), 'Therapies').getByRole('link', { name }).click()
      await expect(page).toHaveTitle(`${name} · Therapy · Curia`)
      const evidence = knowledge.evidence
        .filter(isListed)
        .filter((row) => entries(row, 'therapies').includes(name)).length
      await expect(listed(page, `Evidence on ${name}`)).toHaveText(rangeOf(evidence, scope))
    })

    test('a phenotype, opened from an assertion, lists its assertions', async ({ page, knowledge }) => {
      const name = 'Pheochromocytoma'
      const ofPhenotype = (row: Row) => entries(row, 'phenotypes').includes(name)
      await page.goto('/assertions/4')
      await fact(part(page, 'Classification'), 'Phenotypes').getByRole('link', { name }).click()
      await expect(page).toHaveTitle(`${name} · Phenotype · Curia`)
      await expect(page.getByRole('main')).toContainText('HP:0002666')
      const evidence = knowledge.evidence.filter(isListed).filter(ofPhenotype).length
      await expect(tab(page, 'Evidence')).toHaveText(`Evidence${evidence}`)
      await tab(page, 'Assertions').click()
      const assertions = assertionsOn(knowledge, knowledge.assertions).filter(ofPhenotype).length
      await expect(listed(page, `Assertions on ${name}`)).toHaveText(
        `${assertions} accepted and submitted assertions`.replace(/^(1 .*)s$/, '$1'),
      )
    })

    test('a source, opened from an evidence item, lists its evidence', async ({ page, knowledge }) => {
      const row = rowWith(knowledge.evidence, 'evidence_id', 1421)
      const evidence = knowledge.evidence
        .filter(isListed)
        .filter((each) => each['citation_id'] === row['citation_id']).length
      await page.goto('/evidence/1421')
      await part(page, 'Source').getByRole('link').first().click()
      await expect(page).toHaveTitle(/ · Source · Curia$/)
      await expect(titleLine(page)).toContainText(cell(row, 'source_type'))
      await expect(part(page, 'Publication')).toContainText(cell(row, 'citation_id'))
      await expect(
        page.getByRole('heading', { name: `Evidence from this source (${evidence})` }),
      ).toBeVisible()
    })

    test('a molecular profile, opened from an evidence item, lists its evidence', async ({
      page,
      knowledge,
    }) => {
      const evidence = knowledge.evidence
        .filter(isListed)
        .filter((row) => row['molecular_profile_id'] === '12').length
      await page.goto('/evidence/103')
      await page.getByRole('main').getByRole('link', { name: 'BRAF V600E', exact: true }).first().click()
      await expect(page).toHaveTitle('BRAF V600E · Molecular profile · Curia')
      await expect(page.getByText('MPID12', { exact: true })).toBeVisible()
      await expect(listed(page, 'Evidence for BRAF V600E')).toHaveText(rangeOf(evidence, scope))
    })
  })
}
