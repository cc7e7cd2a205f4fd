import { resultWith } from '#app/apollo/mutate.ts'
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

/** Answers of a mutation about each field; without an answer an error. */
export function changesFiled<Result>(
  result: MutationResult<Result>,
  resultsOf: (result: Result) => readonly FiledChange[] | undefined,
): MutationResult<readonly FiledChange[]> {
  return resultWith(result, resultsOf)
}
