import { expect, knowledgebases, test } from '#tests/support/pages/browser.ts'
import { assertionsOn, cell, entries, evidenceOn, profilesWith, rowWith } from '#tests/support/knowledge.ts'
import {
  fact,
  listed,
  part,
  rangeOf,
  rowsOf,
  tab,
  titleLine,
  written,
} from '#tests/support/pages/record-page.ts'

const braf = 5
const v600e = 12
const wordsOfLevels: Record<string, string> = {
  A: 'Validated association',
  B: 'Clinical evidence',
  C: 'Case study',
  D: 'Preclinical evidence',
  E: 'Inferential association',
}

/** Of each level in the score of a profile, times the rating. */
const weights: Record<string, number> = { A: 10, B: 5, C: 2.5, D: 1, E: 0.25 }

for (const knowledgebase of knowledgebases) {
  test.describe(`Record pages of the ${knowledgebase}`, () => {
    test.use({ knowledgebase })

    for (const name of [String(braf), 'BRAF']) {
      test(`the gene page opens by ${name}`, async ({ page, knowledge }) => {
        const gene = knowledge.features.find((row) => row['name'] === 'BRAF') ?? {}
        const variants = knowledge.variants.filter((row) => row['entrez_id'] === gene['entrez_id'])
        const profiles = profilesWith(knowledge, variants)
        // A variant has its own profile also where no file of the release describes it.
        const profileIds = new Set([
          ...profiles.map((row) => cell(row, 'molecular_profile_id')),
          ...variants.map((row) => cell(row, 'single_variant_molecular_profile_id')),
        ])
        await page.goto(`/genes/${name}`)

        await expect(page).toHaveTitle('BRAF · Gene · Curia')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('BRAF')
        await expect(page.getByText(`GID${braf}`, { exact: true })).toBeVisible()
        await expect(fact(part(page, 'Names and identifiers'), 'Entrez gene id')).toContainText(
          cell(gene, 'entrez_id'),
        )
        await expect(part(page, 'Description')).toContainText(cell(gene, 'description').slice(0, 60))
        const evidence = evidenceOn(knowledge, profiles).length
        await expect(page.getByText(`${written(evidence)} evidence items and`)).toContainText(
          `${assertionsOn(knowledge, profiles).length} assertions, accepted or submitted`,
        )
        await expect(tab(page, 'Molecular profiles')).toHaveText(`Molecular profiles${profileIds.size}`)
        await expect(listed(page, 'Variants of BRAF')).toHaveText(
          rangeOf(variants.length, 'variants, counting accepted and submitted evidence'),
        )
      })
    }

    test('the variant page says where the variant lies and what it is called', async ({
      page,
      knowledge,
    }) => {
      const row = rowWith(knowledge.variants, 'variant_id', v600e)
      await page.goto(`/variants/${v600e}`)

      await expect(page).toHaveTitle('BRAF V600E · Variant · Curia')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('BRAF V600E')
      await expect(page.getByText(`VID${v600e}`, { exact: true })).toBeVisible()
      const place = part(page, 'Coordinates')
      await expect(fact(place, 'Position')).toContainText(`${cell(row, 'chromosome')}:${cell(row, 'start')}`)
      await expect(fact(place, 'Ref > Alt')).toContainText(
        `${cell(row, 'reference_bases')}>${cell(row, 'variant_bases')}`,
      )
      await expect(fact(place, 'Reference build')).toHaveText(cell(row, 'reference_build'))
      await expect(fact(place, 'Transcript')).toContainText(cell(row, 'representative_transcript'))
      await expect(fact(place, 'Ensembl version')).toHaveText(cell(row, 'ensembl_version'))
      const names = part(page, 'Names and identifiers')
      for (const description of entries(row, 'hgvs_descriptions'))
        await expect(part(page, 'HGVS descriptions')).toContainText(description)
      for (const id of entries(row, 'clinvar_ids')) await expect(fact(names, 'ClinVar')).toContainText(id)
      for (const alias of entries(row, 'variant_aliases'))
        await expect(fact(names, 'Aliases')).toContainText(alias)
      await expect(fact(names, 'Allele registry')).toContainText(cell(row, 'allele_registry_id'))
      for (const type of entries(row, 'variant_types'))
        await expect(fact(names, 'Variant types')).toContainText(type.replaceAll('_', ' '), {
          ignoreCase: true,
        })
    })

    test('the variant page counts its evidence and says how its score comes about', async ({
      page,
      knowledge,
    }) => {
      const row = rowWith(knowledge.variants, 'variant_id', v600e)
      const profiles = profilesWith(knowledge, [row])
      const own = cell(row, 'single_variant_molecular_profile_id')
      const score = knowledge.evidence
        .filter((item) => item['molecular_profile_id'] === own && item['evidence_status'] === 'accepted')
        .reduce(
          (sum, item) => sum + (weights[cell(item, 'evidence_level')] ?? 0) * Number(cell(item, 'rating')),
          0,
        )
      const evidence = evidenceOn(knowledge, profiles).length
      const assertions = assertionsOn(knowledge, profiles).length
      await page.goto(`/variants/${v600e}`)

      await expect(part(page, 'Molecular profile score')).toContainText(written(score))
      await expect(tab(page, 'Evidence')).toHaveText(`Evidence${evidence}`)
      await expect(tab(page, 'Assertions')).toHaveText(`Assertions${assertions}`)
      await expect(listed(page, 'Molecular profiles with V600E')).toHaveText(
        `${profiles.length} molecular profiles, counting accepted and submitted evidence`,
      )
      await tab(page, 'Evidence').click()
      await expect(page).toHaveURL(/\?tab=evidence$/)
      await expect(listed(page, 'Evidence for BRAF V600E')).toHaveText(
        rangeOf(evidence, 'accepted and submitted evidence items'),
      )
      await tab(page, 'Assertions').click()
      await expect(listed(page, 'Assertions on BRAF V600E')).toHaveText(
        rangeOf(assertions, 'accepted and submitted assertions'),
      )
      await page.reload()
      await expect(tab(page, 'Assertions')).toHaveAttribute('aria-current', 'page')
    })

    test('the evidence page shows the statement, its classification and its source', async ({
      page,
      knowledge,
    }) => {
      const row = rowWith(knowledge.evidence, 'evidence_id', 1421)
      await page.goto('/evidence/1421')

      await expect(page).toHaveTitle(/^.+: .+ · EID1421 · Evidence item · Curia$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `${cell(row, 'molecular_profile')}: `,
      )
      await expect(page.getByText('EID1421', { exact: true }).last()).toBeVisible()
      await expect(titleLine(page)).toContainText('Accepted')
      await expect(part(page, 'Evidence statement')).toContainText(cell(row, 'evidence_statement'))
      const classification = part(page, 'Classification')
      const level = cell(row, 'evidence_level')
      await expect(fact(classification, 'Level')).toHaveText(`${level}${wordsOfLevels[level]}`)
      await expect(fact(classification, 'Type')).toHaveText(cell(row, 'evidence_type'))
      await expect(fact(classification, 'Direction')).toContainText(cell(row, 'evidence_direction'))
      await expect(fact(classification, 'Significance')).toHaveText(cell(row, 'significance'))
      await expect(fact(classification, 'Rating')).toContainText(`${cell(row, 'rating')} of 5`)
      await expect(fact(classification, 'Variant origin')).toHaveText(cell(row, 'variant_origin'))
      await expect(fact(classification, 'Disease')).toHaveText(cell(row, 'disease'))
      for (const therapy of entries(row, 'therapies'))
        await expect(fact(classification, 'Therapies')).toContainText(therapy)
      await expect(fact(classification, 'Therapy interaction type')).toHaveText(
        cell(row, 'therapy_interaction_type'),
        { ignoreCase: true },
      )
      const source = part(page, 'Source')
      await expect(source).toContainText(cell(row, 'citation').split(',')[0] ?? '')
      await expect(
        source.getByRole('link', { name: `${cell(row, 'source_type')} ${cell(row, 'citation_id')}` }),
      ).toBeVisible()
      const citing = knowledge.assertions.filter((assertion) =>
        entries(assertion, 'evidence_item_ids').includes('1421'),
      )
      expect(citing.length).toBeGreaterThan(0)
      for (const assertion of citing)
        await expect(
          part(page, 'Assertions using this evidence').getByRole('link', {
            name: `AID${cell(assertion, 'assertion_id')}`,
          }),
        ).toBeVisible()
    })

    test('the evidence page has the date of the last review, and none of a submission that no release has', async ({
      page,
    }) => {
      await page.goto('/evidence/103')
      const provenance = part(page, 'Provenance')
      await expect(provenance).toContainText('Last reviewed')
      await expect(provenance).toContainText(', imported')
      await expect(provenance).not.toContainText('Submitted')
    })

    test('the evidence page lists what else its source says', async ({ page, knowledge }) => {
      const row = rowWith(knowledge.evidence, 'evidence_id', 103)
      const same = knowledge.evidence.filter(
        (item) =>
          item['citation_id'] === row['citation_id'] &&
          item['source_type'] === row['source_type'] &&
          item['evidence_status'] !== 'rejected',
      )
      await page.goto('/evidence/103')
      await tab(page, 'Evidence from the same source').click()
      const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
      await expect(rows).toHaveCount(same.length)
      for (const item of same)
        await expect(
          rows.getByRole('link', { name: `EID${cell(item, 'evidence_id')}`, exact: true }),
        ).toBeVisible()
    })

    test('the assertion page shows its classification and all the evidence it rests on', async ({
      page,
      knowledge,
    }) => {
      const row = rowWith(knowledge.assertions, 'assertion_id', 10)
      const known = new Set(knowledge.evidence.map((item) => item['evidence_id']))
      const cited = entries(row, 'evidence_item_ids').filter((id) => known.has(id))
      await page.goto('/assertions/10')

      await expect(page).toHaveTitle(/^.+: .+ · AID10 · Assertion · Curia$/)
      await expect(page.getByText('AID10', { exact: true }).last()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cell(row, 'assertion_summary'))
      const classification = part(page, 'Classification')
      await expect(fact(classification, 'Type')).toHaveText(cell(row, 'assertion_type'))
      await expect(fact(classification, 'Significance')).toHaveText(cell(row, 'significance'))
      await expect(fact(classification, 'Disease')).toHaveText(cell(row, 'disease'))
      for (const therapy of entries(row, 'therapies'))
        await expect(fact(classification, 'Therapies')).toContainText(therapy)
      await expect(fact(classification, 'AMP/ASCO/CAP tier')).toHaveText(cell(row, 'amp_category'))
      await expect(fact(classification, 'NCCN guideline')).toHaveText(
        `${cell(row, 'nccn_guideline')}, version ${cell(row, 'nccn_guideline_version')}`,
      )
      await expect(fact(classification, 'FDA regulatory approval')).toContainText('Yes')

      await expect(page.getByRole('heading', { name: `Supporting evidence (${cited.length})` })).toBeVisible()
      const items = page.getByRole('list', { name: 'Evidence items' }).getByRole('listitem')
      await expect(items).toHaveCount(cited.length)
      for (const id of cited)
        await expect(items.getByRole('link', { name: `EID${id}`, exact: true })).toBeVisible()
    })

    test('the variant group page lists its members with their place and evidence', async ({
      page,
      knowledge,
    }) => {
      const group = rowWith(knowledge.groups, 'variant_group_id', 2)
      const name = cell(group, 'variant_group')
      const members = knowledge.variants.filter((row) => entries(row, 'variant_groups').includes(name))
      await page.goto('/variant-groups/2')

      await expect(page).toHaveTitle(`${name} · Variant group · Curia`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText('VGID2', { exact: true })).toBeVisible()
      const description = cell(group, 'description')
      if (description) await expect(part(page, 'Description')).toContainText(description.slice(0, 60))
      else await expect(part(page, 'Description')).toHaveCount(0)
      const parts = page.getByRole('navigation', { name: `Sections of ${name}` })
      await expect(parts.getByRole('link', { name: 'Variants' })).toContainText(String(members.length))
      const rows = rowsOf(page, `Variants of ${name}`)
      await expect(rows).toHaveCount(members.length)
      for (const member of members) {
        const row = rows.filter({
          has: page.getByRole('link', { name: cell(member, 'variant'), exact: true }),
        })
        const count = evidenceOn(knowledge, profilesWith(knowledge, [member])).length
        await expect(row).toContainText(`${count} accepted`)
        if (cell(member, 'start') !== '')
          await expect(row).toContainText(`${cell(member, 'chromosome')}:${cell(member, 'start')}`)
      }
    })

    test('links lead from a gene to an assertion, and Back leads home again', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto('/genes/BRAF')
      await rowsOf(page, 'Variants of BRAF').getByRole('link', { name: 'V600E', exact: true }).click()
      await expect(heading).toHaveText('BRAF V600E')
      await tab(page, 'Assertions').click()
      await rowsOf(page, 'Assertions on BRAF V600E').getByRole('link', { name: 'AID20' }).click()
      await expect(page).toHaveTitle(/^BRAF V600E: .* · AID20 · /)
      await page
        .getByRole('list', { name: 'Evidence items' })
        .getByRole('link', { name: 'EID103', exact: true })
        .click()
      await expect(page).toHaveTitle(/^BRAF V600E: .* · EID103 · /)
      await part(page, 'Assertions using this evidence').getByRole('link', { name: 'AID20' }).click()
      await expect(page).toHaveTitle(/ · AID20 · /)

      await page.goBack()
      await expect(page).toHaveTitle(/ · EID103 · /)
      await page.goBack()
      await expect(page).toHaveTitle(/ · AID20 · /)
      await page.goBack()
      await expect(page).toHaveURL(/\/variants\/12\?tab=assertions$/)
      await expect(tab(page, 'Assertions')).toHaveAttribute('aria-current', 'page')
      await heading.getByRole('link', { name: 'BRAF' }).click()
      await expect(page).toHaveTitle('BRAF · Gene · Curia')
    })
  })
}

