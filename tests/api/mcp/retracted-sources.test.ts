import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { toolCaller } from '#tests/support/mcp/client.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

describeOnEachEngine('Evidence of retracted sources for assistants', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let source = 0
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { allowedHosts: ['localhost'] })
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const about = { disease_id: await addDisease(tx, 'Melanoma'), therapies: [await addTherapy(tx)] }
      source = await addSource(tx, { retracted: true })
      await addEvidence(tx, profile, { ...about, source_id: source })
      await addEvidence(tx, profile, { ...about, significance: 'RESISTANCE' })
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  it('is flagged and in no conflict, until the retraction is reversed', async () => {
    const find = () => toolCaller(curia.app)('find_evidence', { gene: 'BRAF' })
    const flagsOf = (answer: unknown) =>
      JSON.stringify(answer)
        .match(/"retracted":(true|false)/g)
        ?.toSorted()
    const before = await find()
    expect(before).toMatchObject({ agreement: [{ conflict: false }] })
    expect(flagsOf(before)).toEqual(['"retracted":false', '"retracted":true'])
    expect(String(before['notes'])).toMatch(
      /^Of retracted sources, so that they count in no agreement: EID\d+\.$/,
    )
    await curia.storage.write((tx) =>
      tx
        .updateTable('sources')
        .set({ retraction_nature: 'Reinstatement' })
        .where('id', '=', source)
        .execute(),
    )
    const after = await find()
    expect(after).toMatchObject({ agreement: [{ conflict: true }] })
    expect(flagsOf(after)).toEqual(['"retracted":false', '"retracted":false'])
  })
})
