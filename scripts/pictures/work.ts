import { submitAssertion, submitEvidence, suggestChange } from '#tests/support/curation/submitted.ts'
import type { EvidenceFields } from '#tests/support/curation/submitted.ts'
import type { Colleague, Colleagues } from './people.ts'

type Id = { id: number }

const ADD_COMMENT = `mutation ($body: String!, $subject: CommentableInput!) {
  addComment(input: { body: $body, subject: $subject }) { comment { id } }
}`
const FLAG = `mutation ($comment: String!, $subject: FlaggableInput!) {
  flagEntity(input: { comment: $comment, subject: $subject }) { flag { id } }
}`

/** What is left of the colleagues' work for the pictures: records with revisions, comments, flags and queues with rows. */
export async function doSomeWork({ curator, editor }: Colleagues): Promise<void> {
  const evidence = await submitEvidence(curator, {
    evidenceLevel: 'C',
    rating: 4,
    description: {
      value:
        'In a trial of 107 patients, tumours with **BRAF V600E** shrank in two of three; see also #EID1421.\n\n' +
        '| Arm | Patients | Response |\n| --- | ---: | ---: |\n| combination | 54 | 69 % |\n| one drug | 53 | 50 % |',
    },
  })
  await submitEvidence(curator, {
    evidenceLevel: 'D',
    rating: 2,
    description: { value: 'Cell lines with the variant stopped growing.' },
  })
  await submitAssertion(curator, evidence)
  await suggest(curator, editor, evidence)
  await talk(curator, editor, evidence.id)
  await curator.ask(
    `mutation ($fields: GeneFields!) {
      suggestGeneRevision(input: { id: 5, fields: $fields, comment: "Shorter, and with its newest source." }) {
        results { id }
      }
    }`,
    { fields: { description: { value: 'BRAF is a kinase of the MAPK pathway.' }, sourceIds: [] } },
  )
  await curator.ask(
    `mutation ($sourceId: Int!) {
    suggestSource(input: { sourceId: $sourceId, comment: "Reports three new responses, none of them here yet." }) {
      clientMutationId
    }
  }`,
    { sourceId: evidence.fields.sourceId },
  )
  await curator.ask('mutation { generateApiKey(input: { name: "nightly report" }) { clientMutationId } }')
}

async function suggest(curator: Colleague, editor: Colleague, evidence: Id & { fields: EvidenceFields }) {
  const first = await suggestChange(curator, evidence.id, {
    ...evidence.fields,
    rating: 3,
    evidenceLevel: 'C',
  })
  await editor.ask(
    `mutation ($set: Int!) {
      rejectRevisions(input: { revisionSetId: $set, comment: "The trial was randomized: four stars." }) { clientMutationId }
    }`,
    { set: first },
  )
  const second = await suggestChange(curator, evidence.id, { ...evidence.fields, rating: 5 })
  await editor.ask(
    'mutation ($set: Int!) { acceptRevisions(input: { revisionSetId: $set }) { clientMutationId } }',
    {
      set: second,
    },
  )
  await suggestChange(curator, evidence.id, {
    ...evidence.fields,
    evidenceLevel: 'A',
    description: { value: `${evidence.fields.description.value}\n\nAll patients had been treated before.` },
  })
  await suggestChange(curator, 1421, { ...evidence.fields, evidenceLevel: 'B', rating: 2 })
}

async function talk(curator: Colleague, editor: Colleague, id: number) {
  const subject = { entityType: 'EVIDENCE_ITEM', id }
  await curator.ask(ADD_COMMENT, {
    subject,
    body:
      '@edith, the *first* table counts **54 patients**, the text 53. The same cohort stands behind #EID1421 and ' +
      '#VID12:\n\n- responses by RECIST 1.1\n- [the protocol](https://example.org/protocol)\n\n> We use the table.',
  })
  await editor.ask(ADD_COMMENT, {
    subject,
    body: 'Then four stars, @cora. $editors, please have a look at #AID7, too.',
  })
  await editor.ask(FLAG, { subject, comment: 'Counts differ between the abstract and #EID1421.' })
  await editor.ask(FLAG, {
    subject: { entityType: 'MOLECULAR_PROFILE', id: 12 },
    comment: 'Its description should say which transcript it means.',
  })
}
