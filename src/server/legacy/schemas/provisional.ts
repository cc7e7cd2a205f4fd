import { emptyObject, describe, integer, object, partial, text } from './shape.ts'

/** Values that an open revision would give the description. */
export const provisionalValues = describe(
  partial({ description: object({ value: text, revision_id: integer }) }),
  'The description that the newest open revision suggests.',
)

/** Always empty; there for clients that look for it. */
export const errors = emptyObject
