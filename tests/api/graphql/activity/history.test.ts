import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import {
  addComment,
  addFlag,
  addOrganization,
  addSubmission,
  addSuggestion,
  addUser,
  resolveFlag,
} from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addCoordinates,
  addEvidence,
  addFeature,
  addSource,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

/** A small history with known ids, told in days of March. */
const ids = { gene: 5, variant: 12, evidence: 100, assertion: 7, source: 33, group: 2 }
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`

const template: DatabaseTemplate = {
  name: 'history',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const ann = (await addUser(tx, 'ann', { id: 1, name: 'Ann Example', email: 'ann@example.org' })).id
      const bob = (await addUser(tx, 'bob', { id: 2, role: 'EDITOR' })).id
      const bot = (await addUser(tx, 'import', { id: 3, automation: true })).id
      const lab = await addOrganization(tx, 'Lab', { id: 1, members: [ann], can_approve: true })
      await addOrganization(tx, 'Labelled', { id: 2, parent_id: lab, members: [bob] })

      await addFeature(tx, 'BRAF', { id: ids.gene, description: 'Mutated as in #VID12.' })
      const { profile } = await addVariant(tx, ids.gene, 'V600E', { id: ids.variant })
      const source = await addSource(tx, {
        id: ids.source,
        citation_id: '16081687',
        citation: 'Doe et al., 2020, Journal',
      })
      await addEvidence(tx, profile, {
        id: ids.evidence,
        source_id: source,
        status: 'SUBMITTED',
        flagged: true,
        description: 'As #EID100 and #VID12 of @ann show; see #E999.',
      })
      await addAssertion(tx, profile, {
        id: ids.assertion,
        evidence: [ids.evidence],
        description: 'Shown by #E100, civic.eid:100 and $editors.',
        summary: 'Rests on **one** item, #EID100.',
      })
      await addVariantGroup(tx, 'Group', {
        id: ids.group,
        variants: [ids.variant],
        description: `With #MPID${profile}.`,
      })
      const evidence = { type: 'EVIDENCE_ITEM', id: ids.evidence } as const
      const variant = { type: 'VARIANT', id: ids.variant } as const

      await addSubmission(tx, 'EVIDENCE_ITEM', ids.evidence, {
        user: ann,
        organization: lab,
        at: day(1),
        note: 'for @bob',
      })
      await addSubmission(tx, 'ASSERTION', ids.assertion, { user: bot, at: day(2) })
      const first = await addComment(tx, evidence, 'Look at #VID12, @bob and $admins', {
        user: ann,
        organization: lab,
        at: day(3),
      })
      await tx.insertInto('comment_mentioned_users').values({ comment_id: first, user_id: bob }).execute()
      await tx.insertInto('comment_mentioned_roles').values({ comment_id: first, role: 'ADMIN' }).execute()
      await tx
        .insertInto('comment_mentioned_entities')
        .values({ comment_id: first, entity_type: 'VARIANT', entity_id: ids.variant })
        .execute()
      await addComment(tx, evidence, 'Nothing to add', { user: bob, at: day(4) })
      await addComment(tx, variant, 'Of the variant', { user: bob, at: day(5) })
      const solved = await addFlag(tx, evidence, { user: bob, at: day(6), note: 'wrong disease' })
      await resolveFlag(tx, solved, evidence, { user: ann, at: day(7) })
      await addFlag(tx, evidence, { user: ann, at: day(8), note: 'still wrong' })
      await addSuggestion(
        tx,
        evidence,
        { evidence_level: ['B', 'A'], therapy_ids: [[], [4, 5]] },
        { user: bob, at: day(9) },
      )
      await addSuggestion(tx, variant, { name: ['V600E', 'V600K'] }, { user: ann, at: day(10) })
      const coordinates = await addCoordinates(tx, ids.variant, {
        id: 70,
        chromosome: '7',
        start: 1,
        stop: 1,
      })
      await addSuggestion(
        tx,
        { type: 'VARIANT_COORDINATES', id: coordinates },
        { start: [1, 2] },
        { user: ann, at: day(11) },
      )
    })
    await storage.close()
  },
}

type Nodes = { nodes: { id: number }[] }

