import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSubmission, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('What evidence there is', (engine) => {
  let curia: TestInterface

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'GEN'), 'A1B')
      const early = await addSource(tx, { publication_year: 1998 })
      const late = await addSource(tx, { publication_year: 2020 })
      const undated = await addSource(tx, { publication_year: null })
      const { id: user } = await addUser(tx, 'anna')
      const submitted = (id: number, at: string) => addSubmission(tx, 'EVIDENCE_ITEM', id, { user, at })
      const first = await addEvidence(tx, profile, {
        evidence_type: 'PREDICTIVE',
        evidence_level: 'B',
        source_id: late,
      })
      const second = await addEvidence(tx, profile, {
        evidence_type: 'PREDICTIVE',
        evidence_level: 'B',
        source_id: early,
        status: 'SUBMITTED',
      })
      const third = await addEvidence(tx, profile, {
        evidence_type: 'DIAGNOSTIC',
        evidence_level: 'A',
        source_id: undated,
      })
      const rejected = await addEvidence(tx, profile, { status: 'REJECTED', source_id: late })
      await addEvidence(tx, profile, {
        status: 'REJECTED',
        origin: 'RELEASE',
        withdrawn: true,
        source_id: late,
      })
      const imported = await addEvidence(tx, profile, {
        evidence_type: 'PREDICTIVE',
        evidence_level: 'B',
        origin: 'RELEASE',
        source_id: undated,
      })
      await submitted(first, '2025-03-01T00:00:00.000Z')
      await submitted(second, '2024-12-31T23:59:59.999Z')
      await submitted(third, '2025-03-31T12:00:00.000Z')
      await submitted(rejected, '2025-04-01T12:00:00.000Z')
      await submitted(imported, '2023-01-09T12:00:00.000Z')
    })
  })
  afterAll(() => curia.close())

  it('is counted by type and level, and by year of publication, without what is rejected or withdrawn', async () => {
    const { knowledgebase } = await curia.ask<{ knowledgebase: unknown }>(`{ knowledgebase {
      evidenceByTypeAndLevel { evidenceType evidenceLevel count }
      evidenceByPublicationYear { period count } } }`)
    expect(knowledgebase).toEqual({
      evidenceByTypeAndLevel: [
        { evidenceType: 'DIAGNOSTIC', evidenceLevel: 'A', count: 1 },
        { evidenceType: 'PREDICTIVE', evidenceLevel: 'B', count: 3 },
      ],
      evidenceByPublicationYear: [
        { period: '1998', count: 1 },
        { period: '2020', count: 1 },
      ],
    })
  })

  it('is counted by the month of its submission here, as a release only says when its items were reviewed', async () => {
    const { knowledgebase } = await curia.ask<{ knowledgebase: unknown }>(
      '{ knowledgebase { evidenceBySubmissionMonth { period count } } }',
    )
    expect(knowledgebase).toEqual({
      evidenceBySubmissionMonth: [
        { period: '2024-12', count: 1 },
        { period: '2025-03', count: 2 },
      ],
    })
  })
})
