import { afterAll, beforeAll, expect, it } from 'vitest'
import { possibleDuplicates } from '#server/mirror/duplicates/duplicates.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import { addComment, addFlag } from '#tests/support/curation/curation-factories.ts'
import { addEvidence, addFeature, addSource, addTherapy, addVariant } from '#tests/support/factories.ts'
import { askWithKey, mirrorAll, mirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import type { MirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

const DUPLICATES = `query { mirrorDuplicates { kind localId recordId upstream fields { label localText upstreamText same } } }`
const CONFIRM = `mutation ($input: ConfirmMirrorDuplicateInput!) { confirmMirrorDuplicate(input: $input) { localId } }`
const DISMISS = `mutation ($input: DismissMirrorDuplicateInput!) { dismissMirrorDuplicate(input: $input) { localId } }`

describeOnSqliteFirst('A record made here that an upstream has later', (engine) => {
  let pair: MirroredPair
  let gene: number
  let profile: number
  let source: number
  let therapies: number[]
  let key: string
  let curatorKey: string
  let editor: number
  beforeAll(async () => {
    pair = await mirroredPair(engine)
    const made = await userWithKey(pair.mirror.storage, 'edith', {
      role: 'EDITOR',
      email: 'edith@example.org',
    })
    key = made.key
    editor = made.user.id
    curatorKey = (await userWithKey(pair.mirror.storage, 'cora')).key
    await pair.mirror.storage.write((tx) => addCoi(tx, editor))
    await pair.upstream.storage.write(async (tx) => {
      gene = await addFeature(tx, 'BRAF')
      ;({ profile } = await addVariant(tx, gene, 'V600E'))
      source = await addSource(tx, { citation_id: '4711', citation: 'Doe, 2021' })
      therapies = [
        await addTherapy(tx, 'Dabrafenib', { ncit_id: 'C82386' }),
        await addTherapy(tx, 'Vemurafenib', { ncit_id: 'C64768' }),
      ]
      await addEvidence(tx, profile, { source_id: source, therapies })
    })
    await mirrorAll(pair)
  })
  afterAll(() => pair.close())

  const mapped = async (kind: 'SOURCE' | 'THERAPY' | 'MOLECULAR_PROFILE' | 'FEATURE', there: number) => {
    const { record_id } = await pair.mirror.storage.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', kind)
      .where('upstream_record_id', '=', there)
      .executeTakeFirstOrThrow()
    return record_id
  }
  /** An evidence item here, of the profile and source of the upstream. */
  const addLocal = async (description: string, therapy: number) => {
    const [profileHere, sourceHere, therapyHere] = [
      await mapped('MOLECULAR_PROFILE', profile),
      await mapped('SOURCE', source),
      await mapped('THERAPY', therapy),
    ]
    return pair.mirror.storage.write((tx) =>
      addEvidence(tx, profileHere, {
        source_id: sourceHere,
        therapies: [therapyHere],
        description,
      }),
    )
  }
  const addTheirs = async (description: string, therapy: number) => {
    const there = await pair.upstream.storage.write((tx) =>
      addEvidence(tx, profile, { source_id: source, therapies: [therapy], description }),
    )
    await mirrorAll(pair)
    return pair.here('EVIDENCE_ITEM', there)
  }
  const listed = async () =>
    (await possibleDuplicates(pair.mirror.storage.read)).map(({ kind, localId, recordId }) => ({
      kind,
      localId,
      recordId,
    }))
  const rowHere = (id: number) =>
    pair.mirror.storage.read.selectFrom('evidence_items').selectAll().where('id', '=', id).executeTakeFirst()

  it('is listed, and not merged; by decision it is rejected with a reference, and keeps comments and flags', async () => {
    const local = await addLocal('Patients responded well.', therapies[0]!)
    expect(await listed()).toEqual([])
    const record = await addTheirs('patients responded well. ', therapies[1]!)
    expect(await rowHere(local)).toMatchObject({ status: 'ACCEPTED', origin: 'LOCAL' })
    await pair.mirror.storage.write(async (tx) => {
      await addComment(tx, { type: 'EVIDENCE_ITEM', id: local }, 'We saw it, too.', { user: editor })
      await addFlag(tx, { type: 'EVIDENCE_ITEM', id: local }, { user: editor })
    })
    const duplicate = { kind: 'EVIDENCE_ITEM', localId: local, recordId: record }
    const shown = await askWithKey<{ mirrorDuplicates: { upstream: string; fields: object[] }[] }>(
      pair.mirror,
      key,
      DUPLICATES,
    )
    expect(shown.data.mirrorDuplicates).toMatchObject([{ ...duplicate, upstream: 'Upstream' }])
    expect(shown.data.mirrorDuplicates[0]?.fields).toContainEqual({
      label: 'Therapies',
      localText: 'Dabrafenib',
      upstreamText: 'Vemurafenib',
      same: false,
    })
    const printed = await runCuria(['mirror', 'duplicates'], { database: pair.databases[1]!.url })
    expect(printed.stdout).toContain(`EID${local} may be EID${record} (Upstream)`)

    expect((await askWithKey(pair.mirror, curatorKey, DUPLICATES)).errors).toEqual([
      'You must be an editor to see possible duplicates',
    ])
    expect((await askWithKey(pair.mirror, curatorKey, CONFIRM, { input: duplicate })).errors).toEqual([
      'You must be an editor to decide on possible duplicates',
    ])
    const decided = await askWithKey(pair.mirror, key, CONFIRM, { input: duplicate })
    expect(decided).toEqual({ data: { confirmMirrorDuplicate: { localId: local } }, errors: [] })
    expect(await rowHere(local)).toMatchObject({ status: 'REJECTED' })
    const { note } = await pair.mirror.storage.read
      .selectFrom('activities')
      .select('note')
      .where('kind', '=', 'MODERATE_EVIDENCE_ITEM')
      .where('subject_id', '=', local)
      .executeTakeFirstOrThrow()
    expect(note).toBe(`The same as #EID${record} from Upstream.`)
    const comments = await pair.mirror.storage.read.selectFrom('comments').select('body').execute()
    const flags = await pair.mirror.storage.read.selectFrom('flags').select('state').execute()
    expect([comments, flags]).toEqual([[{ body: 'We saw it, too.' }], [{ state: 'OPEN' }]])
    expect(await listed()).toEqual([])
    await mirrorAll(pair)
    expect(await rowHere(local)).toMatchObject({ status: 'REJECTED', origin: 'LOCAL' })
  })

  it('is another one by decision, and not listed again', async () => {
    const local = await addLocal('A finding of our own.', therapies[0]!)
    const record = await addTheirs('Said in other words.', therapies[0]!)
    const duplicate = { kind: 'EVIDENCE_ITEM', localId: local, recordId: record }
    expect(await listed()).toEqual([duplicate])
    const dismissed = await askWithKey(pair.mirror, key, DISMISS, { input: duplicate })
    expect(dismissed.errors).toEqual([])
    await mirrorAll(pair)
    expect(await listed()).toEqual([])
    expect(await rowHere(local)).toMatchObject({ status: 'ACCEPTED' })
    expect((await askWithKey(pair.mirror, key, CONFIRM, { input: duplicate })).errors).toEqual([
      `EID${local} and EID${record} are not an open possible duplicate`,
    ])
  })

  it('is deprecated as a duplicate when it is a variant, once nothing stands upon it', async () => {
    const geneHere = await mapped('FEATURE', gene)
    const local = await pair.mirror.storage.write((tx) => addVariant(tx, geneHere, 'K601E'))
    const item = await pair.mirror.storage.write((tx) => addEvidence(tx, local.profile))
    const there = await pair.upstream.storage.write((tx) => addVariant(tx, gene, 'k601e'))
    await mirrorAll(pair)
    const duplicate = { kind: 'VARIANT', localId: local.id, recordId: await pair.here('VARIANT', there.id) }
    expect(await listed()).toEqual([duplicate])
    const standing = await askWithKey(pair.mirror, key, CONFIRM, { input: duplicate })
    expect(standing.errors).toEqual([
      `It cannot be deprecated while its molecular profiles are in use by EID${item}`,
    ])
    await pair.mirror.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'REJECTED' }).where('id', '=', item).execute(),
    )
    expect((await askWithKey(pair.mirror, key, CONFIRM, { input: duplicate })).errors).toEqual([])
    const { deprecated, deprecation_reason } = await pair.mirror.storage.read
      .selectFrom('variants')
      .select(['deprecated', 'deprecation_reason'])
      .where('id', '=', local.id)
      .executeTakeFirstOrThrow()
    expect([Boolean(deprecated), deprecation_reason]).toEqual([true, 'DUPLICATE'])
    expect(await listed()).toEqual([])
  })
})
