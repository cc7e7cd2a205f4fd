import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { openConflicts } from '#server/mirror/conflicts.ts'
import { decideAsOperator } from '#server/mirror/decisions/operator-decision.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

describeOnEachEngine('A field that was changed here and upstream', (engine) => {
  const databases: TestDatabase[] = []
  let upstream: UpstreamService
  let mirror: Storage
  let item: number
  let user: number
  beforeAll(async () => {
    databases.push(await engine.createDatabase(), await engine.createDatabase())
    upstream = await upstreamService(databases[0]!.url)
    mirror = await open(databases[1]!.url)
    await followService(mirror, upstream.url)
    user = await upstream.storage.write(async (tx) => (await addUser(tx, 'ursula')).id)
  })
  afterAll(async () => {
    await upstream.close()
    await mirror.close()
    for (const database of databases) await database.drop()
  })

  let here: number
  const say = (description: string) =>
    upstream.storage.write(async (tx) => {
      await tx.updateTable('evidence_items').set({ description }).where('id', '=', item).execute()
      const subject = { type: 'EVIDENCE_ITEM', id: item } as const
      await addAction(tx, 'ACCEPT_REVISIONS', 'REVISION_ACCEPTED', subject, {
        user,
        at: new Date().toISOString(),
      })
    })
  const decide = (conflictId: number, take: 'THEIRS' | 'OURS') =>
    decideAsOperator(mirror, { conflictId, take }, null)
  const descriptionHere = async () =>
    (
      await mirror.read
        .selectFrom('evidence_items')
        .select('description')
        .where('id', '=', here)
        .executeTakeFirstOrThrow()
    ).description
  const change = (description: string) =>
    mirror.write(async (tx) => {
      await tx.updateTable('evidence_items').set({ description }).where('id', '=', here).execute()
      await tx
        .insertInto('local_changes')
        .values({
          record_type: 'EVIDENCE_ITEM',
          record_id: here,
          field_name: 'description',
          changed_at: new Date().toISOString(),
        })
        .execute()
    })
  const texts = async () =>
    (await openConflicts(mirror.read)).map(({ recordId, field, base, ours, theirs }) => ({
      recordId,
      field,
      base,
      ours,
      theirs,
    }))

  beforeEach(async () => {
    item = await upstream.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      return addEvidence(tx, profile, { description: 'As it was.' })
    })
    await runOnce(mirror, { sweep: true })
    ;({ record_id: here } = await mirror.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', 'EVIDENCE_ITEM')
      .where('upstream_record_id', '=', item)
      .executeTakeFirstOrThrow())
    await change('Ours.')
    await say('Theirs.')
    await runOnce(mirror)
    expect(await texts()).toEqual([
      { recordId: here, field: 'description', base: 'As it was.', ours: 'Ours.', theirs: 'Theirs.' },
    ])
  })

  it('stays ours and is a conflict until one takes theirs; then it follows again', async () => {
    const [conflict] = await openConflicts(mirror.read)
    await decide(conflict!.id, 'THEIRS')
    expect([await descriptionHere(), await texts()]).toEqual(['Theirs.', []])
    await say('Theirs, once more.')
    await runOnce(mirror)
    expect([await descriptionHere(), await texts()]).toEqual(['Theirs, once more.', []])
    await expect(decide(conflict!.id, 'OURS')).rejects.toThrow('There is no open conflict')
  })

  it('stays ours by decision until upstream changes it again', async () => {
    const [conflict] = await openConflicts(mirror.read)
    await decide(conflict!.id, 'OURS')
    await runOnce(mirror)
    expect([await descriptionHere(), await texts()]).toEqual(['Ours.', []])
    await say('Theirs, anew.')
    await runOnce(mirror)
    expect(await texts()).toEqual([
      { recordId: here, field: 'description', base: 'Theirs.', ours: 'Ours.', theirs: 'Theirs, anew.' },
    ])
    const [next] = await openConflicts(mirror.read)
    await decide(next!.id, 'THEIRS')
  })

  it('is agreed when upstream comes to what we say, and follows from then on', async () => {
    await say('Ours.')
    await runOnce(mirror)
    expect(await texts()).toEqual([])
    await say('Further.')
    await runOnce(mirror)
    expect([await descriptionHere(), await texts()]).toEqual(['Further.', []])
  })

  it('is no conflict any longer when upstream takes its change back', async () => {
    await say('As it was.')
    await runOnce(mirror)
    expect([await descriptionHere(), await texts()]).toEqual(['Ours.', []])
  })

  it('is listed and decided on the command line', async () => {
    const options = { database: databases[1]!.url }
    const listed = await runCuria(['mirror', 'conflicts'], options)
    const [number = ''] = /^\d+/.exec(listed.stdout) ?? []
    expect(listed.stdout).toBe(
      [
        `${number}: Evidence item ${here}, Evidence statement (Upstream)`,
        '  Before              As it was.',
        '  Ours                Ours.',
        '  Theirs              Theirs.',
        '',
      ].join('\n'),
    )
    const decided = await runCuria(['mirror', 'decide', number, '--take', 'theirs'], options)
    expect(decided).toMatchObject({ code: 0, stdout: `Conflict ${number} is decided: theirs.\n` })
    const status = await runCuria(['mirror', 'status'], options)
    expect(status.stdout).toContain(`Upstream (${upstream.url})`)
    expect(status.stdout).toMatch(/Open conflicts {6}0\n/)
  })
})
