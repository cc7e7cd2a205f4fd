import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'

const mutationOf = (name: string) => `mutation ($id: Int!) {
  ${name}(input: { subject: { entityType: EVIDENCE_ITEM, id: $id } }) {
    record { id ... on EvidenceItem { claim { user { username } expiresAt } } }
  }
}`
const CLAIM = mutationOf('claimRecord')
const RELEASE = mutationOf('releaseClaim')
const READ = 'query ($id: Int!) { evidenceItem(id: $id) { claim { user { username } } } }'

describeOnEachEngine('claiming', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let id: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const { profile } = await addVariant(tx, await addFeature(tx))
      id = await addEvidence(tx, profile)
    })
  })
  afterAll(() => knowledge.close())

  const seenBy = async (viewer: Curators[keyof Curators] | null) => {
    type Read = { evidenceItem: { claim: { user: { username: string } } | null } }
    const { evidenceItem } = await knowledge.ask<Read>(READ, { id }, viewer)
    return evidenceItem.claim?.user.username ?? null
  }
  const expire = () =>
    knowledge.storage.writeAside((tx) =>
      tx.updateTable('claims').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute(),
    )

  it('is seen by others with an account until it is released', async () => {
    expect(await seenBy(people.edith)).toBeNull()
    await knowledge.ask(CLAIM, { id }, people.edith)
    expect(await seenBy(people.cora)).toBe('edith')
    expect(await seenBy(null)).toBeNull()
    expect(await knowledge.errorsOf(CLAIM, { id }, people.adam)).toEqual([
      expect.stringContaining('edith is reviewing it until'),
    ])
    expect(await knowledge.errorsOf(RELEASE, { id }, people.adam)).toEqual([
      expect.stringContaining('Another user is reviewing it'),
    ])
    await knowledge.ask(RELEASE, { id }, people.edith)
    expect(await seenBy(people.cora)).toBeNull()
    await knowledge.ask(RELEASE, { id }, people.edith)
  })

  it('ends by itself and can be renewed and taken over then', async () => {
    await knowledge.ask(CLAIM, { id }, people.edith)
    await expire()
    expect(await seenBy(people.cora)).toBeNull()
    await knowledge.ask(CLAIM, { id }, people.edith)
    expect(await seenBy(people.cora)).toBe('edith')
    await expire()
    await knowledge.ask(CLAIM, { id }, people.adam)
    expect(await seenBy(people.edith)).toBe('adam')
  })

  it('is for editors and records that exist', async () => {
    expect(await knowledge.errorsOf(CLAIM, { id }, people.cora)).toEqual([
      expect.stringContaining('must be an editor'),
    ])
    expect(await knowledge.errorsOf(CLAIM, { id: 7 }, people.edith)).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
    expect(await knowledge.errorsOf(CLAIM, { id })).toEqual([expect.stringContaining('must log in')])
  })
})
