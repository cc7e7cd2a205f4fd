import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { mutate, notDone, resultWith } from '#app/apollo/mutate.ts'
import type { MutationResult } from '#app/apollo/mutate.ts'

/** Input that goes with every suggestion. */
export type SuggestionSent = {
  id: number
  comment: string
  organizationId: number | null
  clientMutationId: string
}

/** Outcome of the change of one field. */
export type FiledChange = {
  /** Snake case. */
  fieldName: string
  /** Id of the revision. */
  id: number
  /** False when the same was suggested before and waits for a decision. */
  newlyCreated: boolean
  revisionSetId: number
}

/** A change that was filed, with what people read for its field. */
export type NamedChange = FiledChange & { label: string }

/**
 * Sends what a form suggests by a mutation, which answers about each field. `fieldsOf` reads the whole new state from
 * the form; null while something is missing that no record can be without.
 */
export const suggestion =
  <Answer, Fields, Values>(
    mutation: TypedDocumentNode<Answer, { input: SuggestionSent & { fields: Fields } }>,
    payloadOf: (answer: Answer) => { results: readonly FiledChange[] } | null,
    fieldsOf: (values: Values) => Fields | null,
  ) =>
  async (sent: SuggestionSent, values: Values): Promise<MutationResult<readonly FiledChange[]>> => {
    const fields = fieldsOf(values)
    if (!fields) return notDone('Required fields are missing.')
    // Empty only where the mutation takes none.
    const comment = (sent.comment || null) as string
    const result = await mutate(mutation, { input: { ...sent, comment, fields } })
    return resultWith(result, (answer) => payloadOf(answer)?.results)
  }
