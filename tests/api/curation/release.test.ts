import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { structureOf } from '#domain/profiles/profile-structure.ts'
import { storedEvidence, evidenceViolations } from '#server/curation/submission/evidence-item-fields.ts'
import { identicalEvidence } from '#server/curation/submission/identical-evidence.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const MODERATE = `mutation ($id: Int!, $newStatus: EvidenceStatus!, $comment: String) {
  moderateEvidenceItem(input: { evidenceItemId: $id, newStatus: $newStatus, comment: $comment }) {
    evidenceItem { molecularProfile { molecularProfileScore } }
  }
}`
const PROFILE = `mutation ($structure: MolecularProfileComponentInput!) {
  createMolecularProfile(input: { structure: $structure }) { molecularProfile { id } }
}`
const VARIANT = `mutation ($name: String!, $featureId: Int!) {
  createVariant(input: { name: $name, featureId: $featureId }) { new variant { id } }
}`

describe.skipIf(release2024 === null)('the release of August 2024 (skipped without its files)', () => {
  describeOnEachEngine('curating it', (engine) => {
    let knowledge: TestInterface
    let people: Curators
    let ids: number[]

    beforeAll(async () => {
      knowledge = await openInterface(engine, template2024)
      people = await knowledge.storage.write(addCurators)
      const rows = await knowledge.storage.read
        .selectFrom('evidence_items')
        .select('id')
        .orderBy('id')
        .execute()
      ids = rows.map(({ id }) => id)
    })
    afterAll(() => knowledge.close())

    it('finds the 355 items that break the rules of today', async () => {
      const db = knowledge.storage.read
      let broken = 0
      for (let from = 0; from < ids.length; from += 500) {
        const items = await storedEvidence.valuesById(db, ids.slice(from, from + 500))
        const violations = await evidenceViolations(
          db,
          items.filter((item) => item !== null),
        )
        broken += violations.filter((found) => found.length > 0).length
      }
      expect(broken).toBe(355)
    })

    it('finds each item, or one that says the same, by what it says', async () => {
      const db = knowledge.storage.read
      const some = ids.filter((_, index) => index % 50 === 0)
      const items = await storedEvidence.valuesById(db, some)
      for (const [index, fields] of items.entries()) {
        const id = some[index] ?? 0
        const twin = fields && (await identicalEvidence(db, fields))
        const [other] = twin ? await storedEvidence.valuesById(db, [twin]) : []
        expect({ id, ...other, description: null }).toEqual({ id, ...fields, description: null })
      }
    })

    it('moves the score of a profile by the item alone', async () => {
      const item = await knowledge.storage.read
        .selectFrom('evidence_items as item')
        .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
        .select(['item.id', 'profile.score'])
        .where('item.status', '=', 'ACCEPTED')
        .where('item.evidence_level', '=', 'B')
        .where('item.evidence_rating', '=', 4)
        .orderBy('profile.score', 'desc')
        .executeTakeFirstOrThrow()
      const score = async (newStatus: string, comment: string | null) => {
        type Answer = {
          moderateEvidenceItem: { evidenceItem: { molecularProfile: { molecularProfileScore: number } } }
        }
        const answer = await knowledge.ask<Answer>(
          MODERATE,
          { id: item.id, newStatus, comment },
          people.edith,
        )
        return answer.moderateEvidenceItem.evidenceItem.molecularProfile.molecularProfileScore
      }
      expect(await score('SUBMITTED', 'Let us look again')).toBe(item.score - 20)
    })

    it('gives the complex profiles that are there', async () => {
      const profiles = await knowledge.storage.read
        .selectFrom('molecular_profiles')
        .select(['id', 'raw_name'])
        .where('is_complex', '=', true)
        .where('withdrawn', '=', false)
        .execute()
      expect(profiles.length).toBeGreaterThan(50)
      for (const { id, raw_name } of profiles.slice(0, 100)) {
        const expression = parseRawName(raw_name)
        if (!expression.ok) throw new Error(raw_name)
        expect(
          await knowledge.ask(PROFILE, { structure: structureOf(expression.value) }, people.cora),
        ).toEqual({ createMolecularProfile: { molecularProfile: { id } } })
      }
    })

    it('gives the variants that are there', async () => {
      const variants = await knowledge.storage.read
        .selectFrom('variants')
        .select(['id', 'name', 'feature_id'])
        .where('kind', 'in', ['GENE', 'FACTOR'])
        .where('stub', '=', false)
        .orderBy('id')
        .limit(100)
        .execute()
      for (const { id, name, feature_id: featureId } of variants) {
        const answer = await knowledge.ask(VARIANT, { name: name.toUpperCase(), featureId }, people.cora)
        expect(answer).toEqual({ createVariant: { new: false, variant: { id } } })
      }
    })
  })
})
