import type { Colleague } from './people.ts'

type Rows = { nodes: { id: number }[] }

/** Ids of records that have something to show, found by what they are called: a release or the starter set gives them. */
export type Examples = {
  disease: number
  therapy: number
  phenotype: number
  source: number
  variantType: number
  user: number
  organization: number
  /** What is neither gene nor fusion, where there is one. */
  factor: number | null
  fusion: number | null
  fusionVariant: number | null
  clinicalTrial: number | null
  /** The evidence item and assertion with open revisions, comments and flags. */
  discussedEvidence: number
  newAssertion: number
  openSet: number
}

const QUERY = `{
  diseases(name: "Colorectal Cancer", first: 1) { nodes { id } }
  therapies(name: "vemurafenib", first: 1) { nodes { id } }
  phenotypes(name: "pheochromocytoma", first: 1) { nodes { id } }
  evidenceItem(id: 1421) { source { id } }
  variant(id: 12) { variantTypes { id } }
  users(username: "cora", first: 1) { nodes { id } }
  organizations(name: "Tumour Board", first: 1) { nodes { id } }
  factors(first: 1) { nodes { id } }
  fusions(first: 1) { nodes { id variants(first: 1) { nodes { id } } } }
  clinicalTrials(first: 1) { nodes { id } }
  comments(first: 1) { nodes { commentable { id } } }
  assertions(status: SUBMITTED, last: 1) { nodes { id } }
  revisionSets: revisions(status: NEW, subject: { entityType: EVIDENCE_ITEM, id: 1421 }, last: 1) {
    nodes { revisionSetId }
  }
}`

type Answer = Record<
  | 'diseases'
  | 'therapies'
  | 'phenotypes'
  | 'users'
  | 'organizations'
  | 'factors'
  | 'clinicalTrials'
  | 'assertions',
  Rows
> & {
  evidenceItem: { source: { id: number } }
  variant: { variantTypes: { id: number }[] }
  fusions: { nodes: { id: number; variants: Rows }[] }
  comments: { nodes: { commentable: { id: number } }[] }
  revisionSets: { nodes: { revisionSetId: number }[] }
}

/** Finds them, after the colleagues have done their work. */
export async function findExamples({ ask }: Colleague): Promise<Examples> {
  const found = await ask<Answer>(QUERY)
  const fusion = found.fusions.nodes[0]
  return {
    disease: the('disease', found.diseases.nodes[0]?.id),
    therapy: the('therapy', found.therapies.nodes[0]?.id),
    phenotype: the('phenotype', found.phenotypes.nodes[0]?.id),
    source: found.evidenceItem.source.id,
    variantType: the('variant type', found.variant.variantTypes[0]?.id),
    user: the('user', found.users.nodes[0]?.id),
    organization: the('organization', found.organizations.nodes[0]?.id),
    factor: found.factors.nodes[0]?.id ?? null,
    fusion: fusion?.id ?? null,
    fusionVariant: fusion?.variants.nodes[0]?.id ?? null,
    clinicalTrial: found.clinicalTrials.nodes[0]?.id ?? null,
    discussedEvidence: the('evidence item with comments', found.comments.nodes[0]?.commentable.id),
    newAssertion: the('new assertion', found.assertions.nodes[0]?.id),
    openSet: the('open revision set', found.revisionSets.nodes[0]?.revisionSetId),
  }
}

function the(what: string, id: number | undefined): number {
  if (id === undefined) throw new Error(`The knowledgebase has no ${what} to show in a picture.`)
  return id
}
