import type { Reviewer } from '../pages/reviewers.ts'

/** Somebody who asks the interface. */
type Asking = Pick<Reviewer, 'ask'>
type Named = { id: number }
type Item = {
  evidenceItem: {
    description: string
    evidenceLevel: string
    evidenceType: string
    evidenceDirection: string
    significance: string
    variantOrigin: string
    therapyInteractionType: string | null
    molecularProfile: Named
    disease: Named
    therapies: Named[]
    source: Named
  }
}

/** How many fields were made; a worker's services live no longer than it does. */
let made = 0

/**
 * The item of the starter set that submissions of tests take after, EID1421, with phenotypes that no other one has: items
 * that say the same are refused.
 */
async function fieldsOfModel({ ask }: Asking) {
  made += 1
  const mark = made
  const { evidenceItem: item, phenotypes } = await ask<Item & { phenotypes: { nodes: Named[] } }>(`{
    phenotypes(first: 20) { nodes { id } }
    evidenceItem(id: 1421) {
      description evidenceLevel evidenceType evidenceDirection significance variantOrigin therapyInteractionType
      molecularProfile { id } disease { id } therapies { id } source { id }
    }
  }`)
  return {
    description: { value: item.description },
    molecularProfileId: item.molecularProfile.id,
    variantOrigin: item.variantOrigin,
    sourceId: item.source.id,
    evidenceType: item.evidenceType,
    significance: item.significance,
    diseaseId: { value: item.disease.id },
    evidenceLevel: item.evidenceLevel,
    evidenceDirection: item.evidenceDirection,
    phenotypeIds: phenotypes.nodes.flatMap(({ id }, place) => (mark & (1 << place) ? [id] : [])),
    rating: 3,
    therapyIds: item.therapies.map(({ id }) => id),
    therapyInteractionType: item.therapyInteractionType
      ? { value: item.therapyInteractionType }
      : { unset: true },
  }
}

export type EvidenceFields = Awaited<ReturnType<typeof fieldsOfModel>>

/**
 * Submits evidence that is like EID1421 but for its phenotypes and what is given. Gives its id and what it holds. It can be
 * done any number of times on one service.
 */
export async function submitEvidence(
  person: Asking,
  given: Partial<EvidenceFields>,
): Promise<{ id: number; fields: EvidenceFields }> {
  const fields = { ...(await fieldsOfModel(person)), ...given }
  const { submitEvidence: submitted } = await person.ask<{ submitEvidence: { evidenceItem: Named } }>(
    `mutation ($fields: EvidenceItemFields!) {
      submitEvidence(input: { fields: $fields }) { evidenceItem { id } }
    }`,
    { fields },
  )
  return { id: submitted.evidenceItem.id, fields }
}

/** Suggests a change of an evidence item. Gives the id of the revision set. */
export async function suggestChange(
  person: Asking,
  id: number,
  fields: EvidenceFields,
): Promise<number | undefined> {
  const { suggestEvidenceItemRevision: suggested } = await person.ask<{
    suggestEvidenceItemRevision: { results: { revisionSetId: number }[] }
  }>(
    `mutation ($id: Int!, $fields: EvidenceItemFields!) {
      suggestEvidenceItemRevision(input: { id: $id, fields: $fields, comment: "Table 2 says otherwise." }) {
        results { revisionSetId }
      }
    }`,
    { id, fields },
  )
  return suggested.results[0]?.revisionSetId
}

/** Submits an assertion that rests on one evidence item and says what it says. Gives its id. */
export async function submitAssertion(
  person: Asking,
  evidence: { id: number; fields: EvidenceFields },
): Promise<number> {
  const { fields } = evidence
  const none = { unset: true }
  const { submitAssertion: submitted } = await person.ask<{ submitAssertion: { assertion: Named } }>(
    `mutation ($fields: AssertionFields!) {
      submitAssertion(input: { fields: $fields }) { assertion { id } }
    }`,
    {
      fields: {
        summary: { value: 'Both drugs together help.' },
        description: { value: 'In one trial both drugs together held the tumour back for longer.' },
        diseaseId: fields.diseaseId,
        therapyInteractionType: fields.therapyInteractionType,
        ampLevel: none,
        nccnGuidelineId: none,
        nccnGuidelineVersion: none,
        fdaCompanionTest: none,
        fdaRegulatoryApproval: none,
        molecularProfileId: fields.molecularProfileId,
        variantOrigin: fields.variantOrigin,
        assertionType: fields.evidenceType,
        significance: fields.significance,
        assertionDirection: fields.evidenceDirection,
        phenotypeIds: [],
        therapyIds: fields.therapyIds,
        evidenceItemIds: [evidence.id],
        acmgCodeIds: [],
        clingenCodeIds: [],
      },
    },
  )
  return submitted.assertion.id
}

/** Suggests the source of EID1421 with a comment of its own. */
export async function suggestSource({ ask }: Asking, comment: string): Promise<void> {
  const { evidenceItem } = await ask<{ evidenceItem: { source: { id: number } } }>(
    '{ evidenceItem(id: 1421) { source { id } } }',
  )
  await ask(
    `mutation ($sourceId: Int!, $comment: String!) {
      suggestSource(input: { sourceId: $sourceId, comment: $comment }) { clientMutationId }
    }`,
    { sourceId: evidenceItem.source.id, comment },
  )
}