describeOnEachEngine('The history of a record', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  it('begins with its submission and lists what happened, the newest first', async () => {
    const { item } = await curia.ask<{ item: Record<string, unknown> }>(`{ item: evidenceItem(id: 100) {
      submissionEvent { action createdAt originatingUser { username } organization { name } }
      submissionActivity { __typename note parsedNote { __typename ... on User { username } } subject { name } }
      acceptanceEvent { id }
      lastCommentEvent { createdAt originatingUser { username } originatingObject { __typename name link } }
      events { totalCount unfilteredCount eventTypes
        uniqueParticipants { username } participatingOrganizations { name }
        nodes { action subject { __typename name } } }
      byBob: events(originatingUserId: 2) { totalCount unfilteredCount }
      flaggings: events(eventType: FLAGGED, sortBy: {column: CREATED, direction: ASC}) { nodes { createdAt } }
    } }`)
    expect(item).toMatchObject({
      submissionEvent: {
        action: 'SUBMITTED',
        createdAt: day(1),
        originatingUser: { username: 'ann' },
        organization: { name: 'Lab' },
      },
      submissionActivity: {
        __typename: 'SubmitEvidenceItemActivity',
        note: 'for @bob',
        parsedNote: [{ __typename: 'CommentTextSegment' }, { __typename: 'User', username: 'bob' }],
        subject: { name: 'EID100' },
      },
      acceptanceEvent: null,
      lastCommentEvent: {
        createdAt: day(4),
        originatingUser: { username: 'bob' },
        originatingObject: { __typename: 'Comment', link: '/evidence/100/comments' },
      },
      events: {
        totalCount: 8,
        unfilteredCount: 8,
        eventTypes: ['COMMENTED', 'FLAGGED', 'FLAG_RESOLVED', 'REVISION_SUGGESTED', 'SUBMITTED'],
        uniqueParticipants: [{ username: 'bob' }, { username: 'ann' }],
        participatingOrganizations: [{ name: 'Lab' }],
      },
      byBob: { totalCount: 4, unfilteredCount: 8 },
      flaggings: { nodes: [{ createdAt: day(6) }, { createdAt: day(8) }] },
    })
    const { nodes } = item['events'] as { nodes: { action: string }[] }
    expect(nodes.map((event) => event.action)).toEqual([
      'REVISION_SUGGESTED',
      'REVISION_SUGGESTED',
      'FLAGGED',
      'FLAG_RESOLVED',
      'FLAGGED',
      'COMMENTED',
      'COMMENTED',
      'SUBMITTED',
    ])
  })

  it('names its comments, their authors and what they mention', async () => {
    const { item, all } = await curia.ask<Record<string, unknown>>(`{
      item: evidenceItem(id: 100) {
        comments { totalCount unfilteredCountForSubject
          uniqueCommenters { username } mentionedUsers { username }
          mentionedRoles { displayName tagType } mentionedEntities { tagType displayName link entityId }
          nodes { comment commenter { username } deleted name link creationEvent { action }
            commentable { __typename id }
            parsedComment { __typename
              ... on CommentTextSegment { text } ... on User { username } ... on CommentTagSegment { displayName }
              ... on CommentTagSegmentFlaggedAndDeprecated { displayName feature { name } flagged deprecated }
            } } }
        mentioning: comments(mentionedEntity: {entityType: VARIANT, id: 12}) { totalCount unfilteredCountForSubject }
        adminsMentioned: comments(mentionedEntity: {entityType: ROLE, id: 2}) { totalCount }
      }
      all: comments { totalCount unfilteredCountForSubject uniqueCommenters { username } }
    }`)
    expect(item).toMatchObject({
      comments: {
        totalCount: 2,
        unfilteredCountForSubject: 2,
        uniqueCommenters: [{ username: 'ann' }, { username: 'bob' }],
        mentionedUsers: [{ username: 'bob' }],
        mentionedRoles: [{ displayName: 'admins', tagType: 'ROLE' }],
        mentionedEntities: [{ tagType: 'VARIANT', displayName: 'V600E', link: '/variants/12', entityId: 12 }],
        nodes: [
          { comment: 'Nothing to add', parsedComment: [{ text: 'Nothing to add' }] },
          {
            commenter: { username: 'ann' },
            deleted: false,
            creationEvent: { action: 'COMMENTED' },
            commentable: { __typename: 'EvidenceItem', id: 100 },
            parsedComment: [
              { text: 'Look at ' },
              { displayName: 'V600E', feature: { name: 'BRAF' }, flagged: false, deprecated: false },
              { text: ', ' },
              { username: 'bob' },
              { text: ' and ' },
              { displayName: 'admins' },
            ],
          },
        ],
      },
      mentioning: { totalCount: 1, unfilteredCountForSubject: 2 },
      adminsMentioned: { totalCount: 1 },
    })
    expect(all).toEqual({
      totalCount: 3,
      unfilteredCountForSubject: null,
      uniqueCommenters: [{ username: 'ann' }, { username: 'bob' }],
    })
  })

  it('tells open flags from resolved ones, with how they were raised and resolved', async () => {
    const { item, flags } = await curia.ask<Record<string, unknown>>(`{
      item: evidenceItem(id: 100) { flagged
        flags { totalCount unfilteredCountForSubject
          uniqueFlaggingUsers { username } uniqueResolvingUsers { username }
          nodes { state openActivity { note flag { state } } resolutionActivity { user { username } }
            flaggable { __typename flagged } link } }
        open: flags(state: OPEN) { totalCount unfilteredCountForSubject }
      }
      flags(resolvingUserId: 1) { totalCount nodes { flaggingUser { username } resolvingUser { username } } }
    }`)
    const flaggable = { __typename: 'EvidenceItem', flagged: true }
    expect(item).toMatchObject({
      flagged: true,
      flags: {
        totalCount: 2,
        unfilteredCountForSubject: 2,
        uniqueFlaggingUsers: [{ username: 'ann' }, { username: 'bob' }],
        uniqueResolvingUsers: [{ username: 'ann' }],
        nodes: [
          {
            state: 'OPEN',
            openActivity: { note: 'still wrong', flag: { state: 'OPEN' } },
            resolutionActivity: null,
            flaggable,
            link: '/evidence/100/flags',
          },
          {
            state: 'RESOLVED',
            openActivity: { note: 'wrong disease' },
            resolutionActivity: { user: { username: 'ann' } },
          },
        ],
      },
      open: { totalCount: 1, unfilteredCountForSubject: 2 },
    })
    expect(flags).toEqual({
      totalCount: 1,
      nodes: [{ flaggingUser: { username: 'bob' }, resolvingUser: { username: 'ann' } }],
    })
  })

  it("counts what is suggested, a variant's coordinates included", async () => {
    const { item, variant, own, revisions } = await curia.ask<Record<string, unknown>>(`{
      item: evidenceItem(id: 100) { openRevisionCount
        lastSubmittedRevisionEvent { createdAt } lastAcceptedRevisionEvent { id }
        revisions { totalCount unfilteredCountForSubject uniqueRevisors { username } uniqueResolvers { username }
          revisedFieldNames { name displayName }
          nodes { fieldName currentValue suggestedValue status subject { name } link
            creationActivity { __typename revisionSet { name revisions { fieldName } } revisions { fieldName } }
            resolutionActivity { id } } }
        levels: revisions(fieldName: "evidence_level") { totalCount unfilteredCountForSubject }
      }
      variant(id: 12) {
        openRevisionCount
        revisions { totalCount nodes { fieldName } }
        all: revisions(includeCoordinates: true) { nodes { fieldName subject { __typename name link } } }
      }
      own: revisions(subject: {entityType: VARIANT, id: 12}) { totalCount unfilteredCountForSubject nodes { fieldName } }
      revisions(subject: {entityType: VARIANT_COORDINATES, id: 70}) { totalCount nodes { fieldName } }
    }`)
    expect(item).toMatchObject({
      openRevisionCount: 2,
      lastSubmittedRevisionEvent: { createdAt: day(9) },
      lastAcceptedRevisionEvent: null,
      revisions: {
        totalCount: 2,
        unfilteredCountForSubject: 2,
        uniqueRevisors: [{ username: 'bob' }],
        uniqueResolvers: [],
        revisedFieldNames: [
          { name: 'evidence_level', displayName: 'Evidence Level' },
          { name: 'therapy_ids', displayName: 'Therapies' },
        ],
        nodes: [
          { fieldName: 'therapy_ids', currentValue: [], suggestedValue: [4, 5], resolutionActivity: null },
          {
            fieldName: 'evidence_level',
            currentValue: 'B',
            suggestedValue: 'A',
            status: 'NEW',
            subject: { name: 'EID100' },
            link: '/evidence/100/revisions',
            creationActivity: {
              __typename: 'SuggestRevisionSetActivity',
              revisionSet: { revisions: [{ fieldName: 'evidence_level' }, { fieldName: 'therapy_ids' }] },
            },
          },
        ],
      },
      levels: { totalCount: 1, unfilteredCountForSubject: 2 },
    })
    expect(variant).toEqual({
      openRevisionCount: 2,
      revisions: { totalCount: 1, nodes: [{ fieldName: 'name' }] },
      all: {
        nodes: [
          {
            fieldName: 'start',
            subject: { __typename: 'VariantCoordinate', name: 'V600E Coordinates', link: '/variants/12' },
          },
          { fieldName: 'name', subject: { __typename: 'GeneVariant', name: 'V600E', link: '/variants/12' } },
        ],
      },
    })
    expect(own).toEqual({ totalCount: 1, unfilteredCountForSubject: 1, nodes: [{ fieldName: 'name' }] })
    expect(revisions).toEqual({ totalCount: 1, nodes: [{ fieldName: 'start' }] })
  })

  it('shows descriptions with what they mention, evidence replaced by its source on request', async () => {
    const { item, assertion } = await curia.ask<Record<string, Record<string, unknown>>>(`{
      item: evidenceItem(id: 100) { description descriptionWithNames descriptionReplaceEidWithSource
        descriptionWithTags { __typename
          ... on CommentTextSegment { text } ... on CommentTagSegmentFlaggedAndWithStatus { displayName status flagged link } } }
      assertion(id: 7) { descriptionWithNamesReplaceEidWithSource
        descriptionWithTagsReplaceEidWithSource { __typename
          ... on CommentTagSegmentDeprecated { displayName link deprecated tagType entityId } } }
    }`)
    expect(item).toMatchObject({
      description: 'As #EID100 and #VID12 of @ann show; see #E999.',
      descriptionWithNames: 'As EID100 and BRAF V600E of ann show; see #E999.',
      descriptionReplaceEidWithSource: 'As pubmed:16081687 and #VID12 of @ann show; see #E999.',
      descriptionWithTags: [
        { text: 'As ' },
        { displayName: 'EID100', status: 'SUBMITTED', flagged: true, link: '/evidence/100' },
        { text: ' and ' },
        { __typename: 'CommentTagSegmentFlaggedAndDeprecated' },
        { text: ' of ' },
        { __typename: 'User' },
        { text: ' show; see #E999.' },
      ],
    })
    const source = {
      __typename: 'CommentTagSegmentDeprecated',
      displayName: 'PubMed: Doe et al., 2020, Journal',
      link: '/sources/33',
      deprecated: false,
      tagType: 'SOURCE',
      entityId: 33,
    }
    expect(assertion?.['descriptionWithNamesReplaceEidWithSource']).toBe(
      'Shown by PMID: 16081687, PMID: 16081687 and editors.',
    )
    expect(assertion?.['descriptionWithTagsReplaceEidWithSource']).toEqual([
      { __typename: 'CommentTextSegment' },
      source,
      { __typename: 'CommentTextSegment' },
      source,
      { __typename: 'CommentTextSegment' },
      { __typename: 'CommentTagSegment' },
      { __typename: 'CommentTextSegment' },
    ])
  })

  it('shows what genes, profiles, groups and summaries mention, too', async () => {
    const answer = await curia.ask(`{
      gene(id: 5) { descriptionWithTags { ...Segment } }
      variantGroup(id: 2) { descriptionWithTags { ...Segment } }
      assertion(id: 7) { summaryWithTags { ...Segment } molecularProfile { descriptionWithTags { ...Segment } } }
    }
    fragment Segment on CommentBodySegment {
      ... on CommentTextSegment { text }
      ... on CommentTagSegmentFlaggedAndDeprecated { tagType link }
      ... on CommentTagSegmentFlaggedAndWithStatus { tagType link }
    }`)
    expect(answer).toEqual({
      gene: {
        descriptionWithTags: [
          { text: 'Mutated as in ' },
          { tagType: 'VARIANT', link: '/variants/12' },
          { text: '.' },
        ],
      },
      variantGroup: {
        descriptionWithTags: [
          { text: 'With ' },
          { tagType: 'MOLECULAR_PROFILE', link: expect.stringMatching(/^\/molecular-profiles\/\d+$/) },
          { text: '.' },
        ],
      },
      assertion: {
        summaryWithTags: [
          { text: 'Rests on <strong>one</strong> item, ' },
          { tagType: 'EVIDENCE_ITEM', link: '/evidence/100' },
          { text: '.' },
        ],
        molecularProfile: { descriptionWithTags: [] },
      },
    })
  })

  it('is part of the feeds of everything, of a user, of an organization and of a parent', async () => {
    const counts = await curia.ask<Record<string, Record<string, unknown>>>(`{
      everything: events { totalCount unfilteredCount }
      people: events(includeAutomatedEvents: false) { totalCount unfilteredCount }
      ann: events(mode: USER, originatingUserId: 1, eventType: COMMENTED) { totalCount unfilteredCount uniqueParticipants { username } }
      lab: events(mode: ORGANIZATION, organizationId: 1) { totalCount eventTypes }
      assertion: events(mode: SUBJECT, subject: {entityType: ASSERTION, id: 7, includeChildren: true}) { totalCount unfilteredCount }
      alone: events(subject: {entityType: ASSERTION, id: 7}) { totalCount }
      gene: events(subject: {entityType: FEATURE, id: 5, includeChildren: true}) { totalCount }
      user(id: 1) { events { totalCount unfilteredCount } mostRecentEvent { createdAt } }
      organization(id: 1) { eventCount events { totalCount } }
    }`)
    expect(counts).toMatchObject({
      everything: { totalCount: 12, unfilteredCount: 12 },
      people: { totalCount: 11, unfilteredCount: 12 },
      ann: { totalCount: 1, unfilteredCount: 6, uniqueParticipants: [{ username: 'ann' }] },
      lab: { totalCount: 2, eventTypes: ['COMMENTED', 'SUBMITTED'] },
      assertion: { totalCount: 9, unfilteredCount: 9 },
      alone: { totalCount: 1 },
      gene: { totalCount: 2 },
      user: { events: { totalCount: 6, unfilteredCount: 6 }, mostRecentEvent: { createdAt: day(11) } },
      organization: { eventCount: 2, events: { totalCount: 2 } },
    })
  })

  it('has no totals for a scope that nobody named', async () => {
    const [message] = await curia.errorsOf('{ events(mode: USER) { uniqueParticipants { id } } }')
    expect(message).toMatch(/mode USER needs the argument/)
    expect(await curia.errorsOf('{ events(mode: USER) { totalCount } }')).toEqual([])
  })

  it('limits lists by who submitted and for whom', async () => {
    const lists = await curia.ask<Record<string, Nodes>>(`{
      ann: evidenceItems(userId: 1) { nodes { id } }
      bob: evidenceItems(userId: 2) { nodes { id } }
      lab: evidenceItems(organization: {name: "la"}) { nodes { id } }
      other: evidenceItems(organization: {ids: [2]}) { nodes { id } }
      bot: assertions(userId: 3) { nodes { id } }
      none: assertions(organization: {ids: [1], includeSubgroups: true}) { nodes { id } }
    }`)
    const found = Object.fromEntries(
      Object.entries(lists).map(([name, { nodes }]) => [name, nodes.map((node) => node.id)]),
    )
    expect(found).toEqual({ ann: [100], bob: [], lab: [100], other: [], bot: [7], none: [] })
  })

  it('is not limited by an empty list of organizations, as the tables of the public client send it', async () => {
    const { every, empty, named, allAssertions, assertions } = await curia.ask<Record<string, Nodes>>(`{
      every: evidenceItems { nodes { id } }
      empty: evidenceItems(organization: {ids: []}) { nodes { id } }
      named: evidenceItems(organization: {ids: [], name: "la"}) { nodes { id } }
      allAssertions: assertions { nodes { id } }
      assertions(organization: {ids: []}, approvingOrganizations: {ids: []}) { nodes { id } }
    }`)
    expect(every?.nodes.length).toBeGreaterThan(0)
    expect(empty).toEqual(every)
    expect(named).toEqual({ nodes: [{ id: 100 }] })
    expect(allAssertions?.nodes.length).toBeGreaterThan(0)
    expect(assertions).toEqual(allAssertions)
  })

  it('answers null for what does not exist and a clear error for a bad cursor', async () => {
    expect(
      await curia.ask(
        '{ evidenceItem(id: 1) { id } assertion(id: 0) { id } comment(id: -1) { id } flag(id: 9) { id } revision(id: 9) { id } user(id: 9) { id } organization(id: 9) { id } activity(id: 9) { id } }',
      ),
    ).toEqual({
      evidenceItem: null,
      assertion: null,
      comment: null,
      flag: null,
      revision: null,
      user: null,
      organization: null,
      activity: null,
    })
    expect(await curia.errorsOf('{ evidenceItems(after: "nonsense!") { nodes { id } } }')).toEqual([
      expect.stringContaining('is malformed'),
    ])
  })
})
