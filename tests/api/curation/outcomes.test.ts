import { afterAll, beforeAll, expect, it } from 'vitest'
import { readNotifications } from '#server/mail/read-notifications.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { accept, REJECT, suggest } from '#tests/support/curation/revising.ts'
import { addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const FACTOR = ['suggestFactorRevision', 'factor'] as const
const NEWS = `{
  notifications {
    nodes {
      type
      subscription { subscribable { __typename id } }
      event {
        action
        link
        activity { parsedNote { __typename ... on CommentTextSegment { text } } }
        originatingObject {
          __typename
          ... on Revision {
            fieldName
            supersededBy { id fieldName revisionSetId }
            revisionSet { id revisions { id status } }
          }
        }
      }
    }
  }
}`
interface News {
  type: string
  subscription: { subscribable: object } | null
  event: { action: string; link: string; originatingObject: Record<string, unknown> | null }
}

describeOnEachEngine('what became of what somebody suggested or submitted', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  beforeAll(async () => {
    knowledge = await openInterface(engine)
    people = await knowledge.storage.write(addCurators)
  })
  afterAll(() => knowledge.close())

  let features = 0
  const names = new Map<number, string>()
  const factor = async () => {
    const name = `Factor ${(features += 1)}`
    const id = await knowledge.storage.write((tx) => addFeature(tx, name, { kind: 'FACTOR' }))
    names.set(id, name)
    return id
  }
  /** What came for a person since the last time. */
  const news = async (person: Person): Promise<News[]> => {
    const { notifications } = await knowledge.ask<{ notifications: { nodes: News[] } }>(NEWS, {}, person)
    await knowledge.storage.writeAside((tx) => tx.updateTable('notifications').set({ seen: true }).execute())
    return notifications.nodes.toReversed()
  }
  const mailOf = async (person: Person) => {
    const { lines } = await readNotifications(knowledge.storage.read, {
      userId: person.id,
      after: 0,
      upTo: 1_000_000_000,
    })
    return lines.map(({ text, path }) => `${text} → ${path}`)
  }
  const change = (id: number, person: Person, words: string) =>
    suggest(
      knowledge,
      FACTOR,
      {
        id,
        fields: {
          name: names.get(id),
          fullName: { value: `Full ${words}` },
          description: { value: `Described ${words}` },
          ncitId: { unset: true },
          sourceIds: [],
          aliases: [],
        },
      },
      person,
    )

  it('a set accepted in part: which field, with the way to the set and its state', async () => {
    const id = await factor()
    const [one, other] = await change(id, people.cora, 'in part')
    await accept(knowledge, { ids: [one!.id], comment: 'This one is in the source' }, people.edith)
    expect(await mailOf(people.cora)).toEqual([
      expect.stringMatching(
        /^edith accepted a revision of Factor \d+: .+; 1 accepted, 1 pending → \/revision-sets\/\d+$/,
      ),
    ])
    const [told, ...others] = await news(people.cora)
    expect(others).toEqual([])
    expect(told).toMatchObject({
      type: 'SUBSCRIPTION',
      subscription: { subscribable: { __typename: 'Revision', id: one!.id } },
      event: {
        action: 'REVISION_ACCEPTED',
        link: `/revision-sets/${one!.revisionSetId}`,
        activity: { parsedNote: [{ text: 'This one is in the source' }] },
        originatingObject: {
          fieldName: one!.fieldName,
          supersededBy: null,
          revisionSet: { revisions: [{ status: 'ACCEPTED' }, { id: other!.id, status: 'NEW' }] },
        },
      },
    })
    await knowledge.ask(
      REJECT,
      { input: { ids: [other!.id], comment: 'The source says otherwise' } },
      people.edith,
    )
    expect(await mailOf(people.cora)).toEqual([
      expect.stringContaining(`; 1 accepted, 1 rejected → /revision-sets/${one!.revisionSetId}`),
    ])
    expect(await news(people.cora)).toMatchObject([
      {
        event: {
          action: 'REVISION_REJECTED',
          activity: { parsedNote: [{ text: 'The source says otherwise' }] },
        },
      },
    ])
  })

  it('superseded ones name what was accepted in their place, in the app and in mail', async () => {
    const id = await factor()
    const [fell] = await change(id, people.cora, 'of Cora')
    const rivals = await change(id, people.carl, 'of Carl')
    await accept(knowledge, { ids: rivals.map((revision) => revision.id) }, people.edith)
    const [mail] = await mailOf(people.cora)
    for (const { id: rival } of rivals) expect(mail).toContain(`(by RID${rival})`)
    const told = await news(people.cora)
    expect(told).toHaveLength(2)
    for (const { event } of told)
      expect(event).toMatchObject({
        action: 'REVISION_SUPERSEDED',
        link: `/revision-sets/${fell!.revisionSetId}`,
        originatingObject: {
          supersededBy: {
            id: rivals.find(({ fieldName }) => fieldName === event.originatingObject?.['fieldName'])?.id,
          },
        },
      })
  })

  it('whoever suggests what another suggested before hears of it, too', async () => {
    const id = await factor()
    const pending = (await change(id, people.cora, 'the same')).find(
      ({ fieldName }) => fieldName === 'full_name',
    )
    const input = { fullName: { value: 'Full the same' }, description: { value: 'Described another way' } }
    await suggest(
      knowledge,
      FACTOR,
      { id, fields: { name: names.get(id), ncitId: { unset: true }, sourceIds: [], aliases: [], ...input } },
      people.carl,
    )
    const same = pending!
    await accept(knowledge, { ids: [same.id] }, people.edith)
    expect((await news(people.carl)).map(({ event }) => event.link)).toEqual([
      `/revision-sets/${same.revisionSetId}`,
    ])
  })

  it('nobody is told of what they decide themselves, nor after they no longer follow it', async () => {
    const id = await factor()
    const [own] = await change(id, people.cora, 'withdrawn')
    await knowledge.ask(REJECT, { input: { ids: [own!.id], comment: 'I was wrong here' } }, people.cora)
    expect(await news(people.cora)).toEqual([])
    const [left] = await change(id, people.cora, 'not followed')
    await knowledge.ask(
      `mutation { unsubscribe(input: { subscribables: [{ entityType: REVISION, id: ${left!.id} }] }) { clientMutationId } }`,
      {},
      people.cora,
    )
    await accept(knowledge, { ids: [left!.id] }, people.edith)
    expect(await news(people.cora)).toEqual([])
  })

  it('a source suggestion, a flag and a comment lead to their very place', async () => {
    const { id, source } = await knowledge.storage.write(async (tx) => {
      const feature = await addFeature(tx, 'TP53')
      return { id: (await addVariant(tx, feature, 'R175H')).id, source: await addSource(tx) }
    })
    const { suggestSource } = await knowledge.ask<{ suggestSource: { sourceSuggestion: { id: number } } }>(
      `mutation { suggestSource(input: { sourceId: ${source}, comment: "Read this one, please" }) { sourceSuggestion { id } } }`,
      {},
      people.cora,
    )
    const suggestion = suggestSource.sourceSuggestion.id
    const { flagEntity } = await knowledge.ask<{ flagEntity: { flag: { id: number } } }>(
      `mutation { flagEntity(input: { subject: { entityType: VARIANT, id: ${id} }, comment: "The name is wrong" }) { flag { id } } }`,
      {},
      people.cora,
    )
    await knowledge.ask(
      `mutation { updateSourceSuggestionStatus(input: { id: ${suggestion}, newStatus: REJECTED, reason: "No variants in it" }) { clientMutationId } }`,
      {},
      people.edith,
    )
    await knowledge.ask(
      `mutation { resolveFlag(input: { id: ${flagEntity.flag.id}, comment: "Named anew since" }) { clientMutationId } }`,
      {},
      people.edith,
    )
    const { addComment } = await knowledge.ask<{ addComment: { comment: { id: number } } }>(
      `mutation { addComment(input: { subject: { entityType: VARIANT, id: ${id} }, body: "Thank you, @cora" }) { comment { id } } }`,
      {},
      people.edith,
    )
    expect((await news(people.cora)).map(({ event: { action, link } }) => [action, link])).toEqual([
      ['REJECTED_SOURCE_SUGGESTION', `/sources/${source}?tab=suggestions#source-suggestion-${suggestion}`],
      ['FLAG_RESOLVED', `/variants/${id}?tab=flags#flag-${flagEntity.flag.id}`],
      ['COMMENTED', `/variants/${id}?tab=comments#comment-${addComment.comment.id}`],
    ])
  })

  it('who submits a variant group follows it', async () => {
    const { submitVariantGroup } = await knowledge.ask<{
      submitVariantGroup: { variantGroup: { id: number } }
    }>(
      'mutation { submitVariantGroup(input: { name: "Motesanib Resistance", variantIds: [], sourceIds: [] }) { variantGroup { id } } }',
      {},
      people.cora,
    )
    expect(
      await knowledge.ask(
        `{ subscriptionForEntity(subscribable: { entityType: VARIANT_GROUP, id: ${submitVariantGroup.variantGroup.id} }) { subscribable { id } } }`,
        {},
        people.cora,
      ),
    ).toEqual({ subscriptionForEntity: { subscribable: { id: submitVariantGroup.variantGroup.id } } })
  })
})
