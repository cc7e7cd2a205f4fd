import { afterAll, beforeAll, expect, it } from 'vitest'
import { addNewsItem } from '#server/news/edit-news.ts'
import { addComment, addAction, addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { cpuReferences } from '#tests/support/service/cpu-time.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addEvidence,
  addFeature,
  addProfile,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { hostileTexts } from '#tests/support/curation/hostile-texts.ts'

/** What the thread that answers may compute for all places of one text, in times of the reference. */
const MOST = 40

/** The texts as the interface takes them: it refuses NUL, and halves of characters cannot be stored. */
const texts = Object.entries(hostileTexts).map(
  ([name, text]) => [name, text.replaceAll('\0', ' ').toWellFormed().slice(0, 10_000)] as const,
)

const SEGMENTS = '{ __typename ... on CommentTextSegment { text } }'

const DESCRIPTION = `
  descriptionWithTags ${SEGMENTS} descriptionWithNames descriptionReplaceEidWithSource
  descriptionWithTagsReplaceEidWithSource ${SEGMENTS} descriptionWithNamesReplaceEidWithSource`

const PLACES = `query (
  $feature: Int!, $group: Int!, $profile: Int!, $evidence: Int!, $assertion: Int!, $revision: Int!
) {
  feature(id: $feature) { description descriptionWithTags ${SEGMENTS} }
  variantGroup(id: $group) { descriptionWithTags ${SEGMENTS} }
  molecularProfile(id: $profile) { descriptionWithTags ${SEGMENTS} }
  evidenceItem(id: $evidence) { ${DESCRIPTION} comments { nodes { parsedComment ${SEGMENTS} } } }
  assertion(id: $assertion) { summaryWithTags ${SEGMENTS} ${DESCRIPTION} }
  revision(id: $revision) { linkoutData { diffValue { ... on ScalarFieldDiff { left right } } } }
}`

const PREVIEW = `query ($text: String!) { previewCommentText(commentText: $text) ${SEGMENTS} }`
const SEARCH = `query ($text: String!) { search(query: $text) { id } }`

describeOnSqliteFirst('Hostile texts', (engine) => {
  let curia: TestInterface
  let user: number
  const records = new Map<string, Record<string, number>>()

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      user = (await addUser(tx, 'hester')).id
      let count = 0
      for (const [name, text] of texts) {
        const feature = await addFeature(tx, `GEN-${(count += 1)}`, { description: text })
        const variant = await addVariant(tx, feature, 'V1E')
        const profile = await addProfile(tx, `NOT #VID${variant.id}`, { description: text })
        const evidence = await addEvidence(tx, profile, { description: text })
        const assertion = await addAssertion(tx, profile, { description: text, summary: text.slice(0, 2000) })
        const group = await addVariantGroup(tx, `Group ${count}`, { description: text })
        await addComment(tx, { type: 'EVIDENCE_ITEM', id: evidence }, text, { user })
        const change: [string, string] = [text, `${text.slice(0, 5000)} and ${text.slice(4000, 9000)}`]
        const { revisions } = await addSuggestion(
          tx,
          { type: 'EVIDENCE_ITEM', id: evidence },
          { description: change },
          { user },
        )
        const revision = revisions['description'] ?? 0
        records.set(name, { feature, profile, evidence, assertion, group, revision })
      }
    })
  })
  afterAll(() => curia.close())

  it.each(texts.map(([name]) => name))('keep nobody waiting where they are stored: %s', async (name) => {
    const spent = await cpuReferences(() => curia.ask(PLACES, records.get(name)))
    expect(spent).toBeLessThan(MOST)
  })

  it.each(texts)('keep nobody waiting in previews: %s', async (_, text) => {
    expect(await cpuReferences(() => curia.ask(PREVIEW, { text }))).toBeLessThan(MOST)
  })

  it.each(texts)('keep nobody waiting in searches: %s', async (_, text) => {
    expect(await cpuReferences(() => curia.errorsOf(SEARCH, { text }))).toBeLessThan(MOST)
  })

  it('keep nobody waiting as notes of activities, as revisions and as news by the hundred', async () => {
    const subject = { type: 'EVIDENCE_ITEM', id: records.get('asterisks')?.['evidence'] ?? 0 } as const
    await curia.storage.write(async (tx) => {
      for (const [index, [, note]] of texts.entries()) {
        await addAction(tx, 'COMMENT', 'COMMENTED', subject, { user, note })
        await addSuggestion(
          tx,
          subject,
          { description: [note, `${index} ${texts[index - 1]?.[1]}`] },
          { user },
        )
      }
    })
    for (const [, content] of texts)
      await addNewsItem(
        curia.storage,
        { title: 'News', content, publishedAt: '2026-01-01T00:00:00.000Z' },
        new Date(),
      )
    const ask = (fields: string) => curia.ask(`{ ${fields} }`)
    const of = 'subject: { entityType: EVIDENCE_ITEM, id: ' + subject.id + ' }'
    const reads = [
      `activities(first: 100, ${of}) { nodes { parsedNote ${SEGMENTS} } }`,
      `revisions(first: 100, ${of}) { nodes { linkoutData { diffValue { ... on ScalarFieldDiff { left } } } } }`,
      'newsItems(first: 100) { nodes { contentHtml } }',
    ]
    for (const read of reads) expect(await cpuReferences(() => ask(read)), read).toBeLessThan(2 * MOST)
  })
})
