import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

interface Cell {
  treatment: { name: string }
  molecularProfiles: { id: number; name: string }[]
  count: {
    significance: string
    supporting: number
    level: string
    newestYear: number | null
    levelYear: number | null
  }
}
interface Summary {
  rows: { term: { id: number; name: string }; outcomes: { cells: Cell[] }[] }[]
}

const SUMMARY = `clinicalSummary(status: ACCEPTED) { rows { term { id name } outcomes { cells {
  treatment { name } molecularProfiles { id name }
  count { significance supporting level newestYear levelYear } } } } }`

describe.skipIf(!release2024)('Entries of the summaries of genes', () => {
  describeOnEachEngine('in the release of 2024', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    const cellsOf = async (id: number) => {
      const { feature } = await curia.ask<{ feature: { clinicalSummary: Summary } }>(
        `query ($id: Int!) { feature(id: $id) { ${SUMMARY} } }`,
        { id },
      )
      return feature.clinicalSummary.rows.flatMap(({ term, outcomes }) =>
        outcomes.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, disease: term }))),
      )
    }
    const geneOf = (name: string) =>
      curia.storage.read
        .selectFrom('features')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()

    it('keep wild type apart from mutations: TP53', async () => {
      const cells = await cellsOf((await geneOf('TP53')).id)
      const entries = cells
        .filter(({ treatment: { name } }) => name === 'Adjuvant Chemotherapy' || name === 'RG7112')
        .map(({ treatment, molecularProfiles: profiles, count, disease }) => [
          treatment.name,
          disease.name,
          profiles.map(({ name }) => name).join(', '),
          count.significance,
          count.supporting,
        ])
      expect(entries.toSorted((left, right) => (String(left) < String(right) ? -1 : 1))).toEqual([
        [
          'Adjuvant Chemotherapy',
          'Lung Non-small Cell Carcinoma',
          'TP53 Deleterious Mutation',
          'SENSITIVITYRESPONSE',
          0,
        ],
        ['Adjuvant Chemotherapy', 'Lung Non-small Cell Carcinoma', 'TP53 Wildtype', 'SENSITIVITYRESPONSE', 1],
        ['RG7112', 'Leukemia', 'TP53 Deleterious Mutation', 'RESISTANCE', 1],
        ['RG7112', 'Leukemia', 'TP53 Wildtype', 'SENSITIVITYRESPONSE', 1],
      ])
    })

    it('each name an alteration, and wild type never with another, in every gene', async () => {
      const genes = await curia.storage.read
        .selectFrom('features')
        .select('id')
        .where(
          'id',
          'in',
          sql<number>`(
          select variant.feature_id from variants as variant
          join molecular_profile_variants as part on part.variant_id = variant.id
          join evidence_items as item on item.molecular_profile_id = part.molecular_profile_id
          where item.evidence_type = 'PREDICTIVE' and item.status = 'ACCEPTED')`,
        )
        .orderBy('id')
        .execute()
      expect(genes.length).toBeGreaterThan(250)
      let entries = 0
      const wrong: string[] = []
      for (const { id } of genes)
        for (const { molecularProfiles: profiles, treatment, disease } of await cellsOf(id)) {
          entries += 1
          const isMixed = new Set(profiles.map(({ name }) => /^\S+ wild ?type$/i.test(name))).size > 1
          if (profiles.length === 0 || isMixed) wrong.push(`${id} ${treatment.name} ${disease.name}`)
        }
      expect(wrong).toEqual([])
      expect(entries).toBeGreaterThan(1500)
    }, 120_000)

    it('have the newest year that the database has, of all their evidence and of that of their level', async () => {
      const { id: geneId } = await geneOf('KIT')
      const cells = (await cellsOf(geneId)).filter(({ treatment: { name } }) => name === 'Imatinib')
      expect(cells.length).toBeGreaterThan(5)
      for (const { count, molecularProfiles: profiles, disease } of cells) {
        const { rows } = await sql<{ newest: number; least: number; best: number }>`
          select max(source.publication_year) as newest,
            max(case when item.evidence_level = ${count.level} then source.publication_year end) as best
          from evidence_items as item join sources as source on source.id = item.source_id
          where item.molecular_profile_id in (${sql.join(profiles.map((profile) => profile.id))})
            and item.disease_id = ${disease.id} and item.status = 'ACCEPTED'
            and item.evidence_type = 'PREDICTIVE' and item.significance = ${count.significance}
            and item.evidence_direction = ${count.supporting > 0 ? 'SUPPORTS' : 'DOES_NOT_SUPPORT'}
            and 1 = (select count(*) from evidence_item_therapies as given where given.evidence_item_id = item.id)
            and exists (select 1 from evidence_item_therapies as given join therapies on therapies.id = given.therapy_id
              where given.evidence_item_id = item.id and therapies.name = 'Imatinib')`.execute(
          curia.storage.read,
        )
        expect([count.newestYear, count.levelYear]).toEqual([rows[0]?.newest, rows[0]?.best])
      }
    })
  })
})
