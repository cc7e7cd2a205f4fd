import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const CONFLICTS = `query ($kind: VersionedRecordType, $recordId: Int) {
  mirrorConflicts(kind: $kind, recordId: $recordId) {
    totalCount countsByKind { kind count }
    nodes {
      id upstreamName upstreamUrl field fieldDisplayName record { id name } base ours theirs digest
      baseText oursText theirsText viewerMay { decide { allowed } }
    }
  }
}`
const DECIDE = `mutation ($decisions: [MirrorConflictDecisionInput!]!) {
  decideMirrorConflicts(input: { decisions: $decisions }) { outcomes { conflictId decided error } }
}`
const REOPEN = `mutation ($id: Int!) { reopenMirrorConflict(input: { id: $id }) { conflictId } }`
const HISTORY = `query ($id: Int!) {
  recordVersions(recordType: EVIDENCE_ITEM, recordId: $id, first: 1) {
    nodes { cause activity { verbiage user { username } events { action } } document }
  }
}`
const ORIGIN = `query ($id: Int!) {
  recordUpstream(recordType: EVIDENCE_ITEM, recordId: $id) {
    name url gone changedFieldCount openConflictCount
  }
}`

interface Conflict {
  id: number
  digest: string
  field: string
  record: { id: number }
}

describeOnEachEngine('Decisions of conflicts with an upstream', (engine) => {
  let upstreamDatabase: TestDatabase
  let upstream: UpstreamService
  let site: TestInterface
  let people: Curators
  let editor: Person
  /** Ids of evidence items upstream, and here. */
  const there: number[] = []
  const items: number[] = []
  beforeAll(async () => {
    upstreamDatabase = await engine.createDatabase()
    upstream = await upstreamService(upstreamDatabase.url)
    site = await openInterface(engine)
    people = await site.storage.write((tx) => addCurators(tx))
    editor = people.edith
    await followService(site.storage, upstream.url)
    await upstream.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      const disease = await addDisease(tx)
      for (let count = 0; count < 8; count += 1)
        there.push(
          await addEvidence(tx, profile, {
            disease_id: disease,
            description: 'As it was.',
            evidence_type: 'PREDICTIVE',
            significance: 'RESISTANCE',
            evidence_level: 'B',
          }),
        )
    })
    await runOnce(site.storage, { sweep: true })
    const mapped = await site.storage.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', 'EVIDENCE_ITEM')
      .orderBy('upstream_record_id')
      .execute()
    items.push(...mapped.map(({ record_id }) => record_id))
    await site.storage.write(async (tx) => {
      for (const id of items.slice(0, 7)) {
        const here = {
          description: 'Ours.',
          ...(id === items[5] && {
            evidence_type: 'PROGNOSTIC' as const,
            significance: 'POOR_OUTCOME' as const,
          }),
        }
        await tx.updateTable('evidence_items').set(here).where('id', '=', id).execute()
        for (const field_name of Object.keys(here))
          await tx
            .insertInto('local_changes')
            .values({
              record_type: 'EVIDENCE_ITEM',
              record_id: id,
              field_name,
              changed_at: '2026-01-01T00:00:00.000Z',
            })
            .execute()
      }
    })
    await upstream.storage.write(async (tx) => {
      await tx.updateTable('evidence_items').set({ description: 'Theirs.' }).execute()
      await tx
        .updateTable('evidence_items')
        .set({ evidence_type: 'DIAGNOSTIC', significance: 'POSITIVE' })
        .where('id', '=', there[5]!)
        .execute()
    })
    await runOnce(site.storage, { sweep: true })
  })
  afterAll(async () => {
    await site.close()
    await upstream.close()
    await upstreamDatabase.drop()
  })

  const conflictsOf = async (recordId: number) => {
    const answer = await site.ask<{ mirrorConflicts: { nodes: Conflict[] } }>(
      CONFLICTS,
      { kind: 'EVIDENCE_ITEM', recordId },
      editor,
    )
    return answer.mirrorConflicts.nodes
  }
  const only = async (recordId: number) => {
    const [conflict] = await conflictsOf(recordId)
    return conflict!.id
  }
  /** Decides conflicts as they are at the time. */
  const decide = async (given: { conflictId: number; take: string; content?: unknown }[]) => {
    const answer = await site.ask<{ mirrorConflicts: { nodes: Conflict[] } }>(CONFLICTS, {}, editor)
    const digests = new Map(answer.mirrorConflicts.nodes.map(({ id, digest }) => [id, digest]))
    return decideShown(given.map((one) => ({ ...one, digest: digests.get(one.conflictId) ?? '' })))
  }
  const decideShown = async (decisions: object[]) => {
    const answer = await site.ask<{
      decideMirrorConflicts: { outcomes: { conflictId: number; decided: boolean; error: string | null }[] }
    }>(DECIDE, { decisions }, editor)
    return answer.decideMirrorConflicts.outcomes
  }
  const lastVersion = async (id: number) => {
    const answer = await site.ask<{ recordVersions: { nodes: { document: Record<string, unknown> }[] } }>(
      HISTORY,
      { id },
    )
    return answer.recordVersions.nodes[0]!
  }

  it('are listed for editors with their three contents, filtered and counted by kind', async () => {
    const answer = await site.ask<{ mirrorConflicts: { totalCount: number; countsByKind: object[] } }>(
      CONFLICTS,
      {},
      editor,
    )
    expect(answer.mirrorConflicts).toMatchObject({
      totalCount: 9,
      countsByKind: [{ kind: 'EVIDENCE_ITEM', count: 9 }],
    })
    expect(await conflictsOf(items[0]!)).toEqual([
      {
        id: expect.any(Number) as number,
        upstreamName: 'Upstream',
        upstreamUrl: `${upstream.url}/evidence/${there[0]}`,
        field: 'description',
        fieldDisplayName: 'Evidence statement',
        record: { id: items[0], name: `EID${items[0]}` },
        base: 'As it was.',
        ours: 'Ours.',
        theirs: 'Theirs.',
        digest: expect.any(String) as string,
        baseText: 'As it was.',
        oursText: 'Ours.',
        theirsText: 'Theirs.',
        viewerMay: { decide: { allowed: true } },
      },
    ])
    expect(await site.errorsOf(CONFLICTS, {}, people.cora)).toEqual([
      'You must be an editor to see conflicts with upstreams',
    ])
    expect(await site.errorsOf(CONFLICTS)).toEqual(['You must log in to see conflicts with upstreams'])
  })

  it('are for editors with a valid disclosure', async () => {
    const decisions = [{ conflictId: await only(items[0]!), take: 'THEIRS', digest: '' }]
    expect(await site.errorsOf(DECIDE, { decisions }, people.cora)).toEqual([
      'You must be an editor to decide a conflict with an upstream',
    ])
    expect(await conflictsOf(items[0]!)).toHaveLength(1)
  })

  it('are activities of who decided, and the cause of the version', async () => {
    const id = items[0]!
    const conflictId = await only(id)
    expect(await decide([{ conflictId, take: 'THEIRS' }])).toEqual([
      { conflictId, decided: true, error: null },
    ])
    expect(await lastVersion(id)).toMatchObject({
      cause: 'ACTIVITY',
      activity: {
        verbiage: 'accepted the change of Upstream to “Evidence statement” of',
        user: { username: editor.username },
        events: [{ action: 'REVISION_ACCEPTED' }],
      },
      document: { description: 'Theirs.' },
    })
    expect(await conflictsOf(id)).toEqual([])
  })

  it('of a batch are reported one by one: one that is refused leaves the others decided', async () => {
    const [first, second] = [await only(items[1]!), await only(items[2]!)]
    expect(
      await decide([
        { conflictId: first, take: 'OURS' },
        { conflictId: 999_999_999, take: 'THEIRS' },
        { conflictId: second, take: 'EDITED', content: 17 },
      ]),
    ).toEqual([
      { conflictId: first, decided: true, error: null },
      { conflictId: 999_999_999, decided: false, error: 'There is no open conflict 999999999' },
      {
        conflictId: second,
        decided: false,
        error: 'Evidence statement cannot be 17: it must be a text',
      },
    ])
    expect((await lastVersion(items[1]!)).document).toMatchObject({ description: 'Ours.' })
    expect(await conflictsOf(items[2]!)).toHaveLength(1)
  })

  it('can be another content, which is then a change here', async () => {
    const id = items[2]!
    expect(await decide([{ conflictId: await only(id), take: 'EDITED', content: ' Both. ' }])).toMatchObject([
      { decided: true },
    ])
    expect(await lastVersion(id)).toMatchObject({
      activity: { verbiage: 'edited, after a change of Upstream, “Evidence statement” of' },
      document: { description: 'Both.' },
    })
    await runOnce(site.storage, { sweep: true })
    expect([(await lastVersion(id)).document['description'], await conflictsOf(id)]).toEqual(['Both.', []])
    expect(await site.ask(ORIGIN, { id }, editor)).toEqual({
      recordUpstream: {
        name: 'Upstream',
        url: `${upstream.url}/evidence/${there[2]}`,
        gone: false,
        changedFieldCount: 1,
        openConflictCount: 0,
      },
    })
  })

  it('that would break a rule of curation are refused, and nothing of them is written', async () => {
    const id = items[5]!
    const conflicts = await conflictsOf(id)
    const type = conflicts.find(({ field }) => field === 'evidenceType')!
    const before = await lastVersion(id)
    const [outcome] = await decide([{ conflictId: type.id, take: 'THEIRS' }])
    expect(outcome).toMatchObject({ decided: false, error: expect.any(String) as string })
    expect(await lastVersion(id)).toEqual(before)
    expect(await conflictsOf(id)).toHaveLength(conflicts.length)
  })

  it('of one record are decided together, as one content may need the other', async () => {
    const id = items[5]!
    const all = await conflictsOf(id)
    const outcomes = await decide(all.map((conflict) => ({ conflictId: conflict.id, take: 'THEIRS' })))
    expect(outcomes.map(({ error }) => error)).toEqual(all.map(() => null))
    expect((await lastVersion(id)).document).toMatchObject({
      evidenceType: 'DIAGNOSTIC',
      significance: 'POSITIVE',
      description: 'Theirs.',
    })
  })

  it('can be taken back until the field changes again', async () => {
    const id = items[3]!
    const conflictId = await only(id)
    await decide([{ conflictId, take: 'THEIRS' }])
    await site.ask(REOPEN, { id: conflictId }, editor)
    expect((await lastVersion(id)).document).toMatchObject({ description: 'Ours.' })
    expect(await only(id)).toBe(conflictId)
    await runOnce(site.storage, { sweep: true })
    expect(await only(id)).toBe(conflictId)
    await decide([{ conflictId, take: 'THEIRS' }])
    await upstream.storage.write(async (tx) => {
      await tx
        .updateTable('evidence_items')
        .set({ description: 'Theirs, again.' })
        .where('id', '=', there[3]!)
        .execute()
    })
    await runOnce(site.storage, { sweep: true })
    expect(await site.errorsOf(REOPEN, { id: conflictId }, editor)).toEqual([
      '“Evidence statement” has changed since the decision',
    ])
  })

  it('are taken back by whoever means this decision, not another that followed', async () => {
    const id = items[4]!
    const [shown] = await conflictsOf(id)
    const decision = { conflictId: shown!.id, digest: shown!.digest }
    const decided = async (take: string) => {
      const { decideMirrorConflicts } = await site.ask<{
        decideMirrorConflicts: { outcomes: { decisionId: number }[] }
      }>(
        `mutation ($decisions: [MirrorConflictDecisionInput!]!) {
          decideMirrorConflicts(input: { decisions: $decisions }) { outcomes { decisionId } }
        }`,
        { decisions: [{ ...decision, take }] },
        editor,
      )
      return decideMirrorConflicts.outcomes[0]!.decisionId
    }
    const reopen = `mutation ($id: Int!, $decisionId: Int) {
      reopenMirrorConflict(input: { id: $id, decisionId: $decisionId }) { conflictId }
    }`
    const first = await decided('OURS')
    await site.ask(reopen, { id: shown!.id, decisionId: first }, editor)
    expect(await site.errorsOf(reopen, { id: shown!.id, decisionId: first }, editor)).toEqual([
      'Changed since: this conflict is open again',
    ])
    const second = await decided('OURS')
    expect(await site.errorsOf(reopen, { id: shown!.id, decisionId: first }, editor)).toEqual([
      expect.stringMatching(/^Changed since: you decided this conflict on \d{4}-\d\d-\d\d at /),
    ])
    expect(await conflictsOf(id)).toEqual([])
    await site.ask(reopen, { id: shown!.id, decisionId: second }, editor)
    expect(await conflictsOf(id)).toHaveLength(1)
  })

  it('count for the contents that were shown', async () => {
    const id = items[6]!
    const [shown] = await conflictsOf(id)
    await upstream.storage.write(async (tx) => {
      await tx
        .updateTable('evidence_items')
        .set({ description: 'Theirs, since.' })
        .where('id', '=', there[6]!)
        .execute()
    })
    await runOnce(site.storage, { sweep: true })
    const [now] = await conflictsOf(id)
    expect(now).toMatchObject({ id: shown!.id, theirs: 'Theirs, since.' })
    const decision = { conflictId: shown!.id, take: 'THEIRS' }
    expect(await decideShown([{ ...decision, digest: shown!.digest }])).toEqual([
      {
        conflictId: shown!.id,
        decided: false,
        error: '“Evidence statement” has changed since it was shown; look again',
      },
    ])
    expect(await decideShown([{ ...decision, digest: now!.digest }])).toMatchObject([{ decided: true }])
    expect((await lastVersion(id)).document).toMatchObject({ description: 'Theirs, since.' })
  })

  it('of records from an upstream are counted for those who may decide them only', async () => {
    const id = items[4]!
    const origin = async (viewer?: Person) =>
      (await site.ask<{ recordUpstream: object }>(ORIGIN, { id }, viewer)).recordUpstream
    expect(await origin(editor)).toMatchObject({ changedFieldCount: 1, openConflictCount: 1 })
    expect(await origin()).toMatchObject({ changedFieldCount: 1, openConflictCount: null })
    expect(await site.ask(ORIGIN, { id: 999_999_999 })).toEqual({ recordUpstream: null })
  })
})
