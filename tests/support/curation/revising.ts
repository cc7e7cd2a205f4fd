import type { TestInterface } from '#tests/support/graphql.ts'
import type { Person } from '#tests/support/curation/curators.ts'

/*
 * Asking for the mutations of revisions as scripts would.
 */

export interface Result {
  id: number
  fieldName: string
  newlyCreated: boolean
  revisionSetId: number
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The text of a suggesting mutation: `suggestGeneRevision`, whose payload holds the `gene`. */
const suggestion = (name: string, member: string) => `
  mutation ($input: ${capitalised(name)}Input!) {
    ${name}(input: $input) {
      clientMutationId
      ${member} { id }
      results { id fieldName newlyCreated revisionSetId }
    }
  }`

const REASON = 'Because the source says so'

/** Suggests, and gives what became of each field. */
export async function suggest(
  knowledge: TestInterface,
  [name, member]: readonly [name: string, member: string],
  input: { id: number; fields: object; comment?: string; organizationId?: number; clientMutationId?: string },
  viewer: Person,
): Promise<Result[]> {
  const answer = await knowledge.ask<Record<string, { results: Result[] }>>(
    suggestion(name, member),
    { input: { comment: REASON, ...input } },
    viewer,
  )
  return answer[name]?.results ?? []
}

/** Why a suggestion is refused. */
export const suggestErrors = (
  knowledge: TestInterface,
  [name, member]: readonly [name: string, member: string],
  input: { id: number; fields: object; comment?: string; organizationId?: number },
  viewer?: Person,
): Promise<string[]> =>
  knowledge.errorsOf(suggestion(name, member), { input: { comment: REASON, ...input } }, viewer)

export const ACCEPT = `mutation ($input: AcceptRevisionsInput!) {
  acceptRevisions(input: $input) {
    clientMutationId
    revisions { id status }
    supersededRevisions { id status }
  }
}`

export const REJECT = `mutation ($input: RejectRevisionsInput!) {
  rejectRevisions(input: $input) { clientMutationId revisions { id status } }
}`

export const VALIDATE = `query ($ids: [Int!]!) {
  validateRevisionsForAcceptance(revisionIds: $ids) {
    validationErrors { fieldName error }
    genericErrors
  }
}`

export interface Validation {
  validateRevisionsForAcceptance: {
    validationErrors: { fieldName: string; error: string }[]
    genericErrors: string[]
  }
}

/** Accepts revisions; gives the ids of those accepted and superseded. */
export async function accept(knowledge: TestInterface, input: object, viewer: Person) {
  const { acceptRevisions } = await knowledge.ask<{
    acceptRevisions: { revisions: { id: number }[]; supersededRevisions: { id: number }[] }
  }>(ACCEPT, { input }, viewer)
  return {
    accepted: acceptRevisions.revisions.map(({ id }) => id),
    superseded: acceptRevisions.supersededRevisions.map(({ id }) => id),
  }
}

/** The revisions with the ids as their rows are, in the order of the ids. */
export const revisionRows = ({ storage }: TestInterface, ids: number[]) =>
  storage.read.selectFrom('revisions').selectAll().where('id', 'in', ids).orderBy('id').execute()