test('a submitted and a rejected sample say what they are', async ({ page, knowledge }) => {
  for (const status of ['submitted', 'rejected']) {
    const row = rowWith(knowledge.evidence, 'evidence_status', status)
    await page.goto(`/evidence/${cell(row, 'evidence_id')}`)
    await expect(page.getByRole('main')).toContainText('This record is a sample.')
    await expect(titleLine(page)).toContainText(status, { ignoreCase: true })
  }
})

test('a profile of several variants is said in a sentence and drawn as a tree', async ({ page }) => {
  await page.goto('/molecular-profiles/4174')
  const applies = part(page, 'Profile definition')
  await expect(applies).toContainText('BRAF Amplification is present and at least one of')
  const tree = applies.getByRole('list', { name: 'Logic tree' })
  await expect(tree.getByRole('link')).toHaveText(['BRAF Amplification', 'BRAF V600E', 'BRAF V600K'])
  await tree.getByRole('link', { name: 'BRAF V600K' }).click()
  await expect(page).toHaveTitle('BRAF V600K · Variant · Curia')

  await page.goto('/molecular-profiles/4353')
  await expect(applies).toContainText('absent')
})

test('coordinates, names and citations can be copied', async ({ page, context, knowledge }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const row = rowWith(knowledge.variants, 'variant_id', v600e)
  await page.goto(`/variants/${v600e}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy position and alleles' }).click()
  await expect.poll(copied).toBe(`${cell(row, 'chromosome')}:${cell(row, 'start')} A>T`)
  await page.getByRole('button', { name: 'Copy the permanent link' }).click()
  await expect.poll(copied).toMatch(/\/variants\/12$/)
})
