import { afterAll, beforeAll, expect, it } from 'vitest'
import { curate } from '#server/curation/curate.ts'
import { openConflicts } from '#server/mirror/conflicts.ts'
import { decideAsOperator } from '#server/mirror/decisions/operator-decision.ts'
import { reopenConflict } from '#server/mirror/decisions/reopen-conflict.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import { addAssertion, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { mirrorAll, mirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import type { MirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

describeOnSqliteFirst('The decision of a conflict', (engine) => {
  let pair: MirroredPair
  let therapy: number
  /** Ids upstream, and here. */
  let item: number, assertion: number
  let itemHere: number, assertionHere: number
  beforeAll(async () => {
    pair = await mirroredPair(engine)
    await pair.upstream.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      therapy = await addTherapy(tx)
      item = await addEvidence(tx, profile, { evidence_type: 'PREDICTIVE', significance: 'RESISTANCE' })
      assertion = await addAssertion(tx, profile, {
        fda_regulatory_approval: true,
        fda_regulatory_approval_updated_at: '2024-01-01T00:00:00.000Z',
      })
    })
    await mirrorAll(pair)
    itemHere = await pair.here('EVIDENCE_ITEM', item)
    assertionHere = await pair.here('ASSERTION', assertion)
  })
  afterAll(() => pair.close())

  const fieldsInConflict = async () => {
    const conflicts = await openConflicts(pair.mirror.storage.read)
    return conflicts.map(({ field }) => field)
  }
  const onlyConflict = async () => {
    const [conflict, ...others] = await openConflicts(pair.mirror.storage.read)
    expect([conflict?.id, others]).toEqual([expect.any(Number), []])
    return conflict!.id
  }
  const decide = (conflictId: number, take: 'THEIRS' | 'OURS') =>
    decideAsOperator(pair.mirror.storage, { conflictId, take }, null)
  const marks = async (id: number) => {
    const { read } = pair.mirror.storage
    const rows = await read
      .selectFrom('local_changes')
      .select('field_name')
      .where('record_id', '=', id)
      .orderBy('field_name')
      .execute()
    return rows.map(({ field_name }) => field_name)
  }

  it('for ours holds for a field that was not changed here but fits no other one', async () => {
    const { mirror, upstream } = pair
    await pair.change('EVIDENCE_ITEM', itemHere, {
      evidenceType: 'PROGNOSTIC',
      significance: 'POOR_OUTCOME',
    })
    const before = await marks(itemHere)
    await upstream.storage.write((tx) =>
      tx
        .insertInto('evidence_item_therapies')
        .values({ evidence_item_id: item, therapy_id: therapy })
        .execute(),
    )
    await mirrorAll(pair)
    expect(await fieldsInConflict()).toEqual(['therapies'])
    const conflict = await onlyConflict()
    await decide(conflict, 'OURS')
    await mirrorAll(pair)
    expect([await fieldsInConflict(), await marks(itemHere)]).toEqual([[], [...before, 'therapy_ids']])

    const editor = await mirror.storage.write(async (tx) => (await addCurators(tx)).edith)
    const request = { mutation: 'reopenMirrorConflict', input: {}, onBehalfOf: null }
    await curate({ storage: mirror.storage, viewer: { id: editor.id } }, request, (curation) =>
      reopenConflict(curation, conflict),
    )
    expect([await onlyConflict(), await marks(itemHere)]).toEqual([conflict, before])
    await mirrorAll(pair)
    expect(await onlyConflict()).toBe(conflict)
    await decide(conflict, 'OURS')
    const used = await mirror.storage.read.selectFrom('evidence_item_therapies').selectAll().execute()
    expect(used).toEqual([])
  })

  it('for theirs leaves what was changed here beside it', async () => {
    const { mirror, upstream } = pair
    const ours = '2025-05-05T00:00:00.000Z'
    await pair.change('ASSERTION', assertionHere, {
      regulatoryApproval: false,
      regulatoryApprovalLastUpdated: ours,
    })
    await upstream.storage.write((tx) =>
      tx
        .updateTable('assertions')
        .set({ fda_regulatory_approval: null })
        .where('id', '=', assertion)
        .execute(),
    )
    await mirrorAll(pair)
    expect(await fieldsInConflict()).toEqual(['regulatoryApproval'])
    await decide(await onlyConflict(), 'THEIRS')
    await mirrorAll(pair)
    const stored = await mirror.storage.read
      .selectFrom('assertions')
      .select(['fda_regulatory_approval', 'fda_regulatory_approval_updated_at'])
      .where('id', '=', assertionHere)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ fda_regulatory_approval: null, fda_regulatory_approval_updated_at: ours })
    expect(await fieldsInConflict()).toEqual([])
  })
})
