import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

interface Assertion {
  id: number
  evidenceItems: { id: number }[]
  unlinkedEvidenceItems: { id: number; evidenceLevel: string }[]
}

const ASSERTIONS = `{ assertions(first: 100, status: ALL) { nodes {
  id evidenceItems { id } unlinkedEvidenceItems { id evidenceLevel } } } }`

/** What the release of August 2024 leaves unlinked, what contradicts the assertion first. */
const unlinked: Record<number, string> = {
  4: 'C5381 C5402 C5469 C6222 C6520 C6587 C6619 C8992 C9538',
  5: 'C2632 D4284 D4286 D4287',
  7: 'B95',
  9: 'C10011',
  13: 'B6965',
  17: 'C4919 C5447 C5650 C5654 C6547',
  20: 'C2362 B1940 B2116',
  34: 'A12012',
  59: 'A8332',
}

describe.skipIf(!release2024)('Evidence about the same as an assertion that does not cite it', () => {
  describeOnEachEngine('in the release of 2024', (engine) => {
    let curia: TestInterface
    let assertions: Assertion[]

    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
      assertions = (await curia.ask<{ assertions: { nodes: Assertion[] } }>(ASSERTIONS)).assertions.nodes
    })
    afterAll(() => curia.close())

    it('is listed, what contradicts the assertion first, then by level', () => {
      const listed = assertions.flatMap(({ id, unlinkedEvidenceItems: items }) =>
        items.length > 0
          ? [[id, items.map((item) => `${item.evidenceLevel}${item.id}`).join(' ')] as const]
          : [],
      )
      expect(Object.fromEntries(listed)).toEqual(unlinked)
    })

    /** Evidence on the profile, disease and type, with its therapies and those of the assertion as the database has them. */
    it('is all there is, counted by the database alone', async () => {
      const { rows } = await sql<{ assertion: number; evidence: number; own: string; other: string }>`
        select assertion.id as assertion, item.id as evidence
        from assertions as assertion, evidence_items as item
        where item.molecular_profile_id = assertion.molecular_profile_id
          and coalesce(item.disease_id, 0) = coalesce(assertion.disease_id, 0)
          and item.evidence_type = assertion.assertion_type and item.status in ('ACCEPTED', 'SUBMITTED')
          and (select count(*) from evidence_item_therapies as given where given.evidence_item_id = item.id)
            = (select count(*) from assertion_therapies as given where given.assertion_id = assertion.id)
          and (select count(*) from evidence_item_therapies as given where given.evidence_item_id = item.id)
            = (select count(*) from evidence_item_therapies as given join assertion_therapies as own
                on own.therapy_id = given.therapy_id and own.assertion_id = assertion.id
                where given.evidence_item_id = item.id)
          and coalesce(item.therapy_interaction_type, '') = coalesce(assertion.therapy_interaction_type, '')
        order by assertion.id, item.id`.execute(curia.storage.read)
      expect(rows.length).toBeGreaterThan(100)
      const shown = new Map(
        assertions.map(({ id, evidenceItems, unlinkedEvidenceItems }) => [
          id,
          new Set([...evidenceItems, ...unlinkedEvidenceItems].map((item) => item.id)),
        ]),
      )
      expect(rows.filter(({ assertion, evidence }) => !shown.get(assertion)?.has(evidence))).toEqual([])
      const found = rows.filter(
        ({ assertion, evidence }) =>
          !assertions.find(({ id }) => id === assertion)?.evidenceItems.some(({ id }) => id === evidence),
      )
      expect(found).toHaveLength(assertions.flatMap((one) => one.unlinkedEvidenceItems).length)
    })

    it('leaves the relation of diseases open without an ontology', async () => {
      const { assertion } = await curia.ask<{
        assertion: { evidenceDiseases: { disease: { name: string }; relation: string }[] }
      }>('{ assertion(id: 7) { evidenceDiseases { disease { name } relation } } }')
      expect(assertion.evidenceDiseases).toEqual([
        { disease: { name: 'Melanoma' }, relation: 'SAME' },
        { disease: { name: 'Skin Melanoma' }, relation: 'UNKNOWN' },
      ])
    })

    it('is in a subtype of the disease, a broader or a different one where the ontology says so', async () => {
      const idOf = async (name: string) => {
        const { id } = await curia.storage.read
          .selectFrom('diseases')
          .select('id')
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
        return id
      }
      const [melanoma, skin, cancer, colorectal] = [
        await idOf('Melanoma'),
        await idOf('Skin Melanoma'),
        await idOf('Cancer'),
        await idOf('Colorectal Cancer'),
      ]
      await curia.storage.write((tx) =>
        tx
          .insertInto('disease_parents')
          .values([
            { disease_id: skin, parent_id: melanoma },
            { disease_id: melanoma, parent_id: cancer },
            { disease_id: colorectal, parent_id: cancer },
          ])
          .execute(),
      )
      const { assertion } = await curia.ask<{ assertion: { evidenceDiseases: { relation: string }[] } }>(
        '{ assertion(id: 7) { evidenceDiseases { relation } } }',
      )
      expect(assertion.evidenceDiseases.map(({ relation }) => relation)).toEqual(['SAME', 'NARROWER'])
    })
  })
})
