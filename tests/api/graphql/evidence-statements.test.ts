import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/** Operations as the app and scripts send them; each asks for a page of `first` rows. */
const operations = {
  'an evidence page': `query ($first: Int) { evidenceItems(first: $first) { totalCount nodes {
    id name link status flagged evidenceRating openRevisionCount
    molecularProfile { id name link } disease { id name link } therapies { id name link }
    phenotypes { id name } source { id name link citation clinicalTrials { nctId } }
    submissionEvent { createdAt originatingUser { displayName } organization { name } }
    acceptanceEvent { createdAt originatingUser { displayName } }
    submissionActivity { verbiage user { displayName } events { action } }
    lastSubmittedRevisionEvent { id } lastAcceptedRevisionEvent { id } lastCommentEvent { id }
    comments { totalCount } flags(state: OPEN) { totalCount } events { totalCount unfilteredCount }
    assertions { id name }
    descriptionWithTags { __typename ... on CommentTextSegment { text } }
    descriptionWithNamesReplaceEidWithSource
  } } }`,
  'assertions with evidence and sources': `query ($first: Int) { assertions(first: $first) { totalCount nodes {
    id name summary acmgCodes { code } clingenCodes { code } nccnGuideline { name }
    molecularProfile { id name } disease { name } therapies { name therapyAliases } phenotypes { name }
    submissionEvent { createdAt originatingUser { displayName } }
    evidenceItems { id evidenceLevel disease { name diseaseAliases } therapies { name }
      source { citation authorString clinicalTrials { nctId } } molecularProfile { name } }
    descriptionWithTags { __typename ... on CommentTagSegmentFlaggedAndWithStatus { displayName link status } }
  } } }`,
  'a feed of events': `query ($first: Int) { events(first: $first) { totalCount uniqueParticipants { displayName } nodes {
    action subject { __typename id name link } originatingObject { __typename name link }
    originatingUser { displayName organizations { name } } organization { name }
  } } }`,
  flags: `query ($first: Int) { flags(first: $first) { totalCount nodes {
    name link state flaggable { __typename name link flagged } flaggingUser { displayName }
    openActivity { note flag { id } } comments { totalCount }
  } } }`,
  'diseases with their usage': `query ($first: Int) { diseases(first: $first) { nodes { name diseaseAliases link } } }`,
}

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('The number of statements', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it.each(Object.entries(operations))('of %s does not grow with the rows', async (_what, operation) => {
      const statementsFor = async (first: number) => {
        // After a change nothing is remembered.
        await curia.storage.write(async () => undefined)
        curia.statements.length = 0
        await curia.ask(operation, { first })
        return curia.statements.length
      }
      const many = await statementsFor(100)
      expect(many).toBe(await statementsFor(50))
      expect(many).toBeLessThan(30)
    })
  })
})
